import { type DecisionRules, only, reveals, type Task } from '@eminence/kernel'
import type { Event } from '../events.ts'
import type { HandIn } from '../moves.ts'
import { none, type State } from '../state.ts'

/** AN-3 All hand in one letter, at once and in secret. */
export const handIn: DecisionRules<State, Task, HandIn, Event> = {
  moves: (s, seat) => s.hands[seat].map((letter) => ({ type: 'handIn', letter })),

  play(s, seat, { letter }, { tell }) {
    s.hands[seat] = s.hands[seat].filter((each) => each !== letter)
    s.handedIn[seat] = letter
    tell?.({ type: 'handedIn', seat }, only(seat, { letter }))
  },

  /** Then all are shown, and whoever has the highest is received. */
  settle(s, { tell }) {
    const letters = s.handedIn.slice()
    const seat = letters.indexOf(Math.max(...letters))
    tell?.({ type: 'received', seat, letters }, reveals)
    s.shown.push(...letters)
    s.handedIn.fill(none)
    s.todo.push({ type: 'claim', owing: [seat] })
  },
}
