import type { ComputerLevel, Move, Seat, Told } from '@eminence/kernel'
import type { Said, TableStatus } from '@eminence/protocol'

export interface StoredGuest {
  readonly id: string
  readonly name: string
}

/** Who has a place. A nonce stays with its seat from the start of the play on, whoever sits there later. */
export type StoredSeat =
  | { readonly kind: 'free'; readonly nonce: string | null }
  | { readonly kind: 'person'; readonly nonce: string; readonly guest: string; readonly name: string }
  | { readonly kind: 'computer'; readonly nonce: string; readonly level: ComputerLevel }
  | { readonly kind: 'automaton'; readonly nonce: string; readonly id: string }

/** What a list tells of a table. */
export interface ListedTable {
  readonly id: string
  readonly game: string
  /** The version of the rules that it began with. */
  readonly rules: number
  readonly options: object
  readonly seats: readonly StoredSeat[]
  readonly watch: 'all' | 'link'
  readonly status: TableStatus
  readonly host: StoredGuest
  /** 256 bits, never shown before the table is over. */
  readonly secret: string
  readonly created: string
  /** The table where those who sit here play once more, and the name of who asked for it first. */
  readonly rematch: { readonly table: string; readonly by: string } | null
  /** Of the host's own component set; null where there is none. */
  readonly componentsName: string | null
}

/** A table without its play. */
export interface StoredTable extends ListedTable {
  /** The host's own; null where the table is played with those that come with the game. */
  readonly components: object | null
}

/** Somebody has, or had, this seat at the table. */
export interface Sitting {
  readonly guest: string
  readonly seat: Seat
}

/** A position of a play, a few steps old at most: the steps since then lead from it to the latest one. */
export interface StoredState {
  readonly version: number
  readonly drawn: number
  readonly state: object
}

/** The setup, a move, or a move taken back. The version of the setup is 0, and each step has one more than that before. */
export interface StoredStep {
  readonly version: number
  readonly kind: 'setup' | 'move' | 'undo'
  readonly seat: Seat | null
  readonly move: Move | null
  /** The client's name for its request: asked once more, it gets the same answer. */
  readonly request: string | null
  readonly events: readonly Told[]
  /** Who owes a decision after it. */
  readonly owing: readonly Seat[]
}

/** What is written as a whole or not at all. */
export interface Change {
  readonly table: string
  readonly step?: StoredStep
  readonly state?: StoredState | undefined
  /** The table itself, if it is new or changes. */
  readonly info?: StoredTable | undefined
  /** Another table, which is opened for those who sit at this one. */
  readonly opened?: StoredTable
  readonly sitting?: Sitting
  readonly said?: Said
}

export type WithOwing = ListedTable & { readonly owing: readonly Seat[] }

/** Everything that outlives the server. A promise to write is kept only when the writing is durable. */
export interface Storage {
  guestBySecret(hash: string): Promise<StoredGuest | null>
  addGuest(guest: StoredGuest, secretHash: string): Promise<void>
  renameGuest(guest: StoredGuest): Promise<void>

  table(id: string): Promise<StoredTable | null>
  /** Tables that everybody may find, the newest first. */
  listed(status: TableStatus, most: number): Promise<readonly WithOwing[]>
  tablesOf(guest: string, most: number): Promise<readonly WithOwing[]>
  sittings(table: string): Promise<readonly Sitting[]>

  state(table: string): Promise<StoredState | null>
  steps(table: string): Promise<readonly StoredStep[]>
  /** The last steps, newest first. */
  lastSteps(table: string, most: number): Promise<readonly StoredStep[]>
  /** The last lines of talk, oldest first. */
  talk(table: string, most: number): Promise<readonly Said[]>

  /** A step with a version that the table has already is refused: somebody else was faster. */
  commit(change: Change): Promise<void>
  /** Whether what is to be written can be. */
  health(): Promise<'ok' | 'full' | 'readOnly' | 'failing'>
  close(): Promise<void>
}
