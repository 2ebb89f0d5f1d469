import type { PastAnswer, ServerMessage, TableAnswer } from '@eminence/protocol'
import { describe, expect, it } from 'vitest'
import { Client, playOn } from './client.ts'
import { servers, tableOfTwo } from './given.ts'

const { start, newFolder } = servers()

const leave = (client: Client, table: string) => client.change(`/api/tables/${table}/leave`, {})
const again = (client: Client, table: string) => client.change(`/api/tables/${table}/rematch`, {})
const look = async (client: Client, table: string): Promise<TableAnswer> =>
  JSON.parse(await (await client.fetch(`/api/tables/${table}`)).text())

/** The next word of the server about who sits where, if it is as wanted. */
const heard = (client: Client, isSo: (message: ServerMessage & { type: 'seats' | 'table' }) => boolean) =>
  client.next((each) => (each.type === 'seats' || each.type === 'table') && isSo(each))

describe('a host who leaves', () => {
  it('hands the table to the next person round it, who is told and may do all that a host may', async () => {
    const { address } = await start()
    const { ada, ben, watcher, table } = await tableOfTwo(address)
    const told = heard(ben, (each) => each.type === 'table' && each.isHost)
    const seen = heard(watcher, ({ info }) => info.seats[0].kind === 'free')
    expect(await leave(ada, table)).toMatchObject({ seat: null, isHost: false, info: { host: 'Ben' } })
    expect(await told).toMatchObject({ seat: 1, info: { seats: [{ kind: 'free' }, { name: 'Ben' }] } })
    expect(await seen).toMatchObject({ info: { host: 'Ben' } })

    await expect(ada.seatComputer(table, 0, 'beginner')).rejects.toThrow('notHost')
    await ben.seatComputer(table, 0, 'beginner')
    await expect(ada.sit(table, 0)).rejects.toThrow('seatTaken')
    await ben.seatComputer(table, 0, null)
    expect(await ada.sit(table, 0)).toMatchObject({ seat: 0, isHost: false })
  })

  it('goes past computer players and free seats, also before the play begins', async () => {
    const { address } = await start()
    const [ada, ben] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Ben')]
    const table = await ada.open(4)
    await ada.sit(table, 2)
    await ada.seatComputer(table, 3, 'club')
    await ben.sit(table, 1)
    expect(await leave(ada, table)).toMatchObject({ isHost: false, info: { host: 'Ben', status: 'open' } })
    expect(await look(ben, table)).toMatchObject({ isHost: true })
  })

  it('stays the host of a table without other people, until somebody else sits down', async () => {
    const folder = newFolder()
    const first = await start({ DATA: folder })
    const ada = await Client.guest(first.address, 'Ada')
    const table = await ada.open(2)
    await ada.sit(table, 0)
    await ada.seatComputer(table, 1, 'beginner')
    await ada.start(table)
    expect(await leave(ada, table)).toMatchObject({ isHost: true, info: { status: 'playing' } })
    const ben = await Client.guest(first.address, 'Ben')
    expect(await ben.sit(table, 0)).toMatchObject({ seat: 0, isHost: true, info: { host: 'Ben' } })
    await first.stop()
    const second = await start({ DATA: folder })
    expect(await look(new Client(second.address, ben.cookie), table)).toMatchObject({ isHost: true })
  })
})

describe('a seat that was left', () => {
  it('is shown free to everybody, and is looked back at with the eyes of the audience', async () => {
    const { address } = await start()
    const { ada, ben, watcher, table } = await tableOfTwo(address)
    await playOn(table, [ada, ben], 4)
    await leave(ben, table)
    for (const each of [ada, ben, watcher])
      expect(await look(each, table)).toMatchObject({ info: { seats: [{ name: 'Ada' }, { kind: 'free' }] } })
    const past = await (await ben.fetch(`/api/tables/${table}/past`)).text()
    expect(past).toBe(await (await watcher.fetch(`/api/tables/${table}/past`)).text())
  })

  it('is not given up once the game is over', async () => {
    const { address } = await start()
    const { ada, ben, table } = await tableOfTwo(address)
    await playOn(table, [ada, ben])
    await expect(leave(ben, table)).rejects.toThrow('notOpen')
  })
})

