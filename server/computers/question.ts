import type { ComputerLevel, Seat } from '@eminence/kernel'

/** What a computer player is asked: it gets its view, and nothing else of the table. */
export interface Question {
  readonly game: string
  readonly view: object
  readonly seat: Seat
  readonly level: ComputerLevel
  readonly seed: number
}
