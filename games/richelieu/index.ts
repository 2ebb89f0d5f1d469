import { decisionStack, type Game } from '@eminence/kernel'
import { components } from './data.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { chooseAction } from './rules/actions.ts'
import { blocked } from './rules/blocked.ts'
import { bribeDestination, bribeTarget, greySpace, queenSpace, rewardAgent, rewardSpace } from './rules/effects.ts'
import { broken } from './rules/invariants.ts'
import { chooseAgent, neutralAgent, neutralSpace } from './rules/placing.ts'
import { setUp } from './rules/setup.ts'
import { result } from './score.ts'
import type { ComponentSet } from './sets.ts'
import { clone, type Options, type State } from './state.ts'
import { imagine, type View, view } from './view.ts'

export const richelieu: Game<State, Move, View, Options, Event, ComponentSet> = {
  id: 'richelieu',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { neutralLastSpace: [false, true], wonSheetsFaceDown: [false, true], hiddenMoney: [true, false] },
  components,

  setup: (seats, options, context, own) => setUp(seats, options, context, own ?? null),

  ...decisionStack<State, Move, Event>({
    chooseAction,
    chooseAgent,
    rewardSpace,
    rewardAgent,
    bribeTarget,
    bribeDestination,
    queenSpace,
    greySpace,
    neutralSpace,
    neutralAgent,
  }),

  blocked,
  clone,
  view,
  imagine,
  result,
  broken: (s, before) => broken(s, before),
}
