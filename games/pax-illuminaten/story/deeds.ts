import type { Play } from '@eminence/kernel'
import type { Event } from '../events.ts'

type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

/** Where an event is in the play. */
export interface Done<E extends Event = Event> {
  /** The move that shows it. */
  readonly moves: number
  readonly chapter: number
  readonly event: E
}

export const eventsOf = ({ chapters }: Play<Event>): Done[] =>
  chapters.flatMap(({ steps }, index) =>
    steps.flatMap(({ told, moves }) => told.map((event) => ({ moves, chapter: index + 1, event }))),
  )

/** Those of one kind. */
export const allOf = <Type extends Event['type']>(done: readonly Done[], type: Type): Done<Told<Type>>[] =>
  done.filter((each): each is Done<Told<Type>> => each.event.type === type)

/** A challenge with how it began and how it ended. */
export interface Challenge extends Done<Told<'challengeEnded'>> {
  readonly began: Told<'oustBegan'>
}

export function challengesIn(done: readonly Done[]): Challenge[] {
  const begun = allOf(done, 'oustBegan')
  // one follows the other: no challenge begins while another one is under way
  return allOf(done, 'challengeEnded').map((ended, nth) => ({ ...ended, began: begun[nth].event }))
}

/** By how much it mattered, and how little it was to be expected. */
export function weightOf({ began, event }: Challenge): number {
  const { winner, attacker, totals, why } = event
  if (why === 'conceded') return 0
  const distance = Math.abs(totals[0] - totals[1])
  const isNear = why === 'strength' && distance <= 1
  const wasDown = why === 'automatic' && (winner === attacker ? totals[0] <= totals[1] : totals[0] > totals[1])
  return (winner === attacker ? began.disks : 1) + (isNear ? 1 : 0) + (wasDown ? 2 : 0)
}
