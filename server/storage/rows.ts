import type { TableStatus } from '@eminence/protocol'
import type { Selectable } from 'kysely'
import type { Schema } from './schema.ts'
import type { ListedTable, StoredState, StoredStep, StoredTable, WithOwing } from './storage.ts'

const statuses: readonly TableStatus[] = ['open', 'playing', 'over', 'closed']

function among<T extends string>(known: readonly T[], found: string): T {
  const value = known.find((each) => each === found)
  if (value === undefined)
    throw new Error(`the database has "${found}" where it should have one of ${known.join(', ')}`)
  return value
}

type ListedRow = Selectable<Omit<Schema['tables'], 'components'>>

function listedFrom(row: ListedRow): ListedTable {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options: JSON.parse(row.options),
    seats: JSON.parse(row.seats),
    watch: row.watch === 'all' ? 'all' : 'link',
    status: among(statuses, row.status),
    host: { id: row.host_id, name: row.host_name },
    secret: row.secret,
    created: row.created,
    rematch: row.rematch === null ? null : JSON.parse(row.rematch),
    componentsName: row.components_name,
  }
}

export const tableFrom = (row: Selectable<Schema['tables']>): StoredTable => ({
  ...listedFrom(row),
  components: row.components === null ? null : JSON.parse(row.components),
})

export const tableWithOwing = (row: ListedRow & { owing: string | null }): WithOwing => ({
  ...listedFrom(row),
  owing: row.owing === null ? [] : JSON.parse(row.owing),
})

export const stateFrom = (row: Selectable<Schema['states']>): StoredState => ({
  version: row.version,
  drawn: row.drawn,
  state: JSON.parse(row.state),
})

export const stepsFrom = (stretch: Pick<Schema['stretches'], 'steps'>): readonly StoredStep[] =>
  JSON.parse(stretch.steps)
