import type { Stretch, Tables } from '../data.ts'
import type { TownData } from '../sets.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A stretch as it is drawn: a curve with one handle. */
export interface Curve {
  readonly from: Point
  readonly bend: Point
  readonly to: Point
}

/** How far a stretch bends aside, in parts of its length; so rivers wind, and no two stretches meet but in towns. */
const bends: Readonly<Record<string, number>> = {
  W01: -0.12,
  W02: 0.29,
  W03: -0.19,
  W04: -0.21,
  W05: -0.14,
  W06: -0.17,
  W07: -0.16,
  W08: 0.23,
  W09: -0.24,
  W10: 0.16,
  W11: 0.26,
  W12: 0.22,
  W13: -0.26,
  W14: 0.15,
  R01: -0.09,
  R02: -0.15,
  R04: 0.13,
  R05: -0.13,
  R06: -0.08,
  R07: 0.07,
  R08: -0.09,
  R09: 0.09,
  R10: -0.07,
  R11: 0.11,
  R12: 0.11,
  R13: 0.08,
  R14: -0.1,
  R15: 0.13,
  R16: 0.1,
  R17: -0.11,
  R18: 0.33,
  R19: 0.15,
  R20: -0.09,
  R21: 0.13,
  R22: -0.12,
  R23: 0.15,
  R24: 0.11,
  R25: 0.14,
  R26: 0.1,
  R27: -0.13,
  R28: 0.15,
  R29: 0.11,
}
const usualBend = 0.1

/** Where a town's name stands beside it, in px; `parts` where the map has no room for all that hyphens join. */
export interface Label {
  readonly anchor: 'start' | 'middle' | 'end'
  readonly x: number
  readonly y: number
  readonly parts?: number
}

const labels: Readonly<Record<string, Label>> = {
  orleans: { anchor: 'middle', x: 0, y: -24 },
  chartres: { anchor: 'end', x: -17, y: 5 },
  etampes: { anchor: 'middle', x: -6, y: 27 },
  'le-mans': { anchor: 'start', x: -9, y: 28 },
  chateaudun: { anchor: 'end', x: -13, y: -6 },
  montargis: { anchor: 'start', x: 20, y: 4 },
  vendome: { anchor: 'end', x: -13, y: 6 },
  blois: { anchor: 'start', x: 15, y: 15 },
  briare: { anchor: 'start', x: 13, y: 5 },
  tours: { anchor: 'end', x: -18, y: -6 },
  chinon: { anchor: 'middle', x: -2, y: -16 },
  montrichard: { anchor: 'start', x: 11, y: -9 },
  vierzon: { anchor: 'end', x: -17, y: -8 },
  loches: { anchor: 'start', x: 13, y: -4 },
  bourges: { anchor: 'start', x: 12, y: 17 },
  sancerre: { anchor: 'start', x: 18, y: 5 },
  chatellerault: { anchor: 'start', x: 14, y: -4 },
  'le-blanc': { anchor: 'start', x: 5, y: -13 },
  chateauroux: { anchor: 'start', x: 14, y: -6 },
  nevers: { anchor: 'end', x: 22, y: 23 },
  argenton: { anchor: 'middle', x: -2, y: 22, parts: 1 },
  'la-chatre': { anchor: 'start', x: 9, y: 20 },
  'saint-amand': { anchor: 'start', x: 13, y: 16, parts: 2 },
}
const usualLabel: Label = { anchor: 'start', x: 13, y: 4 }

export const labelOf = ({ id }: TownData): Label => labels[id] ?? usualLabel

/** How large pieces and names are drawn on a map of this width. */
export const scaleFor = (width: number): number => Math.min(1.15, Math.max(0.8, width / 528))

/** The name of a town, in whatever language, as far as there is room for it. */
export const nameOnMap = (town: TownData, name: string): string =>
  name
    .split(/(?=[-＝])/)
    .slice(0, labelOf(town).parts)
    .join('')

/** About how wide a letter is: those of Japanese need twice the room. */
const breadth = (letter: string): number => (letter > '\u2fff' ? 11.2 : 6.6)

/** Where the name stands: never beyond the edge of the map. */
export function namePlace(town: TownData, name: string, at: Point, width: number, isCrowded: boolean): Point {
  const { anchor, x, y } = labelOf(town)
  const scale = scaleFor(width)
  const length = [...name].reduce((sum, letter) => sum + breadth(letter), 0) * scale
  const [before, after] = anchor === 'start' ? [0, length] : anchor === 'end' ? [length, 0] : [length / 2, length / 2]
  // a name above the town makes room for who stands there
  const above = isCrowded && anchor === 'middle' && y < 0 ? 13 : 0
  return {
    x: Math.max(before + 2, Math.min(at.x + x * scale, width - after - 2)),
    y: at.y + (y - above) * scale,
  }
}

/** The map in a box of this size, in px: towns lie in a square of 1000, with room for names and pieces around. */
export class Projection {
  readonly #tables: Tables
  readonly #width: number
  readonly #height: number

  constructor(tables: Tables, width: number, height: number) {
    this.#tables = tables
    this.#width = width
    this.#height = height
  }

  #point = (x: number, y: number): Point => ({
    x: 6 + (x / 1000) * (this.#width - 12),
    y: 8 + (y / 1000) * (this.#height - 14),
  })

  town(town: number): Point {
    const { x, y } = this.#tables.set.map.towns[town]
    return this.#point(x, y)
  }

  curve(stretch: Stretch): Curve {
    const { id, via } = this.#tables.set.map.stretches[stretch]
    const [from, to] = [this.town(this.#tables.ends[2 * stretch]), this.town(this.#tables.ends[2 * stretch + 1])]
    if (via !== undefined) return { from, bend: this.#point(via[0], via[1]), to }
    const aside = bends[id] ?? usualBend
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    return { from, bend: { x: (from.x + to.x) / 2 - dy * aside, y: (from.y + to.y) / 2 + dx * aside }, to }
  }
}

export const pathOf = ({ from, bend, to }: Curve): string =>
  `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`

/** A point of the curve, from 0 at its beginning to 1 at its end. */
export function pointOn({ from, bend, to }: Curve, t: number): Point {
  const along = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c
  return { x: along(from.x, bend.x, to.x), y: along(from.y, bend.y, to.y) }
}

/** Where the goods of a stretch lie. */
export const goodsAlong = (curve: Curve, number: number): readonly Point[] =>
  number === 1 ? [pointOn(curve, 0.5)] : [pointOn(curve, 0.36), pointOn(curve, 0.66)]

/** Hills and trees, drawn where no road goes: in the same square of 1000. */
export const hills: readonly (readonly [x: number, y: number, size: number])[] = [
  [905, 395, 1.1],
  [940, 410, 0.9],
  [960, 330, 1],
  [930, 300, 0.75],
  [950, 850, 1],
  [925, 860, 0.75],
  [35, 925, 1.1],
  [70, 945, 0.9],
  [55, 470, 0.9],
  [85, 480, 1.1],
  [70, 760, 0.65],
]
export const trees: readonly (readonly [x: number, y: number])[] = [
  [545, 520],
  [570, 535],
  [530, 545],
  [690, 470],
  [715, 482],
  [735, 462],
  [705, 505],
  [178, 330],
  [200, 345],
  [160, 350],
  [100, 395],
  [125, 405],
  [430, 700],
  [452, 712],
  [428, 728],
  [472, 700],
  [395, 775],
  [775, 120],
  [800, 132],
  [782, 150],
  [820, 115],
  [400, 860],
  [548, 168],
  [530, 186],
  [566, 184],
  [230, 450],
  [250, 460],
]
