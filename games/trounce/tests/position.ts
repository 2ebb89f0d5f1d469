import { FastRandom, type Seat, type Told } from '@eminence/kernel'
import type { Faction } from '../../luminaries/data.ts'
import {
  aceOf,
  aces,
  allCards,
  type Card,
  type CardSet,
  cardNamed,
  cardsIn,
  none,
  suitNamed,
  trounceCards,
} from '../data.ts'
import type { Event } from '../events.ts'
import { trounce } from '../index.ts'
import { type Move, owed } from '../moves.ts'
import { newMatch, type Options, type State } from '../state.ts'

type Ids = readonly string[]
const setOf = (ids: Ids): CardSet => ids.reduce((set, id) => set | (1 << cardNamed(id)), 0)
const columnsOf = (rows: readonly (readonly (string | null)[])[]): Card[] =>
  rows.flatMap((row) => [0, 1, 2].map((column) => (row[column] ? cardNamed(row[column]) : none)))
const idsOf = (cards: readonly Card[]): string[] => cards.map((card) => trounceCards[card].id)

interface Match {
  readonly seats: 2 | 3 | 4
  readonly dealer?: Seat
  readonly scores?: readonly number[]
  readonly wins?: readonly number[]
  readonly options?: Partial<Options>
  /** The hand of each seat, as ids of luminaries. */
  readonly hands: readonly Ids[]
  /** Strawhand: for each seat its three columns, `null` where there is no card any more. */
  readonly faceUp?: readonly (readonly (string | null)[])[]
  readonly faceDown?: readonly (readonly (string | null)[])[]
}

interface InPlay extends Match {
  readonly trump: Faction
  readonly bonus: Faction
  readonly maker?: Seat
  readonly alone?: boolean
  /** Who leads to the trick that begins. */
  readonly leader?: Seat
  /** The tricks that each seat has taken so far in this hand, and the cards in them. */
  readonly tricks?: readonly number[]
  readonly taken?: readonly Ids[]
}

function match({ seats, dealer = seats - 1, scores, wins, options, hands, faceUp = [], faceDown = [] }: Match): State {
  const s = newMatch(seats, { bothReachPlayOn: false, bestOfThree: false, ...options }, dealer)
  if (scores) s.scores = [...scores]
  if (wins) s.wins = [...wins]
  return { ...s, hand: 1, hands: hands.map(setOf), faceUp: columnsOf(faceUp), faceDown: columnsOf(faceDown) }
}

const onTable = (s: State): CardSet =>
  [...s.hands, ...s.taken, ...[...s.faceUp, ...s.faceDown].map((card) => (card === none ? 0 : 1 << card))].reduce(
    (all, set) => all | set,
    0,
  )

/** A hand with the suits ordered, before somebody leads to a trick. Cards that are not named are unused. */
export function inPlay({ trump, bonus, maker = 0, alone = false, leader = 0, tricks, taken, ...rest }: InPlay): State {
  const s = match(rest)
  Object.assign(s, { trump: suitNamed(trump), bonus: suitNamed(bonus), maker, alone, leader })
  s.aces = [s.trump, s.bonus]
  if (tricks) s.tricks = [...tricks]
  if (taken) {
    s.taken = taken.map(setOf)
    s.history = taken.flatMap((ids) => ids.map(cardNamed))
    s.spent[leader] = s.taken.reduce((all, set) => all | set, 0)
  }
  s.unused = allCards & ~onTable(s) & ~(1 << aceOf[s.trump]) & ~(1 << aceOf[s.bonus])
  s.todo = [owed.playCard[leader]]
  return s
}

/** The first round of ordering; the aces are turned up in the order of `aces`. The seat at the dealer's left speaks. */
export function ordering({ aces: order, ...rest }: Match & { readonly aces: readonly Faction[] }): State {
  const s = match(rest)
  s.aces = order.map(suitNamed)
  s.unused = allCards & ~onTable(s) & ~aces
  s.todo = [owed.orderRound1[(s.dealer + 1) % s.seats]]
  return s
}

/** Answers a decision with an offered move (an error otherwise) and returns what was told. Chance comes from a fixed seed. */
export function answer(s: State, seat: Seat, move: Move, seed = 1): Told<Event>[] {
  const offered = trounce.moves(s, seat).map((each) => JSON.stringify(each))
  if (!offered.includes(JSON.stringify(move))) {
    throw new Error(`seat ${seat} is not offered ${JSON.stringify(move)}, but ${offered.join(' ') || 'nothing'}`)
  }
  const events: Told<Event>[] = []
  trounce.play(s, seat, move, {
    random: new FastRandom(seed),
    tell: (event, ...notes) => {
      const confidences = notes.filter((note) => note !== 'reveals')
      events.push({ event, confidences, reveals: notes.includes('reveals') })
    },
  })
  return events
}

export const playCard = (s: State, seat: Seat, id: string): Told<Event>[] =>
  answer(s, seat, { type: 'play', card: cardNamed(id) })

/** Plays these cards, beginning with the seat that owes one; returns the seats in the order in which they played. */
export function playTrick(s: State, ids: Ids): Seat[] {
  return ids.map((id) => {
    const [{ seat }] = trounce.decisions(s)
    playCard(s, seat, id)
    return seat
  })
}

/** The ids of the cards that the seat may play now, in order. */
export const legalCards = (s: State, seat: Seat): string[] =>
  trounce
    .moves(s, seat)
    .flatMap((move) => (move.type === 'play' ? [trounceCards[move.card].id] : []))
    .sort()

export const cards = (set: CardSet): string[] => idsOf(cardsIn(set))
export const suitName = (suit: number): Faction | undefined => trounceCards[aceOf[suit]]?.factions[0]
