import { Spoken } from '@eminence/ui/spoken.ts'
import type { EventId } from '../sets.ts'
import type { Stage } from '../texts/words.ts'
import type { Outlook } from './outlook.ts'

export const tabs = ['board', 'map', 'tracks', 'deeds'] as const
export type Tab = (typeof tabs)[number]

/** The words on the drawn table: labels, tags and short notes. Names and sentences of the rules are in `texts`. */
export interface TableWords {
  /** Between the entries of a list, and before what a label stands for. */
  readonly comma: string
  readonly colon: string
  readonly headline: (round: number, rounds: number, phase: string) => string
  readonly phases: Readonly<Record<'prepare' | 'act' | 'event' | 'over', string>>
  readonly tabs: Readonly<Record<Tab, string>>
  readonly development: string
  /** `next` is null at the last level. */
  readonly level: (level: number, next: number | null) => string
  readonly yourBoard: string
  readonly boardOf: (name: string) => string
  readonly boards: string
  readonly lit: (who: string) => string
  readonly seek: string
  /** The places that can be used after this plan. */
  readonly ready: (places: readonly string[]) => string
  readonly noneReady: string
  readonly usable: string
  readonly useless: string
  readonly supply: string
  readonly tiles: string
  readonly pile: (pile: 'I' | 'II') => string
  readonly close: string
  readonly owner: (name: string) => string
  readonly outOfGame: string
  readonly tech: string
  readonly deeds: string
  readonly free: (spaces: number) => string
  readonly filled: string
  readonly market: string
  readonly yourMarket: string
  readonly marketNote: (planned: number, left: number) => string
  readonly marketEmpty: string
  readonly toDeeds: string
  readonly bag: string
  readonly bagNote: (size: number, draws: number) => string
  readonly draw: (number: number) => string
  readonly fewer: string
  readonly purse: string
  readonly coins: (coins: number) => string
  readonly goods: string
  readonly goodsNote: (points: number, food: number) => string
  readonly stations: string
  readonly built: (built: number, left: number) => string
  readonly ifItEnded: string
  readonly finalScore: string
  readonly points: (points: number) => string
  readonly mostStations: string
  readonly leads: (name: string, stations: number) => string
  readonly nobodyLeads: string
  readonly road: string
  readonly water: string
  readonly merchant: (name: string) => string
  readonly station: (name: string) => string
  readonly still: (letter: string) => string
  readonly starter: string
  readonly stages: Readonly<Record<Stage, string>>
  readonly passed: string
  readonly roles: { readonly acting: string }
  readonly seatFacts: (coins: number, goods: number, stations: number, citizens: number, level: number) => string
  readonly spaceFree: string
  readonly spaceAny: string
  readonly planned: string
  readonly own: (follower: string) => string
  readonly event: {
    readonly rules: Readonly<Record<EventId, (strength: number, foodPrice: number) => string>>
    readonly you: Readonly<Record<EventId, (outlook: Outlook, coins: number) => string>>
    readonly short: (missing: number) => string
    readonly shielded: string
  }
  readonly census: {
    readonly title: string
    readonly first: (name: string) => string
    readonly last: (name: string) => string
  }
  readonly preview: PreviewWords
  readonly explained: ExplainedWords
}

interface PreviewWords {
  readonly between: string
  readonly tapAgain: string
  readonly chosen: (who: string) => string
  readonly fills: (place: string, filled: number, size: number) => string
  readonly thenReady: (place: string) => string
  readonly thenUseless: (place: string) => string
  readonly takenBack: string
  readonly coins: (number: number) => string
  readonly recruit: (who: string) => string
  readonly develops: (from: number, to: number) => string
  readonly newLevel: (level: number) => string
  readonly good: (good: string) => string
  readonly tech: string
  readonly lost: string
  readonly citizen: string
  readonly station: (town: string, points: number) => string
  readonly arrives: (town: string, goods: readonly string[]) => string
  readonly deed: (deed: string, filled: number, size: number) => string
  readonly draws: (number: number) => string
  readonly noWayBack: string
}

interface ExplainedWords {
  readonly development: string
  readonly tracks: Readonly<Record<'farmer' | 'boatman' | 'craftsman' | 'trader' | 'knight' | 'scholar', string>>
  readonly market: string
  readonly bag: string
  readonly purse: string
  readonly goods: string
  readonly score: string
  readonly map: string
  readonly mostStations: string
  readonly deed: (coins: number, development: number) => string
  readonly needs: (needs: string) => string
  readonly noNeeds: string
  readonly goodWorth: (points: number, isFood: boolean) => string
}

export const tableWords = new Spoken<TableWords>({
  en: async () => (await import('./words/en.ts')).en,
  ja: async () => (await import('./words/ja.ts')).ja,
  hu: async () => (await import('./words/hu.ts')).hu,
})
