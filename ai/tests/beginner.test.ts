import { FastRandom, type Knowledge } from '@eminence/kernel'
import { expect, it } from 'vitest'
import { computerPlayer } from '../players.ts'
import { type Name, type Naming, naming } from './naming.ts'

/** A sensible person would think of 2 and 4, and would rather take 4. */
const knowledge: Knowledge<Naming, Name> = {
  choose: (_state, _seat, moves) => moves[4],
  settled: () => true,
  worth: () => [0],
  leanings: (_state, _seat, moves) => moves.map(({ number }) => (number === 2 ? 0.1 : number === 4 ? 0.9 : 0)),
  rollsOut: true,
}

it('in a game of long plans a beginner plays whatever a sensible person would think of, and does not look ahead', () => {
  const game = naming(6, 0)
  const random = new FastRandom(1)
  const beginner = computerPlayer({ game, knowledge }, 'beginner')
  const times = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 400; i++) times[beginner.choose(game.setup(1, {}, { random }), 0, random).move.number]++
  expect(times.filter((count) => count > 0)).toHaveLength(2)
  expect(times[2]).toBeGreaterThan(150)
  expect(times[4]).toBeGreaterThan(150)
})
