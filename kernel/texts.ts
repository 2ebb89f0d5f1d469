import type { Telling } from './events.ts'
import type { Decision, Move } from './game.ts'

export const languages = ['en', 'ja', 'hu'] as const

export type Language = (typeof languages)[number]

/** Every word of one game in one language, but for its rulebook, which only a reader needs. */
export interface GameTexts<
  M extends Move = Move,
  View extends object = object,
  Options extends object = object,
  E extends Telling = Telling,
> {
  readonly title: string
  /** What the game is, in a sentence. */
  readonly summary: string
  /** Designer and publisher as facts, and that we are not affiliated. */
  readonly credits: string
  readonly options: { readonly [Name in keyof Options]: OptionTexts<Options[Name]> }
  /** What a seat owes now, in one sentence to that seat. */
  prompt(decision: Decision, view: View): string
  /** A move as the label of its button. */
  move(move: M, view: View): string
  /** A line of the log; `names` are those of the seats. */
  event(event: E, names: readonly string[]): string
  /** Everything that lies on the table, line by line: for a terminal and for who cannot see the board. */
  position(view: View, names: readonly string[]): readonly string[]
  /** Why a blocked move is not legal, in one sentence. */
  reason(reason: string): string
  /** Why the game ended. */
  why(why: string): string
  /** A source of points. */
  source(source: string): string
  /** How a play that is over is told, where the game has a `Storyteller`. */
  readonly story?: StoryTexts
}

/** The words at a table that is drawn: there, nobody need be told what lies where. */
export type DrawnTexts = Omit<GameTexts, 'position'> & Partial<Pick<GameTexts, 'position'>>

/** The words of an option; values other than yes and no have names of their own. */
export type OptionTexts<Value = unknown> = { readonly name: string; readonly help: string } & ([Value] extends [string]
  ? { readonly values: Readonly<Record<Value, string>> }
  : { readonly values?: Readonly<Record<string, string>> })

/** The part of a language's words that is only looked up. */
export interface FixedWords<Options extends object> {
  readonly title: string
  readonly summary: string
  readonly credits: string
  readonly options: GameTexts<Move, object, Options>['options']
  readonly reasons: Readonly<Record<string, string>>
  readonly endings: Readonly<Record<string, string>>
  readonly sources: Readonly<Record<string, string>>
}

/** The texts that every game makes of its words in the same way. */
export const fixedTexts = <Options extends object>(words: FixedWords<Options>) => ({
  title: words.title,
  summary: words.summary,
  credits: words.credits,
  options: words.options,
  reason: (reason: string) => wordsFor('reason', words.reasons, reason),
  why: (why: string) => wordsFor('ending', words.endings, why),
  source: (source: string) => wordsFor('source of points', words.sources, source),
})

function wordsFor(kind: string, words: Readonly<Record<string, string>>, key: string): string {
  if (!Object.hasOwn(words, key)) throw new Error(`there are no words for the ${kind} "${key}"`)
  return words[key]
}

export interface StoryTexts<T extends Telling = Telling> {
  /** A chapter by its number, counted from 1: “Hand 3”. */
  chapter(number: number): string
  /** When the points of the course were counted: “after each hand”. */
  readonly course: string
  moment(told: T, names: readonly string[]): { readonly title: string; readonly text: string }
}

/** A page that teaches a game. */
export interface Rulebook {
  readonly sections: readonly { readonly title: string; readonly blocks: readonly Block[] }[]
}

/** Drawn by the game's table from its own components; what else the table needs to know stands beside the name. */
export interface Picture {
  readonly name: string
}

/** `rule` is the number of the rule that a block words, where it words one. */
export type Block =
  | { readonly type: 'text'; readonly text: string; readonly rule?: string }
  | { readonly type: 'list'; readonly items: readonly { readonly text: string; readonly rule?: string }[] }
  | { readonly type: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly type: 'example'; readonly text: string; readonly picture?: Picture }
  /** Something to look at, with a line below it. */
  | { readonly type: 'picture'; readonly text: string; readonly picture: Picture }
  /** A ruling of ours where the published text is silent or contradictory. */
  | { readonly type: 'ruling'; readonly text: string; readonly rule: string }
