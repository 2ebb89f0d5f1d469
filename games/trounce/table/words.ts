import { Spoken } from '@eminence/ui/spoken.ts'
import type { Party } from '../texts/words.ts'

/** The words on the drawn table: labels, tags and short notes. All sentences of the rules are in `texts`. */
export interface TableWords {
  readonly colon: string
  readonly comma: string
  readonly orderedBy: (name: string) => string
  readonly mustTake: (makers: Party, needed: number, all: number) => string
  readonly needMore: (makers: Party, more: number) => string
  readonly orderMade: (makers: Party) => string
  readonly orderLost: (makers: Party) => string
  readonly trump: string
  readonly trumpHelp: string
  readonly bonus: string
  readonly bonusHelp: string
  readonly toTwelve: string
  readonly score: (party: string, points: number) => string
  readonly gamesWon: (games: number) => string
  readonly tricks: string
  readonly bonusCards: string
  readonly thisHand: string
  readonly takenBy: (trick: number, name: string) => string
  readonly nowPlayed: (trick: number) => string
  readonly notYetPlayed: (trick: number) => string
  readonly yourHand: string
  readonly yourRow: string
  readonly rowOf: (name: string) => string
  readonly emptyPlace: string
  readonly lastTrick: string
  readonly close: string
  readonly led: string
  readonly dealer: string
  readonly maker: string
  readonly partner: string
  readonly you: string
  readonly alone: string
  readonly sitsOut: string
  readonly toPlay: string
  readonly toOrder: string
  readonly passed: string
  readonly winning: string
  readonly takes: string
  readonly trounce: string
  readonly locked: string
  readonly open: string
  readonly noTrickYet: string
  readonly cards: (number: number) => string
  readonly firstRound: string
  readonly secondRound: string
  readonly mustOrder: string
  readonly chosen: string
  readonly firstRoundHelp: string
  readonly secondRoundHelp: string
  readonly mustOrderHelp: string
  readonly aloneHelp: string
  readonly putAside: string
  readonly handOver: (hand: number) => string
  readonly usurped: (makers: Party) => string
  readonly handPoints: string
  readonly total: string
  readonly goOn: string
  readonly headline: (hand: number, trick: number, all: number) => string
  readonly headlineOrdering: (hand: number) => string
  readonly canPlay: (legal: number, all: number) => string
  readonly trumpsFirst: string
  readonly prospect: {
    readonly opens: (suits: readonly string[]) => string
    readonly locks: (suit: string) => string
    readonly takesTrick: string
    readonly wouldLead: string
    readonly trounces: (card: string) => string
    readonly staysAhead: (name: string, card: string) => string
    readonly goesTo: (name: string, card: string) => string
    readonly bonusWithIt: (cards: number) => string
    readonly tapAgain: string
    readonly between: string
  }
  /** The parts of a card. */
  readonly printed: { readonly value: string; readonly suit: string; readonly name: string }
  /** What a card is and is worth now. */
  readonly explained: {
    readonly crown: string
    readonly ace: string
    readonly value: (value: number) => string
    readonly trump: string
    readonly bonus: string
    readonly above: (suit: string, cards: readonly string[]) => string
    readonly nothingAbove: (suit: string) => string
    readonly ordered: string
    readonly played: string
  }
}

export const tableWords = new Spoken<TableWords>({
  en: async () => (await import('./words/en.ts')).en,
  ja: async () => (await import('./words/ja.ts')).ja,
  hu: async () => (await import('./words/hu.ts')).hu,
})
