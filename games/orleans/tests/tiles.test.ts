import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { none, outOfGame, tileNamed } from '../data.ts'
import { orleans } from '../index.ts'
import {
  bag,
  blocked,
  chance,
  type Given,
  goodsOf,
  offered,
  offeredOf,
  owes,
  position,
  row,
  say,
  sayAll,
} from './position.ts'

/** One seat with something to do besides; the others have passed. */
const using = (given: Given = {}) =>
  position({ passed: [1, 2], bag: ['', '', ''], ...given, on: [{ farmhouse: 'b c', ...given.on?.[0] }] })

describe('place tiles', () => {
  it.each([
    ['hayrick', 'f', 'wheat'],
    ['cheese-factory', 'f f', 'cheese'],
    ['winery', 'f t', 'wine'],
    ['wool-manufacturer', 'b t', 'wool'],
    ['tailor-shop', 't s', 'brocade'],
  ] as const)('OR-3.54 %s (%s): 1 %s from the supply', (tile, followers, good) => {
    const s = using({ tiles: [[tile]], on: [{ [tile]: followers }] })
    const before = s.goodsSupply.reduce((sum, number) => sum + number)
    say(s, `act ${tile}`)
    expect([goodsOf(s, 0), bag(s, 0)]).toEqual([`1 ${good}`, followers])
    expect(s.goodsSupply.reduce((sum, number) => sum + number)).toBe(before - 1)
    const out = using({
      tiles: [[tile]],
      on: [{ [tile]: followers }],
      goodsSupply: { [good]: 0 },
      stretches: { R01: [good] },
    })
    expect(blocked(out)).toContain(`act ${tile}: goodOut OR-3.54`)
  })

  it.each([
    ['brewery', 'm', 2, 0],
    ['cellar', 'm s', 4, 0],
    ['windmill', 'c c', 2, 1],
    ['library', 'k s', 0, 2],
    ['shipping-line', 'b', 0, 1],
  ] as const)('OR-3.55 %s (%s): %i coins, %i points', (tile, followers, coins, points) => {
    const s = using({ tiles: [[tile]], on: [{ [tile]: followers }] })
    say(s, `act ${tile}`)
    expect([s.coins[0] - 5, s.development[0]]).toEqual([coins, points])
  })

  it('OR-3.56 Hospital: coins by level; Office: coins by stations, also none', () => {
    const s = using({
      tiles: [['hospital', 'office']],
      on: [{ hospital: 'b s', office: 's s' }],
      development: [15, 0, 0],
      stations: [['tours', 'blois', 'orleans']],
    })
    say(s, 'act hospital')
    expect(s.coins[0]).toBe(9)
    say(s, 'act office')
    expect(s.coins[0]).toBe(12)
    const none = using({ tiles: [['office']], on: [{ office: 's s' }] })
    say(none, 'act office')
    expect([none.coins[0], bag(none, 0)]).toEqual([5, 's s'])
  })

  it('OR-3.57 Pharmacy: 1 to 3 coins, as many points', () => {
    const shop = (coins: number, development: number) => {
      const s = using({
        tiles: [['pharmacy']],
        on: [{ pharmacy: 'T' }],
        coins: [coins, 5, 5],
        development: [development, 0, 0],
      })
      if (offered(s).includes('act pharmacy')) say(s, 'act pharmacy')
      return s
    }
    expect(offeredOf(shop(9, 0), 'payPharmacy')).toEqual(['1', '2', '3'])
    expect(offeredOf(shop(2, 0), 'payPharmacy')).toEqual(['1', '2'])
    expect(blocked(shop(2, 0))).toEqual(['payPharmacy 3: tooFewCoins OR-3.57'])
    expect(offeredOf(shop(9, 29), 'payPharmacy')).toEqual(['1'])
    expect(blocked(shop(9, 29))).toContain('payPharmacy 2: developmentEnds OR-3.57')
    expect(blocked(shop(0, 0))).toContain('act pharmacy: noCoins OR-3.57')
    expect(blocked(shop(9, 30))).toContain('act pharmacy: developmentEnds OR-3.57')
  })

  it('OR-3.58 Laboratory: a tech tile, while there are any', () => {
    const s = using({ tiles: [['laboratory']], on: [{ laboratory: 'c s' }] })
    say(s, 'act laboratory')
    expect([s.tech[0], s.techSupply]).toEqual([1, 15])
    const out = using({ tiles: [['laboratory']], on: [{ laboratory: 'c s' }], techSupply: 0 })
    expect(blocked(out)).toContain('act laboratory: techOut OR-3.58')
  })

  it('OR-3.59 who stands under the School or the Herb Garden still counts when the tile is lost', () => {
    const s = position({ tiles: [['school']], on: [{ ship: 'f b s' }], passed: [1, 2] })
    s.tileOf[tileNamed('school')] = outOfGame
    expect(offered(s)).toContain('act ship')
    expect(orleans.broken(s)).not.toContain('I-7')
  })
})

