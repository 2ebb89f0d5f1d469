import { type DecisionRules, decisionStack, type Game, type Task } from '@eminence/kernel'
import { components } from './data.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { challengeCard, challengeNext, compensation } from './rules/actions/challenge.ts'
import { expelCard, expelMove, expelTarget } from './rules/actions/expel.ts'
import { extortTarget, giveFavor, whisper } from './rules/actions/extort.ts'
import { fallAway, influenceCount, influenceTarget } from './rules/actions/influence.ts'
import { organizeFaction, organizeFrom, organizeTo } from './rules/actions/organize.ts'
import { oustCount, oustStrength, oustTarget } from './rules/actions/oust.ts'
import { scoutPlace, scoutSlot } from './rules/actions/scout.ts'
import { blockedFor } from './rules/blocked/blocked.ts'
import { thenGoOn } from './rules/course.ts'
import { gainChoice, gainVictim } from './rules/favors/gaining.ts'
import { pay } from './rules/favors/paying.ts'
import { broken } from './rules/invariants.ts'
import { followUpKind, menu } from './rules/menu.ts'
import { borrow, drawOrCourt, keepPlot, swapFirst, swapSecond, takeEdict } from './rules/schemes/abilities.ts'
import { schemeMode } from './rules/schemes/scheme.ts'
import { setUp } from './rules/setup.ts'
import { activateEvent, keepEvent } from './rules/turn/events.ts'
import { redrawCard, redrawDiscard } from './rules/turn/redraw.ts'
import { result } from './score.ts'
import type { ComponentSet } from './sets.ts'
import { botSeatOf, clone, type Options, type State } from './state.ts'
import { imagine, type View, view } from './view.ts'

const kinds: Readonly<Record<string, DecisionRules<State, Task, Move, Event>>> = {
  activateEvent,
  menu,
  scoutSlot,
  scoutPlace,
  influenceTarget,
  influenceCount,
  fallAway,
  pay,
  extortTarget,
  whisper,
  gainChoice,
  gainVictim,
  give: giveFavor,
  organizeFaction,
  organizeFrom,
  organizeTo,
  expelTarget,
  expelCard,
  expelMove,
  oustTarget,
  oustCount,
  oustStrength,
  challengeCard,
  challengeNext,
  compensation,
  followUpKind,
  schemeMode,
  swapFirst,
  swapSecond,
  takeEdict,
  keepPlot,
  drawOrCourt,
  borrow,
  keepEvent,
  redrawDiscard,
  redrawCard,
}

const stack = decisionStack<State, Move, Event>(
  Object.fromEntries(Object.entries(kinds).map(([type, kind]) => [type, thenGoOn(kind)])),
)

export const paxIlluminaten: Game<State, Move, View, Options, Event, ComponentSet> = {
  id: 'pax-illuminaten',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { bot: ['none', 'germain', 'joseph', 'cagliostro', 'weishaupt'], botFirst: [false, true] },
  components,

  automaton: (seats, options) => (options.bot === 'none' ? null : { id: options.bot, seat: botSeatOf(seats, options) }),

  setup: (seats, options, context, own) => setUp(seats, options, context, own ?? null),

  ...stack,

  blocked: blockedFor(stack.moves),
  clone,
  view,
  imagine,
  result,
  broken: (s, before) => broken(s, before),
}
