import type { Context, DecisionRules, Task } from '@eminence/kernel'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { challenge, compensating, showing, showingFirst } from './actions/challenge.ts'
import { movingAfterExpel } from './actions/expel.ts'
import { conspiring, giving, whispering } from './actions/extort.ts'
import { influencing } from './actions/influence.ts'
import { organizing } from './actions/organize.ts'
import { ousting } from './actions/oust.ts'
import { scouting } from './actions/scout.ts'
import { botActs, botExtorts, botFollowsUp } from './bots/bots.ts'
import { gaining } from './favors/gaining.ts'
import { paying } from './favors/paying.ts'
import { schemeAbility } from './schemes/scheme.ts'
import { eventCheck } from './turn/events.ts'
import { redraw, refill } from './turn/redraw.ts'
import { endOfActions, endOfTurn, plotCheck } from './turn/turns.ts'

interface Step<T extends Task = Task> {
  take(s: State, context: Context<Event>, task: T): void
}

/** What happens by itself when it is due: everything on the stack that is no decision. */
const steps: ReadonlyMap<string, Step> = new Map<string, Step>(
  Object.entries<Step>({
    botActs: { take: botActs },
    botExtorts: { take: botExtorts },
    botFollowsUp: { take: botFollowsUp },
    challenge: { take: challenge },
    compensating: { take: compensating },
    conspiring: { take: conspiring },
    endOfActions: { take: endOfActions },
    endOfTurn: { take: endOfTurn },
    eventCheck: { take: eventCheck },
    gaining: { take: gaining },
    giving: { take: giving },
    influencing: { take: influencing },
    movingAfterExpel: { take: movingAfterExpel },
    organizing: { take: organizing },
    ousting: { take: ousting },
    paying: { take: paying },
    plotCheck: { take: plotCheck },
    redraw: { take: redraw },
    refill: { take: refill },
    schemeAbility: { take: schemeAbility },
    scouting: { take: scouting },
    showing: { take: showing },
    showingFirst: { take: showingFirst },
    whispering: { take: whispering },
  }),
)

/** Up to the next decision, or the end. */
export function goOn(s: State, context: Context<Event>): void {
  for (;;) {
    const { length } = s.todo
    if (length === 0) return
    const task = s.todo[length - 1]
    const step = steps.get(task.type)
    if (step === undefined) return
    s.todo.pop()
    step.take(s, context, task)
  }
}

type Kind = DecisionRules<State, Task, Move, Event>

/** The same decision; when it is answered, all that needs no further answer happens. */
export const thenGoOn = (kind: Kind): Kind => ({
  moves: kind.moves,
  play: kind.play,
  settle(s, context, task) {
    kind.settle?.(s, context, task)
    goOn(s, context)
  },
})
