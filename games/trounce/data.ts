import type { Id } from '@eminence/kernel'
import { type Faction, factions, luminaries } from '../luminaries/data.ts'

/** A suit is a faction, counted in the order of `factions`. */
export type Suit = Id<'suit'>
/** A card is counted in the order of `trounceCards`: 15 two-suited cards, 6 aces, 6 crowns. */
export type Card = Id<'card'>
/** Bit c stands for card c. */
export type CardSet = Id<'cards'>
/** Bit s stands for suit s. */
export type SuitSet = Id<'suits'>

export const none = -1

/** TR-2.2: which luminaries carry the Trounce icon is reconstructed, see the table of luminaries. */
export const trounceCards = luminaries.filter((card) => card.trounceIcon)

export const suits: readonly Suit[] = factions.map((_, suit) => suit)
export const suitNamed = (faction: Faction): Suit => factions.indexOf(faction)
export const cardNamed = (id: string): Card => trounceCards.findIndex((card) => card.id === id)

/** TR-2.1, high to low: crown, ace, 6, 5, 4, 3, 2. */
const rankValues = { Crown: 8, Ace: 7, I: 0, II: 0, III: 0 }
export const strengthOf: readonly number[] = trounceCards.map((card) => card.strength ?? rankValues[card.rank])

export const suitsOf: readonly SuitSet[] = trounceCards.map((card) =>
  card.factions.reduce((set, faction) => set | (1 << suitNamed(faction)), 0),
)

const cardsThat = (fits: (card: Card) => boolean): CardSet =>
  trounceCards.reduce((set, _, card) => (fits(card) ? set | (1 << card) : set), 0)

export const cardsOfSuit: readonly CardSet[] = suits.map((suit) =>
  cardsThat((card) => (suitsOf[card] & (1 << suit)) !== 0),
)
/** By set of suits: the cards that have at least one of them. */
export const cardsOfSuits: readonly CardSet[] = Array.from({ length: 1 << suits.length }, (_, set) =>
  cardsThat((card) => (suitsOf[card] & set) !== 0),
)
export const aces: CardSet = cardsThat((card) => trounceCards[card].rank === 'Ace')
export const crowns: CardSet = cardsThat((card) => trounceCards[card].rank === 'Crown')
export const allCards: CardSet = cardsThat(() => true)

/** TR-1.1: the 21 that are dealt before the ordering. */
export const plainCards: readonly Card[] = trounceCards.map((_, card) => card).filter((card) => !(aces & (1 << card)))
export const aceOf: readonly Card[] = suits.map((suit) => cardsIn(aces & cardsOfSuit[suit])[0])
/** By set of suits, the one suit in it, or none. */
export const onlySuit: readonly Suit[] = Array.from({ length: 1 << suits.length }, (_, set) =>
  suits.some((suit) => set === 1 << suit) ? 31 - Math.clz32(set) : none,
)

export function cardsIn(set: CardSet): Card[] {
  const cards: Card[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest))
  return cards
}

export const union = (sets: readonly CardSet[]): CardSet => sets.reduce((all, set) => all | set, 0)

export function count(set: CardSet | SuitSet): number {
  let bits = set - ((set >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24
}

/** The figures of the three forms (TR-1, TR-2.3). */
export interface Form {
  readonly sides: number
  readonly dealt: number
  readonly tricks: number
  /** Strawhand lays so many columns of a face-down and a face-up card. */
  readonly columns: number
  readonly mayGoAlone: boolean
}

const forms: Readonly<Record<number, Form>> = {
  2: { sides: 2, dealt: 3, tricks: 10, columns: 3, mayGoAlone: false },
  3: { sides: 3, dealt: 6, tricks: 7, columns: 0, mayGoAlone: false },
  4: { sides: 2, dealt: 5, tricks: 6, columns: 0, mayGoAlone: true },
}
export const formOf = (seats: number): Form => forms[seats]

export const scoreToWin = 12
export const gamesToWinMatch = 2

/** I-10: seven cards in each suit, one of each strength, and no two cards with the same two suits; without this tricks could tie. */
export function checkCards(suitsOf: readonly SuitSet[], strengthOf: readonly number[]): void {
  for (const suit of suits) {
    const strengths = strengthOf.filter((_, card) => suitsOf[card] & (1 << suit))
    if (strengths.sort().join() !== '2,3,4,5,6,7,8') {
      throw new Error(`${factions[suit]} does not have the strengths 2 to 8 once each`)
    }
  }
  const pairs = new Set(suitsOf.filter((set) => onlySuit[set] === none))
  if (pairs.size !== 15) throw new Error('the two-suited cards do not show 15 different pairs')
}
checkCards(suitsOf, strengthOf)
