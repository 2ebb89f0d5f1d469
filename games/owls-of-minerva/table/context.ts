import type { Language, Seat } from '@eminence/kernel'
import type { Explanations } from '@eminence/ui/explain.svelte.ts'
import type { TableSpeech } from '@eminence/ui/speech.ts'
import { Spoken } from '@eminence/ui/spoken.ts'
import { createContext } from 'svelte'
import { luminaries } from '../../luminaries/data.ts'
import type { Card, FactionNumber, Region } from '../data.ts'
import { factions } from '../sets.ts'
import { cardFacts, cardName, regionName } from '../texts/frame/names.ts'
import type { CardFacts, OwlsWords } from '../texts/words.ts'
import type { View } from '../view.ts'
import type { Heap } from './scene.ts'
import { type TableWords, tableWords } from './words.ts'

const gameWords = new Spoken<OwlsWords>({
  en: async () => (await import('../texts/en.ts')).en,
  ja: async () => (await import('../texts/ja.ts')).ja,
  hu: async () => (await import('../texts/hu.ts')).hu,
})

/** Loads what the table says in a language, and must be there before it is drawn. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([tableWords.learn(language), gameWords.learn(language)])
}

export interface Speech extends TableSpeech<TableWords> {
  /** Those of the game: factions, regions, the log. */
  readonly game: OwlsWords
  faction(faction: FactionNumber): string
  place(view: View, region: Region): string
  /** A luminary's full name, and the one that fits anywhere. */
  fullName(card: Card): string
  shortName(card: Card): string
  facts(view: View, card: Card): CardFacts
  /** “Artists 1, Clergy 2”. */
  tally(heaps: readonly Heap<FactionNumber>[]): string
}

export function speech(language: Language, names: readonly string[], viewer: Seat | null): Speech {
  const game = gameWords.in(language)
  const faction = (faction: FactionNumber) => game.luminaries.factions[factions[faction]]
  return {
    language,
    words: tableWords.in(language),
    game,
    names,
    viewer,
    faction,
    place: (view, region) => regionName(game, view, region),
    fullName: (card) => game.luminaries.names[luminaries[card].id].full,
    shortName: (card) => cardName(game, card),
    facts: (view, card) => cardFacts(game, view, card),
    tally: (heaps) => heaps.map(({ thing, count }) => `${faction(thing)} ${count}`).join(game.comma),
  }
}

/** What can be explained on this table. */
export type Subject =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'region'; readonly region: Region }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'edict' | 'court' | 'points' }

export const [useExplanations, provideExplanations] = createContext<Explanations<Subject> | null>()

/** A getter, since a language can change while the table is open. */
export const [useSpeech, provideSpeech] = createContext<() => Speech>()
