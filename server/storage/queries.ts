import type { Said } from '@eminence/protocol'
import type { CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Change, Sitting, StoredState, StoredTable } from './storage.ts'

/** What a change writes, but for its step. Each is one query, so that any database can run them together in one transaction. */
export function writesOf(db: Kysely<Schema>, change: Change): CompiledQuery[] {
  const { table, state, info, opened, sitting, said } = change
  const writes: CompiledQuery[] = []
  if (info !== undefined) writes.push(saveTable(db, info))
  if (opened !== undefined) writes.push(saveTable(db, opened))
  if (sitting !== undefined) writes.push(addSitting(db, table, sitting))
  if (state !== undefined) writes.push(saveState(db, table, state))
  if (said !== undefined) writes.push(addSaid(db, table, said))
  return writes
}

function saveTable(db: Kysely<Schema>, info: StoredTable): CompiledQuery {
  const { host, options, seats, rematch, components, componentsName, ...plain } = info
  const row = {
    ...plain,
    options: JSON.stringify(options),
    seats: JSON.stringify(seats),
    host_id: host.id,
    host_name: host.name,
    rematch: rematch === null ? null : JSON.stringify(rematch),
    components: components === null ? null : JSON.stringify(components),
    components_name: componentsName,
  }
  const changing = {
    seats: row.seats,
    status: row.status,
    host_id: row.host_id,
    host_name: row.host_name,
    rematch: row.rematch,
  }
  return db
    .insertInto('tables')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .compile()
}

const addSitting = (db: Kysely<Schema>, table: string, { guest, seat }: Sitting): CompiledQuery =>
  db
    .insertInto('sittings')
    .values({ table_id: table, guest_id: guest, seat })
    .onConflict((conflict) => conflict.columns(['table_id', 'guest_id']).doUpdateSet({ seat }))
    .compile()

/** What is written again and again is compiled once for each database and gets its values later: compiling takes longer than running it. */
const savingState = new WeakMap<Kysely<Schema>, CompiledQuery>()

function compiledSavingState(db: Kysely<Schema>): CompiledQuery {
  const known = savingState.get(db)
  if (known !== undefined) return known
  const compiled = db
    .insertInto('states')
    .values({ table_id: '', version: 0, drawn: 0, state: '' })
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet((excluded) => ({
        version: excluded.ref('excluded.version'),
        drawn: excluded.ref('excluded.drawn'),
        state: excluded.ref('excluded.state'),
      })),
    )
    .compile()
  savingState.set(db, compiled)
  return compiled
}

const saveState = (db: Kysely<Schema>, table: string, { version, drawn, state }: StoredState): CompiledQuery => ({
  ...compiledSavingState(db),
  parameters: [table, version, drawn, JSON.stringify(state)],
})

const addSaid = (db: Kysely<Schema>, table: string, said: Said): CompiledQuery =>
  db
    .insertInto('talk')
    .values({ table_id: table, ...said })
    .compile()
