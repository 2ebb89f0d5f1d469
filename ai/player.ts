import type { Game, Knowledge, Move, Random, Seat } from '@eminence/kernel'

/** A game as a computer player knows it. */
export interface Expertise<State extends object = object, M extends Move = Move, View extends object = object> {
  readonly game: Game<State, M, View>
  readonly knowledge: Knowledge<State, M>
}

/** How long a player may think about one move: the first limit that is reached ends it. */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
}

/** Tells milliseconds, from whatever start; it is never set back. */
export type Clock = () => number

/** What a player thinks of one of its moves. */
export interface Candidate<M extends Move = Move> {
  readonly move: M
  readonly visits: number
  /** The chance to win, from 0 to 1, or null where the player does not reckon. */
  readonly expected: number | null
}

/** The chosen move and what stood to choose, best first. */
export interface Choice<M extends Move = Move> {
  readonly move: M
  readonly candidates: readonly Candidate<M>[]
  readonly iterations: number
}

/** A computer opponent. It gets a view, never a state; `stopped` lets its host interrupt it: it then answers with what it has. */
export interface ComputerPlayer<M extends Move = Move, View extends object = object> {
  choose(view: View, seat: Seat, random: Random, stopped?: () => boolean): Choice<M>
}
