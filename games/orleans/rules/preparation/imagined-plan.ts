import { pick, type Random, type Seat, shuffle } from '@eminence/kernel'
import {
  anybody,
  type Follower,
  followerCount,
  monk,
  none,
  type Place,
  type Tables,
  tablesOf,
  takers,
  typeOf,
} from '../../data.ts'
import { puts } from '../../moves.ts'
import { allowedTo, placesOf, type State, spacesFrom } from '../../state.ts'
import { changePlan, planMoves, takeBack } from './planning.ts'

/**
 * Some plan that this seat may have confirmed. Nobody knows how likely each is; since people complete places, most places that can be
 * completed are, in any order, and now and then something else is put somewhere.
 */
export function imaginePlan(s: State, seat: Seat, random: Random): void {
  const tables = tablesOf(s)
  for (const place of shuffle(placesOf(s, seat), random))
    if (random.below(4) > 0) complete(s, tables, seat, place, random)
  while (random.below(4) === 0) {
    const moves = planMoves(s, seat).filter((move) => move.type !== 'confirm' && move.type !== 'lift')
    if (moves.length === 0) return
    const move = pick(moves, random)
    changePlan(s, seat, move)
  }
}

/** Fills all free spaces of the place from the market, or none of them. */
function complete(s: State, tables: Tables, seat: Seat, place: Place, random: Random): void {
  const from = spacesFrom(tables, seat)
  const first = tables.firstSpace[place]
  const filled: number[] = []
  for (let space = first; space < first + tables.slots[place]; space++) {
    if (s.spaces[from + space] !== none) continue
    const follower = fitting(s, seat, tables.needs[space], random)
    if (follower === none) {
      for (const at of filled) takeBack(s, seat, at)
      return
    }
    changePlan(s, seat, puts[follower][space])
    filled.push(from + space)
  }
}

/** Who is put there: the type that is asked for before others, monks last. */
function fitting(s: State, seat: Seat, need: number, random: Random): Follower {
  const held = takers[allowedTo(s, seat)][need].filter((each) => s.markets[seat * followerCount + each] > 0)
  if (held.length === 0) return none
  if (need >= anybody) return pick(held, random)
  const exact = held.filter((each) => typeOf[each] === need)
  const others = held.filter((each) => typeOf[each] !== monk)
  return pick(exact.length > 0 ? exact : others.length > 0 ? others : held, random)
}
