import { decisionStack, FastRandom, type Game, type Knowledge, pick, type Task } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { Search } from '../search.ts'

interface State {
  todo: Task[]
  shown: number[]
}
interface Show {
  readonly type: 'show'
  readonly number: number
}

/** Both seats show a number at the same time; `winnerOf` says who wins. */
const showing = (
  numbers: readonly number[],
  winnerOf: (shown: readonly number[]) => number,
): Game<State, Show, State> => ({
  id: 'showing',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ todo: [{ type: 'show', owing: [0, 1] }], shown: [0, 0] }),
  ...decisionStack<State, Show, never>({
    show: {
      moves: () => numbers.map((number) => ({ type: 'show', number })),
      play(s, seat, { number }) {
        s.shown[seat] = number
      },
    },
  }),
  clone: (s) => structuredClone(s),
  view: (s) => structuredClone(s),
  imagine: (view) => structuredClone(view),
  result: ({ todo, shown }) =>
    todo.length > 0
      ? null
      : {
          places: [0, 1].map((seat) => (seat === winnerOf(shown) ? 1 : 2)),
          totals: [0, 0],
          points: [{}, {}],
          why: 'shown',
        },
  broken: () => [],
})

const knowledge: Knowledge<State, Show> = {
  choose: (_state, _seat, moves, random) => pick(moves, random),
  settled: () => false,
  worth: () => [0, 0],
}

const style = { exploration: 0.7, usesKnowledge: false, carelessness: 100, pool: 0 }

function thinkAbout(game: Game<State, Show, State>, seat: number) {
  const random = new FastRandom(9)
  const search = new Search({ game, knowledge }, game.setup(2, {}, { random }), seat, random, style)
  search.advance(4000)
  return search.choice()
}

describe('seats that decide at the same time', () => {
  it('both find the number that wins whatever the other shows', () => {
    const highest = showing([1, 2, 3], ([mine, theirs]) => (mine >= theirs ? 0 : 1))
    expect(thinkAbout(highest, 0).move.number).toBe(3)
    expect(thinkAbout(highest, 1).move.number).toBe(3)
  })

  it('do not see what the other chooses: matching pennies stays even for the second seat, too', () => {
    const pennies = showing([0, 1], ([one, other]) => (one === other ? 0 : 1))
    for (const seat of [0, 1]) {
      for (const { expected } of thinkAbout(pennies, seat).candidates) {
        expect(expected).toBeGreaterThan(0.4)
        expect(expected).toBeLessThan(0.6)
      }
    }
  })
})
