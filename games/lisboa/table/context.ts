import type { Language, Seat } from '@eminence/kernel'
import type { Explanations } from '@eminence/ui/explain.svelte.ts'
import type { TableSpeech } from '@eminence/ui/speech.ts'
import { Spoken } from '@eminence/ui/spoken.ts'
import { createContext } from 'svelte'
import type { Building, Card, Decree, Noble, Owner, Pile, Plan, Ship, Space, Street, Tile } from '../data.ts'
import { tablesOf } from '../data.ts'
import { cardTextIn, planNamed, shipNamed, streetNamed, tileNamed } from '../texts/frame/names.ts'
import type { LisboaWords } from '../texts/words.ts'
import type { View } from '../view.ts'
import { type TableWords, tableWords } from './words.ts'

const gameWords = new Spoken<LisboaWords>({
  en: async () => (await import('../texts/en/index.ts')).en,
  ja: async () => (await import('../texts/ja/index.ts')).ja,
  hu: async () => (await import('../texts/hu/index.ts')).hu,
})

/** Loads what the table says in a language, and must be there before it is drawn. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([tableWords.learn(language), gameWords.learn(language)])
}

export interface Speech extends TableSpeech<TableWords> {
  /** Those of the game: names, reasons, the log. */
  readonly game: LisboaWords
  /** A seat, or Lacerda. */
  owner(owner: Owner): string
  /** With all that is printed on it. */
  card(view: View, card: Card): string
  tile(view: View, tile: Tile): string
  plan(view: View, plan: Plan): string
  ship(ship: Ship): string
  street(view: View, street: Street): string
  building(view: View, building: Building): string
  decree(view: View, decree: Decree): string
}

export function speech(language: Language, names: readonly string[], viewer: Seat | null): Speech {
  const game = gameWords.in(language)
  return {
    language,
    words: tableWords.in(language),
    game,
    names,
    viewer,
    owner: (owner) => names[owner] ?? game.names.lacerda,
    card: (view, card) => cardTextIn(game.names, view, card),
    tile: (view, tile) => tileNamed(game.names, view, tile),
    plan: (view, plan) => planNamed(game.names, view, plan),
    ship: (ship) => shipNamed(game.names, ship),
    street: (view, street) => streetNamed(game.names, view, street),
    building: (view, building) => game.names.building(tablesOf(view).set.buildings[building]),
    decree: (view, decree) => game.names.decree(tablesOf(view).set.decrees[decree]),
  }
}

/** What can be explained on this table. */
export type Subject =
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'tile'; readonly tile: Tile }
  | { readonly type: 'decree'; readonly decree: Decree }
  | { readonly type: 'space'; readonly space: Space }
  | { readonly type: 'building'; readonly building: Building }
  | { readonly type: 'noble'; readonly noble: Noble }
  | { readonly type: 'pile'; readonly pile: Pile }
  | { readonly type: 'street'; readonly street: Street }
  | { readonly type: 'decreesOf'; readonly owner: Owner }
  | { readonly type: 'handOf'; readonly seat: Seat }
  | { readonly type: Topic }

const topics = [
  ...(['treasury', 'prices', 'church', 'quay', 'rubble', 'plans', 'portfolio', 'warehouse'] as const),
  ...(['influence', 'favors', 'decrees', 'standing', 'plots', 'assistant'] as const),
] as const
export type Topic = (typeof topics)[number]

export const [useExplanations, provideExplanations] = createContext<Explanations<Subject> | null>()

/** A getter, since a language can change while the table is open. */
export const [useSpeech, provideSpeech] = createContext<() => Speech>()
