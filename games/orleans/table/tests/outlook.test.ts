import { describe, expect, it } from 'vitest'
import { edgeCitizen } from '../../data.ts'
import { orleans } from '../../index.ts'
import { gameOver, type State } from '../../state.ts'
import { position, town } from '../../tests/position.ts'
import { isUsable } from '../foresee.ts'
import { outlookFor } from '../outlook.ts'
import { byType, censusNow, isReady, scoresNow, stacksIn, standingTitle } from '../scene.ts'
import { en } from '../words/en.ts'

const seen = (s: State) => orleans.view(s, 0)
const outlook = (...given: Parameters<typeof position>) => outlookFor(seen(position(...given)), 0)

describe('what the event of the round would do', () => {
  it('OR-3.74 harvest: food first, then coins for each unit that is missing', () => {
    const given = { event: 'harvest', round: 14, coins: [8, 5, 5] } as const
    expect(outlook({ ...given, goods: [{ wheat: 2, wine: 1 }] })).toMatchObject({
      owed: 3,
      food: 3,
      due: 0,
      missing: 0,
    })
    expect(outlook({ ...given, goods: [{ wheat: 1, wool: 4 }] })).toMatchObject({ food: 1, due: 10, missing: 2 })
  })

  it('OR-3.73 taxes: goods by the letter of the round, rounded down', () => {
    const goods = [{ wheat: 4, brocade: 3 }]
    expect(outlook({ event: 'taxes', round: 3, goods })).toMatchObject({ due: 7, missing: 2 })
    expect(outlook({ event: 'taxes', round: 8, goods })).toMatchObject({ due: 3, missing: 0 })
    expect(outlook({ event: 'taxes', round: 14, goods })).toMatchObject({ due: 2 })
  })

  it('OR-3.70 trading day and income pay by stations and level', () => {
    expect(outlook({ event: 'trading-day', round: 3, stations: [['orleans', 'blois']] }).gain).toBe(6)
    expect(outlook({ event: 'income', round: 8, development: [9, 0, 0] }).gain).toBe(6)
  })

  it('OR-3.71 plague: neutral followers in the bag are at risk', () => {
    expect(outlook({ event: 'plague', bag: ['T k m'] })).toMatchObject({ atRisk: 2, inBag: 3 })
  })

  it('OR-3.68 a monk in the Sacristy can keep it off, if it is of that kind', () => {
    const given = { tiles: [['sacristy']], on: [{ sacristy: 'm' }] } as const
    expect(outlook({ ...given, event: 'taxes' }).isShielded).toBe(true)
    expect(outlook({ ...given, event: 'income' }).isShielded).toBe(false)
    expect(outlook({ tiles: [['sacristy']], event: 'taxes' }).isShielded).toBe(false)
  })
})

describe('a place', () => {
  it('OR-3.21 is ready when all its spaces are filled; one follower is enough for the Town Hall', () => {
    const view = seen(position({ on: [{ castle: 'f b t', ship: 'f b .', townhall: 'f .' }] }))
    expect([3, 5, 9].map((place) => isReady(view, 0, place))).toEqual([true, false, true])
  })

  it('can be filled in vain: OR-3.72 a pilgrimage, OR-3.44 a town that is taken', () => {
    const given = { on: [{ monastery: 's t', guildhall: 'f c k' }], merchants: ['blois'] } as const
    const usable = (...more: Parameters<typeof position>) => {
      const view = seen(position({ ...given, ...more[0] }))
      return [4, 7].map((place) => isUsable(view, 0, place))
    }
    expect(usable({})).toEqual([true, true])
    expect(usable({ event: 'pilgrimage' })).toEqual([false, true])
    expect(usable({ stations: [[], ['blois']] })).toEqual([true, false])
  })
})

describe('if the game ended now', () => {
  it('OR-5.1, OR-5.2 the citizen for most stations counts for who is alone in front', () => {
    const s = position({
      coins: [12, 20, 0],
      goods: [{ wheat: 3, cheese: 2 }],
      stations: [['blois', 'tours'], ['orleans'], []],
      development: [9, 15, 0],
    })
    expect(scoresNow(seen(s)).map(({ total }) => total)).toEqual([12 + 7 + 2 * 3 + 3, 20 + 4, 0])
    s.stationsAt[town('vierzon')] |= 2
    expect(scoresNow(seen(s))[0].total).toBe(12 + 7 + 2 * 3)
    s.citizens[edgeCitizen] = 1
    expect(scoresNow(seen(s))[1].parts.citizens).toBe(4)
  })

  it('is the final score when it has ended', () => {
    const s = position()
    expect(standingTitle(seen(s), en)).toBe('If it ended now')
    s.phase = gameOver
    expect(standingTitle(seen(s), en)).toBe('Final score')
  })
})

it('OR-3.5, OR-3.6 the census has a first and a last only where they are alone, and no last with two players', () => {
  const view = seen(position())
  expect(censusNow(view, [4, 2, 2])).toEqual({ first: 0, last: -1 })
  expect(censusNow(view, [3, 3, 1])).toEqual({ first: -1, last: 2 })
  expect(censusNow(seen(position({ seats: 2 })), [2, 0])).toEqual({ first: 0, last: -1 })
})

it('a bag is looked into by type, with own followers among their like', () => {
  const view = seen(position({ bag: ['F f f k'] }))
  expect(byType(stacksIn(view.bags, 0))).toEqual([
    { follower: 7, number: 3 },
    { follower: 4, number: 1 },
  ])
})
