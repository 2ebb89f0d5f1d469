import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { orleans } from '../index.ts'
import type { EventId } from '../sets.ts'
import {
  bag,
  blocked,
  chance,
  type Given,
  goodsOf,
  offered,
  owes,
  position,
  proceed,
  row,
  say,
  sayAll,
  supplyOf,
} from './position.ts'

/** All have passed: the event of this round comes. In rounds 4, 10 and 16 it is A, B and C. */
const coming = (event: EventId, given: Given = {}) =>
  position({ at: 'event', round: 4, market: ['f', 'f', 'f'], bag: ['', '', ''], ...given, event })

describe('OR-3.67, OR-3.68 the Sacristy', () => {
  const shield = { tiles: [['sacristy']], on: [{ sacristy: 'm' }] } as const

  it('OR-3.67 a monk stays there until it is used or recalled', () => {
    const s = coming('income', shield)
    proceed(s)
    expect(row(s, 0, 'sacristy')).toBe('m')
    say(s, 'recall sacristy 0', { seat: 0 })
    expect(row(s, 0, 'sacristy')).toBe('.')
  })

  it.each(['harvest', 'taxes', 'plague'] as const)(
    'OR-3.68 may be used against %s, before anything is paid or drawn',
    (event) => {
      const s = coming(event, { ...shield, goods: [{ wool: 2 }], bag: ['k', '', ''] })
      proceed(s)
      expect(owes(s)).toEqual(['sacristy 0'])
      expect(offered(s)).toEqual(['useSacristy', 'keepMonk'])
      expect(toldTo(say(s, 'useSacristy'), 'sacristyUsed')).toMatchObject([{ seat: 0, event }])
      expect([s.coins[0], goodsOf(s, 0), bag(s, 0), row(s, 0, 'sacristy')]).toEqual([5, '2 wool', 'k m', '.'])
    },
  )

  it('OR-3.68 or kept: then all is suffered', () => {
    const s = coming('taxes', { ...shield, goods: [{ wool: 2 }] })
    proceed(s)
    say(s, 'keepMonk')
    expect([s.coins[0], row(s, 0, 'sacristy')]).toEqual([3, 'm'])
  })

  it.each(['income', 'trading-day', 'pilgrimage'] as const)('OR-3.68 is not asked about with %s', (event) => {
    const s = coming(event, { ...shield, round: 10 })
    proceed(s)
    expect(owes(s)).not.toContain('sacristy 0')
  })

  it('OR-3.68 does not help in the census', () => {
    const s = coming('income', { ...shield, tracks: { farmer: [0, 1, 2] } })
    proceed(s)
    expect(s.coins).toEqual([7, 8, 9])
  })

  it('OR-3.68 without a monk there is no question', () => {
    const s = coming('taxes', { tiles: [['sacristy']], goods: [{ wool: 2 }] })
    proceed(s)
    expect(s.coins[0]).toBe(3)
  })
})

it('OR-3.69 the event comes to every player, the start player first', () => {
  const s = coming('plague', { starter: 1, bag: ['k', 'm', 's'] })
  expect(toldTo(proceed(s), 'plagueDrew').map(({ seat }) => seat)).toEqual([1, 2, 0])
})

describe('OR-3.70 coins', () => {
  it.each([
    [4, 3],
    [10, 2],
    [16, 1],
  ])('Trading Day in round %i: %i for each station on the map', (round, coins) => {
    const s = coming('trading-day', { round, stations: [['tours', 'blois'], [], ['orleans']] })
    proceed(s)
    expect(s.coins).toEqual([5 + 2 * coins, 5, 5 + coins])
  })

  it.each([
    [4, 3],
    [10, 2],
    [16, 1],
  ])('Income in round %i: %i times the level', (round, coins) => {
    const s = coming('income', { round, development: [0, 9, 30] })
    proceed(s)
    expect(s.coins).toEqual([5 + coins, 5 + 3 * coins, 5 + 6 * coins])
  })
})

describe('OR-3.71 Plague', () => {
  it('a neutral follower goes back to the supply; its marker stays', () => {
    const s = coming('plague', { bag: ['k', '', ''], tracks: { knight: [1, 0, 0] } })
    const before = supplyOf(s, 'knight')
    proceed(s)
    expect([bag(s, 0), supplyOf(s, 'knight'), s.tracks[4]]).toEqual(['', before + 1, 1])
  })

  it('an own one goes back to the bag', () => {
    const s = coming('plague', { bag: ['T', '', ''] })
    expect(toldTo(proceed(s), 'plagueDrew')[0]).toMatchObject({ seat: 0, follower: 10 })
    expect(bag(s, 0)).toBe('T')
  })

  it('an empty bag suffers nothing', () => {
    const s = coming('plague')
    expect(toldTo(proceed(s), 'plagueDrew')[0]).toMatchObject({ follower: -1 })
  })
})

