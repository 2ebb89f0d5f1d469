import { FastRandom, type Game, type Knowledge } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { computerPlayer } from '../players.ts'
import { Rollouts } from '../rollouts.ts'
import { type Name, type Naming, naming } from './naming.ts'

const numbers = 5

/** After a number is named, luck adds tens to it, the same to all in the same scenario. */
const lucky: Game<Naming, Name, Naming> = {
  ...naming(numbers, 0),
  play(state, _seat, { number }, { random }) {
    state.todo.pop()
    state.named = 10 * random.below(10) + number
  },
}

/** What a number and its luck are worth is up to the test. */
function knowledgeOf(worth: (number: number, luck: number) => number, shares?: readonly number[]) {
  const knowledge: Knowledge<Naming, Name> = {
    choose: (_state, _seat, moves) => moves[0],
    settled: ({ todo }) => todo.length === 0,
    worth: ({ named }) => [worth(named % 10, Math.floor(named / 10))],
    leanings: (_state, _seat, moves) => moves.map(({ number }) => shares?.[number] ?? 1 / moves.length),
    rollsOut: true,
  }
  return knowledge
}

function race(knowledge: Knowledge<Naming, Name>, iterations: number, seed = 1) {
  const random = new FastRandom(seed)
  const rollouts = new Rollouts({ game: lucky, knowledge }, lucky.setup(1, {}, { random }), 0, random)
  rollouts.advance(iterations)
  return rollouts
}

describe('rollouts', () => {
  it('find a small difference under much luck, for the moves meet the same luck', () => {
    const small = knowledgeOf((number, luck) => 0.09 * luck + (number === 3 ? 0.01 : 0))
    for (let seed = 1; seed <= 20; seed++) expect(race(small, 40, seed).choice().move.number).toBe(3)
  })

  it('end before their time when one move is left', () => {
    const clear = race(
      knowledgeOf((number) => 0.2 * number),
      10_000,
    )
    expect(clear.isDecided()).toBe(true)
    expect(clear.iterations).toBe(6 * numbers)
  })

  it('go on as long as moves are good on different days', () => {
    const even = race(
      knowledgeOf((number, luck) => (number < 2 && luck % 2 === number ? 1 : 0)),
      200,
    )
    expect(even.isDecided()).toBe(false)
    expect(even.iterations).toBe(200)
  })

  it('follow the leanings as long as little is known, and where nothing speaks against them', () => {
    const shares = [0.1, 0.1, 0.1, 0.1, 0.6]
    const small = knowledgeOf((number) => 0.2 + (number === 1 ? 0.5 : 0), shares)
    expect(race(small, 1).choice().move.number).toBe(4)
    expect(race(small, 40).choice().move.number).toBe(1)
    const equal = race(
      knowledgeOf(() => 0.5, shares),
      100,
    )
    expect(equal.choice().move.number).toBe(4)
    expect(equal.isDecided()).toBe(true)
  })

  it('tell what they think of each move, the best first', () => {
    for (let iterations = 1; iterations < 60; iterations++) {
      const rollouts = race(
        knowledgeOf((number, luck) => 0.05 * luck + 0.02 * number),
        iterations,
      )
      const { move, candidates } = rollouts.choice()
      const visits = candidates.map((each) => each.visits)
      expect(candidates[0].move).toEqual(move)
      expect(visits).toEqual(visits.toSorted((a, b) => b - a))
      expect(visits.reduce((sum, each) => sum + each, 0)).toBe(rollouts.iterations)
    }
  })

  it('are how the levels with knowledge think, and never try what nobody leans to', () => {
    const knowledge = knowledgeOf((number) => 0.2 * number, [0.5, 0.25, 0.25, 0, 0])
    const random = new FastRandom(2)
    const choose = (name: 'expert' | 'plain') =>
      computerPlayer({ game: lucky, knowledge }, name, { iterations: 50 }).choose(
        lucky.setup(1, {}, { random }),
        0,
        random,
      )
    expect(choose('expert').candidates.map(({ move }) => move.number)).toEqual(expect.arrayContaining([0, 1, 2]))
    expect(choose('expert').candidates).toHaveLength(3)
    expect(choose('expert').move.number).toBe(2)
    expect(choose('plain').candidates).toHaveLength(numbers)
  })
})
