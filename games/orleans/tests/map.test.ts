import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { none } from '../data.ts'
import { orleans } from '../index.ts'
import {
  bag,
  blocked,
  type Given,
  goodsOf,
  offered,
  offeredOf,
  owes,
  position,
  proceed,
  say,
  sayAll,
  stretch,
  town,
} from './position.ts'

/** One seat with something to do besides; the others have passed. */
const using = (given: Given = {}) =>
  position({ passed: [1, 2], bag: ['', '', ''], ...given, on: [{ farmhouse: 'b c', ...given.on?.[0] }] })

describe('OR-3.36 the development track', () => {
  const developed = (from: number, points: 1 | 2, others: readonly number[] = [0, 0]) => {
    const given =
      points === 1 ? { on: [{ scriptorium: 'k s' }] } : { tiles: [['library']] as const, on: [{ library: 'k s' }] }
    const s = using({ ...given, development: [from, ...others] })
    say(s, points === 1 ? 'act scriptorium' : 'act library')
    return s
  }

  it.each([
    [6, 7, 3],
    [11, 12, 4],
    [24, 25, 5],
  ])('from %i to %i: %i coins', (from, to, coins) => {
    const s = developed(from, 1)
    expect([s.development[0], s.coins[0]]).toEqual([to, 5 + coins])
  })

  it('coins are for everybody who comes there', () => {
    expect(developed(6, 1, [7, 9]).coins[0]).toBe(8)
  })

  it.each([
    [0, 3],
    [1, 18],
    [2, 28],
  ])('citizen %i waits at %i for the first to reach or pass it', (citizen, space) => {
    expect(developed(space - 1, 1).citizens[citizen]).toBe(0)
    expect(developed(space - 1, 2).citizens[citizen]).toBe(0)
    const late = using({ on: [{ scriptorium: 'k s' }], development: [space - 1, space, 0], citizens: { [citizen]: 1 } })
    say(late, 'act scriptorium')
    expect(late.citizens[citizen]).toBe(1)
  })

  it('what was reached before does not come again', () => {
    const s = developed(7, 1)
    expect([s.development[0], s.coins[0]]).toEqual([8, 5])
  })

  it('ends at 30', () => {
    const s = developed(29, 2)
    expect(s.development[0]).toBe(30)
  })
})

it('OR-3.37 the level follows the marker', () => {
  const s = using({ on: [{ scriptorium: 'k s' }], development: [8, 0, 0] })
  expect(toldTo(say(s, 'act scriptorium'), 'developed')).toMatchObject([{ from: 8, to: 9, level: 3 }])
})

it('OR-3.38 no way leads back over a coin space, so its coins come once', () => {
  const given = { at: 'event', event: 'taxes', round: 4, goods: [{ wool: 1 }], coins: [0, 5, 5] } as const
  const mayStepBack = Array.from({ length: 31 }, (_, at) => at).filter((at) => {
    const s = position({ ...given, development: [at, 0, 0] })
    proceed(s)
    return offered(s).includes('giveDevelopment')
  })
  expect(mayStepBack).toHaveLength(31 - 7)
  for (const at of [7, 8, 12, 13, 25, 26]) expect(mayStepBack).not.toContain(at)
})

describe('OR-3.39 at the end of the track', () => {
  it('Scriptorium, Library and Shipping Line cannot be used; the Windmill can, for its coins', () => {
    const s = using({
      development: [30, 0, 0],
      tiles: [['library', 'shipping-line', 'windmill']],
      on: [{ scriptorium: 'k s', library: 'k s', 'shipping-line': 'b', windmill: 'c c' }],
    })
    expect(offered(s)).toEqual(['act farmhouse', 'act windmill', 'pass'])
    expect(blocked(s)).toContain('act scriptorium: developmentEnds OR-3.39')
    expect(blocked(s)).toContain('act shipping-line: developmentEnds OR-3.39')
    say(s, 'act windmill')
    expect([s.coins[0], s.development[0]]).toEqual([7, 30])
  })
})

