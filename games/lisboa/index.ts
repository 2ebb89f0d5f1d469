import { decisionStack, type Game } from '@eminence/kernel'
import { components } from './data.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { blocked } from './rules/blocked.ts'
import { cardinalSteps, churchDiscard, clergyDrop, clergyPick, startClergy } from './rules/cardinal.ts'
import { eventPart, useCard } from './rules/cards.ts'
import { drawPile } from './rules/course.ts'
import { decreePick } from './rules/decrees.ts'
import {
  goodChoice,
  goodLose,
  officialPlace,
  overflowDrop,
  priceChoice,
  rewardState,
  rubbleChoice,
  treasuryMove,
  unlockSlot,
} from './rules/effects.ts'
import { broken } from './rules/invariants.ts'
import { portfolioAction, sellStep, tradeStart, tradeStep } from './rules/market.ts'
import { openOfficial, openPlan, openSpace } from './rules/opening.ts'
import { periodDiscard, periodReward } from './rules/period.ts'
import { setUp } from './rules/setup.ts'
import { replaceSlot } from './rules/ships.ts'
import { favor, plan, recruitStep } from './rules/state-actions.ts'
import { goOn } from './rules/steps.ts'
import { storeCube, storeEntrance, storeSpace } from './rules/store.ts'
import { follow, visitNoble, visitState } from './rules/visits.ts'
import { result } from './score.ts'
import type { ComponentSet } from './sets.ts'
import { clone, type Options, type State } from './state.ts'
import { imagine, type View, view } from './view.ts'

const stack = decisionStack<State, Move, Event>({
  startClergy,
  useCard,
  replaceSlot,
  portfolioAction,
  sellStep,
  tradeStart,
  tradeStep,
  visitState,
  visitNoble,
  rewardState,
  eventPart,
  recruitStep,
  plan,
  cardinalSteps,
  clergyPick,
  clergyDrop,
  churchDiscard,
  favor,
  storeSpace,
  storeEntrance,
  storeCube,
  decreePick,
  openPlan,
  openSpace,
  openOfficial,
  goodChoice,
  goodLose,
  overflowDrop,
  priceChoice,
  treasuryMove,
  rubbleChoice,
  officialPlace,
  unlockSlot,
  follow,
  drawPile,
  periodDiscard,
  periodReward,
})

/** With one seat it is a solo game against Lacerda. */
export const lisboa: Game<State, Move, View, Options, Event, ComponentSet> = {
  id: 'lisboa',
  version: 1,
  seats: { min: 1, max: 4 },
  options: { fixedScoringTiles: [false, true] },
  components,

  setup(seats, options, context, own) {
    const s = setUp(seats, options, context, own ?? null)
    goOn(s, context)
    return s
  },

  decisions: stack.decisions,
  moves: stack.moves,
  play(s, seat, move, context) {
    stack.play(s, seat, move, context)
    goOn(s, context)
  },

  blocked: (s, seat) => blocked(s, seat, stack.moves(s, seat)),
  clone,
  view,
  imagine,
  result,
  broken: (s, before) => broken(s, before),
}
