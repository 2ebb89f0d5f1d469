import { type Context, type DecisionRules, only, reveals, type Seat, type Task } from '@eminence/kernel'
import { type EventCard, factionOfEdict, isEdict, none } from '../../data.ts'
import type { Event } from '../../events.ts'
import { type EventMove, eventMoves, type PlainMove, plainTasks, push, stopMove } from '../../moves.ts'
import { isBot, type State } from '../../state.ts'
import { playEdict } from './edicts.ts'

/** PI-4.3, PI-4.4 */
export function beginEvents(s: State, seat: Seat, { tell }: Context<Event>): void {
  const event = s.inForce[seat]
  if (event !== none) {
    s.inForce[seat] = none
    s.eventDiscard.push(event)
    tell?.({ type: 'eventEnded', seat, event })
  }
  if (s.eventHands[seat].length > 0) push(s, plainTasks.activateEvent[seat])
}

/** PI-4.4: one special event from the hand, or none. */
export const activateEvent: DecisionRules<State, Task, EventMove | PlainMove, Event> = {
  moves: (s, seat) => [...s.eventHands[seat].map((event) => eventMoves[event]), stopMove],

  play(s, seat, move, { tell }) {
    if (!('event' in move)) return
    const hand = s.eventHands[seat]
    hand.splice(hand.indexOf(move.event), 1)
    s.inForce[seat] = move.event
    tell?.({ type: 'eventActivated', seat, event: move.event }, reveals)
  },
}

/** PI-16.1, PI-16.2; PI-19.12 for a bot. */
export function eventCheck(s: State, context: Context<Event>, { owing: [seat] }: Task): void {
  if (!s.highShown || s.eventDeck.length === 0) return
  if (isBot(s, seat)) {
    turnForBot(s, seat, context)
    return
  }
  s.drawnEvents = s.eventDeck.splice(-2).reverse()
  const events = s.drawnEvents.slice()
  context.tell?.({ type: 'eventsDrawn', seat, number: events.length }, only(seat, { events }), reveals)
  if (events.length > 1) push(s, plainTasks.keepEvent[seat])
  else keep(s, seat, events[0], context)
}

/** PI-16.1: one is kept, the other goes back on top. */
export const keepEvent: DecisionRules<State, Task, EventMove, Event> = {
  moves: (s) => s.drawnEvents.map((event) => eventMoves[event]),

  play(s, seat, { event }, context) {
    const [other] = s.drawnEvents.filter((each) => each !== event)
    s.eventDeck.push(other)
    // all learn whether an edict was kept: of an edict and a special they can tell which went back, of two specials they cannot
    const canTell = isEdict(event) || isEdict(other)
    s.eventSeen[other] = canTell ? s.eventSeen[other] | (1 << seat) : 1 << seat
    keep(s, seat, event, context)
  },
}

/** PI-16.3, PI-16.4 */
function keep(s: State, seat: Seat, event: EventCard, context: Context<Event>): void {
  s.drawnEvents = []
  if (isEdict(event)) {
    playEdict(s, seat, factionOfEdict(event), context)
    return
  }
  s.eventHands[seat].push(event)
  context.tell?.({ type: 'specialKept', seat }, only(seat, { event }), reveals)
}

/** PI-19.12: an edict takes effect before the bot, a special is of no use to it. */
function turnForBot(s: State, seat: Seat, context: Context<Event>): void {
  const event = s.eventDeck.pop()
  if (event === undefined) return
  if (isEdict(event)) playEdict(s, seat, factionOfEdict(event), context)
  else {
    s.eventDiscard.push(event)
    context.tell?.({ type: 'specialDiscarded', seat, event }, reveals)
  }
}
