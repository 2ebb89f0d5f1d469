import { type Move, pick } from '@eminence/kernel'
import type { Budget, Choice, ComputerPlayer, Expertise } from './player.ts'
import { Search, type Style } from './search.ts'

/** The levels that a person meets, weakest first. */
export const levels = ['beginner', 'club', 'expert'] as const
/** Besides them, the yardsticks: random moves, the game's rule player, and a search that knows nothing of the game but its rules. */
export const playerNames = [...levels, 'rules', 'plain', 'random'] as const

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

/** A computer player by name; without a budget it takes that of its level. */
export function computerPlayer<State extends object, M extends Move, View extends object>(
  expertise: Expertise<State, M, View>,
  name: PlayerName,
  budget?: Budget,
): ComputerPlayer<M, View> {
  switch (name) {
    case 'random':
      return atOnce(expertise, (_state, _seat, moves, random) => pick(moves, random))
    case 'rules':
      return atOnce(expertise, expertise.knowledge.choose)
    default:
      return searching(expertise, searchers[name].style, budget ?? searchers[name].budget)
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

/** Between looks at the clock. */
const iterationsAtOnce = 32

export function searching<State extends object, M extends Move, View extends object>(
  expertise: Expertise<State, M, View>,
  style: Style,
  { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY }: Budget,
): ComputerPlayer<M, View> {
  return {
    choose(view, seat, random, stopped) {
      const { game } = expertise
      const moves = game.moves(game.imagine(view, random), seat)
      if (moves.length === 1) return certain(moves[0])

      const began = Date.now()
      const search = new Search(expertise, view, seat, random, style)
      for (;;) {
        // at least one, whatever the budget: otherwise there is nothing to choose by
        search.advance(Math.max(1, Math.min(iterationsAtOnce, iterations - search.iterations)))
        const spent = milliseconds === Number.POSITIVE_INFINITY ? 0 : Date.now() - began
        const left = Math.min(
          iterations - search.iterations,
          (search.iterations / Math.max(1, spent)) * (milliseconds - spent),
        )
        if (left <= 0 || search.lead() > left || stopped?.()) return search.choice()
      }
    },
  }
}
