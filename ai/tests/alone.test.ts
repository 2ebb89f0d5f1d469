import { FastRandom, type Game, type Knowledge } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { computerPlayer } from '../players.ts'
import { type Name, type Naming, naming } from './naming.ts'

/** Whatever number is named, there is nobody else who could be first. */
const alone: Game<Naming, Name, Naming> = {
  ...naming(6, 0),
  result: ({ todo, named }) =>
    todo.length > 0 ? null : { places: [1], totals: [0], points: [{}], why: named === 4 ? 'good' : 'bad' },
}

const knowledge: Knowledge<Naming, Name> = {
  choose: (_state, _seat, moves) => moves[0],
  settled: () => false,
  worth: () => [0],
  won: ({ named }) => [named === 4 ? 1 : 0.1 * named],
}

describe('a game of one seat, in which places tell nothing', () => {
  it.each(['beginner', 'club', 'expert', 'plain'] as const)(
    'is played for what the game says is won (%s)',
    (player) => {
      const random = new FastRandom(5)
      const view = alone.setup(1, {}, { random })
      const { move } = computerPlayer({ game: alone, knowledge }, player, { iterations: 60 }).choose(view, 0, random)
      expect(move.number).toBe(4)
    },
  )
})
