import { decisionStack, type Game } from '@eminence/kernel'
import { components } from './data.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { act, playCard } from './rules/act.ts'
import { blocked } from './rules/blocked.ts'
import { drawFrom } from './rules/course.ts'
import { freemasonTo, rosicrucianDraw } from './rules/icons.ts'
import { broken } from './rules/invariants.ts'
import { oustAnswer, oustDefend, oustDisplace, oustRaise, oustTake } from './rules/oust.ts'
import { reformAdd } from './rules/reform.ts'
import { chooseId, chooseStart, setUp } from './rules/setup.ts'
import { result } from './score.ts'
import type { ComponentSet } from './sets.ts'
import { clone, type Options, type State } from './state.ts'
import { imagine, type View, view } from './view.ts'

export const owlsOfMinerva: Game<State, Move, View, Options, Event, ComponentSet> = {
  id: 'owls-of-minerva',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { idFollowersPay: [false, true], finishRound: [false, true], balancedStart: [true, false] },
  components,

  setup: (seats, options, context, own) => setUp(seats, options, context, own ?? null),

  ...decisionStack<State, Move, Event>({
    chooseId,
    chooseStart,
    playCard,
    act,
    freemasonTo,
    rosicrucianDraw,
    reformAdd,
    oustDefend,
    oustRaise,
    oustAnswer,
    oustDisplace,
    oustTake,
    drawFrom,
  }),

  blocked,
  clone,
  view,
  imagine,
  result,
  broken: (s, before) => broken(s, before),
}
