import { FastRandom, type Game } from '@eminence/kernel'
import type { ChosenSetup } from '../arguments/chosen.ts'
import { playAtRandom } from './random-play.ts'

/** The seeds of the games, one after the other. */
export function* gameSeeds(seed: number, count: number): Generator<number> {
  const random = new FastRandom(seed)
  for (let i = 0; i < count; i++) yield random.below(0x1_0000_0000)
}

const gamesBetweenLooks = 100

/**
 * The moves that one CPU plays in a second, setups and all, while nobody looks.
 * `look` is called now and then, and its time does not count.
 */
export function movesPerCpuSecond(
  game: Game,
  setup: ChosenSetup,
  seeds: Iterable<number>,
  look: (games: number) => void,
): number {
  let games = 0
  let moves = 0
  let microseconds = 0
  let began = process.cpuUsage()
  const pauseClock = () => {
    const { user, system } = process.cpuUsage(began)
    microseconds += user + system
  }
  for (const seed of seeds) {
    try {
      moves += playAtRandom(game, setup, seed)
    } catch {
      // the checked pass counts it as stuck
    }
    games++
    if (games % gamesBetweenLooks === 0) {
      pauseClock()
      look(games)
      began = process.cpuUsage()
    }
  }
  pauseClock()
  return microseconds === 0 ? 0 : Math.round((moves / microseconds) * 1_000_000)
}
