import type { Seat } from '@eminence/kernel'
import { type Faction, factions, type Luminary } from '../../../luminaries/data.ts'
import type { LuminaryTexts } from '../../../luminaries/texts/index.ts'
import { type Card, none, type Suit, type SuitSet, strengthOf, suitsOf, trounceCards } from '../../data.ts'
import { partnerOf } from '../../state.ts'
import type { CardWords, Party, TrounceWords } from '../words.ts'

/** From a card's name and what is printed on it. */
export type Wording = (name: string, card: Luminary) => string

export function cardWords({ names }: LuminaryTexts, brief: Wording, spoken: Wording): CardWords {
  const name = (card: Card): string => names[trounceCards[card].id].short
  return {
    name,
    brief: (card) => brief(name(card), trounceCards[card]),
    spoken: (card) => spoken(name(card), trounceCards[card]),
  }
}

export const factionOf = (suit: Suit): Faction => factions[suit]

/** In the order in which they are printed on the card. */
export const factionsOn = (card: Card): readonly Faction[] => trounceCards[card].factions

/** In the order in which suits are always shown. */
export const factionsIn = (set: SuitSet): Faction[] => factions.filter((_, suit) => set & (1 << suit))

/** Trumps first, then by suit; high cards before low ones. */
export function sorted(cards: readonly Card[], trump: Suit): Card[] {
  const group = (card: Card): number => {
    if (trump !== none && suitsOf[card] & (1 << trump)) return none
    return factions.indexOf(trounceCards[card].factions[0])
  }
  return [...cards].sort((a, b) => group(a) - group(b) || strengthOf[b] - strengthOf[a])
}

/** Four players score in pairs, who sit opposite each other; all others for themselves. */
export function partyOf(words: Pick<TrounceWords, 'pair'>, names: readonly string[], side: Seat): Party {
  if (names.length < 4) return { name: names[side], isPair: false }
  return { name: words.pair(names[side], names[partnerOf(side)]), isPair: true }
}

/** A number for each side. */
export const tallyOfSides = (
  words: Pick<TrounceWords, 'pair' | 'comma'>,
  names: readonly string[],
  numbers: readonly number[],
): string => numbers.map((number, side) => `${partyOf(words, names, side).name} ${number}`).join(words.comma)
