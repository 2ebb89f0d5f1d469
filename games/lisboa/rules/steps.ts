import type { Context } from '@eminence/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import type { SeatStep, StepRules } from '../tasks.ts'
import { church, pickTile, stride } from './cardinal.ts'
import { endTurn, nextTurn, openRing, refill } from './course.ts'
import { refillDisplay } from './decrees.ts'
import { stow } from './gains.ts'
import { lacerdaTile } from './lacerda/state-actions.ts'
import { lacerdaLeaves, lacerdaNoble, lacerdaTurn } from './lacerda/turn.ts'
import { market, tradeOn } from './market.ts'
import { clearSpace } from './opening.ts'
import { dismiss, newPeriod, periodRewards } from './period.ts'
import { placeCard } from './ships.ts'
import { storeRubble } from './store.ts'
import { afterState, followers } from './visits.ts'

const stowGoods: StepRules<SeatStep> = {
  run: (s, _, { seat }) => stow(s, seat),
}

const kinds: Readonly<Record<string, StepRules>> = {
  openRing,
  refill,
  endTurn,
  nextTurn,
  placeCard,
  market,
  tradeOn,
  afterState,
  followers,
  stride,
  church,
  pickTile,
  stow: stowGoods,
  storeRubble,
  refillDisplay,
  clearSpace,
  dismiss,
  periodRewards,
  newPeriod,
  lacerdaTurn,
  lacerdaTile,
  lacerdaNoble,
  lacerdaLeaves,
}
const byType = new Map(Object.entries(kinds))

/** Runs what nobody is asked about, up to the next decision or the end. */
export function goOn(s: State, context: Context<Event>): void {
  for (;;) {
    const { length } = s.todo
    if (length === 0 || s.todo[length - 1].owing.length > 0) return
    const task = s.todo.pop()
    const kind = byType.get(task?.type ?? '')
    if (task === undefined || kind === undefined) throw new Error(`there is no step "${task?.type}"`)
    kind.run(s, context, task)
  }
}
