import { randomBytes } from 'node:crypto'
import Database from 'better-sqlite3'
import { databaseIn } from '../../storage/folder.ts'
import { openSqlite } from '../../storage/sqlite.ts'
import type { Storage } from '../../storage/storage.ts'

export interface ListPlan {
  readonly tables: number
  /** An empty folder. */
  readonly data: string
  readonly progress?: (made: number) => void
}

/** The slowest of a few calls of each list, in milliseconds. */
export type ListReport = Readonly<Record<string, number>>

const often = 'a guest of many tables'
const seldom = 'a guest of few tables'
const shown = 50
const calls = 20

/** How long each list takes in a database of so many tables. */
export async function measureLists({ tables, data, progress }: ListPlan): Promise<ListReport> {
  await (await openSqlite(data, () => {})).close()
  fill(databaseIn(data), tables, progress)
  const storage = await openSqlite(data, () => {})
  try {
    const lists: Readonly<Record<string, (storage: Storage) => Promise<unknown>>> = {
      'open tables': (from) => from.listed('open', shown),
      'tables that are played': (from) => from.listed('playing', shown),
      [often]: (from) => from.tablesOf(often, shown),
      [seldom]: (from) => from.tablesOf(seldom, shown),
      'a guest of no table': (from) => from.tablesOf('nobody', shown),
    }
    const report: Record<string, number> = {}
    for (const [name, list] of Object.entries(lists)) report[name] = await slowest(() => list(storage))
    return report
  } finally {
    await storage.close()
  }
}

/** The first call, which prepares the statement, is not counted. */
async function slowest(list: () => Promise<unknown>): Promise<number> {
  await list()
  let most = 0
  for (let call = 0; call < calls; call++) {
    const began = performance.now()
    await list()
    most = Math.max(most, performance.now() - began)
  }
  return Math.round(most * 100) / 100
}

/** Of ten tables one is open, two are played, one is closed, and the others are over. */
const statuses = ['open', 'playing', 'playing', 'closed', 'over', 'over', 'over', 'over', 'over', 'over']

function fill(file: string, tables: number, progress?: (made: number) => void): void {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  const columns = (table: string) => database.pragma(`table_info(${table})`)
  const table = inserter(database, 'tables', columns('tables'))
  const sitting = inserter(database, 'sittings', columns('sittings'))
  const many = database.transaction((from: number, to: number) => {
    for (let at = from; at < to; at++) addTable(at, tables, table, sitting)
  })
  const atOnce = 5000
  for (let made = 0; made < tables; made += atOnce) {
    many(made, Math.min(tables, made + atOnce))
    progress?.(Math.min(tables, made + atOnce))
  }
  database.exec('analyze')
  database.close()
}

type Insert = (row: Readonly<Record<string, string | number | null>>) => void

function addTable(at: number, tables: number, addTo: Insert, sit: Insert): void {
  const id = at.toString(36).padStart(12, '0')
  const host = at % 100 === 0 ? often : at % Math.ceil(tables / 3) === 1 ? seldom : `guest ${at % 20_000}`
  const guest = `guest ${(at * 7) % 20_000}`
  const created = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString()
  const seats = [
    { kind: 'person', nonce: '0'.repeat(64), guest: host, name: 'Ada' },
    { kind: 'person', nonce: '0'.repeat(64), guest, name: 'Ben' },
  ]
  addTo({
    id,
    game: 'trounce',
    rules: 1,
    options: '{}',
    seats: JSON.stringify(seats),
    watch: at % 3 === 0 ? 'link' : 'all',
    status: statuses[at % statuses.length],
    host_id: host,
    host_name: 'Ada',
    secret: randomBytes(32).toString('hex'),
    created,
  })
  for (const [seat, who] of [host, guest].entries()) sit({ table_id: id, guest_id: who, seat })
}

/** What a row does not name stays empty. */
function inserter(database: Database.Database, table: string, columns: unknown): Insert {
  const names = Array.isArray(columns) ? columns.map(({ name }: { name: string }) => name) : []
  const statement = database.prepare(
    `insert or ignore into ${table} (${names.join(', ')}) values (${names.map((name) => `@${name}`).join(', ')})`,
  )
  return (row) => statement.run(Object.fromEntries(names.map((name) => [name, row[name] ?? null])))
}
