import type { TableStatus } from '@eminence/protocol'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { checkDatabase, databaseIn, folderErrorOf, prepareFolder } from './folder.ts'
import { GroupCommit, type Prepare } from './group-commit.ts'
import { Journal, type Tail } from './journal.ts'
import { lock } from './lock.ts'
import { migrate } from './migrations.ts'
import { writesOf } from './queries.ts'
import { stateFrom, stepsFrom, tableFrom, tableWithOwing } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Change, Storage, StoredGuest, StoredStep, WithOwing } from './storage.ts'

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

/** One SQLite file in the data folder. Reads go through Kysely; everything written goes through the group commit. */
export async function openSqlite(folder: string, commitTook: (milliseconds: number) => void): Promise<Storage> {
  prepareFolder(folder)
  const held = lock(folder)
  try {
    return await openIn(folder, held, commitTook)
  } catch (error) {
    held.close()
    throw folderErrorOf(error)
  }
}

/** What is opened closes the lock with it. */
async function openIn(
  folder: string,
  held: Database.Database,
  commitTook: (milliseconds: number) => void,
): Promise<Storage> {
  const database = new Database(databaseIn(folder))
  database.pragma('journal_mode = WAL')
  // FULL: a transaction has reached the disk before anybody is told of it.
  database.pragma('synchronous = FULL')
  // In pages of 4 KiB. To write over the log of writes is far cheaper than to let it grow, so it stays small.
  database.pragma('wal_autocheckpoint = 1000')
  checkDatabase(database)
  const prepare = preparedOnce(database)
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: {
        prepare,
        close() {
          database.close()
          held.close()
        },
      },
    }),
  })
  try {
    await migrate(db)
    const journal = new Journal(database)
    return new SqliteStorage(db, journal, new GroupCommit(database, prepare, journal, commitTook))
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** SQLite needs longer to understand a statement than to run it: each is prepared once. */
function preparedOnce(database: Database.Database): Prepare {
  const known = new Map<string, Database.Statement<unknown[]>>()
  return (sql) => {
    const statement = known.get(sql) ?? database.prepare<unknown[]>(sql)
    known.set(sql, statement)
    return statement
  }
}

class SqliteStorage implements Storage {
  readonly #db: Kysely<Schema>
  readonly #journal: Journal
  readonly #commits: GroupCommit

  constructor(db: Kysely<Schema>, journal: Journal, commits: GroupCommit) {
    this.#db = db
    this.#journal = journal
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
    return rows.map(this.#owingNow)
  }

  async tablesOf(guest: string, most: number) {
    const sat = this.#db.selectFrom('sittings').select('table_id').where('guest_id', '=', guest)
    const rows = await this.#withOwing()
      .where((where) => where.or([where('tables.host_id', '=', guest), where('tables.id', 'in', sat)]))
      .where('tables.status', '<>', 'closed')
      .orderBy('tables.created', 'desc')
      .limit(most)
      .execute()
    return rows.map(this.#owingNow)
  }

  sittings(table: string) {
    return this.#db.selectFrom('sittings').select(['guest_id as guest', 'seat']).where('table_id', '=', table).execute()
  }

  async state(table: string) {
    const row = await this.#db.selectFrom('states').selectAll().where('table_id', '=', table).executeTakeFirst()
    return row === undefined ? null : stateFrom(row)
  }

  async steps(table: string) {
    const latest = this.#journal.tailOf(table)
    const rows = await this.#db
      .selectFrom('stretches')
      .select('steps')
      .where('table_id', '=', table)
      .orderBy('last')
      .execute()
    return withTail(rows.flatMap(stepsFrom), latest)
  }

  async lastSteps(table: string, most: number) {
    const latest = this.#journal.tailOf(table)
    const earlier = Math.max(0, most - (latest?.texts.length ?? 0))
    const rows = await this.#db
      .selectFrom('stretches')
      .select('steps')
      .where('table_id', '=', table)
      .where('last', '>', ({ selectFrom }) =>
        selectFrom('stretches')
          .select(({ eb, fn }) => eb(fn.max('last'), '-', earlier).as('before'))
          .where('table_id', '=', table),
      )
      .orderBy('last')
      .execute()
    return withTail(rows.flatMap(stepsFrom), latest).slice(-most).toReversed()
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
    const { table, step } = change
    return this.#commits.write(writesOf(this.#db, change), step === undefined ? null : { table, step })
  }

  async health() {
    return 'ok' as const
  }

  async close() {
    this.#commits.flush()
    // Nothing is left for the next start to do.
    this.#journal.clear()
    await this.#db.destroy()
  }

  #withOwing() {
    return this.#db
      .selectFrom('tables')
      .select(listedColumns)
      .select(({ selectFrom }) =>
        selectFrom('stretches')
          .select('stretches.owing')
          .whereRef('stretches.table_id', '=', 'tables.id')
          .orderBy('stretches.last', 'desc')
          .limit(1)
          .as('owing'),
      )
  }

  readonly #owingNow = (row: Parameters<typeof tableWithOwing>[0]): WithOwing => {
    const table = tableWithOwing(row)
    const owing = this.#journal.tailOf(table.id)?.owing
    return owing === undefined ? table : { ...table, owing }
  }
}

/** While they were read, the latest steps may have gone to their place. */
function withTail(steps: readonly StoredStep[], tail: Tail | undefined): readonly StoredStep[] {
  if (tail === undefined) return steps
  const last = steps.at(-1)?.version ?? -1
  const latest = tail.texts.map((text): StoredStep => JSON.parse(text))
  return [...steps, ...latest.filter(({ version }) => version > last)]
}
