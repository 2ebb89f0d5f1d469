import { type Context, reveals } from '@eminence/kernel'
import { type Decree, displaySize, type Owner, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import { type DecreeMove, decreeMoves, type Stop, stop } from '../moves.ts'
import { isSolo, outOfGame, type State } from '../state.ts'
import { type Decide, type SeveralTask, type StepRules, task } from '../tasks.ts'

export function takeDecree(s: State, owner: Owner, decree: Decree, { tell }: Context<Event>): void {
  s.display.splice(s.display.indexOf(decree), 1)
  s.decreeKeeper[decree] = owner
  tell?.({ type: 'decreeTaken', seat: owner, decree: tablesOf(s).set.decrees[decree] })
}

/** LI-3.42: at least one. */
export const decreePick: Decide<DecreeMove | Stop, SeveralTask> = {
  moves(s, _, { first }) {
    const moves: (DecreeMove | Stop)[] = s.display.map((decree) => decreeMoves[decree])
    if (!first) moves.push(stop)
    return moves
  },

  play(s, seat, move, context, { left }) {
    if (move.type === 'stop') return
    takeDecree(s, seat, move.decree, context)
    if (left > 1) s.todo.push(task.decreePick(seat, left - 1, false))
  },
}

/** LI-3.42, LI-1.7: refilled at the right end as long as the deck lasts. LI-8.7: what copies a neighbour leaves a solo game. */
export function fillDisplay(s: State, { tell }: Context<Event>): void {
  const { decrees } = tablesOf(s).set
  const shown: Decree[] = []
  const removed: Decree[] = []
  while (s.display.length < displaySize) {
    const decree = s.decreeDeck.pop()
    if (decree === undefined) break
    if (isSolo(s) && decrees[decree].kind === 'copyBestOfRightNeighbour') {
      s.decreeKeeper[decree] = outOfGame
      removed.push(decree)
      continue
    }
    s.display.push(decree)
    shown.push(decree)
  }
  if (tell === undefined || shown.length + removed.length === 0) return
  const dataOf = (decree: Decree) => decrees[decree]
  tell({ type: 'decreesShown', decrees: shown.map(dataOf), removed: removed.map(dataOf) }, reveals)
}

export const refillDisplay: StepRules = {
  run: (s, context) => fillDisplay(s, context),
}
