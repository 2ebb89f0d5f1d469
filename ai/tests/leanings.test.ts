import { FastRandom, type Game, type Knowledge, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { Search } from '../search.ts'
import { type Name, type Naming, naming } from './naming.ts'

function thinkAbout(game: Game<Naming, Name, Naming>, iterations: number, shareOf?: (number: number) => number) {
  const knowledge: Knowledge<Naming, Name> = {
    choose: (_state, _seat, moves, random) => pick(moves, random),
    settled: () => false,
    worth: () => [0],
    ...(shareOf && { leanings: (_state, _seat, moves) => moves.map(({ number }) => shareOf(number)) }),
  }
  const random = new FastRandom(4)
  const style = { exploration: 0.4, usesKnowledge: true, carelessness: 0, pool: 0 }
  const search = new Search({ game, knowledge }, game.setup(1, {}, { random }), 0, random, style)
  search.advance(iterations)
  return search.choice()
}

describe('leanings', () => {
  it('bring the likely moves first, so many moves need few iterations', () => {
    const game = naming(100, 71)
    const { candidates } = thinkAbout(game, 40, (number) => (number === 71 ? 0.2 : 0.8 / 99))
    expect(candidates[0].move.number).toBe(71)
    expect(candidates[0].visits).toBeGreaterThan(20)
  })

  it('are overcome by what the search learns', () => {
    const { move } = thinkAbout(naming(6, 4), 500, (number) => (number === 0 ? 0.75 : 0.05))
    expect(move.number).toBe(4)
  })

  it('are not needed: every move is tried then', () => {
    const { candidates, move } = thinkAbout(naming(40, 17), 400)
    expect(candidates.every(({ visits }) => visits > 0)).toBe(true)
    expect(move.number).toBe(17)
  })
})
