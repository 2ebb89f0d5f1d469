import {
  ace,
  anyFaction,
  clergy,
  count,
  crown,
  factionIndexes,
  firstOf,
  type Layout,
  type Plot,
  rankI,
  rankIII,
  rankOf,
  type Slots,
  thresholdsOf,
} from '../data.ts'
import { controlledBy, disksAt, disksIn, isIn, presenceOfOthers, slotsShowing } from '../map.ts'
import { factionCost, type Ground, presenceCost, rankCost } from './ground.ts'
import { wishForChain, wishForLodges, wishForVassal } from './lodges.ts'
import {
  clearDraft,
  type Draft,
  shareOf,
  tooFar,
  wishFace,
  wishForDisk,
  wishForEach,
  wishMason,
  wishRank,
} from './wishes.ts'

/** Fills the draft with the ways of the seat to this plot; its distance is 0 where the plot is met. */
export function draftPlot(draft: Draft, ground: Ground, plot: Plot) {
  const { layout, s } = ground
  const { dispersed, converts, shadow } = thresholdsOf(s.seats)
  clearDraft(draft)
  switch (plot) {
    case 0:
      return wishForLodges(draft, ground, layout.edge, 4, 4)
    case 1:
      return wishForPeers(draft, ground)
    case 2:
      return wishForCrowns(draft, ground)
    case 3:
      return wishForCircle(draft, ground)
    case 4:
      return wishForMasons(draft, ground)
    case 5:
      return wishForControl(draft, ground, dispersed)
    case 6:
      return wishForAces(draft, ground, converts)
    case 7:
      return wishForChain(draft, ground)
    case 8:
      return wishForShared(draft, ground, shadow)
    case 9:
      return wishForClergy(draft, ground)
    case 10:
      return wishForLodges(draft, ground, layout.centralRow, 3, 3)
    case 11:
      return wishForLodges(draft, ground, layout.all, 5, 5)
    default:
      return wishForVassal(draft, ground)
  }
}

const peers = [0, 0, 0]

/** P02: a card and three of its neighbours of one rank, a disk on each. */
function wishForPeers(draft: Draft, ground: Ground): void {
  const { layout, weights } = ground
  for (let rank = rankI; rank <= rankIII; rank++) {
    const costs = layout.cells.map((_, slot) => rankCost(ground, slot, rank) + presenceCost(ground, slot))
    for (let centre = 0; centre < layout.slots; centre++) {
      let [first, second, third] = [tooFar, tooFar, tooFar]
      peers.fill(-1)
      for (let rest = layout.near[centre]; rest !== 0; rest &= rest - 1) {
        const slot = firstOf(rest)
        const cost = costs[slot]
        if (cost < first) {
          third = second
          second = first
          first = cost
          peers[2] = peers[1]
          peers[1] = peers[0]
          peers[0] = slot
        } else if (cost < second) {
          third = second
          second = cost
          peers[2] = peers[1]
          peers[1] = slot
        } else if (cost < third) {
          third = cost
          peers[2] = slot
        }
      }
      const length = costs[centre] + first + second + third
      if (length > draft.distance + 3 * weights.breadth || length >= tooFar) continue
      const share = shareOf(draft, length, weights.breadth)
      wishForDisk(draft, ground, centre, share)
      wishRank(draft, centre, rank, share * (rankCost(ground, centre, rank) || weights.expel))
      for (const slot of peers) {
        wishForDisk(draft, ground, slot, share)
        wishRank(draft, slot, rank, share * (rankCost(ground, slot, rank) || weights.expel))
      }
    }
  }
}

const disksOnCrowns = 4
const disksPerCrown = 3

