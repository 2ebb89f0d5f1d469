import { type Context, only, shuffle } from '@eminence/kernel'
import type { Event } from '../events.ts'
import { lettersFor, rounds, type State } from '../state.ts'

/** AN-1 Every seat is dealt four letters; the others are put away unseen. */
export function deal(s: State, { random, tell }: Context<Event>): void {
  const letters = shuffle(lettersFor(s.hands.length), random)
  s.hands = s.hands.map(() => letters.splice(0, rounds).sort((a, b) => a - b))
  s.away = letters
  tell?.({ type: 'dealt' }, ...s.hands.map((hand, seat) => only(seat, { letters: hand.slice() })))
}

/** AN-2 A favour of 1 to 6 points is announced; it comes on top of one that was left. */
export function beginRound(s: State, { random, tell }: Context<Event>): void {
  const adds = 1 + random.below(6)
  s.favour += adds
  tell?.({ type: 'favourAnnounced', round: s.round + 1, adds, favour: s.favour })
  s.todo.push({ type: 'handIn', owing: s.hands.map((_, seat) => seat) })
}
