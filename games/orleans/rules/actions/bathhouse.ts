import { type Context, type DecisionRules, only, reveals, type Seat, type Task } from '@eminence/kernel'
import { followerCount, none, placeIds, tablesOf, takers } from '../../data.ts'
import type { Event } from '../../events.ts'
import { type BathMove, owed, putBack, puts } from '../../moves.ts'
import { allowedTo, placesOf, type State, spacesFrom } from '../../state.ts'
import { drawTwo } from '../bag.ts'
import { goOn } from '../course.ts'
import { finishAction } from './turns.ts'

/** OR-3.61 */
export function drawForBath(s: State, seat: Seat, { random, tell }: Context<Event>): void {
  const count = drawTwo(s, seat, random)
  tell?.({ type: 'bathDrawn', seat, count }, only(seat, { followers: s.drawn.slice(0, count) }))
  s.todo.push(owed.bathhouse[seat])
}

/** OR-3.62, OR-3.63 One of the drawn followers on a space that takes it; those of the Bathhouse itself are still taken (OR-3.64). */
export const bathe: DecisionRules<State, Task, BathMove, Event> = {
  moves(s, seat) {
    const tables = tablesOf(s)
    const from = spacesFrom(tables, seat)
    const acceptedBy = takers[allowedTo(s, seat)]
    const [one, other] = s.drawn
    const moves: BathMove[] = [putBack]
    for (const place of placesOf(s, seat)) {
      const first = tables.firstSpace[place]
      for (let space = first; space < first + tables.slots[place]; space++) {
        if (s.spaces[from + space] !== none) continue
        const accepted = acceptedBy[tables.needs[space]]
        if (accepted.includes(one)) moves.push(puts[one][space])
        if (other !== one && accepted.includes(other)) moves.push(puts[other][space])
      }
    }
    return moves
  },

  play(s, seat, move, context) {
    s.drawn[0] = none
    s.drawn[1] = none
    if (move.type === 'putBack') context.tell?.({ type: 'bathDeclined', seat })
    else {
      const { follower, space } = move
      const tables = tablesOf(s)
      s.bags[seat * followerCount + follower]--
      s.spaces[spacesFrom(tables, seat) + space] = follower
      const place = placeIds[tables.placeOf[space]]
      context.tell?.({ type: 'bathPlaced', seat, follower, place, space }, reveals)
    }
    // OR-3.64
    finishAction(s)
    goOn(s, context)
  },
}
