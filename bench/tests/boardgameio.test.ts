import { games } from '@eminence/games'
import { canonical, FastRandom, type Game, hashOf, type Played, pick, type Random, readOptions } from '@eminence/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadBoardgameio } from '../boardgameio.ts'
import { openMatch } from '../rules/in-boardgameio.ts'

const boardgameio = loadBoardgameio()

const tables = games.flatMap(({ game }) => {
  const { min, max } = game.seats
  return Array.from({ length: max - min + 1 }, (_, more) => ({ id: game.id, game, seats: min + more }))
})

interface Draw {
  readonly below: number
  readonly drawn: number
}

/** The same game, which writes down what it draws. */
function noting(game: Game, draws: Draw[]): Game {
  const noted = (random: Random): Random => ({
    below(n) {
      const drawn = random.below(n)
      draws.push({ below: n, drawn })
      return drawn
    },
  })
  return {
    ...game,
    setup: (seats, options, { random }) => game.setup(seats, options, { random: noted(random) }),
    play: (state, seat, move, { random }) => game.play(state, seat, move, { random: noted(random) }),
  }
}

/** Gives these draws once more, in their order. */
const scripted = (draws: readonly Draw[]): Random => {
  let next = 0
  return {
    below(n) {
      const { below, drawn } = draws[next++]
      expect(n).toBe(below)
      return drawn
    },
  }
}

/** Plays to the end by a fixed row of choices; gives everything that was offered on the way, and the end. */
function playThrough(game: Game, look: () => object, answer: (played: Played) => void) {
  const choice = new FastRandom(7)
  const offers: string[] = []
  for (;;) {
    const state = look()
    const decisions = game.decisions(state)
    if (decisions.length === 0) return { offers, hash: hashOf(state), result: game.result(state) }
    const { seat } = pick(decisions, choice)
    const moves = game.moves(state, seat)
    offers.push(canonical({ decisions, moves }))
    answer({ seat, move: pick(moves, choice) })
  }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(tables)('$id with $seats seats inside boardgame.io', ({ game, seats }) => {
  test('the same choices and the same chance make the same play', () => {
    const draws: Draw[] = []
    const match = openMatch(boardgameio, noting(game, draws), seats, 1)
    const theirs = playThrough(
      game,
      () => match.look().state,
      ({ seat, move }) => expect(match.answer(seat, move)).toBe(true),
    )
    expect(match.look().result).toEqual(theirs.result)

    const random = scripted(draws)
    const state = game.setup(seats, readOptions(game.options, {}), { random })
    const ours = playThrough(
      game,
      () => state,
      ({ seat, move }) => game.play(state, seat, move, { random }),
    )
    expect(ours.offers.length).toBeGreaterThan(0)
    expect(theirs).toEqual(ours)
  })

  test('a move that is not offered, or comes from a seat that owes none, changes nothing', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    const match = openMatch(boardgameio, game, seats, 1)
    const { state } = match.look()
    const owing = game.decisions(state).map(({ seat }) => seat)
    const [seat] = owing
    const [move] = game.moves(state, seat)
    const refused: Played[] = [
      { seat, move: { type: 'noSuchMove' } },
      { seat, move: { ...move, type: `${move.type}?` } },
    ]
    for (let other = 0; other < seats; other++) if (!owing.includes(other)) refused.push({ seat: other, move })

    for (const each of refused) expect(match.answer(each.seat, each.move)).toBe(false)
    expect(match.look().state).toBe(state)
    expect(complaints).toHaveBeenCalledTimes(refused.length)

    expect(match.answer(seat, move)).toBe(true)
    expect(match.look().state).not.toEqual(state)
  })
})
