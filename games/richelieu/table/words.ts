import { Spoken } from '@eminence/ui/spoken.ts'
import type { Effect } from '../sets.ts'

/** The words on the drawn table: labels, tags and short notes. Sentences of the rules and names of sheets are in `texts`. */
export interface TableWords {
  readonly headline: (resolved: number, all: number) => string
  /** RI-9.8: so many quiet turns more, and the game ends. */
  readonly quiet: (turns: number) => string
  readonly prestige: string
  readonly cardinal: string
  readonly cardinalAt: (prestige: number) => string
  /** The two parts of the prestige track, in full and for a small screen. */
  readonly behind: readonly [full: string, short: string]
  readonly ahead: readonly [full: string, short: string]
  readonly actions: (number: number) => string
  readonly actionOf: (act: number, allowance: number) => string
  readonly income: string
  readonly military: string
  readonly city: string
  readonly emptyCity: string
  readonly trade: (buy: number, sell: number) => string
  readonly queen: string
  readonly greyEminence: string
  readonly inBox: (piece: string, box: string) => string
  readonly yourAgents: string
  readonly comeBack: (agents: number) => string
  readonly noneInHand: string
  readonly neutral: (colour: string) => string
  readonly neutralHelp: string
  readonly purse: string
  readonly jewels: string
  readonly jewelWorth: (points: number) => string
  readonly sheetsWon: string
  readonly noSheets: string
  readonly ifItEnded: string
  readonly finalScore: string
  readonly points: (points: number) => string
  readonly act: {
    readonly income: string
    readonly commission: string
    readonly sellJewel: string
    readonly buyJewel: string
  }
  readonly oneLeft: readonly [full: string, short: string]
  readonly resolving: string
  /** A reward that asks for a choice: who owes it. */
  readonly chooses: (name: string, effect: string) => string
  /** From 1: the place in the queue. */
  readonly queued: (queue: number) => string
  readonly emptyBox: string
  readonly box: (box: string) => string
  readonly hidden: string
  /** A space and who is there, spoken. */
  readonly space: (index: number, label: number) => string
  readonly free: string
  readonly stands: (who: string, value: string | null, faceUp: boolean) => string
  readonly stack: (value: string, number: number) => string
  readonly seatFacts: (prestige: number, income: number, military: number, agents: number) => string
  readonly pile: (faction: string, number: number) => string
  readonly backs: (red: number, yellow: number) => string
  readonly neutralHeld: (colour: string, agents: number) => string
  readonly preview: {
    readonly pickAgent: (value: string) => string
    readonly sheet: (name: string) => string
    readonly price: (label: number, surcharge: number) => string
    readonly sum: (side: string, from: string, to: string) => string
    readonly faceUp: string
    readonly faceDown: string
    readonly resolves: string
    readonly purse: (from: number, to: number) => string
    readonly track: (track: string, from: number, to: number) => string
    readonly noWayBack: string
    readonly thenAgent: string
    readonly tapAgain: string
    readonly between: string
  }
  readonly outlook: {
    readonly title: string
    readonly side: (side: string, known: string, hidden: number) => string
    readonly wins: (side: string) => string
    readonly leads: (side: string) => string
    readonly ranked: (place: number, name: string, sum: number) => string
    readonly nobody: string
  }
  readonly resolution: {
    readonly title: (intrigue: number) => string
    readonly wins: (side: string) => string
    readonly tie: string
    readonly nobody: string
    readonly further: string
    readonly place: (place: number) => string
    readonly nothing: string
    readonly noReward: string
    readonly goOn: string
  }
  readonly explained: {
    readonly sheet: string
    readonly marks: string
    readonly first: (reward: string) => string
    readonly second: (reward: string) => string
    readonly steps: (step: string) => string
    readonly catchesUp: string
    readonly amounts: {
      readonly prestige: (number: number) => string
      readonly money: (number: number) => string
      readonly income: (number: number) => string
      readonly military: (number: number) => string
    }
    readonly effects: Readonly<Record<Effect, string>>
    readonly prestige: string
    readonly income: string
    readonly military: string
    readonly city: (buy: number, sell: number) => string
    readonly purse: (points: number) => string
    readonly won: (most: number, second: number) => string
    readonly hand: string
    readonly neutral: string
    readonly queen: (value: number) => string
    readonly greyEminence: (value: number) => string
  }
}

export const tableWords = new Spoken<TableWords>({
  en: async () => (await import('./words/en.ts')).en,
  ja: async () => (await import('./words/ja.ts')).ja,
  hu: async () => (await import('./words/hu.ts')).hu,
})
