import { type Choice, computerPlayer, type PlayerName, playerNames } from '@eminence/ai'
import { type GameEntry, games } from '@eminence/games'
import { computerLevels, FastRandom, hashOf, readOptions, type Seat } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'

/** Who plays at random to the end of a long game is slow, and shows what is tested here just as well in few tries. */
const iterationsOf = (name: PlayerName): number => (name === 'beginner' || name === 'plain' ? 6 : 12)

interface Position {
  readonly state: object
  readonly seat: Seat
}

const positionsPerPlay = 6

/** Positions all along a random play, each where somebody has a choice. */
function positions({ game }: GameEntry, seats: number): readonly Position[] {
  const random = new FastRandom(seats)
  const state = game.setup(seats, readOptions(game.options, {}), { random })
  const choices: Position[] = []
  for (;;) {
    const [decision] = game.decisions(state)
    if (decision === undefined) break
    const { seat } = decision
    const offered = game.moves(state, seat)
    if (offered.length > 1) choices.push({ state: game.clone(state), seat })
    game.play(state, seat, offered[random.below(offered.length)], { random })
  }
  return Array.from(
    { length: positionsPerPlay },
    (_, at) => choices[Math.floor((at * choices.length) / positionsPerPlay)],
  )
}

const seatCounts = games.flatMap((entry) => {
  const { min, max } = entry.game.seats
  return Array.from({ length: max - min + 1 }, (_, i) => ({ id: entry.game.id, entry, seats: min + i }))
})

describe.each(seatCounts)('computer players of $id with $seats seats', ({ entry, seats }) => {
  const { game } = entry
  const choices = positions(entry, seats)
  const choose = (name: PlayerName, view: object, seat: Seat): Choice =>
    computerPlayer(entry, name, { iterations: iterationsOf(name) }).choose(view, seat, new FastRandom(77))

  it.each(playerNames)('%s chooses by its view alone: other hidden things, same choice', (name) => {
    let differing = 0
    for (const { state, seat } of choices) {
      const view = game.view(state, seat)
      const other = game.imagine(view, new FastRandom(5))
      if (hashOf(other) !== hashOf(state)) differing++
      expect(choose(name, game.view(other, seat), seat)).toEqual(choose(name, view, seat))
    }
    expect(differing).toBeGreaterThan(0)
  })

  it.each(playerNames)(
    '%s plays a legal move and leaves the view as it was; a view from the wire does as well',
    (name) => {
      for (const { state, seat } of choices) {
        const view = game.view(state, seat)
        const before = JSON.stringify(view)
        const choice = choose(name, view, seat)
        expect(game.moves(state, seat)).toContainEqual(choice.move)
        expect(JSON.stringify(view)).toBe(before)
        expect(choose(name, JSON.parse(before), seat)).toEqual(choice)
      }
    },
  )

  it.each(computerLevels)('%s says what it thinks of each move, the best first', (name) => {
    for (const { state, seat } of choices) {
      const { move, candidates, iterations } = choose(name, game.view(state, seat), seat)
      expect(candidates[0].move).toEqual(move)
      expect(candidates.map((each) => each.visits)).toEqual(candidates.map((each) => each.visits).sort((a, b) => b - a))
      expect(candidates.reduce((sum, each) => sum + each.visits, 0)).toBe(iterations)
      for (const { expected, visits } of candidates) {
        if (visits === 0) expect(expected).toBeNull()
        else expect(expected).toSatisfy((chance: number) => chance >= 0 && chance <= 1)
      }
    }
  })

  it('have a rule player that does not look at hidden things, not even at imagined ones', () => {
    for (const { state, seat } of choices) {
      const moves = game.moves(state, seat)
      const inState = (seen: object) => entry.knowledge.choose(seen, seat, moves, new FastRandom(3))
      const wanted = inState(state)
      for (const seed of [1, 2, 3]) {
        expect(inState(game.imagine(game.view(state, seat), new FastRandom(seed)))).toEqual(wanted)
      }
    }
  })

  it('answer with what they have when they are interrupted', () => {
    const expert = computerPlayer(entry, 'expert', { milliseconds: 3_600_000 })
    let looks = 0
    // some decisions are so clear that nobody comes to interrupt
    for (const { state, seat } of choices) {
      looks = 0
      const { move, iterations } = expert.choose(game.view(state, seat), seat, new FastRandom(1), () => ++looks === 2)
      if (looks < 2) continue
      expect(iterations).toBeGreaterThan(0)
      expect(game.moves(state, seat)).toContainEqual(move)
      break
    }
    expect(looks).toBe(2)
  })
})
