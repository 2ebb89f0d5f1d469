export const factions = ['nobility', 'professions', 'magistrates', 'artists', 'scholars', 'clergy'] as const

/** The factions of the three games with luminary cards. */
export type FactionName = (typeof factions)[number]

/** Symbols of the luminaries; a page shows them once `LuminarySprite` is in it. */
export type SignName =
  | FactionName
  | `${FactionName}-${'token' | 'pip'}`
  | 'ace'
  | 'crown'
  | 'dagger'
  | 'hammer'
  | 'lock'
  | 'laurel'
  | 'trounce'
  | 'freemason'
  | 'rosicrucian'
  | 'chamberlain'
  | 'eye'
