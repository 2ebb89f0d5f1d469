import type { DecisionRules, Task } from '@eminence/kernel'
import type { Event } from '../events.ts'
import { type AgentMove, owedThen, type PlaceMove, places, type SpaceTask } from '../moves.ts'
import { labelOf, neutralOf, neutralSpaces, type State, surchargeOf } from '../state.ts'
import { agentMoves, putAgent } from './agents.ts'
import { goOn } from './course.ts'
import { movesFor } from './spaces.ts'

/** RI-4 Action B: which agent is put on the chosen space. */
export const chooseAgent: DecisionRules<State, SpaceTask, AgentMove, Event> = {
  moves: (s, seat) => agentMoves(s, seat),

  play(s, seat, { value }, context, { space }) {
    const surcharge = surchargeOf(s)
    const cost = labelOf(s, space) + surcharge
    s.purses[seat] -= cost
    s.acts++
    s.placed++
    putAgent(s, { seat, owner: seat, space, value, placing: 'action', cost, surcharge }, context)
    goOn(s, context)
  },
}

/** RI-7.1: at the end of a turn of two players, a neutral agent, free of charge. */
export const neutralSpace: DecisionRules<State, Task, PlaceMove, Event> = {
  moves: (s) => movesFor(neutralSpaces(s), places),
  play: (s, seat, { space }) => {
    s.todo.push(owedThen.neutralAgent[seat][space])
  },
}

export const neutralAgent: DecisionRules<State, SpaceTask, AgentMove, Event> = {
  moves: (s, seat) => agentMoves(s, neutralOf(s, seat)),

  play(s, seat, { value }, context, { space }) {
    const owner = neutralOf(s, seat)
    putAgent(s, { seat, owner, space, value, placing: 'neutral', cost: 0, surcharge: 0 }, context)
    goOn(s, context)
  },
}
