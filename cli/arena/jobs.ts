import { FastRandom } from '@eminence/kernel'
import type { Job } from './job.ts'

/** Whole rounds, at least as many games as asked for: in a round the same deal is played once with each lineup, so nobody has the better seats. */
export function jobsOf(lineups: readonly (readonly number[])[], games: number, seed: number): Job[] {
  const random = new FastRandom(seed)
  const rounds = Math.ceil(games / lineups.length)
  return Array.from({ length: rounds }, () => random.below(0x1_0000_0000)).flatMap((deal) =>
    lineups.map((lineup) => ({ seed: deal, lineup })),
  )
}
