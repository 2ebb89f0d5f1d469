import { limits } from '@eminence/protocol'
import { describe, expect, it } from 'vitest'
import { Client, playOn } from './client.ts'
import { servers, tableOfTwo } from './given.ts'

const { start } = servers()

const refusal = async (client: Client, path: string, body: object) => {
  const response = await client.post(path, body)
  return [response.status, JSON.parse(await response.text())]
}

describe('guests', () => {
  it('get a cookie that scripts cannot read, and are known by it', async () => {
    const { address } = await start()
    const client = new Client(address)
    expect(await (await client.fetch('/api/me')).json()).toEqual({ guest: null })
    const response = await client.post('/api/guest', { name: ' Ada ' })
    expect(response.headers.get('set-cookie')).toMatch(
      /^eminence=[0-9a-f]{64}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await (await client.fetch('/api/me')).json()).toEqual({ guest: { name: 'Ada' } })
    await client.post('/api/guest', { name: 'Ada L.' })
    expect(await (await client.fetch('/api/me')).json()).toEqual({ guest: { name: 'Ada L.' } })
    const impostor = new Client(address, `eminence=${'0'.repeat(64)}`)
    expect(await (await impostor.fetch('/api/me')).json()).toEqual({ guest: null })
  })

  it('are not made without end', async () => {
    const { address } = await start({ REQUESTS_PER_SECOND: '10' })
    const strangers = Array.from({ length: 25 }, () => new Client(address))
    const statuses = await Promise.all(
      strangers.map(async (each) => (await each.post('/api/guest', { name: 'x' })).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})

describe('opening a table', () => {
  it('is refused with the reason', async () => {
    const { address } = await start()
    const good = { game: 'trounce', seats: 2, options: {}, watch: 'all' }
    expect(await refusal(new Client(address), '/api/tables', good)).toEqual([401, { code: 'noGuest' }])
    const ada = await Client.guest(address, 'Ada')
    const open = (change: object) => refusal(ada, '/api/tables', { ...good, ...change })
    expect(await open({ game: 'chess' })).toEqual([
      400,
      { code: 'unknownGame', known: expect.arrayContaining(['trounce']) },
    ])
    expect(await open({ seats: 9 })).toEqual([
      400,
      { code: 'setup', problem: { code: 'seats', min: 2, max: 4, seats: 9 } },
    ])
    expect(await open({ options: { speed: 3 } })).toMatchObject([400, { problem: { code: 'unknownOption' } }])
    expect(await open({ seats: '2' })).toMatchObject([
      400,
      { code: 'malformed', problem: expect.stringContaining('seats') },
    ])
    expect(await open({ extra: 1 })).toMatchObject([400, { code: 'malformed' }])
    expect(await open({ game: 'x'.repeat(limits.opening) })).toEqual([413, { code: 'tooLarge', limit: limits.opening }])
    expect(await refusal(ada, '/api/guest', { name: 'x'.repeat(limits.message) })).toEqual([
      413,
      { code: 'tooLarge', limit: limits.message },
    ])
    const broken = await ada.fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect([broken.status, await broken.json()]).toMatchObject([400, { code: 'malformed' }])
  })

  it('has a limit for each guest', async () => {
    const { address } = await start()
    const ada = await Client.guest(address, 'Ada')
    for (let at = 0; at < limits.tables; at++) await ada.open(2)
    await expect(ada.open(2)).rejects.toThrow('tooManyTables')
  })
})

describe('sitting down', () => {
  it('gives a seat once, and everybody who follows hears of it', async () => {
    const { address } = await start()
    const [ada, ben] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Ben')]
    const table = await ada.open(3)
    await ben.follow(table)
    const heard = ben.next(({ type }) => type === 'seats')
    expect(await ada.sit(table, 1)).toMatchObject({ seat: 1, isHost: true })
    expect(await heard).toMatchObject({
      info: { seats: [{ kind: 'free' }, { kind: 'person', name: 'Ada', here: false }, { kind: 'free' }] },
    })
    await expect(ben.sit(table, 1)).rejects.toThrow('seatTaken')
    await expect(ben.sit(table, 3)).rejects.toThrow('noSuchSeat')
    await expect(ada.sit(table, 2)).rejects.toThrow('alreadySeated')
    await expect(ben.seatComputer(table, 2, 'club')).rejects.toThrow('notHost')
    await expect(ben.start(table)).rejects.toThrow('notHost')
    await expect(ada.start(table)).rejects.toThrow('"seats":[0,2]')
    await expect(ada.start('zzzzzzzzzzzz')).rejects.toThrow('unknownTable')
    await expect(ada.start('..')).rejects.toThrow('404')
  })

  it('is undone by leaving; the last one to leave closes the table', async () => {
    const { address } = await start()
    const [ada, ben] = [await Client.guest(address, 'Ada'), await Client.guest(address, 'Ben')]
    const table = await ada.open(2)
    await ada.sit(table, 0)
    await ben.sit(table, 1)
    const leave = (client: Client) => client.change(`/api/tables/${table}/leave`, {})
    expect(await leave(ada)).toMatchObject({ seat: null, info: { status: 'open' } })
    await expect(leave(ada)).rejects.toThrow('notSeated')
    expect(await leave(ben)).toMatchObject({ info: { status: 'closed' } })
    await expect(ben.sit(table, 0)).rejects.toThrow('notOpen')
  })

  it('at a seat that was left goes on with its cards; who left may take no other', async () => {
    const { address } = await start()
    const { ada, ben, table } = await tableOfTwo(address)
    await playOn(table, [ada, ben], 3)
    const cards = ben.at(table).view
    await ben.change(`/api/tables/${table}/leave`, {})
    await ben.until(table, ({ seat }) => seat === null)
    expect(JSON.stringify(ben.at(table).view)).not.toBe(JSON.stringify(cards))

    const cleo = await Client.guest(address, 'Cleo')
    await cleo.follow(table)
    await cleo.sit(table, 1)
    await cleo.until(table, ({ seat }) => seat === 1)
    expect(cleo.at(table).view).toEqual(cards)
    await ada.change(`/api/tables/${table}/leave`, {})
    await expect(ben.sit(table, 0)).rejects.toThrow('alreadySeated')
    await ada.sit(table, 0)
    await ada.until(table, ({ seat }) => seat === 0)
    await playOn(table, [ada, cleo])
    expect(await (await ada.fetch(`/api/tables/${table}/record`)).json()).toMatchObject({ game: 'trounce' })
  })

  it('may be left to a computer player', async () => {
    const { address } = await start()
    const { ada, ben, table } = await tableOfTwo(address)
    await ben.change(`/api/tables/${table}/leave`, {})
    await ada.seatComputer(table, 1, 'beginner')
    const hasMoved = () => ada.at(table).log.some(({ seat }) => seat === 1)
    while (!hasMoved()) {
      const { moves } = await ada.until(table, (picture) => picture.moves.length > 0 || hasMoved())
      if (moves.length > 0) await ada.play(table, moves[0])
    }
  })
})

describe('talk', () => {
  it('reaches everybody at the table, from those who sit there', async () => {
    const { address } = await start()
    const { ada, ben, watcher, table } = await tableOfTwo(address)
    const heard = watcher.next(({ type }) => type === 'said')
    const say = { type: 'say', id: 'hello', table, text: 'Hello!' } as const
    expect(await ada.ask(say)).toMatchObject({ type: 'done' })
    expect(await ada.ask(say)).toMatchObject({ type: 'done' })
    expect(await heard).toMatchObject({ number: 1, seat: 0, name: 'Ada', text: 'Hello!' })
    expect(await watcher.ask({ ...say, id: '1' })).toMatchObject({ code: 'notSeated' })
    await ben.ask({ ...say, id: '1', text: 'Hi' })
    const late = new Client(address)
    await late.connect()
    await late.follow(table)
    expect(late.messages.at(-1)).toMatchObject({ type: 'table', talk: [{ text: 'Hello!' }, { number: 2, text: 'Hi' }] })
  })
})

describe('a record', () => {
  it('is not given before the table is over', async () => {
    const { address } = await start()
    const { watcher, table } = await tableOfTwo(address)
    const response = await watcher.fetch(`/api/tables/${table}/record`)
    expect([response.status, await response.json()]).toEqual([409, { code: 'notOver' }])
  })
})
