import { FastRandom, type Knowledge } from '@eminence/kernel'
import { afterEach, expect, it, vi } from 'vitest'
import type { Clock } from '../player.ts'
import { computerPlayer } from '../players.ts'
import { type Name, type Naming, naming } from './naming.ts'

/** A clock that goes on so far whenever it is looked at. */
function ticking(tick: number): Clock {
  let now = 0
  return () => {
    now += tick
    return now
  }
}

/** How often a player thinks within ten milliseconds, by its own clock if it is given none. After 1000 looks at `stopped` it is enough. */
function thinkingBy(clock?: Clock): number {
  const game = naming(100, 2)
  const random = new FastRandom(3)
  const knowledge: Knowledge<Naming, Name> = {
    choose: (_state, _seat, moves) => moves[0],
    settled: () => false,
    worth: () => [0],
  }
  let looks = 0
  const player = computerPlayer({ game, knowledge }, 'plain', { milliseconds: 10 }, clock)
  return player.choose(game.setup(1, {}, { random }), 0, random, () => ++looks >= 1000).iterations
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('who has a time limit thinks by the clock that is given', () => {
  expect(thinkingBy(ticking(10))).toBe(8)
  expect(thinkingBy(ticking(5))).toBe(16)
  expect(thinkingBy(ticking(1))).toBe(80)
})

it('nobody thinks longer because the time of day is set back', () => {
  vi.spyOn(performance, 'now').mockImplementation(ticking(5))
  vi.spyOn(Date, 'now').mockImplementation(ticking(-3_600_000))
  expect(thinkingBy()).toBe(16)
})