it('OR-3.72 Pilgrimage: nothing happens; the Monastery could be planned, but not used', () => {
  const s = position({ at: 'plan', round: 10, event: 'pilgrimage', market: ['s t', '', ''] })
  sayAll(s, 'put s monastery 0', 'put t monastery 1')
  for (const seat of [0, 1]) say(s, 'confirm', { seat })
  const events = say(s, 'confirm', { seat: 2 })
  expect(toldTo(events, 'passed')).toHaveLength(3)
  expect(types(events)).toContain('eventCame')
  expect([s.coins, row(s, 0, 'monastery'), s.round]).toEqual([[5, 5, 5], 's t', 11])
})

describe('OR-3.73 Taxes', () => {
  it.each([
    [4, 7],
    [10, 3],
    [16, 2],
  ])('in round %i, 7 goods of any kind: %i coins', (round, coins) => {
    const s = coming('taxes', { round, goods: [{ wheat: 2, cheese: 2, wool: 2, brocade: 1 }], coins: [10, 5, 5] })
    expect(toldTo(proceed(s), 'taxed')[0]).toMatchObject({ seat: 0, goods: 7, coins })
    expect(s.coins[0]).toBe(10 - coins)
  })

  it('what is missing is tortured', () => {
    const s = coming('taxes', { goods: [{ wool: 7 }] })
    proceed(s)
    expect([owes(s), s.coins[0], s.debt]).toEqual([['torture 0'], 0, 2])
  })
})

describe('OR-3.74 Harvest', () => {
  it.each([
    [4, 1],
    [10, 2],
    [16, 3],
  ])('in round %i: %i food', (round, food) => {
    const s = coming('harvest', { round, goods: [{ wheat: 5 }, { wine: 5 }, { cheese: 5 }], coins: [0, 0, 0] })
    expect(toldTo(proceed(s), 'foodOwed')[0]).toMatchObject({ food })
    expect([goodsOf(s, 0), goodsOf(s, 1), goodsOf(s, 2)]).toEqual([
      `${5 - food} wheat`,
      `${5 - food} wine`,
      `${5 - food} cheese`,
    ])
  })

  it('for each unit a kind of food, or 5 coins', () => {
    const s = coming('harvest', { round: 10, goods: [{ wheat: 1, wine: 1, wool: 3 }], coins: [9, 5, 5] })
    proceed(s)
    expect(offered(s)).toEqual(['payFood wheat', 'payFood wine', 'payCoins'])
    expect(blocked(s)).toEqual(['payFood wool: notFood OR-3.74'])
    say(s, 'payCoins')
    expect(offered(s)).toEqual(['payFood wheat', 'payFood wine'])
    expect(blocked(s)).toContain('payCoins: tooFewCoins OR-3.74')
    say(s, 'payFood wine')
    expect([s.coins[0], goodsOf(s, 0)]).toEqual([4, '1 wheat, 3 wool'])
  })

  it('a unit without a choice is paid at once', () => {
    const s = coming('harvest', { coins: [5, 5, 5] })
    proceed(s)
    expect(s.coins).toEqual([0, 0, 0])
  })

  it('OR-3.75 without food and with fewer than 5 coins all of them are paid, the rest is tortured', () => {
    const s = coming('harvest', { coins: [2, 5, 5], goods: [{ wool: 1 }] })
    proceed(s)
    expect([owes(s), s.coins[0], s.debt]).toEqual([['torture 0'], 0, 3])
  })

  it('OR-3.75 food is used before anything is tortured', () => {
    const s = coming('harvest', { round: 10, coins: [2, 5, 5], goods: [{ wheat: 1 }] })
    const events = proceed(s)
    expect(types(events).indexOf('foodPaid')).toBeLessThan(types(events).indexOf('tortureBegan'))
    expect([goodsOf(s, 0), s.debt]).toEqual(['', 3])
  })

  it('OR-3.76 the food goes back to the open supply', () => {
    const s = coming('harvest', { coins: [0, 5, 5], goods: [{ cheese: 1 }] })
    const before = s.goodsSupply[1]
    proceed(s, chance())
    expect([s.goodsSupply[1], s.lostGoods]).toEqual([before + 1, [0, 0, 0, 0, 0]])
    expect(orleans.broken(s)).not.toContain('I-2')
  })
})