/** P03: disks on crowns, more than anybody else there. */
function wishForCrowns(draft: Draft, ground: Ground): void {
  const { s, own, room, layout, weights, reach, further, disk } = ground
  let disks = 0
  let vacant = 0
  let cheapest = weights.oust
  const theirs = s.supply.map(() => 0)
  for (let rest = s.faceUp; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (rankOf[s.map[slot]] !== crown) continue
    disks += own[slot]
    vacant += room[slot]
    if (room[slot] > 0) cheapest = Math.min(cheapest, disk[slot])
    for (let other = 0; other < s.seats; other++) if (other !== ground.seat) theirs[other] += disksAt(s, other, slot)
  }
  const missing = Math.max(disksOnCrowns, ...theirs.map((number) => number + 1)) - disks
  const lacking = Math.max(0, Math.ceil((missing - vacant) / disksPerCrown))
  const another = rankCostAnywhere(ground, crown)
  const perDisk = weights.further + 2 * weights.favor
  const length = missing <= 0 ? 0 : cheapest + (missing - 1) * perDisk + lacking * another
  const share = shareOf(draft, length, weights.breadth)
  for (let slot = 0; slot < layout.slots; slot++) {
    const isCrown = isIn(s.faceUp, slot) && rankOf[s.map[slot]] === crown
    if (isCrown && (own[slot] > 0 || (missing > 0 && room[slot] > 0))) {
      wishForEach(draft, slot, share * (own[slot] > 0 ? perDisk : further[slot]))
      wishRank(draft, slot, crown, share * weights.expel * Math.min(1, own[slot]))
    } else if (lacking > 0 && isIn(reach, slot)) wishRank(draft, slot, crown, share * another)
  }
}

/** What it takes to bring a card of this rank to light somewhere. */
const rankCostAnywhere = ({ ranks, weights }: Ground, rank: number): number =>
  weights.scout + (ranks & (1 << rank) ? 0 : 3 * weights.seek)

const circles = new WeakMap<Layout, Slots[]>()

/** P04: four interior cards, two that touch and two that touch both. */
function circlesOf(layout: Layout): Slots[] {
  let found = circles.get(layout)
  if (found !== undefined) return found
  found = []
  for (let rest = layout.interior; rest !== 0; rest &= rest - 1) {
    const a = firstOf(rest)
    for (let next = layout.near[a] & layout.interior & ~((2 << a) - 1); next !== 0; next &= next - 1) {
      const b = firstOf(next)
      const both = layout.near[a] & layout.near[b] & layout.interior
      if (count(both) === 2) found.push(both | (1 << a) | (1 << b))
    }
  }
  circles.set(layout, found)
  return found
}

function wishForCircle(draft: Draft, ground: Ground): void {
  const { layout, open, weights } = ground
  for (const circle of circlesOf(layout)) {
    let length = 0
    for (let rest = circle; rest !== 0; rest &= rest - 1) {
      const slot = firstOf(rest)
      length += open[slot] + presenceCost(ground, slot)
    }
    const share = shareOf(draft, length, weights.breadth)
    for (let rest = circle; rest !== 0; rest &= rest - 1) wishForDisk(draft, ground, firstOf(rest), share)
  }
}

/** Control of this card, or that it stays. */
function wishForControlOf(draft: Draft, ground: Ground, slot: number, share: number): void {
  const { own, rival, control, weights } = ground
  const missing = Math.max(1, rival[slot] + 1 - own[slot])
  const lead = own[slot] - rival[slot]
  // a second disk of a lead is of less use than the first
  const amount = control[slot] > 0 ? control[slot] / missing : (weights.disk + weights.favor) / Math.max(1, lead)
  wishForEach(draft, slot, share * amount)
}

/** P05: Freemason cards under control that show all six factions together. */
function wishForMasons(draft: Draft, ground: Ground): void {
  const { s, tables, control, layout, reach, weights, open } = ground
  let missing = anyFaction
  let length = 0
  let taken: Slots = 0
  for (;;) {
    let best = -1
    let bestRate = 0
    for (let rest = s.faceUp & ~taken; rest !== 0; rest &= rest - 1) {
      const slot = firstOf(rest)
      const card = s.map[slot]
      if (!tables.isFreemason[card]) continue
      const fresh = count(tables.factionsOf[card] & missing)
      const rate = fresh / (0.3 + control[slot])
      if (fresh > 0 && rate > bestRate) {
        best = slot
        bestRate = rate
      }
    }
    if (best < 0) break
    taken |= 1 << best
    missing &= ~tables.factionsOf[s.map[best]]
    length += control[best]
  }
  const another = weights.scout + weights.disk + weights.favor * 2 + weights.seek
  length += (count(missing) * another) / 2
  const share = shareOf(draft, length, weights.breadth)
  for (let rest = taken; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    wishForControlOf(draft, ground, slot, share)
    wishMason(draft, slot, share * weights.expel)
  }
  if (missing === 0) return
  for (let slot = 0; slot < layout.slots; slot++) {
    if (isIn(taken, slot) || !isIn(reach, slot) || (open[slot] === 0 && ground.foreign[slot] > 0)) continue
    for (const faction of factionIndexes) {
      if (missing & (1 << faction)) wishFace(draft, slot, faction, (share * weights.scout) / 3)
    }
    wishMason(draft, slot, (share * weights.scout) / 2)
  }
}

