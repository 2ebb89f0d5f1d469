import type { Context, Seat } from '@eminence/kernel'
import { type Follower, followerCount, none, placeIds, tablesOf } from '../../data.ts'
import type { Event } from '../../events.ts'
import { draws, type GatherMove, keepOnMarket, recalls, type StoreMove, stores } from '../../moves.ts'
import { type State, sizeOf, spacesFrom, techTile } from '../../state.ts'
import { drawFromBag } from '../bag.ts'
import { comersLeft, endGathering, endStoring, mostDrawn, skipGathering, skipStoring } from './stages.ts'

/** OR-3.9, OR-3.10: recalls one by one, and then the number to draw. */
export function gatherMoves(s: State, seat: Seat): GatherMove[] {
  const tables = tablesOf(s)
  const moves: GatherMove[] = []
  for (let count = mostDrawn(s, seat); count >= 0; count--) moves.push(draws[count])
  if (comersLeft(s, seat) === 0) return moves
  const from = spacesFrom(tables, seat)
  for (let space = 0; space < tables.spaceCount; space++) {
    const there = s.spaces[from + space]
    if (there !== none && there !== techTile) moves.push(recalls[space])
  }
  return moves
}

export function gather(s: State, seat: Seat, move: GatherMove, context: Context<Event>): void {
  const { random, tell } = context
  const tables = tablesOf(s)
  if (move.type === 'recall') {
    const at = spacesFrom(tables, seat) + move.space
    const follower = s.spaces[at]
    s.spaces[at] = none
    s.markets[seat * followerCount + follower]++
    s.recalls[seat]++
    tell?.({ type: 'recalled', seat, follower, place: placeIds[tables.placeOf[move.space]] })
    skipGathering(s, seat, context)
    return
  }
  const drawn: Follower[] = []
  for (let nth = 0; nth < move.count; nth++) {
    const follower = drawFromBag(s, seat, random)
    s.markets[seat * followerCount + follower]++
    drawn.push(follower)
  }
  tell?.({ type: 'drawn', seat, followers: drawn })
  endGathering(s, seat, context)
}

/** OR-3.13: into the tower; as many as do not fit on the market have to go there. */
export function storeMoves(s: State, seat: Seat): StoreMove[] {
  const moves: StoreMove[] = []
  for (let follower = 0; follower < followerCount; follower++) {
    if (s.markets[seat * followerCount + follower] > 0) moves.push(stores[follower])
  }
  if (sizeOf(s.markets, seat) <= tablesOf(s).set.market) moves.push(keepOnMarket)
  return moves
}

export function store(s: State, seat: Seat, move: StoreMove, context: Context<Event>): void {
  if (move.type === 'keepOnMarket') {
    endStoring(s, seat, context)
    return
  }
  s.markets[seat * followerCount + move.follower]--
  s.tower[move.follower]++
  context.tell?.({ type: 'stored', seat, follower: move.follower })
  skipStoring(s, seat, context)
}
