import type { Context, Decision, Seat } from '@eminence/kernel'
import type { Event } from '../../events.ts'
import { type Move, type Reopen, reopen } from '../../moves.ts'
import { gathering, planning, ready, type State, storing } from '../../state.ts'
import { goOn } from '../course.ts'
import { gather, gatherMoves, store, storeMoves } from './gathering.ts'
import { changePlan, planMoves } from './planning.ts'
import { endPlanning, mayReopen, reopenPlanning } from './stages.ts'

/** Phases 3 and 4: every seat goes its way on its own, so there is no stack; `stages` tells who owes what. */
export function prepareDecisions(s: State): Decision[] {
  const decisions: Decision[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    const type = kinds[s.stages[seat]]
    if (type !== null) decisions.push({ type, seat })
  }
  return decisions
}
/** By stage. */
const kinds: readonly (string | null)[] = ['gather', 'store', null, 'plan', null]

const nothing: readonly never[] = []
const wayBack: readonly Reopen[] = [reopen]

export function prepareMoves(s: State, seat: Seat): readonly Move[] {
  switch (s.stages[seat]) {
    case gathering:
      return gatherMoves(s, seat)
    case storing:
      return storeMoves(s, seat)
    case planning:
      return planMoves(s, seat)
    case ready:
      return mayReopen(s, seat) ? wayBack : nothing
    default:
      return nothing
  }
}

export function prepare(s: State, seat: Seat, move: Move, context: Context<Event>): void {
  switch (move.type) {
    case 'recall':
    case 'draw':
      gather(s, seat, move, context)
      break
    case 'store':
    case 'keepOnMarket':
      store(s, seat, move, context)
      break
    case 'put':
    case 'putFromTower':
    case 'layTech':
    case 'lift':
      changePlan(s, seat, move)
      return
    case 'reopen':
      reopenPlanning(s, seat, context)
      return
    case 'confirm':
      endPlanning(s, seat, context)
  }
  goOn(s, context)
}
