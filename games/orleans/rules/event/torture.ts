import type { Context, Seat } from '@eminence/kernel'
import {
  type Follower,
  followerCount,
  goodCount,
  none,
  outOfGame,
  placeIds,
  placeOfTile,
  type Space,
  type Tables,
  type Tile,
  tablesOf,
  tileCount,
  towerTile,
} from '../../data.ts'
import type { Event } from '../../events.ts'
import {
  giveDevelopment,
  giveFollower,
  giveGood,
  giveStation,
  giveStationAt,
  giveTech,
  giveTechAt,
  giveTile,
  owed,
  type TortureMove,
} from '../../moves.ts'
import { goodIds, tileIds } from '../../sets.ts'
import { levelOf, type State, spacesFrom, techTile } from '../../state.ts'
import { drawNeutral, neutralInBag, toBag } from '../bag.ts'
import { townLabel } from '../labels.ts'

/** OR-3.80, OR-3.86: asks what is given up for the next missing coin; without anything left, the rest is forgiven. */
export function owesTorture(s: State, { tell }: Context<Event>): boolean {
  if (s.debt === 0) {
    s.debtor = none
    return false
  }
  if (tortureMoves(s, s.debtor).length > 0) {
    s.todo.push(owed.torture[s.debtor])
    return true
  }
  tell?.({ type: 'debtForgiven', seat: s.debtor, coins: s.debt })
  s.debt = 0
  s.debtor = none
  return false
}

/** OR-3.85: never onto a coin space, nor off one. */
export function mayStepBack(s: State, seat: Seat): boolean {
  const { developmentCoins } = tablesOf(s)
  const at = s.development[seat]
  return at > 0 && developmentCoins[at] === 0 && developmentCoins[at - 1] === 0
}

/** OR-3.80: everything that can be given up. */
export function tortureMoves(s: State, seat: Seat): TortureMove[] {
  const tables = tablesOf(s)
  const moves: TortureMove[] = []
  if (s.stationSupply[seat] > 0) moves.push(giveStation)
  for (let town = 0; town < tables.townCount; town++) {
    if (s.stationsAt[town] & (1 << seat)) moves.push(giveStationAt[town])
  }
  if (neutralInBag(s, seat) > 0) moves.push(giveFollower)
  if (mayStepBack(s, seat)) moves.push(giveDevelopment)
  for (let good = 0; good < goodCount; good++) {
    if (s.goods[seat * goodCount + good] > 0) moves.push(giveGood[good])
  }
  for (let tile = 0; tile < tileCount; tile++) if (s.tileOf[tile] === seat) moves.push(giveTile[tile])
  if (s.tech[seat] > 0) moves.push(giveTech)
  const from = spacesFrom(tables, seat)
  for (let space = 0; space < tables.spaceCount; space++) {
    if (s.spaces[from + space] === techTile) moves.push(giveTechAt[space])
  }
  return moves
}

/** OR-3.81: it leaves the game. */
export function giveUp(s: State, seat: Seat, move: TortureMove, { random, tell }: Context<Event>): void {
  const tables = tablesOf(s)
  switch (move.type) {
    case 'giveStation':
      s.stationSupply[seat]--
      s.lostStations[seat]++
      tell?.({ type: 'stationGivenUp', seat, town: null })
      return
    case 'giveStationAt':
      s.stationsAt[move.town] &= ~(1 << seat)
      s.lostStations[seat]++
      tell?.({ type: 'stationGivenUp', seat, town: townLabel(s, move.town) })
      return
    case 'giveFollower': {
      const follower = drawNeutral(s, seat, random)
      s.lostFollowers[follower]++
      tell?.({ type: 'followerGivenUp', seat, follower })
      return
    }
    case 'giveDevelopment':
      s.development[seat]--
      tell?.({ type: 'developmentGivenUp', seat, to: s.development[seat], level: levelOf(s, seat) })
      return
    case 'giveGood':
      s.goods[seat * goodCount + move.good]--
      s.lostGoods[move.good]++
      tell?.({ type: 'goodGivenUp', seat, good: goodIds[move.good] })
      return
    case 'giveTile':
      giveUpTile(s, tables, seat, move.tile, tell)
      return
    case 'giveTech':
      s.tech[seat]--
      s.lostTech++
      tell?.({ type: 'techGivenUp', seat, place: null })
      return
    case 'giveTechAt':
      giveUpTech(s, tables, seat, move.space)
      tell?.({ type: 'techGivenUp', seat, place: placeIds[tables.placeOf[move.space]] })
  }
}

/** OR-3.83 */
function giveUpTech(s: State, tables: Tables, seat: Seat, space: Space): void {
  s.spaces[spacesFrom(tables, seat) + space] = none
  s.lostTech++
}

/** OR-3.82 */
function giveUpTile(s: State, tables: Tables, seat: Seat, tile: Tile, tell: Context<Event>['tell']): void {
  s.tileOf[tile] = outOfGame
  const freed: Follower[] = []
  let tech = 0
  const place = placeOfTile(tile)
  const first = tables.firstSpace[place]
  for (let space = first; space < first + tables.slots[place]; space++) {
    const at = spacesFrom(tables, seat) + space
    const piece = s.spaces[at]
    if (piece === techTile) {
      giveUpTech(s, tables, seat, space)
      tech++
    } else if (piece !== none) freed.push(piece)
    s.spaces[at] = none
  }
  if (tile === towerTile) {
    for (let follower = 0; follower < followerCount; follower++) {
      for (; s.tower[follower] > 0; s.tower[follower]--) freed.push(follower)
    }
  }
  for (const follower of freed) toBag(s, seat, follower)
  tell?.({ type: 'tileGivenUp', seat, tile: tileIds[tile], followers: freed, tech })
}
