import { FastRandom, type Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { knowsWell, situations } from '../../tests/knowledge.ts'
import { knowledge } from '../ai.ts'
import { trounce } from '../index.ts'
import { type State, sideOf } from '../state.ts'

const random = new FastRandom(8)
const known = { game: trounce, knowledge, options: { bothReachPlayOn: false, bestOfThree: false }, chance: 15 }
/** So many plays because a dealer is seldom stuck, least of all among three. */
const demands = { ...known, manyPlays: 120, fewPlays: 2, leans: false, sideOf }
const kinds = ['orderRound1', 'orderRound2Trump', 'orderRound2Bonus', 'stuckTrump', 'stuckBonus', 'playCard']

knowsWell({ ...demands, seats: [2], kinds, beats: { atLeast: 95, of: 100 } })
knowsWell({ ...demands, seats: [3], kinds, beats: { atLeast: 80, of: 100 } })
knowsWell({ ...demands, seats: [4], kinds: [...kinds, 'goAlone'], beats: { atLeast: 95, of: 100 } })

describe('the worth of a position', () => {
  it.each([2, 3, 4])('grows with points and with games won, for %d players', (seats) => {
    const start = trounce.setup(seats, known.options, { random })
    const first = (one: number, others: number) => start.scores.map((_, side) => (side === 0 ? one : others))
    const atPoints = (points: number) => knowledge.worth({ ...start, scores: first(points, 6) })[0]
    expect(atPoints(8)).toBeGreaterThan(atPoints(6))
    expect(atPoints(4)).toBeLessThan(atPoints(6))
    const match = { ...start, options: { ...known.options, bestOfThree: true } }
    expect(knowledge.worth({ ...match, wins: first(1, 0) })[0]).toBeGreaterThan(knowledge.worth(match)[0])
  })
})

describe('how well an imagined state fits what the others have done', () => {
  const fitOf = (s: State, observer: Seat) => knowledge.likelihood?.(s, observer) ?? Number.NaN

  it.each([2, 3, 4])('is told from 0 to 1, and leaves the state as it was, with %d players', (seats) => {
    for (const { state, seat } of situations(known, seats, 2)) {
      const other = trounce.imagine(trounce.view(state, seat), random)
      const before = JSON.stringify(other)
      const fit = fitOf(other, seat)
      expect(JSON.stringify(other)).toBe(before)
      expect(fit).toBeGreaterThanOrEqual(0)
      expect(fit).toBeLessThanOrEqual(1)
    }
  })

  it.each([3, 4])('is better on the whole for what they really have, with %d players', (seats) => {
    let [real, imagined] = [0, 0]
    for (const { state, seat } of situations({ ...known, chance: 0 }, seats, 10)) {
      real += fitOf(state, seat)
      imagined += fitOf(trounce.imagine(trounce.view(state, seat), random), seat)
    }
    expect(real).toBeGreaterThan(1.1 * imagined)
  })
})
