import type { Language, Seat } from '@eminence/kernel'
import type { Explanations } from '@eminence/ui/explain.svelte.ts'
import type { TableSpeech } from '@eminence/ui/speech.ts'
import { createContext } from 'svelte'
import { luminaryTexts } from '../../luminaries/texts/index.ts'
import type { Card, Suit } from '../data.ts'
import { sideOf } from '../state.ts'
import { type CardWords, cardWords, factionOf } from '../texts/frame/cards.ts'
import { type Party, partyOf } from '../texts/words.ts'
import type { View } from '../view.ts'
import { type TableWords, tableWords } from './words.ts'

export interface Speech extends TableSpeech<TableWords> {
  readonly cards: CardWords
  suit(suit: Suit): string
  /** One player, or two partners. */
  party(side: number): Party
  makers(view: Pick<View, 'alone' | 'maker'>): Party
}

export function speech(language: Language, names: readonly string[], viewer: Seat | null): Speech {
  const { factions } = luminaryTexts[language]
  const words = tableWords[language]
  const party = (side: number) => partyOf(words, names, side)
  return {
    language,
    words,
    cards: cardWords(language),
    names,
    viewer,
    suit: (suit) => factions[factionOf(suit)],
    party,
    makers: ({ alone, maker }) => (alone ? { name: names[maker], isPair: false } : party(sideOf(names.length, maker))),
  }
}

/** What any card on the table is, in words; null in the pictures of the rulebook. */
export const [useExplanations, provideExplanations] = createContext<Explanations<Card> | null>()

/** A getter, since a language can change while the table is open. */
export const [useSpeech, provideSpeech] = createContext<() => Speech>()
