import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@eminence/protocol'
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
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUseError } from '../storage/lock.ts'
import { migrations } from '../storage/migrations.ts'
import type { Schema } from '../storage/schema.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Change, Storage, StoredStep, StoredTable } from '../storage/storage.ts'
import { Writes } from '../storage/writes.ts'

const info: StoredTable = {
  id: 'abcdefghijkl',
  game: 'trounce',
  rules: 1,
  options: { bestOfThree: true },
  seats: [{ kind: 'person', guest: 'g1', name: 'Ada', commitment: 'c' }, { kind: 'free' }],
  watch: 'all',
  status: 'open',
  host: { id: 'g1', name: 'Ada' },
  secret: 's',
  created: '2026-01-01T00:00:00.000Z',
  rematch: null,
  components: { name: 'Ours', sheets: [3, 2, 1] },
  componentsName: 'Ours',
  seed: null,
  mix: null,
  asking: [],
  stopped: null,
  begun: null,
  ended: null,
}

const step = (version: number): StoredStep => ({
  version,
  kind: version === 0 ? 'setup' : 'move',
  seat: version === 0 ? null : 1,
  move: version === 0 ? null : { type: 'pass' },
  request: version === 0 ? null : `r${version}`,
  events: [{ event: { type: 'passed' }, confidences: [], reveals: false }],
  owing: [{ seat: 1, since: info.created }],
  at: '2026-01-01T00:00:01.000Z',
})

const owed = (...seats: number[]) => seats.map((seat) => ({ seat, since: info.created }))

const moved = (version: number): Change => ({
  table: info.id,
  step: step(version),
  state: { version, drawn: 3, state: { at: version }, rules: 1 },
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
    await storage.commit({ table: info.id, info })
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
    expect(await storage.state(info.id)).toEqual({ version: 1, drawn: 3, state: { at: 1 }, rules: 1 })
    expect(await storage.steps(info.id)).toEqual([step(0), step(1)])
    expect(await storage.lastSteps(info.id, 1)).toEqual([step(1)])
    expect(await storage.moves(info.id)).toEqual([
      { version: 0, kind: 'setup', seat: null, move: null },
      { version: 1, kind: 'move', seat: 1, move: '{"type":"pass"}' },
    ])
    expect(await storage.talk(info.id, 10)).toEqual([said])
  })

  it('lists tables that everybody may find, and those of a guest', async () => {
    const ben = { kind: 'person', guest: 'g2', name: 'Ben', commitment: 'c' } as const
    await storage.commit({ table: info.id, info: { ...info, seats: info.seats.with(1, ben) } })
    await storage.commit({ table: info.id, info })
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
    await storage.commit({ table: info.id, step: { ...step(1), owing: owed(0, 1) } })
    expect((await storage.listed('open', 10)).map(({ owing }) => owing)).toEqual([owed(0, 1)])
    expect((await storage.tablesOf('g1', 10)).map(({ owing }) => owing)).toEqual([owed(0, 1)])
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

  it('takes a version once, and one refused change leaves the others of its group alone', async () => {
    await storage.commit(moved(0))
    const outcomes = await Promise.allSettled([
      storage.commit({ ...moved(0), state: { version: 9, drawn: 0, state: {}, rules: 1 } }),
      storage.commit(moved(1)),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await storage.state(info.id)).toMatchObject({ version: 1 })
    expect(await storage.steps(info.id)).toEqual([step(0), step(1)])
  })

  it('belongs to one server at a time', async () => {
    await expect(openSqlite(folder, () => {})).rejects.toThrow(FolderInUseError)
    await storage.close()
    storage = await openSqlite(folder, () => {})
  })
})

describe('what a person has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'eminence-'))
  let storage: Storage
  beforeEach(async () => {
    storage = await openSqlite(folder, () => {})
  })
  afterEach(async () => {
    await storage.close()
    rmSync(folder, { recursive: true })
  })

  it('is counted: tables of one’s own that are not over or were closed lately, and seats where one sits', async () => {
    const put = (id: string, status: StoredTable['status'], host = 'g1') => {
      const table: StoredTable = { ...info, id: id.repeat(12), status, host: { id: host, name: 'Ada' } }
      return storage.commit({ table: table.id, info: table })
    }
    const before = '2000-01-01T00:00:00.000Z'
    const after = '2999-01-01T00:00:00.000Z'
    await put('a', 'open')
    await put('b', 'playing', 'g9')
    await put('c', 'over')
    await put('d', 'closed')
    expect(await storage.quotaOf('g1', before)).toEqual({ hosted: 2, seated: 2 })
    expect(await storage.quotaOf('g1', after)).toEqual({ hosted: 1, seated: 2 })
    await storage.commit({ table: 'a'.repeat(12), info: { ...info, id: 'a'.repeat(12), seats: [{ kind: 'free' }] } })
    expect(await storage.quotaOf('g1', after)).toEqual({ hosted: 1, seated: 1 })
    expect(await storage.sittings('a'.repeat(12))).toEqual([{ guest: 'g1', seat: 0 }])
  })
})

