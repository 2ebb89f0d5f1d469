import type { Game, GameTexts, Knowledge, Language, Storyteller } from '@eminence/kernel'

/** Everything that the rest of Eminence knows of one game, but for what is drawn and read. */
export interface GameEntry {
  readonly game: Game
  readonly knowledge: Knowledge
  readonly texts: Readonly<Record<Language, GameTexts>>
  /** How its plays are told at the end, where it can be. */
  readonly story?: Storyteller
}
