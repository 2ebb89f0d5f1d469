import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import {
  type CompiledQuery,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FolderInUseError } from '../storage/lock.ts'
import { migrations } from '../storage/migrations.ts'
import { writesOf } from '../storage/queries.ts'
import type { Schema } from '../storage/schema.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Change, Storage, StoredStep, StoredTable } from '../storage/storage.ts'

const info: StoredTable = {
  id: 'abcdefghijkl',
  game: 'trounce',
  rules: 1,
  options: { bestOfThree: true },
  seats: [
    { kind: 'person', nonce: 'n', guest: 'g1', name: 'Ada' },
    { kind: 'free', nonce: null },
  ],
  watch: 'all',
  status: 'open',
  host: { id: 'g1', name: 'Ada' },
  secret: 's',
  created: '2026-01-01T00:00:00.000Z',
  rematch: null,
  components: { name: 'Ours', sheets: [3, 2, 1] },
  componentsName: 'Ours',
}

const step = (version: number): StoredStep => ({
  version,
  kind: version === 0 ? 'setup' : 'move',
  seat: version === 0 ? null : 1,
  move: version === 0 ? null : { type: 'pass' },
  request: version === 0 ? null : `r${version}`,
  events: [{ event: { type: 'passed' }, confidences: [], reveals: false }],
  owing: [1],
})

const moved = (version: number): Change => ({
  table: info.id,
  step: step(version),
  state: { version, drawn: 3, state: { at: version } },
})

describe('the SQLite file', () => {
  let folder: string
  let storage: Storage
  const commits: number[] = []

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'eminence-'))
    commits.length = 0
    storage = await openSqlite(folder, (milliseconds) => commits.push(milliseconds))
  })
  afterEach(async () => {
    await storage.close()
    rmSync(folder, { recursive: true })
  })

  it('gives back what was written, also when it is opened again', async () => {
    await storage.addGuest({ id: 'g1', name: 'Ada' }, 'hash')
    await storage.renameGuest({ id: 'g1', name: 'Ada L.' })
    await storage.commit({ table: info.id, info, sitting: { guest: 'g1', seat: 0 } })
    await storage.commit(moved(0))
    await storage.commit(moved(1))
    const said = { number: 1, seat: 0, name: 'Ada', text: 'hello', at: info.created }
    await storage.commit({ table: info.id, said })
    await storage.close()
    storage = await openSqlite(folder, () => {})

    expect(await storage.guestBySecret('hash')).toEqual({ id: 'g1', name: 'Ada L.' })
    expect(await storage.guestBySecret('other')).toBeNull()
    expect(await storage.table(info.id)).toEqual(info)
    expect(await storage.table('nothing')).toBeNull()
    expect(await storage.sittings(info.id)).toEqual([{ guest: 'g1', seat: 0 }])
    expect(await storage.state(info.id)).toEqual({ version: 1, drawn: 3, state: { at: 1 } })
    expect(await storage.steps(info.id)).toEqual([step(0), step(1)])
    expect(await storage.lastSteps(info.id, 1)).toEqual([step(1)])
    expect(await storage.talk(info.id, 10)).toEqual([said])
  })

  it('lists tables that everybody may find, and those of a guest', async () => {
    await storage.commit({ table: info.id, info, sitting: { guest: 'g2', seat: 1 } })
    const secretly: StoredTable = { ...info, id: 'b'.repeat(12), watch: 'link' }
    await storage.commit({ table: secretly.id, info: secretly })
    const { components, ...told } = info
    expect(await storage.listed('open', 10)).toEqual([{ ...told, owing: [] }])
    expect(await storage.listed('playing', 10)).toEqual([])
    expect((await storage.tablesOf('g1', 10)).map(({ id }) => id).sort()).toEqual([info.id, secretly.id])
    expect((await storage.tablesOf('g2', 10)).map(({ id }) => id)).toEqual([info.id])
  })

  it('tells who owes a decision after the last step', async () => {
    await storage.commit({ table: info.id, info })
    await storage.commit(moved(0))
    await storage.commit({ table: info.id, step: { ...step(1), owing: [0, 1] } })
    expect((await storage.listed('open', 10)).map(({ owing }) => owing)).toEqual([[0, 1]])
    expect((await storage.tablesOf('g1', 10)).map(({ owing }) => owing)).toEqual([[0, 1]])
  })

  it('changes who hosts a table, and keeps the way to its rematch; both tables or neither', async () => {
    await storage.commit({ table: info.id, info })
    const again: StoredTable = { ...info, id: 'b'.repeat(12) }
    const now: StoredTable = { ...info, host: { id: 'g2', name: 'Ben' }, rematch: { table: again.id, by: 'Ben' } }
    await storage.commit({ table: info.id, info: now, opened: again })
    expect(await storage.table(info.id)).toEqual(now)
    expect(await storage.table(again.id)).toEqual(again)

    await storage.commit(moved(0))
    const lost: StoredTable = { ...info, id: 'c'.repeat(12) }
    await expect(storage.commit({ ...moved(0), info, opened: lost })).rejects.toThrow()
    expect(await storage.table(info.id)).toEqual(now)
    expect(await storage.table(lost.id)).toBeNull()
  })

  it('writes together what comes together', async () => {
    await Promise.all([0, 1, 2, 3, 4].map((version) => storage.commit(moved(version))))
    expect(commits).toHaveLength(1)
    expect((await storage.steps(info.id)).map(({ version }) => version)).toEqual([0, 1, 2, 3, 4])
  })

  it('rests for a moment after writing, so that more goes together; who comes later does not wait', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
    try {
      const guest = (id: string) => storage.addGuest({ id, name: id }, id)
      await guest('first')
      const together = [guest('second')]
      await nextTurn()
      together.push(guest('third'))
      await nextTurn()
      expect(commits).toHaveLength(1)
      vi.advanceTimersByTime(2)
      await Promise.all(together)
      expect(commits).toHaveLength(2)
      vi.advanceTimersByTime(2)
      await guest('later')
      expect(commits).toHaveLength(3)
    } finally {
      vi.useRealTimers()
    }
  })

  it('takes a version once, and one refused change leaves the others of its group alone', async () => {
    await storage.commit(moved(0))
    const outcomes = await Promise.allSettled([
      storage.commit({ ...moved(0), state: { version: 9, drawn: 0, state: {} } }),
      storage.commit(moved(1)),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await storage.state(info.id)).toMatchObject({ version: 1 })
    await expect(storage.commit(moved(3))).rejects.toThrow('version 1')
    expect(await storage.steps(info.id)).toEqual([step(0), step(1)])
  })

  it('belongs to one server at a time', async () => {
    await expect(openSqlite(folder, () => {})).rejects.toThrow(FolderInUseError)
    await storage.close()
    storage = await openSqlite(folder, () => {})
  })
})

