import type { Language, Seat } from '@eminence/kernel'
import type { Explanations } from '@eminence/ui/explain.svelte.ts'
import type { TableSpeech } from '@eminence/ui/speech.ts'
import { Spoken } from '@eminence/ui/spoken.ts'
import { createContext } from 'svelte'
import {
  type Deed,
  type Follower,
  type Good,
  isOwn,
  type Place,
  placeIds,
  type Town,
  tablesOf,
  typeOf,
} from '../data.ts'
import { deedIds, eventIds, followerTypes, goodIds } from '../sets.ts'
import { effectOf, townIn } from '../texts/frame/names.ts'
import type { NameWords } from '../texts/words.ts'
import type { View } from '../view.ts'
import { type TableWords, tableWords } from './words.ts'

const gameNames = new Spoken<NameWords>({
  en: async () => (await import('../texts/names/en.ts')).names,
  ja: async () => (await import('../texts/names/ja.ts')).names,
  hu: async () => (await import('../texts/names/hu.ts')).names,
})

/** Loads what the table says in a language, and must be there before it is drawn. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([tableWords.learn(language), gameNames.learn(language)])
}

export interface Speech extends TableSpeech<TableWords> {
  /** Those of the game: places, followers, goods, what places do. */
  readonly game: NameWords
  follower(follower: Follower): string
  good(good: Good): string
  place(place: Place): string
  deed(deed: Deed): string
  event(event: number): string
  town(view: View, town: Town): string
  /** What a place does. */
  effect(view: View, place: Place): string
}

export function speech(language: Language, names: readonly string[], viewer: Seat | null): Speech {
  const game = gameNames.in(language)
  const words = tableWords.in(language)
  return {
    language,
    words,
    game,
    names,
    viewer,
    follower: (follower) => {
      const name = game.followers[followerTypes[typeOf[follower]]]
      return isOwn(follower) ? words.own(name) : name
    },
    good: (good) => game.goods[goodIds[good]],
    place: (place) => game.places[placeIds[place]],
    deed: (deed) => game.deeds[deedIds[deed]],
    event: (event) => game.events[eventIds[event]],
    town: (view, town) => townIn(game, view, town),
    effect: (view, place) => effectOf(game, tablesOf(view).set, placeIds[place]),
  }
}

/** What can be explained on this table. */
export type Subject =
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'deed'; readonly deed: Deed }
  | { readonly type: 'track'; readonly track: number }
  | { readonly type: 'event'; readonly event: number }
  | {
      readonly type: 'development' | 'market' | 'bag' | 'purse' | 'goods' | 'score' | 'map' | 'mostStations'
    }

export const [useExplanations, provideExplanations] = createContext<Explanations<Subject> | null>()

/** A getter, since a language can change while the table is open. */
export const [useSpeech, provideSpeech] = createContext<() => Speech>()
