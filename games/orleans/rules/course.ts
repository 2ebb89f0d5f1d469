import { type Context, reveals, type Seat } from '@eminence/kernel'
import { edgeCitizen, farmer, letterOf, none, rounds } from '../data.ts'
import type { Event } from '../events.ts'
import { result } from '../score.ts'
import { eventIds, letters } from '../sets.ts'
import {
  gameOver,
  inActions,
  inCensus,
  inEvent,
  inPreparation,
  nextSeat,
  type State,
  stationsOf,
  stepOf,
} from '../state.ts'
import { beginActions, seatActs } from './actions/turns.ts'
import { beginEvent, owesAnswer } from './event/happenings.ts'
import { owesTorture } from './event/torture.ts'
import { beginPreparation, isPrepared, showPlans } from './preparation/stages.ts'
import { gainCoins, payCoins } from './purse.ts'

/** What comes next, up to the next decision or the end (OR-3.1). */
export function goOn(s: State, context: Context<Event>): void {
  for (;;) {
    switch (s.phase) {
      case inCensus:
        if (owesTorture(s, context)) return
        s.phase = inPreparation
        beginPreparation(s, context)
        break
      case inPreparation:
        if (!isPrepared(s)) return
        showPlans(s, context)
        s.phase = inActions
        beginActions(s)
        break
      case inActions:
        if (seatActs(s, context)) return
        s.phase = inEvent
        beginEvent(s, context)
        break
      case inEvent:
        if (owesAnswer(s, context)) return
        // OR-3.77
        s.starter = nextSeat(s, s.starter)
        if (s.round === rounds) {
          endGame(s, context)
          return
        }
        beginRound(s, context)
        break
      default:
        return
    }
  }
}

/** OR-3.3, and then the census. */
export function beginRound(s: State, context: Context<Event>): void {
  s.round++
  s.phase = inCensus
  const event = eventIds[s.hourglass[s.round - 1]]
  const letter = letters[letterOf(s.round)]
  context.tell?.({ type: 'roundBegan', round: s.round, starter: s.starter, event, letter }, reveals)
  takeCensus(s, context)
}

/** OR-3.5, OR-3.6, OR-3.7 */
function takeCensus(s: State, context: Context<Event>): void {
  const first = foremost(s, 1)
  const last = s.seats === 2 ? none : foremost(s, -1)
  if (context.tell !== undefined) {
    const steps = s.coins.map((_, seat) => stepOf(s, seat, farmer))
    context.tell({ type: 'census', steps, first, last })
  }
  if (first !== none) gainCoins(s, first, 1, 'census', context)
  if (last !== none) payCoins(s, last, 1, 'census', context)
}

/** Who alone is furthest on the farmer track in this direction, or none. */
function foremost(s: State, direction: 1 | -1): Seat {
  let found: Seat = none
  let most = Number.NEGATIVE_INFINITY
  for (let seat = 0; seat < s.seats; seat++) {
    const step = direction * stepOf(s, seat, farmer)
    if (step < most) continue
    found = step === most ? none : seat
    most = step
  }
  return found
}

/** OR-5.1, OR-5.3 */
function endGame(s: State, { tell }: Context<Event>): void {
  const stations = s.coins.map((_, seat) => stationsOf(s, seat))
  const most = Math.max(...stations)
  const leader = stations.indexOf(most)
  const seat = stations.lastIndexOf(most) === leader ? leader : none
  s.citizens[edgeCitizen] = seat
  s.phase = gameOver
  if (tell === undefined) return
  tell({ type: 'majority', seat, stations })
  if (seat !== none) tell({ type: 'citizenTaken', seat, from: 'edge' })
  const ended = result(s)
  if (ended === null) return
  const winners = ended.places.flatMap((place, at) => (place === 1 ? [at] : []))
  tell({ type: 'gameEnded', why: 'lastRound', totals: ended.totals, winners })
}
