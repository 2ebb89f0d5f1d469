import type { Result } from '@eminence/kernel'

/** What each seat has won: 1 for the first place, a part of it for a shared one. Seats that win together as one side each count as winners. */
export function shareOfWin(result: Result | null): readonly number[] {
  if (result === null) throw new Error('the game is over but has no result')
  return result.places.map((place) => (place === 1 ? 1 : 0))
}
