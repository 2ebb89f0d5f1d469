import type Database from 'better-sqlite3'
import type { CompiledQuery } from 'kysely'
import type { Entry, Journal } from './journal.ts'

/** Gives the statement for this SQL. */
export type Prepare = (sql: string) => Database.Statement<unknown[]>

interface Waiting {
  readonly writes: readonly CompiledQuery[]
  readonly entry: Entry | null
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/**
 * So many milliseconds after a transaction the next one begins. Nobody notices them, and on a busy server they make two or three moves share
 * what one would cost; who comes when nothing is going on does not wait.
 */
const rest = 2

/**
 * Writes together what came in together: one transaction, and so one wait for the disk, for the moves of many tables. A change is
 * acknowledged after its transaction.
 */
export class GroupCommit {
  readonly #journal: Journal
  readonly #commitTook: (milliseconds: number) => void
  readonly #transact: (group: readonly Waiting[]) => void
  #waiting: Waiting[] = []
  /** When the last transaction was over. */
  #wroteAt = Number.NEGATIVE_INFINITY

  constructor(
    database: Database.Database,
    prepare: Prepare,
    journal: Journal,
    commitTook: (milliseconds: number) => void,
  ) {
    this.#journal = journal
    this.#commitTook = commitTook
    this.#transact = database.transaction((group: readonly Waiting[]) => {
      for (const { writes } of group) for (const { sql, parameters } of writes) prepare(sql).run(parameters)
      journal.write(group.flatMap(({ entry }) => entry ?? []))
    })
  }

  write(writes: readonly CompiledQuery[], entry: Entry | null = null): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) this.#flushSoon()
      this.#waiting.push({ writes, entry, resolve, reject })
    })
  }

  #flushSoon(): void {
    const left = this.#wroteAt + rest - performance.now()
    if (left > 0) setTimeout(() => this.flush(), left)
    // Everything that the sockets have brought in this turn of the event loop goes together.
    else setImmediate(() => this.flush())
  }

  flush(): void {
    const group = this.#waiting
    this.#waiting = []
    if (group.length === 0) return
    const began = performance.now()
    try {
      this.#commit(group)
    } catch (error) {
      if (group.length === 1) group[0].reject(error)
      else for (const each of group) this.#alone(each)
      return
    }
    this.#wroteAt = performance.now()
    this.#commitTook(this.#wroteAt - began)
    for (const { resolve } of group) resolve()
  }

  #commit(group: readonly Waiting[]): void {
    this.#transact(group)
    this.#journal.settle()
  }

  /** One bad change must not take the others with it. */
  #alone(change: Waiting): void {
    try {
      this.#commit([change])
      change.resolve()
    } catch (error) {
      change.reject(error)
    }
  }
}