describe('the steps of a table', () => {
  const folders: string[] = []
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'eminence-'))
    folders.push(folder)
    return folder
  }
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })

  const versionsOf = (steps: readonly StoredStep[]) => steps.map(({ version }) => version)
  const upTo = (end: number) => Array.from({ length: end }, (_, version) => version)
  const walk = async (storage: Storage, table: string, from: number, to: number) => {
    for (let version = from; version < to; version++) await storage.commit({ table, step: step(version) })
  }

  /** How many rows there are, read from beside the server. */
  function rowsIn(folder: string): { readonly stretches: number; readonly journal: number } {
    const database = new Database(join(folder, 'eminence.sqlite'), { readonly: true })
    const count = (table: string) => database.prepare<[], number>(`select count(*) from ${table}`).pluck().get() ?? 0
    const rows = { stretches: count('stretches'), journal: count('journal') }
    database.close()
    return rows
  }

  it('come back in order, wherever they are', async () => {
    const folder = newFolder()
    const storage = await openSqlite(folder, () => {})
    for (const end of [1, 31, 32, 33, 70]) {
      await walk(storage, info.id, (await storage.steps(info.id)).length, end)
      expect(versionsOf(await storage.steps(info.id))).toEqual(upTo(end))
      for (const most of [1, 5, 32, 33, 64, 99])
        expect(versionsOf(await storage.lastSteps(info.id, most))).toEqual(upTo(end).toReversed().slice(0, most))
    }
    expect(rowsIn(folder).stretches).toBe(2)
    expect(await storage.steps('nothing')).toEqual([])
    expect(await storage.lastSteps('nothing', 3)).toEqual([])
    await storage.close()
    expect(rowsIn(folder)).toEqual({ stretches: 3, journal: 0 })
  })

  it('are all there after a server was killed, and go on', async () => {
    const [folder, left] = [newFolder(), newFolder()]
    const killed = await openSqlite(folder, () => {})
    await killed.commit({ table: info.id, info })
    const others = ['b', 'c'].map((letter) => letter.repeat(12))
    await Promise.all([info.id, ...others].map((table) => walk(killed, table, 0, 40)))
    for (const file of readdirSync(folder).filter((name) => !name.endsWith('lock')))
      copyFileSync(join(folder, file), join(left, file))
    await killed.close()
    expect(rowsIn(left).journal).toBeGreaterThan(0)

    for (const end of [41, 42]) {
      const storage = await openSqlite(left, () => {})
      expect(rowsIn(left).journal).toBe(0)
      for (const table of [info.id, ...others]) {
        expect(versionsOf(await storage.steps(table))).toEqual(upTo(end - 1))
        await walk(storage, table, end - 1, end)
        expect(versionsOf(await storage.lastSteps(table, 2))).toEqual([end - 1, end - 2])
      }
      await storage.close()
    }
  })

  it('do not stay in the journal for ever, even of a table where little happens', async () => {
    const folder = newFolder()
    const storage = await openSqlite(folder, () => {})
    const slow = ['s', 't', 'u'].map((letter) => letter.repeat(12))
    for (const table of slow) await walk(storage, table, 0, 1)
    await walk(storage, info.id, 0, 700)
    expect(rowsIn(folder).journal).toBeLessThan(100)
    await walk(storage, slow[0], 1, 2)
    expect(versionsOf(await storage.steps(slow[0]))).toEqual([0, 1])
    await storage.close()
  })

  it('tell in lists who owes a decision, before and after they have gone to their place', async () => {
    const storage = await openSqlite(newFolder(), () => {})
    await storage.commit({ table: info.id, info })
    for (const version of upTo(40)) {
      await storage.commit({ table: info.id, step: { ...step(version), owing: [version % 2] } })
      expect((await storage.listed('open', 10)).map(({ owing }) => owing)).toEqual([[version % 2]])
    }
    await storage.close()
  })
})

