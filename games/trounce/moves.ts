import type { Seat, Task } from '@eminence/kernel'
import { type Card, type Suit, suits, trounceCards } from './data.ts'

export interface Pass {
  readonly type: 'pass'
}
/** First round: the other ace on the table shows the bonus suit. */
export interface Order {
  readonly type: 'order'
  readonly trump: Suit
}
export interface NameTrump {
  readonly type: 'trump'
  readonly suit: Suit
}
export interface NameBonus {
  readonly type: 'bonus'
  readonly suit: Suit
}
export interface GoAlone {
  readonly type: 'alone'
  readonly alone: boolean
}
export interface PlayMove {
  readonly type: 'play'
  readonly card: Card
}

export type Move = Pass | Order | NameTrump | NameBonus | GoAlone | PlayMove

/** The moves as shared values: offering one costs nothing. */
export const pass: Pass = { type: 'pass' }
export const orders: readonly Order[] = suits.map((trump) => ({ type: 'order', trump }))
export const trumps: readonly NameTrump[] = suits.map((suit) => ({ type: 'trump', suit }))
export const bonuses: readonly NameBonus[] = suits.map((suit) => ({ type: 'bonus', suit }))
export const goAlone: GoAlone = { type: 'alone', alone: true }
export const withPartner: GoAlone = { type: 'alone', alone: false }
export const plays: readonly PlayMove[] = trounceCards.map((_, card) => ({ type: 'play', card }))

export type DecisionType =
  | 'orderRound1'
  | 'orderRound2Trump'
  | 'orderRound2Bonus'
  | 'stuckTrump'
  | 'stuckBonus'
  | 'goAlone'
  | 'playCard'

const seats: readonly Seat[] = [0, 1, 2, 3]
const owedBy = (type: DecisionType): readonly Task[] => seats.map((seat) => ({ type, owing: [seat] }))

/** What a seat can owe, by kind and seat; shared values, too. */
export const owed: Readonly<Record<DecisionType, readonly Task[]>> = {
  orderRound1: owedBy('orderRound1'),
  orderRound2Trump: owedBy('orderRound2Trump'),
  orderRound2Bonus: owedBy('orderRound2Bonus'),
  stuckTrump: owedBy('stuckTrump'),
  stuckBonus: owedBy('stuckBonus'),
  goAlone: owedBy('goAlone'),
  playCard: owedBy('playCard'),
}
