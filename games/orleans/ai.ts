import type { Knowledge } from '@eminence/kernel'
import { choose, leanings } from './ai/appraisal.ts'
import { chancesToWin } from './ai/chances.ts'
import type { Move } from './moves.ts'
import { isOver, type State } from './state.ts'

/** So far a search looks: after fewer rounds `worth` cannot tell yet what a plan was good for, after more there is too much luck in it. */
const roundsToLookAt = 6

export const knowledge: Knowledge<State, Move> = {
  choose: (s, seat, moves) => choose(s, seat, moves),
  leanings: (s, seat, moves) => leanings(s, seat, moves),
  settled: (s, start) => isOver(s) || s.round >= start.round + roundsToLookAt,
  worth: chancesToWin,
  rollsOut: true,
}
