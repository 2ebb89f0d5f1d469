import type { Seat, Task } from '@eminence/kernel'
import { type Card, type Suit, suits, trounceCards } from './data.ts'

export type Move =
  | { readonly type: 'pass' }
  /** First round: the other ace on the table shows the bonus suit. */
  | { readonly type: 'order'; readonly trump: Suit }
  | { readonly type: 'trump'; readonly suit: Suit }
  | { readonly type: 'bonus'; readonly suit: Suit }
  | { readonly type: 'alone'; readonly alone: boolean }
  | { readonly type: 'play'; readonly card: Card }

/** The moves as shared values: offering one costs nothing. */
export const pass: Move = { type: 'pass' }
export const orders: readonly Move[] = suits.map((trump) => ({ type: 'order', trump }))
export const trumps: readonly Move[] = suits.map((suit) => ({ type: 'trump', suit }))
export const bonuses: readonly Move[] = suits.map((suit) => ({ type: 'bonus', suit }))
export const goAlone: Move = { type: 'alone', alone: true }
export const withPartner: Move = { type: 'alone', alone: false }
export const plays: readonly Move[] = trounceCards.map((_, card) => ({ type: 'play', card }))

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
