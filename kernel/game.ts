import type { ComponentsSchema } from './components.ts'
import type { Tell, Telling } from './events.ts'
import type { OptionsSchema } from './options.ts'
import type { Random } from './random.ts'

/** A number that stands for one kind of thing: plain numbers fit, ids of another kind do not. */
export type Id<Kind extends string> = number & { readonly idOf?: Kind }

/** A place at a table, counted from 0. */
export type Seat = Id<'seat'>

/** Who looks: a seat, or the audience. */
export type Viewer = Seat | null

/** One legal answer to a decision: small plain JSON. */
export interface Move {
  readonly type: string
}

/** A choice that a seat owes the table now. */
export interface Decision {
  readonly type: string
  readonly seat: Seat
}

/** A natural move that is not legal now, and why. */
export interface Blocked<M extends Move = Move> {
  readonly move: M
  /** A key of the game's texts. */
  readonly reason: string
  /** The rule's number, as the rulebook page prints it. */
  readonly rule: string
}

/** An opponent of the rulebook that has a seat. */
export interface Automaton {
  readonly id: string
  readonly seat: Seat
}

/** How a game ended: everything by seat. */
export interface Result {
  /** 1 for the first place; seats that share a place have the same number. */
  readonly places: readonly number[]
  readonly totals: readonly number[]
  /** The parts of each total, by source. */
  readonly points: readonly Readonly<Record<string, number>>[]
  /** Why it ended: a key of the game's texts. */
  readonly why: string
  /** Won at once by what `why` says: the totals decided nothing. */
  readonly isOutright?: boolean
  /** Who began, where chance says it. */
  readonly starter?: Seat
  /** The total of an automaton that plays along without a seat. */
  readonly rival?: number
}

/** What the world hands to the rules: chance, and somebody who may listen. */
export interface Context<E extends Telling = Telling> {
  readonly random: Random
  /** Absent where nobody listens, as in a search: write `tell?.(...)`, and the event is not even made. */
  readonly tell?: Tell<E>
}

/**
 * The rules of one title. A state is plain JSON that `play` changes in place; who wants to keep the old one clones it first.
 * `play` trusts its move to be one of `moves`: the table, not the game, compares and refuses.
 */
export interface Game<
  State extends object = object,
  M extends Move = Move,
  View extends object = object,
  Options extends object = object,
  E extends Telling = Telling,
  Components extends object = object,
> {
  readonly id: string
  /** Of the rules; part of every record, and kept beside every stored state. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionsSchema<Options>
  /** Present where a host may bring another set of components. */
  readonly components?: ComponentsSchema<Components>
  /** Who has a seat that the rules play by themselves: it never owes anything, and nobody sits there. */
  automaton?(seats: number, options: Options): Automaton | null
  /** `components` are the host's own; absent, the game takes those that come with it. A state carries what it needs of them. */
  setup(seats: number, options: Options, context: Context<E>, components?: Components): State
  /** Who owes what now; empty when the game is over. */
  decisions(state: State): readonly Decision[]
  /**
   * Every legal move of that seat now, none left out. A seat that owes nothing is offered nothing; but where others still owe what it has
   * answered, it may be offered a way back, after which it owes the decision again. Nobody waits for such a move.
   */
  moves(state: State, seat: Seat): readonly M[]
  play(state: State, seat: Seat, move: M, context: Context<E>): void
  clone(state: State): State
  view(state: State, viewer: Viewer): View
  /** A full state, drawn fairly among those that this view could be a view of. */
  imagine(view: View, random: Random): State
  result(state: State): Result | null
  blocked?(state: State, seat: Seat): readonly Blocked<M>[]
  /** The names of the game's invariants that do not hold: none, if the rules are right. `before` is the state one move earlier. */
  broken(state: State, before?: State): readonly string[]
  /**
   * A state that was stored under the rules of version `from`, brought to today's; it may change what it is given, and may throw. Without
   * it, or where what it gives is not whole, a table of older rules is rebuilt by playing its moves under today's.
   */
  upgrade?(state: object, from: number): State
}

/** The names of the invariants that do not hold: I-1 for the one with the number 1. */
export const brokenAmong = (invariants: Readonly<Record<number, boolean>>): string[] =>
  Object.entries(invariants).flatMap(([number, holds]) => (holds ? [] : [`I-${number}`]))
