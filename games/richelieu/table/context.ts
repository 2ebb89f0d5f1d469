import type { Language, Seat } from '@eminence/kernel'
import type { Explanations } from '@eminence/ui/explain.svelte.ts'
import type { TableSpeech } from '@eminence/ui/speech.ts'
import { Spoken } from '@eminence/ui/spoken.ts'
import { createContext } from 'svelte'
import type { Box, Owner, Sheet, Space } from '../data.ts'
import { ownerName, sheetNameIn, spotIn } from '../texts/frame/names.ts'
import type { RichelieuWords, Spot } from '../texts/words.ts'
import type { View } from '../view.ts'
import { type TableWords, tableWords } from './words.ts'

const gameWords = new Spoken<RichelieuWords>({
  en: async () => (await import('../texts/en.ts')).en,
  ja: async () => (await import('../texts/ja.ts')).ja,
  hu: async () => (await import('../texts/hu.ts')).hu,
})

/** Loads what the table says in a language, and must be there before it is drawn. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([tableWords.learn(language), gameWords.learn(language)])
}

export interface Speech extends TableSpeech<TableWords> {
  /** Those of the game: sheets, factions, the log. */
  readonly game: RichelieuWords
  /** A player, a neutral colour, or a piece. */
  owner(owner: Owner): string
  sheet(view: View, sheet: Sheet): string
  spot(view: View, space: Space): Spot
}

export function speech(language: Language, names: readonly string[], viewer: Seat | null): Speech {
  const game = gameWords.in(language)
  return {
    language,
    words: tableWords.in(language),
    game,
    names,
    viewer,
    owner: (owner) => ownerName(game, names, owner),
    sheet: (view, sheet) => sheetNameIn(game, view, sheet),
    spot: (view, space) => spotIn(game, view, space),
  }
}

/** What can be explained on this table. */
export type Subject =
  | { readonly type: 'sheet'; readonly place: number }
  | { readonly type: 'outlook'; readonly box: Box }
  | { readonly type: 'prestige' | 'income' | 'military' | 'city' | 'purse' | 'won' | 'hand' | 'neutral' }
  | { readonly type: 'piece'; readonly piece: 0 | 1 }

export const [useExplanations, provideExplanations] = createContext<Explanations<Subject> | null>()

/** A getter, since a language can change while the table is open. */
export const [useSpeech, provideSpeech] = createContext<() => Speech>()

export const roman: readonly string[] = ['I', 'II', 'III']
