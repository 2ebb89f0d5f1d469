import type { TableInfo, TableStatus } from '@eminence/protocol'
import type { Selectable } from 'kysely'
import type { Schema } from './schema.ts'
import type { ListedTable, StoredMove, StoredState, StoredStep, StoredTable, WithOwing } from './storage.ts'

const statuses: readonly TableStatus[] = ['open', 'playing', 'over', 'closed']
const kinds: readonly StoredStep['kind'][] = ['setup', 'move', 'undo']
const stops: readonly NonNullable<TableInfo['stopped']>[] = ['tooLong', 'otherRules']

function among<T extends string>(known: readonly T[], found: string): T {
  const value = known.find((each) => each === found)
  if (value === undefined)
    throw new Error(`the database has "${found}" where it should have one of ${known.join(', ')}`)
  return value
}

const parsed = (text: string | null) => (text === null ? null : JSON.parse(text))

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
    rematch: parsed(row.rematch),
    componentsName: row.components_name,
    seed: row.seed,
    mix: parsed(row.mix),
    asking: JSON.parse(row.asking),
    stopped: row.stopped === null ? null : among(stops, row.stopped),
    begun: row.begun,
    ended: row.ended,
  }
}

export const tableFrom = (row: Selectable<Schema['tables']>): StoredTable => ({
  ...listedFrom(row),
  components: parsed(row.components),
})

export const tableWithOwing = (row: ListedRow & { owing: string | null }): WithOwing => ({
  ...listedFrom(row),
  owing: row.owing === null ? [] : JSON.parse(row.owing),
})

export const stateFrom = ({ version, drawn, state, rules }: Selectable<Schema['states']>): StoredState => ({
  version,
  drawn,
  state: JSON.parse(state),
  rules,
})

export const stepFrom = (row: Selectable<Schema['steps']>): StoredStep => ({
  version: row.version,
  kind: among(kinds, row.kind),
  seat: row.seat,
  move: parsed(row.move),
  request: row.request,
  events: JSON.parse(row.events),
  owing: JSON.parse(row.owing),
  at: row.at,
})

type MoveRow = Pick<Selectable<Schema['steps']>, 'version' | 'kind' | 'seat' | 'move'>

export const moveFrom = ({ version, kind, seat, move }: MoveRow): StoredMove => ({
  version,
  kind: among(kinds, kind),
  seat,
  move,
})
