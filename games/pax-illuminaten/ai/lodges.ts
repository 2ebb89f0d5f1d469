import { anyFaction, count, type Faction, type Factions, factionIndexes, firstOf, type Slots } from '../data.ts'
import { disksIn, groupOf, isIn, nearTo, slotsShowing } from '../map.ts'
import { factionCost, type Ground, presenceCost } from './ground.ts'
import { type Draft, shareOf, tooFar, wishFace, wishForDisk, wishForEach } from './wishes.ts'

/** P01, P11, P12: a group of so many cards of one faction within these slots, with so many disks and more than anybody else. */
export function wishForLodges(
  draft: Draft,
  ground: Ground,
  within: Slots,
  size: number,
  disks: number,
  factions: Factions = anyFaction,
): void {
  const { s, layout, weights } = ground
  for (const faction of factionIndexes) {
    if ((factions & (1 << faction)) === 0) continue
    const showing = slotsShowing(s, faction) & within
    for (let rest = showing; rest !== 0; ) {
      const found = groupOf(layout, firstOf(rest), showing)
      rest &= ~found
      let group = found
      let length = 0
      while (count(group) < size && length < draft.distance + 3 * weights.breadth) {
        const slot = cheapestBeside(ground, group, within, faction)
        if (slot < 0) {
          length = tooFar
          break
        }
        length += factionCost(ground, slot, faction)
        group = groupOf(layout, slot, showing | group | (1 << slot))
      }
      if (count(group) >= size) wishForLodge(draft, ground, group, faction, length, disks)
    }
  }
  if (draft.total === 0) draft.distance = Math.min(tooFar, size * (weights.scout + weights.seek) + disks * weights.disk)
}

function cheapestBeside(ground: Ground, group: Slots, within: Slots, faction: Faction): number {
  let best = -1
  let least = tooFar
  for (let rest = nearTo(ground.layout, group) & within & ~group; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    const cost = factionCost(ground, slot, faction)
    if (cost < least) {
      least = cost
      best = slot
    }
  }
  return best
}

/** A lodge of these slots with so many disks; `length` is what its cards take. */
function wishForLodge(
  draft: Draft,
  ground: Ground,
  lodge: Slots,
  faction: Faction,
  length: number,
  disks: number,
): void {
  const { s, seat, own, room, disk, weights, further } = ground
  const mine = disksIn(s, seat, lodge)
  let wanted = disks
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) wanted = Math.max(wanted, disksIn(s, other, lodge) + 1)
  }
  const missing = wanted - mine
  let vacant = 0
  let first = weights.oust
  let more = weights.oust
  for (let rest = lodge; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (room[slot] === 0) continue
    vacant += room[slot]
    first = Math.min(first, disk[slot])
    more = Math.min(more, further[slot])
  }
  let all = length
  if (missing > 0) all += first + (missing - 1) * more + Math.max(0, missing - vacant) * weights.oust
  if (all >= tooFar) return
  const share = shareOf(draft, all, weights.breadth)
  // disks beyond what is wanted are spare ones
  const perDisk = missing >= 0 ? Math.min(first, weights.disk + 2 * weights.favor) : 0.2 * weights.disk
  for (let rest = lodge; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (own[slot] > 0 || (missing > 0 && room[slot] > 0)) wishForEach(draft, slot, share * perDisk)
    wishFace(draft, slot, faction, share * (factionCost(ground, slot, faction) || weights.expel))
  }
}

/** P08: a chain of one faction from the top row to the bottom row, a disk on each card. */
export function wishForChain(draft: Draft, ground: Ground): void {
  const { layout, weights } = ground
  for (const faction of factionIndexes) {
    const costs = layout.cells.map((_, slot) => factionCost(ground, slot, faction) + presenceCost(ground, slot))
    const { slots, length } = shortestWay(ground, layout.topRow, layout.bottomRow, costs)
    if (length >= tooFar) continue
    const share = shareOf(draft, length, weights.breadth)
    for (let rest = slots; rest !== 0; rest &= rest - 1) {
      const slot = firstOf(rest)
      wishForDisk(draft, ground, slot, share)
      wishFace(draft, slot, faction, share * (factionCost(ground, slot, faction) || weights.expel))
    }
  }
}

/** P13: a lodge that links the own placard with another, under control. */
export function wishForVassal(draft: Draft, ground: Ground): void {
  const { layout, seat, s } = ground
  const others = layout.atPlacard.reduce(
    (all, each, other) => (other === seat || other >= s.seats ? all : all | each),
    0,
  )
  for (const faction of factionIndexes) {
    const costs = layout.cells.map((_, slot) => factionCost(ground, slot, faction))
    const { slots, length } = shortestWay(ground, layout.atPlacard[seat], others, costs)
    if (length >= tooFar) continue
    const lodge = groupOf(layout, firstOf(slots), slots | slotsShowing(s, faction))
    wishForLodge(draft, ground, lodge, faction, length, 3)
  }
}

const lengths: number[] = []
const before: number[] = []

/** Dijkstra's, on so few slots without a heap. */
function shortestWay({ layout }: Ground, from: Slots, to: Slots, costs: readonly number[]) {
  let open: Slots = from
  let done: Slots = 0
  for (let slot = 0; slot < layout.slots; slot++) {
    lengths[slot] = isIn(from, slot) ? costs[slot] : tooFar
    before[slot] = -1
  }
  while (open !== 0) {
    let next = firstOf(open)
    for (let rest = open; rest !== 0; rest &= rest - 1) {
      const slot = firstOf(rest)
      if (lengths[slot] < lengths[next]) next = slot
    }
    if (isIn(to, next)) return { slots: wayTo(next), length: lengths[next] }
    open &= ~(1 << next)
    done |= 1 << next
    for (let rest = layout.near[next] & ~done; rest !== 0; rest &= rest - 1) {
      const slot = firstOf(rest)
      const length = lengths[next] + costs[slot]
      if (length >= lengths[slot]) continue
      lengths[slot] = length
      before[slot] = next
      open |= 1 << slot
    }
  }
  return { slots: 0, length: tooFar }
}

function wayTo(end: number): Slots {
  let slots: Slots = 0
  for (let slot = end; slot >= 0; slot = before[slot]) slots |= 1 << slot
  return slots
}
