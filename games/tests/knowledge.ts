import { FastRandom, type Game, type Knowledge, type Move, pick, type Random, type Seat, same } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'

/** A game with what is known of it, and how to come to all kinds of positions. */
interface Known<State extends object, M extends Move> {
  readonly game: Game<State, M>
  readonly knowledge: Knowledge<State, M>
  readonly options: object
  /** In how many of a hundred moves chance decides, and not the rule player. */
  readonly chance: number
}

/** What the knowledge of a game is held to. */
interface Demands<State extends object, M extends Move> extends Known<State, M> {
  readonly seats: readonly number[]
  /** The decisions that must come up in `manyPlays`, with each number of seats. */
  readonly kinds: readonly string[]
  readonly manyPlays: number
  readonly fewPlays: number
  /** False where the knowledge has no `leanings`. */
  readonly leans?: boolean
  /** The game makes some of its moves anew whenever it offers them, so that like ones are not the same value. */
  readonly movesAnew?: boolean
  /** In how many games the rule player must leave all random players behind. */
  readonly beats?: { readonly atLeast: number; readonly of: number }
  /** Who win together; left out where everybody plays for themselves. */
  readonly sideOf?: (seats: number, seat: Seat) => number
  /** A component set of a host. */
  readonly set?: object
}

interface Situation<State extends object, M extends Move> {
  readonly state: State
  readonly seat: Seat
  /** Of the decision that the seat owes. */
  readonly kind: string
  readonly moves: readonly M[]
}

/** A play from this state to its end: whoever is asked, before the answer. */
function* course<State extends object, M extends Move>(
  { game, knowledge }: Known<State, M>,
  state: State,
  random: Random,
  isLeftToChance: (seat: Seat) => boolean,
): Generator<Situation<State, M>> {
  for (;;) {
    const decisions = game.decisions(state)
    if (decisions.length === 0) return
    const { seat, type: kind } = pick(decisions, random)
    const moves = game.moves(state, seat)
    yield { state, seat, kind, moves }
    const move = isLeftToChance(seat) ? pick(moves, random) : knowledge.choose(state, seat, moves, random)
    game.play(state, seat, move, { random })
  }
}

/** Positions with something to choose, on the way of plays in which everybody mixes the rule player with chance. */
export function* situations<State extends object, M extends Move>(
  known: Known<State, M>,
  seats: number,
  plays: number,
): Generator<Situation<State, M>> {
  const random = new FastRandom(seats)
  for (let play = 0; play < plays; play++) {
    const state = known.game.setup(seats, known.options, { random })
    for (const situation of course(known, state, random, () => random.below(100) < known.chance))
      if (situation.moves.length > 1) yield situation
  }
}

/** All that is asked of the knowledge of every game. */
export function knowsWell<State extends object, M extends Move>(demands: Demands<State, M>): void {
  aboutRulePlayer(demands)
  aboutHosts(demands)
  aboutWorth(demands)
}

const random = new FastRandom(8)
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)
const everybodyAlone = (_: number, seat: Seat): number => seat