const order: number[] = []

/** Slots in the order of what they take. */
function byCost(ground: Ground, costs: readonly number[]): readonly number[] {
  order.length = 0
  for (let slot = 0; slot < ground.layout.slots; slot++) if (costs[slot] < tooFar) order.push(slot)
  return order.sort((a, b) => costs[a] - costs[b])
}

/** The cheapest so many slots; `mark` says what is wished of each, the more the surer it is one of them. */
function wishForCheapest(
  draft: Draft,
  ground: Ground,
  costs: readonly number[],
  number: number,
  mark: (slot: number, share: number) => void,
): void {
  const { weights } = ground
  const slots = byCost(ground, costs)
  let length = 0
  for (let nth = 0; nth < number; nth++) length += nth < slots.length ? costs[slots[nth]] : 1.5
  const last = slots.length === 0 ? 0 : costs[slots[Math.min(number, slots.length) - 1]]
  const share = shareOf(draft, length, weights.breadth)
  for (let nth = 0; nth < slots.length; nth++) {
    const slot = slots[nth]
    const more = costs[slot] - last
    if (more > 3 * weights.breadth) break
    mark(slot, nth < number ? share : share * Math.exp(-more / weights.breadth) * 0.7)
  }
}

/** P06: control of any so many cards. */
function wishForControl(draft: Draft, ground: Ground, number: number): void {
  const { open, control } = ground
  const costs = control.map((cost, slot) => cost + open[slot])
  wishForCheapest(draft, ground, costs, number, (slot, share) => wishForControlOf(draft, ground, slot, share))
}

/** P07: control of so many aces. */
function wishForAces(draft: Draft, ground: Ground, number: number): void {
  const { s, control, reach, weights } = ground
  const another = rankCostAnywhere(ground, ace) + weights.disk + 3 * weights.favor
  const isAce = (slot: number) => isIn(s.faceUp, slot) && rankOf[s.map[slot]] === ace
  const costs = control.map((cost, slot) => {
    if (isAce(slot)) return cost
    return isIn(reach, slot) && ground.foreign[slot] === 0 ? another : tooFar
  })
  wishForCheapest(draft, ground, costs, number, (slot, share) => {
    wishRank(draft, slot, ace, (share * another) / 2)
    if (isAce(slot)) wishForControlOf(draft, ground, slot, share)
  })
}

/** P09: disks where others have some, too. */
function wishForShared(draft: Draft, ground: Ground, number: number): void {
  const theirs = presenceOfOthers(ground.s, ground.seat)
  const costs = ground.disk.map((_, slot) => (isIn(theirs, slot) ? presenceCost(ground, slot) : tooFar))
  wishForCheapest(draft, ground, costs, number, (slot, share) => wishForDisk(draft, ground, slot, share))
}

/** P10: control of three Clergy cards, with five disks on them. */
function wishForClergy(draft: Draft, ground: Ground): void {
  const { control, weights, s, seat } = ground
  const costs = control.map((cost, slot) => cost + factionCost(ground, slot, clergy))
  const showing = slotsShowing(s, clergy)
  const disks = disksIn(s, seat, controlledBy(s, seat) & showing)
  let number = 3
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) number = Math.max(number, count(controlledBy(s, other) & showing) + 1)
  }
  const perDisk = weights.further + 1.5 * weights.favor
  wishForCheapest(draft, ground, costs, number, (slot, share) => {
    wishForControlOf(draft, ground, slot, share)
    wishFace(draft, slot, clergy, share * (factionCost(ground, slot, clergy) || weights.expel))
    if (disks <= 5) wishForEach(draft, slot, share * perDisk * 0.7)
  })
  const lacking = Math.max(0, 5 - disks - byCostMissing(costs, number))
  draft.distance += lacking * perDisk
}

/** How many of the cheapest so many are not there yet: each brings a disk of its own. */
const byCostMissing = (costs: readonly number[], number: number): number =>
  Math.max(0, number - costs.filter((cost) => cost === 0).length)
