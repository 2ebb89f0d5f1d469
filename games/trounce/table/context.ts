import type { Language, Seat } from '@eminence/kernel'
import type { Explanations } from '@eminence/ui/explain.svelte.ts'
import type { TableSpeech } from '@eminence/ui/speech.ts'
import { Spoken } from '@eminence/ui/spoken.ts'
import { createContext } from 'svelte'
import { type Card, type Suit, trounceCards } from '../data.ts'
import { sideOf } from '../state.ts'
import { factionOf, partyOf } from '../texts/frame/names.ts'
import type { CardWords, Party, TrounceWords } from '../texts/words.ts'
import type { View } from '../view.ts'
import { type TableWords, tableWords } from './words.ts'

const gameWords = new Spoken<TrounceWords>({
  en: async () => (await import('../texts/en.ts')).en,
  ja: async () => (await import('../texts/ja.ts')).ja,
  hu: async () => (await import('../texts/hu.ts')).hu,
})

/** Loads what the table says in a language, and must be there before it is drawn. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([tableWords.learn(language), gameWords.learn(language)])
}

export interface Speech extends TableSpeech<TableWords> {
  /** Those of the game: suits, names, the log. */
  readonly game: TrounceWords
  readonly cards: CardWords
  /** A luminary's full name. */
  fullName(card: Card): string
  suit(suit: Suit): string
  /** One player, or two partners. */
  party(side: number): Party
  makers(view: Pick<View, 'alone' | 'maker'>): Party
}

export function speech(language: Language, names: readonly string[], viewer: Seat | null): Speech {
  const game = gameWords.in(language)
  const { cards, luminaries } = game
  const party = (side: number) => partyOf(game, names, side)
  return {
    language,
    words: tableWords.in(language),
    game,
    cards,
    names,
    viewer,
    fullName: (card) => luminaries.names[trounceCards[card].id].full,
    suit: (suit) => luminaries.factions[factionOf(suit)],
    party,
    makers: ({ alone, maker }) => (alone ? { name: names[maker], isPair: false } : party(sideOf(names.length, maker))),
  }
}

/** What any card on the table is, in words; null in the pictures of the rulebook. */
export const [useExplanations, provideExplanations] = createContext<Explanations<Card> | null>()

/** A getter, since a language can change while the table is open. */
export const [useSpeech, provideSpeech] = createContext<() => Speech>()
