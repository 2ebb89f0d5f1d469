import type { Knowledge } from '@eminence/kernel'
import { chooseCard } from './ai/card-play.ts'
import { chancesToWin } from './ai/chances.ts'
import { likelihood } from './ai/likelihood.ts'
import { chooseOrder } from './ai/ordering.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/** A hand is a search's horizon: what comes after it depends on the scores and the deal alone. */
export const knowledge: Knowledge<State, Move> = {
  choose: (s, seat, moves) => (moves[0].type === 'play' ? chooseCard(s, seat, moves) : chooseOrder(s, seat, moves)),
  settled: (s, start) => s.hand !== start.hand,
  worth: chancesToWin,
  likelihood,
}
