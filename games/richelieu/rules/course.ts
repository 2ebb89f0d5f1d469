import { type Context, reveals } from '@eminence/kernel'
import { none, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import { owed } from '../moves.ts'
import { result } from '../score.ts'
import {
  afterActions,
  hasAgents,
  inActions,
  isBehindCardinal,
  isOver,
  neutralOf,
  neutralSpaces,
  nextSeat,
  quiet,
  type State,
} from '../state.ts'
import { hasSecondAction } from './legal.ts'
import { beginResolution, finishResolution, owesChoice } from './resolution.ts'

/** What comes next, up to the next decision or the end: full boxes before all else (RI-2.8), then the rest of the turn, then the next turn. */
export function goOn(s: State, context: Context<Event>): void {
  while (s.box !== none || s.pending.length > 0) {
    if (s.box === none) beginResolution(s, context)
    if (owesChoice(s, context)) return
    finishResolution(s, context)
  }
  // RI-6.19, RI-9.1, RI-7.7: at once, in the middle of a turn if need be
  if (isOver(s)) {
    tellEnd(s, context)
    return
  }
  if (s.stage === inActions) {
    // RI-2.7
    if (s.acts < s.allowance && hasSecondAction(s)) {
      s.todo.push(owed.chooseAction[s.active])
      return
    }
    s.stage = afterActions
    if (owesNeutralStep(s, context)) return
  }
  endTurn(s, context)
}

/** RI-2.9, RI-7.1, RI-7.2, RI-7.4 */
function owesNeutralStep(s: State, { tell }: Context<Event>): boolean {
  if (s.seats !== 2) return false
  const seat = s.active
  const hasAgent = hasAgents(s.hands, neutralOf(s, seat), tablesOf(s).kinds.length)
  if (hasAgent && neutralSpaces(s) !== 0) {
    s.todo.push(owed.neutralSpace[seat])
    return true
  }
  tell?.({ type: 'neutralSkipped', seat, why: hasAgent ? 'noSpace' : 'noAgent' })
  return false
}

/** RI-9.8, RI-2.1 */
function endTurn(s: State, context: Context<Event>): void {
  s.quietTurns = s.stirred ? 0 : s.quietTurns + 1
  const left = tablesOf(s).set.quietRoundsToEnd * s.seats - s.quietTurns
  if (left === 0) {
    s.ending = quiet
    tellEnd(s, context)
  } else {
    if (left === s.seats && !s.stirred) context.tell?.({ type: 'lastQuietRound', turns: left })
    beginTurn(s, nextSeat(s, s.active), context)
  }
}

/** RI-2.2, RI-2.3 */
export function beginTurn(s: State, seat: number, { tell }: Context<Event>): void {
  s.turn++
  s.active = seat
  s.allowance = isBehindCardinal(s, seat) ? 2 : 1
  s.stage = inActions
  s.acts = 0
  s.placed = 0
  s.used = 0
  s.stirred = false
  s.todo.push(owed.chooseAction[seat])
  tell?.({
    type: 'turnBegan',
    seat,
    turn: s.turn,
    actions: s.allowance,
    prestige: s.prestige[seat],
    cardinal: s.cardinal,
  })
}

function tellEnd(s: State, { tell }: Context<Event>): void {
  if (tell === undefined) return
  const end = result(s)
  if (end === null) return
  const winners = end.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  tell({ type: 'gameEnded', why: s.ending === quiet ? 'quiet' : 'allResolved', totals: end.totals, winners }, reveals)
}
