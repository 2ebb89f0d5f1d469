import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { boatmanCitizen, knightCitizen, none } from '../data.ts'
import {
  bag,
  blocked,
  chance,
  filled,
  type Given,
  goodsOf,
  offered,
  offeredOf,
  owes,
  position,
  row,
  say,
  sayAll,
  step,
  supplyOf,
} from './position.ts'

/** One seat with a place to use; the others have passed. */
const using = (given: Given = {}) =>
  position({ passed: [1, 2], bag: ['', '', ''], ...given, on: [{ scriptorium: 'k s', ...given.on?.[0] }] })

describe('OR-3.28 after an action', () => {
  it('its followers go to the bag, with the new one; tech stays', () => {
    const s = using({ on: [{ castle: '# b T' }] })
    say(s, 'act castle')
    expect(row(s, 0, 'castle')).toBe('# . .')
    expect(bag(s, 0)).toBe('b k T')
    expect(supplyOf(s, 'knight')).toBe(11 - 2)
  })
})

describe('OR-3.29 the supply', () => {
  it.each([
    ['farmhouse', 'farmer'],
    ['university', 'scholar'],
    ['castle', 'knight'],
    ['monastery', 'monk'],
  ] as const)('%s cannot be used without a %s in supply', (place, type) => {
    const s = using({ on: [{ [place]: filled[place] }], supply: { [type]: 0 } })
    expect(offered(s)).not.toContain(`act ${place}`)
    expect(blocked(s)).toContain(`act ${place}: noneInSupply OR-3.29`)
  })

  it('a bonus that is out is not received, and blocks nothing', () => {
    const s = using({ on: [{ farmhouse: 'b c' }], goodsSupply: { wheat: 0 } })
    expect(toldTo(say(s, 'act farmhouse'), 'bonusLost')).toEqual([{ type: 'bonusLost', seat: 0, bonus: 'wheat' }])
    expect([goodsOf(s, 0), step(s, 0, 'farmer')]).toEqual(['', 1])
  })

  it('coins never run out', () => {
    const s = using({ on: [{ village: 'f b c' }], coins: [400, 0, 0] })
    sayAll(s, 'act village', 'recruit b')
    expect(s.coins[0]).toBe(402)
  })
})

it.each([
  ['farmhouse', 'farmer', 8],
  ['university', 'scholar', 5],
  ['castle', 'knight', 5],
] as const)('OR-3.30 %s cannot be used with the %s marker at %i', (place, type, last) => {
  const s = using({ on: [{ [place]: filled[place] }], tracks: { [type]: [last] } })
  expect(offered(s)).not.toContain(`act ${place}`)
  expect(blocked(s)).toContain(`act ${place}: trackEnds OR-3.30`)
  const before = using({ on: [{ [place]: filled[place] }], tracks: { [type]: [last - 1] } })
  expect(offered(before)).toContain(`act ${place}`)
})

it('OR-3.31 Farmhouse: a farmer, a step, the good of the new space', () => {
  const goods = ['wheat', 'wheat', 'cheese', 'cheese', 'wine', 'wine', 'wool', 'brocade']
  for (const [from, good] of goods.entries()) {
    const s = using({ on: [{ farmhouse: 'b c' }], tracks: { farmer: [from] } })
    expect(toldTo(say(s, 'act farmhouse'), 'recruited')).toMatchObject([{ seat: 0, follower: 0, step: from + 1 }])
    expect([goodsOf(s, 0), bag(s, 0), step(s, 0, 'farmer')]).toEqual([`1 ${good}`, 'f b c', from + 1])
  }
})

