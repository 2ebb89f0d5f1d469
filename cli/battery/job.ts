import { games } from '@eminence/games'
import { FastRandom, type Game, pick } from '@eminence/kernel'
import { battery, type Finding } from '@eminence/kernel/battery'
import type { Kind } from './tables.ts'

/** One play, at a table of one of the kinds. */
export interface Job {
  /** Of the list of kinds. */
  readonly kind: number
  readonly game: string
  readonly seats: number
  readonly options: object
  readonly seed: number
}

export interface Finished {
  readonly job: Job
  readonly moves: number
  readonly findings: readonly Finding[]
}

/** A random play that is longer will never end. */
const maxMoves = 20_000

/** Shares the plays evenly over the kinds of tables, in turn: so what is done when it is stopped early is shared evenly, too. */
export function jobsOf(kinds: readonly Kind[], plays: number, seed: number): Job[] {
  const random = new FastRandom(seed)
  return Array.from({ length: plays }, (_, nth) => {
    const kind = nth % kinds.length
    const { game, seats, choices } = kinds[kind]
    return { kind, game, seats, options: pick(choices, random), seed: seed + nth }
  })
}

export function carryOut(job: Job, stride: number): Finished {
  const { seats, options, seed } = job
  const plan = { seats, options, seed, games: 1, maxMoves, stride, sparing: true }
  const { moves, findings } = battery(gameOf(job), plan)
  return { job, moves, findings }
}

function gameOf({ game: id }: Job): Game {
  const entry = games.find(({ game }) => game.id === id)
  if (entry === undefined) throw new Error(`there is no game "${id}"`)
  return entry.game
}
