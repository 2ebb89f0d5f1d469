import { decisionStack, type Game } from '@eminence/kernel'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { dealHand } from './rules/deal.ts'
import { broken } from './rules/invariants.ts'
import {
  blockedOrders,
  goAloneOrNot,
  orderRound1,
  orderRound2Bonus,
  orderRound2Trump,
  stuckBonus,
  stuckTrump,
} from './rules/order.ts'
import { blockedCards, playCard } from './rules/play.ts'
import { result } from './score.ts'
import { clone, newMatch, type Options, type State } from './state.ts'
import { imagine, type View, view } from './view.ts'

export const trounce: Game<State, Move, View, Options, Event> = {
  id: 'trounce',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { bothReachPlayOn: [false, true], bestOfThree: [false, true] },

  setup(seats, options, context) {
    // TR-1.2: chance names the first dealer
    const s = newMatch(seats, options, context.random.below(seats))
    dealHand(s, context)
    return s
  },

  ...decisionStack<State, Move, Event>({
    orderRound1,
    orderRound2Trump,
    orderRound2Bonus,
    stuckTrump,
    stuckBonus,
    goAlone: goAloneOrNot,
    playCard,
  }),

  blocked(s, seat) {
    const task = s.todo.at(-1)
    if (!task?.owing.includes(seat)) return []
    return task.type === 'playCard' ? blockedCards(s, seat) : blockedOrders(s, task.type)
  },

  clone,
  view,
  imagine,
  result,
  broken,
}
