import type { Block, Language } from '@eminence/kernel'
import { factions } from '../../luminaries/data.ts'
import { luminaryTexts } from '../../luminaries/texts/index.ts'
import { strengthOf, suitNamed, trounceCards } from '../data.ts'

/** By suit, from the lowest card to the crown: who it is. */
export function cardsBySuit(language: Language, suitHeading: string): Block {
  const { names, ranks, factions: suitNames } = luminaryTexts[language]
  const rows = factions.map((suit) => {
    const cards = trounceCards.map((card, index) => ({ ...card, value: strengthOf[index] }))
    const inSuit = cards.filter((card) => card.factions.some((faction) => faction === suit))
    return [suitNames[suit], ...inSuit.sort((a, b) => a.value - b.value).map(({ id }) => names[id].short)]
  })
  return { type: 'table', head: [suitHeading, '2', '3', '4', '5', '6', ranks.Ace, ranks.Crown], rows }
}

/** All 27 with their full names, by value and suit. */
export function allCardsInFull(language: Language, head: readonly [card: string, value: string, suits: string]): Block {
  const { names, ranks, factions: suitNames } = luminaryTexts[language]
  const rows = trounceCards
    .map((card, index) => ({ ...card, order: strengthOf[index] * factions.length + suitNamed(card.factions[0]) }))
    .sort((a, b) => a.order - b.order)
    .map(({ id, rank, strength, factions: suits }) => [
      names[id].full,
      strength === null ? ranks[rank] : String(strength),
      suits.map((suit) => suitNames[suit]).join(language === 'ja' ? '・' : ', '),
    ])
  return { type: 'table', head, rows }
}
