import type { Move, Seat } from './game.ts'
import type { Random } from './random.ts'

/**
 * What a computer player knows of a game besides its rules. It is asked about imagined states only, and `choose` and `likelihood`
 * look at nothing in them that the seat they speak for could not know.
 */
export interface Knowledge<State extends object = object, M extends Move = Move> {
  /** What a sensible person would play: the whole rule player, and the habit of everybody in a playout. */
  choose(state: State, seat: Seat, moves: readonly M[], random: Random): M
  /** Whether a playout that began at `start` has reached a point where `worth` tells as much as playing on. */
  settled(state: State, start: State): boolean
  /** Each seat's chance to win from a settled state, from 0 to 1. */
  worth(state: State): readonly number[]
  /**
   * What each seat has won of a game that is over, from 0 to 1; left out where places tell it. Who plays alone is always in the first
   * place, and how it went lies in something else. This is what the game is about, so a search goes by it that knows nothing but the rules.
   */
  won?(state: State): readonly number[]
  /**
   * How likely a sensible person would play each of the moves: shares that add up to 1. A search then tries the likely ones first and the
   * unlikely ones hardly ever; a game with many moves needs it.
   */
  leanings?(state: State, seat: Seat, moves: readonly M[]): readonly number[]
  /**
   * Where a plan shows its worth rounds later, and others answer it little: a search then lets everybody play from habit after each of the
   * moves, up to a far `settled`, instead of growing a tree of answers.
   */
  readonly rollsOut?: boolean
  /** How well the choices that the other seats have made so far fit the hidden things they have in this imagined state, from 0 to 1. */
  likelihood?(state: State, observer: Seat): number
}

/**
 * Shares of what is worth so much, which add up to 1: what is worth less by `doubt` has 1/e of the share, and what is worth less than the
 * best by `outOfMind` doubts has none.
 */
export function sharesOf(worths: readonly number[], doubt: number, outOfMind = Number.POSITIVE_INFINITY): number[] {
  const best = Math.max(...worths)
  const least = best - outOfMind * doubt
  const odds = worths.map((worth) => (worth < least ? 0 : Math.exp((worth - best) / doubt)))
  const sum = odds.reduce((all, each) => all + each, 0)
  return odds.map((each) => each / sum)
}
