import { FastRandom, flawsIn, readComponents, SetupError } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { components, none, tablesOf } from '../data.ts'
import { orleans } from '../index.ts'
import { deedIds, followerTypes, goodIds, tileIds } from '../sets.ts'
import { origins, standardSet } from '../standard-set.ts'
import { otherSet } from './other-set.ts'
import { usual } from './position.ts'

const tables = tablesOf({ set: null })
const townNumber = (id: string) => standardSet.map.towns.findIndex((town) => town.id === id)

describe('the set that comes with the game', () => {
  it('is one', () => {
    expect(flawsIn(standardSet, components)).toEqual([])
    expect(flawsIn(JSON.parse(JSON.stringify(standardSet)), components)).toEqual([])
  })

  it('says where its figures are from', () => {
    expect(new Set(Object.values(origins))).toEqual(new Set(['seed', 'public', 'reconstructed']))
  })

  it('table 2.1: 23 towns, 29 roads, 14 waterways, and how many meet in each town', () => {
    expect(standardSet.map.towns).toHaveLength(23)
    expect(standardSet.map.stretches.filter(({ kind }) => kind === 'road')).toHaveLength(29)
    expect(standardSet.map.stretches.filter(({ kind }) => kind === 'water')).toHaveLength(14)
    const meeting = (id: string) => [tables.roads[townNumber(id)].length, tables.waterways[townNumber(id)].length]
    expect(meeting('orleans')).toEqual([4, 2])
    expect(meeting('tours')).toEqual([1, 4])
    expect(meeting('chateauroux')).toEqual([5, 0])
    expect(meeting('vierzon')).toEqual([3, 3])
    expect(meeting('nevers')).toEqual([2, 1])
  })

  it('table 2.1: all towns can be reached by road, 15 by water', () => {
    const reach = (ways: typeof tables.roads) => {
      const reached = new Set([tables.start])
      for (const town of reached) {
        for (const stretch of ways[town])
          for (const end of tables.ends.slice(2 * stretch, 2 * stretch + 2)) reached.add(end)
      }
      return reached.size
    }
    expect([reach(tables.roads), reach(tables.waterways)]).toEqual([23, 15])
  })

  it('tables 2.2, 2.3: the tracks', () => {
    expect(tables.trackLast).toEqual([8, 5, 5, 5, 5, 5])
    expect([0, 3, 4, 8, 9, 14, 15, 21, 22, 29, 30].map((at) => tables.levels[at])).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6,
    ])
  })

  it('tables 2.4, 2.5: 26 spaces on a board, 28 on the tiles', () => {
    expect(tables.firstSpace[10]).toBe(26)
    expect(tables.spaceCount).toBe(54)
    expect(tileIds).toHaveLength(20)
  })

  it('table 2.6: 45 spaces on the deeds, by type 7, 7, 7, 7, 6, 6, 5', () => {
    expect(tables.deedSize).toEqual([10, 3, 5, 3, 4, 6, 4, 10])
    const ofType = followerTypes.map((_, type) =>
      deedIds.reduce((sum, _, deed) => sum + tables.deedRoom[deed * 7 + type], 0),
    )
    expect(ofType).toEqual([7, 7, 7, 7, 6, 6, 5])
  })

  it('table 2.8: goods and what they are worth', () => {
    expect(goodIds.map((id) => standardSet.goods[id].tiles)).toEqual([24, 21, 18, 15, 12])
    expect(tables.goodPoints).toEqual([1, 2, 3, 4, 5])
    expect(tables.isFood).toEqual([true, true, true, false, false])
  })
})

describe("a host's own set", () => {
  it('is played with', () => {
    expect(flawsIn(otherSet, components)).toEqual([])
    const own = readComponents(components, otherSet)
    const s = orleans.setup(4, usual, { random: new FastRandom(1) }, own)
    expect(s.set).toEqual(otherSet)
    expect(s.merchants.every((town) => otherSet.map.towns[town].id === 'tours')).toBe(true)
    expect(s.onStretches.filter((good) => good !== none)).toHaveLength(54)
    expect(orleans.broken(s)).toEqual([])
    expect(orleans.view(s, 0).set).toEqual(otherSet)
  })

  const changed = (change: (set: Record<string, unknown>) => void): unknown => {
    const copy = JSON.parse(JSON.stringify(standardSet))
    change(copy)
    return copy
  }
  const pathsIn = (set: unknown) => flawsIn(set, components).map(({ path }) => path)

  it.each([
    ['name', { name: '' }],
    ['followers.monk', { followers: { ...standardSet.followers, monk: [1, 2] } }],
    ['goods.wine.points', { goods: { ...standardSet.goods, wine: { tiles: 3, points: -1 } } }],
    ['food[0]', { food: ['bread'] }],
    ['places.ship[0]', { places: { ...standardSet.places, ship: ['any'] } }],
    ['places.townhall[0]', { places: { ...standardSet.places, townhall: ['monk'] } }],
    ['tiles.sacristy.slots[0]', { tiles: { ...standardSet.tiles, sacristy: { pile: 'I', slots: ['knight'] } } }],
    ['tiles.school.slots', { tiles: { ...standardSet.tiles, school: { pile: 'II', slots: ['monk'] } } }],
    ['tiles.brewery.gain', { tiles: { ...standardSet.tiles, brewery: { pile: 'I', slots: ['monk'] } } }],
    ['deeds.astronomy.spaces', { deeds: { ...standardSet.deeds, astronomy: { spaces: {}, coins: 1 } } }],
    ['strengths.taxes[0]', { strengths: { ...standardSet.strengths, taxes: [0, 1, 2] } }],
    ['map.start', { map: { ...standardSet.map, start: 'paris' } }],
    ['trackCitizens.knight', { trackCitizens: { boatman: 5, knight: 6 } }],
    ['development.coins[0].space', { development: { ...standardSet.development, coins: [{ space: 31, coins: 1 }] } }],
    ['development.citizens[1]', { development: { ...standardSet.development, citizens: [3, 3, 28] } }],
    ['development.levelFrom[1]', { development: { ...standardSet.development, levelFrom: [9, 4] } }],
    ['goodsPutAway[0]', { goodsPutAway: [30, 0, 0], goods: { ...standardSet.goods, wheat: { tiles: 6, points: 1 } } }],
    ['extra', { extra: 1 }],
  ])('a flaw is named: %s', (path, part) => {
    const set = changed((copy) => Object.assign(copy, part))
    expect(pathsIn(set)).toContain(path)
    expect(() => readComponents(components, Object(set))).toThrow(SetupError)
  })

  it('towns and stretches have names of their own, and lead somewhere', () => {
    const { map } = standardSet
    const twice = changed((copy) => Object.assign(copy, { map: { ...map, towns: [...map.towns, map.towns[3]] } }))
    expect(pathsIn(twice)).toEqual(['map.towns[23].id'])
    const nowhere = { ...map.stretches[0], id: 'X1', b: 'paris' }
    const lost = changed((copy) => Object.assign(copy, { map: { ...map, stretches: [...map.stretches, nowhere] } }))
    expect(pathsIn(lost)).toEqual(['map.stretches[43].b'])
  })
})
