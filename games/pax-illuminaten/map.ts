import type { Seat } from '@eminence/kernel'
import {
  count,
  crown,
  type Faction,
  firstOf,
  type Layout,
  layoutFor,
  none,
  rankOf,
  type Slot,
  type Slots,
  tablesOf,
} from './data.ts'
import { mostLocations } from './sets.ts'
import type { State } from './state.ts'

type Board = Pick<State, 'set' | 'seats' | 'map' | 'faceUp' | 'disks' | 'presence'>

export const isIn = (set: Slots, slot: Slot): boolean => (set & (1 << slot)) !== 0

export function disksAt(s: Pick<State, 'disks'>, seat: Seat, slot: Slot): number {
  const { disks } = s
  const at = slot * mostLocations
  let number = 0
  if (disks[at] === seat) number++
  if (disks[at + 1] === seat) number++
  if (disks[at + 2] === seat) number++
  if (disks[at + 3] === seat) number++
  return number
}

/** d(p,S) of PI-14.2. */
export function disksIn(s: Pick<State, 'disks' | 'presence'>, seat: Seat, slots: Slots): number {
  let number = 0
  for (let rest = slots & s.presence[seat]; rest !== 0; rest &= rest - 1) number += disksAt(s, seat, firstOf(rest))
  return number
}

export const disksOnMap = (s: Pick<State, 'disks' | 'presence'>, seat: Seat): number => disksIn(s, seat, -1)

/** All disks on the card. */
export function allDisksAt(s: Pick<State, 'disks'>, slot: Slot): number {
  let number = 0
  for (let at = slot * mostLocations; at < (slot + 1) * mostLocations; at++) if (s.disks[at] !== none) number++
  return number
}

export const vacanciesAt = (s: Board, slot: Slot): number => tablesOf(s).locationsOf[s.map[slot]] - allDisksAt(s, slot)

/** Slots with a disk of somebody else. */
export function presenceOfOthers(s: Pick<State, 'presence'>, seat: Seat): Slots {
  let slots: Slots = 0
  for (let other = 0; other < s.presence.length; other++) if (other !== seat) slots |= s.presence[other]
  return slots
}

/** PI-7.3: a Crown with somebody else's disk. */
export const isClosed = (s: Board, seat: Seat, slot: Slot): boolean =>
  rankOf[s.map[slot]] === crown && isIn(presenceOfOthers(s, seat), slot)

/** Face-up cards on which the seat can get a disk. */
export function openSlots(s: Board, seat: Seat): Slots {
  const { locationsOf } = tablesOf(s)
  const others = presenceOfOthers(s, seat)
  let open: Slots = 0
  for (let rest = s.faceUp; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    const card = s.map[slot]
    if (rankOf[card] === crown && isIn(others, slot)) continue
    if (allDisksAt(s, slot) < locationsOf[card]) open |= 1 << slot
  }
  return open
}

/** Slots that touch one of these. */
export function nearTo({ near }: Layout, slots: Slots): Slots {
  let found: Slots = 0
  for (let rest = slots; rest !== 0; rest &= rest - 1) found |= near[firstOf(rest)]
  return found
}

/** PI-1.3, PI-1.5: slots adjacent to the seat's influence. */
export function reachOf(s: Board, seat: Seat): Slots {
  const layout = layoutFor(s)
  return s.presence[seat] | nearTo(layout, s.presence[seat]) | layout.atPlacard[seat]
}

/** PI-1.6: slots that the seat controls. */
export function controlledBy(s: Board, seat: Seat): Slots {
  let controlled: Slots = 0
  for (let rest = s.presence[seat]; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (hasMost(s, seat, 1 << slot, disksAt(s, seat, slot))) controlled |= 1 << slot
  }
  return controlled
}

/** Whether each other seat has fewer disks there. */
export function hasMost(
  s: Pick<State, 'disks' | 'presence' | 'seats'>,
  seat: Seat,
  slots: Slots,
  own: number,
): boolean {
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && (s.presence[other] & slots) !== 0 && disksIn(s, other, slots) >= own) return false
  }
  return true
}

/** Face-up slots that show the faction. */
export function slotsShowing(s: Board, faction: Faction): Slots {
  const { factionsOf } = tablesOf(s)
  let showing: Slots = 0
  for (let rest = s.faceUp; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (factionsOf[s.map[slot]] & (1 << faction)) showing |= 1 << slot
  }
  return showing
}

/** The connected group around a slot, within these slots. */
export function groupOf(layout: Layout, slot: Slot, within: Slots): Slots {
  let group: Slots = 1 << slot
  for (let fresh = group; fresh !== 0; ) {
    fresh = nearTo(layout, fresh) & within & ~group
    group |= fresh
  }
  return group
}

/** The connected groups of at least so many slots. */
export function groupsIn(layout: Layout, slots: Slots, atLeast: number): Slots[] {
  const groups: Slots[] = []
  for (let rest = slots; rest !== 0; ) {
    const group = groupOf(layout, firstOf(rest), rest)
    if (count(group) >= atLeast) groups.push(group)
    rest &= ~group
  }
  return groups
}

/** PI-1.7 */
export const lodgesOf = (s: Board, faction: Faction): Slots[] => groupsIn(layoutFor(s), slotsShowing(s, faction), 3)

/** PI-1.8: who controls the lodge, or none. */
export function controllerOf(s: Board, lodge: Slots): Seat {
  for (let seat = 0; seat < s.seats; seat++) {
    if ((s.presence[seat] & lodge) === 0) continue
    const own = disksIn(s, seat, lodge)
    if (own >= 3 && hasMost(s, seat, lodge, own)) return seat
  }
  return none
}

/** PI-11.2: own disks on the card and next to it, and the placard if it is adjacent. */
export function strengthAt(s: Board, seat: Seat, slot: Slot): number {
  const layout = layoutFor(s)
  return disksIn(s, seat, layout.near[slot] | (1 << slot)) + (isIn(layout.atPlacard[seat], slot) ? 1 : 0)
}
