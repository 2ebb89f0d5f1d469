import type { Context, Seat } from '@eminence/kernel'
import type { Region } from '../data.ts'
import type { Event } from '../events.ts'
import { diskAt, placeOf, type State } from '../state.ts'

/** OM-3.14, OM-3.18, OM-3.26; without a disk left nothing is placed (OM-3.33). */
export function putDisk(
  s: State,
  seat: Seat,
  region: Region,
  why: 'gathering' | 'oust' | 'reform',
  { tell }: Context<Event>,
): void {
  if (s.supply[seat] === 0) {
    tell?.({ type: 'noDiskLeft', seat, place: placeOf(s, region) })
    return
  }
  s.supply[seat]--
  s.disks[diskAt(region, seat)]++
  tell?.({ type: 'diskPlaced', seat, place: placeOf(s, region), why, left: s.supply[seat] })
}
