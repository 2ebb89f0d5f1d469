import {
  aceOf,
  allCards,
  type Card,
  cardsIn,
  cardsOfSuit,
  none,
  type Suit,
  strengthOf,
  suitsOf,
  union,
} from '../data.ts'
import { playable } from '../state.ts'
import { sorted } from '../texts/frame/names.ts'
import type { View } from '../view.ts'
import type { Speech } from './context.ts'
import { isTrump } from './prospect.ts'

/** What a card is worth in this hand, as far as the viewer can know. */
export interface Worth {
  readonly isTrump: boolean
  readonly isBonus: boolean
  /** It shows the trump or the bonus suit of this hand and is not played. */
  readonly isOrdered: boolean
  readonly isPlayed: boolean
  /** By suit: the higher cards that somebody else may still play. A trump is compared with trumps alone. */
  readonly above: readonly { readonly suit: Suit; readonly cards: readonly Card[] }[]
}

export function worthOf(view: View, card: Card): Worth {
  const { viewer, spent, trump, bonus } = view
  const ordered = [trump, bonus].reduce((set, suit) => (suit === none ? set : set | (1 << aceOf[suit])), 0)
  const own = viewer === null ? 0 : playable({ hands: spent.map(() => view.own), faceUp: view.faceUp }, viewer)
  const others = allCards & ~union(spent) & ~ordered & ~own
  const trumps = isTrump(view, card)
  const suits = [0, 1, 2, 3, 4, 5].filter((suit) => suitsOf[card] & (1 << suit) && (!trumps || suit === trump))
  return {
    isTrump: trumps,
    isBonus: bonus !== none && (cardsOfSuit[bonus] & (1 << card)) !== 0,
    isOrdered: (ordered & (1 << card)) !== 0,
    isPlayed: (union(spent) & (1 << card)) !== 0,
    above: suits.map((suit) => ({
      suit,
      cards: sorted(
        cardsIn(others & cardsOfSuit[suit]).filter((each) => strengthOf[each] > strengthOf[card]),
        none,
      ),
    })),
  }
}

/** The same in sentences. */
export function worthLines(view: View, card: Card, speech: Speech): string[] {
  const { explained: words } = speech.words
  const { isTrump, isBonus, isOrdered, isPlayed, above } = worthOf(view, card)
  if (isOrdered) return [words.ordered]
  return [
    ...(isTrump ? [words.trump] : []),
    ...(isBonus ? [words.bonus] : []),
    ...(isPlayed
      ? [words.played]
      : above.map(({ suit, cards }) =>
          cards.length === 0
            ? words.nothingAbove(speech.suit(suit))
            : words.above(
                speech.suit(suit),
                cards.map((each) => speech.cards.name(each)),
              ),
        )),
  ]
}
