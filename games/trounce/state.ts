import type { Seat, Stacked } from '@eminence/kernel'
import {
  type Card,
  type CardSet,
  cardsOfSuit,
  cardsOfSuits,
  count,
  formOf,
  none,
  type Suit,
  type SuitSet,
} from './data.ts'

export interface Options {
  /** TR-5.1: who reach 12 in the same hand always play one more. */
  readonly bothReachPlayOn: boolean
  /** TR-5.3: a match of games, until somebody has won two. */
  readonly bestOfThree: boolean
}

/** Where points come from; the order is that of `earned`. */
export const sources = ['orders', 'defence', 'bonus'] as const
export const [fromOrders, fromDefence, fromBonus] = [0, 1, 2]

export interface State extends Stacked {
  seats: number
  options: Options
  /** Games won in the match, by side. */
  wins: number[]
  /** Points in the present game, by side. */
  scores: number[]
  /** Points over the whole match, by side and source. */
  earned: number[]
  /** TR-5.1: the one more hand of `bothReachPlayOn` has been granted in this game. */
  playedOn: boolean

  /** Hands dealt so far, this one included. */
  hand: number
  dealer: Seat
  /** The six aces in the order in which they are turned up; once the suits are ordered, the first two alone. */
  aces: Suit[]
  /** How often somebody has passed in this hand. */
  passes: number
  maker: Seat
  alone: boolean
  trump: Suit
  bonus: Suit

  hands: CardSet[]
  /** Strawhand, three columns a seat; empty in the other forms. */
  faceUp: Card[]
  faceDown: Card[]
  /** Never dealt, or an ace put aside. */
  unused: CardSet

  leader: Seat
  led: Card
  lock: Suit
  winner: Seat
  winning: Card
  byTrounce: boolean

  /** The cards of this hand in the order in which they were played. */
  history: Card[]
  /** The cards that each seat has played in this hand. */
  spent: CardSet[]
  /** The cards of the tricks that each seat has taken. */
  taken: CardSet[]
  tricks: number[]
  /** The suits that each seat has shown not to have in hand. */
  voids: SuitSet[]
}

/** Four players sit in pairs; otherwise everybody is a side. */
export const sideOf = (seats: number, seat: Seat): number => (seats === 4 ? seat & 1 : seat)

export const partnerOf = (seat: Seat): Seat => seat ^ 2

/** TR-3.7: whether the seat's partner plays alone. */
export const sitsOut = (s: Pick<State, 'alone' | 'maker'>, seat: Seat): boolean =>
  s.alone && seat === partnerOf(s.maker)

export const leftOf = (s: Pick<State, 'seats'>, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1)

/** TR-3.8 comes before the first lead: from then on the tricks are played. */
export const areAcesDealt = (s: Pick<State, 'leader'>): boolean => s.leader !== none

/** TR-3.9: the next at the table who takes part in the tricks. */
export function nextInTrick(s: Pick<State, 'seats' | 'alone' | 'maker'>, seat: Seat): Seat {
  const left = leftOf(s, seat)
  return sitsOut(s, left) ? leftOf(s, left) : left
}

export const cardsPerTrick = (s: Pick<State, 'seats' | 'alone'>): number => (s.alone ? s.seats - 1 : s.seats)

/** TR-3.11, TR-3.13: the suits that count as following now. */
export const openSuits = (lock: Suit, ledSuits: SuitSet): SuitSet => (lock === none ? ledSuits : 1 << lock)

/** TR-3.27: the cards that a seat may play from: its hand and, in Strawhand, its face-up cards. */
export function playable(s: Pick<State, 'hands' | 'faceUp'>, seat: Seat): CardSet {
  let set = s.hands[seat]
  const { faceUp } = s
  if (faceUp.length > 0) {
    for (let i = seat * 3; i < seat * 3 + 3; i++) if (faceUp[i] !== none) set |= 1 << faceUp[i]
  }
  return set
}

