import { commitmentOf, seedOfScheme1 } from '@eminence/protocol'
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

interface BeforeSteps {
  tables: {
    id: string
    seats: string
    secret: string
    status: string
    rules: number
    created: string
    seed: string | null
    mix: string | null
    asking: string
    changed: string
  }
  sittings: { table_id: string; guest_id: string; created: string; active: number }
  states: { table_id: string; rules: number }
  stretches: { table_id: string; last: number; steps: string }
  journal: { number: number; steps: string }
  steps: {
    table_id: string
    version: number
    kind: string
    seat: number | null
    move: string | null
    request: string | null
    events: string
    owing: string
    at: string | null
  }
}

interface OldStep {
  readonly version: number
  readonly kind: string
  readonly seat: number | null
  readonly move: object | null
  readonly request: string | null
  readonly events: readonly object[]
  readonly owing: readonly number[]
}

type OldSeat = { readonly kind: string; readonly nonce: string | null } & Readonly<Record<string, unknown>>

/**
 * Again a row for every step, now with its time; seats commit to nonces, and the seed is stored with what it was made of; results, records,
 * times and indexes for what is asked of them.
 */
const steps: Migration = {
  async up(db: Kysely<BeforeSteps>) {
    const now = new Date().toISOString()
    await addColumns(db)
    await db.updateTable('tables').set({ changed: now }).execute()
    const tables = await db.selectFrom('tables').select(['id', 'seats', 'secret', 'status']).execute()
    for (const { id, seats, secret, status } of tables) {
      const old: readonly OldSeat[] = JSON.parse(seats)
      const nonces = old.map(({ nonce }) => nonce ?? '')
      const isBegun = status === 'playing' || status === 'over'
      const seated = old.map(({ nonce, ...seat }) =>
        seat.kind === 'person' ? { ...seat, commitment: commitmentOf(nonce ?? '') } : seat,
      )
      await db
        .updateTable('tables')
        .set({
          seats: JSON.stringify(seated),
          seed: isBegun ? seedOfScheme1(secret, nonces) : null,
          mix: isBegun ? JSON.stringify({ scheme: 1, nonces }) : null,
        })
        .where('id', '=', id)
        .execute()
      await fillSteps(db, id, now)
    }
    await moveJournal(db, now)
    await db.schema.dropTable('stretches').execute()
    await db.schema.dropTable('journal').execute()
    await db
      .updateTable('sittings')
      .set(({ selectFrom, lit }) => ({
        created: selectFrom('tables').select('created').whereRef('tables.id', '=', 'sittings.table_id').$asScalar(),
        active: lit(0),
      }))
      .execute()
    // Who sits at a table that is not over.
    for (const { id, seats, status } of tables) {
      if (status !== 'open' && status !== 'playing') continue
      const guests: string[] = JSON.parse(seats).flatMap((seat: OldSeat) =>
        seat.kind === 'person' ? [seat.guest] : [],
      )
      if (guests.length === 0) continue
      const seated = db.updateTable('sittings').set({ active: 1 }).where('table_id', '=', id)
      await seated.where('guest_id', 'in', guests).execute()
    }
    await db
      .updateTable('states')
      .set(({ selectFrom }) => ({
        rules: selectFrom('tables').select('rules').whereRef('tables.id', '=', 'states.table_id').$asScalar(),
      }))
      .execute()
    await addIndexes(db)
  },
}

async function addColumns(db: Kysely<BeforeSteps>): Promise<void> {
  await db.schema
    .createTable('steps')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('move', 'text')
    .addColumn('request', 'text')
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('owing', 'text', (column) => column.notNull())
    .addColumn('at', 'text')
    .addPrimaryKeyConstraint('steps_by_table', ['table_id', 'version'])
    .execute()
  for (const name of ['seed', 'mix', 'stopped', 'begun', 'ended'])
    await db.schema.alterTable('tables').addColumn(name, 'text').execute()
  const empty = { asking: '[]', changed: '' }
  for (const [name, value] of Object.entries(empty))
    await db.schema
      .alterTable('tables')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute()
  await db.schema
    .alterTable('sittings')
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('sittings')
    .addColumn('created', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('states')
    .addColumn('rules', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('components_name', 'text')
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('ended', 'text')
    .execute()
  await db.schema
    .createTable('result_seats')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('guest_id', 'text')
    .addColumn('name', 'text')
    .addColumn('level', 'text')
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('points', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('result_seats_key', ['table_id', 'seat'])
    .execute()
  await db.schema
    .createTable('records')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .execute()
}

async function addIndexes(db: Kysely<BeforeSteps>): Promise<void> {
  await db.schema.dropIndex('sittings_of_guest').execute()
  await db.schema.createIndex('sittings_of_guest').on('sittings').columns(['guest_id', 'created']).execute()
  await db.schema.createIndex('sittings_active').on('sittings').columns(['guest_id', 'active']).execute()
  await db.schema.createIndex('tables_of_host').on('tables').columns(['host_id', 'created']).execute()
  await db.schema
    .createIndex('tables_of_host_by_status')
    .on('tables')
    .columns(['host_id', 'status', 'changed'])
    .execute()
  await db.schema.createIndex('tables_changed').on('tables').columns(['status', 'changed']).execute()
  await db.schema.createIndex('results_of_guest').on('result_seats').column('guest_id').execute()
}

async function fillSteps(db: Kysely<BeforeSteps>, table: string, now: string): Promise<void> {
  const stretches = await db
    .selectFrom('stretches')
    .select('steps')
    .where('table_id', '=', table)
    .orderBy('last')
    .execute()
  for (const { steps } of stretches) {
    const rows = JSON.parse(steps).map((step: OldStep) => rowOf(table, step, now))
    await db.insertInto('steps').values(rows).execute()
  }
}

/** What a server that was killed had not yet brought to its place. */
async function moveJournal(db: Kysely<BeforeSteps>, now: string): Promise<void> {
  const rows = await db.selectFrom('journal').select('steps').orderBy('number').execute()
  for (const { steps } of rows) {
    const entries: readonly (readonly [string, OldStep])[] = JSON.parse(steps)
    for (const [table, step] of entries)
      await db
        .insertInto('steps')
        .values(rowOf(table, step, now))
        .onConflict((conflict) => conflict.columns(['table_id', 'version']).doNothing())
        .execute()
  }
}

/** Nobody knows since when a decision was owed: it counts from now on. */
const rowOf = (table: string, step: OldStep, now: string): BeforeSteps['steps'] => ({
  table_id: table,
  version: step.version,
  kind: step.kind,
  seat: step.seat,
  move: step.move === null ? null : JSON.stringify(step.move),
  request: step.request,
  events: JSON.stringify(step.events),
  owing: JSON.stringify(step.owing.map((seat) => ({ seat, since: now }))),
  at: null,
})

/** In the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-first': first,
  '002-rematch': rematch,
  '003-components': components,
  '004-owing': owing,
  '005-stretches': stretches,
  '006-steps': steps,
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
