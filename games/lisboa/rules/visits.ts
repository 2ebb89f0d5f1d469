import type { Context, Seat } from '@eminence/kernel'
import { actionsOf, getFavor, type Noble, type Owner, tablesOf } from '../data.ts'
import type { Event, VisitCost } from '../events.ts'
import { type DoIt, type DontFollow, doIt, dontFollow, type Skip, type StateMove, skip, states } from '../moves.ts'
import { abilities, isLacerda, nextOwner, type State } from '../state.ts'
import {
  type Decide,
  type FollowersStep,
  type NobleStep,
  type NobleTask,
  type StepRules,
  steps,
  task,
} from '../tasks.ts'
import { gainReis, payInfluence } from './gains.ts'
import { lacerdaMayFollow } from './lacerda/follow.ts'
import { afterVisit, availableStates, canDo, canDoNoble, canDoNobleNow, canPayVisit, visitParts } from './legal.ts'
import { shown } from './shown.ts'
import { doNoble, doState, returnFavor } from './state-actions.ts'

/** LI-3.16, LI-3.17 */
function payVisit(s: State, seat: Seat, noble: Noble, isFollow: boolean): VisitCost {
  const parts = visitParts(s, seat, noble, isFollow)
  return { ...parts, ...payInfluence(s, seat, parts.base + parts.rivals - parts.reduction) }
}

/** LI-3.16, LI-3.18; then the others may follow (LI-3.19). */
export function visit(s: State, seat: Seat, card: number, context: Context<Event>): void {
  const { typeOf, set } = tablesOf(s)
  const noble: Noble = typeOf[card]
  s.discard.push(card)
  s.courtiers[seat] = noble
  const cost = payVisit(s, seat, noble, false)
  context.tell?.({ type: 'visited', seat, noble, card: set.cards[card], cost }, ...shown(s, card))
  gainReis(s, seat, abilities(s, seat, 'visit+1'), 'ability', context)
  s.todo.push(steps.followers(seat, noble, nextOwner(s, seat)))
  if (availableStates(s, seat, noble).length > 0) s.todo.push(task.visitState(seat, noble))
  else doNoble(s, seat, noble)
}

/** LI-3.18, LI-3.52 */
export const visitState: Decide<StateMove | Skip, NobleTask> = {
  moves(s, seat, { noble }) {
    const moves: (StateMove | Skip)[] = availableStates(s, seat, noble).map((action) => states[action])
    if (canDoNobleNow(s, seat, noble)) moves.push(skip)
    return moves
  },

  play(s, seat, move, context, { noble }) {
    if (move.type === 'skip') {
      context.tell?.({ type: 'stateSkipped', seat, noble })
      doNoble(s, seat, noble)
      return
    }
    s.todo.push(steps.afterState(seat, noble))
    doState(s, seat, move.action, context)
  },
}

/** LI-3.18: then the Noble action, if it can be done. */
export const afterState: StepRules<NobleStep> = {
  run(s, { tell }, { seat, noble }) {
    if (canDoNobleNow(s, seat, noble)) s.todo.push(task.visitNoble(seat, noble))
    else tell?.({ type: 'nobleSkipped', seat, noble })
  },
}

export const visitNoble: Decide<DoIt | Skip, NobleTask> = {
  moves: () => [doIt, skip],

  play(s, seat, { type }, { tell }, { noble }) {
    if (type === 'do') doNoble(s, seat, noble)
    else tell?.({ type: 'nobleSkipped', seat, noble })
  },
}

/** LI-3.19, LI-3.20, LI-8.26, LI-8.27: each of the others once, clockwise. */
export const followers: StepRules<FollowersStep> = {
  run(s, context, { seat, noble, next }) {
    if (next === seat) return
    s.todo.push(steps.followers(seat, noble, nextOwner(s, next)))
    if (isLacerda(s, next)) lacerdaMayFollow(s, noble, context)
    else if (mayFollow(s, next, noble)) s.todo.push(task.follow(next, noble))
  },
}

/** LI-3.19, LI-3.52 */
function mayFollow(s: State, seat: Owner, noble: Noble): boolean {
  if (s.favors[seat * 3 + noble] === 0 || !canPayVisit(s, seat, noble, true)) return false
  return followStates(s, seat, noble).length > 0 || nobleAfterFollow(s, seat, noble)
}

/** LI-3.52: the tile is back in its stack by then, so one can be taken. */
const followStates = (s: State, seat: Seat, noble: Noble): StateMove[] =>
  actionsOf(noble)
    .filter((action) => action === getFavor || canDo(s, seat, action))
    .map((action) => states[action])

function nobleAfterFollow(s: State, seat: Seat, noble: Noble): boolean {
  const { reis, influence } = afterVisit(s, seat, noble, true)
  return canDoNoble(s, seat, noble, reis, influence)
}

/** LI-3.19: exactly one thing. */
export const follow: Decide<StateMove | DoIt | DontFollow, NobleTask> = {
  moves(s, seat, { noble }) {
    const moves: (StateMove | DoIt | DontFollow)[] = followStates(s, seat, noble)
    if (nobleAfterFollow(s, seat, noble)) moves.push(doIt)
    moves.push(dontFollow)
    return moves
  },

  play(s, seat, move, context, { noble }) {
    if (move.type === 'dontFollow') {
      context.tell?.({ type: 'didNotFollow', seat, noble })
      return
    }
    returnFavor(s, seat, noble)
    const cost = payVisit(s, seat, noble, true)
    context.tell?.({ type: 'followed', seat, noble, cost })
    gainReis(s, seat, abilities(s, seat, 'visit+1'), 'ability', context)
    if (move.type === 'state') doState(s, seat, move.action, context)
    else doNoble(s, seat, noble)
  },
}
