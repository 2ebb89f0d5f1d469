import type { Context, DecisionRules, Seat } from '@eminence/kernel'
import {
  artists,
  type Faction,
  type Factions,
  factionIndexes,
  factions,
  firstOf,
  layoutFor,
  placard,
  professions,
  type Slot,
} from '../../data.ts'
import type { Event } from '../../events.ts'
import { isIn } from '../../map.ts'
import {
  exchangeMoves,
  type FactionMove,
  owedBy,
  type PayTask,
  type PlainMove,
  payAllMove,
  push,
  tokenMoves,
} from '../../moves.ts'
import { favorsOf, hasCard, matching, type State } from '../../state.ts'

/** PI-2.2: how many identical tokens stand for any other. */
export const setSize = (s: State, seat: Seat): number => (hasCard(s, seat, professions) ? 2 : 3)

/** PI-2.2: whether a single Artists token may be any faction's. */
const artistsAreWild = (s: State, seat: Seat): boolean => hasCard(s, seat, artists)

const needs = [0, 0, 0, 0, 0, 0]

/**
 * PI-2.2: whether `needs` and `number` more tokens out of `choice` can be paid. A token that fits is never better used in a set, so the
 * shortage is what sets (and Artists tokens of their holder) made of the surplus must cover.
 */
function canPay(s: State, seat: Seat, choice: Factions, number: number, exchange: boolean): boolean {
  const isWild = artistsAreWild(s, seat)
  const size = setSize(s, seat)
  let short = 0
  let wild = 0
  let sets = 0
  let inChoice = 0
  let setsInChoice = 0
  let oddInChoice = 0
  for (let faction = 0; faction < needs.length; faction++) {
    const left = s.favors[seat * needs.length + faction] - needs[faction]
    if (left < 0) short -= left
    else if (isWild && faction === artists) wild = left
    else if (choice & (1 << faction)) {
      inChoice += left
      setsInChoice += Math.floor(left / size)
      oddInChoice += left % size
    } else sets += Math.floor(left / size)
  }
  const used = Math.min(number, inChoice)
  short += number - used - wild
  if (short <= 0) return true
  if (!exchange) return false
  // the choice takes single tokens first, then breaks sets up
  if (used > oddInChoice) setsInChoice -= Math.ceil((used - oddInChoice) / size)
  return short <= sets + setsInChoice
}

/** Each symbol is a set of factions, those of more than one all alike. */
export function isPayable(s: State, seat: Seat, way: readonly Factions[], exchange = true): boolean {
  needs.fill(0)
  return isRestPayable(s, seat, way, exchange, 0)
}

/** The symbols from this one on; `needs` has what is spent before. */
function isRestPayable(s: State, seat: Seat, way: readonly Factions[], exchange: boolean, from: number): boolean {
  let choice = 0
  let number = 0
  for (let at = from; at < way.length; at++) {
    const symbol = way[at]
    if ((symbol & (symbol - 1)) === 0) needs[31 - Math.clz32(symbol)]++
    else {
      choice = symbol
      number++
    }
  }
  return canPay(s, seat, choice, number, exchange)
}

/** Whether so many favors of this faction, or set of factions, can be paid. */
export function canMatch(s: State, seat: Seat, choice: Factions, number: number): boolean {
  let fitting = 0
  for (let faction = 0; faction < needs.length; faction++) {
    if (choice & (1 << faction)) fitting += favorsOf(s, seat, faction)
  }
  if (fitting >= number) return true
  needs.fill(0)
  return canPay(s, seat, choice, number, true)
}

/** Whether so many favors of two factions, and `extra` ones of another, can be paid. */
export function canPayPair(
  s: State,
  seat: Seat,
  top: Faction,
  ofTop: number,
  bottom: Faction,
  ofBottom: number,
  extra: Factions,
): boolean {
  needs.fill(0)
  needs[top] += ofTop
  needs[bottom] += ofBottom
  if (extra !== 0) needs[31 - Math.clz32(extra)]++
  return canPay(s, seat, 0, 0, true)
}

/** 4.1: what the acting cards next to a slot match, each set of factions once, and none that is part of another. */
export function actingSets(s: State, seat: Seat, slot: Slot): Factions[] {
  const layout = layoutFor(s)
  const sets: Factions[] = []
  const add = (set: Factions) => {
    for (let at = 0; at < sets.length; at++) {
      if ((sets[at] | set) === sets[at]) return
      if ((sets[at] | set) === set) {
        sets[at] = set
        return
      }
    }
    sets.push(set)
  }
  for (let rest = s.presence[seat] & (layout.near[slot] | (1 << slot)); rest !== 0; rest &= rest - 1) {
    add(matching(s, seat, firstOf(rest)))
  }
  if (isIn(layout.atPlacard[seat], slot)) add(matching(s, seat, placard))
  return sets
}

/** Whether so many favors can be paid that match one acting card next to the slot. */
export function canMatchActing(s: State, seat: Seat, slot: Slot, number: number): boolean {
  const layout = layoutFor(s)
  for (let rest = s.presence[seat] & (layout.near[slot] | (1 << slot)); rest !== 0; rest &= rest - 1) {
    if (canMatch(s, seat, matching(s, seat, firstOf(rest)), number)) return true
  }
  return isIn(layout.atPlacard[seat], slot) && canMatch(s, seat, matching(s, seat, placard), number)
}