/** TR-3.12, TR-3.14: those of the cards that may follow: of an open suit if there is one, or any. */
export const following = (cards: CardSet, open: SuitSet): CardSet => cards & cardsOfSuits[open] || cards

export const tricksPlayed = (s: Pick<State, 'history' | 'seats' | 'alone'>): number =>
  Math.floor(s.history.length / cardsPerTrick(s))

/** The cards of the present trick, in order of play. */
export const presentTrick = (s: Pick<State, 'history' | 'seats' | 'alone'>): readonly Card[] =>
  s.history.slice(tricksPlayed(s) * cardsPerTrick(s))

export const playedBy = (s: Pick<State, 'spent'>, card: Card): Seat => s.spent.findIndex((cards) => cards & (1 << card))

/** What the seats of a side have of something, added up. */
function sumOfSide(seats: number, side: number, bySeat: readonly number[]): number {
  let sum = 0
  for (let seat = 0; seat < seats; seat++) if (sideOf(seats, seat) === side) sum += bySeat[seat]
  return sum
}

/** Bonus-suit cards in the tricks of a side. */
export function bonusCards(s: Pick<State, 'taken' | 'seats' | 'bonus'>, side: number): number {
  if (s.bonus === none) return 0
  return sumOfSide(
    s.seats,
    side,
    s.taken.map((cards) => count(cards & cardsOfSuit[s.bonus])),
  )
}

export const tricksOf = (s: Pick<State, 'tricks' | 'seats'>, side: number): number => sumOfSide(s.seats, side, s.tricks)

/** What a side has earned over the whole match. */
export const pointsOf = (s: Pick<State, 'earned'>, side: number): number =>
  s.earned.slice(side * sources.length, (side + 1) * sources.length).reduce((sum, points) => sum + points, 0)

export const sidesOf = (s: Pick<State, 'seats'>): number => formOf(s.seats).sides

/** The lists of a new match are cut from these: faster than to fill each of them. */
const noughts: readonly number[] = Array.from({ length: 3 * sources.length }, () => 0)

/** Before the first hand is dealt. */
export function newMatch(seats: number, options: Options, dealer: Seat): State {
  const { sides } = formOf(seats)
  const zeros = (length: number) => noughts.slice(0, length)
  return {
    todo: [],
    seats,
    options,
    wins: zeros(sides),
    scores: zeros(sides),
    earned: zeros(sides * sources.length),
    playedOn: false,
    hand: 0,
    dealer,
    aces: [],
    passes: 0,
    maker: none,
    alone: false,
    trump: none,
    bonus: none,
    hands: zeros(seats),
    faceUp: [],
    faceDown: [],
    unused: 0,
    leader: none,
    led: none,
    lock: none,
    winner: none,
    winning: none,
    byTrounce: false,
    history: [],
    spent: zeros(seats),
    taken: zeros(seats),
    tricks: zeros(seats),
    voids: zeros(seats),
  }
}

export function clone(s: State): State {
  return {
    todo: s.todo.slice(),
    seats: s.seats,
    options: s.options,
    wins: s.wins.slice(),
    scores: s.scores.slice(),
    earned: s.earned.slice(),
    playedOn: s.playedOn,
    hand: s.hand,
    dealer: s.dealer,
    aces: s.aces.slice(),
    passes: s.passes,
    maker: s.maker,
    alone: s.alone,
    trump: s.trump,
    bonus: s.bonus,
    hands: s.hands.slice(),
    faceUp: s.faceUp.slice(),
    faceDown: s.faceDown.slice(),
    unused: s.unused,
    leader: s.leader,
    led: s.led,
    lock: s.lock,
    winner: s.winner,
    winning: s.winning,
    byTrounce: s.byTrounce,
    history: s.history.slice(),
    spent: s.spent.slice(),
    taken: s.taken.slice(),
    tricks: s.tricks.slice(),
    voids: s.voids.slice(),
  }
}
