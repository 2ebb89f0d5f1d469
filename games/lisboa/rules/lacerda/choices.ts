import {
  allNobles,
  type Colour,
  columnOf,
  endOfSpaces,
  firstSpace,
  king,
  type Land,
  lacerda,
  lands,
  type Noble,
  none,
  type Rubble,
  rowOf,
  type Space,
  type Street,
  streetsOf,
  tablesOf,
  tsunami,
} from '../../data.ts'
import { type Board, isEmptyLand, type State } from '../../state.ts'
import { advantage, storeWigs } from '../served.ts'

/** What he prefers, and what decided: no state is changed here. */

/** LI-8.10, LI-8.25: the assistant stands on king or treasury. */
export const leansGreen = (s: Pick<State, 'assistant'>): boolean => s.assistant >= king

export interface PlanChoice {
  readonly colour: Colour
  readonly officials: readonly (number | null)[]
  readonly why: 'moreOfficials' | 'tieBlue' | 'onlyOne'
}

/** LI-8.15; null if both stacks are empty. */
export function choosePlan(s: State): PlanChoice | null {
  const { officialsOf } = tablesOf(s)
  const officials = s.planStacks.map((stack) => (stack.length === 0 ? null : officialsOf[stack[stack.length - 1]]))
  const [blue, green] = officials
  if (blue === null && green === null) return null
  if (blue === null || green === null) return { colour: blue === null ? 1 : 0, officials, why: 'onlyOne' }
  return { colour: green > blue ? 1 : 0, officials, why: green === blue ? 'tieBlue' : 'moreOfficials' }
}

export interface OfficeChoice {
  readonly offices: readonly Noble[]
  readonly before: readonly number[]
  readonly why: 'fewest' | 'tieLeft' | 'lastOfficial'
}

/** LI-8.16: the two offices where he has the fewest, ties further left; null without an official. */
export function chooseOffices(s: Board): OfficeChoice | null {
  const number = Math.min(2, s.officials[lacerda])
  if (number === 0) return null
  const before = allNobles.map((noble) => s.offices[lacerda * 3 + noble])
  const ranked = [...allNobles].sort((a, b) => before[a] - before[b] || a - b)
  const isTied = before[ranked[number - 1]] === before[ranked[number]]
  const why = number === 1 ? 'lastOfficial' : isTied ? 'tieLeft' : 'fewest'
  return { offices: ranked.slice(0, number), before, why }
}

export interface StoreChoice {
  readonly land: Land
  readonly street: Street
  readonly wigs: number
  readonly equal: readonly Land[]
  readonly why: 'mostWigs' | 'tieLeft' | 'tieUp' | 'noWigs'
}

/** LI-8.22: most wigs, then further left, then further up; null without a house or land. */
export function chooseStore(s: Board): StoreChoice | null {
  if (s.houses[lacerda] === 0) return null
  let wigs = none
  let equal: Land[] = []
  for (const land of byColumn) {
    if (!isEmptyLand(s, land)) continue
    const here = storeWigs(s, land, streetsOf[columnOf[land]][0])
    if (here > wigs) {
      wigs = here
      equal = []
    }
    if (here === wigs) equal.push(land)
  }
  const [land, second] = equal
  if (land === undefined) return null
  return { land, street: streetsOf[columnOf[land]][0], wigs, equal, why: whyLand(wigs, land, second) }
}

function whyLand(wigs: number, land: Land, second: Land | undefined): StoreChoice['why'] {
  if (wigs === 0) return 'noWigs'
  if (second === undefined) return 'mostWigs'
  return columnOf[second] === columnOf[land] ? 'tieUp' : 'tieLeft'
}

/** Further left, then further up. */
const byColumn: readonly Land[] = [...lands].sort((a, b) => columnOf[a] - columnOf[b] || rowOf[a] - rowOf[b])

export interface CubeChoice {
  readonly kind: Rubble
  readonly from: 'row' | 'column'
  readonly why: 'cheapest' | 'columnFirst'
}

/** LI-8.23: the cheapest kind, the column's cube if both have it; null without a cube. */
export function chooseCube(s: Board, land: Land): CubeChoice | null {
  const [row, column] = [rowOf[land] * 3, columnOf[land] * 3]
  for (let kind = tsunami; kind >= 0; kind--) {
    const [inRow, inColumn] = [s.rowCubes[row + kind] > 0, s.columnCubes[column + kind] > 0]
    if (inColumn) return { kind, from: 'column', why: inRow ? 'columnFirst' : 'cheapest' }
    if (inRow) return { kind, from: 'row', why: 'cheapest' }
  }
  return null
}

export interface BuildingChoice {
  readonly colour: Colour
  readonly space: Space
  readonly best: readonly (number | null)[]
  readonly equal: readonly Space[]
  readonly why: 'better' | 'assistant' | 'onlyOne'
}

/** LI-8.25: his wigs less yours, for the top building of this colour on each empty place, clockwise; null without one. */
function bestPlaces(s: State, colour: Colour): { best: number; equal: Space[] } | null {
  const building = s.buildingStacks[colour].at(-1)
  if (building === undefined) return null
  let best = Number.NEGATIVE_INFINITY
  let equal: Space[] = []
  // table 2.2: the places in play are counted clockwise, from W-D on
  for (let space = firstSpace(s.rows); space < endOfSpaces(s.rows); space++) {
    if (s.buildings[space] !== none) continue
    const gain = advantage(s, space, building, lacerda)
    if (gain > best) {
      best = gain
      equal = []
    }
    if (gain === best) equal.push(space)
  }
  return equal.length === 0 ? null : { best, equal }
}

/** LI-8.25: the better tile, by the assistant if they are equal, on the first place that reaches it; null if nothing can be built. */
export function chooseBuilding(s: State): BuildingChoice | null {
  const [blue, green] = [bestPlaces(s, 0), bestPlaces(s, 1)]
  const best = [blue?.best ?? null, green?.best ?? null]
  if (blue === null || green === null) {
    const only = blue ?? green
    if (only === null) return null
    return { colour: blue === null ? 1 : 0, space: only.equal[0], best, equal: only.equal, why: 'onlyOne' }
  }
  const isTied = blue.best === green.best
  const colour = (isTied ? leansGreen(s) : green.best > blue.best) ? 1 : 0
  const { equal } = colour === 1 ? green : blue
  return { colour, space: equal[0], best, equal, why: isTied ? 'assistant' : 'better' }
}
