import type { Block } from '@eminence/kernel'
import { factions } from '../../luminaries/data.ts'
import { strengthOf, suitNamed, trounceCards } from '../data.ts'
import type { TrounceWords } from './words.ts'

/** By suit, from the lowest card to the crown: who it is. */
export function cardsBySuit({ luminaries }: TrounceWords, suitHeading: string): Block {
  const { names, ranks, factions: suitNames } = luminaries
  const rows = factions.map((suit) => {
    const cards = trounceCards.map((card, index) => ({ ...card, value: strengthOf[index] }))
    const inSuit = cards.filter((card) => card.factions.some((faction) => faction === suit))
    return [suitNames[suit], ...inSuit.sort((a, b) => a.value - b.value).map(({ id }) => names[id].short)]
  })
  return { type: 'table', head: [suitHeading, '2', '3', '4', '5', '6', ranks.Ace, ranks.Crown], rows }
}

/** All 27 with their full names, by value and suit. */
export function allCardsInFull(
  { luminaries }: TrounceWords,
  comma: string,
  head: readonly [card: string, value: string, suits: string],
): Block {
  const { names, ranks, factions: suitNames } = luminaries
  const rows = trounceCards
    .map((card, index) => ({ ...card, order: strengthOf[index] * factions.length + suitNamed(card.factions[0]) }))
    .sort((a, b) => a.order - b.order)
    .map(({ id, rank, strength, factions: suits }) => [
      names[id].full,
      strength === null ? ranks[rank] : String(strength),
      suits.map((suit) => suitNames[suit]).join(comma),
    ])
  return { type: 'table', head, rows }
}
