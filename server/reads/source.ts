import { type Game, type Move, type Seat, SetupError, Table, type Telling } from '@eminence/kernel'
import { standing } from './standing.ts'

/** A table's past as it is stored; `move` is JSON text or null. */
export interface PastSource {
  /** Its id. */
  readonly game: string
  readonly setup: {
    readonly seats: number
    readonly options: object
    readonly components?: object
    readonly seed: string
  }
  readonly steps: readonly {
    readonly version: number
    readonly kind: 'setup' | 'move' | 'undo'
    readonly seat: Seat | null
    readonly move: string | null
  }[]
}

/** A move that stands, and the version that it led to. */
export interface StandingMove {
  readonly version: number
  readonly seat: Seat
  readonly move: unknown
}

/** The table before the first move; null where today's rules do not allow its setup. */
export function openedTable(game: Game, { setup }: PastSource): Table<object, Move, object, object, Telling> | null {
  try {
    return new Table(game, setup)
  } catch (error) {
    if (error instanceof SetupError) return null
    throw error
  }
}

export const standingMoves = ({ steps }: PastSource): readonly StandingMove[] =>
  standing(steps).flatMap(({ version, seat, move }) =>
    seat === null || move === null ? [] : [{ version, seat, move: JSON.parse(move) }],
  )
