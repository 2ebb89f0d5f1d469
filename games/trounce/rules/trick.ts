import type { Seat } from '@eminence/kernel'
import { type Card, crowns, none, onlySuit, type Suit, strengthOf, suitsOf } from '../data.ts'
import { owed } from '../moves.ts'
import { openSuits, type State } from '../state.ts'

/** The part of a state that is the trick on the table. */
export type Trick = Pick<State, 'trump' | 'led' | 'lock' | 'winner' | 'winning' | 'byTrounce'>

const isCrown = (card: Card): boolean => (crowns & (1 << card)) !== 0

/** Before a card is led. */
export const emptyTrick = (trump: Suit): Trick => ({
  trump,
  led: none,
  lock: none,
  winner: none,
  winning: none,
  byTrounce: false,
})

export function clearTrick(trick: Trick): void {
  trick.led = none
  trick.lock = none
  trick.winner = none
  trick.winning = none
  trick.byTrounce = false
}

export function beginTrick(s: State, leader: Seat): void {
  s.leader = leader
  clearTrick(s)
  s.todo.push(owed.playCard[leader])
}

/** Puts a card to the trick: what it opens, locks and beats. */
export function addToTrick(trick: Trick, seat: Seat, card: Card): void {
  if (trick.led === none) lead(trick, seat, card)
  else follow(trick, seat, card)
}

/** TR-3.11: the led card opens its suits; a single one is locked at once. */
function lead(trick: Trick, seat: Seat, card: Card): void {
  trick.led = card
  trick.lock = onlySuit[suitsOf[card]]
  trick.winner = seat
  trick.winning = card
}

function follow(trick: Trick, seat: Seat, card: Card): void {
  const opened = suitsOf[trick.led]
  // TR-3.13: a card with both open suits would lock nothing, one with neither does not
  if (trick.lock === none) trick.lock = onlySuit[suitsOf[card] & opened]
  const trounces = isCrown(card) && isCrown(trick.winning)
  if (!trounces && !beats(trick, card, openSuits(trick.lock, opened))) return
  trick.winner = seat
  trick.winning = card
  trick.byTrounce = trounces
}

/** TR-3.17, cases 2 to 4 (case 1 is the trounce). */
function beats({ trump, winning, byTrounce }: Trick, card: Card, open: number): boolean {
  const trumpBit = 1 << trump
  if (suitsOf[card] & trumpBit) return (suitsOf[winning] & trumpBit) === 0 || strengthOf[card] > strengthOf[winning]
  if (suitsOf[winning] & trumpBit) return false
  return !byTrounce && (suitsOf[card] & open) !== 0 && strengthOf[card] > strengthOf[winning]
}
