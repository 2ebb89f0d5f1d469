import { Spoken } from '@eminence/ui/spoken.ts'
import type { Ability } from '../../luminaries/data.ts'
import type { Bot } from '../data.ts'
import type { Line } from '../events.ts'
import type { Action } from '../moves.ts'
import type { Goal } from './bot.ts'
import type { Part } from './progress.ts'

/** What a small screen shows below the map. */
export type Tab = 'turn' | 'hand' | 'court' | 'plots' | 'favors'

type Script = Readonly<Partial<Record<Line, string>>>

/** The words on the drawn table: labels, tags and short notes. Names, prompts and the log are in `texts`. */
export interface TableWords {
  readonly headline: (round: number, name: string, edicts: number, isLast: boolean) => string
  readonly automaton: string
  readonly first: string
  readonly seatFacts: (disks: number, points: number, plots: number) => string
  readonly cards: (cards: number) => string
  /** What an action is for. */
  readonly actions: Readonly<Record<Action, string>>
  /** An ability in a word or two, for the foot of a card. */
  readonly abilities: Readonly<Record<Ability, string>>
  readonly tabs: Readonly<Record<Tab, string>>
  readonly map: {
    readonly title: string
    readonly show: string
    readonly lodgesOf: (faction: string) => string
    readonly edge: string
    readonly reach: string
    readonly larger: string
    readonly whole: string
    readonly stock: (events: number, plots: number, cubes: number) => string
    readonly faceDown: (place: string) => string
    readonly placard: (name: string, contact: number, factions: string) => string
    readonly contact: (number: string) => string
    readonly diskOf: (name: string) => string
    readonly freeFor: (cost: string) => string
    readonly token: string
    readonly cube: string
    readonly noLodge: (faction: string) => string
    readonly uncontrolled: string
  }
  readonly lodge: (faction: string, cards: number, controller: string | null) => string
  readonly turn: {
    readonly own: string
    readonly of: (name: string) => string
    readonly left: (left: number, all: number) => string
    readonly chain: string
    readonly noChain: string
    readonly quick: string
    readonly unused: string
    readonly used: string
    readonly effects: string
    readonly more: string
    readonly back: string
    readonly due: string
    readonly oneOf: string
    /** Where the choice lies. */
    readonly where: Readonly<Record<'map' | 'hand' | 'court', string>>
    readonly waits: (name: string) => string
  }
  readonly plots: {
    readonly title: string
    readonly twoWin: string
    readonly hidden: string
    readonly hiddenOf: (names: string) => string
    readonly parts: Readonly<Record<Part['kind'], (have: number, need: number) => string>>
    readonly claimed: string
    readonly lost: string
    readonly claimable: string
    readonly rivalled: string
    readonly nested: string
    readonly onMap: string
  }
  readonly force: {
    readonly title: string
    readonly nothing: string
    readonly edicts: (spent: number, all: number) => string
    readonly factionCards: string
    readonly held: (name: string) => string
    readonly lying: string
    readonly usedUp: string
    readonly borrowed: string
    /** Rows of the table of favors. */
    readonly card: string
    readonly edict: string
    readonly spent: string
  }
  readonly favors: { readonly title: string; readonly pool: string; readonly supply: string; readonly hand: string }
  readonly hand: { readonly title: string; readonly events: string; readonly empty: string }
  readonly court: {
    readonly title: string
    readonly chamberlain: string
    readonly deck: (cards: number) => string
    readonly discard: string
    readonly empty: string
  }
  readonly oust: {
    readonly title: (place: string) => string
    readonly targeted: (disks: number, name: string) => string
    readonly strengths: (own: number, name: string, theirs: number) => string
    readonly total: (total: number) => string
    readonly wins: string
    readonly void: string
    readonly advantaged: string
    readonly disadvantaged: string
    readonly chosen: string
    readonly ifCalled: (name: string) => string
    readonly won: (name: string) => string
    readonly by: Readonly<Record<'automatic' | 'strength' | 'conceded', string>>
    readonly close: string
  }
  readonly bot: {
    readonly goals: Readonly<Record<Goal['goal'], string>>
    /** For a goal that does not count yet. */
    readonly fromRound2: string
    readonly lines: Readonly<Record<Bot, Script>>
    readonly plan: string
    readonly lastTurn: string
    readonly script: string
  }
  readonly look: { readonly hand: (name: string) => string; readonly plot: (name: string) => string }
  readonly preview: {
    readonly disks: (disks: number, cost: string) => string
    readonly free: string
    readonly favors: (favors: number) => string
    readonly pays: (cost: string) => string
    readonly gains: (tally: string) => string
    readonly gives: (tokens: number) => string
    /** What a card does in a challenge. */
    readonly withCard: (effect: string) => string
    readonly noWayBack: string
    readonly tapAgain: string
    readonly between: string
  }
  readonly explained: {
    readonly value: (symbols: string) => string
    readonly places: (list: string) => string
    readonly strength: (strength: number) => string
    readonly dagger: string
    readonly hammer: string
    readonly passive: (text: string) => string
    readonly ability: (text: string) => string
    readonly court: string
    readonly pool: string
    readonly edicts: string
    readonly bot: string
    readonly next: (places: string) => string
    readonly crown: string
  }
}

export const tableWords = new Spoken<TableWords>({
  en: async () => (await import('./words/en.ts')).en,
  ja: async () => (await import('./words/ja.ts')).ja,
  hu: async () => (await import('./words/hu.ts')).hu,
})
