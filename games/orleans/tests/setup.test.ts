import { FastRandom } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { edgeCitizen, none, outOfGame, tablesOf } from '../data.ts'
import { orleans } from '../index.ts'
import { eventIds, followerTypes } from '../sets.ts'
import type { Options, State } from '../state.ts'
import { bag, market, stretch, supplyOf, usual } from './position.ts'

const open = (seats: number, seed = 1, options: Options = usual): State =>
  orleans.setup(seats, options, { random: new FastRandom(seed) })
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const goodsOn = (s: State, id: string) =>
  s.onStretches.slice(2 * stretch(id), 2 * stretch(id) + 2).filter((good) => good !== none).length
const onMap = (s: State) => s.onStretches.filter((good) => good !== none).length

describe('OR-1.1 the goods', () => {
  it.each([
    [2, 12],
    [3, 6],
    [4, 0],
  ])('with %i players %i are put away at random', (seats, putAway) => {
    const s = open(seats)
    expect(sum(s.putAway)).toBe(putAway)
    expect(sum([...s.putAway, ...s.goodsSupply]) + onMap(s)).toBe(90)
    const others = [2, 3, 4, 5].map((seed) => open(seats, seed).putAway.join())
    expect(new Set(others).size > 1).toBe(putAway > 0)
  })

  it('are 24, 21, 18, 15 and 12 of their kinds', () => {
    const s = open(4)
    const found = [0, 1, 2, 3, 4].map(
      (good) => s.goodsSupply[good] + s.onStretches.filter((each) => each === good).length,
    )
    expect(found).toEqual([24, 21, 18, 15, 12])
  })
})

describe('OR-1.2 the goods on the map', () => {
  it.each([
    [2, 43, 35],
    [3, 48, 36],
    [4, 52, 38],
  ])('with %i players: %i there, %i in the supply', (seats, there, left) => {
    const s = open(seats)
    expect([onMap(s), sum(s.goodsSupply)]).toEqual([there, left])
  })

  it('stretches marked 3 or 4 have a second one from so many players on', () => {
    expect([2, 3, 4].map((seats) => goodsOn(open(seats), 'R05'))).toEqual([1, 2, 2])
    expect([2, 3, 4].map((seats) => goodsOn(open(seats), 'R01'))).toEqual([1, 1, 2])
    expect([2, 3, 4].map((seats) => goodsOn(open(seats), 'R07'))).toEqual([1, 1, 1])
  })
})

it.each([
  [2, [12, 6, 6, 6, 8, 8, 8]],
  [3, [14, 8, 8, 8, 11, 11, 11]],
  [4, [16, 10, 10, 10, 14, 14, 14]],
])('OR-1.3 with %i players the supply holds %j neutral followers', (seats, numbers) => {
  const s = open(seats)
  expect(followerTypes.map((type) => supplyOf(s, type))).toEqual(numbers)
  expect(s.techSupply).toBe(16)
})

describe('OR-1.4 the hourglass', () => {
  it('has every event once in each letter', () => {
    const { hourglass } = open(3)
    for (const letter of [0, 1, 2]) {
      const events = hourglass.slice(6 * letter, 6 * letter + 6).map((event) => eventIds[event])
      expect(events.sort()).toEqual([...eventIds].sort())
    }
  })

  it('begins with the Pilgrimage; the rest of each letter is shuffled', () => {
    const all = Array.from({ length: 40 }, (_, seed) => open(2, seed).hourglass)
    expect(all.every(([first]) => eventIds[first] === 'pilgrimage')).toBe(true)
    for (const round of [1, 5, 6, 11, 12, 17]) {
      expect(new Set(all.map((hourglass) => hourglass[round])).size).toBe(round < 6 ? 5 : 6)
    }
  })
})

it('OR-1.5 all 14 citizens wait on the board', () => {
  const s = open(4)
  expect(s.citizens).toEqual(Array.from({ length: 14 }, () => none))
  expect(edgeCitizen).toBe(13)
})

it('OR-1.6 what each player begins with', () => {
  const s = open(3)
  for (const seat of [0, 1, 2]) {
    expect(market(s, seat)).toBe('F B C T')
    expect(bag(s, seat)).toBe('')
  }
  expect(s.coins).toEqual([5, 5, 5])
  expect(s.stationSupply).toEqual([10, 10, 10])
  expect(s.merchants.map((town) => tablesOf(s).set.map.towns[town].id)).toEqual(['orleans', 'orleans', 'orleans'])
  expect(s.development).toEqual([0, 0, 0])
  expect(s.tracks.every((step) => step === 0)).toBe(true)
})

it('OR-1.7 the 20 place tiles lie open: 12 of pile I, 8 of pile II', () => {
  const s = open(2)
  expect(s.tileOf).toEqual(Array.from({ length: 20 }, () => none))
  expect(s.tileOf.includes(outOfGame)).toBe(false)
  expect(tablesOf(s).isSecondPile.filter((isSecond) => isSecond)).toHaveLength(8)
  expect(orleans.view(s, null).tileOf).toEqual(s.tileOf)
})

describe('OR-1.8 the start player', () => {
  it('is anybody', () => {
    expect(new Set(Array.from({ length: 30 }, (_, seed) => open(4, seed).starter))).toEqual(new Set([0, 1, 2, 3]))
  })

  it('is the seat that the host names', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      expect(open(3, seed, { ...usual, startPlayer: 'seat3' }).starter).toBe(2)
      expect(open(3, seed, { ...usual, startPlayer: 'seat1' }).starter).toBe(0)
    }
  })

  it('is left to chance if the table has no such seat', () => {
    const starters = Array.from({ length: 20 }, (_, seed) => open(2, seed, { ...usual, startPlayer: 'seat4' }).starter)
    expect(new Set(starters)).toEqual(new Set([0, 1]))
  })
})
