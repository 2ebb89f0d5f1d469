import { FairDeal, type Random, type Seat, shuffle, type Viewer } from '@eminence/kernel'
import {
  aceOf,
  aces,
  allCards,
  type Card,
  type CardSet,
  cardsIn,
  count,
  none,
  type Suit,
  suits,
  suitsOf,
  union,
} from './data.ts'
import { areAcesDealt, type State } from './state.ts'

/** What a seat or the audience may know, with all that it could have noted down in this hand. */
export interface View extends Readonly<Omit<State, 'hands' | 'faceDown' | 'unused' | 'aces'>> {
  readonly viewer: Viewer
  /** The viewer's own hand; empty for the audience. */
  readonly own: CardSet
  /** How many cards are in each hand. */
  readonly sizes: readonly number[]
  /** Strawhand, three columns a seat: whether a face-down card lies there. */
  readonly covered: readonly boolean[]
  /** The suits of the aces that have been turned up for the ordering; once it is done, of the first two. */
  readonly turnedUp: readonly Suit[]
}

export function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    own: viewer === null ? 0 : s.hands[viewer],
    sizes: s.hands.map(count),
    covered: s.faceDown.map((card) => card !== none),
    turnedUp: s.passes < s.seats ? s.aces.slice(0, 2) : s.aces.slice(),
    todo: s.todo.slice(),
    seats: s.seats,
    options: s.options,
    wins: s.wins.slice(),
    scores: s.scores.slice(),
    earned: s.earned.slice(),
    playedOn: s.playedOn,
    hand: s.hand,
    dealer: s.dealer,
    passes: s.passes,
    maker: s.maker,
    alone: s.alone,
    trump: s.trump,
    bonus: s.bonus,
    faceUp: s.faceUp.slice(),
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

/** A full state that could be behind the view, each as likely as any other. */
export function imagine(view: View, random: Random): State {
  const { viewer, turnedUp } = view
  const s: State = {
    todo: view.todo.slice(),
    seats: view.seats,
    options: view.options,
    wins: view.wins.slice(),
    scores: view.scores.slice(),
    earned: view.earned.slice(),
    playedOn: view.playedOn,
    hand: view.hand,
    dealer: view.dealer,
    aces: turnedUp.slice(),
    passes: view.passes,
    maker: view.maker,
    alone: view.alone,
    trump: view.trump,
    bonus: view.bonus,
    hands: view.sizes.map((_, seat) => (seat === viewer ? view.own : 0)),
    faceUp: view.faceUp.slice(),
    faceDown: view.covered.map(() => none),
    unused: 0,
    leader: view.leader,
    led: view.led,
    lock: view.lock,
    winner: view.winner,
    winning: view.winning,
    byTrounce: view.byTrounce,
    history: view.history.slice(),
    spent: view.spent.slice(),
    taken: view.taken.slice(),
    tricks: view.tricks.slice(),
    voids: view.voids.slice(),
  }
  let unknown = unknowns.get(view)
  if (unknown === undefined) {
    unknown = unknownIn(view)
    unknowns.set(view, unknown)
  }
  for (const cards of unknown) dealHidden(s, cards, random)
  if (!areAcesDealt(view) && turnedUp.length < suits.length) {
    s.aces.push(
      ...shuffle(
        suits.filter((suit) => !turnedUp.includes(suit)),
        random,
      ),
    )
  }
  return s
}

type Place =
  | { readonly kind: 'hand'; readonly seat: Seat; readonly room: number }
  | { readonly kind: 'faceDown'; readonly column: number; readonly room: 1 }
  | { readonly kind: 'unused'; readonly room: number }

/** Cards that the viewer has not seen, and where they can lie. */
interface Hidden {
  readonly cards: readonly Card[]
  readonly places: readonly Place[]
  readonly deal: FairDeal
}

/** A search imagines many states from one view: what is unknown in it is worked out once. */
const unknowns = new WeakMap<View, readonly Hidden[]>()

function unknownIn(view: View): Hidden[] {
  const { viewer, own, sizes, spent, faceUp, covered, trump, bonus, seats } = view
  const dealt = areAcesDealt(view)
  const seen = union([own, ...spent, ...faceUp.map((card) => (card === none ? 0 : 1 << card))])
  const others = sizes.map((_, seat) => seat).filter((seat) => seat !== viewer)
  const holdsAce = (seat: Seat) => dealt && (spent[seat] & aces) === 0

  const plain = cardsIn(allCards & ~aces & ~seen)
  const plainPlaces: Place[] = [
    ...others.map((seat) => ({ kind: 'hand' as const, seat, room: sizes[seat] - (holdsAce(seat) ? 1 : 0) })),
    ...covered.flatMap((isCovered, column) =>
      isCovered ? [{ kind: 'faceDown' as const, column, room: 1 as const }] : [],
    ),
  ]
  const undealt = plain.length - plainPlaces.reduce((sum, place) => sum + place.room, 0)
  const hidden = [hide(view, plain, [...plainPlaces, { kind: 'unused', room: undealt }])]
  if (dealt) {
    const aside = suits.length - 2 - seats
    const acesLeft = cardsIn(aces & ~seen & ~(1 << aceOf[trump]) & ~(1 << aceOf[bonus]))
    const holders = others.filter(holdsAce).map((seat) => ({ kind: 'hand' as const, seat, room: 1 }))
    hidden.push(hide(view, acesLeft, [...holders, { kind: 'unused', room: aside }]))
  }
  return hidden
}

/** A hand has no card of a suit that its seat failed to follow. */
function hide(view: View, cards: readonly Card[], places: readonly Place[]): Hidden {
  const isOpen = (card: Card, place: Place) => place.kind !== 'hand' || (suitsOf[card] & view.voids[place.seat]) === 0
  const permitted = cards.map((card) =>
    places.reduce((set, place, p) => (isOpen(card, place) ? set | (1 << p) : set), 0),
  )
  return {
    cards,
    places,
    deal: new FairDeal(
      permitted,
      places.map((place) => place.room),
    ),
  }
}

function dealHidden(s: State, { cards, places, deal }: Hidden, random: Random): void {
  const dealt: number[] = []
  deal.draw(random, dealt)
  for (let i = 0; i < cards.length; i++) {
    const place = places[dealt[i]]
    if (place.kind === 'hand') s.hands[place.seat] |= 1 << cards[i]
    else if (place.kind === 'faceDown') s.faceDown[place.column] = cards[i]
    else s.unused |= 1 << cards[i]
  }
}
