import { layoutFor, placard, type Slot, tablesOf } from '../data.ts'
import type { Cell, ComponentSet } from '../sets.ts'

/** Where a thing lies on the map, in the units it is drawn in. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Chart {
  readonly width: number
  readonly height: number
  /** By slot. */
  readonly tiles: readonly Spot[]
  /** By seat. */
  readonly placards: readonly Spot[]
}

export const tile = { width: 132, height: 98 }
const pitch = { x: 136, y: 101 }
/** A placard above or below the map is a bar; at its side it has the place of a card. */
const bar = { width: 268, height: 36 }
const margin = 8

/** The map with the placards around it (table 2.5). */
export function chartFor(view: { readonly set: ComponentSet | null; readonly seats: number }): Chart {
  const { rows: lines, placards } = tablesOf(view).set.maps[view.seats - 2]
  const { cells } = layoutFor(view)
  const rows = lines.length
  const all = [...cells, ...placards.filter((each) => !isBeyond(each, rows))]
  const left = Math.min(...all.map(({ x }) => x))
  const right = Math.max(...all.map(({ x }) => x))
  const top = placards.some(({ row }) => row < 1) ? bar.height + 6 : 0
  const bottom = placards.some(({ row }) => row > rows) ? bar.height + 6 : 0
  const xOf = ({ x }: Cell) => margin + ((x - left) * pitch.x) / 2
  const yOf = ({ row }: Cell) => margin + top + (row - 1) * pitch.y
  const height = 2 * margin + top + rows * pitch.y - (pitch.y - tile.height) + bottom
  const spotOf = (cell: Cell): Spot => ({ x: xOf(cell), y: yOf(cell), ...tile })
  const barOf = (cell: Cell): Spot => ({
    x: xOf(cell) + (tile.width - bar.width) / 2,
    y: cell.row < 1 ? margin : height - margin - bar.height,
    ...bar,
  })
  return {
    width: 2 * margin + ((right - left) * pitch.x) / 2 + tile.width,
    height,
    tiles: cells.map(spotOf),
    placards: placards.map((each) => (isBeyond(each, rows) ? barOf(each) : spotOf(each))),
  }
}

const isBeyond = ({ row }: Cell, rows: number): boolean => row < 1 || row > rows

export const spotOf = (chart: Chart, slot: Slot, seat: number): Spot =>
  slot === placard ? chart.placards[seat] : chart.tiles[slot]
