import type { Seat } from '@eminence/kernel'
import {
  type Card,
  type FactionNumber,
  factionCount,
  none,
  type Region,
  roundCount,
  type Tables,
  tablesOf,
} from '../data.ts'
import { regionCount } from '../sets.ts'
import { heldAt, isOpen, reformsLeft, roundOf, type State } from '../state.ts'
import type { Weights } from './weights.ts'

/** A position as a seat weighs it: nothing here looks at what the others have in hand, nor at what lies face down. */
export interface Outlook {
  readonly s: State
  readonly seat: Seat
  readonly tables: Tables
  readonly weights: Weights
  /** How much of the game comes after this turn, from 1 to 0. */
  readonly left: number
  /** By faction: how much the open reforms ask for it; 1 is the mean. */
  readonly demand: readonly number[]
  /** By faction: the most that another seat has. */
  readonly rivals: readonly number[]
  readonly open: readonly Region[]
  /** By distance: what is left of a hope so far away. */
  readonly nearness: readonly number[]
  /** What was asked about last. */
  readonly lately: { held: readonly number[]; hand: readonly Card[]; ready: readonly number[] }
}

export function outlookOf(s: State, seat: Seat, weights: Weights): Outlook {
  const tables = tablesOf(s)
  const open: Region[] = []
  const demand = [0, 0, 0, 0, 0, 0]
  let symbols = 0
  for (let region = 0; region < regionCount; region++) {
    if (!isOpen(s, region)) continue
    open.push(region)
    for (let faction = 0; faction < factionCount; faction++) {
      const asked = tables.symbols[s.reforms[region] * factionCount + faction]
      demand[faction] += asked
      symbols += asked
    }
  }
  for (let faction = 0; faction < factionCount; faction++)
    demand[faction] = symbols === 0 ? 0 : (demand[faction] * factionCount) / symbols
  const rivals = [0, 0, 0, 0, 0, 0]
  for (let other = 0; other < s.seats; other++)
    if (other !== seat)
      for (let faction = 0; faction < factionCount; faction++)
        rivals[faction] = Math.max(rivals[faction], s.held[heldAt(other, faction)])
  const nearness = Array.from({ length: regionCount }, (_, distance) => weights.step ** distance)
  const lately = { held: [], hand: [], ready: [] }
  return { s, seat, tables, weights, left: shareLeft(s), demand, rivals, open, nearness, lately }
}

/** The game lasts six rounds, or until the reforms are taken: about one a turn from the second round on. */
export function shareLeft(s: State): number {
  const rounds = roundCount - Math.max(1, roundOf(s))
  return Math.min(rounds, reformsLeft(s) / s.seats) / (roundCount - 1)
}

export const heldBy = (s: State, seat: Seat): number[] => s.held.slice(seat * factionCount, (seat + 1) * factionCount)

/** What followers are worth: to pay with later, and at the end. */
export function worthOfHeld({ weights, left, demand, rivals, tables }: Outlook, held: readonly number[]): number {
  const { fullSet, majority } = tables.set.points
  const { follower, holdings } = weights
  const belief = 1 - left * (1 - holdings)
  let [worth, kinds] = [0, 0]
  for (let faction = 0; faction < factionCount; faction++) {
    const count = held[faction]
    if (count > 0) kinds++
    let tokens = 0
    for (let nth = 0; nth < count; nth++) tokens += follower[nth < 3 ? nth : 3]
    worth += left * demand[faction] * tokens
    const lead = count - rivals[faction]
    if (count > 0)
      worth += belief * majority * (lead > 0 ? Math.min(1, 0.7 + 0.3 * lead - 0.3 * left) : lead === 0 ? 0.2 : 0)
  }
  return worth + belief * fullSet * (kinds === factionCount ? 1 : left * (kinds / factionCount) ** 3)
}

const demandOf = ({ demand, tables }: Outlook, card: Card): number => {
  const second: FactionNumber = tables.secondOf[card]
  return demand[tables.firstOf[card]] + (second === none ? 0 : demand[second])
}

/** What a card in hand is worth for later turns. */
export function worthOfCard(outlook: Outlook, card: Card): number {
  const { weights, left, tables } = outlook
  const points = tables.set.points.actionCard[tables.rankOf[card]]
  return Math.min(1, 2 * left) * (weights.rank * points + weights.icon * demandOf(outlook, card))
}

/** By open reform: how nearly these followers and this hand pay for it, from 1 down. */
function readiness({ s, tables, weights, open }: Outlook, held: readonly number[], hand: readonly Card[]): number[] {
  const icons = held.slice()
  for (const card of hand) {
    icons[tables.firstOf[card]]++
    if (tables.secondOf[card] !== none) icons[tables.secondOf[card]]++
  }
  return open.map((region) => {
    const at = s.reforms[region] * factionCount
    let ready = 1
    for (let faction = 0; faction < factionCount; faction++) {
      for (let lacking = tables.symbols[at + faction] - icons[faction]; lacking > 0; lacking--) ready *= weights.open
    }
    return ready
  })
}

/** How near a pawn in this region is to the reforms that followers and hand can pay for; `taken` is no longer there. */
export function worthOfPlace(
  outlook: Outlook,
  from: Region,
  held: readonly number[],
  hand: readonly Card[],
  taken: Region = none,
): number {
  const { tables, weights, left, open, lately, nearness } = outlook
  if (left === 0) return 0
  // many regions are compared with the same followers and cards
  if (lately.held !== held || lately.hand !== hand) {
    lately.ready = readiness(outlook, held, hand)
    lately.held = held
    lately.hand = hand
  }
  const distances = tables.distance[from]
  let [best, second] = [0, 0]
  for (let at = 0; at < open.length; at++) {
    if (open[at] === taken) continue
    const hope = nearness[distances[open[at]]] * lately.ready[at]
    if (hope > best) {
      second = best
      best = hope
    } else if (hope > second) second = hope
  }
  return weights.near * Math.min(1, 3 * left) * (best + 0.3 * second)
}
