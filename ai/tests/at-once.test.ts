import { FastRandom, type Knowledge } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { computerPlayer, type PlayerName } from '../players.ts'
import { type Name, type Naming, naming } from './naming.ts'

/** What a player answers whose habit leans to these numbers only; each has the same share. */
function answer(player: PlayerName, leanedTo: readonly number[]) {
  const knowledge: Knowledge<Naming, Name> = {
    choose: (_state, _seat, moves) => moves[0],
    settled: () => false,
    worth: () => [0],
    leanings: (_state, _seat, moves) =>
      moves.map(({ number }) => (leanedTo.includes(number) ? 1 / leanedTo.length : 0)),
  }
  const game = naming(6, 2)
  const random = new FastRandom(3)
  const view = game.setup(1, {}, { random })
  return computerPlayer({ game, knowledge }, player, { iterations: 50 }).choose(view, 0, random)
}

describe('a decision in which a sensible person would play one move only', () => {
  it.each(['club', 'expert'] as const)('is answered at once (%s)', (player) => {
    const { move, iterations, candidates } = answer(player, [4])
    expect(move.number).toBe(4)
    expect(iterations).toBe(0)
    expect(candidates).toHaveLength(1)
  })

  it('is thought about where two have a leaning', () => {
    const { move, iterations } = answer('expert', [2, 4])
    expect(iterations).toBeGreaterThan(0)
    expect(move.number).toBe(2)
  })

  it('is thought about by who knows only the rules', () => {
    expect(answer('plain', [4]).iterations).toBeGreaterThan(0)
  })
})
