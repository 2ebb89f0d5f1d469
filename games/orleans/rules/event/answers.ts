import type { DecisionRules, Task } from '@eminence/kernel'
import { none, tablesOf } from '../../data.ts'
import type { Event } from '../../events.ts'
import {
  type AnswerSacristy,
  type HarvestMove,
  keepMonk,
  payCoins,
  payFood,
  type TortureMove,
  useSacristy,
} from '../../moves.ts'
import { eventIds } from '../../sets.ts'
import type { State } from '../../state.ts'
import { goOn } from '../course.ts'
import { foodOf, happeningOf, hideInSacristy, payUnit } from './happenings.ts'
import { giveUp, tortureMoves } from './torture.ts'

/** OR-3.68 The monk in the Sacristy, instead of the event. */
export const answerSacristy: DecisionRules<State, Task, AnswerSacristy, Event> = {
  moves: () => [useSacristy, keepMonk],

  play(s, seat, { type }, context) {
    const event = eventIds[happeningOf(s)]
    const isUsed = type === 'useSacristy'
    context.tell?.({ type: isUsed ? 'sacristyUsed' : 'sacristyKept', seat, event })
    if (isUsed) hideInSacristy(s, seat)
    goOn(s, context)
  },
}

/** OR-3.74 For each unit of food: one of the kinds, or coins. */
export const payHarvest: DecisionRules<State, Task, HarvestMove, Event> = {
  moves(s, seat) {
    const moves: HarvestMove[] = foodOf(s, seat).map((good) => payFood[good])
    if (s.coins[seat] >= tablesOf(s).set.foodPrice) moves.push(payCoins)
    return moves
  },

  play(s, seat, move, context) {
    payUnit(s, seat, move.type === 'payFood' ? move.good : none, context)
    goOn(s, context)
  },
}

/** OR-3.80 For each missing coin: what is given up. */
export const chooseLoss: DecisionRules<State, Task, TortureMove, Event> = {
  moves: (s, seat) => tortureMoves(s, seat),

  play(s, seat, move, context) {
    giveUp(s, seat, move, context)
    s.debt--
    goOn(s, context)
  },
}
