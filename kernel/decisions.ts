import type { Telling } from './events.ts'
import type { Context, Decision, Game, Move, Seat } from './game.ts'

/**
 * Something still to be done: the answer that one seat owes, or that several owe at once.
 * A task is never changed once it is made, so copies of a state share it.
 */
export interface Task {
  readonly type: string
  readonly owing: readonly Seat[]
}

/** A state whose course is a stack of tasks: the last one is due. */
export interface Stacked {
  todo: Task[]
}

/** One kind of decision: what may be answered, and what an answer does. */
export interface DecisionRules<State, T extends Task, M extends Move, E extends Telling> {
  moves(state: State, seat: Seat, task: T): readonly M[]
  /** The task is off the stack already, or waits there for the seats that still owe it. */
  play(state: State, seat: Seat, move: M, context: Context<E>, task: T): void
  /** What follows when the last of several seats has answered. Until then an answer adds nothing to the stack. */
  settle?(state: State, context: Context<E>, task: T): void
}

const nobody: readonly Decision[] = []
const nothing: readonly never[] = []

/** The part of a game that its kinds of decision determine. */
export function decisionStack<State extends Stacked, M extends Move, E extends Telling>(
  kinds: Readonly<Record<string, DecisionRules<State, Task, M, E>>>,
): Pick<Game<State, M, object, object, E>, 'decisions' | 'moves' | 'play'> {
  const byType = new Map(Object.entries(kinds))
  const kindOf = ({ type }: Task) => {
    const kind = byType.get(type)
    if (kind === undefined) throw new Error(`there is no decision "${type}"`)
    return kind
  }
  return {
    decisions({ todo }) {
      if (todo.length === 0) return nobody
      const { type, owing } = todo[todo.length - 1]
      return owing.length === 1 ? [{ type, seat: owing[0] }] : owing.map((seat) => ({ type, seat }))
    },

    moves(state, seat) {
      const { todo } = state
      if (todo.length === 0) return nothing
      const task = todo[todo.length - 1]
      return task.owing.includes(seat) ? kindOf(task).moves(state, seat, task) : nothing
    },

    play(state, seat, move, context) {
      const task = state.todo.pop()
      if (task === undefined) throw new Error('nothing is left to be decided')
      const { owing } = task
      if (owing.length > 1) state.todo.push({ ...task, owing: owing.filter((each) => each !== seat) })
      const kind = kindOf(task)
      kind.play(state, seat, move, context, task)
      if (owing.length === 1) kind.settle?.(state, context, task)
    },
  }
}
