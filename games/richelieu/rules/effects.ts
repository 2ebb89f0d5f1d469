import type { Context, DecisionRules, Seat, Task } from '@eminence/kernel'
import { opposingSide, type Piece, richelieuSide } from '../data.ts'
import type { Event } from '../events.ts'
import {
  type AgentMove,
  type BribeMove,
  bribes,
  type Decline,
  decline,
  destinations,
  type MoveTo,
  owedThen,
  type PieceMove,
  type PlaceMove,
  pieceMoves,
  places,
  type SpaceTask,
} from '../moves.ts'
import type { Effect } from '../sets.ts'
import { bribable, openSpaces, pieceSpaces, type State } from '../state.ts'
import { agentMoves, bribeAgent, movePiece, putAgent } from './agents.ts'
import { goOn } from './course.ts'
import { movesFor } from './spaces.ts'

/** RI-8.5 */
function declineEffect(s: State, seat: Seat, effect: Effect, context: Context<Event>): void {
  context.tell?.({ type: 'effectDeclined', seat, effect })
  goOn(s, context)
}

/** RI-8.6: an own agent, free of charge, on a space of a box that is not locked. */
export const rewardSpace: DecisionRules<State, Task, PlaceMove | Decline, Event> = {
  moves: (s) => [...movesFor<PlaceMove | Decline>(openSpaces(s), places), decline],

  play(s, seat, move, context) {
    if (move.type === 'decline') return declineEffect(s, seat, 'placeAgent', context)
    s.todo.push(owedThen.rewardAgent[seat][move.space])
  },
}

export const rewardAgent: DecisionRules<State, SpaceTask, AgentMove, Event> = {
  moves: (s, seat) => agentMoves(s, seat),

  play(s, seat, { value }, context, { space }) {
    putAgent(s, { seat, owner: seat, space, value, placing: 'reward', cost: 0, surcharge: 0 }, context)
    goOn(s, context)
  },
}

/** RI-8.7: somebody else's agent … */
export const bribeTarget: DecisionRules<State, Task, BribeMove | Decline, Event> = {
  moves: (s, seat) => [...movesFor<BribeMove | Decline>(bribable(s, seat), bribes), decline],

  play(s, seat, move, context) {
    if (move.type === 'decline') return declineEffect(s, seat, 'bribe', context)
    s.todo.push(owedThen.bribeDestination[seat][move.space])
  },
}

/** … to any free space of a box that is not locked. */
export const bribeDestination: DecisionRules<State, SpaceTask, MoveTo, Event> = {
  moves: (s) => movesFor(openSpaces(s), destinations),

  play(s, seat, move, context, { space }) {
    bribeAgent(s, seat, space, move.space, context)
    goOn(s, context)
  },
}

/** RI-8.9 */
const pieceRules = (piece: Piece, effect: Effect): DecisionRules<State, Task, PieceMove | Decline, Event> => ({
  moves: (s) => [...movesFor<PieceMove | Decline>(pieceSpaces(s, piece), pieceMoves[piece]), decline],

  play(s, seat, move, context) {
    if (move.type === 'decline') return declineEffect(s, seat, effect, context)
    movePiece(s, seat, piece, move.space, context)
    goOn(s, context)
  },
})
export const queenSpace = pieceRules(richelieuSide, 'queen')
export const greySpace = pieceRules(opposingSide, 'greyEminence')
