import type { Seat } from '@eminence/kernel'
import {
  ace,
  anyFaction,
  clergy,
  count,
  crown,
  disksPerSeat,
  type Faction,
  factionIndexes,
  firstOf,
  layoutFor,
  type Plot,
  rankOf,
  type Slot,
  type Slots,
  slotsIn,
  tablesOf,
  thresholdsOf,
} from '../../data.ts'
import {
  controlledBy,
  controllerOf,
  disksIn,
  groupOf,
  groupsIn,
  hasMost,
  isIn,
  lodgesOf,
  presenceOfOthers,
  slotsShowing,
} from '../../map.ts'
import type { State } from '../../state.ts'

/** PI-14.3: a set of slots that meets a plot; a lodge plot also names the lodge, 0 otherwise. */
export interface Witness {
  readonly slots: Slots
  readonly faction: Faction
  readonly lodge: Slots
}

/** How a seat meets a plot: by one of these witnesses, or by any `size` of the slots in `pool` (PI-14.18). */
export type Evidence =
  | { readonly kind: 'witnesses'; readonly witnesses: readonly Witness[] }
  | { readonly kind: 'anyOf'; readonly pool: Slots; readonly size: number }

const listed = (sets: readonly Slots[]): Evidence => ({
  kind: 'witnesses',
  witnesses: sets.map((slots) => ({ slots, faction: 0, lodge: 0 })),
})
const inLodges = (witnesses: readonly Witness[]): Evidence => ({ kind: 'witnesses', witnesses })
const anyOf = (pool: Slots, size: number): Evidence => ({ kind: 'anyOf', pool, size })

/** Whether there is any witness. */
export const isMet = (evidence: Evidence): boolean =>
  evidence.kind === 'anyOf' ? count(evidence.pool) >= evidence.size : evidence.witnesses.length > 0

/** PI-14.4: only those that contain no other one. */
const minimal = (sets: readonly Slots[]): Slots[] =>
  sets.filter(
    (set, at) => !sets.some((other, nth) => nth !== at && (other & ~set) === 0 && (other !== set || nth < at)),
  )

function slotsOfRank(s: State, rank: number): Slots {
  let found: Slots = 0
  for (let rest = s.faceUp; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (rankOf[s.map[slot]] === rank) found |= 1 << slot
  }
  return found
}

/** Sets of at most `most` of these slots that fit and contain no smaller one that fits. */
function smallestSets(slots: Slots, most: number, fits: (set: Slots) => boolean): Slots[] {
  const found: Slots[] = []
  const list = slotsIn(slots)
  const extend = (set: Slots, from: number, size: number) => {
    if (fits(set)) {
      found.push(set)
      return
    }
    if (size === most) return
    for (let at = from; at < list.length; at++) extend(set | (1 << list[at]), at + 1, size + 1)
  }
  extend(0, 0, 0)
  return minimal(found)
}

/** P01, PI-14.5 */
function fringeEnlistment(s: State, seat: Seat): Evidence {
  const layout = layoutFor(s)
  return inLodges(
    factionIndexes.flatMap((faction) => {
      const showing = slotsShowing(s, faction)
      return groupsIn(layout, showing & layout.edge, 4)
        .filter((group) => leads(s, seat, group, 4))
        .map((slots) => ({ slots, faction, lodge: groupOf(layout, firstOf(slots), showing) }))
    }),
  )
}

/** At least so many disks there, and more than each other seat. */
function leads(s: State, seat: Seat, slots: Slots, atLeast: number): boolean {
  const own = disksIn(s, seat, slots)
  return own >= atLeast && hasMost(s, seat, slots, own)
}

/** P02, PI-14.6 */
function consortOfPeers(s: State, seat: Seat): Evidence {
  const { near } = layoutFor(s)
  const own = s.presence[seat]
  const found: Slots[] = []
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const centre = firstOf(rest)
    const peers = slotsIn(near[centre] & own).filter((slot) => rankOf[s.map[slot]] === rankOf[s.map[centre]])
    for (let a = 0; a < peers.length; a++) {
      for (let b = a + 1; b < peers.length; b++) {
        for (let c = b + 1; c < peers.length; c++) {
          const set = (1 << centre) | (1 << peers[a]) | (1 << peers[b]) | (1 << peers[c])
          if (!found.includes(set)) found.push(set)
        }
      }
    }
  }
  return listed(found)
}

/** P03, PI-14.7 */
function enlightenedAuthority(s: State, seat: Seat): Evidence {
  const crowns = slotsOfRank(s, crown)
  const own = crowns & s.presence[seat]
  if (!leads(s, seat, crowns, 4)) return listed([])
  return listed(smallestSets(own, 4, (set) => disksIn(s, seat, set) >= 4))
}

/** P04, PI-14.8 */
function innerCircle(s: State, seat: Seat): Evidence {
  const layout = layoutFor(s)
  const inside = layout.interior & s.presence[seat]
  if (count(inside) < 4) return listed([])
  const isCircle = (set: Slots) =>
    count(set) >= 4 &&
    slotsIn(set).every((slot) => count(layout.near[slot] & set) >= 2) &&
    groupOf(layout, firstOf(set), set) === set
  return listed(smallestSets(inside, count(inside), isCircle))
}

