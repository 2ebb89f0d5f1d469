import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { richelieu } from '../index.ts'
import { majority, pointsOf, result } from '../score.ts'
import { allResolved, isOver, type State } from '../state.ts'
import { owes, position, put, say } from './position.ts'

const lastBox = { resolved: 12, sheets: ['R04', 'E1', null, null, null, null] }
type Given = NonNullable<Parameters<typeof position>[0]>

/** A game that is over like this. */
function over(given: Given): State {
  const s = position(given)
  s.ending = allResolved
  s.todo = []
  return s
}

describe('the end of the game', () => {
  it('RI-9.1 at once with the last of the 13 intrigues', () => {
    const s = position({ ...lastBox, on: { E1: 'r1 y1 g1 r1 .' } })
    expect(result(s)).toBeNull()
    const events = put(s, 'E1', 4, 2)
    expect(owes(s)).toEqual([])
    expect(result(s)?.why).toBe('allResolved')
    expect(toldTo(events, 'gameEnded')).toMatchObject([{ why: 'allResolved', totals: result(s)?.totals }])
  })

  it('RI-9.2 prestige, and the numbers of the income and the military space', () => {
    const s = position({ prestige: [24, 0, 0], income: [5, 1, 1], military: [4, 0, 0] })
    expect(pointsOf(s)[0]).toMatchObject({ prestige: 24, income: 5, military: 4 })
  })

  it.each([
    [
      [3, 2, 1],
      [8, 4, 0],
    ],
    [
      [5, 2, 2],
      [8, 0, 0],
    ],
    [
      [4, 4, 2],
      [4, 4, 0],
    ],
    [
      [3, 3, 3, 1],
      [4, 4, 4, 0],
    ],
    [
      [1, 2, 3, 4],
      [0, 0, 4, 8],
    ],
  ])('RI-9.3 Richelieu sheets %j bring %j', (sheets, points) => {
    expect(majority(sheets, 8, 4)).toEqual(points)
  })

  it.each([
    [
      [3, 0],
      [8, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [2, 0, 0],
      [8, 0, 0],
    ],
  ])('RI-9.4 without a sheet there is nothing: %j bring %j', (sheets, points) => {
    expect(majority(sheets, 8, 4)).toEqual(points)
  })

  it('RI-9.5 the number of sheets of each faction, squared', () => {
    const s = position({
      won: [['E1', 'E2', 'E3', 'E4', 'F1'], ['H1', 'H2', 'P3'], []],
      sheets: ['R04', 'F2', 'R08', 'F3', 'R11', 'P1'],
    })
    expect(pointsOf(s).map(({ opposing }) => opposing)).toEqual([17, 5, 0])
  })

  it('RI-9.6 4 points a jewel; those in the city and money count nothing', () => {
    const s = position({ jewels: [3, 0, 2], cityJewels: 3, purses: [50, 50, 50] })
    expect(pointsOf(s).map(({ jewels }) => jewels)).toEqual([12, 0, 8])
    const others = pointsOf(s).map(({ jewels, ...rest }) => Object.values(rest).reduce((sum, part) => sum + part, 0))
    expect(others).toEqual([1, 1, 1])
  })

  it('RI-9.7 the highest total wins', () => {
    expect(result(over({ prestige: [20, 30, 25] }))?.places).toEqual([3, 1, 2])
  })

  it('RI-9.7 a tie goes to more money, then to more sheets, and is then shared', () => {
    expect(result(over({ prestige: [20, 20, 25], purses: [3, 4, 0] }))?.places).toEqual([3, 2, 1])
    // two sheets of the same faction are 4 points: 16 + 4 against 20, with the same money
    const bySheets = over({
      prestige: [16, 20, 0],
      won: [['H1', 'H2'], []],
      sheets: ['R04', 'F2', 'R08', 'F3', 'R11', 'P1'],
    })
    expect(result(bySheets)).toMatchObject({ places: [1, 2, 3], totals: [29, 29, 9] })
    expect(result(over({ prestige: [20, 20, 5] }))?.places).toEqual([1, 1, 3])
  })

  it.each([2, 3, 4] as const)('RI-9.8 with %i players four quiet rounds end the game', (seats) => {
    const s = position({ seats, prestige: Array(seats).fill(9), hands: { g: [], b: [] } })
    for (let turn = 1; turn < 4 * seats; turn++) {
      const events = say(s, 'income')
      const left = 4 * seats - turn
      expect(toldTo(events, 'lastQuietRound')).toHaveLength(left === seats ? 1 : 0)
    }
    expect(isOver(s)).toBe(false)
    const events = say(s, 'income')
    expect(isOver(s)).toBe(true)
    expect(result(s)?.why).toBe('quiet')
    expect(toldTo(events, 'gameEnded')).toMatchObject([{ why: 'quiet' }])
  })

  it('RI-9.8 one agent on a sheet, and they are counted anew', () => {
    const s = position({ prestige: [9, 9, 9], quietTurns: 11 })
    put(s, 'R04', 3, 1)
    expect([isOver(s), s.quietTurns]).toEqual([false, 0])
    say(s, 'income')
    expect(s.quietTurns).toBe(1)
  })

  it('RI-9.8 a neutral agent is movement, too', () => {
    const s = position({ seats: 2, prestige: [9, 9], quietTurns: 7 })
    say(s, 'income')
    put(s, 'R04', 0, 1)
    expect([isOver(s), s.quietTurns]).toEqual([false, 0])
  })

  it('shows purses and jewels to all when it is over', () => {
    expect(richelieu.view(over({ purses: [1, 2, 3] }), null).purses).toEqual([1, 2, 3])
  })
})
