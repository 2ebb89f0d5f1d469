import type { Context, Result, Seat } from '@eminence/kernel'
import { gamesToWinMatch, none, scoreToWin } from './data.ts'
import type { Event } from './events.ts'
import { dealHand } from './rules/deal.ts'
import { clearTrick } from './rules/trick.ts'
import {
  bonusCards,
  fromBonus,
  fromDefence,
  fromOrders,
  leftOf,
  pointsOf,
  type State,
  sideOf,
  sources,
  tricksOf,
} from './state.ts'

/** How a hand went: lists by side. */
export interface HandOutcome {
  readonly seats: number
  readonly maker: Seat
  readonly alone: boolean
  readonly tricks: readonly number[]
  readonly bonusCards: readonly number[]
}

export interface HandPoints {
  readonly trickPoints: readonly number[]
  readonly bonusPoints: readonly number[]
  readonly usurped: boolean
}

interface TrickScoring {
  /** The maker fails with fewer tricks. */
  readonly needed: number
  made(tricks: number, alone: boolean): number
  /** What a defending side gets although the maker has succeeded. */
  held(tricks: number): number
  usurped(tricks: number): number
}

/** TR-2.3, by number of seats. */
const scoring: Readonly<Record<number, TrickScoring>> = {
  // TR-3.30
  2: {
    needed: 6,
    made: (tricks) => (tricks === 10 ? 4 : tricks >= 8 ? 2 : 1),
    held: () => 0,
    usurped: () => 2,
  },
  // TR-3.32, TR-3.33
  3: {
    needed: 3,
    made: (tricks) => tricks - 2,
    held: (tricks) => (tricks >= 3 ? 1 : 0),
    usurped: (tricks) => 2 + Math.max(0, tricks - 4),
  },
  // TR-3.22
  4: {
    needed: 4,
    made: (tricks, alone) => (tricks < 6 ? 1 : alone ? 3 : 2),
    held: () => 0,
    usurped: () => 2,
  },
}

/** TR-3.23, and TR-3.34: with three players all who are tied for most get the point. */
function pointsForBonus(seats: number, cards: readonly number[]): number[] {
  const most = Math.max(...cards)
  const tied = cards.filter((count) => count === most).length
  const counts = most > 0 && (tied === 1 || seats === 3)
  return cards.map((count) => (counts && count === most ? 1 : 0))
}

/** TR-3.22 to TR-3.24, TR-3.30, TR-3.32 to TR-3.34: the points of a hand, by side. */
export function handPoints({ seats, maker, alone, tricks, bonusCards }: HandOutcome): HandPoints {
  const { needed, made, held, usurped } = scoring[seats]
  const makers = sideOf(seats, maker)
  const failed = tricks[makers] < needed
  const trickPoints = tricks.map((taken, side) => {
    if (side === makers) return failed ? 0 : made(taken, alone)
    return failed ? usurped(taken) : held(taken)
  })
  return { trickPoints, bonusPoints: pointsForBonus(seats, bonusCards), usurped: failed }
}

function bySide<T>(s: State, of: (s: State, side: number) => T): T[] {
  const list: T[] = []
  for (let side = 0; side < s.scores.length; side++) list.push(of(s, side))
  return list
}

/** TR-3.24, TR-3.35: adds up the hand; then the game ends, or the deal passes to the left (TR-1.3). */
export function scoreHand(s: State, context: Context<Event>): void {
  const { hand, maker, alone, seats, scores } = s
  const tricks = bySide(s, tricksOf)
  const cards = bySide(s, bonusCards)
  const { trickPoints, bonusPoints, usurped } = handPoints({ seats, maker, alone, tricks, bonusCards: cards })
  for (let side = 0; side < scores.length; side++) {
    const source = side === sideOf(seats, maker) ? fromOrders : fromDefence
    scores[side] += trickPoints[side] + bonusPoints[side]
    s.earned[side * sources.length + source] += trickPoints[side]
    s.earned[side * sources.length + fromBonus] += bonusPoints[side]
  }
  context.tell?.({
    type: 'handScored',
    hand,
    maker,
    alone,
    usurped,
    tricks,
    bonusCards: cards,
    trickPoints,
    bonusPoints,
    scores: scores.slice(),
  })

  const playsOn = mustPlayOn(s)
  if (playsOn) s.playedOn = true
  const winner = playsOn ? none : gameWinner(scores)
  if (winner !== none) {
    s.wins[winner]++
    context.tell?.({ type: 'gameWon', side: winner, scores: scores.slice(), wins: s.wins.slice() })
    if (matchIsOver(s)) {
      clearTrick(s)
      return
    }
    scores.fill(0)
    s.playedOn = false
  }
  s.dealer = leftOf(s, s.dealer)
  dealHand(s, context)
}

const hasReached = (score: number): boolean => score >= scoreToWin

/** TR-5.1, the stricter reading: whoever reach 12 in the same hand play one more, once in a game. */
const mustPlayOn = ({ scores, options, playedOn }: State): boolean =>
  options.bothReachPlayOn && !playedOn && scores.filter(hasReached).length > 1

/** TR-5.1: the side that has reached 12 and leads alone, or none. */
function gameWinner(scores: readonly number[]): number {
  const highest = Math.max(...scores)
  const leaders = scores.filter((score) => score === highest).length
  return hasReached(highest) && leaders === 1 ? scores.indexOf(highest) : none
}

/** TR-5.3: one game, or two won games. */
const matchIsOver = ({ wins, options }: State): boolean =>
  wins.some((won) => won >= (options.bestOfThree ? gamesToWinMatch : 1))

export function result(s: State): Result | null {
  if (s.todo.length > 0) return null
  const { seats, wins, options } = s
  const points = bySide(s, (_, side) =>
    Object.fromEntries(sources.map((source, i) => [source, s.earned[side * sources.length + i]])),
  )
  const totals = bySide(s, pointsOf)
  const ahead = (a: number, b: number) => wins[a] > wins[b] || (wins[a] === wins[b] && totals[a] > totals[b])
  const places = bySide(s, (_, side) => 1 + totals.filter((_, other) => ahead(other, side)).length)
  const bySeat = <T>(ofSide: readonly T[]): T[] =>
    Array.from({ length: seats }, (_, seat) => ofSide[sideOf(seats, seat)])
  return {
    places: bySeat(places),
    totals: bySeat(totals),
    points: bySeat(points),
    why: options.bestOfThree ? 'wonTheMatch' : 'reachedTwelve',
  }
}
