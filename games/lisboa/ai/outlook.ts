import type { Seat } from '@eminence/kernel'
import { none, type Owner, type Plan, type Tables, tablesOf } from '../data.ts'
import { isLacerda, type State, unused } from '../state.ts'
import { countsOf, onPlans } from './counts.ts'
import { gainsOf } from './decrees.ts'
import type { Weights } from './weights.ts'

/** A position as one seat sees it. */
export interface Outlook {
  readonly s: State
  readonly seat: Seat
  readonly tables: Tables
  readonly weights: Weights
  /** The seat's turns after the one that is being played, as far as that can be told. */
  readonly left: number
  /** All that decrees may count of the seat, and what one more of it adds to the decrees that it holds. */
  readonly counts: readonly number[]
  readonly gains: readonly number[]
  /** What was reckoned already, by `question`. */
  readonly known: number[]
}

/** What is asked several times about the same position; the first of several numbers each. */
export const question = {
  state: 0,
  noble: 6,
  nobleOfEvent: 9,
  visit: 12,
  market: 15,
  officialsAwaited: 16,
  street: 17,
  cube: 21,
  building: 24,
} as const

export function outlookOf(s: State, seat: Seat, weights: Weights): Outlook {
  const counts = countsOf(s, seat)
  const left = turnsLeft(s, seat)
  const gains = gainsOf(s, seat, counts, weights.growth * left)
  return { s, seat, tables: tablesOf(s), weights, left, counts, gains, known: [] }
}

/** In a period that begins, so many cards are drawn until three piles are empty. */
const drawsInPeriod = 16
/** For each cube that the next sets still lack, so many rounds go by. */
const roundsPerCube = 1.6

/** How many turns a seat still has after the one that is being played. */
export function turnsLeft(s: State, seat: Seat): number {
  const { length: owners } = s.wigs
  if (s.lastTurn !== none) {
    let turns = 0
    for (let turn = s.turn + 1; turn <= s.lastTurn; turn++) if ((s.starter + turn) % owners === seat) turns++
    return turns
  }
  const rounds = Math.min(drawsToEnd(s) / owners, roundsPerCube * cubesToEnd(s))
  return s.period === 0 ? rounds + drawsInPeriod / owners + 1 : rounds + 1
}

function drawsToEnd({ piles }: State): number {
  let [sum, most] = [0, 0]
  for (const pile of piles) {
    sum += pile.length
    most = Math.max(most, pile.length)
  }
  return Math.max(0, sum - 0.75 * most)
}

/** Of the seat that is nearest to the sets that end the period or the game. */
function cubesToEnd({ seats, rubble, period }: State): number {
  const sets = period === 0 ? 2 : 4
  let fewest = 3 * sets
  for (let seat = 0; seat < seats; seat++) {
    let missing = 0
    for (let kind = 0; kind < 3; kind++) missing += Math.max(0, sets - rubble[seat * 3 + kind])
    fewest = Math.min(fewest, missing)
  }
  return fewest
}

/** How much of something that takes so many turns will still be of use. */
export const inTime = ({ left }: Outlook, turns: number): number => Math.min(1, left / turns)

/** What a place in a ranking may come to be worth for who has so many: each rival may still pass, the sooner the longer it takes. */
export function standing(own: number, rivals: readonly number[], values: readonly number[], doubt: number): number {
  if (own <= 0) return 0
  let place = 0
  for (const rival of rivals) place += 1 / (1 + Math.exp((own - rival) / doubt))
  const first = Math.floor(place)
  const value = values[first] ?? 0
  return value - (place - first) * (value - (values[first + 1] ?? 0))
}

/** A new lead on a street lasts; what is still to come makes it doubtful. */
export const streetDoubt = ({ left }: Outlook): number => 0.25 + 0.08 * left
export const officialsDoubt = ({ left }: Outlook): number => 0.3 + 0.2 * left

/** By how many officials his plans grow in a round. */
const lacerdasPlans = 0.45

/** Officials on the plans of the others; of Lacerda all that his plans will ask for (LI-8.29). */
export function officialsOfRivals({ s, seat, tables, left }: Outlook): number[] {
  const rivals: number[] = []
  for (let owner: Owner = 0; owner < s.wigs.length; owner++) {
    if (owner === seat) continue
    let officials = 0
    for (let plan = 0; plan < s.planKeeper.length; plan++) {
      if (s.planKeeper[plan] !== owner) continue
      if (isLacerda(s, owner)) officials += tables.officialsOf[plan]
      else officials += Math.max(0, s.planUse[plan])
    }
    rivals.push(isLacerda(s, owner) ? officials + lacerdasPlans * left : officials)
  }
  return rivals
}

/** What so many officials more on plans are worth in their ranking. */
export function worthOnPlans(o: Outlook, more: number): number {
  const { officialsRanking, officialsRankingOfTwo } = o.tables.set
  const values = o.s.wigs.length === 2 ? officialsRankingOfTwo : officialsRanking
  const rivals = officialsOfRivals(o)
  const now = o.counts[onPlans]
  const doubt = officialsDoubt(o)
  return standing(now + more, rivals, values, doubt) - standing(now, rivals, values, doubt)
}

export function unusedPlans({ s, seat }: Outlook): Plan[] {
  const plans: Plan[] = []
  for (let plan = 0; plan < s.planKeeper.length; plan++) {
    if (s.planKeeper[plan] === seat && s.planUse[plan] === unused) plans.push(plan)
  }
  return plans
}
