import type { Knowledge } from '@eminence/kernel'
import type { Move } from './moves.ts'
import { result } from './score.ts'
import type { State } from './state.ts'

/** From here on a favour is worth the best letter, and worth taking. */
const large = 5

export const knowledge: Knowledge<State, Move> = {
  /** A high letter for a large favour, a low one for a small one. */
  choose({ favour }, _seat, moves) {
    const [first] = moves
    if (first.type !== 'handIn') return favour >= large ? first : moves[moves.length - 1]
    const boldness = Math.min(1, favour / large)
    return moves[Math.round(boldness * (moves.length - 1))]
  },

  /** A play is short: every playout goes to its end. */
  settled: ({ todo }) => todo.length === 0,

  worth(s) {
    const places = result(s)?.places ?? []
    const winners = places.filter((place) => place === 1).length
    return places.map((place) => (place === 1 ? 1 / winners : 0))
  },
}
