import type { Seat } from '@eminence/kernel'
import type Database from 'better-sqlite3'
import type { StoredStep } from './storage.ts'

export interface Entry {
  readonly table: string
  readonly step: StoredStep
}

/** The latest steps of a table, which are in the journal alone. */
export interface Tail {
  /** Steps in JSON. */
  readonly texts: readonly string[]
  /** The version of the last one, and who owes a decision after it. */
  readonly last: number
  readonly owing: readonly Seat[]
}

interface GrowingTail extends Tail {
  readonly texts: string[]
  last: number
  owing: readonly Seat[]
  /** The row of the journal that has its first step. */
  readonly from: number
}

/** So many steps of a table make a stretch. */
const stepsPerStretch = 32

/** So many rows may pass before the steps of a slow table go to their place, however few they are. */
const mostRows = 512

/** Rows whose steps have all gone to their places are removed so many at a time. */
const rowsPerRemoval = 64

/**
 * Steps become durable together: all that one transaction writes, of whatever table, stands in one row of the journal, where the rows of a busy
 * server lie side by side. From there they go to their places, as stretches of a table's steps in one row. The disk sees a fraction of the
 * pages that a row for every step would touch.
 *
 * What `write` does becomes true with `settle`, after its transaction; a transaction that failed leaves no trace here.
 */
export class Journal {
  /** By table, those with the oldest steps first. */
  readonly #tails = new Map<string, GrowingTail>()
  readonly #full = new Set<string>()
  readonly #addRow: Database.Statement<[number, string]>
  readonly #removeRows: Database.Statement<[number]>
  readonly #addStretch: Database.Statement<[string, number, string, string]>
  readonly #lastOf: Database.Statement<[string], { last: number | null }>
  readonly #moveAll: () => void
  /** Of the next row, and of the oldest one that may still be there. */
  #next = 1
  #oldest = 1
  #written: readonly Entry[] = []
  #texts: readonly string[] = []
  #moved: readonly string[] = []
  #removedBelow = 1

  constructor(database: Database.Database) {
    this.#addRow = database.prepare('insert into journal (number, steps) values (?, ?)')
    this.#removeRows = database.prepare('delete from journal where number < ?')
    this.#addStretch = database.prepare('insert into stretches (table_id, last, owing, steps) values (?, ?, ?, ?)')
    this.#lastOf = database.prepare('select max(last) as last from stretches where table_id = ?')
    this.#moveAll = database.transaction(() => {
      for (const table of this.#tails.keys()) this.#move(table)
      this.#removeRows.run(this.#next)
    })
    this.#recover(database)
  }

  tailOf(table: string): Tail | undefined {
    return this.#tails.get(table)
  }

  /** Within a transaction: writes these steps, and brings others to their places. */
  write(entries: readonly Entry[]): void {
    this.#moved = this.#due(entries.length)
    for (const table of this.#moved) this.#move(table)
    this.#removeOld()
    const last = new Map<string, number>()
    for (const { table, step } of entries) {
      const before = last.get(table) ?? this.#lastVersion(table)
      if (step.version !== before + 1)
        throw new Error(`step ${step.version} of table ${table} does not follow version ${before}`)
      last.set(table, step.version)
    }
    this.#written = entries
    this.#texts = entries.map(({ step }) => JSON.stringify(step))
    if (entries.length === 0) return
    const row = entries.map(({ table }, at) => `["${table}",${this.#texts[at]}]`)
    this.#addRow.run(this.#next, `[${row.join()}]`)
  }

  /** The transaction is on disk. */
  settle(): void {
    for (const table of this.#moved) {
      this.#tails.delete(table)
      this.#full.delete(table)
    }
    for (const [at, { table, step }] of this.#written.entries()) this.#append(table, step, this.#texts[at])
    if (this.#written.length > 0) this.#next++
    this.#oldest = this.#removedBelow
    this.#moved = []
    this.#written = []
    this.#texts = []
  }

  /** Brings everything to its place, in a transaction of its own. */
  clear(): void {
    this.#moveAll()
    this.#oldest = this.#next
    this.#tails.clear()
    this.#full.clear()
  }

  #append(table: string, { version, owing }: StoredStep, text: string): void {
    const tail = this.#tails.get(table)
    if (tail === undefined) {
      this.#tails.set(table, { texts: [text], last: version, owing, from: this.#next })
      return
    }
    tail.texts.push(text)
    tail.last = version
    tail.owing = owing
    if (tail.texts.length >= stepsPerStretch) this.#full.add(table)
  }

  /** Whose steps are to go to their places now. Slow tables go a few at a time, but not more slowly than others come. */
  #due(coming: number): readonly string[] {
    const due = [...this.#full]
    let slow = coming + 1
    for (const [table, { from }] of this.#tails) {
      if (from + mostRows > this.#next || slow-- === 0) break
      if (!this.#full.has(table)) due.push(table)
    }
    return due
  }

  #move(table: string): void {
    const tail = this.#tails.get(table)
    if (tail !== undefined) this.#addStretch.run(table, tail.last, JSON.stringify(tail.owing), `[${tail.texts.join()}]`)
  }

  #removeOld(): void {
    const [first] = this.#tails.values()
    const needed = first?.from ?? this.#next
    this.#removedBelow = needed - this.#oldest < rowsPerRemoval ? this.#oldest : needed
    if (this.#removedBelow > this.#oldest) this.#removeRows.run(this.#removedBelow)
  }

  #lastVersion(table: string): number {
    return this.#tails.get(table)?.last ?? this.#lastOf.get(table)?.last ?? -1
  }

  /** What a server that was killed has left. */
  #recover(database: Database.Database): void {
    const select = database.prepare<[], { number: number; steps: string }>('select * from journal order by number')
    for (const { number, steps } of select.all()) {
      const entries: readonly (readonly [string, StoredStep])[] = JSON.parse(steps)
      for (const [table, step] of entries)
        if (step.version > this.#lastVersion(table)) this.#append(table, step, JSON.stringify(step))
      this.#next = number + 1
    }
    this.clear()
  }
}
