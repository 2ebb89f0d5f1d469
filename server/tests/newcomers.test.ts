import type { TableAnswer } from '@eminence/protocol'
import { describe, expect, it } from 'vitest'
import { Client, playOn } from './client.ts'
import { servers, tableOfTwo } from './given.ts'

const { start, newFolder } = servers()

const leave = (client: Client, table: string) => client.change(`/api/tables/${table}/leave`, {})
const look = async (client: Client, table: string): Promise<TableAnswer> =>
  JSON.parse(await (await client.fetch(`/api/tables/${table}`)).text())

describe('a newcomer in the middle of the play', () => {
  it('sits down when everybody seated has agreed, and sees nothing before', async () => {
    const { address } = await start()
    const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map((name) => Client.guest(address, name)))
    const [ada, ben, cleo] = people
    const table = await ada.open(3)
    for (const [seat, person] of people.entries()) {
      await person.sit(table, seat)
      await person.follow(table)
    }
    await ada.start(table)
    await Promise.all(people.map((each) => each.until(table, () => true)))
    await leave(cleo, table)
    const dora = await Client.guest(address, 'Dora')
    await dora.follow(table)
    expect(await dora.sit(table, 2)).toMatchObject({ seat: null, asks: 1 })
    expect((await look(ada, table)).info.asking).toEqual([{ number: 1, seat: 2, name: 'Dora', waitsFor: [0, 1] }])
    await expect(dora.admit(table, 1, true)).rejects.toThrow('notSeated')
    await expect(ada.admit(table, 7, true)).rejects.toThrow('notFound')
    await ada.admit(table, 1, true)
    expect(await look(dora, table)).toMatchObject({ seat: null, asks: 1, info: { asking: [{ waitsFor: [1] }] } })
    await ben.admit(table, 1, true)
    await dora.until(table, ({ seat }) => seat === 2)
    expect((await look(dora, table)).info).not.toHaveProperty('asking')
    await playOn(table, [ada, ben, dora], 3)
  })

  it('is turned away by one no, and may ask again; the request is still there after a restart', async () => {
    const DATA = newFolder()
    const first = await start({ DATA })
    const { ada, ben, table } = await tableOfTwo(first.address)
    await leave(ben, table)
    const cleo = await Client.guest(first.address, 'Cleo')
    await cleo.sit(table, 1)
    await ada.admit(table, 1, false)
    expect(await look(cleo, table)).toMatchObject({ seat: null, asks: null })
    await cleo.sit(table, 1)
    await first.stop()
    const second = await start({ DATA })
    const [adaAgain, cleoAgain] = [ada, cleo].map(({ cookie }) => new Client(second.address, cookie))
    expect(await look(cleoAgain, table)).toMatchObject({ asks: 1 })
    await leave(cleoAgain, table)
    expect(await look(cleoAgain, table)).toMatchObject({ asks: null })
    await cleoAgain.sit(table, 1)
    expect(await adaAgain.admit(table, 1, true)).toMatchObject({ info: { seats: [{ name: 'Ada' }, { name: 'Cleo' }] } })
  })

  it('does not get a computer’s seat that the host frees for a second look, but who left comes back at once', async () => {
    const { address } = await start()
    const { ada, ben, table } = await tableOfTwo(address)
    await leave(ben, table)
    await ada.seatComputer(table, 1, 'beginner')
    await ada.seatComputer(table, 1, null)
    const other = await Client.guest(address, 'Ada')
    await other.follow(table)
    await other.sit(table, 1)
    expect(other.raw).not.toMatch(/"own":[1-9]|"cards":/)
    expect(await ben.sit(table, 1)).toMatchObject({ seat: 1 })
    expect(await look(other, table)).toMatchObject({ seat: null, asks: null })
  })

  it('sits down at once where nobody is seated; the host stays who it was as long as the party is there', async () => {
    const { address } = await start()
    const { ada, ben, table } = await tableOfTwo(address)
    await leave(ben, table)
    await leave(ada, table)
    const cleo = await Client.guest(address, 'Cleo')
    expect(await cleo.sit(table, 1)).toMatchObject({ seat: 1, isHost: false, info: { host: 'Ada' } })
    await leave(cleo, table)
    for (const each of [ada, ben]) await each.hangUp()
    const dora = await Client.guest(address, 'Dora')
    for (;;) {
      const { info } = await look(dora, table)
      if (info.seats.every((seat) => seat.kind !== 'person' || !seat.here)) break
    }
    expect(await dora.sit(table, 0)).toMatchObject({ seat: 0 })
  })
})

describe('before the play', () => {
  it('the host may free the seat of a person; nobody else may', async () => {
    const { address } = await start()
    const [ada, ben] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Ben')]
    const table = await ada.open(2)
    await ada.sit(table, 0)
    await ben.sit(table, 1)
    await expect(ben.seatComputer(table, 0, null)).rejects.toThrow('notHost')
    await expect(ada.seatComputer(table, 1, 'club')).rejects.toThrow('seatTaken')
    expect(await ada.seatComputer(table, 1, null)).toMatchObject({
      info: { seats: [{ name: 'Ada' }, { kind: 'free' }] },
    })
    expect(await ben.sit(table, 1)).toMatchObject({ seat: 1 })
    await ada.start(table)
    await expect(ada.seatComputer(table, 1, null)).rejects.toThrow('seatTaken')
  })

  it('two of the same name are told apart', async () => {
    const { address } = await start()
    const [ada, other] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'ADA')]
    const table = await ada.open(2)
    await ada.sit(table, 0)
    expect((await other.sit(table, 1)).info.seats).toMatchObject([{ name: 'Ada' }, { name: 'ADA (2)' }])
  })
})
