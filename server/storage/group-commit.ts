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

/**
 * Writes together what came in together: one transaction, and so one wait for the disk, for the moves of many tables. A change is
 * acknowledged after its transaction.
 */
export class GroupCommit {
  readonly #commitTook: CommitTook
  readonly #transact: (group: readonly Waiting[]) => void
  #waiting: Waiting[] = []
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
      // Everything that the sockets have brought in this turn of the event loop goes together.
      if (this.#waiting.length === 0) setImmediate(() => this.flush())
      this.#waiting.push({ writes, resolve, reject })
    })
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
    this.#commitTook(performance.now() - began, group.length)
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
