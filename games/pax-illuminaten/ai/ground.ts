import type { Seat } from '@eminence/kernel'
import {
  crown,
  type Faction,
  type Factions,
  firstOf,
  type Layout,
  layoutFor,
  none,
  rankOf,
  type Slot,
  type Slots,
  type Tables,
  tablesOf,
} from '../data.ts'
import { isIn, nearTo, reachOf } from '../map.ts'
import { mostLocations } from '../sets.ts'
import type { State } from '../state.ts'
import type { Weights } from './weights.ts'

/** Factions and ranks that a seat has in hand, as far as that is known. */
export interface Means {
  readonly factions: Factions
  readonly ranks: number
}

/** The map as a seat plans on it. What things take is in main actions; all lists are by slot. */
export interface Ground extends Means {
  readonly s: State
  readonly seat: Seat
  readonly weights: Weights
  readonly tables: Tables
  readonly layout: Layout
  /** Disks of the seat, the most of one rival, and of all rivals. */
  readonly own: readonly number[]
  readonly rival: readonly number[]
  readonly foreign: readonly number[]
  /** Locations that the seat could take. */
  readonly room: readonly number[]
  /** What it takes until the card is face up; until a first disk is on it; each disk after that; until the seat controls it. */
  readonly open: readonly number[]
  readonly disk: readonly number[]
  readonly further: readonly number[]
  readonly control: readonly number[]
  readonly reach: Slots
}

/** Where a card is face down: locations and favors a disk that may be expected. */
const [usualRoom, usualPrice] = [2, 1.8]

export function groundOf(s: State, seat: Seat, means: Means, weights: Weights): Ground {
  const { factions, ranks } = means
  const tables = tablesOf(s)
  const layout = layoutFor(s)
  const reach = reachOf(s, seat)
  const { slots } = layout
  const own: number[] = []
  const rival: number[] = []
  const foreign: number[] = []
  const room: number[] = []
  const open: number[] = []
  const disk: number[] = []
  const further: number[] = []
  const control: number[] = []
  const far = distancesFrom(layout, reach)
  const counts = [0, 0, 0, 0]
  for (let slot = 0; slot < slots; slot++) {
    const away = weights.far * far[slot]
    if (!isIn(s.faceUp, slot)) {
      own.push(0)
      rival.push(0)
      foreign.push(0)
      room.push(usualRoom)
      open.push(weights.scout + away)
      disk.push(weights.disk + weights.favor * usualPrice)
      further.push(weights.further + weights.favor * usualPrice)
      control.push(weights.disk + weights.favor * usualPrice)
      continue
    }
    counts.fill(0)
    const card = s.map[slot]
    const rank = rankOf[card]
    const locations = tables.locationsOf[card]
    let vacant = 0
    let price = 0
    for (let location = 0; location < locations; location++) {
      const owner = s.disks[slot * mostLocations + location]
      if (owner !== none) counts[owner]++
      else if (vacant++ === 0) price = tables.costs[rank][location][0] + tables.costs[rank][location][1]
    }
    let most = 0
    let others = 0
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue
      others += counts[other]
      if (counts[other] > most) most = counts[other]
    }
    const mine = counts[seat]
    const usable = rank === crown && others > 0 ? 0 : vacant
    const first = usable > 0 ? weights.disk + weights.favor * price + away : weights.oust + away
    const more = usable > 0 ? weights.further + weights.favor * price : weights.oust
    own.push(mine)
    rival.push(most)
    foreign.push(others)
    room.push(usable)
    open.push(0)
    disk.push(first)
    further.push(more)
    control.push(controlCost(mine, most, usable, first, more, weights))
  }
  return {
    s,
    seat,
    weights,
    tables,
    layout,
    own,
    rival,
    foreign,
    room,
    open,
    disk,
    further,
    control,
    factions,
    ranks,
    reach,
  }
}

function controlCost(own: number, rival: number, room: number, first: number, more: number, weights: Weights): number {
  const missing = rival + 1 - own
  if (missing <= 0) return 0
  if (missing > room) return weights.oust + first
  return first + (missing - 1) * more
}

const distances: number[] = []

/** By slot: how many steps beyond these slots. */
function distancesFrom(layout: Layout, from: Slots): readonly number[] {
  let seen = from
  let ring = from
  for (let distance = 0; ring !== 0; distance++) {
    for (let rest = ring; rest !== 0; rest &= rest - 1) distances[firstOf(rest)] = distance
    ring = nearTo(layout, ring) & ~seen
    seen |= ring
  }
  return distances
}

/** What it takes until the slot shows the faction: 0 if it does. */
export function factionCost(ground: Ground, slot: Slot, faction: Faction): number {
  const { s, tables, open, foreign, factions, weights } = ground
  const seek = factions & (1 << faction) ? 0 : weights.seek
  if (!isIn(s.faceUp, slot)) return open[slot] + seek
  if (tables.factionsOf[s.map[slot]] & (1 << faction)) return 0
  return foreign[slot] > 0 ? weights.blocked : weights.expel + seek + awayOf(ground, slot)
}

/** What it takes until there is a card of this rank. */
export function rankCost(ground: Ground, slot: Slot, rank: number): number {
  const { s, open, foreign, ranks, weights } = ground
  const seek = ranks & (1 << rank) ? 0 : weights.seek
  if (!isIn(s.faceUp, slot)) return open[slot] + seek
  if (rankOf[s.map[slot]] === rank) return 0
  return foreign[slot] > 0 ? weights.blocked : weights.expel + seek + awayOf(ground, slot)
}

const awayOf = ({ reach, weights }: Ground, slot: Slot): number => (isIn(reach, slot) ? 0 : weights.far)

/** What it takes until there is a disk of the seat on the card, once it is face up. */
export const presenceCost = ({ own, disk }: Ground, slot: Slot): number => (own[slot] > 0 ? 0 : disk[slot])
