import { seenBy, type Telling } from './events.ts'
import type { Game, Move, Result, Seat } from './game.ts'
import { type GameRecord, openTable } from './record.ts'

/** What one move of a play that is over brought. */
export interface Step<E extends Telling = Telling> {
  /** The table after so many moves shows it. */
  readonly moves: number
  /** Whose move it was; null for the setup. */
  readonly seat: Seat | null
  /** As the audience was told. */
  readonly told: readonly E[]
}

/** A part of a play that has an end of its own: a hand, a round. */
export interface Chapter<E extends Telling = Telling> {
  readonly steps: readonly Step<E>[]
  /** By seat, before it began. */
  readonly before: readonly number[]
  /** By seat, when it was over. */
  readonly after: readonly number[]
}

/** A whole play, cut into its chapters. */
export interface Play<E extends Telling = Telling> {
  readonly seats: number
  readonly chapters: readonly Chapter<E>[]
  readonly result: Result
}

/** Something that decided the play. What is told of it is worded by the game's texts. */
export interface KeyMoment<T extends Telling = Telling> {
  /** The move that shows it. */
  readonly moves: number
  /** In which chapter, counted from 1. */
  readonly chapter: number
  readonly told: T
}

/** What a game adds so that its plays can be told: the file `story.ts` of its folder. */
export interface Storyteller<State extends object = object, E extends Telling = Telling, T extends Telling = Telling> {
  /** Points by seat, had the game ended now. */
  standing(state: State): readonly number[]
  /** Whether a chapter ends with a move that told this. */
  endsChapter(told: readonly E[]): boolean
  /** The few moments that decided the play, in their order. */
  moments(play: Play<E>): readonly KeyMoment<T>[]
}

export interface Story {
  /** The points by seat at the start and at the end of each chapter: one entry more than there are chapters. */
  readonly course: readonly (readonly number[])[]
  readonly moments: readonly KeyMoment[]
}

/** How a play went, from its record; null while it is not over. */
export function playOf<
  State extends object,
  M extends Move,
  View extends object,
  Options extends object,
  E extends Telling,
>(
  game: Game<State, M, View, Options, E>,
  { standing, endsChapter }: Storyteller<State, E>,
  record: GameRecord,
): Play<E> | null {
  const table = openTable(game, record)
  const chapters: Chapter<E>[] = []
  let steps: Step<E>[] = [{ moves: 0, seat: null, told: table.opening.map((told) => seenBy(told, null)) }]
  let before = standing(table.state)
  const close = (): void => {
    const after = standing(table.state)
    chapters.push({ steps, before, after })
    steps = []
    before = after
  }
  for (const { seat, move } of record.moves) {
    const outcome = table.play(seat, move)
    if (!outcome.done) return null
    const told = outcome.events.map((event) => seenBy(event, null))
    steps.push({ moves: table.played.length, seat, told })
    if (endsChapter(told)) close()
  }
  const result = game.result(table.state)
  if (result === null) return null
  // the final count, or a game that ends in the middle of a chapter
  if (steps.length > 0) close()
  return { seats: record.setup.seats, chapters, result }
}

export function storyOf(game: Game, teller: Storyteller, record: GameRecord): Story | null {
  const play = playOf(game, teller, record)
  if (play === null) return null
  const [first] = play.chapters
  return { course: [first.before, ...play.chapters.map(({ after }) => after)], moments: teller.moments(play) }
}