describe('tables that nobody needs', () => {
  it('are removed with all that belongs to them; others stay', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'eminence-'))
    const storage = await openSqlite(folder, () => {})
    const put = (id: string, status: StoredTable['status']) =>
      storage.commit({ table: id, info: { ...info, id, status }, step: step(0) })
    const [closed, open, playing] = ['a', 'b', 'c'].map((letter) => letter.repeat(12))
    await put(closed, 'closed')
    await put(open, 'open')
    await put(playing, 'playing')
    const [past, future] = ['2000-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']
    expect(await storage.removeStale({ closed: past, open: past }, 10)).toBe(0)
    expect(await storage.removeStale({ closed: future, open: past }, 10)).toBe(1)
    expect(await storage.table(closed)).toBeNull()
    expect(await storage.steps(closed)).toEqual([])
    expect(await storage.sittings(closed)).toEqual([])
    expect(await storage.removeStale({ closed: future, open: future }, 10)).toBe(1)
    expect(await storage.table(playing)).not.toBeNull()
    await storage.close()
    rmSync(folder, { recursive: true })
  })
})

describe('talk', () => {
  it('is kept up to a bound, the latest lines of it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'eminence-'))
    const storage = await openSqlite(folder, () => {})
    const say = (number: number) =>
      storage.commit({ table: info.id, said: { number, seat: 0, name: 'Ada', text: 'hello', at: info.created } })
    await Promise.all(Array.from({ length: limits.talkKept + 7 }, (_, at) => say(at + 1)))
    const kept = await storage.talk(info.id, 10_000)
    expect(kept).toHaveLength(limits.talkKept)
    expect(kept[0].number).toBe(8)
    await storage.close()
    rmSync(folder, { recursive: true })
  })
})

describe('the result of a table', () => {
  it('is kept seat by seat, once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'eminence-'))
    const storage = await openSqlite(folder, () => {})
    const over: StoredTable = {
      ...info,
      seats: [info.seats[0], { kind: 'computer', level: 'club' }],
      status: 'over',
      ended: '2026-01-02T00:00:00.000Z',
    }
    const result = { places: [2, 1], totals: [3, 8], points: [{ tricks: 3 }, { tricks: 8 }], why: 'target' }
    await storage.commit({ table: info.id, info: { ...over, ended: null } })
    expect(await storage.withoutResult(5)).toEqual([info.id])
    for (let time = 0; time < 2; time++)
      await storage.commit({ table: info.id, info: over, result: { rules: 1, result } })
    expect(await storage.withoutResult(5)).toEqual([])
    await storage.close()
    const database = new Database(join(folder, 'eminence.sqlite'), { readonly: true })
    expect(database.prepare('select * from results').all()).toEqual([
      {
        table_id: info.id,
        game: 'trounce',
        rules: 1,
        components_name: 'Ours',
        seats: 2,
        why: 'target',
        ended: over.ended,
      },
    ])
    expect(
      database.prepare('select seat, kind, guest_id, level, place, total, points from result_seats').all(),
    ).toEqual([
      { seat: 0, kind: 'person', guest_id: 'g1', level: null, place: 2, total: 3, points: '{"tricks":3}' },
      { seat: 1, kind: 'computer', guest_id: null, level: 'club', place: 1, total: 8, points: '{"tricks":8}' },
    ])
    database.close()
    rmSync(folder, { recursive: true })
  })
})

describe('every list', () => {
  it('is read in the order of an index, without looking at tables that are not in it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'eminence-'))
    const asked: string[] = []
    const storage = await openSqlite(
      folder,
      () => {},
      (sql) => asked.push(sql),
    )
    asked.length = 0
    await storage.listed('open', 50)
    await storage.tablesOf('g1', 50)
    await storage.quotaOf('g1', info.created)
    await storage.sittings(info.id)
    await storage.lastSteps(info.id, 32)
    await storage.removeStale({ closed: info.created, open: info.created }, 10)
    await storage.close()
    const database = new Database(join(folder, 'eminence.sqlite'))
    const plans = asked.flatMap((sql) =>
      database
        .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
        .all(Array.from(sql.matchAll(/\?/g), () => 'x'))
        .map(({ detail }) => detail),
    )
    expect(plans.length).toBeGreaterThan(8)
    for (const plan of plans) expect(plan).not.toMatch(/^SCAN|TEMP B-TREE/)
    database.close()
    rmSync(folder, { recursive: true })
  })
})

it('a file that is no database is refused, and leaves the folder free', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'eminence-'))
  writeFileSync(join(folder, 'eminence.sqlite'), 'no database '.repeat(500))
  for (let time = 0; time < 2; time++) await expect(openSqlite(folder, () => {})).rejects.toThrow('not a database')
  rmSync(folder, { recursive: true })
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
    expect(columns).toHaveLength(12)
    const later = logged.map(({ sql }) => sql).filter((sql) => sql.startsWith('alter table'))
    for (const sql of later) expect(sql).toMatch(/add column "\w+" (text|integer)|drop column "owing"/)
    for (const sql of columns) expect(sql).not.toMatch(/autoincrement|serial|blob|json|datetime|without rowid/i)
  })

  it('writes compile', () => {
    const said = { number: 1, seat: 0, name: 'Ada', text: 'hello', at: '' }
    const opened = { ...info, id: 'b'.repeat(12) }
    const result = { rules: 1, result: { places: [1, 2], totals: [0, 0], points: [{}, {}], why: '' } }
    const writes = new Writes(db).of({ ...moved(1), info, opened, said, result })
    expect(writes).toHaveLength(12)
    for (const { sql, parameters } of writes) {
      const marks = name === 'SQLite' ? sql.match(/\?/g) : sql.match(/\$\d+/g)
      expect(marks).toHaveLength(parameters.length)
    }
  })
})
