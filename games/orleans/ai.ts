import type { Knowledge } from '@eminence/kernel'
import { choose, leanings } from './ai/appraisal.ts'
import { chancesToWin } from './ai/chances.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/** A search looks at this round to its end: what is drawn in the next one no move can tell. */
const roundsToLookAt = 1

export const knowledge: Knowledge<State, Move> = {
  choose: (s, seat, moves) => choose(s, seat, moves),
  leanings: (s, seat, moves) => leanings(s, seat, moves),
  settled: (s, start) => s.round >= start.round + roundsToLookAt,
  worth: chancesToWin,
}
