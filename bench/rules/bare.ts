import { FastRandom, type Game, pick, type Random, readOptions } from '@eminence/kernel'
import { perCpuSecond } from '../clock.ts'

/** What one round finds, each per CPU second. */
export interface BareRates {
  readonly moves: number
  readonly playouts: number
  readonly clones: number
  readonly views: number
}

const poolSize = 64
/** Clones and views are so short that the clock is read only once in so many laps of the pool. */
const laps = 20

/** A random play, to its end or for so many moves. */
function playOut(game: Game, seats: number, options: object, random: Random, atMost = Number.POSITIVE_INFINITY) {
  const context = { random }
  const state = game.setup(seats, options, context)
  let moves = 0
  while (moves < atMost) {
    const decisions = game.decisions(state)
    if (decisions.length === 0) break
    const { seat } = pick(decisions, random)
    game.play(state, seat, pick(game.moves(state, seat), random), context)
    moves++
  }
  return { state, moves }
}

/** A state from the middle half of a random play. */
function midGame(game: Game, seats: number, options: object, seed: number): object {
  const { moves } = playOut(game, seats, options, new FastRandom(seed))
  const stop = Math.floor(moves / 4) + new FastRandom(seed).below(Math.ceil(moves / 2))
  return playOut(game, seats, options, new FastRandom(seed), stop).state
}

/** The rules by themselves, as a search uses them: no table around them, and nobody listens. */
export function bareRules(game: Game, seats: number): (seconds: number) => BareRates {
  const options = readOptions(game.options, {})
  const random = new FastRandom(1)
  const pool = Array.from({ length: poolSize }, (_, seed) => midGame(game, seats, options, seed))
  // what is made takes the place of what was made before: kept, so that no compiler can leave the making out
  const clones = pool.slice()
  const views = pool.slice()

  function cloneAll(): number {
    for (let lap = 0; lap < laps; lap++) for (let i = 0; i < poolSize; i++) clones[i] = game.clone(pool[i])
    return laps * poolSize
  }

  function viewAll(): number {
    for (let lap = 0; lap < laps; lap++)
      for (let i = 0; i < poolSize; i++) views[i] = game.view(pool[i], (i + lap) % seats)
    return laps * poolSize
  }

  return (seconds) => {
    let plays = 0
    let played = 0
    const moves = perCpuSecond(seconds, () => {
      const play = playOut(game, seats, options, random)
      plays++
      played += play.moves
      return play.moves
    })
    return {
      moves,
      playouts: (moves * plays) / played,
      clones: perCpuSecond(seconds, cloneAll),
      views: perCpuSecond(seconds, viewAll),
    }
  }
}
