import type { ComputerLevel, Move, Result, Seat, Told } from '@eminence/kernel'
import type { MixedSeat, Said, TableInfo, TableStatus } from '@eminence/protocol'

export interface StoredGuest {
  readonly id: string
  readonly name: string
}

/** Who has a place. The commitment of a person counts until the table starts. */
export type StoredSeat =
  | { readonly kind: 'free' }
  | { readonly kind: 'person'; readonly guest: string; readonly name: string; readonly commitment: string }
  | { readonly kind: 'computer'; readonly level: ComputerLevel }
  | { readonly kind: 'automaton'; readonly id: string }

/** What the seed of a table was made of, besides its secret: by the scheme of today, or by that of tables which began before it. */
export type Mix =
  | { readonly scheme: 2; readonly seats: readonly MixedSeat[] }
  | { readonly scheme: 1; readonly nonces: readonly string[] }

/** Somebody who would like to sit down in the middle of the play. */
export interface StoredAsking {
  readonly number: number
  readonly guest: string
  readonly name: string
  readonly seat: Seat
  readonly commitment: string
  /** The people who have agreed. */
  readonly agreed: readonly string[]
}

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
  /** Null before the play begins. */
  readonly seed: string | null
  readonly mix: Mix | null
  readonly asking: readonly StoredAsking[]
  /** Why the server has ended it without a result. */
  readonly stopped: NonNullable<TableInfo['stopped']> | null
  /** When the play began and when it ended; null where that has not happened, or was before times were kept. */
  readonly begun: string | null
  readonly ended: string | null
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
  /** The version of the rules that it is a state of. */
  readonly rules: number
}

/** Who owes a decision, and since when. */
export interface Owed {
  readonly seat: Seat
  readonly since: string
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
  readonly owing: readonly Owed[]
  /** Null for steps that were written before times were kept. */
  readonly at: string | null
}

/** A step as it is needed to play it again; the move is JSON. */
export interface StoredMove {
  readonly version: number
  readonly kind: StoredStep['kind']
  readonly seat: Seat | null
  readonly move: string | null
}

/** How a table ended: facts for lists of results and ratings. */
export interface StoredResult {
  /** Of the rules at the end. */
  readonly rules: number
  readonly result: Result
}

/** What is written as a whole or not at all. */
export interface Change {
  readonly table: string
  readonly step?: StoredStep
  readonly state?: StoredState | undefined
  /** The table itself, if it is new or changes. Who sits there follows from it. */
  readonly info?: StoredTable | undefined
  /** Another table, which is opened for those who sit at this one. */
  readonly opened?: StoredTable
  readonly said?: Said
  /** With the `info` of a table that is over. */
  readonly result?: StoredResult | undefined
}

export type WithOwing = ListedTable & { readonly owing: readonly Owed[] }

/** How many tables somebody has. */
export interface Quota {
  /** As their host: open, being played, or closed only lately. */
  readonly hosted: number
  /** Where the guest sits and which are not over. */
  readonly seated: number
}

export type StorageHealth = 'ok' | 'full' | 'readOnly' | 'failing'

/** Everything that outlives the server. A promise to write is kept only when the writing is durable. */
export interface Storage {
  guestBySecret(hash: string): Promise<StoredGuest | null>
  addGuest(guest: StoredGuest, secretHash: string): Promise<void>
  renameGuest(guest: StoredGuest): Promise<void>

  table(id: string): Promise<StoredTable | null>
  /** Tables that everybody may find, the newest first. */
  listed(status: TableStatus, most: number): Promise<readonly WithOwing[]>
  tablesOf(guest: string, most: number): Promise<readonly WithOwing[]>
  /** Tables that were closed before `closedSince` count no longer. */
  quotaOf(guest: string, closedSince: string): Promise<Quota>
  sittings(table: string): Promise<readonly Sitting[]>

  state(table: string): Promise<StoredState | null>
  steps(table: string): Promise<readonly StoredStep[]>
  /** All steps without what they told. */
  moves(table: string): Promise<readonly StoredMove[]>
  /** The last steps, oldest first. */
  lastSteps(table: string, most: number): Promise<readonly StoredStep[]>
  /** The last lines of talk, oldest first. */
  talk(table: string, most: number): Promise<readonly Said[]>

  /** The record of a table that is over, if somebody has asked for it before. */
  record(table: string): Promise<string | null>
  keepRecord(table: string, record: string): Promise<void>
  /** Tables that are over and have no result yet: they ended before results were kept. */
  withoutResult(most: number): Promise<readonly string[]>

  /** A step with a version that the table has already is refused: somebody else was faster. */
  commit(change: Change): Promise<void>
  /** Removes tables that were closed, or opened and never begun, and have not changed since. Gives how many. */
  removeStale(before: { readonly closed: string; readonly open: string }, most: number): Promise<number>
  health(): Promise<StorageHealth>
  close(): Promise<void>
}
