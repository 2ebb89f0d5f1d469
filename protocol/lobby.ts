import {
  type ComputerLevel,
  computerLevels,
  type Decision,
  type OptionsSchema,
  type Seat,
  type Telling,
} from '@eminence/kernel'
import * as v from 'valibot'
import type { Fairness, FairnessOfScheme1 } from './fairness.ts'
import { limits } from './limits.ts'
import { isPlainLine, isVisible } from './line.ts'
import { isGoodName, normalName } from './name.ts'
import type { Patch } from './patch.ts'

const word = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))

/** Talk: a line of text with something in it, and nothing that plays tricks with the lines around it. */
export const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.trim(),
    v.check(isVisible, 'something to read'),
    v.check(isPlainLine, 'no control or invisible characters'),
  )

/** What a person is called, in its normal form. */
const personName = v.pipe(
  v.string(),
  v.transform(normalName),
  v.minLength(1),
  v.maxLength(limits.name),
  v.check(isGoodName, 'a name that can be read: no invisible characters, no mixed alphabets'),
)

export const tableIdPattern = /^[0-9A-Za-z]{12}$/
export const tableId = v.pipe(v.string(), v.regex(tableIdPattern, 'the id of a table: 12 letters and digits'))
export const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))
/** 32 bytes. */
export const digits = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, '64 lower-case hexadecimal digits'))

/** POST /api/guest: who one is; again, to change the name. */
export const guestRequest = v.strictObject({ name: personName })

/** What it has to look like is for the game to say. */
const componentSet = v.custom<object>(
  (given) => typeof given === 'object' && given !== null && !Array.isArray(given),
  'a component set: an object',
)

/** POST /api/tables */
export const tableRequest = v.strictObject({
  game: word(40),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  options: v.pipe(
    v.record(word(40), v.union([v.boolean(), v.number(), word(40)])),
    v.check((options) => Object.keys(options).length <= 20, 'at most 20 options'),
  ),
  /** The host's own component set; without one, the table is played with the one that comes with the game. */
  components: v.optional(componentSet),
  /** `all`: it is listed; `link`: only who has its id finds it. */
  watch: v.picklist(['all', 'link']),
})
export type TableRequest = v.InferOutput<typeof tableRequest>

/** POST /api/tables/:id/sit; the commitment is the SHA-256 of a nonce that is revealed when the table starts (fairness.ts). */
export const sitRequest = v.strictObject({ seat: seatNumber, commitment: digits })
export type SitRequest = v.InferOutput<typeof sitRequest>

/** POST /api/tables/:id/seat, by the host: puts a computer player there, or with null frees the seat of one; before the play also that of a person. */
export const seatRequest = v.strictObject({ seat: seatNumber, level: v.nullable(v.picklist(computerLevels)) })
export type SeatRequest = v.InferOutput<typeof seatRequest>

/** POST /api/tables/:id/admit: somebody who sits there lets the person of this request sit down, or not. */
export const admitRequest = v.strictObject({ number: v.pipe(v.number(), v.integer(), v.minValue(1)), yes: v.boolean() })
export type AdmitRequest = v.InferOutput<typeof admitRequest>

/** POST /api/tables/:id/leave, /start and /rematch */
export const emptyRequest = v.strictObject({})

export interface Guest {
  readonly name: string
}

/** GET /api/me */
export interface MeAnswer {
  readonly guest: Guest | null
}

/** GET /api/games */
export interface GamesAnswer {
  readonly games: readonly GameInfo[]
}

export interface GameInfo {
  readonly id: string
  /** The version of its rules. */
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionsSchema<Record<string, unknown>>
  /** Whether a host may bring a component set. */
  readonly takesComponents: boolean
  readonly levels: readonly ComputerLevel[]
}

/** `closed`: everybody left before it began. */
export type TableStatus = 'open' | 'playing' | 'over' | 'closed'

export type SeatInfo =
  | { readonly kind: 'free' }
  /** `here`: connected to this table now. */
  | { readonly kind: 'person'; readonly name: string; readonly here: boolean }
  | { readonly kind: 'computer'; readonly level: ComputerLevel }
  /** An opponent of the rulebook, which the rules play by themselves: the seat is never free. */
  | { readonly kind: 'automaton'; readonly id: string }

/** What everybody may know of a table, besides the play. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: object
  /** When it is played with a component set of the host's; the set itself: GET /api/tables/:id/components. */
  readonly components?: { readonly name: string }
  readonly watch: 'all' | 'link'
  readonly status: TableStatus
  readonly seats: readonly SeatInfo[]
  /** The name of who opened it; if that person has left, of the person who hosts it now. */
  readonly host: string
  /** SHA-256 of the table's secret. */
  readonly commitment: string
  /** ISO 8601 */
  readonly created: string
  /** Since it began: what was fixed before the first nonce was revealed, and which seats have no part in the chance. */
  readonly start?: { readonly code: string; readonly leftOut: readonly Seat[] }
  /** When it is over. */
  readonly fairness?: Fairness | FairnessOfScheme1
  /** When the server has ended it without a result: it had more steps than a table may have, or new rules cannot go on with it. */
  readonly stopped?: 'tooLong' | 'otherRules'
  /** Who would like to sit down in the middle of the play. */
  readonly asking?: readonly Asking[]
  /** When it is over and somebody has asked for a rematch: the new table, and who asked. */
  readonly rematch?: { readonly table: string; readonly by: string }
}

/** A newcomer in the middle of the play sits down when everybody who sits there has agreed. */
export interface Asking {
  /** Of the request. */
  readonly number: number
  readonly seat: Seat
  readonly name: string
  /** The seats whose people have not answered yet. */
  readonly waitsFor: readonly Seat[]
}

/** A table as one guest meets it. Answer of GET /api/tables/:id and of every request that changes a table. */
export interface TableAnswer {
  readonly info: TableInfo
  /** One's own seat. */
  readonly seat: Seat | null
  readonly isHost: boolean
  /** The number of one's own request to sit down, while others have to agree. */
  readonly asks: number | null
  /** Who owes a decision now. */
  readonly owing: readonly Seat[]
}

/** GET /api/tables: the newest first. */
export interface TablesAnswer {
  /** One may sit down there. */
  readonly open: readonly TableAnswer[]
  /** One may watch there. */
  readonly playing: readonly TableAnswer[]
  /** Where one sits or sat. */
  readonly mine: readonly TableAnswer[]
}

/** GET /api/tables/:id/past: everything that one has seen at a table so far, to look back at it. Moves that were taken back are not in it. */
export interface PastAnswer {
  /** Whose eyes it is seen with. */
  readonly seat: Seat | null
  /** One's view of the setup. */
  readonly view: object
  readonly events: readonly Telling[]
  /** Who owed what after the setup. */
  readonly decisions: readonly Decision[]
  readonly steps: readonly PastStep[]
}

export interface PastStep {
  readonly version: number
  readonly seat: Seat
  readonly events: readonly Telling[]
  /** Of the view after the step before. */
  readonly patch: Patch
  readonly decisions: readonly Decision[]
}
