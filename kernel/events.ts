import type { Seat, Viewer } from './game.ts'

/** What happened, for the log and for animation: plain JSON, worded per language when it is shown. */
export interface Telling {
  readonly type: string
}

/** How an event is told besides its public part. */
export type Note = Confidence | typeof reveals

interface Confidence {
  readonly to: readonly Seat[]
  readonly details: object
}

/** Tells an event to everybody; notes add what only some are told, and whether something hidden came to light. */
export type Tell<E extends Telling = Telling> = (event: E, ...notes: readonly Note[]) => void

/** Details that these seats alone are told. */
export const only = (to: Seat | readonly Seat[], details: object): Note => ({
  to: typeof to === 'number' ? [to] : to,
  details,
})

/** Something that was hidden from somebody has become known: there is no way back behind it. */
export const reveals = 'reveals'

/** An event with its confidences. It stays with the table; viewers get `seenBy`. */
export interface Told<E extends Telling = Telling> {
  readonly event: E
  readonly confidences: readonly Confidence[]
  readonly reveals: boolean
}

export const told = <E extends Telling>(event: E, notes: readonly Note[]): Told<E> => ({
  event,
  confidences: notes.filter((note) => note !== reveals),
  reveals: notes.includes(reveals),
})

/** The event as this viewer may see it. */
export function seenBy<E extends Telling>({ event, confidences }: Told<E>, viewer: Viewer): E {
  if (viewer === null || confidences.length === 0) return event
  const details = confidences.filter(({ to }) => to.includes(viewer)).map((confidence) => confidence.details)
  return Object.assign({}, event, ...details)
}
