import { type Blocked, type Context, type DecisionRules, reveals, type Seat, type Task } from '@eminence/kernel'
import { formOf, type Suit, suits } from '../data.ts'
import type { Event } from '../events.ts'
import {
  bonuses,
  type GoAlone,
  goAlone,
  type Move,
  type NameBonus,
  type NameTrump,
  type Order,
  orders,
  owed,
  type Pass,
  pass,
  trumps,
  withPartner,
} from '../moves.ts'
import { leftOf, partnerOf, type State } from '../state.ts'
import { dealAces } from './deal.ts'

type OrderRules<M extends Move> = DecisionRules<State, Task, M, Event>

/** TR-3.3: the pair that is turned up first, then (TR-3.4) the four others. */
export const firstPair = (s: State): readonly Suit[] => s.aces.slice(0, 2)
const otherFour = (s: State): readonly Suit[] => s.aces.slice(2)

/** The same four, where nothing of their order may show. */
export const otherSuits = (s: State): readonly Suit[] => suits.filter((suit) => !firstPair(s).includes(suit))

const inTurn = <M extends Move>(set: readonly Suit[], moves: readonly M[]): M[] => set.map((suit) => moves[suit])

/** TR-3.3 First round: pass, or say which of the two aces shows the trump suit. */
export const orderRound1: OrderRules<Pass | Order> = {
  moves: (s) => [pass, orders[s.aces[0]], orders[s.aces[1]]],

  play(s, seat, move, context) {
    if (move.type === 'pass') return passOn(s, seat, context)
    nameTrump(s, seat, move.trump, context)
    nameBonus(s, seat, s.aces[0] === move.trump ? s.aces[1] : s.aces[0], context)
  },
}

/** TR-3.4 Second round: pass, or choose the trump suit among the four others. */
export const orderRound2Trump: OrderRules<Pass | NameTrump> = {
  moves: (s) => [pass, ...inTurn(otherFour(s), trumps)],

  play(s, seat, move, context) {
    if (move.type === 'pass') return passOn(s, seat, context)
    nameTrump(s, seat, move.suit, context)
    s.todo.push(owed.orderRound2Bonus[seat])
  },
}

/** TR-3.4: and another of the four as bonus suit. */
export const orderRound2Bonus: OrderRules<NameBonus> = {
  moves: (s) => inTurn(otherFour(s), bonuses).filter((move) => move !== bonuses[s.trump]),
  play: (s, seat, { suit }, context) => nameBonus(s, seat, suit, context),
}

/** TR-3.5: when all have passed twice the dealer must order, any of the six. */
export const stuckTrump: OrderRules<NameTrump> = {
  moves: () => trumps,

  play(s, seat, { suit }, context) {
    nameTrump(s, seat, suit, context)
    s.todo.push(owed.stuckBonus[seat])
  },
}

export const stuckBonus: OrderRules<NameBonus> = {
  moves: (s) => bonuses.filter((move) => move !== bonuses[s.trump]),
  play: (s, seat, { suit }, context) => nameBonus(s, seat, suit, context),
}

/** TR-3.7, with four players: together with the order the maker may declare to play alone. */
export const goAloneOrNot: OrderRules<GoAlone> = {
  moves: () => [goAlone, withPartner],

  play(s, seat, { alone }, context) {
    s.alone = alone
    context.tell?.(alone ? { type: 'wentAlone', seat, partner: partnerOf(seat) } : { type: 'stayedWithPartner', seat })
    dealAces(s, context)
  },
}

function passOn(s: State, seat: Seat, { tell }: Context<Event>): void {
  s.passes++
  tell?.({ type: 'passed', seat })
  const next = leftOf(s, seat)
  if (s.passes < s.seats) s.todo.push(owed.orderRound1[next])
  else if (s.passes < 2 * s.seats) s.todo.push(owed.orderRound2Trump[next])
  else s.todo.push(owed.stuckTrump[s.dealer])
  if (s.passes === s.seats) tell?.({ type: 'acesTurnedUp', suits: otherFour(s) }, reveals)
}

function nameTrump(s: State, seat: Seat, suit: Suit, { tell }: Context<Event>): void {
  s.maker = seat
  s.trump = suit
  tell?.({ type: 'trumpNamed', seat, suit })
}

function nameBonus(s: State, seat: Seat, suit: Suit, context: Context<Event>): void {
  s.bonus = suit
  context.tell?.({ type: 'bonusNamed', seat, suit })
  if (formOf(s.seats).mayGoAlone) s.todo.push(owed.goAlone[seat])
  else dealAces(s, context)
}

/** Suits that somebody would like to order but cannot now. */
export function blockedOrders(s: State, type: string): Blocked<Move>[] {
  const because = (blocked: readonly Suit[], moves: readonly Move[], reason: string, rule: string) =>
    inTurn(blocked, moves).map((move) => ({ move, reason, rule }))
  switch (type) {
    case 'orderRound1':
      // in the order of the suits: that of the aces is still hidden
      return because(otherSuits(s), orders, 'onlyThePairOnTheTable', 'TR-3.3')
    case 'orderRound2Trump':
      return because(firstPair(s), trumps, 'putAside', 'TR-3.4')
    case 'orderRound2Bonus':
      return [
        ...because(firstPair(s), bonuses, 'putAside', 'TR-3.4'),
        ...because([s.trump], bonuses, 'sameSuitTwice', 'TR-3.4'),
      ]
    case 'stuckTrump':
      return [{ move: pass, reason: 'dealerMustOrder', rule: 'TR-3.5' }]
    case 'stuckBonus':
      return because([s.trump], bonuses, 'sameSuitTwice', 'TR-3.5')
    default:
      return []
  }
}
