import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { outOfGame, tileNamed } from '../data.ts'
import { orleans } from '../index.ts'
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
  town,
} from './position.ts'

/** Taxes of so many coins, and nothing to pay them with: seat 0 is tortured. */
function tortured(coins: number, given: Given = {}) {
  const s = position({
    at: 'event',
    round: 4,
    event: 'taxes',
    coins: [0, 9, 9],
    goods: [{ brocade: coins }],
    bag: ['', '', ''],
    market: ['f', 'f', 'f'],
    ...given,
  })
  proceed(s)
  return s
}

describe('OR-3.80 torture', () => {
  it('first all coins are paid; then one thing for each coin that is missing', () => {
    const s = tortured(3, { coins: [1, 9, 9] })
    expect([s.coins[0], s.debt]).toEqual([0, 2])
    say(s, 'giveStation')
    expect(owes(s)).toEqual(['torture 0'])
    say(s, 'giveGood brocade')
    expect([s.debt, s.stationSupply[0], goodsOf(s, 0)]).toEqual([0, 9, '2 brocade'])
  })

  it('offers stations, a follower, a point, goods, tiles and tech', () => {
    const s = tortured(1, {
      stations: [['tours', 'blois']],
      bag: ['k T', '', ''],
      development: [5, 0, 0],
      goods: [{ wheat: 1 }],
      tiles: [['school', 'hayrick']],
      tech: [1, 0, 0],
      on: [{ castle: '# . .' }],
    })
    expect(offered(s)).toEqual([
      'giveStation',
      'giveStationAt blois',
      'giveStationAt tours',
      'giveFollower',
      'giveDevelopment',
      'giveGood wheat',
      'giveTile hayrick',
      'giveTile school',
      'giveTech',
      'giveTechAt castle 0',
    ])
  })

  it('1 a station from the supply or from the map', () => {
    const s = tortured(2, { stations: [['tours'], ['blois']] })
    say(s, 'giveStation')
    expect(toldTo(say(s, 'giveStationAt tours'), 'stationGivenUp')).toMatchObject([{ town: { id: 'tours' } }])
    expect([s.stationSupply[0], s.lostStations[0], s.stationsAt[town('tours')]]).toEqual([8, 2, 0])
  })

  it('2 a follower drawn from the bag, a neutral one', () => {
    for (const first of [0, 1, 5]) {
      const s = tortured(1, { bag: ['F B C T k', '', ''] })
      say(s, 'giveFollower', { random: chance(first) })
      expect([bag(s, 0), s.lostFollowers[4]]).toEqual(['F B C T', 1])
    }
    const none = tortured(1, { bag: ['F B C T', '', ''] })
    expect(offered(none)).not.toContain('giveFollower')
    expect(blocked(none)).toContain('giveFollower: noNeutralInBag OR-3.80')
  })

  it('3 a development point', () => {
    const s = tortured(1, { development: [4, 0, 0] })
    expect(toldTo(say(s, 'giveDevelopment'), 'developmentGivenUp')).toMatchObject([{ to: 3, level: 1 }])
  })

  it('4 a good of any kind, 5 a tile, 6 a tech tile', () => {
    const s = tortured(3, { tiles: [['school']], tech: [1, 0, 0] })
    sayAll(s, 'giveGood brocade', 'giveTile school', 'giveTech')
    expect([goodsOf(s, 0), s.tileOf[tileNamed('school')], s.tech[0], s.debt]).toEqual(['2 brocade', outOfGame, 0, 0])
  })
})

describe('OR-3.81 what is given up leaves the game', () => {
  it('goods, followers, tech and tiles do not go back to the supply', () => {
    const s = tortured(4, { bag: ['k', '', ''], tech: [1, 0, 0], tiles: [['school']] })
    const { supply, goodsSupply, techSupply } = orleans.clone(s)
    sayAll(s, 'giveGood brocade', 'giveFollower', 'giveTech', 'giveTile school')
    expect([s.supply, s.goodsSupply, s.techSupply]).toEqual([supply, goodsSupply, techSupply])
    expect([s.lostGoods[4], s.lostFollowers[4], s.lostTech]).toEqual([1, 1, 1])
  })

  it('a station removed from the map frees its town', () => {
    const s = tortured(1, { stations: [['tours']] })
    say(s, 'giveStationAt tours')
    expect(s.stationsAt[town('tours')]).toBe(0)
  })
})

