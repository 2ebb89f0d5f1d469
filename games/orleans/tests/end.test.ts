import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { edgeCitizen, none } from '../data.ts'
import { orleans } from '../index.ts'
import { pointsOf, totalOf } from '../score.ts'
import { type Given, position, proceed } from './position.ts'

/** The last round is over but for its event, which pays nothing. */
const last = (given: Given = {}) => {
  const s = position({ at: 'event', round: 18, event: 'pilgrimage', ...given })
  const events = proceed(s)
  return { s, events, result: orleans.result(s) }
}

describe('OR-5.1 the citizen at the edge of the map', () => {
  it('goes to the one with the most stations', () => {
    const { s, events } = last({ stations: [['tours'], ['blois', 'orleans'], []] })
    expect(s.citizens[edgeCitizen]).toBe(1)
    expect(toldTo(events, 'majority')).toMatchObject([{ seat: 1, stations: [1, 2, 0] }])
  })

  it('to nobody if two have as many, also none', () => {
    expect(last({ stations: [['tours'], ['blois'], []] }).s.citizens[edgeCitizen]).toBe(none)
    expect(last().s.citizens[edgeCitizen]).toBe(none)
  })
})

describe('OR-5.2 the score', () => {
  it('coins, goods, and stations and citizens times the level', () => {
    const { result } = last({
      coins: [7, 0, 0],
      goods: [{ wheat: 1, cheese: 1, wine: 1, wool: 1, brocade: 1 }],
      stations: [['tours', 'blois'], ['chartres', 'etampes'], []],
      citizens: { 0: 0, 1: 0, 2: 0 },
      development: [9, 0, 0],
    })
    expect(result?.points[0]).toEqual({ coins: 7, goods: 15, stations: 6, citizens: 9 })
    expect(result?.totals).toEqual([37, 2, 0])
    expect(result?.why).toBe('lastRound')
  })

  it('stations in supply, tech, tiles and followers score nothing', () => {
    const s = position({ coins: [0, 0, 0], tech: [3, 0, 0], tiles: [['school']], market: ['m m m'] })
    expect(pointsOf(s).map(totalOf)).toEqual([0, 0, 0])
  })
})

describe('OR-5.3 the winner', () => {
  it('has the highest score', () => {
    expect(last({ coins: [3, 9, 5] }).result?.places).toEqual([3, 1, 2])
  })

  it('a tie goes to the one further ahead on the development track', () => {
    expect(last({ coins: [9, 9, 5], development: [1, 2, 0] }).result?.places).toEqual([2, 1, 3])
  })

  it('still tied: shared', () => {
    const { result, events } = last({ coins: [9, 9, 5], development: [2, 2, 0] })
    expect(result?.places).toEqual([1, 1, 3])
    expect(toldTo(events, 'gameEnded')).toMatchObject([{ winners: [0, 1], totals: [9, 9, 5] }])
  })

  it('there is no result before', () => {
    expect(orleans.result(position({ round: 18, on: [{ village: 'f b c' }] }))).toBeNull()
  })
})
