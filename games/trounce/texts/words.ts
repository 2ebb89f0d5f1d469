import { fixedTexts } from '@eminence/kernel'
import type { Faction } from '../../luminaries/data.ts'
import type { LuminaryTexts } from '../../luminaries/texts/index.ts'
import type { Card } from '../data.ts'
import type { sources } from '../state.ts'
import { moveText, promptText } from './frame/choices.ts'
import { eventText } from './frame/log.ts'
import { momentText } from './frame/moments.ts'
import { positionLines } from './frame/position.ts'
import type { TrounceTexts } from './shared.ts'

/** Why a move is blocked. */
export type Reason =
  | 'mustFollowLocked'
  | 'mustFollowOpen'
  | 'onlyThePairOnTheTable'
  | 'dealerMustOrder'
  | 'sameSuitTwice'
  | 'putAside'

export type Ending = 'reachedTwelve' | 'wonTheMatch'
type Source = (typeof sources)[number]

/** Who scores: one player, or two partners. */
export interface Party {
  readonly name: string
  readonly isPair: boolean
}

/** How a language speaks of a card. */
export interface CardWords {
  /** Its short name alone: “Mozart”. */
  readonly name: (card: Card) => string
  /** For labels and lists: “Mozart (crown of Artists)”. */
  readonly brief: (card: Card) => string
  /** Within a sentence: “Mozart, the crown of Artists”. */
  readonly spoken: (card: Card) => string
}

interface PromptWords {
  readonly orderRound1: (pair: readonly Faction[]) => string
  readonly orderRound2Trump: (suits: readonly Faction[], isDealer: boolean) => string
  readonly orderRound2Bonus: (trump: Faction, others: readonly Faction[]) => string
  readonly stuckTrump: string
  readonly stuckBonus: (trump: Faction) => string
  readonly goAlone: string
  readonly lead: string
  readonly lastCard: (card: Card) => string
  readonly follow: (open: readonly Faction[], choices: readonly Card[]) => string
  readonly cannotFollow: (open: readonly Faction[]) => string
}

interface MoveWords {
  readonly pass: string
  readonly order: (trump: Faction, bonus: Faction) => string
  readonly trump: (suit: Faction) => string
  readonly bonus: (suit: Faction) => string
  readonly goAlone: string
  readonly withPartner: string
  readonly play: (card: Card) => string
}

/** Cards that somebody has. */
export interface Holding {
  readonly name: string
  readonly cards: readonly Card[]
}

interface PlayedCard {
  readonly name: string
  readonly card: Card
  readonly leads: boolean
  readonly suits: readonly Faction[]
  readonly locks: Faction | null
  readonly trounces: Card | null
}

/** A scored hand, told from the maker's side. */
export interface ScoredHand {
  readonly hand: number
  readonly maker: Party
  readonly alone: boolean
  readonly usurped: boolean
  readonly tricks: number
  readonly tricksInAll: number
  readonly points: number
  readonly defenders: readonly (Party & { readonly tricks: number; readonly points: number })[]
  /** “Anna and Tobias 3, Kenji and Ilona 2”, as all tallies. */
  readonly bonusCards: string
  readonly bonusTo: readonly string[]
  readonly scores: string
}

interface LogWords {
  /** `cards` are the reader's own, where they are told. */
  readonly handDealt: (
    hand: number,
    dealer: string,
    faceUp: readonly Holding[],
    cards: readonly Card[] | undefined,
  ) => string
  readonly firstAces: (suits: readonly Faction[]) => string
  readonly otherAces: (suits: readonly Faction[]) => string
  readonly passed: (name: string) => string
  readonly trumpNamed: (name: string, suit: Faction) => string
  readonly bonusNamed: (name: string, suit: Faction) => string
  readonly wentAlone: (name: string, partner: string) => string
  readonly stayedWithPartner: (name: string, partner: string) => string
  readonly acesDealt: (own: Card | undefined) => string
  readonly cardPlayed: (played: PlayedCard) => string
  readonly cardTurnedUp: (name: string, card: Card) => string
  readonly trickTaken: (name: string, card: Card, trick: number) => string
  readonly handScored: (score: ScoredHand) => string
  readonly gameWon: (winner: Party, scores: string) => string
  readonly gameOfMatchWon: (winner: Party, scores: string, wins: string) => string
  readonly matchWon: (winner: Party, scores: string, wins: string) => string
}

