import {
  type Direction,
  firstOf,
  type Layout,
  layoutFor,
  none,
  placard,
  type Slot,
  type Slots,
  tablesOf,
} from '../../data.ts'
import { nearTo } from '../../map.ts'
import type { State } from '../../state.ts'

/** By direction: the slot there, or none. */
export const around = (s: State, at: Slot): readonly Slot[] => {
  const layout = layoutFor(s)
  return at === placard ? layout.fromPlacard[s.bot] : layout.towards[at]
}

/** The slots next to the Bot card. */
export const nextTo = (s: State, at: Slot): Slots => {
  const layout = layoutFor(s)
  return at === placard ? layout.atPlacard[s.bot] : layout.near[at]
}

/** Table 2.10: what the bot's diagram shows there; on the upper half of the map it is turned by 180 degrees. */
export function diagramAt(s: State, direction: Direction): number {
  const { bot } = s.options
  if (bot === 'none') return none
  const diagram = tablesOf(s).set.diagrams[bot]
  return diagram[layoutFor(s).isUpper[s.bot] ? (direction + 3) % 6 : direction]
}

const isPlanning = (s: State): boolean => s.options.bot === 'cagliostro' || s.options.bot === 'weishaupt'

/** PI-19.10: the larger, the sooner; for the planning bots the order L, UL, UR, R, DR, DL. */
const priorityOf = (s: State, direction: Direction): number => (isPlanning(s) ? 6 - direction : diagramAt(s, direction))

/** How far each slot is from these, step by step: the slots at distance 0, 1, 2, ... */
function ringsAround(layout: Layout, from: Slots): Slots[] {
  const rings = [from]
  let seen = from
  for (let fresh = from; fresh !== 0; ) {
    fresh = nearTo(layout, fresh) & ~seen
    seen |= fresh
    if (fresh !== 0) rings.push(fresh)
  }
  return rings
}

const distanceIn = (rings: readonly Slots[], slot: Slot): number => rings.findIndex((ring) => ring & (1 << slot))

/** PI-19.10: the nearest to the Bot card, then the first step of highest priority, then top row first, left first. */
export function nearestOf(s: State, candidates: Slots): Slot {
  if (candidates === 0) return none
  const layout = layoutFor(s)
  const at = s.token
  if (at !== placard && candidates & (1 << at)) return at
  const rings = ringsAround(layout, nextTo(s, at))
  const ring = rings.find((slots) => slots & candidates) ?? 0
  const nearest = ring & candidates
  const distance = rings.indexOf(ring)
  let [best, bestPriority] = [none, -1]
  for (let rest = nearest; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    const back = ringsAround(layout, 1 << slot)
    const firstSteps = around(s, at).map((next, direction) =>
      next !== none && distanceIn(back, next) === distance ? priorityOf(s, direction) : -1,
    )
    const priority = Math.max(...firstSteps)
    if (priority > bestPriority) [best, bestPriority] = [slot, priority]
  }
  return best
}
