import type { Move, Seat } from '@eminence/kernel'
import type { ComputerLevel } from '@eminence/protocol'

/** What a computer player is asked: it gets its view, and nothing else of the table. */
export interface Question {
  readonly game: string
  readonly view: object
  readonly seat: Seat
  readonly level: ComputerLevel
  readonly seed: number
}

export type Reply = { readonly move: Move } | { readonly failure: string }
