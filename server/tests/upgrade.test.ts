import { games } from '@eminence/games'
import { FastRandom, importRecord, pick, verify } from '@eminence/kernel'
import { seedOfScheme1 } from '@eminence/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { Client } from './client.ts'
import { type KeptDatabase, type KeptTable, keptDatabases, unpack } from './fixtures/kept.ts'
import { servers } from './given.ts'

const { start, newFolder } = servers()

it('has a database of every earlier version of the schema', () => {
  expect(keptDatabases.map((name) => name.slice(0, 3))).toEqual(['001', '002', '003', '004', '005', '005'])
})

describe.each(keptDatabases)('the database %s', (name) => {
  let kept: KeptDatabase
  let guests: ReadonlyMap<string, Client>

  beforeEach(async () => {
    const DATA = newFolder()
    kept = unpack(name, DATA)
    const { address } = await start({ DATA })
    guests = new Map(Object.entries(kept.guests).map(([guest, cookie]) => [guest, new Client(address, cookie)]))
    for (const guest of guests.values()) await guest.connect()
  })

  const guest = (who: string): Client => {
    const found = guests.get(who)
    if (found === undefined) throw new Error(`${who} is no guest of ${name}`)
    return found
  }
  const sitting = ({ people }: KeptTable) => people.flatMap((who) => (who === null ? [] : [guest(who)]))
  const tables = (status: KeptTable['status']) => kept.tables.filter((each) => each.status === status)
  const get = async (path: string) => {
    const response = await guest('Ada').fetch(path)
    return { status: response.status, text: await response.text() }
  }

  it('knows every table that was played, and shows it to its guests and to strangers', async () => {
    const stranger = new Client(guest('Ada').address)
    await stranger.connect()
    for (const table of [...tables('playing'), ...tables('over')]) {
      const { status, text } = await get(`/api/tables/${table.id}`)
      expect([table.what, status, JSON.parse(text)]).toMatchObject([
        table.what,
        200,
        { info: { game: table.game, status: table.status }, seat: table.people.indexOf('Ada') },
      ])
      for (const client of [stranger, ...sitting(table)]) {
        await client.follow(table.id)
        expect(client.at(table.id).version).toBeGreaterThanOrEqual(table.version ?? 0)
      }
    }
    const mine = JSON.parse((await get('/api/tables')).text).mine
    const ids = Array.from(mine, (each: { info: { id: string } }) => each.info.id)
    for (const { id } of tables('playing')) expect(ids).toContain(id)
    expectNoFailure([stranger, ...guests.values()])
  })

  it('is played on by its guests, at every table', async () => {
    const random = new FastRandom(5)
    for (const table of tables('playing')) {
      const people = sitting(table)
      for (const person of people) await person.follow(table.id)
      const before = people[0].at(table.id).version
      await playSome(table.id, people, 6, random)
      expect(people[0].at(table.id).version).toBeGreaterThanOrEqual(before + 6)
      const { status, text } = await get(`/api/tables/${table.id}/past`)
      expect(status).toBe(200)
      expect(JSON.parse(text).steps.length).toBeGreaterThan(0)
    }
    expectNoFailure(guests.values())
  }, 120_000)

  it('is played to the end, and proves its chance as it was promised', async () => {
    const table = tables('playing').find(({ game, people }) => game === 'trounce' && !people.includes(null))
    if (table === undefined) throw new Error('there is no such table')
    const people = sitting(table)
    for (const person of people) await person.follow(table.id)
    await playSome(table.id, people, Number.POSITIVE_INFINITY, new FastRandom(6))
    expect(people[0].at(table.id).result).not.toBeNull()
    await expectRecord(table)
    expectNoFailure(guests.values())
  }, 60_000)

  it('gives the record and the past of what is over', async () => {
    expect(tables('over').length).toBeGreaterThan(0)
    for (const table of tables('over')) {
      await expectRecord(table)
      const past = JSON.parse((await get(`/api/tables/${table.id}/past`)).text)
      expect(past).toMatchObject({ seat: 0 })
      expect(past.steps.length).toBeGreaterThan(50)
      const { result } = (await followed(guest('Ben'), table.id)) ?? {}
      expect(result).not.toBeNull()
    }
  })

  it('starts a table that was open; or it is gone, since nobody began it for a long time', async () => {
    const [table] = tables('open')
    const { status, text } = await get(`/api/tables/${table.id}`)
    if (status === 404) return expect(JSON.parse(text)).toEqual({ code: 'unknownTable' })
    for (const [who, seat] of [
      ['Ada', 0],
      ['Ben', 2],
    ] as const) {
      const answer = JSON.parse(await (await guest(who).fetch(`/api/tables/${table.id}`)).text())
      if (answer.seat === null) await guest(who).sit(table.id, seat)
      await guest(who).follow(table.id)
    }
    await guest('Ada').seatComputer(table.id, 1, 'beginner')
    await guest('Ada').start(table.id)
    await playSome(table.id, [guest('Ada'), guest('Ben')], 5, new FastRandom(7))
    expectNoFailure(guests.values())
  }, 60_000)

  /** The seed follows from what was promised before the play, and the moves are legal by the rules of today. */
  async function expectRecord({ id, game: gameId }: KeptTable): Promise<void> {
    const { status, text } = await get(`/api/tables/${id}/record`)
    expect(status).toBe(200)
    const { fairness } = JSON.parse(text)
    const record = importRecord(text)
    expect(seedOfScheme1(fairness.secret, fairness.nonces)).toBe(record.setup.seed)
    const game = games.find((each) => each.game.id === gameId)?.game
    if (game === undefined) throw new Error(`there is no game ${gameId}`)
    expect(verify(game, record)).toMatchObject({ good: true })
  }
})

async function followed(client: Client, table: string) {
  await client.follow(table)
  return client.at(table)
}

/** Random moves by whoever has some, until so many steps were taken or the table is over. */
async function playSome(table: string, people: readonly Client[], steps: number, random: FastRandom): Promise<void> {
  await Promise.all(people.map((each) => each.until(table, () => true)))
  const until = people[0].at(table).version + steps
  while (people[0].at(table).version < until && people[0].at(table).result === null) {
    const { version } = people[0].at(table)
    const mover = people.find((each) => each.at(table).moves.length > 0)
    const answer = await mover?.play(table, pick(mover.at(table).moves, random))
    if (answer?.type === 'refused' && answer.code !== 'stale') throw new Error(JSON.stringify(answer))
    await Promise.all(people.map((each) => each.until(table, (now) => now.version > version || now.result !== null)))
  }
}

function expectNoFailure(clients: Iterable<Client>): void {
  for (const client of clients) {
    const refused = client.messages.filter(({ type }) => type === 'refused')
    expect(refused.filter((each) => 'code' in each && each.code === 'failed')).toEqual([])
  }
}