/** One column of a Strawhand row. */
export interface Column {
  readonly card: Card | null
  readonly isCovering: boolean
}

interface PositionWords {
  readonly wins: (tally: string) => string
  readonly scores: (tally: string) => string
  readonly ordering: (hand: number, round: number, dealer: string) => string
  readonly playing: (hand: number, trick: number, tricks: number, dealer: string) => string
  readonly acesOnTable: (suits: readonly Faction[]) => string
  readonly acesPutAside: (suits: readonly Faction[]) => string
  readonly passed: (names: readonly string[]) => string
  readonly trumpNamed: (maker: string, trump: Faction) => string
  readonly ordered: (maker: string, trump: Faction, bonus: Faction) => string
  readonly alone: (maker: string, partner: string) => string
  readonly trick: (plays: readonly { readonly name: string; readonly card: Card }[]) => string
  readonly open: (suits: readonly Faction[]) => string
  readonly locked: (suit: Faction) => string
  readonly winning: (name: string, card: Card) => string
  readonly winningByTrounce: (name: string, card: Card) => string
  readonly tricks: (tally: string) => string
  readonly bonusCards: (tally: string) => string
  readonly ownRow: (columns: readonly Column[]) => string
  readonly rowOf: (name: string, columns: readonly Column[]) => string
  readonly ownHand: (cards: readonly Card[]) => string
  readonly sizes: (tally: string) => string
  readonly voids: (name: string, suits: readonly Faction[]) => string
  readonly turn: (name: string) => string
  readonly ownTurn: string
  readonly over: string
}

/** How a play that is over is told. */
interface StoryWords {
  readonly chapter: (hand: number) => string
  readonly course: string
  /** How the order of a hand turned out, in a sentence. */
  readonly deed: (score: ScoredHand) => string
  readonly bonus: (names: readonly string[]) => string
  readonly lastHand: { readonly title: string; readonly text: (scores: string) => string }
  readonly leadForGood: { readonly title: string; readonly text: (leader: Party, scores: string) => string }
  readonly bigHand: { readonly title: (points: number) => string; readonly text: (scores: string) => string }
  readonly trounce: {
    readonly title: (card: Card, beaten: Card) => string
    readonly text: (name: string, from: string, trick: number) => string
    /** What would have been different, had the beaten crown taken the trick. */
    readonly decides: Readonly<Record<'order' | 'bonus' | 'points', string>>
  }
  /** Between two sentences. */
  readonly space: '' | ' '
}

/** Everything that a language has to say; what is said when is decided once, for all languages. */
export interface TrounceWords extends Pick<TrounceTexts, 'title' | 'summary' | 'credits' | 'options'> {
  readonly luminaries: LuminaryTexts
  readonly cards: CardWords
  readonly pair: (first: string, second: string) => string
  /** Between the entries of a tally. */
  readonly comma: string
  readonly prompts: PromptWords
  readonly moves: MoveWords
  readonly log: LogWords
  readonly position: PositionWords
  readonly reasons: Readonly<Record<Reason, string>>
  readonly endings: Readonly<Record<Ending, string>>
  readonly sources: Readonly<Record<Source, string>>
  readonly story: StoryWords
}

export function gameTexts(words: TrounceWords): TrounceTexts {
  return {
    ...fixedTexts(words),
    prompt: (decision, view) => promptText(words, decision, view),
    move: (move, view) => moveText(words, move, view),
    event: (event, names) => eventText(words, event, names),
    position: (view, names) => positionLines(words, view, names),
    story: {
      chapter: words.story.chapter,
      course: words.story.course,
      moment: (told, names) => momentText(words, told, names),
    },
  }
}
