import { type GameEntry, games } from '@eminence/games'
import { importRecord, verify } from '@eminence/kernel'
import { limits } from '@eminence/protocol'
import { describe, expect, it, vi } from 'vitest'
import { Client, playOn } from './client.ts'
import { servers } from './given.ts'

vi.mock('@eminence/games', async (importOriginal) => {
  const { stages } = await import('@eminence/kernel/battery')
  const { games } = await importOriginal<{ games: readonly GameEntry[] }>()
  return { games: [...games, { ...games[0], game: stages }] }
})

const { start, newFolder } = servers()

/** A game whose rules the worker threads know, too, with a set of its own. */
const richelieu = games.find(({ game }) => game.id === 'richelieu')?.game
const otherSet = { ...richelieu?.components?.standard, name: 'Our kitchen table' }

const set = { name: 'Ours', stages: [3, 3, 4] }
const wanted = { game: 'stages', seats: 2, options: {}, watch: 'all', components: set }

const answerOf = async (response: Response) => [response.status, await response.json()]
const componentsOf = async (client: Client, table: string) =>
  answerOf(await client.fetch(`/api/tables/${table}/components`))

/** Ada and Ben at a table with Ada's set, which has begun. */
async function begun(address: string, asked: object = wanted) {
  const [ada, ben] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Ben')]
  const { info } = await ada.change('/api/tables', asked)
  const table = info.id
  await ada.sit(table, 0)
  await ben.sit(table, 1)
  await ada.start(table)
  for (const each of [ada, ben]) await each.follow(table)
  return { ada, ben, table }
}

describe("a table with the host's component set", () => {
  it('says so by its name, to everybody and in lists, and gives the set to who asks for it', async () => {
    const { address } = await start()
    const ada = await Client.guest(address, 'Ada')
    const { info } = await ada.change('/api/tables', wanted)
    expect(info.components).toEqual({ name: 'Ours' })
    const stranger = new Client(address)
    expect(await (await stranger.fetch('/api/tables')).json()).toMatchObject({ open: [{ info }] })
    expect(await (await stranger.fetch(`/api/tables/${info.id}`)).json()).toMatchObject({ info })
    expect(await componentsOf(stranger, info.id)).toEqual([200, set])
  })

  it('is played with it', async () => {
    const { address } = await start()
    const { ada, ben, table } = await begun(address)
    for (const each of [ada, ben]) expect(each.at(table).view).toEqual({ set, done: 0 })
  })

  it('is played with it also after a restart', async () => {
    const DATA = newFolder()
    const first = await start({ DATA })
    const { ada, ben, table } = await begun(first.address)
    await playOn(table, [ada, ben], 3)
    const before = ada.at(table)
    await first.stop()
    const second = await start({ DATA })
    const [adaAgain, benAgain] = [new Client(second.address, ada.cookie), new Client(second.address, ben.cookie)]
    for (const each of [adaAgain, benAgain]) {
      await each.connect()
      await each.follow(table)
    }
    expect(adaAgain.at(table).view).toEqual(before.view)
    expect(await componentsOf(adaAgain, table)).toEqual([200, set])
    await playOn(table, [adaAgain, benAgain])
    expect(adaAgain.at(table)).toMatchObject({ version: 10, result: { totals: [10, 10] } })
  })

  it('has it in its past, in its record and at its rematch', async () => {
    const { address } = await start()
    const asked = { ...wanted, game: 'richelieu', components: otherSet }
    const { ada, ben, table } = await begun(address, asked)
    await playOn(table, [ada, ben])
    const past = await (await ada.fetch(`/api/tables/${table}/past`)).json()
    expect(past).toMatchObject({ view: { set: otherSet } })
    const record = importRecord(await (await ada.fetch(`/api/tables/${table}/record`)).text())
    expect(record.setup.components).toEqual(otherSet)
    expect(richelieu && verify(richelieu, record)).toMatchObject({ good: true })
    const again = await ben.change(`/api/tables/${table}/rematch`, {})
    expect(again.info.components).toEqual({ name: otherSet.name })
    expect(await componentsOf(ben, again.info.id)).toEqual([200, otherSet])
  })

  it('is refused with every field that is wrong, and is not there afterwards', async () => {
    const { address } = await start()
    const ada = await Client.guest(address, 'Ada')
    const open = async (change: object) => answerOf(await ada.post('/api/tables', { ...wanted, ...change }))
    expect(await open({ components: { name: 'Ours', stages: [3, -1], stops: 1 } })).toEqual([
      400,
      {
        code: 'setup',
        problem: {
          code: 'components',
          flaws: [
            { path: 'stops', expected: { code: 'knownField', known: ['name', 'stages'] } },
            { path: 'stages[1]', expected: { code: 'wholeNumber', lowest: 1, highest: 9 } },
          ],
        },
      },
    ])
    expect(await open({ game: 'trounce' })).toEqual([400, { code: 'setup', problem: { code: 'noComponents' } }])
    for (const components of ['Ours', [], null, 3])
      expect(await open({ components })).toMatchObject([
        400,
        { code: 'malformed', problem: expect.stringContaining('components') },
      ])
    const deep = `{"stages":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    const body = JSON.stringify(wanted).replace(JSON.stringify(set), deep)
    const headers = { 'content-type': 'application/json' }
    expect(await answerOf(await ada.fetch('/api/tables', { method: 'POST', headers, body }))).toMatchObject([
      400,
      { code: 'setup', problem: { code: 'components' } },
    ])
    expect(await open({ components: { ...set, name: 'x'.repeat(limits.opening) } })).toEqual([
      413,
      { code: 'tooLarge', limit: limits.opening },
    ])
    expect(await (await ada.fetch('/api/tables')).json()).toEqual({ open: [], playing: [], mine: [] })
  })
})

describe('a table without one', () => {
  it('has none to tell of', async () => {
    const { address } = await start()
    const ada = await Client.guest(address, 'Ada')
    const { components: _, ...plain } = wanted
    const { info } = await ada.change('/api/tables', plain)
    expect(info).not.toHaveProperty('components')
    expect(await componentsOf(ada, info.id)).toEqual([404, { code: 'notFound' }])
    expect(await componentsOf(ada, 'zzzzzzzzzzzz')).toEqual([404, { code: 'unknownTable' }])
  })
})

describe('the list of games', () => {
  it('says which of them take sets', async () => {
    const { address } = await start()
    expect(await (await new Client(address).fetch('/api/games')).json()).toMatchObject({
      games: expect.arrayContaining([
        expect.objectContaining({ id: 'trounce', takesComponents: false }),
        expect.objectContaining({ id: 'stages', takesComponents: true }),
      ]),
    })
  })
})
