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
 * Writes together what came in together: one transaction, and so one wait for the disk, for the moves of many tables. A change is
 * acknowledged after its transaction.
 */
export class GroupCommit {
  readonly #journal: Journal
  readonly #commitTook: (milliseconds: number) => void
  readonly #transact: (group: readonly Waiting[]) => void
  #waiting: Waiting[] = []

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
      // Everything that the sockets have brought in this turn of the event loop goes together.
      if (this.#waiting.length === 0) setImmediate(() => this.flush())
      this.#waiting.push({ writes, entry, resolve, reject })
    })
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
    this.#commitTook(performance.now() - began)
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
