import { FastRandom, type Move, type Result, type Seat } from '@eminence/kernel'
import type { ComputerPlayer, Expertise } from './player.ts'

export interface ArenaSetup {
  readonly seats: number
  readonly options: object
  /** A set of the host's own. */
  readonly components?: object
  readonly seed: number
}

/** One game between computer players, each of which sees its own view only. */
export function playArenaGame<State extends object, M extends Move, View extends object>(
  { game }: Pick<Expertise<State, M, View>, 'game'>,
  { seats, options, components, seed }: ArenaSetup,
  players: readonly ComputerPlayer<M, View>[],
): Result {
  const context = { random: new FastRandom(seed) }
  const thoughts = players.map((_, seat) => new FastRandom(seed * 31 + seat + 1))
  const state = game.setup(seats, options, context, components)
  for (;;) {
    const [decision] = game.decisions(state)
    if (decision === undefined) break
    const { seat } = decision
    const { move } = players[seat].choose(game.view(state, seat), seat, thoughts[seat])
    game.play(state, seat, move, context)
  }
  const result = game.result(state)
  if (result === null) throw new Error('the game is over but has no result')
  return result
}

/** Who sits where, by index into the list of players: the list goes round the table, once from each of its entries on. */
export const lineups = (players: readonly string[], seats: number): number[][] =>
  players.map((_, rotation) => Array.from({ length: seats }, (_, seat) => (seat + rotation) % players.length))

/** What each player of the list has won of one game; first places are shared among the players that hold one. */
export function winShares(result: Result, lineup: readonly number[], players: number): number[] {
  const winners = new Set(lineup.filter((_, seat: Seat) => result.places[seat] === 1))
  return Array.from({ length: players }, (_, player) => (winners.has(player) ? 1 / winners.size : 0))
}

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Wilson's 95 % interval of a rate. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const z = 1.96
  const rate = wins / games
  const centre = rate + (z * z) / (2 * games)
  const reach = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games))
  const scale = 1 + (z * z) / games
  return { low: Math.max(0, (centre - reach) / scale), high: Math.min(1, (centre + reach) / scale) }
}

/** The difference in Elo that this rate of won games between two players stands for. */
export const eloDifference = (rate: number): number => 400 * Math.log10(rate / (1 - rate))
