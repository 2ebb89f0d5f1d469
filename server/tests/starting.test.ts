import type { GameRecord } from '@eminence/kernel'
import { chanceOf, commitmentOf, type Fairness, startCodeOf, type TableAnswer } from '@eminence/protocol'
import { describe, expect, it } from 'vitest'
import { Client, playOn } from './client.ts'
import { servers, tableOfTwo } from './given.ts'

const { start } = servers()

const look = async (client: Client, table: string): Promise<TableAnswer> =>
  JSON.parse(await (await client.fetch(`/api/tables/${table}`)).text())
const recordOf = async (client: Client, table: string): Promise<GameRecord & { fairness: Fairness }> =>
  JSON.parse(await (await client.fetch(`/api/tables/${table}/record`)).text())

describe('a table that starts', () => {
  it('shows everybody all commitments before it asks for a nonce, and keeps what it showed', async () => {
    const { address } = await start()
    const { ada, ben, watcher, table } = await tableOfTwo(address)
    const asked = [ada, ben].map((client) => client.messages.find(({ type }) => type === 'reveal'))
    expect(asked[0]).toEqual(asked[1])
    expect(watcher.messages.some(({ type }) => type === 'reveal')).toBe(false)
    if (asked[0]?.type !== 'reveal') throw new Error('nobody was asked')
    const { commitment, seats } = asked[0]
    const { info } = await look(watcher, table)
    expect(info).toMatchObject({ commitment, start: { code: startCodeOf(commitment, seats), leftOut: [] } })
    expect(info).not.toHaveProperty('fairness')

    await playOn(table, [ada, ben])
    const record = await recordOf(ada, table)
    const { fairness } = record
    expect((await look(watcher, table)).info.fairness).toEqual(fairness)
    expect(fairness).toMatchObject({ scheme: 2, commitment, seats })
    expect(commitmentOf(fairness.secret)).toBe(commitment)
    expect(chanceOf(record, record.setup)).toMatchObject({ code: 'fair', holdsFor: [0, 1], leftOut: [] })
  })

  it('waits for nobody who is away, and says who had no part in the chance', async () => {
    const { address } = await start()
    const [ada, ben] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Ben')]
    const table = await ada.open(3)
    await ada.sit(table, 0)
    await ben.sit(table, 1)
    await ada.seatComputer(table, 2, 'beginner')
    await ada.follow(table)
    expect((await ada.start(table)).info.start).toMatchObject({ leftOut: [1] })
  })

  it('leaves out who is there and says nothing, or says something else', async () => {
    const { address } = await start()
    const [ada, ben] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Ben')]
    ben.reveals = false
    const table = await ada.open(2)
    await ada.sit(table, 0)
    await ben.sit(table, 1)
    for (const each of [ada, ben]) await each.follow(table)
    const asked = ben.next(({ type }) => type === 'reveal')
    const begun = ada.start(table)
    await asked
    const refused = ben.nextRefusal()
    ben.send({ type: 'reveal', table, nonce: '0'.repeat(64) })
    expect(await refused).toMatchObject({ code: 'malformed' })
    await expect(ben.change(`/api/tables/${table}/leave`, {})).rejects.toThrow('starting')
    await expect(ada.start(table)).rejects.toThrow('starting')
    expect((await begun).info).toMatchObject({ status: 'playing', start: { leftOut: [1] } })
  })

  it('needs a person', async () => {
    const { address } = await start()
    const ada = await Client.guest(address, 'Ada')
    const table = await ada.open(2)
    for (const seat of [0, 1]) await ada.seatComputer(table, seat, 'expert')
    await expect(ada.start(table)).rejects.toThrow('noPerson')
  })
})
