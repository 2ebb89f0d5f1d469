import type { Knowledge } from '@eminence/kernel'
import { choose, leanings } from './ai/appraisal.ts'
import { chancesToWin } from './ai/chances.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/**
 * A search looks at the rest of this turn and at the next player's answer: what comes later depends more on luck than on this move. A turn
 * is some twenty small moves, so that a tree would hardly reach its end: after each move everybody plays from habit.
 */
const turnsToLookAt = 2

export const knowledge: Knowledge<State, Move> = {
  choose: (s, seat, moves) => choose(s, seat, moves),
  leanings: (s, seat, moves) => leanings(s, seat, moves),
  settled: (s, start) => s.turn >= start.turn + turnsToLookAt,
  worth: chancesToWin,
  rollsOut: true,
}
