import { type Context, only, reveals, type Seat, shuffle } from '@eminence/kernel'
import { type Card, courtSize, none } from '../data.ts'
import type { Drawing, Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { courtCards, deck } from '../moves.ts'
import { hasDraw, type State } from '../state.ts'

/** Hands are kept in the order of the cards, so that they tell nothing else. */
export function addToHand(hand: Card[], card: Card): void {
  let at = hand.length
  while (at > 0 && hand[at - 1] > card) {
    hand[at] = hand[at - 1]
    at--
  }
  hand[at] = card
}

/** Out of the hand, for all to see; gives whether that was news to anybody. */
export function playFromHand(s: State, seat: Seat, card: Card): boolean {
  const hand = s.hands[seat]
  hand.splice(hand.indexOf(card), 1)
  const wasHidden = s.pools[card] !== none
  s.pools[card] = none
  return wasHidden
}

/** OM-3.32: the top card of the deck, which is made anew of the discards if it is empty. Only if there is one. */
function takeTop(s: State, { random, tell }: Context<Event>): Card {
  if (s.deck.length === 0) {
    s.deck = shuffle(s.discards, random)
    s.discards = []
    for (const card of s.deck) s.pools[card] = s.shuffles
    s.shuffles++
    tell?.({ type: 'discardsShuffled', cards: s.deck.length })
  }
  return s.deck.pop() ?? none
}

export function drawFromDeck(s: State, seat: Seat, why: Drawing, context: Context<Event>): void {
  const card = takeTop(s, context)
  addToHand(s.hands[seat], card)
  context.tell?.({ type: 'cardDrawn', seat, why }, only(seat, { card }), reveals)
}

function takeFromCourt(s: State, seat: Seat, card: Card, why: Drawing, { tell }: Context<Event>): void {
  s.court.splice(s.court.indexOf(card), 1)
  addToHand(s.hands[seat], card)
  tell?.({ type: 'courtCardTaken', seat, card, why })
}

/** OM-3.21, OM-3.30: a card of the court, or the top of the deck. */
export function drawings(s: State): Move[] {
  const moves: Move[] = []
  for (const card of s.court) moves.push(courtCards[card])
  if (hasDraw(s)) moves.push(deck)
  return moves
}

export function draw(s: State, seat: Seat, move: Move, why: Drawing, context: Context<Event>): void {
  if (move.type === 'court') takeFromCourt(s, seat, move.card, why, context)
  else drawFromDeck(s, seat, why, context)
}

/** OM-3.31 */
export function fillCourt(s: State, context: Context<Event>): void {
  const before = s.court.length
  while (s.court.length < courtSize && hasDraw(s)) {
    const card = takeTop(s, context)
    s.pools[card] = none
    s.court.push(card)
  }
  if (s.court.length > before) context.tell?.({ type: 'courtFilled', cards: s.court.slice(before) }, reveals)
}
