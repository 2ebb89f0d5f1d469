import type { Play, Seat } from '@eminence/kernel'
import type { Event } from '../events.ts'

/** What changes the course of a play. */
export type Deed = Extract<Event, { readonly type: 'reformed' | 'oustDecided' }>

export interface Done {
  /** The move that shows it. */
  readonly moves: number
  readonly chapter: number
  readonly deed: Deed
}

export const deedsOf = ({ chapters }: Play<Event>): Done[] =>
  chapters.flatMap(({ steps }, index) =>
    steps.flatMap(({ told, moves }) =>
      told.flatMap((deed) =>
        deed.type === 'reformed' || deed.type === 'oustDecided' ? [{ moves, chapter: index + 1, deed }] : [],
      ),
    ),
  )

/** Disks never leave the map. */
export const disksPut = ({ chapters }: Play<Event>, seat: Seat): number =>
  chapters
    .flatMap(({ steps }) => steps.flatMap(({ told }) => told))
    .filter((event) => event.type === 'diskPlaced' && event.seat === seat).length

/** A near thing, a crown, an ace or a tie that was left: the less it was to be expected, the more it is worth telling. */
export function weightOfOust({ deed }: Done): number {
  if (deed.type !== 'oustDecided') return 0
  const { by, attack, defence } = deed
  const distance = Math.abs(attack.total - defence.total)
  if (by === 'tie') return 4
  if (by === 'strength') return distance === 1 ? 3 : distance === 2 ? 2 : 1
  // a crown or an ace in the hand of the weaker one
  const wouldHaveLost = by === 'crown' ? attack.total <= defence.total : attack.total > defence.total
  return wouldHaveLost ? 4 : 2
}
