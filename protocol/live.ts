import type { Blocked, Decision, Move, Result, Seat, Telling } from '@eminence/kernel'
import * as v from 'valibot'
import type { SeatAtStart } from './fairness.ts'
import { limits } from './limits.ts'
import { digits, type Guest, line, seatNumber, type TableInfo, tableId } from './lobby.ts'
import type { Part, Patch } from './patch.ts'
import type { Refusal } from './refusals.ts'

const highestCount = 1_000_000_000
const longestMoveType = 60

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestCount))

/** Chosen by the client, another one for each thing it wants; the same again, if it only asks once more. */
const requestId = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.requestId))

/** What a client still has of a table: it is then told only what it missed, if the server can. */
const since = v.strictObject({
  version: count,
  /** Whose eyes it saw the table with; null for the audience. */
  seat: v.nullable(seatNumber),
  /** The number of the last line of talk that it has; 0 for none. */
  said: count,
})

const follow = v.strictObject({ type: v.literal('follow'), table: tableId, since: v.optional(since) })
const unfollow = v.strictObject({ type: v.literal('unfollow'), table: tableId })
const play = v.strictObject({
  type: v.literal('play'),
  id: requestId,
  table: tableId,
  /** Of the table as the client saw it when the move was chosen. It stands beside what others do, as long as one's own decision is the same. */
  version: count,
  /** One of the moves that the seat was offered. */
  move: v.looseObject({ type: v.pipe(v.string(), v.maxLength(longestMoveType)) }),
})
const undo = v.strictObject({ type: v.literal('undo'), id: requestId, table: tableId, version: count })
/** The nonce whose SHA-256 one has sent when one sat down: the answer to `reveal`. */
const reveal = v.strictObject({ type: v.literal('reveal'), table: tableId, nonce: digits })
const say = v.strictObject({ type: v.literal('say'), id: requestId, table: tableId, text: line(limits.text) })

/** Everything that a client may say on /api/live. */
export const clientMessage = v.variant('type', [play, undo, say, follow, unfollow, reveal])
export type ClientMessage = v.InferOutput<typeof clientMessage>

export type Since = v.InferOutput<typeof since>

/** Everything that a server says there. */
export type ServerMessage = Welcome | TableMessage | Step | SeatsMessage | SaidMessage | RevealMessage | Done | Refused

/** First of all. */
export interface Welcome {
  readonly type: 'welcome'
  readonly protocol: number
  /** Who one is; null for a stranger, who may watch. */
  readonly guest: Guest | null
}

/** The whole picture of a table: the answer to `follow`, and whenever one's own seat changes or the play begins. */
export interface TableMessage {
  readonly type: 'table'
  readonly info: TableInfo
  /** One's own seat: the picture is seen with its eyes. */
  readonly seat: Seat | null
  readonly isHost: boolean
  /** The number of one's own request to sit down, while others have to agree. */
  readonly asks: number | null
  /** Null before the play begins. */
  readonly play: Picture | null
  readonly talk: readonly Said[]
}

export interface Picture {
  /** Counts the steps: moves, and moves taken back. */
  readonly version: number
  readonly view: object
  readonly decisions: readonly Decision[]
  /** What one may play now. */
  readonly moves: readonly Move[]
  /** What one may not play now, and why. */
  readonly blocked: readonly Blocked[]
  /** How many moves one may take back. */
  readonly undoable: number
  readonly result: Result | null
  /** What happened so far, without what was taken back. */
  readonly log: readonly LogEntry[]
}

export interface LogEntry {
  /** Of the table after it; 0 for the setup. */
  readonly version: number
  /** Whose move it was; null for the setup. */
  readonly seat: Seat | null
  readonly events: readonly Telling[]
}

/**
 * One step further. What is empty is left out: no `moves` means that there are none now. Of the view and of the decisions only the change
 * is told: left out, they are the same as before.
 */
export interface Step {
  readonly type: 'step'
  readonly table: string
  /** One more than before. */
  readonly version: number
  /** Who moved, or took back. */
  readonly seat: Seat
  /** The id of one's own request that this step has done: it is on disk, and no `done` follows. */
  readonly answers?: string
  /** This step took back the step of this version: its log entry is gone. */
  readonly undone?: number
  readonly events?: readonly Telling[]
  /** Of one's own view. */
  readonly patch?: Patch
  /** Of the list of decisions, by the rules of a patch. */
  readonly decisions?: Part
  readonly moves?: readonly Move[]
  readonly blocked?: readonly Blocked[]
  readonly undoable?: number
  readonly result?: Result
}

/** Something about the seats or the status of the table has changed. */
export interface SeatsMessage {
  readonly type: 'seats'
  readonly info: TableInfo
}

export interface Said {
  /** From 1 on, at each table. */
  readonly number: number
  readonly seat: Seat
  readonly name: string
  readonly text: string
  /** ISO 8601 */
  readonly at: string
}

export interface SaidMessage extends Said {
  readonly type: 'said'
  readonly table: string
}

/**
 * The table starts: who has a seat keeps this and answers with `reveal`. A nonce that was revealed once is never revealed again
 * beside other commitments: whoever knows it could choose its own nonce by it.
 */
export interface RevealMessage {
  readonly type: 'reveal'
  readonly table: string
  /** Of the table. */
  readonly commitment: string
  readonly seats: readonly SeatAtStart[]
}

/** The request is done, and on disk. Who follows the table learns it from the step of its move instead. */
export interface Done {
  readonly type: 'done'
  readonly id: string
  /** Of the table after it. */
  readonly version: number
}

/** The request is refused; without an id, where the message had none that could be read. */
export type Refused = { readonly type: 'refused'; readonly id?: string; readonly table?: string } & Refusal

/** Why the server closed a connection. */
export const closeCodes = { stopping: 1001, textOnly: 1003, tooMany: 1008 } as const
