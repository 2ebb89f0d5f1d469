import { createHash } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { Bot } from '../bot/bot.ts'

const commitment = 'c'.repeat(64)
const ben = { kind: 'person', commitment: 'b'.repeat(64) }
const cyd = { kind: 'person', commitment: 'd'.repeat(64) }

afterEach(() => vi.unstubAllGlobals())

/** A bot at a server that says these messages, 'own' being the bot's own seat, and then ends the table; gives what the bot has sent. */
async function botThatHears(said: readonly object[]) {
  const sat: { commitment?: string } = {}
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) => {
    if (url.endsWith('/sit')) Object.assign(sat, JSON.parse(body))
    const headers = { 'set-cookie': 'guest=ann' }
    return new Response(JSON.stringify({ info: { commitment, seats: [{ kind: 'free' }] } }), { headers })
  })
  class FakeSocket {
    static readonly OPEN = 1
    readonly readyState = 1
    onopen: () => void = () => undefined
    onclose: () => void = () => undefined
    onmessage: (event: { data: string }) => void = () => undefined

    constructor() {
      const own = { kind: 'person', commitment: sat.commitment }
      const seat = { type: 'table', info: {}, seat: 0, play: null }
      const over = { type: 'seats', info: { stopped: 'tooLong' } }
      queueMicrotask(() => {
        this.onopen()
        for (const message of [seat, ...said, over])
          this.onmessage({ data: JSON.stringify(message, (_, value) => (value === 'own' ? own : value)) })
      })
    }

    send(text: string) {
      sent.push(JSON.parse(text))
    }

    close() {
      this.onclose()
    }
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  const bot = await Bot.sit('http://127.0.0.1:3000/tables/table0000001', 'Ann')
  expect(await bot.play()).toBeNull()
  return { committed: sat.commitment, revealed: sent.filter(({ type }) => type === 'reveal'), sent }
}

it('a bot reveals the nonce that it has committed to, and only for one start', async () => {
  const start = { type: 'reveal', commitment, seats: ['own', ben] }
  const { committed, revealed } = await botThatHears([start, start, { ...start, seats: ['own', cyd] }])
  const [{ nonce }, again, ...others] = revealed
  expect(again).toEqual({ type: 'reveal', table: 'table0000001', nonce })
  expect(others).toEqual([])
  const hash = createHash('sha256').update(Buffer.from(String(nonce), 'hex'))
  expect(committed).toBe(hash.digest('hex'))
})

it('a bot keeps its nonce to itself where something was exchanged', async () => {
  const other = { type: 'reveal', commitment: 'e'.repeat(64), seats: ['own', ben] }
  const { revealed } = await botThatHears([other, { ...other, commitment, seats: [ben, 'own'] }])
  expect(revealed).toEqual([])
})

it('a bot whose move came too late looks at the table again', async () => {
  const { sent } = await botThatHears([{ type: 'refused', id: '1', code: 'stale', version: 3 }])
  expect(sent.map(({ type }) => type)).toEqual(['follow', 'follow'])
})
