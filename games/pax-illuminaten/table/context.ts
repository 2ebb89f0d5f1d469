import type { Language, Seat } from '@eminence/kernel'
import type { Explanations } from '@eminence/ui/explain.svelte.ts'
import type { TableSpeech } from '@eminence/ui/speech.ts'
import { Spoken } from '@eminence/ui/spoken.ts'
import { createContext } from 'svelte'
import { type Card, type EventCard, type Faction, type Factions, factions, luminaries, type Slot } from '../data.ts'
import { cardFacts, cardName, placeName, symbolsOf } from '../texts/frame/names.ts'
import { seatLetter, tallyOf } from '../texts/shared.ts'
import type { CardFacts, PaxWords } from '../texts/words.ts'
import type { View } from '../view.ts'
import { type TableWords, tableWords } from './words.ts'

const gameWords = new Spoken<PaxWords>({
  en: async () => (await import('../texts/en.ts')).en,
  ja: async () => (await import('../texts/ja.ts')).ja,
  hu: async () => (await import('../texts/hu.ts')).hu,
})

/** Loads what the table says in a language, and must be there before it is drawn. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([tableWords.learn(language), gameWords.learn(language)])
}

export interface Speech extends TableSpeech<TableWords> {
  /** Those of the game: cards, plots, events; seats by the names of who sits there. */
  readonly game: PaxWords
  faction(faction: Faction): string
  place(view: View, slot: Slot): string
  /** A luminary's full name, and the one that fits anywhere. */
  fullName(card: Card): string
  shortName(card: Card): string
  facts(view: View, card: Card): CardFacts
  /** “Artists 1, Clergy 2”. */
  tally(favors: readonly number[]): string
  /** “2 × Artists or Clergy”. */
  symbols(sets: readonly Factions[]): string
}

export function speech(language: Language, names: readonly string[], viewer: Seat | null): Speech {
  const seat = (letter: string) => names.find((_, at) => seatLetter(at) === letter) ?? letter
  const game = { ...gameWords.in(language), seat }
  return {
    language,
    words: tableWords.in(language),
    game,
    names,
    viewer,
    faction: (faction) => game.luminaries.factions[factions[faction]],
    place: (view, slot) => placeName(game, view, slot),
    fullName: (card) => game.luminaries.names[luminaries[card].id].full,
    shortName: (card) => cardName(game, card),
    facts: (view, card) => cardFacts(game, view, card),
    tally: (favors) => game.tally(tallyOf(favors)),
    symbols: (sets) => game.symbols(symbolsOf(sets)),
  }
}

/** What can be explained on this table. */
export type Subject =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'slot'; readonly slot: Slot }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'plot'; readonly plot: number }
  | { readonly type: 'event'; readonly event: EventCard }
  | { readonly type: 'factionCard'; readonly faction: Faction }
  | { readonly type: 'court' | 'bot' | 'edicts' | 'pool' }

export const [useExplanations, provideExplanations] = createContext<Explanations<Subject> | null>()

/** A getter, since a language can change while the table is open. */
export const [useSpeech, provideSpeech] = createContext<() => Speech>()