type PayMove = FactionMove | PlainMove

/** PI-2.2: whether a token of this faction may pay the symbol. */
const paysBy = (s: State, seat: Seat, symbol: Factions, faction: Faction): boolean =>
  (symbol & (1 << faction)) !== 0 || (faction === artists && artistsAreWild(s, seat))

/** PI-2.4: whether the rest of this way can be paid when its first symbol was, by so many tokens of the faction. */
function leavesRestPayable(
  s: State,
  seat: Seat,
  way: readonly Factions[],
  faction: Faction,
  tokens: number,
  exchange: boolean,
): boolean {
  needs.fill(0)
  needs[faction] = tokens
  return isRestPayable(s, seat, way, exchange, 1)
}

/** Whether this way goes on with a token, or with a set; a set where a token would do is wasted, and not offered. */
const goesOn = (s: State, seat: Seat, way: readonly Factions[], { type, faction }: FactionMove, exchange: boolean) =>
  paysBy(s, seat, way[0], faction) === (type === 'token') &&
  leavesRestPayable(s, seat, way, faction, type === 'token' ? 1 : setSize(s, seat), exchange)

function payMoves(s: State, seat: Seat, task: PayTask): FactionMove[] {
  const moves: FactionMove[] = []
  for (const faction of factionIndexes) {
    const tokens = favorsOf(s, seat, faction)
    if (tokens === 0) continue
    const isOpen = (move: FactionMove) => task.ways.some((way) => goesOn(s, seat, way, move, task.exchange))
    if (isOpen(tokenMoves[faction])) moves.push(tokenMoves[faction])
    if (task.exchange && tokens >= setSize(s, seat) && isOpen(exchangeMoves[faction]))
      moves.push(exchangeMoves[faction])
  }
  return moves
}

/** Pays the first symbol; gives what is left to be paid. */
function payFirst(s: State, seat: Seat, task: PayTask, move: FactionMove, paid: number[]): PayTask {
  const { type, faction } = move
  const ways = task.ways.filter((way) => goesOn(s, seat, way, move, task.exchange)).map((way) => way.slice(1))
  const tokens = type === 'token' ? 1 : setSize(s, seat)
  s.favors[seat * factions.length + faction] -= tokens
  s.pool[faction] += tokens
  paid[faction] += tokens
  return { ...task, type: 'paying', ways }
}

/** The obvious way: the token that the seat has most of, rather than Artists as wild, rather than a set. */
function obviousMove(s: State, seat: Seat, { ways }: PayTask, moves: readonly FactionMove[]): FactionMove {
  const [[first]] = ways
  const rating = ({ type, faction }: FactionMove) =>
    favorsOf(s, seat, faction) + (type === 'token' ? 100 : 0) + (first & (1 << faction) ? 100 : 0)
  return moves.reduce((best, move) => (rating(move) > rating(best) ? move : best))
}

const nothingPaid = (): number[] => factions.map(() => 0)

/** Asks for the payment; `ways` are alike in length. */
export function demand(s: State, seat: Seat, ways: readonly (readonly Factions[])[], exchange = true): void {
  push<PayTask>(s, { type: 'paying', owing: owedBy[seat], ways, exchange })
}

/** Whether every token that fits is needed: then their order is all there would be to choose. */
function takesAll(s: State, seat: Seat, { ways }: PayTask, moves: readonly FactionMove[]): boolean {
  const [way, ...others] = ways
  if (others.length > 0 || way.some((symbol) => symbol !== way[0])) return false
  if (moves.some(({ type }) => type === 'exchange')) return false
  return moves.reduce((sum, { faction }) => sum + favorsOf(s, seat, faction), 0) === way.length
}

/** PI-2.1: pays as long as there is only one way, then asks. */
export function paying(s: State, { tell }: Context<Event>, task: PayTask): void {
  const [seat] = task.owing
  const paid = nothingPaid()
  let rest = task
  while (rest.ways[0].length > 0) {
    const moves = payMoves(s, seat, rest)
    if (moves.length > 1 && !takesAll(s, seat, rest, moves)) break
    rest = payFirst(s, seat, rest, moves[0], paid)
  }
  if (paid.some((tokens) => tokens > 0)) tell?.({ type: 'paid', seat, favors: paid })
  if (rest.ways[0].length > 0) push<PayTask>(s, { ...rest, type: 'pay' })
}

/** 4.1 One symbol after the other, or all the rest at once. */
export const pay: DecisionRules<State, PayTask, PayMove, Event> = {
  moves(s, seat, task) {
    const moves = payMoves(s, seat, task)
    return task.ways[0].length > 1 ? [...moves, payAllMove] : moves
  },

  play(s, seat, move, { tell }, task) {
    const paid = nothingPaid()
    let rest = task
    if ('faction' in move) rest = payFirst(s, seat, task, move, paid)
    else {
      while (rest.ways[0].length > 0) {
        rest = payFirst(s, seat, rest, obviousMove(s, seat, rest, payMoves(s, seat, rest)), paid)
      }
    }
    tell?.({ type: 'paid', seat, favors: paid })
    if (rest.ways[0].length > 0) push(s, rest)
  },
}
