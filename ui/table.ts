import type { Blocked, GameTexts, Language, Move, Picture, Seat, Telling } from '@eminence/kernel'
import type { Component } from 'svelte'

/** What the frame hands to the drawing of a game. A table knows no server: it shows a view and offers moves. */
export interface TableProps<M extends Move = Move, View extends object = object, E extends Telling = Telling> {
  readonly view: View
  /** Who looks; null is the audience. */
  readonly viewer: Seat | null
  /** The viewer's legal moves now: exactly these are lit. */
  readonly moves: readonly M[]
  /** Natural moves that are not legal now: each says why when it is tried. */
  readonly blocked: readonly Blocked<M>[]
  readonly names: readonly string[]
  readonly language: Language
  readonly texts: Pick<GameTexts<M, View>, 'move' | 'reason'>
  /** What the viewer has seen happen since the view before: a table may play it as a short scene. */
  readonly told?: readonly E[]
  play(move: M): void
  /** Tells the viewer why not, in one sentence. */
  refuse(text: string): void
  /** What the target in focus would bring, for the second line of the prompt; null when none is in focus. */
  preview?(text: string | null): void
}

/** A seat in the frame's list of seats: short words, already in the reader's language. */
export interface SeatNote {
  /** What it is in this hand or round: "dealer", "your partner"; may be empty. */
  readonly role: string
  /** Its public numbers: "3 cards". */
  readonly facts: string
}

/** A picture in the rulebook. */
export interface PictureProps<P extends Picture = Picture> {
  readonly picture: P
  readonly language: Language
}

/** What a game's table/index.ts exports. */
export interface TableModule<
  M extends Move = Move,
  View extends object = object,
  E extends Telling = Telling,
  P extends Picture = Picture,
> {
  readonly default: Component<TableProps<M, View, E>>
  /** Loads what the table says in a language; nothing else is asked of it before that. */
  speak?(language: Language): Promise<void>
  /** Where the game stands, for the header: "Hand 6, trick 3 of 6". */
  headline(view: View, names: readonly string[], language: Language): string
  seatNotes(view: View, names: readonly string[], language: Language): readonly SeatNote[]
  /** Whether the table shows the buttons of this decision itself; the frame shows all others. */
  offers(move: M): boolean
  /** Draws the pictures that the rulebook names, from the table's own parts. */
  picture?(): Promise<{ readonly default: Component<PictureProps<P>> }>
}