describe('OR-3.32 Village', () => {
  const village = (given: Given = {}) => using({ ...given, on: [{ village: 'f b c' }] })

  it('brings a boatman, a craftsman or a trader, if there is one and its marker can move', () => {
    const s = village()
    say(s, 'act village')
    expect(offered(s)).toEqual(['recruit b', 'recruit c', 'recruit t'])
    const less = village({ supply: { boatman: 0 } })
    say(less, 'act village')
    expect(offered(less)).toEqual(['recruit c', 'recruit t'])
    expect(blocked(less)).toEqual(['recruit b: noneInSupply OR-3.29'])
  })

  it('with one choice left it is made', () => {
    const s = village({ supply: { boatman: 0 }, tracks: { trader: [5] } })
    say(s, 'act village')
    expect([bag(s, 0), s.tech[0]]).toEqual(['f b c c', 1])
  })

  it('with none it cannot be used', () => {
    const s = village({ tracks: { boatman: [5], trader: [5], craftsman: [5] } })
    expect(blocked(s)).toContain('act village: nobodyToRecruit OR-3.32')
    expect(offered(s)).not.toContain('act village')
  })

  it.each([
    [0, 2],
    [1, 3],
    [2, 4],
    [3, 5],
  ])('boatman from %i: %i coins', (from, coins) => {
    const s = village({ tracks: { boatman: [from] } })
    sayAll(s, 'act village', 'recruit b')
    expect([s.coins[0], step(s, 0, 'boatman'), s.citizens[boatmanCitizen]]).toEqual([5 + coins, from + 1, none])
  })

  it('boatman at the last space: the citizen for the first, nothing for later ones', () => {
    const s = village({ tracks: { boatman: [4] } })
    sayAll(s, 'act village', 'recruit b')
    expect([s.coins[0], s.citizens[boatmanCitizen]]).toEqual([5, 0])
    const late = village({ tracks: { boatman: [4, 5] }, citizens: { [boatmanCitizen]: 1 } })
    sayAll(late, 'act village', 'recruit b')
    expect([late.coins[0], late.citizens[boatmanCitizen]]).toEqual([5, 1])
  })

  it('craftsman: a tech tile, if one is left', () => {
    const s = village()
    expect(toldTo(sayAll(s, 'act village', 'recruit c'), 'techGained')).toMatchObject([{ tiles: 1, left: 15 }])
    expect([s.tech[0], s.techSupply]).toEqual([1, 15])
    const out = village({ techSupply: 0 })
    expect(toldTo(sayAll(out, 'act village', 'recruit c'), 'bonusLost')).toMatchObject([{ bonus: 'tech' }])
    expect([out.tech[0], step(out, 0, 'craftsman')]).toEqual([0, 1])
  })

  it('trader: at the first step a tile of pile I, later of both', () => {
    const s = village()
    sayAll(s, 'act village', 'recruit t')
    expect(owes(s)).toEqual(['chooseTile 0'])
    expect(offered(s)).toHaveLength(12)
    expect(offered(s)).toContain('takeTile hayrick')
    expect(blocked(s)).toContain('takeTile school: secondPileLater OR-3.32')
    const later = village({ tracks: { trader: [1] }, tiles: [[], ['hayrick']] })
    sayAll(later, 'act village', 'recruit t')
    expect(offered(later)).toHaveLength(19)
    expect(blocked(later)).toEqual(['takeTile hayrick: tileGone OR-3.32'])
  })

  it('trader: without a tile in the open piles there is none', () => {
    const s = village()
    s.tileOf.fill(1)
    expect(types(sayAll(s, 'act village', 'recruit t'))).toContain('bonusLost')
    expect(owes(s)).toEqual(['chooseAction 0'])
  })

  it('trader: the tile is effective at once', () => {
    const s = position({
      tiles: [['bathhouse']],
      on: [{ village: 'f b c', bathhouse: 'F' }],
      passed: [1, 2],
      tracks: { trader: [1] },
      bag: ['f f', '', ''],
    })
    sayAll(s, 'act village', 'recruit t', 'takeTile hayrick')
    say(s, 'act bathhouse', { random: chance(0, 0) })
    sayAll(s, 'put f hayrick 0', 'act hayrick')
    expect(goodsOf(s, 0)).toBe('1 wheat')
  })
})

it('OR-3.33 University: a scholar and 2 to 6 points', () => {
  for (const [from, points] of [2, 3, 4, 5, 6].entries()) {
    const s = using({ on: [{ university: 'f c t' }], tracks: { scholar: [from] } })
    say(s, 'act university')
    expect([s.development[0], step(s, 0, 'scholar'), bag(s, 0)]).toEqual([points, from + 1, 'f c t s'])
  }
})

it('OR-3.33 University can be used at the end of the development track; the points are lost', () => {
  const s = using({ on: [{ university: 'f c t' }], development: [30, 0, 0], tracks: { scholar: [1] } })
  expect(toldTo(say(s, 'act university'), 'developed')).toMatchObject([{ from: 30, to: 30, lost: 3 }])
  expect(s.development[0]).toBe(30)
})

describe('OR-3.34 Castle', () => {
  it('a knight; at step 4 the citizen for the first', () => {
    const s = using({ on: [{ castle: 'f b t' }], tracks: { knight: [3, 0, 0] } })
    say(s, 'act castle')
    expect([step(s, 0, 'knight'), s.citizens[knightCitizen]]).toEqual([4, 0])
    const late = using({ on: [{ castle: 'f b t' }], tracks: { knight: [3, 4] }, citizens: { [knightCitizen]: 1 } })
    say(late, 'act castle')
    expect(late.citizens[knightCitizen]).toBe(1)
  })

  it('the new draw number counts from the next round on', () => {
    const s = position({ on: [{ castle: 'f b t' }], passed: [1, 2], bag: ['f f f f f', '', ''] })
    say(s, 'act castle')
    expect(offeredOf(s, 'draw', 0)[0]).toBe('5')
  })
})

describe('OR-3.35 Monastery', () => {
  it('a monk, on no track', () => {
    const s = using({ on: [{ monastery: 's t' }] })
    expect(toldTo(say(s, 'act monastery'), 'recruited')).toMatchObject([{ follower: 6, step: none }])
    expect(bag(s, 0)).toBe('t s m')
  })

  it('not in a round of Pilgrimage', () => {
    const s = using({ on: [{ monastery: 's t' }], event: 'pilgrimage', round: 8 })
    expect(offered(s)).not.toContain('act monastery')
    expect(blocked(s)).toContain('act monastery: pilgrimage OR-3.72')
  })
})

it('every place of the board can be used when it is filled', () => {
  const s = position({ on: [{ ...filled }], passed: [1, 2] })
  expect(offered(s)).toEqual([...Object.keys(filled).map((id) => `act ${id}`), 'pass'])
})
