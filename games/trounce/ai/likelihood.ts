import type { Context, Seat } from '@eminence/kernel'
import { aces, type Card, cardsIn, none } from '../data.ts'
import { plays } from '../moves.ts'
import { firstPair, otherSuits } from '../rules/order.ts'
import { legalCards, playCard } from '../rules/play.ts'
import { beginTrick } from '../rules/trick.ts'
import { clone, nextInTrick, playedBy, type State } from '../state.ts'
import { worthOfCard } from './card-play.ts'
import { sightOf } from './odds.ts'
import { bestOrder, worthOfOrder, worthOfPassing } from './ordering.ts'
import { cardWeights, orderWeights } from './weights.ts'

/**
 * How well what the others have done in this hand fits the cards that they have in an imagined state: people pass, order and play
 * more or less as the rule player would. Strawhand is left out: what lay face up earlier is not remembered.
 */
export function likelihood(s: State, observer: Seat): number {
  if (s.seats === 2) return 1
  return fitOfOrdering(s, observer) * fitOfPlay(s, observer)
}

/** How firmly people keep to the worth of an order, in points; and to the worth of a card. */
const doubtInOrders = 0.6
const doubtInCards = 0.2

const chanceAbove = (margin: number): number => 1 / (1 + Math.exp(-margin / doubtInOrders))

function fitOfOrdering(s: State, observer: Seat): number {
  const weights = orderWeights[s.seats]
  const handOf = (seat: Seat) => (s.hands[seat] | s.spent[seat]) & ~aces
  let fit = 1
  for (let pass = 0; pass < s.passes; pass++) {
    const seat = (s.dealer + 1 + pass) % s.seats
    if (seat === observer) continue
    const suits = pass < s.seats ? firstPair(s) : otherSuits(s)
    const { worth } = bestOrder(s, seat, handOf(seat), suits, weights)
    fit *= chanceAbove(worthOfPassing(s.seats, pass, weights) - worth)
  }
  const isFreeOrder = s.maker !== none && s.bonus !== none && s.passes < 2 * s.seats
  if (isFreeOrder && s.maker !== observer) {
    const worth = worthOfOrder(s, s.maker, handOf(s.maker), s.trump, s.bonus, weights)
    fit *= chanceAbove(worth - worthOfPassing(s.seats, s.passes, weights))
  }
  return fit
}

/** The hand is played once more up to now; nothing in it meets chance. */
const certain: Context = { random: { below: () => 0 } }

function fitOfPlay(s: State, observer: Seat): number {
  if (s.history.length === 0) return 1
  const past = beforeTheFirstCard(s)
  let fit = 1
  for (const card of s.history) {
    const seat = playedBy(s, card)
    if (seat !== observer) fit *= fitOfCard(past, seat, card)
    const task = past.todo.pop()
    if (task !== undefined) playCard.play(past, seat, plays[card], certain, task)
  }
  return fit
}

function beforeTheFirstCard(s: State): State {
  const past = clone(s)
  past.history.length = 0
  past.todo.length = 0
  for (let seat = 0; seat < s.seats; seat++) {
    past.hands[seat] |= past.spent[seat]
    past.spent[seat] = 0
    past.taken[seat] = 0
    past.tricks[seat] = 0
    past.voids[seat] = 0
  }
  beginTrick(past, nextInTrick(past, past.dealer))
  return past
}

/** Among the cards that could have been played, the share of this one. */
function fitOfCard(s: State, seat: Seat, card: Card): number {
  const weights = cardWeights[s.seats]
  const sight = sightOf(s, seat)
  const played = worthOfCard(s, seat, card, sight, weights)
  let sum = 0
  for (const other of cardsIn(legalCards(s, seat))) {
    sum += Math.exp((worthOfCard(s, seat, other, sight, weights) - played) / doubtInCards)
  }
  return 0.02 + 0.98 / sum
}
