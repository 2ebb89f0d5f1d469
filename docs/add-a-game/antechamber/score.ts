import type { Result } from '@eminence/kernel'
import { pointsOf, type State } from './state.ts'

/** AN-5 After four rounds whoever has the most points wins; a tie is shared. */
export function result(s: State): Result | null {
  if (s.todo.length > 0) return null
  const totals = s.hands.map((_, seat) => pointsOf(s, seat))
  return {
    places: totals.map((total) => 1 + totals.filter((each) => each > total).length),
    totals,
    points: totals.map((_, seat) => ({ favours: s.favours[seat], modesty: s.modesty[seat] })),
    why: 'doorCloses',
  }
}
