import type Database from 'better-sqlite3'
import type { CompiledQuery } from 'kysely'

/** Gives the statement for this SQL. */
export type Prepare = (sql: string) => Database.Statement<unknown[]>

interface Waiting {
  readonly writes: readonly CompiledQuery[]
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/** Told after each transaction: how long it took, and how many changes it had. */
export type CommitTook = (milliseconds: number, changes: number) => void

/** Milliseconds between two transactions: nobody notices them, and more moves share what one transaction costs. */
const rest = 2

/**
 * Writes together what came in together: one transaction, and so one wait for the disk, for the moves of many tables. A change is
 * acknowledged after its transaction.
 */
export class GroupCommit {
  readonly #commitTook: CommitTook
  readonly #transact: (group: readonly Waiting[]) => void
  #waiting: Waiting[] = []
  /** When the last transaction was over. */
  #wroteAt = Number.NEGATIVE_INFINITY
  /** Why the last transaction failed; null if it did not. */
  failure: unknown = null

  constructor(database: Database.Database, prepare: Prepare, commitTook: CommitTook) {
    this.#commitTook = commitTook
    this.#transact = database.transaction((group: readonly Waiting[]) => {
      for (const { writes } of group) for (const { sql, parameters } of writes) prepare(sql).run(parameters)
    })
  }

  write(writes: readonly CompiledQuery[]): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) this.#flushSoon()
      this.#waiting.push({ writes, resolve, reject })
    })
  }

  /** Everything that comes in this turn of the event loop goes together, and on a busy server what comes within the rest. */
  #flushSoon(): void {
    const left = this.#wroteAt + rest - performance.now()
    if (left > 0) setTimeout(() => this.flush(), left)
    else setImmediate(() => this.flush())
  }

  flush(): void {
    const group = this.#waiting
    this.#waiting = []
    if (group.length === 0) return
    const began = performance.now()
    try {
      this.#transact(group)
    } catch (error) {
      // One bad change must not take the others with it.
      if (group.length === 1) this.#fail(group[0], error)
      else for (const each of group) this.#alone(each)
      return
    }
    this.failure = null
    this.#wroteAt = performance.now()
    this.#commitTook(this.#wroteAt - began, group.length)
    for (const { resolve } of group) resolve()
  }

  #alone(change: Waiting): void {
    try {
      this.#transact([change])
      change.resolve()
    } catch (error) {
      this.#fail(change, error)
    }
  }

  #fail(change: Waiting, error: unknown): void {
    this.failure = error
    change.reject(error)
  }
}
