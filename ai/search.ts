import { type Knowledge, type Move, pick, type Random, type Seat } from '@eminence/kernel'
import { wonAt } from './outcome.ts'
import type { Candidate, Choice, Expertise } from './player.ts'
import {
  type Arm,
  type Bandit,
  banditOf,
  type Node,
  newNode,
  nodeBehind,
  offer,
  type Scale,
  select,
  selectByLeaning,
} from './tree.ts'

/** How a search goes about it. */
export interface Style {
  /** The weight of trying what has been tried little. */
  readonly exploration: number
  /** Without knowledge everybody plays at random in a playout, and it goes on to the end of the game. */
  readonly usesKnowledge: boolean
  /** In how many of a hundred moves of a playout somebody plays at random all the same. */
  readonly carelessness: number
  /** How many states are imagined and weighed by how well they fit what the others have chosen so far; 0: none is weighed. */
  readonly pool: number
}

/** By how many states the pool grows with each iteration until it is full. */
const growth = 4

interface Step<M extends Move> {
  readonly seat: Seat
  readonly arm: Arm<M>
}

/**
 * Information-set Monte Carlo tree search from one seat's point of view (single-observer ISMCTS): each iteration imagines a state behind the
 * view, walks down one common tree by UCB among the moves that are legal in that state, and plays out. All visits of a node share its
 * statistics, so a move is judged against everything that the seat cannot tell apart, and not state by state.
 * Seats that decide at the same time choose each from its own statistics, and none sees what the others choose.
 */
export class Search<State extends object, M extends Move, View extends object> {
  readonly #expertise: Expertise<State, M, View>
  readonly #knowledge: Knowledge<State, M> | null
  readonly #view: View
  readonly #seat: Seat
  readonly #random: Random
  /** One state behind the view: from it a playout knows where it began. */
  readonly #start: State
  readonly #style: Style
  readonly #root: Node<M> = newNode()
  readonly #scale: Scale = { low: Number.POSITIVE_INFINITY, high: Number.NEGATIVE_INFINITY }
  readonly #path: Step<M>[] = []
  readonly #pool: State[] = []
  /** Of the states in the pool up to each one, added up. */
  readonly #weights: number[] = []
  #iterations = 0

  constructor(expertise: Expertise<State, M, View>, view: View, seat: Seat, random: Random, style: Style) {
    this.#expertise = expertise
    this.#knowledge = style.usesKnowledge ? expertise.knowledge : null
    this.#view = view
    this.#seat = seat
    this.#random = random
    this.#start = expertise.game.imagine(view, random)
    this.#style = style
  }

  get iterations(): number {
    return this.#iterations
  }

  advance(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.#iterate()
  }

  /** The moves by how often they were tried, which is how good they looked. */
  choice(): Choice<M> {
    const candidates: Candidate<M>[] = banditOf(this.#root, this.#seat)
      .arms.map(({ move, visits, total }) => ({ move, visits, expected: visits === 0 ? null : total / visits }))
      .sort((a, b) => b.visits - a.visits)
    return { move: candidates[0].move, candidates, iterations: this.#iterations }
  }

  /** Whether no other candidate can overtake the first in so many iterations. */
  isDecided(left: number): boolean {
    const [first, second] = this.choice().candidates
    return first.visits - (second?.visits ?? 0) > left
  }

  #iterate(): void {
    const { game } = this.#expertise
    const random = this.#random
    const context = { random }
    const state = this.#imagine()
    const path = this.#path
    path.length = 0
    let node = this.#root
    let isNew = false
    while (!isNew && !this.#knowledge?.settled(state, this.#start)) {
      const decisions = game.decisions(state)
      if (decisions.length === 0) break
      const chosen: Arm<M>[] = []
      for (const { seat } of decisions) {
        const bandit = banditOf(node, seat)
        const arm = this.#select(bandit, state, game.moves(state, seat))
        isNew ||= arm.visits === 0
        chosen.push(arm)
        path.push({ seat, arm })
      }
      for (let i = 0; i < chosen.length; i++) {
        game.play(state, path[path.length - chosen.length + i].seat, chosen[i].move, context)
      }
      node = nodeBehind(chosen)
    }
    this.#learn(this.#playOut(state))
    this.#iterations++
  }

  #select(bandit: Bandit<M>, state: State, moves: readonly M[]): Arm<M> {
    const { exploration } = this.#style
    const knowledge = this.#knowledge
    if (knowledge?.leanings === undefined) {
      offer(bandit, moves)
      return select(bandit, this.#scale, exploration, this.#random)
    }
    offer(bandit, moves, () => knowledge.leanings?.(state, bandit.seat, moves) ?? [])
    return selectByLeaning(bandit, this.#scale, exploration)
  }

  /** A state behind the view; the better it fits what the others have chosen so far, the more often it is taken. */
  #imagine(): State {
    const { game, knowledge } = this.#expertise
    if (this.#style.pool === 0 || knowledge.likelihood === undefined) return game.imagine(this.#view, this.#random)
    this.#growPool(knowledge.likelihood)
    const weights = this.#weights
    const drawn = (this.#random.below(0x4000_0000) / 0x4000_0000) * weights[weights.length - 1]
    let low = 0
    let high = weights.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (weights[middle] > drawn) high = middle
      else low = middle + 1
    }
    return game.clone(this.#pool[low])
  }

  /** A few states at a time, so that the search can be interrupted from its first moment on. */
  #growPool(likelihood: (state: State, observer: Seat) => number): void {
    const pool = this.#pool
    const size = Math.min(this.#style.pool, pool.length + growth)
    while (pool.length < size) {
      const state = this.#expertise.game.imagine(this.#view, this.#random)
      this.#weights.push((this.#weights.at(-1) ?? 0) + likelihood(state, this.#seat))
      pool.push(state)
    }
  }

  #playOut(state: State): readonly number[] {
    const { game } = this.#expertise
    const knowledge = this.#knowledge
    const random = this.#random
    const context = { random }
    const { carelessness } = this.#style
    for (;;) {
      if (knowledge?.settled(state, this.#start)) return knowledge.worth(state)
      const decisions = game.decisions(state)
      if (decisions.length === 0) return wonAt(this.#expertise, state)
      const { seat } = decisions[0]
      const moves = game.moves(state, seat)
      const isCareless = knowledge === null || random.below(100) < carelessness
      const move =
        moves.length === 1 ? moves[0] : isCareless ? pick(moves, random) : knowledge.choose(state, seat, moves, random)
      game.play(state, seat, move, context)
    }
  }

  #learn(worth: readonly number[]): void {
    const scale = this.#scale
    for (const { seat, arm } of this.#path) {
      const value = worth[seat]
      arm.visits++
      arm.total += value
      if (value < scale.low) scale.low = value
      if (value > scale.high) scale.high = value
    }
  }
}
