import type { Result } from '@eminence/kernel'
import { stages } from '@eminence/kernel/battery'
import { describe, expect, it } from 'vitest'
import { eloDifference, lineups, playArenaGame, wilson, winShares } from '../arena.ts'
import type { ComputerPlayer } from '../player.ts'

const places = (...places: number[]): Result => ({ places, totals: [], points: [], why: '' })

describe('a game between computer players', () => {
  it("is played with the host's component set", () => {
    const walker: ComputerPlayer = { choose: () => ({ move: { type: 'walk' }, candidates: [], iterations: 0 }) }
    const totals = (setup: object) =>
      playArenaGame({ game: stages }, { seats: 2, options: {}, seed: 1, ...setup }, [walker, walker]).totals
    expect(totals({})).toEqual([3, 3])
    expect(totals({ components: { name: 'Ours', stages: [9, 8] } })).toEqual([17, 17])
  })
})

describe('lineups', () => {
  it('sends the list round the table, once from each entry on', () => {
    expect(lineups(['a', 'b'], 4)).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ])
    expect(lineups(['a', 'b', 'b'], 3)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ])
  })
})

describe('winShares', () => {
  it('gives a won game to the player whose seats won it together', () => {
    expect(winShares(places(1, 2, 1, 2), [0, 1, 0, 1], 2)).toEqual([1, 0])
  })

  it('shares a first place that several players hold', () => {
    expect(winShares(places(1, 1, 3), [0, 1, 2], 3)).toEqual([0.5, 0.5, 0])
  })
})

describe('statistics', () => {
  it("has Wilson's interval", () => {
    const { low, high } = wilson(65, 100)
    expect(low).toBeCloseTo(0.5525, 3)
    expect(high).toBeCloseTo(0.7364, 3)
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
    expect(wilson(10, 10).high).toBe(1)
  })

  it('turns rates into Elo', () => {
    expect(eloDifference(0.5)).toBe(0)
    expect(eloDifference(10 / 11)).toBeCloseTo(400)
  })
})
