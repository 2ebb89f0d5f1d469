import { Writable } from 'node:stream'
import { FastRandom, type Move, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { buildServer } from '../app.ts'
import { configFrom } from '../index.ts'
import { Metrics } from '../metrics.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Storage, StoredGuest } from '../storage/storage.ts'
import type { Follower } from '../tables/audience.ts'
import { leave, sit } from '../tables/seating.ts'
import { Tables } from '../tables/tables.ts'
import { Client, playOn } from './client.ts'
import { servers, tableOfTwo } from './given.ts'

const { start, newFolder } = servers()
const ada = { id: 'a', name: 'Ada' }
const ben = { id: 'b', name: 'Ben' }

/** A storage that fails when it is told to. */
async function fragile() {
  const storage = await openSqlite(newFolder(), () => {})
  const trouble = { writing: false, reading: false }
  const failing = <T>(isFailing: boolean, work: () => Promise<T>): Promise<T> =>
    isFailing ? Promise.reject(new Error('the disk is full')) : work()
  const shaky: Storage = {
    guestBySecret: (hash) => storage.guestBySecret(hash),
    addGuest: (guest, hash) => storage.addGuest(guest, hash),
    renameGuest: (guest) => storage.renameGuest(guest),
    table: (id) => failing(trouble.reading, () => storage.table(id)),
    listed: (status, most) => storage.listed(status, most),
    tablesOf: (guest, most) => storage.tablesOf(guest, most),
    quotaOf: (guest, closedSince) => storage.quotaOf(guest, closedSince),
    sittings: (id) => storage.sittings(id),
    state: (id) => storage.state(id),
    steps: (id) => storage.steps(id),
    moves: (id) => storage.moves(id),
    lastSteps: (id, most) => storage.lastSteps(id, most),
    talk: (id, most) => storage.talk(id, most),
    record: (id) => storage.record(id),
    keepRecord: (id, record) => storage.keepRecord(id, record),
    withoutResult: (most) => storage.withoutResult(most),
    removeStale: (before, most) => storage.removeStale(before, most),
    health: () => storage.health(),
    commit: (change) => failing(trouble.writing, () => storage.commit(change)),
    close: () => storage.close(),
  }
  return { storage: shaky, trouble }
}

const listener = (guest: StoredGuest | null, send: (text: string) => void): Follower => ({
  guest,
  address: '127.0.0.1',
  isCongested: false,
  send,
  charge: () => {},
})

/** A table of Trounce where Ada and Ben have just begun, who has to move there, and what this one says. */
async function beginTable(storage: Storage) {
  const silent = { error: () => {}, warn: () => {} }
  const thinkers = { choose: () => Promise.reject<Move>(new Error('nobody thinks here')) }
  const readers = { record: async () => null, past: async () => null }
  const services = { storage, thinkers, readers, metrics: new Metrics(), log: silent, computerPause: 0, revealTime: 0 }
  const tables = new Tables(services)
  const opened = await tables.open(ada, { game: 'trounce', seats: 2, options: {}, watch: 'all' })
  if (!opened.done) throw new Error('not opened')
  const host = await tables.host(opened.value.info.id)
  if (host === null) throw new Error('no host')
  for (const [seat, guest] of [ada, ben].entries())
    await host.reseat((info, company) => sit(info, company, guest, { seat, commitment: `${seat}`.repeat(64) }))
  await host.start(ada)
  const guest = host.describe(null).owing[0] === 0 ? ada : ben
  const request = { type: 'play', id: '1', table: host.id, version: 0, move: { type: 'pass' } } as const
  return { tables, host, guest, request }
}

describe('a move that cannot be written', () => {
  it('is not acknowledged, nobody hears of it, and the table goes on from what is on disk', async () => {
    const { storage, trouble } = await fragile()
    const { tables, host, guest, request } = await beginTable(storage)
    const mover = listener(guest, () => {})
    const heard: string[] = []
    await host.follow(
      listener(null, (text) => heard.push(text)),
      undefined,
    )

    trouble.writing = true
    expect(await host.play(mover, request)).toEqual({ done: false, refusal: { code: 'failed' } })
    expect(heard.map((text) => JSON.parse(text)).map(({ type, play }) => [type, play?.version])).toEqual([
      ['table', 0],
      ['table', 0],
    ])
    await expect(host.reseat((info, company) => leave(info, company, ada))).rejects.toThrow('the disk is full')
    expect(host.describe(ada).seat).toBe(0)

    trouble.reading = true
    await expect(host.play(mover, request)).rejects.toThrow('the disk is full')
    trouble.writing = false
    await expect(host.play(mover, request)).rejects.toThrow('the disk is full')
    trouble.reading = false
    expect(await host.play(mover, request)).toEqual({ done: true, value: { version: 1, isTold: false } })
    expect(JSON.parse(heard.at(-1) ?? '')).toMatchObject({ type: 'step', version: 1 })
    expect(await storage.steps(host.id)).toHaveLength(2)
    await tables.close()
    await storage.close()
  })
})

describe('a move that is written, but cannot be told', () => {
  it('is acknowledged all the same', async () => {
    const { storage } = await fragile()
    const { tables, host, guest, request } = await beginTable(storage)
    const mover = listener(guest, (text) => {
      if (text.includes('"step"')) throw new Error('no words')
    })
    await host.follow(mover, undefined)
    expect(await host.play(mover, request)).toEqual({ done: true, value: { version: 1, isTold: false } })
    await tables.close()
    await storage.close()
  })
})

describe('the log', () => {
  it('has no secrets in it', async () => {
    let log = ''
    const collected = new Writable({
      write(chunk, _encoding, next) {
        log += chunk
        next()
      },
    })
    const app = await buildServer(configFrom({ PORT: '0', LOG: 'debug', DATA: newFolder() }), collected)
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const { ada, ben, table } = await tableOfTwo(address)
    await playOn(table, [ada, ben], 5)
    await ada.play(table, { type: 'fly' })
    await app.close()
    expect(log).toContain('/api/tables')
    for (const { cookie } of [ada, ben]) expect(log).not.toContain(cookie.split('=')[1])
    expect(log).not.toMatch(/"move"|"state"|"view"|"nonce"|"secret"|set-cookie|cookie":/i)
  })
})

describe('a flood of nonsense', () => {
  it('changes no table, and nobody learns anything from it', async () => {
    const { address } = await start()
    const { ada, ben, watcher, table } = await tableOfTwo(address)
    await playOn(table, [ada, ben], 3)
    const stranger = await Client.guest(address, 'Eve')
    const random = new FastRandom(7)
    const words = ['play', 'undo', 'follow', 'say', 'unfollow', 'pass', '', '__proto__', 'step']
    const value = (depth: number): unknown => {
      const kind = random.below(depth > 0 ? 7 : 5)
      if (kind === 0) return pick(words, random)
      if (kind === 1) return random.below(5) - 1
      if (kind === 2) return null
      if (kind === 3) return table
      if (kind === 4) return 1e308
      if (kind === 5) return [value(depth - 1), value(depth - 1)]
      return Object.fromEntries(
        ['type', 'id', 'table', 'version', 'move', 'since'].map((key) => [key, value(depth - 1)]),
      )
    }
    const hostile = () => ({
      type: pick(words, random),
      id: value(0),
      table: pick([table, 'zzzzzzzzzzzz', value(1)], random),
      version: pick([3, 3, 2, value(0)], random),
      ...(random.below(2) === 0 && { move: pick([{ type: 'fly' }, { type: 'play', card: 99 }, value(2)], random) }),
      ...(random.below(3) === 0 && { since: value(1) }),
    })
    const seen = [ada, ben].map((each) => each.at(table).view)
    for (let time = 0; time < 400; time++)
      for (const client of [watcher, stranger])
        client.send(random.below(4) === 0 ? JSON.stringify(value(3)) : JSON.stringify(hostile()))
    for (const client of [watcher, stranger]) {
      const last = await client.play(table, { type: 'pass' }, 3, 'the last')
      expect(last).toMatchObject({ code: 'notSeated' })
      expect(client.raw).not.toMatch(/"own":[1-9]|"cards":/)
    }
    for (const [at, client] of [ada, ben].entries()) {
      await client.follow(table)
      expect(client.at(table)).toMatchObject({ version: 3, view: seen[at] })
    }
    await playOn(table, [ada, ben], 3)
  })
})
