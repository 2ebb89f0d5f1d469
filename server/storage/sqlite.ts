import type { TableStatus } from '@eminence/protocol'
import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { checkDatabase, databaseIn, folderErrorOf, prepareFolder } from './folder.ts'
import { type CommitTook, GroupCommit, type Prepare } from './group-commit.ts'
import { lock } from './lock.ts'
import { migrate } from './migrations.ts'
import { moveFrom, stateFrom, stepFrom, tableFrom, tableWithOwing } from './rows.ts'
import type { Schema } from './schema.ts'
import type { Change, Storage, StorageHealth, StoredGuest, WithOwing } from './storage.ts'
import { Writes } from './writes.ts'

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
  'tables.seed',
  'tables.mix',
  'tables.asking',
  'tables.stopped',
  'tables.begun',
  'tables.ended',
  'tables.changed',
] as const

/**
 * One SQLite file in the data folder. Reads go through Kysely, and `read` hears of them; everything written goes through the group
 * commit.
 */
export async function openSqlite(
  folder: string,
  commitTook: CommitTook,
  read: (sql: string) => void = () => {},
): Promise<Storage> {
  prepareFolder(folder)
  const held = lock(folder)
  try {
    return await openIn(folder, held, commitTook, read)
  } catch (error) {
    held.close()
    throw folderErrorOf(error)
  }
}

/** What is opened closes the lock with it. */
async function openIn(
  folder: string,
  held: Database.Database,
  commitTook: CommitTook,
  read: (sql: string) => void,
): Promise<Storage> {
  const database = new Database(databaseIn(folder))
  database.pragma('journal_mode = WAL')
  // FULL: a transaction has reached the disk before anybody is told of it.
  database.pragma('synchronous = FULL')
  checkDatabase(database)
  const prepare = preparedOnce(database)
  const db = new Kysely<Schema>({
    log: ({ query }) => read(query.sql),
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
    return new SqliteStorage(database, db, new GroupCommit(database, prepare, commitTook))
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
  readonly #database: Database.Database
  readonly #db: Kysely<Schema>
  readonly #commits: GroupCommit
  readonly #writes: Writes

  constructor(database: Database.Database, db: Kysely<Schema>, commits: GroupCommit) {
    this.#database = database
    this.#db = db
    this.#commits = commits
    this.#writes = new Writes(db)
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

  /** Each of the two lists is read in the order of an index: one query for both would have to sort all tables of a guest. */
  async tablesOf(guest: string, most: number) {
    const notClosed = this.#withOwing().where('tables.status', '<>', 'closed').limit(most)
    const hosted = await notClosed.where('tables.host_id', '=', guest).orderBy('tables.created', 'desc').execute()
    const seated = await notClosed
      .innerJoin('sittings', 'sittings.table_id', 'tables.id')
      .where('sittings.guest_id', '=', guest)
      .orderBy('sittings.created', 'desc')
      .execute()
    const tables = new Map([...hosted, ...seated].map((row): [string, WithOwing] => [row.id, tableWithOwing(row)]))
    return [...tables.values()].toSorted((a, b) => (a.created < b.created ? 1 : -1)).slice(0, most)
  }

  async quotaOf(guest: string, closedSince: string) {
    const { countAll } = this.#db.fn
    const hosted = this.#db.selectFrom('tables').select(countAll().as('tables')).where('host_id', '=', guest)
    const running = await hosted.where('status', 'in', ['open', 'playing']).executeTakeFirstOrThrow()
    const closed = await hosted
      .where('status', '=', 'closed')
      .where('changed', '>', closedSince)
      .executeTakeFirstOrThrow()
    const seated = await this.#db
      .selectFrom('sittings')
      .select(countAll().as('tables'))
      .where('guest_id', '=', guest)
      .where('active', '=', 1)
      .executeTakeFirstOrThrow()
    return { hosted: Number(running.tables) + Number(closed.tables), seated: Number(seated.tables) }
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

  async moves(table: string) {
    const rows = await this.#db
      .selectFrom('steps')
      .select(['version', 'kind', 'seat', 'move'])
      .where('table_id', '=', table)
      .orderBy('version')
      .execute()
    return rows.map(moveFrom)
  }

  async lastSteps(table: string, most: number) {
    const rows = await this.#db
      .selectFrom('steps')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('version', 'desc')
      .limit(most)
      .execute()
    return rows.toReversed().map(stepFrom)
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

  async record(table: string) {
    const row = await this.#db.selectFrom('records').select('record').where('table_id', '=', table).executeTakeFirst()
    return row?.record ?? null
  }

  keepRecord(table: string, record: string) {
    const query = this.#db
      .insertInto('records')
      .values({ table_id: table, record })
      .onConflict((conflict) => conflict.column('table_id').doNothing())
    return this.#commits.write([query.compile()])
  }

  async withoutResult(most: number) {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'over')
      .where('stopped', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('results').select('table_id').whereRef('results.table_id', '=', 'tables.id'))),
      )
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  }

  commit(change: Change) {
    return this.#commits.write(this.#writes.of(change))
  }

  async removeStale({ closed, open }: { readonly closed: string; readonly open: string }, most: number) {
    const stale = async (status: TableStatus, before: string) => {
      const query = this.#db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', status)
        .where('changed', '<', before)
      return (await query.limit(most).execute()).map(({ id }) => id)
    }
    const ids = [...(await stale('closed', closed)), ...(await stale('open', open))].slice(0, most)
    if (ids.length === 0) return 0
    const everywhere = (['sittings', 'talk', 'states', 'steps'] as const).map((name) =>
      this.#db.deleteFrom(name).where('table_id', 'in', ids).compile(),
    )
    await this.#commits.write([...everywhere, this.#db.deleteFrom('tables').where('id', 'in', ids).compile()])
    return ids.length
  }

  async health(): Promise<StorageHealth> {
    const { failure } = this.#commits
    if (failure === null || !(failure instanceof Database.SqliteError)) return 'ok'
    try {
      // Writes a page, so that a disk with room again is noticed.
      this.#database.pragma('user_version = 0')
      this.#commits.failure = null
      return 'ok'
    } catch (error) {
      const code = error instanceof Database.SqliteError ? error.code : ''
      if (code === 'SQLITE_FULL') return 'full'
      return code.startsWith('SQLITE_READONLY') ? 'readOnly' : 'failing'
    }
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
