import { FastRandom, type Move, type Random, type Seat } from '@eminence/kernel'
import { wonAt } from './outcome.ts'
import type { Candidate, Choice, Expertise } from './player.ts'

/** A move with what came of it, by scenario. */
interface Runner<M extends Move> {
  readonly move: M
  readonly lean: number
  readonly outcomes: number[]
}

/** So many scenarios are met by all moves before one of them falls behind. */
const fairStart = 6
/** How many standard errors behind the first a move must be to have no prospects any more. */
const confidence = 2.2
/** The chances after a scenario have other seeds than the scenarios. */
const seeds = 0x4000_0000
/** Differences in the chance to win that are not worth a thought. */
const trifle = 0.002

/**
 * A race between the moves of one decision, without a tree: after each of them everybody plays from habit. In a lap all moves that are
 * still in the race meet the same scenario (an imagined state and the chances after it), so that they differ by what they do and little by
 * their luck; who falls clearly behind is out. The leanings count as much as a few laps.
 */
export class Rollouts<State extends object, M extends Move, View extends object> {
  readonly #expertise: Expertise<State, M, View>
  readonly #view: View
  readonly #seat: Seat
  /** One state behind the view: from it a playout knows where it began. */
  readonly #start: State
  /** Of the imagined states, and of the chances after them: one more with every lap. */
  readonly #seed: number
  /** What all moves meet in one lap. */
  #scenario: State
  /** All moves with a leaning. */
  readonly #runners: readonly Runner<M>[]
  /** Those who are still in the race, the first one first. */
  #field: Runner<M>[]
  #laps = 0
  /** How many of the field have met the scenario of this lap. */
  #ran = 0
  #iterations = 0

  constructor(expertise: Expertise<State, M, View>, view: View, seat: Seat, random: Random) {
    const { game, knowledge } = expertise
    this.#expertise = expertise
    this.#view = view
    this.#seat = seat
    this.#start = game.imagine(view, random)
    this.#seed = random.below(seeds)
    this.#scenario = this.#start
    const moves = game.moves(this.#start, seat)
    const leans = knowledge.leanings?.(this.#start, seat, moves) ?? moves.map(() => 1 / moves.length)
    this.#runners = moves
      .map((move, at) => ({ move, lean: leans[at], outcomes: [] }))
      .filter(({ lean }) => lean > 0)
      .sort((a, b) => b.lean - a.lean)
    this.#field = this.#runners.slice()
  }

  get iterations(): number {
    return this.#iterations
  }

  advance(iterations: number): void {
    for (let i = 0; i < iterations && !this.isDecided(); i++) this.#run()
  }

  /** Whether one move is left alone in the race. */
  isDecided(): boolean {
    return this.#field.length === 1
  }

  choice(): Choice<M> {
    const [first] = this.#field
    const candidates: Candidate<M>[] = this.#runners
      .toSorted((a, b) => b.outcomes.length - a.outcomes.length || Number(b === first) - Number(a === first))
      .map(({ move, outcomes }) => ({
        move,
        visits: outcomes.length,
        expected: outcomes.length === 0 ? null : mean(outcomes),
      }))
    return { move: first.move, candidates, iterations: this.#iterations }
  }

  #run(): void {
    const { game } = this.#expertise
    if (this.#ran === 0) this.#scenario = game.imagine(this.#view, new FastRandom(this.#seed + this.#laps))
    const runner = this.#field[this.#ran++]
    const random = new FastRandom(seeds + this.#seed + this.#laps)
    const state = game.clone(this.#scenario)
    game.play(state, this.#seat, runner.move, { random })
    runner.outcomes.push(this.#playOut(state, random))
    this.#iterations++
    if (this.#ran === this.#field.length) this.#endLap()
  }

  #endLap(): void {
    this.#laps++
    this.#ran = 0
    const first = this.#field.reduce((best, each) => (comparison(each, best).ahead > 0 ? each : best))
    const rest = this.#field.filter((each) => each !== first && !this.#isOut(each, first))
    this.#field = [first, ...rest]
  }

  #isOut(runner: Runner<M>, first: Runner<M>): boolean {
    if (this.#laps < fairStart) return false
    const { ahead, error } = comparison(runner, first)
    return ahead + confidence * error < trifle
  }

  #playOut(state: State, random: Random): number {
    const { game, knowledge } = this.#expertise
    const context = { random }
    for (;;) {
      if (knowledge.settled(state, this.#start)) return knowledge.worth(state)[this.#seat]
      const decisions = game.decisions(state)
      if (decisions.length === 0) return wonAt(this.#expertise, state)[this.#seat]
      const { seat } = decisions[0]
      const moves = game.moves(state, seat)
      game.play(state, seat, moves.length === 1 ? moves[0] : knowledge.choose(state, seat, moves, random), context)
    }
  }
}

/**
 * By how much one move is ahead of another on the scenarios that both have met, and the standard error of it. One that is e times likelier
 * to be played has, in all, a standard deviation in hand: that decides while little is known, and nothing later.
 */
function comparison<M extends Move>(one: Runner<M>, other: Runner<M>): { ahead: number; error: number } {
  const met = Math.min(one.outcomes.length, other.outcomes.length)
  let sum = 0
  let squares = 0
  for (let at = 0; at < met; at++) {
    const difference = one.outcomes[at] - other.outcomes[at]
    sum += difference
    squares += difference * difference
  }
  const deviation = Math.sqrt(Math.max(0, squares - (sum * sum) / met) / Math.max(1, met - 1))
  return {
    ahead: (sum + deviation * Math.log(one.lean / other.lean)) / met,
    error: deviation / Math.sqrt(met),
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
