import type { Seat } from '@eminence/kernel'
import {
  farmer,
  followerCount,
  none,
  type Place,
  type Space,
  type Tables,
  tablesOf,
  takers,
  trackCount,
} from '../../data.ts'
import { type Confirm, confirm, layTech, lift, type PlanMove, puts, putsFromTower } from '../../moves.ts'
import {
  allowedTo,
  fromMarket,
  fromTower,
  mostLifts,
  ownsTower,
  placesOf,
  type State,
  spacesFrom,
  techTile,
} from '../../state.ts'

/** OR-3.22, points 2 and 4: whether a tech tile may ever lie there. */
export const isForTech = ({ needs, slots, placeOf }: Tables, space: Space): boolean =>
  needs[space] < trackCount && slots[placeOf[space]] > 1

/** OR-3.22, point 3. */
export function hasTech(s: State, tables: Tables, seat: Seat, place: Place): boolean {
  const from = spacesFrom(tables, seat) + tables.firstSpace[place]
  for (let at = from; at < from + tables.slots[place]; at++) if (isTech(s.spaces[at])) return true
  return false
}

const isTech = (piece: number): boolean => piece === techTile || piece === techTile + fromMarket

/** How many tech tiles the seat has in its plan, except at one space, and whether one of these covers a farmer space. */
function techInPlan(s: State, tables: Tables, seat: Seat, except: Space): { tiles: number; hasFarmer: boolean } {
  const from = spacesFrom(tables, seat)
  const found = { tiles: 0, hasFarmer: false }
  for (let space = 0; space < tables.spaceCount; space++) {
    if (space === except || s.spaces[from + space] !== techTile + fromMarket) continue
    found.tiles++
    if (tables.needs[space] === farmer) found.hasFarmer = true
  }
  return found
}

/** OR-3.22, point 1: whether the next tile is the first one ever. */
export const laysFirstTech = (s: State, seat: Seat): boolean =>
  s.techLaid[seat] === 0 && techInPlan(s, tablesOf(s), seat, none).tiles === 0

/** OR-3.22, point 1: a plan whose first tile is taken back must still have one on a farmer space, if it has any. */
export function mayLift(s: State, tables: Tables, seat: Seat, space: Space): boolean {
  const there = s.spaces[spacesFrom(tables, seat) + space]
  if (there < fromMarket) return false
  if (!isTech(there) || s.techLaid[seat] > 0) return true
  const { tiles, hasFarmer } = techInPlan(s, tables, seat, space)
  return tiles === 0 || hasFarmer
}

/** OR-3.15 to OR-3.22: a follower or a tech tile onto a space, or back again. */
export function planMoves(s: State, seat: Seat): PlanMove[] {
  const tables = tablesOf(s)
  const moves: PlanMove[] = [confirm]
  const acceptedBy = takers[allowedTo(s, seat)]
  const from = spacesFrom(tables, seat)
  const market = seat * followerCount
  const hasTower = ownsTower(s, seat)
  const mayChange = s.lifts[seat] < mostLifts
  const holdsTech = s.tech[seat] > 0
  const isFirstTech = holdsTech && laysFirstTech(s, seat)
  for (const place of placesOf(s, seat)) {
    const first = tables.firstSpace[place]
    const takesTech = holdsTech && !hasTech(s, tables, seat, place)
    for (let space = first; space < first + tables.slots[place]; space++) {
      const there = s.spaces[from + space]
      if (there !== none) {
        if (there >= fromMarket && mayChange && mayLift(s, tables, seat, space)) moves.push(lift[space])
        continue
      }
      const need = tables.needs[space]
      for (const follower of acceptedBy[need]) {
        if (s.markets[market + follower] > 0) moves.push(puts[follower][space])
        if (hasTower && s.tower[follower] > 0) moves.push(putsFromTower[follower][space])
      }
      if (takesTech && isForTech(tables, space) && (!isFirstTech || need === farmer)) moves.push(layTech[space])
    }
  }
  return moves
}

export function changePlan(s: State, seat: Seat, move: Exclude<PlanMove, Confirm>): void {
  const tables = tablesOf(s)
  const at = spacesFrom(tables, seat) + move.space
  switch (move.type) {
    case 'put':
      s.markets[seat * followerCount + move.follower]--
      s.spaces[at] = move.follower + fromMarket
      return
    case 'putFromTower':
      s.tower[move.follower]--
      s.spaces[at] = move.follower + fromTower
      return
    case 'layTech':
      s.tech[seat]--
      s.spaces[at] = techTile + fromMarket
      return
    case 'lift':
      s.lifts[seat]++
      takeBack(s, seat, at)
  }
}

/** Back to where it came from in this planning. */
export function takeBack(s: State, seat: Seat, at: number): void {
  const there = s.spaces[at]
  const piece = there % fromMarket
  s.spaces[at] = none
  if (piece === techTile) s.tech[seat]++
  else if (there >= fromTower) s.tower[piece]++
  else s.markets[seat * followerCount + piece]++
}
