import type { Blocked, ComputerLevel, Decision, Move, Refusal, Result, Seat, Viewer } from '@eminence/kernel'
import type { Asking, LogEntry, Said, TableInfo } from '@eminence/protocol'
import type { Verdict } from './server/verdict.ts'

/** Who sits where, as the viewer may know it. */
export interface SeatPicture {
  readonly name: string
  readonly kind: 'person' | 'computer' | 'automaton' | 'empty'
  /** Of a computer player; null for everybody else. */
  readonly level: string | null
  readonly isYou: boolean
  /** A person who is away keeps the seat. */
  readonly isHere: boolean
}

/** A table as one viewer sees it at one moment. Never changed: a new moment is a new picture. */
export interface TablePicture {
  readonly id: string
  readonly game: string
  /** The name of the host's own component set; null where the table is played with the one that comes with the game. */
  readonly componentSet: string | null
  readonly seats: readonly SeatPicture[]
  readonly viewer: Viewer
  /** Rises with every change of the table. */
  readonly version: number
  readonly view: object
  readonly decisions: readonly Decision[]
  /** Of the viewer. */
  readonly moves: readonly Move[]
  readonly blocked: readonly Blocked[]
  /** How many moves the viewer may take back, one after the other. */
  readonly undoable: number
  readonly log: readonly LogEntry[]
  readonly result: Result | null
  readonly status: 'waiting' | 'playing' | 'over'
  readonly connection: 'here' | 'online' | 'reconnecting' | 'offline' | 'outdated'
  /** Several people at one device: whom to hand it to before the table goes on. */
  readonly passTo: Seat | null
  /** Whether the past of this table can be shown now. */
  readonly hasPast: boolean
  /** Null at a table of this device. */
  readonly company: CompanyPicture | null
}

/** What a table of the server has besides the play: people who come, go and talk. */
export interface CompanyPicture {
  /** Oldest first. */
  readonly talk: readonly Said[]
  /** Whether the viewer hosts the table. */
  readonly isHost: boolean
  /** Where it is played once more, and who asked for that first. */
  readonly rematch: { readonly table: string; readonly by: string } | null
  /** Who would like to sit down in the middle of the play. */
  readonly asking: readonly Asking[]
  /** The number of the viewer's own request among them. */
  readonly asks: number | null
  /** Why the server has ended the table without a result. */
  readonly stopped: 'tooLong' | 'otherRules' | null
  readonly seal: Seal
}

/** What is known of the chance of a table. */
export interface Seal {
  readonly commitment: string
  /** People who have no part in it: they were away when the table started. */
  readonly leftOut: readonly Seat[]
  /** `started`: what was fixed before the first nonce was revealed is known; `open`: everything is published by which it can be checked. */
  readonly stage: 'sealed' | 'started' | 'open'
}

export const sealOf = ({ commitment, start, fairness }: TableInfo): Seal => ({
  commitment,
  leftOut: start?.leftOut ?? [],
  stage: fairness !== undefined ? 'open' : start !== undefined ? 'started' : 'sealed',
})

export type PortRefusal =
  | Refusal
  | {
      readonly code:
        | 'busy'
        | 'offline'
        | 'notSeated'
        | 'stale'
        | 'seatTaken'
        | 'alreadySeated'
        | 'notHost'
        | 'tooManyTables'
        | 'seatsFree'
        | 'noPerson'
        | 'starting'
        | 'stopping'
        /** The server does not take this name. */
        | 'badName'
    }

/** What came of an attempt. A refusal has changed nothing. */
export type Outcome = { readonly done: true } | { readonly done: false; readonly refusal: PortRefusal }

/** What people do at a table of the server besides playing. */
export interface Company {
  say(text: string): Promise<Outcome>
  /** In the middle of the play others may have to agree first: the viewer then asks. */
  sit(seat: Seat): Promise<Outcome>
  /** Lets the person of this request sit down, or not. */
  admit(number: number, yes: boolean): Promise<Outcome>
  stand(): Promise<Outcome>
  /** By the host: a computer player goes on at a free seat; with null its seat is free again. */
  seatComputer(seat: Seat, level: ComputerLevel | null): Promise<Outcome>
  /** Opens the rematch, or finds the one that somebody has opened, and goes there. */
  rematch(): Promise<Outcome>
  /** What this device can say of the chance of the table; null while there is nothing to say. */
  verdict(): Promise<Verdict | null>
}

/** The one way in which the table page knows a table, wherever that table lives. */
export interface TablePort {
  /** Tells the picture as it is now and each new one; gives back how to stop. */
  subscribe(listener: (picture: TablePicture) => void): () => void
  play(move: Move): Promise<Outcome>
  undo(): Promise<Outcome>
  /** The person whom the device was passed to has it. */
  ready(): void
  /** Shows at once what is being held back for the eye. */
  hurry(): void
  /** The table as it was for this viewer after so many moves; null where the past cannot be had. */
  past(moves: number): Promise<TablePicture | null>
  /** The record as text; null while it is not to be had. */
  record(): Promise<string | null>
  close(): void
}
