import type { Move } from '@eminence/kernel'
import type { Spaces } from '../data.ts'

/** The moves of these spaces; `bySpace` has one for each. */
export function movesFor<M extends Move>(spaces: Spaces, bySpace: readonly M[]): M[] {
  const moves: M[] = []
  for (let rest = spaces; rest !== 0; rest &= rest - 1) moves.push(bySpace[31 - Math.clz32(rest & -rest)])
  return moves
}
