import { FastRandom } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { edgeCitizen, none } from '../data.ts'
import { orleans } from '../index.ts'
import { followerTypes } from '../sets.ts'
import {
  bag,
  chance,
  deedCitizen,
  type Given,
  goodsOf,
  market,
  offered,
  offeredOf,
  owes,
  position,
  proceed,
  row,
  say,
  sayAll,
  step,
  stretch,
  supplyOf,
  town,
  usual,
} from './position.ts'

const open = (seats: number) => orleans.setup(seats, { ...usual, startPlayer: 'seat1' }, { random: new FastRandom(7) })
const goodsOn = (seats: number, id: string) =>
  open(seats)
    .onStretches.slice(2 * stretch(id), 2 * stretch(id) + 2)
    .filter((good) => good !== none).length
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Seat 0 alone is left in the actions, and has something to do besides. */
const using = (given: Given = {}) =>
  position({ passed: [1, 2], bag: ['', '', ''], ...given, on: [{ farmhouse: 'b c', ...given.on?.[0] }] })
const coming = (given: Given) => {
  const s = position({ at: 'event', market: ['f', 'f', 'f'], bag: ['', '', ''], ...given })
  return { s, events: proceed(s, chance()) }
}

describe('the worked examples', () => {
  it('1 setup with three players', () => {
    const s = open(3)
    expect(followerTypes.map((type) => supplyOf(s, type))).toEqual([14, 8, 8, 8, 11, 11, 11])
    expect([s.onStretches.filter((good) => good !== none).length, sum(s.goodsSupply), sum(s.putAway)]).toEqual([
      48, 36, 6,
    ])
    expect([goodsOn(3, 'R05'), goodsOn(3, 'R01')]).toEqual([2, 1])
    expect([goodsOn(4, 'R05'), goodsOn(4, 'R01')]).toEqual([2, 2])
    const two = open(2)
    for (let at = 0; at < 43; at++) expect(two.onStretches[2 * at + 1]).toBe(none)
    expect(sum(two.goodsSupply)).toBe(35)
  })

  it('2 round 1: four followers on the market, nothing to draw, one place can be completed', () => {
    const s = open(3)
    expect([market(s, 0), bag(s, 0), s.coins]).toEqual(['F B C T', '', [5, 5, 5]])
    expect(owes(s)).toEqual(['plan 0', 'plan 1', 'plan 2'])
    const complete = {
      farmhouse: ['put B farmhouse 0', 'put C farmhouse 1'],
      village: ['put F village 0', 'put B village 1', 'put C village 2'],
      university: ['put F university 0', 'put C university 1', 'put T university 2'],
      castle: ['put F castle 0', 'put B castle 1', 'put T castle 2'],
    }
    for (const [place, wordings] of Object.entries(complete)) {
      const plan = orleans.clone(s)
      sayAll(plan, ...wordings)
      for (const seat of [0, 1, 2]) say(plan, 'confirm', { seat })
      expect(offered(plan)).toEqual([`act ${place}`, 'pass'])
    }
  })

  it('3 an opening of two rounds', () => {
    const s = open(2)
    sayAll(s, 'put F village 0', 'put B village 1', 'put C village 2', 'confirm')
    say(s, 'confirm', { seat: 1 })
    sayAll(s, 'act village', 'recruit b')
    expect([step(s, 0, 'boatman'), s.coins[0], bag(s, 0), market(s, 0)]).toEqual([1, 7, 'b F B C', 'T'])
    say(s, 'draw 4', { seat: 0 })
    expect(market(s, 0)).toBe('b F B C T')
    sayAll(s, 'put B farmhouse 0', 'put C farmhouse 1', 'put F castle 0', 'put b castle 1', 'put T castle 2', 'confirm')
    say(s, 'confirm', { seat: 1 })
    sayAll(s, 'act farmhouse', 'act castle')
    expect([goodsOf(s, 0), step(s, 0, 'farmer'), step(s, 0, 'knight')]).toEqual(['1 wheat', 1, 1])
    expect([bag(s, 0), market(s, 0)]).toEqual(['f b k F B C T', ''])
    expect(offeredOf(s, 'draw', 0)[0]).toBe('5')
  })

  it('4 recall: draw 4 and bring 2 back', () => {
    const on = [{ village: 'f b .' }]
    const given: Given = { at: 'census', tracks: { knight: [2, 0, 0] }, bag: ['k k k k', '', ''], on }
    const s = position({ ...given, market: ['m m', '', ''] })
    sayAll(s, 'recall village 0', 'recall village 1', 'draw 4')
    expect(market(s, 0)).toBe('f b k k k k m m')
    const full = position({ ...given, market: ['m m m', '', ''] })
    sayAll(full, 'recall village 0', 'recall village 1')
    expect(offeredOf(full, 'draw', 0)[0]).toBe('3')
  })

  it('5 the market limit', () => {
    const given: Given = { at: 'census', tracks: { knight: [2, 0, 0] }, market: ['f f f f f'], bag: ['k k k k k k'] }
    expect(offeredOf(position(given), 'draw', 0)[0]).toBe('3')
    expect(offeredOf(position({ ...given, tiles: [['gunpowder-tower']] }), 'draw', 0)[0]).toBe('5')
  })

  it('6 the census', () => {
    const coinsAfter = (farmers: readonly number[], seats: 2 | 3) =>
      coming({ seats, event: 'pilgrimage', round: 8, tracks: { farmer: farmers } }).s.coins
    expect(coinsAfter([4, 2, 2], 3)).toEqual([6, 5, 5])
    expect(coinsAfter([3, 3, 1], 3)).toEqual([5, 5, 4])
    expect(coinsAfter([2, 0], 2)).toEqual([6, 5])
  })

  it('7 the order of tech tiles', () => {
    const tiles = [['cheese-factory', 'winery', 'hayrick', 'cellar']] as const
    const s = position({ at: 'plan', tech: [2, 0, 0], tiles })
    expect(offeredOf(s, 'layTech', 0)).toEqual([
      'village 0',
      'university 0',
      'castle 0',
      'ship 0',
      'wagon 0',
      'guildhall 0',
      'cheese-factory 0',
      'cheese-factory 1',
      'winery 0',
    ])
    say(s, 'layTech village 0')
    const second = offeredOf(s, 'layTech', 0)
    expect(second).toContain('castle 1')
    for (const space of ['village 1', 'cellar 0', 'townhall 0', 'hayrick 0']) expect(second).not.toContain(space)
  })

  it('8 substitution', () => {
    const s = position({ at: 'plan', market: ['b s m'], tiles: [['herb-garden', 'brewery']] })
    const herbs = offeredOf(s, 'put', 0)
    expect(herbs).toContain('b wagon 0')
    expect(herbs).toContain('b wagon 1')
    expect(herbs).not.toContain('b wagon 2')
    expect(herbs).not.toContain('s ship 2')
    const school = offeredOf(position({ at: 'plan', market: ['s m'], tiles: [['school', 'brewery']] }), 'put', 0)
    expect(school).toContain('s ship 2')
    expect(school).not.toContain('s brewery 0')
    for (const space of ['wagon 0', 'wagon 2', 'ship 2', 'brewery 0']) expect(school).toContain(`m ${space}`)
  })

  it('9 the University jump', () => {
    const jump = (from: number) => {
      const s = using({
        on: [{ university: 'f c t' }],
        tracks: { scholar: [4] },
        development: [from, 0, 0],
        coins: [0, 0, 0],
      })
      const [{ lost, level }] = toldTo(say(s, 'act university'), 'developed')
      return { at: s.development[0], coins: s.coins[0], citizen: s.citizens[2], lost, level }
    }
    expect(jump(22)).toEqual({ at: 28, coins: 5, citizen: 0, lost: 0, level: 5 })
    expect(jump(27)).toEqual({ at: 30, coins: 0, citizen: 0, lost: 3, level: 6 })
  })

  it('10 the Pharmacy', () => {
    const s = using({ tiles: [['pharmacy']], on: [{ pharmacy: 'k' }], coins: [3, 0, 0], development: [6, 0, 0] })
    const events = sayAll(s, 'act pharmacy', 'payPharmacy 3')
    expect([s.development[0], s.coins[0]]).toEqual([9, 3])
    expect(toldTo(events, 'developed')).toMatchObject([{ level: 3 }])
  })

  it('11 travel', () => {
    const from = (place: string, action: 'ship' | 'wagon', stretches: Given['stretches'] = {}) => {
      const s = using({ merchants: [place], stretches, on: [{ ship: 'f b k', wagon: 'f t k' }] })
      say(s, `act ${action}`)
      return s
    }
    expect(offeredOf(from('tours', 'ship'), 'travel')).toEqual(['W05', 'W06', 'W07', 'W08'])
    expect(offeredOf(from('tours', 'wagon'), 'travel')).toEqual(['R05'])
    const goods = { W09: ['wine'], R18: ['wool'] } as const
    const byShip = from('chinon', 'ship', goods)
    sayAll(byShip, 'travel W09', 'takeGood wine')
    const byWagon = from('chinon', 'wagon', goods)
    sayAll(byWagon, 'travel R18', 'takeGood wool')
    for (const s of [byShip, byWagon]) expect(s.merchants[0]).toBe(town('chatellerault'))
  })

  it('12 the Guildhall', () => {
    const stations = [['orleans'], ['orleans', 'blois'], []]
    const canBuild = (active: 0 | 1 | 2, place: string) => {
      const on = [{ guildhall: 'f c k', castle: 'f b t' }]
      const s = position({ active, stations, merchants: [place, place, place], on: [...on, ...on, ...on] })
      return offered(s).includes('act guildhall')
    }
    expect([canBuild(2, 'orleans'), canBuild(0, 'orleans')]).toEqual([true, false])
    expect([canBuild(0, 'blois'), canBuild(1, 'blois'), canBuild(2, 'blois')]).toEqual([false, false, false])
  })

  it('13 deeds', () => {
    const s = using({ on: [{ townhall: 'm f' }], deeds: { 'papal-conclave': 'k m' }, development: [11, 0, 0] })
    sayAll(s, 'act townhall', 'doDeed m papal-conclave')
    expect([s.coins[0], s.citizens[deedCitizen('papal-conclave')]]).toEqual([8, 0])
    sayAll(s, 'doDeed f canalisation', 'takeDevelopment')
    expect([s.development[0], s.coins[0]]).toEqual([12, 12])
  })

  it('14 own followers', () => {
    const s = position({ at: 'plan', market: ['f F'], tiles: [['pharmacy']] })
    const found = offeredOf(s, 'put', 0)
    expect(found.filter((each) => each.includes('townhall'))).toEqual(['f townhall 0', 'f townhall 1'])
    expect(found.filter((each) => each.includes('pharmacy'))).toEqual(['f pharmacy 0', 'F pharmacy 0'])
  })

  it('15 Harvest C', () => {
    const given: Given = { event: 'harvest', round: 16, goods: [{ wheat: 1, wine: 1 }] }
    const { s } = coming({ ...given, coins: [3, 20, 20] })
    expect(offered(s)).toEqual(['payFood wheat', 'payFood wine'])
    const events = say(s, 'payFood wine')
    expect(toldTo(events, 'foodPaid').map(({ good }) => good)).toEqual(['wine', 'wheat'])
    expect(toldTo(events, 'tortureBegan')).toMatchObject([{ seat: 0, missing: 2 }])
    expect(s.coins[0]).toBe(0)
    expect(offered(coming({ ...given, coins: [8, 20, 20] }).s)).toContain('payCoins')
  })

  it('16 Taxes', () => {
    const pays = (round: number, coins: number) => {
      const { s } = coming({ event: 'taxes', round, goods: [{ wheat: 3, wool: 4 }], coins: [coins, 0, 0] })
      return { left: s.coins[0], debt: s.debt }
    }
    expect([pays(4, 9).left, pays(10, 9).left, pays(16, 9).left]).toEqual([2, 6, 7])
    expect(pays(10, 1)).toEqual({ left: 0, debt: 2 })
  })

  it('17 torture: the development marker', () => {
    const mayStepBack = (at: number) => {
      const { s } = coming({
        event: 'taxes',
        round: 4,
        goods: [{ wool: 1 }],
        coins: [0, 0, 0],
        development: [at, 0, 0],
      })
      return offered(s).includes('giveDevelopment')
    }
    expect([9, 8, 7, 14, 13].map(mayStepBack)).toEqual([true, false, false, true, false])
    const { s } = coming({ event: 'taxes', round: 4, goods: [{ wool: 1 }], coins: [0, 0, 0], development: [9, 0, 0] })
    expect(toldTo(say(s, 'giveDevelopment'), 'developmentGivenUp')).toMatchObject([{ to: 8, level: 2 }])
  })

  it('18 Plague', () => {
    const draw = (first: number) => {
      const s = position({
        at: 'event',
        event: 'plague',
        bag: ['k m T', '', ''],
        tracks: { knight: [1, 0, 0] },
        market: ['', 'f', 'f'],
      })
      const before = supplyOf(s, 'knight')
      proceed(s, chance(first))
      return { bag: bag(s, 0), supply: supplyOf(s, 'knight') - before, knights: step(s, 0, 'knight') }
    }
    expect(draw(2)).toEqual({ bag: 'k m T', supply: 0, knights: 1 })
    expect(draw(0)).toEqual({ bag: 'm T', supply: 1, knights: 1 })
  })

  it('19 the Sacristy', () => {
    const given: Given = {
      event: 'taxes',
      round: 16,
      goods: [{ wool: 9 }],
      tiles: [['sacristy']],
      on: [{ sacristy: 'm' }],
    }
    const used = coming(given).s
    say(used, 'useSacristy')
    expect([used.coins[0], bag(used, 0), row(used, 0, 'sacristy')]).toEqual([5, 'm', '.'])
    const kept = coming(given).s
    say(kept, 'keepMonk')
    expect([kept.coins[0], bag(kept, 0), row(kept, 0, 'sacristy')]).toEqual([2, '', 'm'])
  })

  it('20 the Bathhouse', () => {
    const s = using({ tiles: [['bathhouse']], bag: ['b k', '', ''], on: [{ bathhouse: 'F', ship: 'f b .' }] })
    sayAll(s, 'act bathhouse', 'put k ship 2')
    expect([row(s, 0, 'ship'), bag(s, 0), row(s, 0, 'bathhouse')]).toEqual(['f b k', 'b F', '.'])
    expect(offered(s)).toContain('act ship')
  })

  it('21 Pilgrimage', () => {
    const s = using({ event: 'pilgrimage', round: 10, on: [{ monastery: 's t' }] })
    expect(offered(s)).toEqual(['act farmhouse', 'pass'])
    say(s, 'act farmhouse')
    expect([s.round, row(s, 0, 'monastery')]).toEqual([11, 's t'])
    say(s, 'draw 0', { seat: 0 })
    expect(offered(s)).toEqual(['act monastery', 'pass'])
  })

  it('22 the supply', () => {
    const given: Given = {
      goodsSupply: { brocade: 0 },
      tiles: [['tailor-shop']],
      on: [{ 'tailor-shop': 't s', castle: 'f b t' }],
    }
    const s = using({ ...given, tracks: { farmer: [7, 0, 0] } })
    expect(offered(s)).toEqual(['act farmhouse', 'act castle', 'pass'])
    say(s, 'act farmhouse')
    expect([step(s, 0, 'farmer'), goodsOf(s, 0)]).toEqual([8, ''])
    expect(offered(using({ ...given, tracks: { farmer: [8, 0, 0] } }))).toEqual(['act castle', 'pass'])
  })

  it('23 scoring', () => {
    const six = ['tours', 'blois', 'chinon', 'nevers', 'loches', 'briare']
    const five = ['chartres', 'etampes', 'le-mans', 'vendome', 'bourges']
    const { s } = coming({
      seats: 2,
      round: 18,
      event: 'pilgrimage',
      coins: [12, 20],
      goods: [
        { wheat: 3, cheese: 2, wine: 1, wool: 1, brocade: 2 },
        { wheat: 5, cheese: 1, wool: 2, brocade: 1 },
      ],
      stations: [six, five],
      citizens: { 0: 0, 1: 0, 3: 1, 4: 1, 5: 1, 6: 1 },
      development: [23, 15],
    })
    expect(orleans.result(s)).toMatchObject({ totals: [81, 76], places: [1, 2] })
    expect(orleans.result(s)?.points[0]).toEqual({ coins: 12, goods: 24, stations: 30, citizens: 15 })
  })

  it('24 a tie for the most stations', () => {
    const six = ['tours', 'blois', 'chinon', 'nevers', 'loches', 'briare']
    const other = ['chartres', 'etampes', 'le-mans', 'vendome', 'bourges', 'vierzon']
    const { s } = coming({
      round: 18,
      event: 'pilgrimage',
      stations: [six, other, ['orleans', 'montargis', 'sancerre', 'la-chatre']],
    })
    expect(s.citizens[edgeCitizen]).toBe(none)
  })

  it('25 a tie in points', () => {
    const places = (development: readonly number[]) =>
      orleans.result(coming({ seats: 2, round: 18, event: 'pilgrimage', coins: [81, 81], development }).s)?.places
    expect(places([23, 25])).toEqual([2, 1])
    expect(places([23, 23])).toEqual([1, 1])
  })

  it('26 Income B at level 3 and Trading Day A with 2 stations: 6 coins each', () => {
    expect(coming({ event: 'income', round: 10, development: [9, 0, 0] }).s.coins[0]).toBe(11)
    expect(coming({ event: 'trading-day', round: 4, stations: [['tours', 'blois']] }).s.coins[0]).toBe(11)
  })
})
