import { hex, type Seat } from '@eminence/kernel'
import { commitmentOf, type RevealMessage, startCodeOf, type TableInfo, type Witness } from '@eminence/protocol'

/** The part of a browser's storage that is used here. */
export type Texts = Pick<Storage, 'getItem' | 'setItem'>

/** What is kept of a table where one has sat down. */
interface Kept {
  readonly nonce: string
  /** Of the table, as it was shown when one sat down. */
  readonly commitment: string
  /** Since the nonce was revealed: for which start, and where one sat. */
  readonly start?: { readonly seat: Seat; readonly code: string }
  /** In milliseconds. */
  readonly at: number
}

type Notes = Readonly<Record<string, Kept>>

const key = 'eminence.witness'
const mostTables = 200
const longest = 60 * 24 * 3600 * 1000

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isDigits = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

const isKept = (value: unknown): value is Kept =>
  isFields(value) &&
  isDigits(value.nonce) &&
  isDigits(value.commitment) &&
  typeof value.at === 'number' &&
  (value.start === undefined ||
    (isFields(value.start) && Number.isInteger(value.start.seat) && isDigits(value.start.code)))

function notesFrom(text: string | null): Notes {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    const entries: [string, unknown][] = isFields(value) ? Object.entries(value) : []
    return Object.fromEntries(entries.flatMap(([table, kept]) => (isKept(kept) ? [[table, kept] as const] : [])))
  } catch {
    return {}
  }
}

const drawn = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))

/**
 * Keeps one's own nonces and what one was shown beside them, so that this device can tell at the end whether anything was exchanged.
 * How the chance of a table is fixed: protocol/fairness.ts.
 */
export class Witnesses {
  readonly #texts: () => Texts
  readonly #now: () => number
  readonly #draw: () => string
  /** Where the browser stores nothing, it lasts as long as the page. */
  #unstored: Notes = {}

  constructor(texts: () => Texts, now: () => number = Date.now, draw: () => string = drawn) {
    this.#texts = texts
    this.#now = now
    this.#draw = draw
  }

  /** What to send when one sits down. Who comes in the middle of the play has no part in the chance, and keeps what there is. */
  commit({ id, commitment, status }: Pick<TableInfo, 'id' | 'commitment' | 'status'>): string {
    const kept = this.#notes()[id]
    // Asked again before the start, the same nonce serves: the first request may have arrived.
    const isUnused = kept !== undefined && kept.start === undefined && kept.commitment === commitment
    if (isUnused) return commitmentOf(kept.nonce)
    const nonce = this.#draw()
    if (status === 'open') this.#keep(id, { nonce, commitment, at: this.#now() })
    return commitmentOf(nonce)
  }

  /** The nonce, if everything stands there as it should; null where it stays hidden, and one's seat is left out. */
  reveal({ table, commitment, seats }: RevealMessage, seat: Seat | null): string | null {
    const kept = this.#notes()[table]
    if (kept === undefined || kept.commitment !== commitment || seat === null) return null
    const own = seats[seat]
    if (own?.kind !== 'person' || own.commitment !== commitmentOf(kept.nonce)) return null
    const code = startCodeOf(commitment, seats)
    // Whoever knows the nonce already could choose another one beside it.
    if (kept.start !== undefined && kept.start.code !== code) return null
    this.#keep(table, { ...kept, start: { seat, code }, at: this.#now() })
    return kept.nonce
  }

  /** What this device can bear witness to; null where it has revealed nothing. */
  of(table: string): Witness | null {
    const kept = this.#notes()[table]
    if (kept?.start === undefined) return null
    const { nonce, commitment, start } = kept
    return { seat: start.seat, startCode: start.code, commitment, nonce }
  }

  /** The commitment of the table that one was shown when one sat down. */
  commitmentSeen(table: string): string | null {
    return this.#notes()[table]?.commitment ?? null
  }

  #notes(): Notes {
    try {
      return { ...notesFrom(this.#texts().getItem(key)), ...this.#unstored }
    } catch {
      return this.#unstored
    }
  }

  #keep(table: string, kept: Kept): void {
    const newest = Object.entries({ ...this.#notes(), [table]: kept })
      .filter(([, { at }]) => at > this.#now() - longest)
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, mostTables)
    const notes = Object.fromEntries(newest)
    try {
      this.#texts().setItem(key, JSON.stringify(notes))
      this.#unstored = {}
    } catch {
      this.#unstored = notes
    }
  }
}

/** The record with what this device bears witness to; `eminence verify` reads it. */
export const withWitness = (record: string, witness: Witness | null): string =>
  witness === null ? record : record.replace('{', `{\n  "witness": ${JSON.stringify(witness)},`)
