import { afterEach, describe, expect, it } from 'vitest'
import { Client, type Kept, playOn } from './client.ts'
import { servers, tableOfTwo } from './given.ts'
import { ServerProcess } from './process.ts'

const { start, newFolder } = servers()
afterEach(() => ServerProcess.killAll())

/** Everything but what a restart may take away: the way back. */
const withoutUndo = ({ undoable: _, ...rest }: Kept) => rest

/** Plays until somebody has made a move that can be taken back; gives who. */
async function movedOnTrial(table: string, players: readonly Client[]): Promise<Client> {
  for (;;) {
    const before = players[0].at(table).version
    const mover = players.find((player) => player.at(table).moves.length > 0)
    await mover?.play(table, mover.at(table).moves[0])
    await Promise.all(players.map((player) => player.until(table, ({ version }) => version > before)))
    if (mover !== undefined && mover.at(table).undoable > 0) return mover
  }
}

const sinceOf = (client: Client, table: string) => {
  const { version, seat } = client.at(table)
  return { version, seat, said: 0 }
}

describe('who was away', () => {
  it('is told just the steps that it missed', async () => {
    const { address } = await start()
    const { ada, ben, watcher, table } = await tableOfTwo(address)
    await playOn(table, [ada, ben], 4)
    await watcher.until(table, ({ version }) => version === 4)
    await watcher.hangUp()
    await playOn(table, [ada, ben], 6)
    await ada.ask({ type: 'say', id: 'x', table, text: 'Where are you?' })
    await watcher.connect()
    const before = watcher.messages.length
    await watcher.follow(table, sinceOf(watcher, table))
    const types = watcher.messages.slice(before).flatMap(({ type }) => (type === 'welcome' ? [] : [type]))
    expect(types).toEqual([...Array.from({ length: 6 }, () => 'step'), 'said', 'seats'])
    const fresh = new Client(address)
    await fresh.connect()
    await fresh.follow(table)
    expect(watcher.at(table)).toEqual(fresh.at(table))
  })

  it('gets the whole picture when it was away too long, or saw it with other eyes', async () => {
    const { address } = await start()
    const { ada, ben, table } = await tableOfTwo(address)
    await playOn(table, [ada, ben], 40)
    const last = async (since: { version: number; seat: number | null; said: number }) => {
      await ada.follow(table, since)
      return ada.messages.at(-1)?.type
    }
    const { version } = ada.at(table)
    expect(await last({ version: 2, seat: 0, said: 0 })).toBe('table')
    expect(await last({ version, seat: null, said: 0 })).toBe('table')
    expect(await last({ version: version + 5, seat: 0, said: 0 })).toBe('table')
    expect(await last({ version, seat: 0, said: 0 })).toBe('seats')
  })

  it('is seen to be away and back', async () => {
    const { address } = await start()
    const { ada, ben, table } = await tableOfTwo(address)
    const isHere = (here: boolean) =>
      ada.next((each) => {
        const seat = each.type === 'seats' ? each.info.seats[1] : null
        return seat?.kind === 'person' && seat.here === here
      })
    const away = isHere(false)
    await ben.hangUp()
    await away
    const back = isHere(true)
    await ben.connect()
    await ben.follow(table)
    await back
  })
})

describe('a server that is killed', () => {
  it('goes on with every table where it was, again and again', async () => {
    const data = newFolder()
    let server = await ServerProcess.start(data)
    const { port } = server
    const { ada, ben, watcher, table } = await tableOfTwo(server.address)
    const everybody = [ada, ben, watcher]
    for (let time = 0; time < 3; time++) {
      await playOn(table, [ada, ben], 5)
      await Promise.all(everybody.map((each) => each.until(table, ({ version }) => version === 5 * (time + 1))))
      const before = everybody.map((each) => withoutUndo(each.at(table)))
      await server.killHard()
      server = await ServerProcess.start(data, port)
      for (const [at, client] of everybody.entries()) {
        await client.connect()
        await client.follow(table, sinceOf(client, table))
        expect(withoutUndo(client.at(table))).toEqual(before[at])
      }
    }
    await playOn(table, [ada, ben])
    expect(ada.at(table).result).not.toBeNull()
    expect(await server.stop()).toBe(0)
  })

  it('has every move that it acknowledged, and answers a repeated request as before', async () => {
    const data = newFolder()
    let server = await ServerProcess.start(data)
    const { port } = server
    const { ada, ben, table } = await tableOfTwo(server.address)
    for (let time = 0; time < 5; time++) {
      const mover = ada.at(table).moves.length > 0 ? ada : ben
      const { version, moves } = mover.at(table)
      const id = `kill ${time}`
      const answer = await mover.play(table, moves[0], version, id)
      expect(answer).toMatchObject({ type: 'done', version: version + 1 })
      await server.killHard()
      server = await ServerProcess.start(data, port)
      for (const client of [ada, ben]) {
        await client.connect()
        await client.follow(table)
      }
      expect(mover.at(table).version).toBe(version + 1)
      expect(await mover.play(table, moves[0], version, id)).toEqual(answer)
      expect(mover.at(table).version).toBe(version + 1)
    }
    expect(await server.stop()).toBe(0)
  })

  it('tells which move is taken back, though it was made before', async () => {
    const data = newFolder()
    let server = await ServerProcess.start(data)
    const { port } = server
    const { ada, ben, table } = await tableOfTwo(server.address, 'orleans')
    const mover = await movedOnTrial(table, [ada, ben])
    const { version } = mover.at(table)
    await server.killHard()
    server = await ServerProcess.start(data, port)
    await mover.connect()
    await mover.follow(table)
    expect(mover.at(table).undoable).toBeGreaterThan(0)
    const step = mover.next((each) => each.type === 'step')
    await mover.undo(table)
    expect(await step).toMatchObject({ version: version + 1, undone: version })
    expect(await server.stop()).toBe(0)
  })

  it('lets its computer players go on', async () => {
    const data = newFolder()
    const first = await ServerProcess.start(data)
    const ada = await Client.guest(first.address, 'Ada')
    const table = await ada.open(3)
    await ada.sit(table, 0)
    for (const seat of [1, 2]) await ada.seatComputer(table, seat, 'beginner')
    await ada.start(table)
    await ada.follow(table)
    const { moves } = await ada.until(table, (picture) => picture.moves.length > 0)
    await ada.play(table, moves[0])
    await first.killHard()
    const second = await ServerProcess.start(data, first.port)
    await ada.connect()
    await ada.follow(table)
    await ada.until(table, (picture) => picture.moves.length > 0)
    expect(await second.stop()).toBe(0)
  })
})