describe('the Bathhouse', () => {
  const bath = (bagRow: string, given: Given = {}) =>
    using({
      tiles: [['bathhouse', 'sacristy', 'gunpowder-tower']],
      bag: [bagRow, '', ''],
      ...given,
      on: [{ bathhouse: 'F', ...given.on?.[0] }],
    })

  it('OR-3.60 needs a follower on it and one in the bag', () => {
    expect(offered(bath('k'))).toContain('act bathhouse')
    expect(blocked(bath(''))).toContain('act bathhouse: bagEmpty OR-3.60')
    expect(blocked(bath('k', { on: [{ bathhouse: '.' }] }))).toContain('act bathhouse: notFilled OR-3.21')
  })

  it('OR-3.61 two are drawn, or the only one; the owner alone sees them', () => {
    const s = bath('k k m m')
    const events = say(s, 'act bathhouse', { random: chance(0, 2) })
    expect(s.drawn).toEqual([4, 6])
    expect(toldTo(events, 'bathDrawn', 0)).toMatchObject([{ count: 2, followers: [4, 6] }])
    expect(toldTo(events, 'bathDrawn', 1)).toEqual([{ type: 'bathDrawn', seat: 0, count: 2 }])
    expect(orleans.view(s, 0).drawn).toEqual([4, 6])
    for (const viewer of [1, 2, null]) expect(orleans.view(s, viewer).drawn).toEqual([none, none])
    const one = bath('k')
    say(one, 'act bathhouse')
    expect(one.drawn).toEqual([4, none])
  })

  it('OR-3.62 one of them on a space that takes it, but not on the Bathhouse, the market or the tower', () => {
    const s = bath('k m')
    say(s, 'act bathhouse')
    const found = offeredOf(s, 'put')
    expect(found).toContain('k ship 2')
    expect(found).toContain('k townhall 0')
    expect(found).toContain('m sacristy 0')
    expect(found.some((each) => each.includes('bathhouse'))).toBe(false)
    expect(found.filter((each) => each.startsWith('k'))).toHaveLength(6)
    expect(blocked(s)).toContain('put k bathhouse 0: notInBathhouse OR-3.62')
    expect(blocked(s)).toContain('put k sacristy 0: monksOnly OR-3.18')
    const own = bath('T')
    say(own, 'act bathhouse')
    expect(blocked(own)).toContain('put T townhall 0: neutralOnly OR-3.19')
  })

  it('OR-3.63 the other goes back; both, if none is placed', () => {
    const s = bath('k m')
    say(s, 'act bathhouse')
    const other = orleans.clone(s)
    const events = say(s, 'put k ship 2')
    expect([row(s, 0, 'ship'), bag(s, 0)]).toEqual(['. . k', 'm F'])
    expect(events.find(({ event }) => event.type === 'bathPlaced')?.reveals).toBe(true)
    expect(types(say(other, 'putBack'))[0]).toBe('bathDeclined')
    expect(bag(other, 0)).toBe('k m F')
  })

  it('OR-3.64 who stood on it goes to the bag after the draw', () => {
    const s = bath('k')
    say(s, 'act bathhouse')
    expect(s.drawn).toEqual([4, none])
    expect(row(s, 0, 'bathhouse')).toBe('F')
    say(s, 'putBack')
    expect([row(s, 0, 'bathhouse'), bag(s, 0)]).toEqual(['.', 'k F'])
  })

  it('OR-3.65 a place completed so can be used on a later turn', () => {
    const s = bath('k', { on: [{ ship: 'f b .' }] })
    expect(offered(s)).not.toContain('act ship')
    sayAll(s, 'act bathhouse', 'put k ship 2')
    expect(offered(s)).toContain('act ship')
  })
})

it('OR-3.66 the Gunpowder Tower holds two, for planning and for deeds', () => {
  const s = position({
    at: 'census',
    tiles: [['gunpowder-tower']],
    market: ['f f f f f f f f'],
    bag: ['k k k', '', ''],
  })
  expect(offeredOf(s, 'draw', 0)[0]).toBe('2')
  sayAll(s, 'draw 2', 'store k', 'store k')
  expect(offered(s, 0)).toContain('putFromTower k ship 2')
  for (const seat of [0, 1, 2]) if (owes(s).includes(`plan ${seat}`)) say(s, 'confirm', { seat })
  expect(offered(s)).toEqual(['act gunpowder-tower', 'pass'])
})