it('a file that is no database is refused, and leaves the folder free', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'eminence-'))
  writeFileSync(join(folder, 'eminence.sqlite'), 'no database '.repeat(500))
  for (let time = 0; time < 2; time++) await expect(openSqlite(folder, () => {})).rejects.toThrow('not a database')
  rmSync(folder, { recursive: true })
})

describe('a file from before', () => {
  it('keeps its steps, and who owes a decision, which its states told then and its last steps tell now', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'eminence-'))
    const database = new Database(join(folder, 'eminence.sqlite'))
    const old = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
    const provider = { getMigrations: async () => migrations }
    await new Migrator({ db: old, provider }).migrateTo('003-components')
    for (const { sql, parameters } of writesOf(old, { table: info.id, info })) database.prepare(sql).run(parameters)
    const addStep = database.prepare('insert into steps values (?, ?, ?, null, null, null, ?)')
    for (let version = 0; version <= 40; version++) addStep.run(info.id, version, 'move', '[]')
    database.prepare('insert into states values (?, ?, ?, ?, ?)').run(info.id, 40, 3, '{"at":40}', '[1]')
    await old.destroy()

    const storage = await openSqlite(folder, () => {})
    expect((await storage.listed('open', 10)).map(({ owing }) => owing)).toEqual([[1]])
    expect(await storage.state(info.id)).toEqual({ version: 40, drawn: 3, state: { at: 40 } })
    const steps = await storage.steps(info.id)
    expect(steps.map(({ version }) => version)).toEqual(Array.from({ length: 41 }, (_, version) => version))
    expect(steps.slice(-2).map(({ owing }) => owing)).toEqual([[], [1]])
    await storage.close()
    rmSync(folder, { recursive: true })
  })
})

const dialects: readonly [string, Omit<Dialect, 'createDriver'>][] = [
  [
    'SQLite',
    {
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  ],
  [
    'PostgreSQL',
    {
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  ],
]

describe.each(dialects)('for %s', (name, parts) => {
  const logged: CompiledQuery[] = []
  const db = new Kysely<Schema>({
    dialect: { ...parts, createDriver: () => new DummyDriver() },
    log: ({ query }) => {
      logged.push(query)
    },
  })

  it('migrations use plain types only', async () => {
    for (const each of Object.values(migrations)) await each.up(db)
    const columns = logged.map(({ sql }) => sql).filter((sql) => sql.startsWith('create table'))
    expect(columns).toHaveLength(8)
    const later = logged.map(({ sql }) => sql).filter((sql) => sql.startsWith('alter table'))
    expect(later).toEqual([
      ...['rematch', 'components', 'components_name'].map((name) => `alter table "tables" add column "${name}" text`),
      'alter table "steps" add column "owing" text',
      'alter table "states" drop column "owing"',
    ])
    for (const sql of columns) expect(sql).not.toMatch(/autoincrement|serial|blob|json|datetime|without rowid/i)
  })

  it('writes compile', () => {
    const said = { number: 1, seat: 0, name: 'Ada', text: 'hello', at: '' }
    const opened = { ...info, id: 'b'.repeat(12) }
    const writes = writesOf(db, { ...moved(1), info, opened, sitting: { guest: 'g1', seat: 0 }, said })
    expect(writes).toHaveLength(5)
    for (const { sql, parameters } of writes) {
      const marks = name === 'SQLite' ? sql.match(/\?/g) : sql.match(/\$\d+/g)
      expect(marks).toHaveLength(parameters.length)
    }
  })
})
