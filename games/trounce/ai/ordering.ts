import type { Seat } from '@eminence/kernel'
import { type CardSet, cardsOfSuit, count, crowns, type Suit, strengthOf } from '../data.ts'
import { goAlone, type Move, withPartner } from '../moves.ts'
import { leftOf, playable, type State } from '../state.ts'
import { type OrderWeights, orderWeights } from './weights.ts'

/**
 * The points by which ordering these suits with this hand is likely to gain or lose on the others. The ace to come is not in it:
 * nobody knows it when the suits are ordered.
 */
export function worthOfOrder(
  s: State,
  seat: Seat,
  hand: CardSet,
  trump: Suit,
  bonus: Suit,
  weights: OrderWeights,
): number {
  const trumps = cardsOfSuit[trump]
  const bonuses = cardsOfSuit[bonus]
  let worth = weights.base
  for (let rest = hand; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const strength = strengthOf[31 - Math.clz32(bit)]
    worth += trumps & bit ? weights.trump[strength] : weights.plain[strength]
    if (bonuses & bit) worth += crowns & bit ? weights.bonusCrown : weights.bonusCard
  }
  const length = count(hand & trumps)
  if (length >= 3) worth += weights.threeTrumps
  if (length >= 4) worth += weights.fourTrumps
  if (leftOf(s, s.dealer) === seat) worth += weights.leading
  if (s.seats === 2) {
    const theirs = playable(s, 1 - seat) & ~s.hands[1 - seat]
    worth += weights.theirTrump * count(theirs & trumps) + weights.theirCrown * count(theirs & crowns)
    worth += weights.theirBonus * count(theirs & bonuses)
  }
  return worth
}

interface Order {
  readonly worth: number
  readonly trump: Suit
  readonly bonus: Suit
}

/** The best pair of suits among those on offer. */
export function bestOrder(
  s: State,
  seat: Seat,
  hand: CardSet,
  suits: readonly Suit[],
  weights: OrderWeights,
  trumps = suits,
): Order {
  let best: Order = { worth: Number.NEGATIVE_INFINITY, trump: suits[0], bonus: suits[1] }
  for (const trump of trumps) {
    for (const bonus of suits) {
      if (trump === bonus) continue
      const worth = worthOfOrder(s, seat, hand, trump, bonus, weights)
      if (worth > best.worth) best = { worth, trump, bonus }
    }
  }
  return best
}

/** What an order must promise after so many passes: there is less to wait for in the second round. */
export const worthOfPassing = (seats: number, passes: number, weights: OrderWeights): number =>
  passes < seats ? weights.passFirst : weights.passSecond

/** TR-3.7 pays one point for all six: only with the three highest trumps and two other crowns. */
function isHandToPlayAlone(s: State, seat: Seat): boolean {
  const hand = s.hands[seat]
  const trumps = hand & cardsOfSuit[s.trump]
  const high = count(trumps & (crowns | sixesAndFives))
  return (trumps & crowns) !== 0 && high >= 3 && count(hand & crowns) >= 3
}

const sixesAndFives = strengthOf.reduce(
  (set, strength, card) => (strength === 6 || strength === 5 ? set | (1 << card) : set),
  0,
)

const suitOf = (move: Move): Suit | null =>
  move.type === 'order' ? move.trump : move.type === 'trump' || move.type === 'bonus' ? move.suit : null

/** Any decision before the first card. */
export function chooseOrder(
  s: State,
  seat: Seat,
  moves: readonly Move[],
  weights: OrderWeights = orderWeights[s.seats],
): Move {
  const [first] = moves
  if (first.type === 'alone') return isHandToPlayAlone(s, seat) ? goAlone : withPartner
  const hand = playable(s, seat)
  const offered = moves.map(suitOf).filter((suit) => suit !== null)
  if (first.type === 'bonus') {
    const { bonus } = bestOrder(s, seat, hand, [s.trump, ...offered], weights, [s.trump])
    return moves.find((move) => suitOf(move) === bonus) ?? first
  }
  const { worth, trump } = bestOrder(s, seat, hand, offered, weights)
  if (first.type === 'pass' && worth < worthOfPassing(s.seats, s.passes, weights)) return first
  return moves.find((move) => suitOf(move) === trump) ?? first
}
