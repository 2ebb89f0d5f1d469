import { describe, expect, it } from 'vitest'
import { tablesOf } from '../../data.ts'
import { otherSet } from '../../tests/other-set.ts'
import { goodsAlong, nameOnMap, namePlace, Projection, pointOn } from '../map.ts'

const tables = tablesOf({ set: null })
const { towns, stretches } = tables.set.map
const sizes = [
  [528, 458],
  [372, 430],
  [900, 700],
] as const

describe.each(sizes)('on a map of %i by %i', (width, height) => {
  const projection = new Projection(tables, width, height)

  it('all towns, names and goods lie inside', () => {
    for (const [at, town] of towns.entries()) {
      const point = projection.town(at)
      expect(point.x).toBeGreaterThan(0)
      expect(point.x).toBeLessThan(width)
      expect(namePlace(town, town.name, point, width, true).x).toBeGreaterThan(0)
      expect(namePlace(town, town.name, point, width, true).y).toBeLessThan(height)
    }
    for (const stretch of stretches.keys()) {
      for (const { x, y } of goodsAlong(projection.curve(stretch), 2)) {
        expect(Math.min(x, width - x)).toBeGreaterThan(8)
        expect(Math.min(y, height - y)).toBeGreaterThan(8)
      }
    }
  })

  it('the two ways from Chinon to Châtellerault lie apart', () => {
    const [road, river] = ['R18', 'W09'].map((id) =>
      pointOn(projection.curve(stretches.findIndex((each) => each.id === id)), 0.5),
    )
    expect(Math.hypot(road.x - river.x, road.y - river.y)).toBeGreaterThan(20)
  })
})

it('a map of the host has curves, too', () => {
  const own = tablesOf({ set: otherSet })
  const projection = new Projection(own, 500, 500)
  for (const stretch of own.set.map.stretches.keys()) {
    const { from, bend, to } = projection.curve(stretch)
    expect([from, bend, to].every(({ x, y }) => Number.isFinite(x + y))).toBe(true)
  }
})

it.each([
  ['argenton', 'Argenton-sur-Creuse', 'Argenton'],
  ['saint-amand', 'Saint-Amand-Montrond', 'Saint-Amand'],
  ['saint-amand', 'サン＝タマン＝モンロン', 'サン＝タマン'],
  ['le-mans', 'Le Mans', 'Le Mans'],
])('the map has room for this much of %s: %s', (id, name, short) => {
  const found = towns.find((town) => town.id === id)
  expect(found && nameOnMap(found, name)).toBe(short)
})
