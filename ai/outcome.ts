import type { Result } from '@eminence/kernel'

/** What each seat has won: 1 in the first place, whether alone, as one of a side, or shared. */
export function winsOf(result: Result | null): readonly number[] {
  if (result === null) throw new Error('the game is over but has no result')
  return result.places.map((place) => (place === 1 ? 1 : 0))
}
