import type { Blocked, Seat, Task } from '@eminence/kernel'
import { continueMove, type Move } from '../../moves.ts'
import type { State } from '../../state.ts'
import { blockedInMenu } from './menu.ts'
import {
  blockedCards,
  blockedCount,
  blockedCourt,
  blockedDestination,
  blockedExpel,
  blockedExtort,
  blockedInfluence,
  blockedOust,
  blockedOustCount,
  blockedPayment,
  blockedScout,
  blockedSource,
  blockedSwap,
  type Offered,
} from './targets.ts'
import { because } from './why.ts'

interface Look<T extends Task = Task> {
  blocked(s: State, seat: Seat, task: T, isOffered: Offered): readonly Blocked<Move>[]
}

/** By decision: the natural moves that are not legal. */
const looks = new Map<string, Look>(
  Object.entries<Look>({
    menu: { blocked: (s, seat, _task, isOffered) => blockedInMenu(s, seat, isOffered) },
    scoutSlot: { blocked: blockedScout },
    influenceTarget: { blocked: blockedInfluence },
    influenceCount: { blocked: blockedCount },
    extortTarget: { blocked: (s, seat, _task, isOffered) => blockedExtort(s, seat, isOffered) },
    organizeFrom: { blocked: blockedSource },
    organizeTo: { blocked: blockedDestination },
    expelTarget: { blocked: (s, seat, _task, isOffered) => blockedExpel(s, seat, isOffered) },
    expelCard: { blocked: blockedCards },
    oustTarget: { blocked: blockedOust },
    oustCount: { blocked: blockedOustCount },
    challengeNext: {
      blocked: (_s, _seat, _task, isOffered) => because([continueMove], isOffered, () => ['noCardLeft', 'PI-11.6']),
    },
    swapFirst: { blocked: (s, seat, _task, isOffered) => blockedSwap(s, seat, isOffered) },
    swapSecond: { blocked: (s, seat, _task, isOffered) => blockedSwap(s, seat, isOffered) },
    pay: { blocked: blockedPayment },
    redrawCard: { blocked: (s, _seat, _task, isOffered) => blockedCourt(s, isOffered) },
  }),
)

/** `movesOf` are the legal moves of that seat: what is among them is not blocked. */
export function blockedFor(movesOf: (s: State, seat: Seat) => readonly Move[]) {
  return (s: State, seat: Seat): readonly Blocked<Move>[] => {
    const task = s.todo.at(-1)
    if (!task?.owing.includes(seat)) return []
    const look = looks.get(task.type)
    if (look === undefined) return []
    const offered = movesOf(s, seat)
    // moves are shared values
    return look.blocked(s, seat, task, (move) => offered.includes(move))
  }
}
