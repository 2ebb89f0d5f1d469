import { FastRandom, type Game, type Result } from '@eminence/kernel'
import type { ChosenSetup } from '../arguments/chosen.ts'
import { firstLineOf } from '../failure.ts'

/** A game that is longer will never end. */
const longest = 100_000

/** Plays one game at random, as fast as its rules allow; the number of its moves, up to where it stuck if it did. */
export function playAtRandom(game: Game, { seats, options, components }: ChosenSetup, seed: number): number {
  const random = new FastRandom(seed)
  const context = { random }
  const state = game.setup(seats, options, context, components)
  for (let moves = 0; moves < longest; moves++) {
    const decisions = game.decisions(state)
    if (decisions.length === 0) return moves
    const { seat } = decisions[random.below(decisions.length)]
    const offered = game.moves(state, seat)
    if (offered.length === 0) return moves
    game.play(state, seat, offered[random.below(offered.length)], context)
  }
  return longest
}

/** What came of one game. */
export interface Course {
  readonly seed: number
  readonly moves: number
  /** Null if it stuck. */
  readonly result: Result | null
  /** The invariants that did not hold, as often as they did not. */
  readonly broken: readonly string[]
  /** Why it stuck, if it did. */
  readonly stuck: string | null
}

/** Plays the same game again and looks at every state on the way. */
export function playAndCheck(game: Game, { seats, options, components }: ChosenSetup, seed: number): Course {
  const broken: string[] = []
  let moves = 0
  const stuck = (why: string): Course => ({ seed, moves, result: null, broken, stuck: why })
  try {
    const random = new FastRandom(seed)
    const context = { random }
    const state = game.setup(seats, options, context, components)
    broken.push(...game.broken(state))
    for (; moves < longest; moves++) {
      const decisions = game.decisions(state)
      if (decisions.length === 0) {
        const result = game.result(state)
        if (result === null) return stuck('nobody owes a decision, but there is no result')
        return { seed, moves, result, broken, stuck: null }
      }
      const { seat, type } = decisions[random.below(decisions.length)]
      const offered = game.moves(state, seat)
      if (offered.length === 0) return stuck(`seat ${seat} owes the decision "${type}" but is offered no move`)
      const before = game.clone(state)
      game.play(state, seat, offered[random.below(offered.length)], context)
      broken.push(...game.broken(state, before))
    }
    return stuck(`there is no end after ${longest} moves`)
  } catch (error) {
    return stuck(firstLineOf(error))
  }
}
