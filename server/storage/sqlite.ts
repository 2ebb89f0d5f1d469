import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TableStatus } from '@eminence/protocol'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { GroupCommit } from './group-commit.ts'
import { migrate } from './migrations.ts'
import { writesOf } from './queries.ts'
import { stateFrom, stepFrom, tableFrom, tableWithOwing } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Change, Storage, StoredGuest } from './storage.ts'

/** All but the component set. */
const listedColumns = [
  'tables.id',
  'tables.game',
  'tables.rules',
  'tables.options',
  'tables.seats',
  'tables.watch',
  'tables.status',
  'tables.host_id',
  'tables.host_name',
  'tables.secret',
  'tables.created',
  'tables.rematch',
  'tables.components_name',
] as const

/** Where it lies in the data folder. */
export const databaseIn = (folder: string): string => join(folder, 'eminence.sqlite')

/** One SQLite file in the data folder. Reads go through Kysely; everything written goes through the group commit. */
export async function openSqlite(folder: string, commitTook: (milliseconds: number) => void): Promise<Storage> {
  mkdirSync(folder, { recursive: true })
  const database = new Database(databaseIn(folder))
  database.pragma('journal_mode = WAL')
  // FULL: a transaction has reached the disk before anybody is told of it.
  database.pragma('synchronous = FULL')
  // In pages of 4 KiB: the positions of busy tables are written to their place once in a while, not every few moves.
  database.pragma('wal_autocheckpoint = 8000')
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return new SqliteStorage(db, new GroupCommit(database, commitTook))
}

class SqliteStorage implements Storage {
  readonly #db: Kysely<Schema>
  readonly #commits: GroupCommit

  constructor(db: Kysely<Schema>, commits: GroupCommit) {
    this.#db = db
    this.#commits = commits
  }

  async guestBySecret(hash: string) {
    const row = await this.#db
      .selectFrom('guests')
      .select(['id', 'name'])
      .where('secret_hash', '=', hash)
      .executeTakeFirst()
    return row ?? null
  }

  addGuest({ id, name }: StoredGuest, secretHash: string) {
    const row = { id, name, secret_hash: secretHash, created: new Date().toISOString() }
    return this.#commits.write([this.#db.insertInto('guests').values(row).compile()])
  }

  renameGuest({ id, name }: StoredGuest) {
    return this.#commits.write([this.#db.updateTable('guests').set({ name }).where('id', '=', id).compile()])
  }

  async table(id: string) {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? null : tableFrom(row)
  }

  async listed(status: TableStatus, most: number) {
    const rows = await this.#withOwing()
      .where('tables.watch', '=', 'all')
      .where('tables.status', '=', status)
      .orderBy('tables.created', 'desc')
      .limit(most)
      .execute()
    return rows.map(tableWithOwing)
  }

  async tablesOf(guest: string, most: number) {
    const sat = this.#db.selectFrom('sittings').select('table_id').where('guest_id', '=', guest)
    const rows = await this.#withOwing()
      .where((where) => where.or([where('tables.host_id', '=', guest), where('tables.id', 'in', sat)]))
      .where('tables.status', '<>', 'closed')
      .orderBy('tables.created', 'desc')
      .limit(most)
      .execute()
    return rows.map(tableWithOwing)
  }

  sittings(table: string) {
    return this.#db.selectFrom('sittings').select(['guest_id as guest', 'seat']).where('table_id', '=', table).execute()
  }

  async state(table: string) {
    const row = await this.#db.selectFrom('states').selectAll().where('table_id', '=', table).executeTakeFirst()
    return row === undefined ? null : stateFrom(row)
  }

  async steps(table: string) {
    const rows = await this.#db
      .selectFrom('steps')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('version')
      .execute()
    return rows.map(stepFrom)
  }

  async lastSteps(table: string, most: number) {
    const rows = await this.#db
      .selectFrom('steps')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('version', 'desc')
      .limit(most)
      .execute()
    return rows.map(stepFrom)
  }

  async talk(table: string, most: number) {
    const rows = await this.#db
      .selectFrom('talk')
      .select(['number', 'seat', 'name', 'text', 'at'])
      .where('table_id', '=', table)
      .orderBy('number', 'desc')
      .limit(most)
      .execute()
    return rows.toReversed()
  }

  commit(change: Change) {
    return this.#commits.write(writesOf(this.#db, change))
  }

  async close() {
    this.#commits.flush()
    await this.#db.destroy()
  }

  #withOwing() {
    return this.#db
      .selectFrom('tables')
      .select(listedColumns)
      .select(({ selectFrom }) =>
        selectFrom('steps')
          .select('steps.owing')
          .whereRef('steps.table_id', '=', 'tables.id')
          .orderBy('steps.version', 'desc')
          .limit(1)
          .as('owing'),
      )
  }
}
