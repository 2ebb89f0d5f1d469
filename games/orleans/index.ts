import { decisionStack, type Game } from '@eminence/kernel'
import { components } from './data.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { bathe } from './rules/actions/bathhouse.ts'
import { chooseAction, pharmacyAmount } from './rules/actions/choose.ts'
import { chooseDeed, deedReward } from './rules/actions/deeds.ts'
import { chooseTile, villageKind } from './rules/actions/recruiting.ts'
import { chooseGood, travel } from './rules/actions/travel.ts'
import { blocked } from './rules/blocked.ts'
import { answerSacristy, chooseLoss, payHarvest } from './rules/event/answers.ts'
import { broken } from './rules/invariants.ts'
import { prepare, prepareDecisions, prepareMoves } from './rules/preparation/decisions.ts'
import { setUp } from './rules/setup.ts'
import { result } from './score.ts'
import type { ComponentSet } from './sets.ts'
import { clone, inPreparation, type Options, type State } from './state.ts'
import { imagine, type View, view } from './view.ts'

const inTurn = decisionStack<State, Move, Event>({
  chooseAction,
  villageKind,
  chooseTile,
  travel,
  takeGood: chooseGood,
  doDeed: chooseDeed,
  deedReward,
  payPharmacy: pharmacyAmount,
  bathhouse: bathe,
  sacristy: answerSacristy,
  harvest: payHarvest,
  torture: chooseLoss,
})

export const orleans: Game<State, Move, View, Options, Event, ComponentSet> = {
  id: 'orleans',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { openPlanning: [false, true], startPlayer: ['random', 'seat1', 'seat2', 'seat3', 'seat4'] },
  components,

  setup: (seats, options, context, own) => setUp(seats, options, context, own ?? null),

  /** OR-3.2: in the preparation all seats are asked at once, otherwise one after the other. */
  decisions: (s) => (s.phase === inPreparation ? prepareDecisions(s) : inTurn.decisions(s)),
  moves: (s, seat) => (s.phase === inPreparation ? prepareMoves(s, seat) : inTurn.moves(s, seat)),
  play(s, seat, move, context) {
    if (s.phase === inPreparation) prepare(s, seat, move, context)
    else inTurn.play(s, seat, move, context)
  },

  blocked,
  clone,
  view,
  imagine,
  result,
  broken,
}
