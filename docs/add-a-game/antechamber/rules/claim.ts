import type { Blocked, DecisionRules, Seat, Task } from '@eminence/kernel'
import type { Event } from '../events.ts'
import type { Claim } from '../moves.ts'
import { isLastRound, rounds, type State } from '../state.ts'
import { beginRound } from './round.ts'

const take: Claim = { type: 'take' }
const leave: Claim = { type: 'leave' }

/** AN-4 Whoever is received takes the favour, or leaves it and gets a point for modesty; the last one cannot be left. */
export const claim: DecisionRules<State, Task, Claim, Event> = {
  moves: (s) => (isLastRound(s) ? [take] : [take, leave]),

  play(s, seat, { type }, context) {
    if (type === 'take') {
      context.tell?.({ type: 'favourTaken', seat, points: s.favour })
      s.favours[seat] += s.favour
      s.favour = 0
    } else {
      context.tell?.({ type: 'favourLeft', seat })
      s.modesty[seat]++
    }
    s.round++
    if (s.round < rounds) beginRound(s, context)
  },
}

/** What a person may want to do then, and cannot. */
export function blockedClaims(s: State, seat: Seat): Blocked<Claim>[] {
  const task = s.todo.at(-1)
  if (task?.type !== 'claim' || !task.owing.includes(seat) || !isLastRound(s)) return []
  return [{ move: leave, reason: 'lastRound', rule: 'AN-4' }]
}