describe('looking back', () => {
  it('says who owed what', async () => {
    const { address } = await start()
    const { ada, ben, table } = await tableOfTwo(address)
    await playOn(table, [ada, ben], 6)
    const past: PastAnswer = JSON.parse(await (await ada.fetch(`/api/tables/${table}/past`)).text())
    expect(past.decisions).toEqual([{ type: 'orderRound1', seat: expect.any(Number) }])
    expect(past.steps.at(-1)?.decisions).toEqual(ada.at(table).decisions)
    for (const [at, { seat }] of past.steps.entries()) {
      const before = at === 0 ? past.decisions : past.steps[at - 1].decisions
      expect(before.map((each) => each.seat)).toContain(seat)
    }
  })
})

describe('a rematch', () => {
  it('is one table, whoever asks, and everybody at the old one hears of it', async () => {
    const folder = newFolder()
    const first = await start({ DATA: folder })
    const { ada, ben, watcher, table } = await tableOfTwo(first.address)
    await expect(again(ada, table)).rejects.toThrow('notOver')
    await playOn(table, [ada, ben])
    await expect(again(watcher, table)).rejects.toThrow('noGuest')
    await expect(again(await Client.guest(first.address, 'Cleo'), table)).rejects.toThrow('notSeated')

    const told = heard(watcher, ({ info }) => info.rematch !== undefined)
    const [one, other] = await Promise.all([again(ben, table), again(ada, table)])
    expect(other.info.id).toBe(one.info.id)
    expect(one.info).toMatchObject({
      game: 'trounce',
      watch: 'all',
      status: 'open',
      seats: [{ kind: 'free' }, { kind: 'free' }],
      options: { bestOfThree: false },
      host: 'Ben',
    })
    expect(one.info.id).not.toBe(table)
    expect(one.info.commitment).not.toBe((await look(ada, table)).info.commitment)
    expect(await told).toMatchObject({ info: { rematch: { table: one.info.id, by: 'Ben' } } })

    await first.stop()
    const second = await start({ DATA: folder })
    const later = new Client(second.address, ada.cookie)
    expect((await again(later, table)).info.id).toBe(one.info.id)
    expect(await later.sit(one.info.id, 0)).toMatchObject({ seat: 0, isHost: false })
  })

  it('has the computer players back in their seats, and is played', async () => {
    const { address } = await start()
    const ada = await Client.guest(address, 'Ada')
    const table = await ada.open(3, { bestOfThree: false })
    await ada.sit(table, 1)
    await ada.seatComputer(table, 0, 'beginner')
    await ada.seatComputer(table, 2, 'beginner')
    await ada.follow(table)
    await ada.start(table)
    await ada.until(table, () => true)
    for (;;) {
      const { moves, result } = await ada.until(table, (each) => each.moves.length > 0 || each.result !== null)
      if (result !== null) break
      await ada.play(table, moves[0])
    }
    const { info } = await again(ada, table)
    const computer = { kind: 'computer', level: 'beginner' }
    expect(info.seats).toEqual([computer, { kind: 'free' }, computer])
    await ada.sit(info.id, 1)
    expect(await ada.start(info.id)).toMatchObject({ info: { status: 'playing' } })
  })

  it('is opened anew if the first one was closed before it began', async () => {
    const { address } = await start()
    const { ada, ben, table } = await tableOfTwo(address)
    await playOn(table, [ada, ben])
    const { info } = await again(ada, table)
    await ada.sit(info.id, 0)
    expect(await leave(ada, info.id)).toMatchObject({ info: { status: 'closed' } })
    const next = await again(ben, table)
    expect(next.info.id).not.toBe(info.id)
    expect((await look(ada, table)).info.rematch).toEqual({ table: next.info.id, by: 'Ben' })
  })
})
