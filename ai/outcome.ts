import type { Move, Result } from '@eminence/kernel'
import type { Expertise } from './player.ts'

/** What each seat has won of a game that is over. */
export const wonAt = <State extends object, M extends Move, View extends object>(
  { game, knowledge }: Expertise<State, M, View>,
  state: State,
): readonly number[] => knowledge.won?.(state) ?? winsOf(game.result(state))

/** 1 in the first place, whether alone, as one of a side, or shared. */
function winsOf(result: Result | null): readonly number[] {
  if (result === null) throw new Error('the game is over but has no result')
  return result.places.map((place) => (place === 1 ? 1 : 0))
}
