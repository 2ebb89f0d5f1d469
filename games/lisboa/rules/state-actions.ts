import { type Context, reveals, type Seat } from '@eminence/kernel'
import {
  type Action,
  acquirePlan,
  builder,
  buildShip,
  type Colour,
  getFavor,
  marquis,
  type Noble,
  none,
  type Owner,
  type Plan,
  produce,
  recruit,
  tablesOf,
} from '../data.ts'
import type { Event } from '../events.ts'
import {
  type FavorMove,
  favorMoves,
  type OfficeMove,
  officeMoves,
  type PlanMove,
  planMoves,
  type Stop,
  stop,
} from '../moves.ts'
import { abilities, type State } from '../state.ts'
import { type Decide, owed, type SeveralTask, step, task } from '../tasks.ts'
import { lacksFavor } from './legal.ts'
import { produceGoods } from './production.ts'
import { launchShip } from './ships.ts'

const officialsAtOnce = 2
const decreesAtOnce = 2

/** LI-3.27 to LI-3.33: it is available (LI-3.51). */
export function doState(s: State, seat: Seat, action: Action, context: Context<Event>): void {
  switch (action) {
    case acquirePlan:
      choosePlan(s, seat, context)
      return
    case recruit: {
      const most = officialsAtOnce + abilities(s, seat, 'recruit+1')
      s.todo.push(task.recruitStep(seat, Math.min(most, s.officials[seat]), true))
      return
    }
    case buildShip:
      launchShip(s, seat, context)
      return
    case produce:
      produceGoods(s, seat, context)
      return
    case getFavor:
      s.todo.push(owed.favor[seat])
      return
    default:
      s.todo.push(owed.cardinalSteps[seat])
  }
}

/** LI-3.36, LI-3.42, LI-3.43: it is available. */
export function doNoble(s: State, seat: Seat, noble: Noble): void {
  if (noble === builder) s.todo.push(owed.storeSpace[seat])
  else if (noble === marquis) {
    const most = decreesAtOnce + abilities(s, seat, 'decree+1')
    s.todo.push(step.refillDisplay[seat], task.decreePick(seat, Math.min(most, s.display.length), true))
  } else s.todo.push(owed.openPlan[seat])
}

function choosePlan(s: State, seat: Seat, context: Context<Event>): void {
  const [blue, green] = s.planStacks
  if (blue.length > 0 && green.length > 0) s.todo.push(owed.plan[seat])
  else takePlan(s, seat, blue.length > 0 ? 0 : 1, context)
}

/** LI-3.28 */
export function takePlan(s: State, seat: Owner, colour: Colour, { tell }: Context<Event>): void {
  const stack = s.planStacks[colour]
  const plan = stack.pop() ?? none
  s.planKeeper[plan] = seat
  if (tell === undefined) return
  const { plans, startingPlans } = tablesOf(s).set
  const dataOf = (each: Plan) => plans[each - startingPlans.length]
  const next = stack.at(-1)
  if (next === undefined) tell({ type: 'planTaken', seat, plan: dataOf(plan), next: null })
  else tell({ type: 'planTaken', seat, plan: dataOf(plan), next: dataOf(next) }, reveals)
}

export const plan: Decide<PlanMove> = {
  moves: () => planMoves,

  play(s, seat, { colour }, context) {
    takePlan(s, seat, colour, context)
  },
}

export function placeOfficial(s: State, seat: Owner, noble: Noble, { tell }: Context<Event>): void {
  s.officials[seat]--
  s.offices[seat * 3 + noble]++
  tell?.({ type: 'officialPlaced', seat, noble })
}

/** LI-3.27: at least one. */
export const recruitStep: Decide<OfficeMove | Stop, SeveralTask> = {
  moves: (_, __, { first }) => (first ? officeMoves : [...officeMoves, stop]),

  play(s, seat, move, context, { left }) {
    if (move.type === 'stop') return
    placeOfficial(s, seat, move.noble, context)
    if (left > 1) s.todo.push(task.recruitStep(seat, left - 1, false))
  },
}

/** LI-3.33 */
export function takeFavor(s: State, seat: Owner, noble: Noble, { tell }: Context<Event>): void {
  s.favorStacks[noble]--
  s.favors[seat * 3 + noble] = 1
  tell?.({ type: 'favorTaken', seat, noble })
}

/** LI-3.19: a follower gives the tile back. */
export function returnFavor(s: State, seat: Owner, noble: Noble): void {
  s.favors[seat * 3 + noble] = 0
  s.favorStacks[noble]++
}

export const favor: Decide<FavorMove> = {
  moves: (s, seat) => favorMoves.filter(({ noble }) => lacksFavor(s, seat, noble)),

  play(s, seat, { noble }, context) {
    takeFavor(s, seat, noble, context)
  },
}