/** P05, PI-14.9 */
function freemasonUnion(s: State, controlled: Slots): Evidence {
  const { factionsOf, isFreemason } = tablesOf(s)
  const brothers = slotsIn(controlled).filter((slot) => isFreemason[s.map[slot]])
  const shown = (set: Slots) => slotsIn(set).reduce((all, slot) => all | factionsOf[s.map[slot]], 0)
  const all = brothers.reduce((set, slot) => set | (1 << slot), 0)
  if (shown(all) !== anyFaction) return listed([])
  return listed(smallestSets(all, 6, (set) => shown(set) === anyFaction))
}

/** P08, PI-14.12: chains without a shortcut, each touching the outer rows once. */
function pathOfWhispers(s: State, seat: Seat): Evidence {
  const layout = layoutFor(s)
  const witnesses: Witness[] = []
  for (const faction of factionIndexes) {
    const showing = slotsShowing(s, faction)
    const own = showing & s.presence[seat]
    if ((own & layout.topRow) === 0 || (own & layout.bottomRow) === 0) continue
    const walk = (path: Slots, last: Slot) => {
      if (isIn(layout.bottomRow, last)) {
        witnesses.push({ slots: path, faction, lodge: groupOf(layout, last, showing) })
        return
      }
      for (let rest = layout.near[last] & own & ~path & ~layout.topRow; rest !== 0; rest &= rest - 1) {
        const next = firstOf(rest)
        if ((layout.near[next] & path & ~(1 << last)) === 0) walk(path | (1 << next), next)
      }
    }
    for (const slot of slotsIn(own & layout.topRow)) walk(1 << slot, slot)
  }
  return inLodges(witnesses)
}

/** P10, PI-14.14 */
function rosicrucianFoil(s: State, seat: Seat, controlled: Slots): Evidence {
  const showing = slotsShowing(s, clergy)
  const own = controlled & showing
  if (count(own) < 3) return listed([])
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && count(controlledBy(s, other) & showing) >= count(own)) return listed([])
  }
  return listed(smallestSets(own, 5, (set) => count(set) >= 3 && disksIn(s, seat, set) >= 5))
}

/** P11, PI-14.15 */
function lineOfExchange(s: State, seat: Seat): Evidence {
  const layout = layoutFor(s)
  return inLodges(
    factionIndexes.flatMap((faction) => {
      const showing = slotsShowing(s, faction)
      return groupsIn(layout, showing & layout.centralRow, 3)
        .filter((run) => leads(s, seat, run, 3))
        .map((slots) => ({ slots, faction, lodge: groupOf(layout, firstOf(slots), showing) }))
    }),
  )
}

/** Whole lodges that fit. */
const lodgesThat = (s: State, fits: (lodge: Slots) => boolean): Evidence =>
  inLodges(
    factionIndexes.flatMap((faction) =>
      lodgesOf(s, faction)
        .filter(fits)
        .map((lodge) => ({ slots: lodge, faction, lodge })),
    ),
  )

/** P13, PI-14.17 */
function clandestineVassal(s: State, seat: Seat): Evidence {
  const { atPlacard } = layoutFor(s)
  const atOthers = atPlacard.reduce((slots, each, other) => (other === seat ? slots : slots | each), 0)
  return lodgesThat(
    s,
    (lodge) => (lodge & atPlacard[seat]) !== 0 && (lodge & atOthers) !== 0 && controllerOf(s, lodge) === seat,
  )
}

/** PI-14.5 to PI-14.17: how the seat meets the plot now. */
export function evidenceOf(s: State, seat: Seat, plot: Plot): Evidence {
  const { dispersed, converts, shadow } = thresholdsOf(s.seats)
  switch (plot) {
    case 0:
      return fringeEnlistment(s, seat)
    case 1:
      return consortOfPeers(s, seat)
    case 2:
      return enlightenedAuthority(s, seat)
    case 3:
      return innerCircle(s, seat)
    case 4:
      return freemasonUnion(s, controlledBy(s, seat))
    case 5:
      return anyOf(controlledBy(s, seat), dispersed)
    case 6:
      return anyOf(controlledBy(s, seat) & slotsOfRank(s, ace), converts)
    case 7:
      return pathOfWhispers(s, seat)
    case 8:
      return anyOf(s.presence[seat] & presenceOfOthers(s, seat), shadow)
    case 9:
      return rosicrucianFoil(s, seat, controlledBy(s, seat))
    case 10:
      return lineOfExchange(s, seat)
    case 11:
      return lodgesThat(s, (lodge) => count(lodge) >= 5 && leads(s, seat, lodge, 5))
    default:
      return clandestineVassal(s, seat)
  }
}

/** With fewer disks, or disks on fewer cards, nobody can meet the plot: a quick look that saves the search. */
const fewestCards: readonly number[] = [1, 4, 1, 4, 3, 6, 2, 5, 3, 3, 1, 2, 1]
const fewestDisks: readonly number[] = [4, 4, 4, 4, 3, 6, 2, 5, 3, 5, 3, 5, 3]

export const isThinkable = (s: State, seat: Seat, plot: Plot): boolean =>
  count(s.presence[seat]) >= fewestCards[plot] && disksPerSeat - s.supply[seat] >= fewestDisks[plot]
