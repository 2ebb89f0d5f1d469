import { type Context, type Seat, shuffle } from '@eminence/kernel'
import { type Card, isHigh, none, type Slot } from '../data.ts'
import type { Event } from '../events.ts'
import { disksAt, isIn } from '../map.ts'
import { mostLocations } from '../sets.ts'
import type { State } from '../state.ts'

/** PI-1.2: onto the topmost vacant location; the disk comes from wherever the caller took it. */
export function putDisk(s: State, seat: Seat, slot: Slot): void {
  let at = slot * mostLocations
  while (s.disks[at] !== none) at++
  s.disks[at] = seat
  s.presence[seat] |= 1 << slot
}

/** The lowest of the seat's disks there; the others stay where they are (PI-1.2). */
function takeDisk(s: State, seat: Seat, slot: Slot): void {
  let at = slot * mostLocations + mostLocations - 1
  while (s.disks[at] !== seat) at--
  s.disks[at] = none
  if (disksAt(s, seat, slot) === 0) s.presence[seat] &= ~(1 << slot)
}

export function placeDisks(s: State, seat: Seat, slot: Slot, disks: number): void {
  for (let nth = 0; nth < disks; nth++) putDisk(s, seat, slot)
  s.supply[seat] -= disks
}

export function returnDisks(s: State, seat: Seat, slot: Slot, disks: number): void {
  for (let nth = 0; nth < disks; nth++) takeDisk(s, seat, slot)
  s.supply[seat] += disks
}

export function moveDisk(s: State, seat: Seat, from: Slot, to: Slot, { tell }: Context<Event>): void {
  takeDisk(s, seat, from)
  putDisk(s, seat, to)
  tell?.({ type: 'diskMoved', seat, from, to })
}

/** All disks of a card, from the top on; the card is bare then. */
export function liftDisks(s: State, slot: Slot): Seat[] {
  const lifted: Seat[] = []
  for (let at = slot * mostLocations; at < (slot + 1) * mostLocations; at++) {
    if (s.disks[at] !== none) lifted.push(s.disks[at])
    s.disks[at] = none
  }
  for (let seat = 0; seat < s.seats; seat++) if (isIn(s.presence[seat], slot)) s.presence[seat] &= ~(1 << slot)
  return lifted
}

/** PI-16.1: an ace or crown was shown in this turn. */
export function show(s: State, card: Card): void {
  if (isHigh(card)) s.highShown = true
}

/** The card lies face up there from now on; what lay there is gone already. */
export function layCard(s: State, slot: Slot, card: Card): void {
  s.map[slot] = card
  s.faceUp |= 1 << slot
  show(s, card)
}

/** The top card of the deck, or none. */
export function drawCard(s: State, context: Context<Event>): Card {
  const card = s.deck.pop()
  if (card === undefined) return none
  if (s.deck.length === 0) {
    s.exhaustions++
    shuffleIfEmpty(s, context)
  }
  return card
}

export function discardCard(s: State, card: Card, context: Context<Event>): void {
  s.discard.push(card)
  shuffleIfEmpty(s, context)
}

/** PI-1.13 */
function shuffleIfEmpty(s: State, { random, tell }: Context<Event>): void {
  if (s.deck.length > 0 || s.discard.length === 0) return
  for (const card of s.discard) s.shuffles[card] = s.exhaustions
  // the order of the pile is nobody's knowledge: what is drawn must not depend on it
  s.deck = shuffle(
    s.discard.sort((a, b) => a - b),
    random,
  )
  s.discard = []
  tell?.({ type: 'deckShuffled', cards: s.deck.length, exhaustions: s.exhaustions })
}

/** From the deck into the hand, as many as there are, up to so many. */
export function drawToHand(s: State, seat: Seat, number: number, context: Context<Event>): Card[] {
  const drawn: Card[] = []
  while (drawn.length < number) {
    const card = drawCard(s, context)
    if (card === none) break
    takeIntoHand(s, seat, card, 0)
    drawn.push(card)
  }
  return drawn
}

/** `seen` has the bits of the seats that know it is there. */
export function takeIntoHand(s: State, seat: Seat, card: Card, seen: number): void {
  s.hands[seat].push(card)
  s.seen[card] = seen
}

export function takeFromHand(s: State, seat: Seat, card: Card): void {
  const hand = s.hands[seat]
  hand.splice(hand.indexOf(card), 1)
}

/** Known to all seats. */
export const seenByAll = 15
