import { exportRecord, type GameRecord, recordOf, Table } from '@eminence/kernel'
import { commitmentOf, type Fairness, seedOf } from '@eminence/protocol'
import { describe, expect, it } from 'vitest'
import { readTable } from '../home/import.ts'
import { trounce } from './given.ts'

const nameOf = (seat: number) => `Seat ${seat}`
const secret = '11'.repeat(32)
const nonce = '22'.repeat(32)
const fairness: Fairness = {
  scheme: 2,
  commitment: commitmentOf(secret),
  secret,
  seats: [
    { kind: 'person', commitment: commitmentOf(nonce), nonce },
    { kind: 'computer', level: 'club' },
  ],
}

function recordAfter(moves: number): GameRecord {
  const { game } = trounce
  const table = new Table(game, { seats: 2, options: {}, seed: seedOf(fairness) })
  for (let played = 0; played < moves; played++) {
    const [{ seat }] = game.decisions(table.state)
    table.play(seat, game.moves(table.state, seat)[0])
  }
  return recordOf(table)
}

const good = recordAfter(6)
const read = (record: GameRecord, proof: object = { fairness }) =>
  readTable(JSON.stringify({ ...JSON.parse(exportRecord(record)), ...proof }), nameOf)

describe('a record that is opened on this device', () => {
  it('is taken as it is where everything fits, with or without a proof of its chance', async () => {
    for (const proof of [{ fairness }, {}]) {
      const { table, complaints } = await read(good, proof)
      expect(complaints).toEqual([])
      expect(table.moves).toEqual(good.moves)
    }
  })

  it('is shown up to the first move that is against the rules, and says so', async () => {
    const moves = good.moves.with(3, { seat: good.moves[3].seat, move: { type: 'cheat' } })
    const { table, complaints } = await read({ ...good, moves })
    expect(complaints).toEqual([{ code: 'illegalMove', at: 4 }])
    expect(table.moves).toEqual(good.moves.slice(0, 3))
  })

  it('says after which move its state is another one', async () => {
    const hashes = good.hashes.with(2, 'other')
    expect((await read({ ...good, hashes })).complaints).toEqual([{ code: 'hashDiffers', at: 2 }])
    const moves = good.moves.with(3, { seat: good.moves[3].seat, move: { type: 'cheat' } })
    const { table, complaints } = await read({ ...good, hashes, moves })
    expect(complaints.map(({ code }) => code)).toEqual(['hashDiffers', 'illegalMove'])
    expect(table.moves).toHaveLength(3)
  })

  it('says that it was played by other rules', async () => {
    const { complaints } = await read({ ...good, version: good.version + 1 })
    expect(complaints).toEqual([{ code: 'otherRules' }])
  })

  it('says that its chance was not fair', async () => {
    const forged = { ...fairness, secret: '33'.repeat(32) }
    expect((await read(good, { fairness: forged })).complaints).toEqual([{ code: 'unfair', problem: 'commitment' }])
    expect((await read(good, { fairness: 'trust me' })).complaints).toEqual([{ code: 'unfair', problem: 'malformed' }])
  })

  it('is an error where it is no record, or of no game of ours', async () => {
    await expect(readTable('{}', nameOf)).rejects.toThrow()
    await expect(read({ ...good, game: 'chess' })).rejects.toThrow('no such game')
  })
})
