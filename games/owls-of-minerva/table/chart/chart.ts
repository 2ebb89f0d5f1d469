import { allRegions, type Region, tablesOf } from '../../data.ts'
import type { ComponentSet } from '../../sets.ts'
import { type RegionId, standardSet } from '../../standard-set.ts'
import { tall } from './tall.ts'
import { wide } from './wide.ts'

type Peak = readonly [x: number, y: number, width: number, height: number]

/** Where the things of a region lie: their middle, and how broad they may be. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The map of the standard set, drawn for one shape of the table. */
export interface Drawn {
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly land: string
  readonly regions: Readonly<Record<RegionId, string>>
  readonly spots: Readonly<Record<RegionId, Spot>>
  readonly rivers: readonly string[]
  readonly streams: readonly string[]
  readonly peaks: readonly Peak[]
  readonly farPeaks: readonly Peak[]
}

interface Area extends Spot {
  readonly path: string
}

/** A map as a table shows it; what stands around the regions is only on the standard one. */
export interface Chart extends Pick<Drawn, 'box'> {
  readonly areas: readonly Area[]
  readonly scenery: Omit<Drawn, 'box' | 'regions' | 'spots'> | null
  /** Pairs of regions that touch without sharing a drawn border. */
  readonly roads: readonly (readonly [Region, Region])[]
}

export type Format = 'wide' | 'tall'

const pairsOf = ({ borders }: ComponentSet): string =>
  borders
    .map((pair) => pair.toSorted().join('-'))
    .toSorted()
    .join()
const standardPairs = pairsOf(standardSet)
const isRegionId = (id: string): id is RegionId => Object.hasOwn(wide.regions, id)

/** A host's set may have a map of its own: then regions are round, with roads between them. */
export function chartOf(view: { readonly set: ComponentSet | null }, format: Format): Chart {
  const { set } = tablesOf(view)
  const drawn = format === 'wide' ? wide : tall
  const { box, regions, spots, ...scenery } = drawn
  const areas = set.regions.flatMap(({ id }) => (isRegionId(id) ? [{ ...spots[id], path: regions[id] }] : []))
  if (areas.length === allRegions.length && pairsOf(set) === standardPairs) return { box, areas, scenery, roads: [] }
  return { box, areas: roundAreas(set, drawn), scenery: null, roads: roadsOf(set) }
}

/** As large as the map, and as its neighbours, allow. */
function roundAreas({ regions }: ComponentSet, { box }: Drawn): Area[] {
  const [left, top, width, height] = box
  const widest = width / 12
  const placed = (axis: 'x' | 'y', start: number, room: number) => {
    const values = regions.map((region) => region[axis])
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return values.map((value) => start + widest + ((value - low) / Math.max(1, high - low)) * (room - 2 * widest))
  }
  const [xs, ys] = [placed('x', left, width), placed('y', top, height)]
  const apart = xs.flatMap((x, a) => xs.slice(a + 1).map((other, i) => Math.hypot(x - other, ys[a] - ys[a + 1 + i])))
  const radius = Math.min(widest, Math.max(widest / 2, Math.min(...apart) / 2))
  return xs.map((x, region) => {
    const y = ys[region]
    const path = `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
    return { x, y, width: 2 * widest, path }
  })
}

const roadsOf = ({ regions, borders }: ComponentSet): (readonly [Region, Region])[] => {
  const at = (id: string) => regions.findIndex((region) => region.id === id)
  return borders.map(([a, b]) => [at(a), at(b)])
}

/** The part of a map that has these regions in it. */
export function cropped(chart: Chart, regions: readonly Region[]): Chart {
  const spots = regions.map((region) => chart.areas[region])
  const [margin, above] = [24, 62]
  const left = Math.min(...spots.map(({ x, width }) => x - width / 2)) - margin
  const right = Math.max(...spots.map(({ x, width }) => x + width / 2)) + margin
  const top = Math.min(...spots.map(({ y }) => y)) - above
  const bottom = Math.max(...spots.map(({ y }) => y)) + above
  return { ...chart, box: [left, top, right - left, bottom - top] }
}

/** From one region to the next, through their middles. */
export function routeThrough({ areas }: Chart, regions: readonly Region[]): string {
  return regions.map((region, i) => `${i === 0 ? 'M' : 'L'}${areas[region].x} ${areas[region].y}`).join('')
}
