import type { DecisionRules, Seat, Task } from '@eminence/kernel'
import { goodCount, none, places, type Stretch, tablesOf } from '../../data.ts'
import type { Event } from '../../events.ts'
import { type GoodMove, leaveGoods, owedThen, type StretchTask, type Travel, takeGood, travels } from '../../moves.ts'
import { goodIds } from '../../sets.ts'
import type { State } from '../../state.ts'
import { goOn } from '../course.ts'
import { townLabel } from '../labels.ts'
import { finishAction } from './turns.ts'

/** OR-3.40: by water for the Ship, by road for Wagon and Horse Wagon. */
export function waysOut(s: State, seat: Seat): readonly Stretch[] {
  const { roads, waterways } = tablesOf(s)
  return (s.acting === places.ship ? waterways : roads)[s.merchants[seat]]
}

/** OR-3.40 Along one stretch to a neighbouring town. */
export const travel: DecisionRules<State, Task, Travel, Event> = {
  moves: (s, seat) => waysOut(s, seat).map((stretch) => travels[stretch]),

  play(s, seat, { stretch }, context) {
    const { ends } = tablesOf(s)
    const from = s.merchants[seat]
    const to = ends[2 * stretch] === from ? ends[2 * stretch + 1] : ends[2 * stretch]
    s.merchants[seat] = to
    if (context.tell !== undefined) {
      const by = s.acting === places.ship ? 'water' : 'road'
      context.tell({ type: 'travelled', seat, by, from: townLabel(s, from), to: townLabel(s, to) })
    }
    if (s.onStretches[2 * stretch] !== none || s.onStretches[2 * stretch + 1] !== none) {
      s.todo.push(owedThen.takeGood[seat][stretch])
      return
    }
    finishAction(s)
    goOn(s, context)
  },
}

/** OR-3.41 One of the goods of the stretch, or none. */
export const chooseGood: DecisionRules<State, StretchTask, GoodMove, Event> = {
  moves(s, _seat, { stretch }) {
    const [one, other] = [s.onStretches[2 * stretch], s.onStretches[2 * stretch + 1]]
    const moves: GoodMove[] = [leaveGoods]
    if (one !== none) moves.push(takeGood[one])
    if (other !== none && other !== one) moves.push(takeGood[other])
    return moves
  },

  play(s, seat, move, context, { stretch }) {
    if (move.type === 'takeGood') {
      // OR-3.42
      const at = s.onStretches[2 * stretch + 1] === move.good ? 2 * stretch + 1 : 2 * stretch
      s.onStretches[at] = none
      s.goods[seat * goodCount + move.good]++
    }
    if (context.tell !== undefined) {
      const { ends } = tablesOf(s)
      const between = [townLabel(s, ends[2 * stretch]), townLabel(s, ends[2 * stretch + 1])] as const
      const good = move.type === 'takeGood' ? goodIds[move.good] : null
      context.tell({ type: 'goodCarried', seat, good, between })
    }
    finishAction(s)
    goOn(s, context)
  },
}