describe('OR-3.40 travel', () => {
  it('Ship: by water; Wagon and Horse Wagon: by road', () => {
    const given = {
      merchants: ['tours'],
      tiles: [['horse-wagon']],
      on: [{ ship: 'f b k', wagon: 'f t k', 'horse-wagon': 'k t' }],
    } as const
    const ship = using(given)
    say(ship, 'act ship')
    expect(offeredOf(ship, 'travel')).toEqual(['W05', 'W06', 'W07', 'W08'])
    expect(blocked(ship)).toEqual(['travel R05: byWaterOnly OR-3.40'])
    for (const place of ['wagon', 'horse-wagon']) {
      const s = using(given)
      say(s, `act ${place}`)
      expect(offeredOf(s, 'travel')).toEqual(['R05'])
    }
  })

  it('without goods nothing more is asked; merchants may share a town', () => {
    const s = using({ merchants: ['tours', 'blois'], on: [{ ship: 'f b k' }] })
    const events = sayAll(s, 'act ship', 'travel W05')
    expect(s.merchants.slice(0, 2)).toEqual([town('blois'), town('blois')])
    expect(toldTo(events, 'travelled')).toMatchObject([{ by: 'water', from: { name: 'Tours' }, to: { name: 'Blois' } }])
    expect(owes(s)).toEqual(['chooseAction 0'])
    expect(bag(s, 0)).toBe('f b k')
  })

  it('no Ship from a town without a waterway', () => {
    const s = using({ merchants: ['chartres'], on: [{ ship: 'f b k', wagon: 'f t k' }] })
    expect(offered(s)).toEqual(['act farmhouse', 'act wagon', 'pass'])
    expect(blocked(s)).toContain('act ship: noWaterway OR-3.40')
  })
})

describe('OR-3.41 goods on the way', () => {
  const sail = (goods: readonly ('wool' | 'wine')[]) => {
    const s = using({ merchants: ['orleans'], on: [{ ship: 'f b k' }], stretches: { W01: goods } })
    sayAll(s, 'act ship', 'travel W01')
    return s
  }

  it('exactly one of them, or none', () => {
    const s = sail(['wool', 'wine'])
    expect(offered(s)).toEqual(['leaveGoods', 'takeGood wool', 'takeGood wine'])
    say(s, 'takeGood wine')
    expect([goodsOf(s, 0), s.onStretches[2 * stretch('W01')], s.onStretches[2 * stretch('W01') + 1]]).toEqual([
      '1 wine',
      3,
      none,
    ])
  })

  it('equal ones are offered once', () => {
    const s = sail(['wool', 'wool'])
    expect(offered(s)).toEqual(['leaveGoods', 'takeGood wool'])
    say(s, 'takeGood wool')
    expect(s.onStretches.filter((good) => good === 3)).toHaveLength(1)
  })

  it('may be left', () => {
    const s = sail(['wool'])
    expect(toldTo(say(s, 'leaveGoods'), 'goodCarried')).toMatchObject([{ good: null }])
    expect([goodsOf(s, 0), s.onStretches[2 * stretch('W01')]]).toEqual(['', 3])
  })
})

it('OR-3.42 goods taken from the map are not replaced', () => {
  const s = using({ merchants: ['tours'], on: [{ wagon: 'f t k' }], stretches: { R05: ['wine'] } })
  const { goodsSupply } = orleans.clone(s)
  sayAll(s, 'act wagon', 'travel R05', 'takeGood wine')
  expect(s.goodsSupply).toEqual(goodsSupply)
  expect(s.onStretches[2 * stretch('R05')]).toBe(none)
})

it('OR-3.43 the Horse Wagon takes a good like the Wagon', () => {
  const s = using({
    merchants: ['tours'],
    tiles: [['horse-wagon']],
    on: [{ 'horse-wagon': 'k t' }],
    stretches: { R05: ['wine'] },
  })
  sayAll(s, 'act horse-wagon', 'travel R05', 'takeGood wine')
  expect([goodsOf(s, 0), bag(s, 0)]).toEqual(['1 wine', 't k'])
})

describe('OR-3.44 Guildhall', () => {
  const at = (place: string, stations: readonly (readonly string[])[], stationSupply?: readonly number[]) =>
    using({ merchants: [place], stations, on: [{ guildhall: 'f c k' }], ...(stationSupply && { stationSupply }) })

  it('builds a station in the town of the merchant', () => {
    const s = at('blois', [])
    expect(toldTo(say(s, 'act guildhall'), 'stationBuilt')).toMatchObject([{ town: { id: 'blois' }, left: 9 }])
    expect([s.stationsAt[town('blois')], s.stationSupply[0]]).toEqual([1, 9])
  })

  it('needs one in supply', () => {
    const s = at('blois', [], [0, 10, 10])
    expect(blocked(s)).toContain('act guildhall: noStationLeft OR-3.44')
  })

  it('in Orléans one a player, elsewhere one in all', () => {
    expect(offered(at('orleans', [[], ['orleans'], ['orleans']]))).toContain('act guildhall')
    expect(blocked(at('orleans', [['orleans']]))).toContain('act guildhall: ownStationThere OR-3.44')
    expect(blocked(at('blois', [[], ['blois']]))).toContain('act guildhall: townTaken OR-3.44')
    expect(blocked(at('blois', [['blois']]))).toContain('act guildhall: ownStationThere OR-3.44')
  })
})

it('OR-3.45 Scriptorium: 1 point', () => {
  const s = using({ on: [{ scriptorium: 'k s' }] })
  say(s, 'act scriptorium')
  expect([s.development[0], bag(s, 0)]).toEqual([1, 'k s'])
})
