import type { Move } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { servers, tableOfTwo } from './given.ts'

const { start } = servers()

/** A move of this seat after which it still decides the same. */
const planning = (client: Client, table: string): Move => {
  const move = client.at(table).moves.find(({ type }) => type !== 'confirm')
  if (move === undefined) throw new Error('nothing to plan')
  return move
}

describe('a move that crosses another seat’s step', () => {
  it('stands as long as one’s own decision is the same', async () => {
    const { address } = await start()
    const { ada, ben, table } = await tableOfTwo(address, 'orleans')
    const { version } = ben.at(table)
    const chosen = planning(ben, table)
    expect(await ada.play(table, planning(ada, table))).toMatchObject({ type: 'done' })
    expect(await ben.play(table, chosen, version)).toMatchObject({ type: 'done', version: version + 2 })
  })

  it('is refused where one has moved oneself since, and for a version that is not there yet', async () => {
    const { address } = await start()
    const { ada, table } = await tableOfTwo(address, 'orleans')
    const { version } = ada.at(table)
    expect(await ada.play(table, planning(ada, table))).toMatchObject({ type: 'done' })
    const late = await ada.play(table, planning(ada, table), version)
    expect(late).toMatchObject({ code: 'stale', version: version + 1 })
    expect(await ada.play(table, planning(ada, table), version + 9)).toMatchObject({ code: 'stale' })
    expect(await ada.undo(table)).toMatchObject({ type: 'done' })
    await ada.until(table, (now) => now.version === version + 2)
    expect(await ada.ask({ type: 'undo', id: 'again', table, version: version + 1 })).toMatchObject({ code: 'stale' })
  })

  it('is refused where the turn has gone on', async () => {
    const { address } = await start()
    const { ada, ben, table } = await tableOfTwo(address)
    const mover = ada.at(table).moves.length > 0 ? ada : ben
    const other = mover === ada ? ben : ada
    const { version, moves } = mover.at(table)
    await mover.play(table, moves[0])
    const now = await other.until(table, (picture) => picture.version > version)
    if (now.moves.length > 0) expect(await other.play(table, now.moves[0], version)).toMatchObject({ code: 'stale' })
  })
})
