import type { TableStatus } from '@eminence/protocol'
import { openSqlite } from '../../storage/sqlite.ts'
import type { Change, Storage, StoredTable } from '../../storage/storage.ts'

export interface ListPlan {
  readonly tables: number
  /** An empty folder. */
  readonly data: string
  readonly progress?: (made: number) => void
}

/** How long a call of each list takes, in milliseconds. */
export type ListReport = Readonly<Record<string, { readonly median: number; readonly slowest: number }>>

const often = 'a guest of many tables'
const seldom = 'a guest of few tables'
const shown = 50
const calls = 21

/** How long each list takes in a database of so many tables. */
export async function measureLists({ tables, data, progress }: ListPlan): Promise<ListReport> {
  const filled = await openSqlite(data, () => {})
  await fill(filled, tables, progress)
  await filled.close()
  const storage = await openSqlite(data, () => {})
  try {
    const lists: Readonly<Record<string, (storage: Storage) => Promise<unknown>>> = {
      'open tables': (from) => from.listed('open', shown),
      'tables that are played': (from) => from.listed('playing', shown),
      [often]: (from) => from.tablesOf(often, shown),
      [seldom]: (from) => from.tablesOf(seldom, shown),
      'a guest of no table': (from) => from.tablesOf('nobody', shown),
      'the quota of a guest of many tables': (from) => from.quotaOf(often, '2026-01-01'),
      'tables that nobody needs': (from) => from.removeStale({ closed: '2000-01-01', open: '2000-01-01' }, 100),
    }
    const report: Record<string, ListReport[string]> = {}
    for (const [name, list] of Object.entries(lists)) report[name] = await timed(() => list(storage))
    return report
  } finally {
    await storage.close()
  }
}

/** The first call, which prepares the statement, is not counted. */
async function timed(list: () => Promise<unknown>): Promise<ListReport[string]> {
  await list()
  const times: number[] = []
  for (let call = 0; call < calls; call++) {
    const began = performance.now()
    await list()
    times.push(Math.round(100 * (performance.now() - began)) / 100)
  }
  times.sort((a, b) => a - b)
  return { median: times[Math.floor(calls / 2)], slowest: times[calls - 1] }
}

/** Of ten tables one is open, two are played, one is closed, and the others are over. */
const statuses: readonly TableStatus[] = ['open', 'playing', 'playing', 'closed', ...Array<TableStatus>(6).fill('over')]
const atOnce = 2000

/** As the server would write them, but many at once. */
async function fill(storage: Storage, tables: number, progress?: (made: number) => void): Promise<void> {
  for (let made = 0; made < tables; made += atOnce) {
    const changes: Change[] = []
    for (let at = made; at < Math.min(tables, made + atOnce); at++) changes.push(changeOf(at, tables))
    await Promise.all(changes.map((change) => storage.commit(change)))
    progress?.(Math.min(tables, made + atOnce))
  }
}

/** A table, who sits there, and who owes a decision. */
function changeOf(at: number, tables: number): Change {
  const table = at.toString(36).padStart(12, '0')
  const host = at % 100 === 0 ? often : at % Math.ceil(tables / 3) === 1 ? seldom : `guest ${at % 20_000}`
  const guest = `guest ${(at * 7 + 1) % 20_000}`
  const commitment = '0'.repeat(64)
  const created = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString()
  const status = statuses[at % statuses.length]
  const hasBegun = status === 'playing' || status === 'over'
  const info: StoredTable = {
    id: table,
    game: 'trounce',
    rules: 1,
    options: {},
    seats: [
      { kind: 'person', guest: host, name: 'Ada', commitment },
      { kind: 'person', guest, name: 'Ben', commitment },
    ],
    watch: at % 3 === 0 ? 'link' : 'all',
    status,
    host: { id: host, name: 'Ada' },
    secret: commitment,
    created,
    rematch: null,
    componentsName: null,
    components: null,
    seed: hasBegun ? commitment : null,
    mix: null,
    asking: [],
    stopped: null,
    begun: null,
    ended: null,
  }
  const step = {
    version: 0,
    kind: 'setup',
    seat: null,
    move: null,
    request: null,
    events: [],
    owing: [{ seat: at % 2, since: created }],
    at: created,
  } as const
  const result = { places: [1, 2], totals: [11, 7], points: [{ tricks: 11 }, { tricks: 7 }], why: 'target' }
  return {
    table,
    info,
    ...(hasBegun && { step }),
    ...(status === 'over' && { result: { rules: 1, result } }),
  }
}
