import { games } from '@eminence/games'
import { importRecord, verify } from '@eminence/kernel'
import type { TableAnswer } from '@eminence/protocol'
import { expect, it, vi } from 'vitest'
import { playOn } from './client.ts'
import { servers, tableOfTwo } from './given.ts'

vi.mock('@eminence/protocol', async (importOriginal) => {
  const protocol = await importOriginal<typeof import('@eminence/protocol')>()
  return { ...protocol, limits: { ...protocol.limits, steps: 7 } }
})

const { start, newFolder } = servers()

it('a table that has too many steps ends without a result, says why, and keeps its record', async () => {
  const DATA = newFolder()
  const first = await start({ DATA })
  const { ada, ben, table } = await tableOfTwo(first.address)
  await playOn(table, [ada, ben], 7)
  const stopped = { info: { status: 'over', stopped: 'tooLong' }, owing: [] }
  const look = async (address: string): Promise<TableAnswer> =>
    JSON.parse(await (await fetch(`${address}/api/tables/${table}`)).text())
  expect(await look(first.address)).toMatchObject(stopped)
  expect(ben.messages.at(-1)).toMatchObject({ type: 'seats', info: { stopped: 'tooLong' } })
  const mover = ada.at(table).moves.length > 0 ? ada : ben
  expect(await mover.play(table, mover.at(table).moves[0])).toMatchObject({ code: 'gameOver' })
  expect(await mover.undo(table)).toMatchObject({ code: 'gameOver' })
  const record = importRecord(await (await ada.fetch(`/api/tables/${table}/record`)).text())
  expect(verify(games[0].game, record)).toMatchObject({ good: true, moves: 7 })
  await first.stop()

  const second = await start({ DATA })
  expect(await look(second.address)).toMatchObject(stopped)
})
