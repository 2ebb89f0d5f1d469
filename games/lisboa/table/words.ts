import { Spoken } from '@eminence/ui/spoken.ts'
import type { Action, Noble, Pile } from '../data.ts'
import type { Topic } from './context.ts'
import type { UseType } from './targets.ts'

export const tabs = ['city', 'court', 'harbour', 'boards'] as const
export type Tab = (typeof tabs)[number]

/** The words on the drawn table: labels, tags and short notes. Names and sentences of the rules are in `texts`. */
export interface TableWords {
  readonly period: (period: number) => string
  /** After the period. */
  readonly round: (round: number) => string
  readonly setup: string
  /** What ends the period: the most sets that somebody has, and the empty piles. */
  readonly ends: (sets: number, due: number, piles: number, duePiles: number) => string
  readonly over: string
  readonly turnsLeft: (turns: number) => string
  readonly starter: string
  readonly acting: string
  readonly seatFacts: (wigs: number, influence: number, reis: number, stores: number, decrees: number) => string
  readonly ifItEnded: string
  readonly finalScore: string
  readonly pointsNow: (points: number) => string
  readonly automaton: string
  readonly tabs: Readonly<Record<Tab, string>>

  /** Units, as they are read aloud after a number. */
  readonly units: Readonly<Record<'reis' | 'influence' | 'wig', (number: number | string) => string>>
  /** By State action, and by noble: short labels. */
  readonly actions: readonly string[]
  readonly nobleActions: readonly string[]
  /** By pile: the nobles and the treasury, as short as can be. */
  readonly piles: readonly string[]
  /** By noble: whom the portrait shows. */
  readonly persons: readonly string[]

  readonly city: string
  readonly rubble: string
  readonly cost: string
  readonly onPile: string
  readonly nextUp: string
  readonly left: (number: number) => string
  readonly plans: string
  /** The parts of a price. */
  readonly land: string
  readonly rubbleLeft: string
  readonly bonus: string
  readonly priceFor: (land: string, price: number, wigs: number) => string
  readonly storeOf: (land: string, name: string, good: string) => string
  readonly none: string
  readonly opens: (wigs: number, others: number) => string

  readonly visit: string
  readonly visitCost: (cost: number, base: number, rivals: number, reduction: number) => string
  readonly officialsIn: (office: string) => string
  readonly takes: (good: string) => string
  readonly favorsLeft: (number: number) => string
  readonly courtierOf: (name: string) => string
  readonly assistant: string
  readonly level: (level: number) => string
  readonly levelOf: (level: number, influence: number, reis: number) => string
  readonly pile: (name: string, number: number) => string
  readonly decrees: string
  readonly decreesNote: string
  readonly each: (wigs: number) => string
  readonly need: (number: number, wigs: number) => string
  readonly progress: (has: number, of: number) => string
  readonly church: string
  readonly quay: string
  readonly shipyard: (number: number) => string
  readonly shipyardEmpty: string
  readonly atSea: string
  readonly loaded: (has: number, of: number) => string
  readonly prices: string
  readonly supplied: (number: number) => string

  readonly hand: string
  readonly handNote: (cards: number) => string
  readonly handOf: (cards: number) => string
  readonly portfolio: string
  readonly covered: string
  readonly freeSlot: string
  readonly warehouse: string
  readonly room: (has: number, of: number) => string
  readonly sets: string
  readonly setsNote: (sets: number, due: number) => string
  readonly missing: string
  readonly clergy: string
  readonly favors: string
  readonly favorOf: (noble: Noble) => string
  readonly inSupply: string
  readonly officials: string
  readonly houses: string
  readonly ships: string
  readonly goods: string
  readonly usedWith: (officials: number) => string
  readonly worthNow: (wigs: number) => string
  readonly boardOf: (name: string) => string
  readonly total: string
  /** Of the rank in a solo game: what made you an apprentice, or what the next rank lacks. */
  readonly because: (list: string) => string
  readonly lacking: (list: string) => string
  readonly close: string

  readonly next: string
  readonly lacerdaNext: (noble: Noble, action: Action, cost: number, pile: Pile) => string
  readonly lacerdaTurn: string
  readonly lacerdaNone: string
  readonly showTurn: string

  readonly uses: UsesWords
  readonly steps: StepsWords
  readonly preview: PreviewWords
  readonly topics: Readonly<Record<Topic, readonly [title: string, text: string]>>
  readonly explained: ExplainedWords
}

interface UsesWords {
  readonly names: Readonly<Record<UseType, string>>
  readonly pick: string
  /** At the end of a sentence. */
  readonly stop: string
  readonly wait: string
  /** By the room that the card finds. */
  readonly room: Readonly<Record<'free' | 'replaces' | 'leaves', string>>
  readonly subsidy: (reis: number, level: number) => string
  readonly thenMarket: (sale: number) => string
  readonly thenTrade: string
  readonly visit: (base: number, rivals: number, reduction: number) => string
  readonly inWigs: (wigs: number) => string
  readonly opens: (actions: readonly string[]) => string
  readonly store: (price: number, wigs: number) => string
  readonly decrees: (worth: number) => string
  readonly building: (wigs: number) => string
  /** A Noble action that could do nothing. */
  readonly notNow: (action: string) => string
  readonly follow: (names: readonly string[]) => string
  readonly sponsor: (event: string, cost: number) => string
  readonly landToo: string
  readonly gold: (price: number) => string
  readonly goldOnly: string
  readonly needsTreasury: string
  readonly needsNoble: string
}

interface StepsWords {
  readonly yourTurn: string
  readonly choose: string
  readonly plotsLit: string
  readonly placesLit: string
  readonly discard: string
  readonly waiting: (name: string) => string
  readonly watching: string
}

interface PreviewWords {
  readonly between: string
  readonly tapAgain: string
  readonly noWayBack: string
  readonly price: (reis: number) => string
  readonly parts: (land: number, rubble: number, reduction: number) => string
  readonly street: (street: string, good: string, wigs: number) => string
  readonly bonus: (bonus: string) => string
  readonly wigs: (wigs: number) => string
  readonly completesSet: string
  readonly paid: (name: string, wigs: number) => string
  readonly nobodyPaid: string
  readonly cubes: (cubes: string) => string
  readonly worth: (wigs: number) => string
  readonly sale: (reis: number) => string
  readonly sails: (name: string, wigs: number) => string
  readonly cardinal: Readonly<Record<'treasury' | 'church', string>>
  readonly influence: (influence: number) => string
  readonly produce: (goods: string) => string
  readonly office: (noble: Noble) => string
  readonly needs: (officials: number) => string
}

interface ExplainedWords {
  readonly pays: (pays: string) => string
  readonly placeEmpty: (bonus: string, cubes: string) => string
  readonly serves: (what: string) => string
  readonly row: (row: string) => string
  readonly street: (name: string) => string
  readonly noble: (cost: number, good: string) => string
  readonly state: (actions: string) => string
  readonly nobleAction: (action: string) => string
  readonly ranking: (good: string, values: string) => string
  readonly worth: (wigs: number) => string
}

export const tableWords = new Spoken<TableWords>({
  en: async () => (await import('./words/en.ts')).en,
  ja: async () => (await import('./words/ja.ts')).ja,
  hu: async () => (await import('./words/hu.ts')).hu,
})
