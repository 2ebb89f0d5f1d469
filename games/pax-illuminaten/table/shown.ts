import type { Seat } from '@eminence/kernel'
import type { Faction, Plot, Slots } from '../data.ts'
import { controllerOf, disksIn, lodgesOf } from '../map.ts'
import type { State } from '../state.ts'

/** What the reader wants to see marked on the map. */
export type Shown =
  | { readonly type: 'lodges'; readonly faction: Faction }
  | { readonly type: 'plot'; readonly plot: Plot }
  | { readonly type: 'edge' | 'reach' }

export const isShown = (shown: Shown | null, what: Shown): boolean =>
  shown !== null && Object.values(shown).join() === Object.values(what).join()

export interface Lodge {
  readonly slots: Slots
  /** None if nobody controls it. */
  readonly controller: Seat
  /** By seat. */
  readonly disks: readonly number[]
}

/** PI-1.7, PI-1.8 */
export const lodgesShown = (s: State, faction: Faction): Lodge[] =>
  lodgesOf(s, faction).map((slots) => ({
    slots,
    controller: controllerOf(s, slots),
    disks: s.supply.map((_, seat) => disksIn(s, seat, slots)),
  }))
