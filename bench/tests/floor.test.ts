import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { Contender } from '../server/contender.ts'
import { floorLanes } from '../server/floor-lanes.ts'
import { House } from '../server/load.ts'
import { openSockets } from '../server/sockets.ts'

const folder = mkdtempSync(join(tmpdir(), 'eminence-floor-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const seats = 4
const size = 250
const startOn = (file: string) =>
  Contender.start(new URL('../server/floor-process.ts', import.meta.url), [file, `${size}`])

function storedIn(file: string): unknown[] {
  const database = new Database(file, { readonly: true })
  const texts = database.prepare('select text from messages order by number').pluck().all()
  database.close()
  return texts
}

test('the floor tells everybody at the table of a message, in as many bytes as asked for, when it is stored', async () => {
  const file = join(folder, 'one')
  await using floor = await startOn(file)
  const url = floor.address.replace('http', 'ws')
  const heard: { table: string; seat: number; text: string }[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const join4 = (table: string) =>
    openSockets(`${url}/${table}`, Array(seats).fill({}), (seat, bytes) => {
      if (heard.length === 0) expect(storedIn(file)).toHaveLength(1)
      if (heard.push({ table, seat, text: bytes.toString() }) === seats) resolve()
    })
  const sockets = await join4('here')
  const others = await join4('there')
  const message = JSON.stringify({ type: 'play', id: '7', table: 'here', version: 3, move: { type: 'pass' } })
  sockets[2].send(message)
  await promise

  for (const { table, seat, text } of heard) {
    expect({ table, bytes: text.length }).toEqual({ table: 'here', bytes: size })
    const answers = seat === 2 ? { answers: '7' } : {}
    expect(JSON.parse(text)).toEqual({ type: 'step', version: 4, ...answers, rest: expect.any(String) })
  }
  expect(heard.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2, 3])
  expect(storedIn(file)).toEqual([message])
  for (const socket of [...sockets, ...others]) socket.terminate()
})

test('lanes play at the floor as many moves as they are asked for, each of them stored', async () => {
  const file = join(folder, 'many')
  await using house = await House.open({ start: () => startOn(file), enter: floorLanes(seats) }, 3, 0)
  expect(await house.play(100)).toMatchObject({ moves: 100, bytesPerMoveAndViewer: size })
  expect(await house.play(20, 1000)).toMatchObject({ moves: 20, bytesPerMoveAndViewer: size })
  expect(storedIn(file)).toHaveLength(120)
})
