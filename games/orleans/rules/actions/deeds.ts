import type { Context, DecisionRules, Seat, Task } from '@eminence/kernel'
import {
  type Deed,
  deedCount,
  firstDeedCitizen,
  none,
  type Place,
  type Tables,
  type Type,
  tablesOf,
  tower,
  typeCount,
} from '../../data.ts'
import type { Event } from '../../events.ts'
import {
  type DeedMove,
  type DeedTask,
  type DoDeed,
  doDeed,
  owed,
  owedThen,
  stopDeeds,
  type TakeReward,
  takeCoins,
  takeDevelopment,
} from '../../moves.ts'
import { deedIds } from '../../sets.ts'
import { type State, spacesFrom } from '../../state.ts'
import { goOn } from '../course.ts'
import { gainCoins } from '../purse.ts'
import { advance, takeCitizen } from './development.ts'
import { deedTypes, hasDeedSpace } from './executable.ts'
import { finishAction } from './turns.ts'

/** OR-3.46: no more in one action. */
const mostMoved = 2

/** OR-3.46: each to a space of exactly its own type. */
function possibleDeeds(s: State, seat: Seat): DoDeed[] {
  const tables = tablesOf(s)
  const moves: DoDeed[] = []
  for (const type of deedTypes(s, tables, seat, s.acting)) {
    for (let deed = 0; deed < deedCount; deed++) {
      if (hasDeedSpace(s, tables, deed, type)) moves.push(doDeed[type][deed])
    }
  }
  return moves
}

/** OR-3.46, OR-3.51, OR-3.53 One follower to a deed, then perhaps another one. */
export const chooseDeed: DecisionRules<State, Task, DeedMove, Event> = {
  moves(s, seat) {
    const moves: DeedMove[] = possibleDeeds(s, seat)
    if (s.moved > 0) moves.push(stopDeeds)
    return moves
  },

  play(s, seat, move, context) {
    if (move.type === 'stopDeeds') {
      finishAction(s)
      goOn(s, context)
      return
    }
    const { deed, follower } = move
    const tables = tablesOf(s)
    leave(s, tables, seat, s.acting, follower)
    s.deeds[deed * typeCount + follower]++
    s.moved++
    const filled = filledIn(s, deed)
    const size = tables.deedSize[deed]
    context.tell?.({ type: 'deedDone', seat, follower, deed: deedIds[deed], filled, size })
    // OR-3.49
    if (filled === size) takeCitizen(s, seat, firstDeedCitizen + deed, context)
    const { coins, development = 0 } = tables.set.deeds[deedIds[deed]]
    if (development > 0 && s.development[seat] < tables.set.development.last) {
      s.todo.push(owedThen.deedReward[seat][deed])
      return
    }
    gainCoins(s, seat, coins, deedIds[deed], context)
    afterDeed(s, seat, context)
  },
}

/** OR-3.48 The deed that offers a point instead of coins. */
export const deedReward: DecisionRules<State, DeedTask, TakeReward, Event> = {
  moves: () => [takeCoins, takeDevelopment],

  play(s, seat, { type }, context, { deed }) {
    const { coins, development = 0 } = tablesOf(s).set.deeds[deedIds[deed]]
    if (type === 'takeCoins') gainCoins(s, seat, coins, deedIds[deed], context)
    else advance(s, seat, development, context)
    afterDeed(s, seat, context)
  },
}

function afterDeed(s: State, seat: Seat, context: Context<Event>): void {
  if (s.moved < mostMoved && possibleDeeds(s, seat).length > 0) {
    s.todo.push(owed.doDeed[seat])
    return
  }
  finishAction(s)
  goOn(s, context)
}

/** How many followers are on the deed. */
export function filledIn(s: Pick<State, 'deeds'>, deed: Deed): number {
  let filled = 0
  for (let at = deed * typeCount; at < (deed + 1) * typeCount; at++) filled += s.deeds[at]
  return filled
}

function leave(s: State, tables: Tables, seat: Seat, place: Place, type: Type): void {
  if (place === tower) {
    s.tower[type]--
    return
  }
  const from = spacesFrom(tables, seat) + tables.firstSpace[place]
  s.spaces[s.spaces.indexOf(type, from)] = none
}