describe('OR-3.82 a tile that is given up', () => {
  it('sends its followers to the bag', () => {
    const s = tortured(1, { tiles: [['winery']], on: [{ winery: 'F t' }] })
    say(s, 'giveTile winery')
    expect([bag(s, 0), row(s, 0, 'winery')]).toEqual(['t F', '. .'])
  })

  it('also those in the Gunpowder Tower', () => {
    const s = tortured(1, { tiles: [['gunpowder-tower']], tower: 'k T' })
    say(s, 'giveTile gunpowder-tower')
    expect([bag(s, 0), s.tower.some((number) => number > 0)]).toEqual(['k T', false])
  })

  it('takes a tech tile on it along', () => {
    const s = tortured(1, { tiles: [['winery']], on: [{ winery: '# t' }] })
    expect(toldTo(say(s, 'giveTile winery'), 'tileGivenUp')).toMatchObject([
      { tile: 'winery', followers: [3], tech: 1 },
    ])
    expect([s.lostTech, bag(s, 0)]).toEqual([1, 't'])
  })
})

it('OR-3.83 a placed tech tile that is given up leaves an ordinary empty space', () => {
  const s = tortured(1, { on: [{ castle: '# b t' }], market: ['f', '', ''] })
  say(s, 'giveTechAt castle 0')
  expect(row(s, 0, 'castle')).toBe('. b t')
  say(s, 'draw 0', { seat: 0 })
  expect(offered(s, 0)).toContain('put f castle 0')
})

it('OR-3.84 followers on market, spaces and tower are never taken', () => {
  const s = tortured(1, {
    tiles: [['gunpowder-tower']],
    tower: 'k',
    market: ['m', 'f', 'f'],
    on: [{ village: 's . .' }],
  })
  expect(offered(s)).not.toContain('giveFollower')
})

it('OR-3.85 the marker does not step onto or off a coin space, nor below 0', () => {
  for (const at of [0, 7, 8, 12, 13, 25, 26]) {
    const s = tortured(1, { development: [at, 0, 0] })
    expect(offered(s)).not.toContain('giveDevelopment')
    expect(blocked(s)).toContain(`giveDevelopment: ${at === 0 ? 'trackBegins' : 'coinSpace'} OR-3.85`)
  }
  for (const at of [1, 6, 9, 11, 14, 24, 27, 30]) {
    expect(offered(tortured(1, { development: [at, 0, 0] }))).toContain('giveDevelopment')
  }
})

it('OR-3.85 citizens already taken are kept', () => {
  const s = tortured(1, { development: [3, 0, 0], citizens: { 0: 0 } })
  say(s, 'giveDevelopment')
  expect([s.development[0], s.citizens[0]]).toEqual([2, 0])
})

it('OR-3.86 with nothing left the rest is forgiven', () => {
  const s = tortured(2, { goods: [{ brocade: 2 }], stationSupply: [1, 10, 10] })
  sayAll(s, 'giveStation', 'giveGood brocade')
  expect(s.debt).toBe(0)
  const poor = position({
    at: 'event',
    round: 4,
    event: 'harvest',
    coins: [1, 9, 9],
    stationSupply: [1, 10, 10],
    bag: ['', '', ''],
    market: ['f', 'f', 'f'],
  })
  proceed(poor)
  const events = say(poor, 'giveStation')
  expect(toldTo(events, 'debtForgiven')).toEqual([{ type: 'debtForgiven', seat: 0, coins: 3 }])
  expect(poor.debt).toBe(0)
})

it('OR-3.87 nobody gets anything for it', () => {
  const s = tortured(1)
  const before = s.coins.slice()
  const events = say(s, 'giveGood brocade')
  expect(types(events)).not.toContain('coinsGained')
  expect(s.coins).toEqual(before)
})
