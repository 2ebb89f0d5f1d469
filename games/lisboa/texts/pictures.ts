import { type Owner, spaceNamed, tablesOf } from '../data.ts'
import { newTable } from '../new-table.ts'
import { standardSet } from '../standard-set.ts'
import type { State } from '../state.ts'

/** A part of the city with what stands there. */
export interface CityPicture {
  readonly name: 'city'
  /** Whose store, where, and on which street its entrance is: `A B3 2`. In a solo game `L` is Lacerda. */
  readonly stores: readonly string[]
  /** Where, and which building: `W-B B1`. */
  readonly buildings: readonly string[]
  /** What lies at a row or a column: its name, and how many earthquake, fire and tsunami cubes: `B 1 1 1`, `4 2 0 1`. */
  readonly cubes: readonly string[]
  readonly isSolo: boolean
}

/** What the rulebook shows, drawn by the parts of the table. The players are called A, B and C. */
export type RulebookPicture =
  | CityPicture
  /** Political cards with all that is printed on them, by their numbers. */
  | { readonly name: 'cards'; readonly cards: readonly number[] }
  /** The three nobles with their actions, the officials in the offices (by player and noble), and the treasury. */
  | { readonly name: 'court'; readonly offices: readonly number[]; readonly treasury: number }
  /** The church ring with a tile on each clergy space, and the Cardinal. */
  | { readonly name: 'ring'; readonly cardinal: number }
  /** A player board as it is at the start. */
  | { readonly name: 'playerBoard' }

/** What the rulebook explains in every language. */
export const examples = {
  price: { name: 'city', stores: [], buildings: [], cubes: ['B 1 1 1', '4 2 0 1'], isSolo: false },
  store: { name: 'city', stores: ['A B3 2'], buildings: ['W-B B1', 'N2 B3'], cubes: [], isSolo: false },
  opening: { name: 'city', stores: ['A B1 1', 'A B3 2', 'B B4 3'], buildings: ['W-B G2'], cubes: [], isSolo: false },
  lacerda: { name: 'city', stores: [], buildings: ['W-D B1'], cubes: ['D 2 1 0', '3 1 1 1'], isSolo: true },
} as const satisfies Record<string, CityPicture>

const letters = ['A', 'B', 'C']
const rows = 'ABCDE'

/** A table with what the picture shows on it, so that it can be drawn like any other. */
export function positionOf(picture: RulebookPicture): State {
  const isSolo = picture.name === 'city' && picture.isSolo
  const s = newTable(isSolo ? 1 : letters.length, { fixedScoringTiles: true }, null, 0)
  s.tiles = standardSet.streets.map(({ good }) => standardSet.scoringTiles.findIndex((tile) => tile.good === good))
  switch (picture.name) {
    case 'city':
      for (const store of picture.stores) putStore(s, store)
      for (const building of picture.buildings) putBuilding(s, building)
      for (const cubes of picture.cubes) putCubes(s, cubes)
      break
    case 'court':
      s.offices = [...picture.offices]
      s.treasury = picture.treasury
      break
    case 'ring': {
      const { ring } = tablesOf(s).set
      s.cardinal = picture.cardinal
      s.ring = s.ring.map((none, at) => (ring[at] === 'clergy' ? at * 4 : none))
      break
    }
    case 'cards':
    case 'playerBoard':
  }
  return s
}

function putStore(s: State, text: string): void {
  const [who, land, street] = text.split(' ')
  const owner: Owner = who === 'L' ? 1 : letters.indexOf(who)
  const at = rows.indexOf(land[0]) * 5 + Number(land[1]) - 1
  s.stores[at] = owner
  s.entrances[at] = Number(street) - 1
  s.houses[owner]--
}

function putBuilding(s: State, text: string): void {
  const [space, id] = text.split(' ')
  s.buildings[spaceNamed(space)] = standardSet.buildings.findIndex((building) => building.id === id)
}

function putCubes(s: State, text: string): void {
  const [where, ...numbers] = text.split(' ')
  const row = rows.indexOf(where)
  const cubes = row < 0 ? s.columnCubes : s.rowCubes
  const at = row < 0 ? Number(where) - 1 : row
  for (const [kind, number] of numbers.entries()) cubes[at * 3 + kind] = Number(number)
}
