import type { Seat } from '@eminence/kernel'
import {
  ace,
  clergy,
  count,
  crown,
  factionIndexes,
  type Layout,
  layoutFor,
  none,
  type Plot,
  rankOf,
  type Slot,
  type Slots,
  slotsIn,
  tablesOf,
  thresholdsOf,
} from '../data.ts'
import { controlledBy, disksIn, groupsIn, hasMost, presenceOfOthers, slotsShowing } from '../map.ts'
import { fitsWithOthers, isMetBy } from '../rules/plots/claims.ts'
import { evidenceOf } from '../rules/plots/witnesses.ts'
import type { State } from '../state.ts'

/** One thing that a plot asks for: so many of so many. */
export interface Part {
  readonly kind: 'cards' | 'disks' | 'factions'
  readonly have: number
  readonly need: number
}

/** How far a seat is with a plot. */
export interface Progress {
  readonly parts: readonly Part[]
  /** The cards that it could be met with, as far as they lie there. */
  readonly slots: Slots
  /** Somebody else has as many disks there, or more: more than anybody is asked for. */
  readonly isRivalled: boolean
  readonly isMet: boolean
  /** PI-14.4: met, but not beside the seat's other plots. */
  readonly isNested: boolean
}

type Candidate = Pick<Progress, 'parts' | 'slots' | 'isRivalled'>

const part = (kind: Part['kind'], have: number, need: number): Part => ({ kind, have, need })

const missingIn = ({ parts, isRivalled }: Candidate): number =>
  parts.reduce((sum, { have, need }) => sum + Math.max(0, need - have), isRivalled ? 0.5 : 0)

const nothing = (parts: readonly Part[]): Candidate => ({ parts, slots: 0, isRivalled: false })

/** The one that lacks least. */
const bestOf = (candidates: readonly Candidate[], otherwise: Candidate): Candidate =>
  candidates.reduce((best, each) => (missingIn(each) < missingIn(best) ? each : best), otherwise)

const slotsThat = (set: Slots, fits: (slot: Slot) => boolean): Slots =>
  slotsIn(set).reduce((found, slot) => (fits(slot) ? found | (1 << slot) : found), 0)

const isRivalled = (s: State, seat: Seat, slots: Slots): boolean => {
  const own = disksIn(s, seat, slots)
  return own > 0 && !hasMost(s, seat, slots, own)
}

/** P01, P11, P12: connected cards of one faction within an area, with so many disks. */
function groupPlot(s: State, seat: Seat, area: Slots, cards: number, disks: number): Candidate {
  const layout = layoutFor(s)
  const candidates = factionIndexes.flatMap((faction) =>
    groupsIn(layout, slotsShowing(s, faction) & area, 1).map((slots) => ({
      parts: [part('cards', count(slots), cards), part('disks', disksIn(s, seat, slots), disks)],
      slots,
      isRivalled: isRivalled(s, seat, slots),
    })),
  )
  return bestOf(candidates, nothing([part('cards', 0, cards), part('disks', 0, disks)]))
}

const cardPlot = (slots: Slots, need: number): Candidate => ({
  parts: [part('cards', count(slots), need)],
  slots,
  isRivalled: false,
})

/** P02 */
function peers(s: State, seat: Seat): Candidate {
  const { near } = layoutFor(s)
  const own = s.presence[seat]
  const candidates = slotsIn(own).map((centre) =>
    cardPlot((1 << centre) | slotsThat(near[centre] & own, (slot) => rankOf[s.map[slot]] === rankOf[s.map[centre]]), 4),
  )
  return bestOf(candidates, cardPlot(0, 4))
}

const innerCircle: Plot = 3

/** P04: four interior cards, each next to two others of them; a larger circle only where it is closed. */
function circle(s: State, seat: Seat): Candidate {
  const evidence = evidenceOf(s, seat, innerCircle)
  if (evidence.kind === 'witnesses' && evidence.witnesses.length > 0) return cardPlot(evidence.witnesses[0].slots, 4)
  const layout = layoutFor(s)
  const own = s.presence[seat] & layout.interior
  const inner = slotsIn(layout.interior)
  let best: Slots = 0
  const look = (set: Slots, from: number, size: number): void => {
    if (size === 4) {
      const isCircle = slotsIn(set).every((slot) => count(layout.near[slot] & set) >= 2)
      if (isCircle && count(set & own) > count(best)) best = set & own
      return
    }
    for (let at = from; at < inner.length; at++) look(set | (1 << inner[at]), at + 1, size + 1)
  }
  look(0, 0, 0)
  return cardPlot(best, 4)
}

/** P05 */
function union(s: State, seat: Seat): Candidate {
  const { isFreemason, factionsOf } = tablesOf(s)
  const slots = slotsThat(controlledBy(s, seat), (slot) => isFreemason[s.map[slot]])
  const shown = slotsIn(slots).reduce((set, slot) => set | factionsOf[s.map[slot]], 0)
  return { parts: [part('factions', count(shown), 6)], slots, isRivalled: false }
}

