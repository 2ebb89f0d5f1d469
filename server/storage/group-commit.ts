import type Database from 'better-sqlite3'
import type { CompiledQuery } from 'kysely'

interface Waiting {
  readonly writes: readonly CompiledQuery[]
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
}

/**
 * Writes together what came in together: one transaction, and so one wait for the disk, for the moves of many tables. A change is
 * acknowledged after its transaction.
 */
export class GroupCommit {
  readonly #database: Database.Database
  readonly #prepared = new Map<string, Database.Statement<unknown[]>>()
  readonly #commitTook: (milliseconds: number) => void
  readonly #transact: (group: readonly Waiting[]) => void
  #waiting: Waiting[] = []

  constructor(database: Database.Database, commitTook: (milliseconds: number) => void) {
    this.#database = database
    this.#commitTook = commitTook
    this.#transact = database.transaction((group: readonly Waiting[]) => {
      for (const { writes } of group) for (const { sql, parameters } of writes) this.#statement(sql).run(parameters)
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
      if (group.length === 1) group[0].reject(error)
      else for (const each of group) this.#alone(each)
      return
    }
    this.#commitTook(performance.now() - began)
    for (const { resolve } of group) resolve()
  }

  /** One bad change must not take the others with it. */
  #alone(change: Waiting): void {
    try {
      this.#transact([change])
      change.resolve()
    } catch (error) {
      change.reject(error)
    }
  }

  #statement(sql: string): Database.Statement<unknown[]> {
    const known = this.#prepared.get(sql)
    if (known !== undefined) return known
    const statement = this.#database.prepare<unknown[]>(sql)
    this.#prepared.set(sql, statement)
    return statement
  }
}
