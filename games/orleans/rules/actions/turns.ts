import type { Context, Seat } from '@eminence/kernel'
import { none, places, tablesOf, tower } from '../../data.ts'
import type { Event } from '../../events.ts'
import { owed } from '../../moves.ts'
import { everySeat, nextSeat, type State, spacesFrom } from '../../state.ts'
import { toBag } from '../bag.ts'
import { hasAction, isFollower } from './executable.ts'

/** OR-3.26 */
export function beginActions(s: State): void {
  s.passed = 0
  s.active = s.starter
}

/** OR-3.26, OR-3.27: whoever's turn it is, unless all have passed. Gives whether somebody has to choose now. */
export function seatActs(s: State, context: Context<Event>): boolean {
  while (s.passed !== everySeat(s)) {
    if (hasAction(s, s.active)) {
      s.todo.push(owed.chooseAction[s.active])
      return true
    }
    passTurn(s, s.active, true, context)
  }
  return false
}

export function passTurn(s: State, seat: Seat, idle: boolean, { tell }: Context<Event>): void {
  s.passed |= 1 << seat
  tell?.({ type: 'passed', seat, idle })
  turnToNext(s)
}

/** The next seat that has not passed. */
function turnToNext(s: State): void {
  if (s.passed === everySeat(s)) return
  do s.active = nextSeat(s, s.active)
  while (s.passed & (1 << s.active))
}

/** OR-3.28: the followers go to the bag; not those of Town Hall and tower (OR-3.52). Tech stays. */
export function finishAction(s: State): void {
  const place = s.acting
  s.acting = none
  if (place !== places.townhall && place !== tower) {
    const tables = tablesOf(s)
    const from = spacesFrom(tables, s.active) + tables.firstSpace[place]
    for (let at = from; at < from + tables.slots[place]; at++) {
      const piece = s.spaces[at]
      if (!isFollower(piece)) continue
      toBag(s, s.active, piece)
      s.spaces[at] = none
    }
  }
  turnToNext(s)
}
