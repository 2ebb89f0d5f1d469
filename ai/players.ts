import { computerLevels, type Knowledge, type Move, pick, type Seat } from '@eminence/kernel'
import type { Budget, Choice, Clock, ComputerPlayer, Expertise } from './player.ts'
import { Rollouts } from './rollouts.ts'
import { Search, type Style } from './search.ts'

/** The levels, and the yardsticks: random moves, the game's rule player, and a search that knows nothing of the game but its rules. */
export const playerNames = [...computerLevels, 'rules', 'plain', 'random'] as const

export type PlayerName = (typeof playerNames)[number]

interface Searcher {
  readonly style: Style
  readonly budget: Budget
}

const searchers: Readonly<Record<Exclude<PlayerName, 'rules' | 'random'>, Searcher>> = {
  beginner: {
    style: { exploration: 1, usesKnowledge: false, carelessness: 100, pool: 0 },
    budget: { iterations: 40 },
  },
  club: {
    style: { exploration: 0.4, usesKnowledge: true, carelessness: 20, pool: 0 },
    budget: { iterations: 300 },
  },
  expert: {
    style: { exploration: 0.4, usesKnowledge: true, carelessness: 10, pool: 800 },
    budget: { milliseconds: 1000 },
  },
  plain: {
    style: { exploration: 0.7, usesKnowledge: false, carelessness: 100, pool: 0 },
    budget: { milliseconds: 1000 },
  },
}

/** Known everywhere, in Node, in browsers and in their workers, though no part of the language. */
declare const performance: { now(): number }

/** Never set back, as the time of day may be: nobody must think for an hour because of that. */
const monotonic: Clock = () => performance.now()

/** A computer player by name; without a budget it takes that of its level. */
export function computerPlayer<State extends object, M extends Move, View extends object>(
  expertise: Expertise<State, M, View>,
  name: PlayerName,
  budget?: Budget,
  clock: Clock = monotonic,
): ComputerPlayer<M, View> {
  switch (name) {
    case 'random':
      return atOnce(expertise, (_state, _seat, moves, random) => pick(moves, random))
    case 'rules':
      return atOnce(expertise, expertise.knowledge.choose)
    default:
      // a short look ahead sees nothing of a long plan
      if (name === 'beginner' && expertise.knowledge.rollsOut)
        return atOnce(expertise, anythingSensible(expertise.knowledge))
      return searching(expertise, searchers[name].style, budget ?? searchers[name].budget, clock)
  }
}

/** Answers without search. What it is shown of hidden things is imagined, like everything a computer player sees. */
function atOnce<State extends object, M extends Move, View extends object>(
  { game }: Expertise<State, M, View>,
  choose: Expertise<State, M, View>['knowledge']['choose'],
): ComputerPlayer<M, View> {
  return {
    choose(view, seat, random) {
      const state = game.imagine(view, random)
      const moves = game.moves(state, seat)
      return certain(moves.length === 1 ? moves[0] : choose(state, seat, moves, random))
    },
  }
}

const certain = <M extends Move>(move: M): Choice<M> => ({
  move,
  candidates: [{ move, visits: 0, expected: null }],
  iterations: 0,
})

/** The moves that a sensible person would think about at all: those with a leaning, or all of them where the game has none. */
function leanedTo<State extends object, M extends Move>(
  { leanings }: Knowledge<State, M>,
  state: State,
  seat: Seat,
  moves: readonly M[],
): readonly M[] {
  if (leanings === undefined || moves.length === 1) return moves
  const shares = leanings(state, seat, moves)
  return moves.filter((_, at) => shares[at] > 0)
}

const anythingSensible =
  <State extends object, M extends Move>(knowledge: Knowledge<State, M>): Knowledge<State, M>['choose'] =>
  (state, seat, moves, random) =>
    pick(leanedTo(knowledge, state, seat, moves), random)

/** Between looks at the clock. */
const iterationsAtOnce = 8

function searching<State extends object, M extends Move, View extends object>(
  expertise: Expertise<State, M, View>,
  style: Style,
  { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY }: Budget,
  clock: Clock,
): ComputerPlayer<M, View> {
  return {
    choose(view, seat, random, stopped) {
      const { game, knowledge } = expertise
      const state = game.imagine(view, random)
      const moves = game.moves(state, seat)
      const sensible = style.usesKnowledge ? leanedTo(knowledge, state, seat, moves) : moves
      if (sensible.length === 1) return certain(sensible[0])

      const began = clock()
      const search =
        style.usesKnowledge && knowledge.rollsOut
          ? new Rollouts(expertise, view, seat, random)
          : new Search(expertise, view, seat, random, style)
      for (;;) {
        // at least one, whatever the budget: otherwise there is nothing to choose by
        search.advance(Math.max(1, Math.min(iterationsAtOnce, iterations - search.iterations)))
        const spent = milliseconds === Number.POSITIVE_INFINITY ? 0 : clock() - began
        const left = Math.min(
          iterations - search.iterations,
          (search.iterations / Math.max(1, spent)) * (milliseconds - spent),
        )
        if (left <= 0 || search.isDecided(left) || stopped?.()) return search.choice()
      }
    },
  }
}
