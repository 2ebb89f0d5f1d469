import type { Knowledge } from '@eminence/kernel'
import { choose, leanings } from './ai/appraisal.ts'
import { chancesToWin } from './ai/chances.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/** A rollout sees the rest of this turn and the next three: what comes later depends more on luck than on this move. */
const turnsToLookAt = 4

export const knowledge: Knowledge<State, Move> = {
  rollsOut: true,
  choose: (s, seat, moves) => choose(s, seat, moves),
  leanings: (s, seat, moves) => leanings(s, seat, moves),
  settled: (s, start) => s.turn >= start.turn + turnsToLookAt,
  worth: chancesToWin,
}
