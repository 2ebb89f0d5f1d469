import type { Context, DecisionRules, Seat, Task } from '@eminence/kernel'
import {
  boatman,
  boatmanCitizen,
  craftsman,
  farmer,
  goodCount,
  knight,
  knightCitizen,
  monk,
  none,
  scholar,
  type Type,
  tablesOf,
  tileCount,
  trackCount,
  trader,
} from '../../data.ts'
import type { Event, Source } from '../../events.ts'
import { owed, type Recruit, recruits, type TakeTile, takeTile, villagers } from '../../moves.ts'
import { goodIds, tileIds } from '../../sets.ts'
import { type State, stepOf } from '../../state.ts'
import { toBag } from '../bag.ts'
import { goOn } from '../course.ts'
import { gainCoins } from '../purse.ts'
import { advance, takeCitizen } from './development.ts'
import { canRecruit } from './executable.ts'
import { finishAction } from './turns.ts'

/** OR-3.28, OR-3.31 to OR-3.35: into the bag, one step on the track, and what the step brings. Gives whether there is something to choose. */
export function recruit(s: State, seat: Seat, type: Type, context: Context<Event>): boolean {
  const { set, farmerGoods } = tablesOf(s)
  s.supply[type]--
  toBag(s, seat, type)
  if (type === monk) {
    context.tell?.({ type: 'recruited', seat, follower: type, step: none })
    return false
  }
  const step = ++s.tracks[seat * trackCount + type]
  context.tell?.({ type: 'recruited', seat, follower: type, step })
  switch (type) {
    case farmer:
      takeFromSupply(s, seat, farmerGoods[step], 'farmhouse', context)
      return false
    case boatman:
      gainCoins(s, seat, set.tracks.boatman[step - 1], 'boatmen', context)
      if (step === set.trackCitizens.boatman) takeCitizen(s, seat, boatmanCitizen, context)
      return false
    case craftsman:
      gainTech(s, seat, set.tracks.craftsman[step - 1], context)
      return false
    case trader:
      return owesTile(s, seat, context)
    case knight:
      if (step === set.trackCitizens.knight) takeCitizen(s, seat, knightCitizen, context)
      return false
    case scholar:
      advance(s, seat, set.tracks.scholar[step - 1], context)
  }
  return false
}

/** OR-3.29, OR-3.54: a good from the open supply, if there is one. */
export function takeFromSupply(s: State, seat: Seat, good: number, source: Source, { tell }: Context<Event>): void {
  if (s.goodsSupply[good] === 0) {
    tell?.({ type: 'bonusLost', seat, bonus: goodIds[good] })
    return
  }
  s.goodsSupply[good]--
  s.goods[seat * goodCount + good]++
  tell?.({ type: 'goodGained', seat, good: goodIds[good], source })
}

/** OR-3.24, OR-3.32, OR-3.58: as many tech tiles as are left; they are placed in a planning. */
export function gainTech(s: State, seat: Seat, wanted: number, { tell }: Context<Event>): void {
  const tiles = Math.min(wanted, s.techSupply)
  s.techSupply -= tiles
  s.tech[seat] += tiles
  if (tiles > 0) tell?.({ type: 'techGained', seat, tiles, left: s.techSupply })
  else if (wanted > 0) tell?.({ type: 'bonusLost', seat, bonus: 'tech' })
}

/** OR-3.32: the step of the trader track says which piles are open. */
function openTiles(s: State, seat: Seat): TakeTile[] {
  const { set, isSecondPile } = tablesOf(s)
  const isFirstOnly = set.tracks.trader[stepOf(s, seat, trader) - 1] === 'I'
  const open: TakeTile[] = []
  for (let tile = 0; tile < tileCount; tile++) {
    if (s.tileOf[tile] === none && !(isFirstOnly && isSecondPile[tile])) open.push(takeTile[tile])
  }
  return open
}

function owesTile(s: State, seat: Seat, { tell }: Context<Event>): boolean {
  if (openTiles(s, seat).length === 0) {
    tell?.({ type: 'bonusLost', seat, bonus: 'tile' })
    return false
  }
  s.todo.push(owed.chooseTile[seat])
  return true
}

/** OR-3.32: boatman, craftsman or trader. */
export const villageKind: DecisionRules<State, Task, Recruit, Event> = {
  moves(s, seat) {
    const tables = tablesOf(s)
    return villagers.filter((type) => canRecruit(s, tables, seat, type)).map((type) => recruits[type])
  },

  play(s, seat, { follower }, context) {
    if (recruit(s, seat, follower, context)) return
    finishAction(s)
    goOn(s, context)
  },
}

/** OR-3.32: a place tile, owned and effective at once. */
export const chooseTile: DecisionRules<State, Task, TakeTile, Event> = {
  moves: (s, seat) => openTiles(s, seat),

  play(s, seat, { tile }, context) {
    s.tileOf[tile] = seat
    context.tell?.({ type: 'tileTaken', seat, tile: tileIds[tile] })
    finishAction(s)
    goOn(s, context)
  },
}
