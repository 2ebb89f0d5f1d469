import { type Played, Table } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { orleans } from '../index.ts'
import type { Move } from '../moves.ts'
import { market, row, worded } from './position.ts'

const open = () => new Table(orleans, { seats: 2, options: { startPlayer: 'seat1' }, seed: '5'.repeat(64) })

function play(table: ReturnType<typeof open>, seat: number, wording: string): readonly Played<Move>[] {
  const move = orleans.moves(table.state, seat).find((each) => worded(each) === wording)
  expect(table.play(seat, move).done).toBe(true)
  return table.played
}

describe('OR-3.17 a plan at the table', () => {
  it('is undone step by step, its confirmation too, as long as nobody else has moved', () => {
    const table = open()
    play(table, 0, 'put F village 0')
    play(table, 0, 'put B village 1')
    play(table, 0, 'confirm')
    expect(table.undoable(0)).toBe(3)
    table.undo(0)
    table.undo(0)
    expect([row(table.state, 0, 'village'), market(table.state, 0)]).toEqual(['F? . .', 'B C T'])
  })

  it('is changed by taking followers back when others have moved in between', () => {
    const table = open()
    play(table, 0, 'put F village 0')
    play(table, 1, 'put F castle 0')
    expect(table.undoable(0)).toBe(0)
    play(table, 0, 'lift village 0')
    expect(market(table.state, 0)).toBe('F B C T')
  })

  it('is final once all have confirmed', () => {
    const table = open()
    play(table, 0, 'confirm')
    play(table, 1, 'confirm')
    expect([table.undoable(0), table.undoable(1)]).toEqual([0, 0])
  })
})
