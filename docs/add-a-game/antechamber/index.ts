import { decisionStack, type Game } from '@eminence/kernel'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { blockedClaims, claim } from './rules/claim.ts'
import { handIn } from './rules/hand-in.ts'
import { beginRound, deal } from './rules/round.ts'
import { result } from './score.ts'
import { broken, clone, newState, type Options, type State } from './state.ts'
import { imagine, type View, view } from './view.ts'

export const antechamber: Game<State, Move, View, Options, Event> = {
  id: 'antechamber',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},

  setup(seats, _options, context) {
    const s = newState(seats)
    deal(s, context)
    beginRound(s, context)
    return s
  },

  ...decisionStack<State, Move, Event>({ handIn, claim }),
  blocked: blockedClaims,

  clone,
  view,
  imagine,
  result,
  broken,
}