function aboutRulePlayer<State extends object, M extends Move>(demands: Demands<State, M>): void {
  const { game, knowledge, options, kinds, manyPlays, fewPlays, leans = true, movesAnew, beats } = demands
  const { sideOf = everybodyAlone } = demands
  const choiceOf = (state: State, seat: Seat, moves: readonly M[]): M => knowledge.choose(state, seat, moves, random)

  describe.each(demands.seats)('the rule player with %d players', (seats) => {
    it('plays an offered move in every kind of decision and leaves the state as it was', () => {
      const met = new Set<string>()
      for (const { state, seat, kind, moves } of situations(demands, seats, manyPlays)) {
        const before = JSON.stringify(state)
        const choice = choiceOf(state, seat, moves)
        expect(JSON.stringify(state)).toBe(before)
        expect(movesAnew ? moves : game.moves(state, seat)).toContain(choice)
        met.add(kind)
      }
      expect([...met]).toEqual(expect.arrayContaining([...kinds]))
    })

    it('chooses and leans the same in all states that look the same to it', () => {
      let differing = 0
      for (const { state, seat, moves } of situations(demands, seats, fewPlays)) {
        const other = game.imagine(game.view(state, seat), random)
        if (!same(other, state)) differing++
        const offered = movesAnew ? moves : game.moves(other, seat)
        expect(choiceOf(other, seat, offered)).toBe(choiceOf(state, seat, moves))
        expect(knowledge.leanings?.(other, seat, offered)).toEqual(knowledge.leanings?.(state, seat, moves))
      }
      expect(differing).toBeGreaterThan(50)
    })

    if (leans)
      it('leans most to what it chooses, in shares that add up to 1', () => {
        for (const situation of situations(demands, seats, fewPlays)) {
          const { state, seat, moves } = situation
          const shares = sharesIn(situation, knowledge)
          expect(moves[shares.indexOf(Math.max(...shares))]).toBe(choiceOf(state, seat, moves))
        }
      })

    if (beats)
      it(`beats random players in at least ${beats.atLeast} of ${beats.of} games`, () => {
        let won = 0
        for (let play = 0; play < beats.of; play++) {
          const random = new FastRandom(1000 + play)
          const state = game.setup(seats, options, { random })
          const isOurs = (seat: Seat) => sideOf(seats, seat) === sideOf(seats, play % seats)
          const turns = course(demands, state, random, (seat) => !isOurs(seat))
          while (!turns.next().done);
          const places = game.result(state)?.places ?? []
          if (places.length === seats && places.every((place, seat) => (place === 1) === isOurs(seat))) won++
        }
        expect(won).toBeGreaterThanOrEqual(beats.atLeast)
      })
  })
}

function aboutHosts<State extends object, M extends Move>(demands: Demands<State, M>): void {
  const { game, knowledge, options, set, leans = true } = demands
  if (set === undefined) return

  describe('a component set of the host', () => {
    it.each(demands.seats)('is no obstacle with %d players', (seats) => {
      const random = new FastRandom(21)
      const state = game.setup(seats, options, { random }, set)
      for (const situation of course(demands, state, random, () => false)) {
        const { seat, moves } = situation
        expect(moves).toContain(knowledge.choose(state, seat, moves, random))
        if (leans) sharesIn(situation, knowledge)
        expectChances(demands, state, seats)
      }
      expect(game.result(state)?.totals).toHaveLength(seats)
    })
  })
}

function aboutWorth<State extends object, M extends Move>(demands: Demands<State, M>): void {
  describe('the worth of a position', () => {
    it.each(demands.seats)('is a chance for each of %d seats', (seats) => {
      for (const { state } of situations(demands, seats, demands.fewPlays)) expectChances(demands, state, seats)
    })
  })
}

/** The leanings, which must be shares. */
function sharesIn<State extends object, M extends Move>(
  { state, seat, moves }: Situation<State, M>,
  knowledge: Knowledge<State, M>,
): readonly number[] {
  const shares = knowledge.leanings?.(state, seat, moves) ?? []
  expect(shares).toHaveLength(moves.length)
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
  expect(sumOf(shares)).toBeCloseTo(1)
  return shares
}

/** One side wins; but who plays alone may lose. */
function expectChances<State extends object, M extends Move>(
  { knowledge, sideOf = everybodyAlone }: Demands<State, M>,
  state: State,
  seats: number,
): void {
  const chances = knowledge.worth(state)
  expect(chances).toHaveLength(seats)
  expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...chances)).toBeLessThanOrEqual(1)
  const winners = chances.filter((_, seat) => sideOf(seats, seat) === sideOf(seats, 0)).length
  if (seats > 1) expect(sumOf(chances)).toBeCloseTo(winners)
}