interface Way {
  readonly missing: number
  readonly slots: Slots
}

/** A way over the map from these slots to those, with as few slots outside `open` as can be. */
function wayThrough({ near, all }: Layout, from: Slots, to: Slots, open: Slots): Way {
  const costOf = (slot: Slot) => (open & (1 << slot) ? 0 : 1)
  const best = new Map<Slot, Way>()
  const queue = slotsIn(from & all).map((slot) => ({ slot, missing: costOf(slot), slots: 1 << slot }))
  while (queue.length > 0) {
    queue.sort((a, b) => b.missing - a.missing || count(b.slots) - count(a.slots))
    const here = queue.pop()
    if (here === undefined || best.has(here.slot)) continue
    best.set(here.slot, here)
    if (to & (1 << here.slot)) return here
    for (const slot of slotsIn(near[here.slot])) {
      if (!best.has(slot)) queue.push({ slot, missing: here.missing + costOf(slot), slots: here.slots | (1 << slot) })
    }
  }
  return { missing: Number.POSITIVE_INFINITY, slots: 0 }
}

/** P08 */
function path(s: State, seat: Seat): Candidate {
  const layout = layoutFor(s)
  const candidates = factionIndexes.map((faction) => {
    const own = slotsShowing(s, faction) & s.presence[seat]
    const { slots } = wayThrough(layout, layout.topRow, layout.bottomRow, own)
    return { parts: [part('cards', count(slots & own), count(slots))], slots: slots & own, isRivalled: false }
  })
  return bestOf(candidates, cardPlot(0, 5))
}

/** P13 */
function vassal(s: State, seat: Seat): Candidate {
  const layout = layoutFor(s)
  const others = layout.atPlacard.reduce((slots, each, other) => (other === seat ? slots : slots | each), 0)
  const candidates = factionIndexes.map((faction) => {
    const showing = slotsShowing(s, faction)
    const { slots } = wayThrough(layout, layout.atPlacard[seat], others, showing)
    const shown = slots & showing
    const lodge = groupsIn(layout, showing, 1).reduce((all, group) => (group & shown ? all | group : all), 0)
    return {
      parts: [part('cards', count(shown), count(slots)), part('disks', disksIn(s, seat, lodge), 3)],
      slots: lodge,
      isRivalled: isRivalled(s, seat, lodge),
    }
  })
  return bestOf(candidates, nothing([part('cards', 0, 5), part('disks', 0, 3)]))
}

/** P10 */
function foil(s: State, seat: Seat): Candidate {
  const showing = slotsShowing(s, clergy)
  const slots = controlledBy(s, seat) & showing
  const others = s.supply.map((_, other) => (other === seat ? none : count(controlledBy(s, other) & showing)))
  return {
    parts: [part('cards', count(slots), 3), part('disks', disksIn(s, seat, slots), 5)],
    slots,
    isRivalled: slots !== 0 && Math.max(...others) >= count(slots),
  }
}

function candidateFor(s: State, seat: Seat, plot: Plot): Candidate {
  const layout = layoutFor(s)
  const { dispersed, converts, shadow } = thresholdsOf(s.seats)
  const ofRank = (rank: number) => slotsThat(s.faceUp, (slot) => rankOf[s.map[slot]] === rank)
  switch (plot) {
    case 0:
      return groupPlot(s, seat, layout.edge, 4, 4)
    case 1:
      return peers(s, seat)
    case 2: {
      const slots = ofRank(crown)
      return {
        parts: [part('disks', disksIn(s, seat, slots), 4)],
        slots: slots & s.presence[seat],
        isRivalled: isRivalled(s, seat, slots),
      }
    }
    case 3:
      return circle(s, seat)
    case 4:
      return union(s, seat)
    case 5:
      return cardPlot(controlledBy(s, seat), dispersed)
    case 6:
      return cardPlot(controlledBy(s, seat) & ofRank(ace), converts)
    case 7:
      return path(s, seat)
    case 8:
      return cardPlot(s.presence[seat] & presenceOfOthers(s, seat), shadow)
    case 9:
      return foil(s, seat)
    case 10:
      return groupPlot(s, seat, layout.centralRow, 3, 3)
    case 11:
      return groupPlot(s, seat, layout.all, 5, 5)
    default:
      return vassal(s, seat)
  }
}

/** PI-14: the nearest way in which the seat could meet the plot, and whether it does. */
export function progressOf(s: State, seat: Seat, plot: Plot): Progress {
  const isMet = isMetBy(s, seat, plot)
  const others = s.claims[seat].filter((each) => each !== plot)
  const isNested = isMet && others.length > 0 && !s.claims[seat].includes(plot) && !fitsWithOthers(s, seat, plot)
  return { ...candidateFor(s, seat, plot), isMet, isNested }
}
