import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'

/** Only what SQLite and PostgreSQL both understand. A migration that was ever released is never changed. */
const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('guests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('seats', 'text', (column) => column.notNull())
      .addColumn('watch', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('host_id', 'text', (column) => column.notNull())
      .addColumn('host_name', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('tables_listed').on('tables').columns(['watch', 'status', 'created']).execute()

    await db.schema
      .createTable('sittings')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('guest_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('sittings_key', ['table_id', 'guest_id'])
      .execute()
    await db.schema.createIndex('sittings_of_guest').on('sittings').column('guest_id').execute()

    await db.schema
      .createTable('states')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('drawn', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('owing', 'text', (column) => column.notNull())
      .execute()

    // The key makes sure of one writer: a version can be written once.
    await db.schema
      .createTable('steps')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer')
      .addColumn('move', 'text')
      .addColumn('request', 'text')
      .addColumn('events', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('steps_key', ['table_id', 'version'])
      .execute()

    await db.schema
      .createTable('talk')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('talk_key', ['table_id', 'number'])
      .execute()
  },
}

const rematch: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('rematch', 'text').execute()
  },
}

const components: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('tables').addColumn('components', 'text').execute()
    // Lists of tables tell the name, and need not read the set.
    await db.schema.alterTable('tables').addColumn('components_name', 'text').execute()
  },
}

interface WithOwing {
  states: { table_id: string; version: number; owing: string }
  steps: { table_id: string; version: number; owing: string | null }
}

/** Who owes a decision is told by the last step, so that not every step has to write a state. */
const owing: Migration = {
  async up(db: Kysely<WithOwing>) {
    await db.schema.alterTable('steps').addColumn('owing', 'text').execute()
    const stateOf = (query: ExpressionBuilder<WithOwing, 'steps'>) =>
      query
        .selectFrom('states')
        .select('states.owing')
        .whereRef('states.table_id', '=', 'steps.table_id')
        .whereRef('states.version', '=', 'steps.version')
    await db
      .updateTable('steps')
      .set((query) => ({ owing: stateOf(query) }))
      .where((query) => query.exists(stateOf(query)))
      .execute()
    await db.schema.alterTable('states').dropColumn('owing').execute()
  },
}

interface WithStretches {
  steps: {
    table_id: string
    version: number
    kind: string
    seat: number | null
    move: string | null
    request: string | null
    events: string
    owing: string | null
  }
  stretches: { table_id: string; last: number; owing: string; steps: string }
}

/** A row for every step cost too much: now many steps of a table share one, and those that have just come in stand in a journal. */
const stretches: Migration = {
  async up(db: Kysely<WithStretches>) {
    await db.schema
      .createTable('stretches')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('last', 'integer', (column) => column.notNull())
      .addColumn('owing', 'text', (column) => column.notNull())
      .addColumn('steps', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('stretches_key', ['table_id', 'last'])
      .execute()
    await db.schema
      .createTable('journal')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('steps', 'text', (column) => column.notNull())
      .execute()
    const tables = await db.selectFrom('steps').select('table_id').distinct().execute()
    for (const { table_id } of tables) {
      const rows = await db
        .selectFrom('steps')
        .selectAll()
        .where('table_id', '=', table_id)
        .orderBy('version')
        .execute()
      for (let from = 0; from < rows.length; from += 32) {
        const steps = rows.slice(from, from + 32).map(({ version, kind, seat, move, request, events, owing }) => ({
          version,
          kind,
          seat,
          move: move === null ? null : JSON.parse(move),
          request,
          events: JSON.parse(events),
          owing: owing === null ? [] : JSON.parse(owing),
        }))
        const { version, owing } = steps[steps.length - 1]
        const stretch = { table_id, last: version, owing: JSON.stringify(owing), steps: JSON.stringify(steps) }
        await db.insertInto('stretches').values(stretch).execute()
      }
    }
    await db.schema.dropTable('steps').execute()
  },
}

/** In the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-first': first,
  '002-rematch': rematch,
  '003-components': components,
  '004-owing': owing,
  '005-stretches': stretches,
}

const provider: MigrationProvider = { getMigrations: async () => migrations }

/** A newer version has changed the database in a way that this one does not know. */
export class NewerDatabaseError extends Error {}

export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error === undefined) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const isNewer = rows.some(({ name }) => !Object.hasOwn(migrations, name))
  throw isNewer ? new NewerDatabaseError('a newer database', { cause: error }) : error
}
