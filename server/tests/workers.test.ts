import { afterEach, describe, expect, it } from 'vitest'
import { BusyError, type Payer, type PoolLimits, WorkerPool } from '../workers/pool.ts'
import type { Errand } from './workers/clerk.ts'

const file = new URL('./workers/clerk.ts', import.meta.url)
const payerOf = (person: string): Payer => ({ table: `table of ${person}`, person, address: person, isPresent: true })
const ada = payerOf('Ada')
const ben = payerOf('Ben')
const forAnHour = { type: 'spin', milliseconds: 3_600_000 } as const

const pools: WorkerPool<Errand, unknown>[] = []
const pool = (limits: Partial<PoolLimits> = {}, longest?: number) => {
  const usual = { threads: 1, waiting: 100, waitingPerPerson: 100, waitingPerAddress: 100 }
  const opened = new WorkerPool<Errand, unknown>(file, { ...usual, ...limits }, longest)
  pools.push(opened)
  return opened
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((each) => each.stop()))
})

/** A job that goes on until its thread is ended, and a promise that it has begun. */
function endless() {
  const begun = new SharedArrayBuffer(4)
  const { async, value } = Atomics.waitAsync(new Int32Array(begun), 0, 0)
  return { errand: { ...forAnHour, begun }, hasBegun: async ? value : Promise.resolve(value) }
}

describe('a pool of worker threads', () => {
  it('answers each job, and says what it has cost', async () => {
    const workers = pool({ threads: 2 })
    const jobs = Array.from({ length: 20 }, (_, value) => workers.run({ type: 'double', value }, ada))
    const done = await Promise.all(jobs)
    expect(done.map(({ reply }) => reply)).toEqual(Array.from({ length: 20 }, (_, value) => value * 2))
    const { milliseconds } = await workers.run({ type: 'spin', milliseconds: 50 }, ada)
    expect(milliseconds).toBeGreaterThan(0)
    expect(workers.waiting).toBe(0)
  })

  it('lets one job of somebody else go before all that one person asks for', async () => {
    const workers = pool()
    const order: string[] = []
    const ask = (payer: Payer) =>
      workers.run({ type: 'spin', milliseconds: 1 }, payer).then(() => order.push(payer.person))
    const all = [ada, ada, ada, ada, ben].map(ask)
    expect(workers.waiting).toBe(4)
    await Promise.all(all)
    expect(order).toEqual(['Ada', 'Ben', 'Ada', 'Ada', 'Ada'])
  })

  it('hands over what may be handed over instead of copying it', async () => {
    const bytes = new ArrayBuffer(1000)
    expect((await pool().run({ type: 'measure', bytes }, ada, [bytes])).reply).toBe(1000)
    expect(bytes.byteLength).toBe(0)
  })

  it('refuses when too many wait, and begins nothing', async () => {
    const workers = pool({ waiting: 3, waitingPerPerson: 2 })
    const { errand, hasBegun } = endless()
    const rejected = [expect(workers.run(errand, ada)).rejects.toThrow('the server is stopping')]
    await hasBegun
    const wait = (payer: Payer) => {
      rejected.push(expect(workers.run({ type: 'double', value: 1 }, payer)).rejects.toThrow('the server is stopping'))
    }
    const isRefused = (payer: Payer) =>
      expect(workers.run({ type: 'double', value: 1 }, payer)).rejects.toBeInstanceOf(BusyError)
    wait(ada)
    wait(ada)
    await isRefused(ada)
    wait(ben)
    await isRefused(ben)
    expect(workers.waiting).toBe(3)
    await workers.stop()
    await Promise.all(rejected)
  })

  it('does a job at once where nobody may wait, if a thread is free', async () => {
    const workers = pool({ waiting: 0 })
    expect((await workers.run({ type: 'double', value: 4 }, ada)).reply).toBe(8)
    expect((await workers.run({ type: 'double', value: 5 }, ada)).reply).toBe(10)
  })
})

describe('a job that fails', () => {
  it('is rejected with what went wrong; the thread goes on', async () => {
    const workers = pool()
    await expect(workers.run({ type: 'throw', message: 'no such card' }, ada)).rejects.toThrow('no such card')
    expect((await workers.run({ type: 'double', value: 2 }, ada)).reply).toBe(4)
  })

  it.each([
    { errand: { type: 'exit' }, why: 'a worker thread ended' },
    { errand: { type: 'unreadable' }, why: 'a worker thread broke' },
    { errand: { type: 'hoard' }, why: 'out of memory' },
  ] as const)('is rejected when its thread dies by $errand.type; another takes the place', async ({ errand, why }) => {
    const workers = pool()
    const dead = expect(workers.run(errand, ada)).rejects.toThrow(why)
    const next = workers.run({ type: 'double', value: 3 }, ada)
    await dead
    expect((await next).reply).toBe(6)
  })

  it('is rejected where it cannot be handed to a thread; the thread goes on', async () => {
    const workers = pool()
    const bytes = new ArrayBuffer(8)
    structuredClone(bytes, { transfer: [bytes] })
    await expect(workers.run({ type: 'measure', bytes }, ada, [bytes])).rejects.toThrow('Cannot transfer')
    expect((await workers.run({ type: 'double', value: 3 }, ada)).reply).toBe(6)
  })

  it('that takes too long is ended with its thread; another takes the place', async () => {
    const workers = pool({}, 3000)
    const tooLong = expect(workers.run(forAnHour, ada)).rejects.toThrow('a job took longer than 3000 ms')
    const next = workers.run({ type: 'double', value: 7 }, ada)
    await tooLong
    expect((await next).reply).toBe(14)
  })

  it('is rejected where its file cannot be loaded', async () => {
    const workers = new WorkerPool<number, number>(new URL('./workers/nowhere.ts', import.meta.url), {
      threads: 1,
      waiting: 1,
      waitingPerPerson: 1,
      waitingPerAddress: 1,
    })
    await expect(workers.run(1, ada)).rejects.toThrow('a worker thread broke')
    await workers.stop()
  })
})

describe('a stop', () => {
  it('rejects what is under way and what waits, and ends though a thread never would', async () => {
    const workers = pool()
    const { errand, hasBegun } = endless()
    const rejected = [errand, { type: 'double', value: 1 } as const].map((each) =>
      expect(workers.run(each, ada)).rejects.toThrow('the server is stopping'),
    )
    await hasBegun
    await workers.stop()
    await Promise.all(rejected)
    expect(workers.waiting).toBe(0)
  })

  it('takes no more jobs', async () => {
    const workers = pool()
    await workers.stop()
    await expect(workers.run({ type: 'double', value: 1 }, ada)).rejects.toThrow('the server is stopping')
  })
})
