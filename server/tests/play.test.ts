import { games } from '@eminence/games'
import { importRecord, replay, seenBy, verify } from '@eminence/kernel'
import { applyPatch, chanceOf, type PastAnswer } from '@eminence/protocol'
import { describe, expect, it } from 'vitest'
import { Client, playOn } from './client.ts'
import { servers, tableOfTwo } from './given.ts'

const { start } = servers()
const { game } = games[0]

describe('a table of two people', () => {
  it('shows every seat and the audience their own view, step by step, to the end, and proves that it was fair', async () => {
    const { address } = await start()
    const { ada, ben, watcher, table } = await tableOfTwo(address)
    expect(ada.at(table).seat).toBe(0)
    expect(watcher.at(table).seat).toBeNull()
    await playOn(table, [ada, ben])
    await watcher.until(table, ({ result }) => result !== null)

    const response = await watcher.fetch(`/api/tables/${table}/record`)
    const text = await response.text()
    const record = importRecord(text)
    expect(verify(game, record)).toMatchObject({ good: true })
    expect(chanceOf(JSON.parse(text), record.setup)).toMatchObject({ code: 'fair', holdsFor: [0, 1], leftOut: [] })

    const replayed = replay(game, record)
    const whole = replay(game, record, 0)
    const told = [...whole.opening]
    for (const { seat, move } of record.moves) {
      const outcome = whole.play(seat, move)
      if (outcome.done) told.push(...outcome.events)
    }
    for (const client of [ada, ben, watcher]) {
      const { seat, view, result, log, version } = client.at(table)
      expect(view).toEqual(JSON.parse(JSON.stringify(game.view(replayed.state, seat))))
      expect(result).toEqual(game.result(replayed.state))
      expect(version).toBe(record.moves.length)
      const seen = told.map((each) => seenBy(each, seat))
      expect(log.flatMap(({ events }) => events)).toEqual(JSON.parse(JSON.stringify(seen)))
      expect(client.messages.filter((each) => each.type === 'table' && each.play !== null)).toHaveLength(1)
    }
    const last = watcher.messages.findLast(({ type }) => type === 'seats')
    expect(last).toMatchObject({ info: { status: 'over', fairness: { secret: expect.any(String) } } })
  })

  it('tells nobody what another seat alone is told', async () => {
    const { address } = await start()
    const { ada, ben, watcher, table } = await tableOfTwo(address)
    await playOn(table, [ada, ben], 12)
    const dealt = (client: Client) => {
      const found = [...client.raw.matchAll(/"type":"handDealt"[^}]*"cards":(\[[^\]]*\])/g)].map(([, cards]) => cards)
      return new Set(found)
    }
    const own = [dealt(ada), dealt(ben)]
    expect(own.every((hands) => hands.size > 0)).toBe(true)
    expect(dealt(watcher).size).toBe(0)
    for (const cards of own[0]) expect(ben.raw).not.toContain(cards)
    for (const cards of own[1]) expect(ada.raw).not.toContain(cards)
    expect(watcher.raw).not.toMatch(/"own":[1-9]/)
    for (const client of [ada, ben, watcher])
      expect(client.raw).not.toMatch(/"hands":|"faceDown":|"secret":|"seed":|"nonce/)
    expect(watcher.messages.some((each) => each.type === 'step' && each.moves !== undefined)).toBe(false)
  })

  it('lets everybody look back at what they saw, and at no more', async () => {
    const { address } = await start()
    const { ada, ben, watcher, table } = await tableOfTwo(address)
    await playOn(table, [ada, ben], 12)
    const mover = [ada, ben].find((each) => each.at(table).undoable > 0)
    await mover?.undo(table)
    const steps = mover === undefined ? 12 : 13
    for (const client of [ada, ben, watcher]) await client.until(table, ({ version }) => version === steps)
    for (const client of [ada, ben, watcher]) {
      const text = await (await client.fetch(`/api/tables/${table}/past`)).text()
      const past: PastAnswer = JSON.parse(text)
      const { seat, view, log } = client.at(table)
      expect(past.seat).toBe(seat)
      expect(past.steps.reduce((seen, { patch }) => applyPatch(seen, patch), past.view)).toEqual(view)
      expect([past.events, ...past.steps.map(({ events }) => events)]).toEqual(log.map(({ events }) => events))
    }
    const audience = await (await watcher.fetch(`/api/tables/${table}/past`)).text()
    expect(audience).not.toMatch(/"own":[1-9]|"cards":/)
    const open = await ada.open(2)
    expect((await ada.fetch(`/api/tables/${open}/past`)).status).toBe(409)
  })

  it('is listed while it is open, then to be watched, and always among one’s own', async () => {
    const { address } = await start()
    const ada = await Client.guest(address, 'Ada')
    const table = await ada.open(2)
    const stranger = new Client(address)
    const list = async (client: Client) => (await client.fetch('/api/tables')).json()
    expect(await list(stranger)).toMatchObject({ open: [{ info: { id: table } }], playing: [], mine: [] })
    await ada.sit(table, 1)
    await ada.seatComputer(table, 0, 'beginner')
    await ada.start(table)
    expect(await list(stranger)).toMatchObject({ open: [], playing: [{ info: { id: table } }], mine: [] })
    expect(await list(ada)).toMatchObject({ mine: [{ info: { id: table, status: 'playing' }, seat: 1, isHost: true }] })
  })
})

describe('computer players', () => {
  it('play a whole game with a person', async () => {
    const { address } = await start({ THINKERS: '2' })
    const ada = await Client.guest(address, 'Ada')
    const table = await ada.open(4)
    await ada.sit(table, 2)
    for (const seat of [0, 1, 3]) await ada.seatComputer(table, seat, seat === 1 ? 'club' : 'beginner')
    await ada.follow(table)
    await ada.start(table)
    await ada.until(table, () => true)
    for (;;) {
      const { moves, result } = await ada.until(table, (picture) => picture.moves.length > 0 || picture.result !== null)
      if (result !== null) break
      expect(await ada.play(table, moves[moves.length - 1])).toMatchObject({ type: 'done' })
    }
    const record = importRecord(await (await ada.fetch(`/api/tables/${table}/record`)).text())
    expect(verify(game, record)).toMatchObject({ good: true, moves: ada.at(table).version })
  })
})
