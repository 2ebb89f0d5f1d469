import type { ComputerLevel, Played, Setup } from '@eminence/kernel'

export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly name: string; readonly level: ComputerLevel }
  /** An opponent of the rulebook, which the rules play by themselves. */
  | { readonly kind: 'automaton'; readonly name: string }

/** How far the guide of a first game has come. */
export interface GuideProgress {
  /** The lessons that the learner has had. */
  readonly said: readonly string[]
  /** Put away until it is called back. */
  readonly isAway: boolean
}

/** A table of this device as it is kept: the record without its hashes, and who sits. */
export interface SavedTable {
  readonly id: string
  readonly game: string
  /** The version of the rules that it is played by. */
  readonly rules: number
  readonly setup: Setup
  readonly seats: readonly LocalSeat[]
  readonly moves: readonly Played[]
  readonly status: 'playing' | 'over'
  /** The seats that owe a decision: for the list of tables, without loading the game. */
  readonly owing: readonly number[]
  /** Of somebody's first game. */
  readonly guide?: GuideProgress
  readonly created: number
  readonly changed: number
}

/** Where the tables of this device are kept. */
export interface TableStore {
  all(): Promise<readonly SavedTable[]>
  get(id: string): Promise<SavedTable | null>
  put(table: SavedTable): Promise<void>
  remove(id: string): Promise<void>
}
