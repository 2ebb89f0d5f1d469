import { describe, expect, it } from 'vitest'
import { allRegions, tablesOf } from '../../data.ts'
import { standardSet } from '../../standard-set.ts'
import { otherSet } from '../../tests/other-set.ts'
import { chartOf, cropped, routeThrough } from '../chart/chart.ts'

const inside = (box: readonly number[], x: number, y: number): boolean =>
  x > box[0] && x < box[0] + box[2] && y > box[1] && y < box[1] + box[3]

describe.each(['wide', 'tall'] as const)('the %s map', (format) => {
  it.each([null, otherSet])('has a place for every region, inside the map', (set) => {
    const { areas, box } = chartOf({ set }, format)
    expect(areas).toHaveLength(allRegions.length)
    for (const { x, y, path } of areas) {
      expect(inside(box, x, y)).toBe(true)
      expect(path).toMatch(/^M.*Z$/)
    }
  })

  it('is engraved with the borders of the standard set; another map has roads', () => {
    expect(chartOf({ set: null }, format).roads).toEqual([])
    expect(chartOf({ set: null }, format).scenery).not.toBeNull()
    const other = chartOf({ set: otherSet }, format)
    expect(other.scenery).toBeNull()
    expect(other.roads).toHaveLength(otherSet.borders.length)
    for (const [from, to] of other.roads) expect(tablesOf({ set: otherSet }).distance[from][to]).toBe(1)
  })

  it('stays engraved for a set that changes no border, and knows the regions in any order', () => {
    const regions = standardSet.regions.toReversed().map((region) => ({ ...region, name: `${region.id}!` }))
    const turned = chartOf({ set: { ...standardSet, regions } }, format)
    expect(turned.scenery).not.toBeNull()
    expect(turned.areas[14]).toEqual(chartOf({ set: null }, format).areas[0])
    const fewer = chartOf({ set: { ...standardSet, borders: standardSet.borders.slice(1) } }, format)
    expect(fewer.scenery).toBeNull()
  })
})

it('a part of the map has its regions in it', () => {
  const whole = chartOf({ set: null }, 'wide')
  const { box } = cropped(whole, [6, 9])
  for (const region of [6, 9]) expect(inside(box, whole.areas[region].x, whole.areas[region].y)).toBe(true)
  expect(inside(box, whole.areas[0].x, whole.areas[0].y)).toBe(false)
})

it('a route goes through the middles', () => {
  const whole = chartOf({ set: null }, 'wide')
  const [from, to] = [whole.areas[0], whole.areas[1]]
  expect(routeThrough(whole, [0, 1])).toBe(`M${from.x} ${from.y}L${to.x} ${to.y}`)
})
