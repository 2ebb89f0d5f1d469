import type { Seat } from '@eminence/kernel'
import {
  bathhouse,
  type Deed,
  deedCount,
  farmer,
  type Gain,
  horseWagon,
  isAction,
  isOwn,
  knight,
  monk,
  none,
  type Place,
  pharmacy,
  pilgrimage,
  places,
  scholar,
  type Tables,
  type Type,
  tablesOf,
  tower,
  typeCount,
} from '../../data.ts'
import { villagers } from '../../moves.ts'
import { placesOf, type State, sizeOf, spacesFrom, stepOf, techTile } from '../../state.ts'

/** OR-3.29, OR-3.30: somebody of this type in the supply, and the marker not at the end of its track. */
export const canRecruit = (s: State, tables: Tables, seat: Seat, type: Type): boolean =>
  s.supply[type] > 0 && (type === monk || stepOf(s, seat, type) < tables.trackLast[type])

/** OR-3.46: the deed has a free space for that type. */
export const hasDeedSpace = (s: State, tables: Tables, deed: Deed, type: Type): boolean =>
  s.deeds[deed * typeCount + type] < tables.deedRoom[deed * typeCount + type]

/** OR-3.51 */
function hasAnyDeedSpace(s: State, tables: Tables, type: Type): boolean {
  for (let deed = 0; deed < deedCount; deed++) if (hasDeedSpace(s, tables, deed, type)) return true
  return false
}

/** The types of the neutral followers on the Town Hall or in the tower, each once (OR-3.47, OR-3.53). */
export function deedTypes(s: State, tables: Tables, seat: Seat, place: Place): Type[] {
  const types: Type[] = []
  if (place === tower) {
    for (let type = 0; type < typeCount; type++) if (s.tower[type] > 0) types.push(type)
    return types
  }
  const from = spacesFrom(tables, seat) + tables.firstSpace[place]
  for (let at = from; at < from + tables.slots[place]; at++) {
    const follower = s.spaces[at]
    if (follower !== none && !isOwn(follower) && !types.includes(follower)) types.push(follower)
  }
  return types
}

/** OR-3.21 */
export function isActive(s: State, tables: Tables, seat: Seat, place: Place): boolean {
  if (!isAction[place]) return false
  if (place === places.townhall || place === tower) return deedTypes(s, tables, seat, place).length > 0
  const from = spacesFrom(tables, seat) + tables.firstSpace[place]
  for (let at = from; at < from + tables.slots[place]; at++) if (s.spaces[at] === none) return false
  return true
}

/** OR-3.44 */
function canBuild(s: State, tables: Tables, seat: Seat): boolean {
  if (s.stationSupply[seat] === 0) return false
  const town = s.merchants[seat]
  const here = s.stationsAt[town]
  return town === tables.start ? (here & (1 << seat)) === 0 : here === 0
}

/** OR-3.29, OR-3.30, OR-3.39, OR-3.54, OR-3.58 */
function canGain(s: State, tables: Tables, seat: Seat, { good, tech, coins, coinsPer, development }: Gain): boolean {
  if (good !== none) return s.goodsSupply[good] > 0
  if (tech > 0) return s.techSupply > 0
  const isDevelopmentAll = coins === 0 && coinsPer === null && development > 0
  return !isDevelopmentAll || s.development[seat] < tables.set.development.last
}

/** Whether the action of an active place can be carried out now; the table at the end of OR-3.68. */
export function isExecutable(s: State, tables: Tables, seat: Seat, place: Place): boolean {
  const gain = tables.gains[place]
  if (gain !== null) return canGain(s, tables, seat, gain)
  switch (place) {
    case places.farmhouse:
      return canRecruit(s, tables, seat, farmer)
    case places.village:
      return villagers.some((type) => canRecruit(s, tables, seat, type))
    case places.university:
      return canRecruit(s, tables, seat, scholar)
    case places.castle:
      return canRecruit(s, tables, seat, knight)
    case places.monastery:
      return s.hourglass[s.round - 1] !== pilgrimage && canRecruit(s, tables, seat, monk)
    case places.ship:
      return tables.waterways[s.merchants[seat]].length > 0
    case places.wagon:
    case horseWagon:
      return tables.roads[s.merchants[seat]].length > 0
    case places.guildhall:
      return canBuild(s, tables, seat)
    case places.scriptorium:
      return s.development[seat] < tables.set.development.last
    case places.townhall:
    case tower:
      return deedTypes(s, tables, seat, place).some((type) => hasAnyDeedSpace(s, tables, type))
    case pharmacy:
      return s.coins[seat] > 0 && s.development[seat] < tables.set.development.last
    case bathhouse:
      return sizeOf(s.bags, seat) > 0
    default:
      return false
  }
}

/** OR-3.26: every place whose action the seat can carry out. */
export function executablePlaces(s: State, seat: Seat): Place[] {
  const tables = tablesOf(s)
  return placesOf(s, seat).filter((place) => isActive(s, tables, seat, place) && isExecutable(s, tables, seat, place))
}

/** OR-3.27 */
export function hasAction(s: State, seat: Seat): boolean {
  const tables = tablesOf(s)
  return placesOf(s, seat).some((place) => isActive(s, tables, seat, place) && isExecutable(s, tables, seat, place))
}

export const isFollower = (piece: number): boolean => piece !== none && piece !== techTile
