import type { Seat } from '@eminence/kernel'
import { type Card, formOf, none, onlySuit, type Suit, suitsOf } from '../data.ts'
import type { Event } from '../events.ts'
import { addToTrick, emptyTrick, type Trick } from '../rules/trick.ts'
import { handPoints } from '../score.ts'
import { cardsPerTrick, openSuits, partnerOf, playedBy, sideOf, sidesOf, sitsOut, tricksPlayed } from '../state.ts'
import type { View } from '../view.ts'

export type Place = 'bottom' | 'left' | 'top' | 'right'

const places: Readonly<Record<number, readonly Place[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  4: ['bottom', 'left', 'top', 'right'],
}

/** The viewer sits at the bottom, the others follow clockwise; the audience looks over the first seat's shoulder. */
export const placeOf = ({ seats }: View, viewer: Seat | null, seat: Seat): Place =>
  places[seats][(seat - (viewer ?? 0) + seats) % seats]

/** A card in a trick, with what it did there. */
export interface PlayedCard {
  readonly card: Card
  readonly seat: Seat
  /** From 1, in order of play. */
  readonly order: number
  /** It locked the suit of the trick. */
  readonly locks: boolean
  /** A suit of the led card that no longer counts; or none. */
  readonly struck: Suit
  readonly winning: boolean
  readonly trounced: boolean
}

export interface TrickScene {
  /** From 1, within the hand. */
  readonly number: number
  readonly cards: readonly PlayedCard[]
  /** Or none. */
  readonly lock: Suit
  /** The suits that count as following; none before a card is led. */
  readonly open: readonly Suit[]
  readonly winner: Seat
  readonly byTrounce: boolean
  readonly isOver: boolean
}

const suitsIn = (set: number): Suit[] => [0, 1, 2, 3, 4, 5].filter((suit) => set & (1 << suit))

/** The trick of that number, counted from 0, as far as it has been played. */
export function trickScene(
  view: Pick<View, 'trump' | 'history' | 'spent' | 'seats' | 'alone'>,
  index: number,
): TrickScene {
  const size = cardsPerTrick(view)
  const cards = view.history.slice(index * size, (index + 1) * size)
  const trick = emptyTrick(view.trump)
  const trounced = new Set<Card>()
  let locker = none
  for (const card of cards) {
    const { winning, lock } = trick
    addToTrick(trick, playedBy(view, card), card)
    if (trick.lock !== lock) locker = card
    if (trick.winning === card && trick.byTrounce) trounced.add(winning)
  }
  const dead = trick.lock === none || trick.led === none ? 0 : suitsOf[trick.led] & ~(1 << trick.lock)
  return {
    number: index + 1,
    cards: cards.map((card, i) => ({
      card,
      seat: playedBy(view, card),
      order: i + 1,
      locks: card === locker,
      struck: card === trick.led ? onlySuit[dead] : none,
      winning: card === trick.winning,
      trounced: trounced.has(card),
    })),
    lock: trick.lock,
    open: trick.led === none ? [] : suitsIn(openSuits(trick.lock, suitsOf[trick.led])),
    winner: trick.winner,
    byTrounce: trick.byTrounce,
    isOver: cards.length === size,
  }
}

/** What a card would do if the viewer played it now. */
export interface Prospect {
  readonly leads: boolean
  /** It is the last card of the trick. */
  readonly closes: boolean
  readonly wins: boolean
  /** The suit that it would lock, or none. */
  readonly locks: Suit
  /** The crown that it would beat as a crown, or none. */
  readonly trounces: Card
  /** The card that leads the trick before it, or none. */
  readonly ahead: Card
  readonly aheadSeat: Seat
}

export function prospectOf(view: View, seat: Seat, card: Card): Prospect {
  const { trump, led, lock, winner, winning, byTrounce } = view
  const trick: Trick = { trump, led, lock, winner, winning, byTrounce }
  addToTrick(trick, seat, card)
  const size = cardsPerTrick(view)
  return {
    leads: led === none,
    closes: view.history.length % size === size - 1,
    wins: trick.winning === card,
    locks: trick.lock === lock ? none : trick.lock,
    trounces: trick.winning === card && trick.byTrounce ? winning : none,
    ahead: winning,
    aheadSeat: winner,
  }
}

export const seatsOfSide = ({ seats }: Pick<View, 'seats'>, side: number): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sideOf(seats, seat) === side)

export const sides = (view: View): number[] => Array.from({ length: sidesOf(view) }, (_, side) => side)

/** The seats that have taken the tricks of this hand, in order. */
export const takers = (view: View): Seat[] =>
  Array.from({ length: tricksPlayed(view) }, (_, trick) => {
    const card = view.history[trick * cardsPerTrick(view)]
    return view.taken.findIndex((cards) => cards & (1 << card))
  })

/** The fewest tricks with which an order succeeds. */
export function tricksNeeded(seats: number): number {
  const { tricks, sides } = formOf(seats)
  const usurpedWith = (taken: number): boolean => {
    const outcome = Array.from({ length: sides }, (_, side) => (side === 0 ? taken : 0))
    return handPoints({ seats, maker: 0, alone: false, tricks: outcome, bonusCards: outcome.map(() => 0) }).usurped
  }
  return Array.from({ length: tricks }, (_, taken) => taken).find((taken) => !usurpedWith(taken)) ?? tricks
}

export const isPartner = (view: View, viewer: Seat | null, seat: Seat): boolean =>
  viewer !== null && view.seats === 4 && seat === partnerOf(viewer)

export const isOut = (view: View, seat: Seat): boolean => view.maker !== none && sitsOut(view, seat)

/** Who decides now, or none when the game is over. */
export const toDecide = (view: View): Seat => view.todo.at(-1)?.owing[0] ?? none

/** 1 or 2; 3 when the dealer must order. */
export const orderRound = ({ passes, seats }: View): number => Math.floor(passes / seats) + 1

/** Whether the seat has passed in this round of the ordering. */
export function hasPassed({ passes, seats, dealer, maker }: View, seat: Seat): boolean {
  if (maker !== none) return seat !== maker
  if (passes >= 2 * seats) return true
  return (seat - dealer - 1 + seats) % seats < passes % seats
}

export interface HandEnd {
  readonly scored: Extract<Event, { readonly type: 'handScored' }>
  /** The trick that ended the hand; null where the view before is not known. */
  readonly trick: TrickScene | null
}

/** How a hand has ended by what was told since the view before, or null if none has. */
export function handEnd(before: View | null, told: readonly Event[]): HandEnd | null {
  const end = told.findIndex(({ type }) => type === 'handScored')
  const scored = told[end]
  if (scored?.type !== 'handScored') return null
  if (before === null || before.hand !== scored.hand) return { scored, trick: null }
  const history = [...before.history]
  const spent = [...before.spent]
  for (const event of told.slice(0, end)) {
    if (event.type !== 'cardPlayed') continue
    history.push(event.card)
    spent[event.seat] |= 1 << event.card
  }
  return { scored, trick: trickScene({ ...before, history, spent }, formOf(before.seats).tricks - 1) }
}
