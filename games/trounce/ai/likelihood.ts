import type { Seat } from '@eminence/kernel'
import { aces, none } from '../data.ts'
import { firstPair, otherSuits } from '../rules/order.ts'
import type { State } from '../state.ts'
import { bestOrder, worthOfOrder, worthOfPassing } from './ordering.ts'
import { orderWeights } from './weights.ts'

/** How firmly people keep to the worth of an order: at this many points beyond the mark about three in four do. */
const doubt = 0.6

const chanceAbove = (margin: number): number => 1 / (1 + Math.exp(-margin / doubt))

/**
 * How well the passes and the order fit the hands of an imagined state. Strawhand is left out: what lay face up when the suits were
 * ordered is not remembered.
 */
export function likelihood(s: State, observer: Seat): number {
  if (s.seats === 2) return 1
  const weights = orderWeights[s.seats]
  let chance = 1
  const handOf = (seat: Seat) => (s.hands[seat] | s.spent[seat]) & ~aces
  for (let pass = 0; pass < s.passes; pass++) {
    const seat = (s.dealer + 1 + pass) % s.seats
    if (seat === observer) continue
    const suits = pass < s.seats ? firstPair(s) : otherSuits(s)
    const { worth } = bestOrder(s, seat, handOf(seat), suits, weights)
    chance *= chanceAbove(worthOfPassing(s.seats, pass, weights) - worth)
  }
  const isFreeOrder = s.maker !== none && s.bonus !== none && s.passes < 2 * s.seats
  if (isFreeOrder && s.maker !== observer) {
    const worth = worthOfOrder(s, s.maker, handOf(s.maker), s.trump, s.bonus, weights)
    chance *= chanceAbove(worth - worthOfPassing(s.seats, s.passes, weights))
  }
  return chance
}
