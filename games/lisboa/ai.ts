import type { Knowledge } from '@eminence/kernel'
import { choose, leanings } from './ai/appraisal.ts'
import { chancesToWin, outcomeOf } from './ai/chances.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/** So far a search looks, everybody's turns counted: a plan or a tile shows its worth rounds later. */
const turnsToLookAt = 10

export const knowledge: Knowledge<State, Move> = {
  choose: (s, seat, moves) => choose(s, seat, moves),
  leanings: (s, seat, moves) => leanings(s, seat, moves),
  settled: (s, start) => s.turn >= start.turn + turnsToLookAt,
  worth: chancesToWin,
  won: outcomeOf,
  rollsOut: true,
}
