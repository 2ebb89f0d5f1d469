import { FastRandom, type Knowledge } from '@eminence/kernel'
import { expect, it } from 'vitest'
import { computerPlayer } from '../players.ts'
import { type Name, type Naming, naming } from './naming.ts'

/** How often a player thinks within ten milliseconds of a clock that goes on so far whenever it is looked at. */
function thinkingBy(tick: number): number {
  const game = naming(100, 2)
  const random = new FastRandom(3)
  const knowledge: Knowledge<Naming, Name> = {
    choose: (_state, _seat, moves) => moves[0],
    settled: () => false,
    worth: () => [0],
  }
  let now = 0
  const clock = () => {
    now += tick
    return now
  }
  const player = computerPlayer({ game, knowledge }, 'plain', { milliseconds: 10 }, clock)
  return player.choose(game.setup(1, {}, { random }), 0, random).iterations
}

it('who has a time limit thinks by the clock that is given', () => {
  expect(thinkingBy(10)).toBe(8)
  expect(thinkingBy(5)).toBe(16)
  expect(thinkingBy(1)).toBe(80)
})
