import { type Context, type DecisionRules, only, reveals, type Seat, type Task } from '@eminence/kernel'
import { anyFaction, courtSize, factionIndexes, handLimit, none, scholars } from '../../data.ts'
import type { Event } from '../../events.ts'
import {
  type CardMove,
  type CourtMove,
  cardMoves,
  courtMoves,
  drawMove,
  type PlainMove,
  plainTasks,
  push,
} from '../../moves.ts'
import { favorsOf, hasCard, isBot, othersOf, type State } from '../../state.ts'
import { discardCard, drawCard, drawToHand, takeFromHand } from '../board.ts'
import { demand } from '../favors/paying.ts'
import { takeFromCourt } from '../schemes/abilities.ts'

/** PI-1.11, PI-13.5 */
const limitOf = (s: State, seat: Seat): number => handLimit + (hasCard(s, seat, scholars) ? 1 : 0)

/** PI-17.1, PI-17.2; PI-19.12: on a bot's turn the persons refill if there was an Oust. */
export function refill(s: State, context: Context<Event>, { owing: [seat] }: Task): void {
  const gone = [...s.chain, ...s.played]
  s.chain = []
  s.played = []
  if (gone.length > 0) context.tell?.({ type: 'cardsDiscarded', cards: gone })
  for (const card of gone) discardCard(s, card, context)
  const isDue = !isBot(s, seat) || s.ousted
  for (const other of isDue ? othersOf(s, seat) : []) {
    const missing = handLimit - s.hands[other].length
    if (isBot(s, other) || missing <= 0) continue
    tellDrawn(other, drawToHand(s, other, missing, context), context)
  }
  if (!isBot(s, seat)) push(s, plainTasks.redraw[seat])
}

function tellDrawn(seat: Seat, cards: readonly number[], { tell }: Context<Event>): void {
  if (cards.length > 0) tell?.({ type: 'cardsDrawn', seat, number: cards.length }, only(seat, { cards }), reveals)
}

/** PI-17.3: court cards that may be taken now. */
function mayTakeFromCourt(s: State, seat: Seat, position: number): boolean {
  if (s.court[position] === none || s.courtTaken === 2) return false
  if (s.courtTaken === 0) return true
  const hasToken = factionIndexes.some((faction) => favorsOf(s, seat, faction) > 0)
  return hasToken && (s.chamberlainTaken || position === s.chamberlain)
}

const drawMoves = (s: State, seat: Seat): (PlainMove | CourtMove)[] => {
  const moves: (PlainMove | CourtMove)[] = courtMoves.filter(({ position }) => mayTakeFromCourt(s, seat, position))
  if (s.deck.length > 0) moves.push(drawMove)
  return moves
}

/** PI-17.3: down to the limit, or up to it, card by card. */
export function redraw(s: State, _context: Context<Event>, { owing }: Task): void {
  const [seat] = owing
  const { length } = s.hands[seat]
  const limit = limitOf(s, seat)
  if (length > limit) push(s, { type: 'redrawDiscard', owing })
  else if (length < limit && drawMoves(s, seat).length > 0) push(s, { type: 'redrawCard', owing })
}

export const redrawDiscard: DecisionRules<State, Task, CardMove, Event> = {
  moves: (s, seat) => s.hands[seat].map((card) => cardMoves[card]),

  play(s, seat, { card }, context) {
    push(s, plainTasks.redraw[seat])
    takeFromHand(s, seat, card)
    context.tell?.({ type: 'discardedDown', seat, card }, reveals)
    discardCard(s, card, context)
  },
}

/** PI-17.3: the fee falls due with the second court card. */
export const redrawCard: DecisionRules<State, Task, PlainMove | CourtMove, Event> = {
  moves: (s, seat) => drawMoves(s, seat),

  play(s, seat, move, context) {
    push(s, plainTasks.redraw[seat])
    if (!('position' in move)) {
      tellDrawn(seat, drawToHand(s, seat, 1, context), context)
      return
    }
    s.courtTaken++
    if (move.position === s.chamberlain) s.chamberlainTaken = true
    takeFromCourt(s, seat, move.position, context)
    if (s.courtTaken === 2) demand(s, seat, [[anyFaction]], false)
  },
}

/** PI-17.4 */
export function updateCourt(s: State, context: Context<Event>): void {
  const gone = s.court[s.chamberlain]
  s.court[s.chamberlain] = none
  if (gone !== none) discardCard(s, gone, context)
  s.chamberlain = (s.chamberlain + 1) % courtSize
  for (let position = 0; position < courtSize; position++) {
    if (s.court[position] === none) s.court[position] = drawCard(s, context)
  }
  context.tell?.({ type: 'courtUpdated', gone, chamberlain: s.chamberlain, court: s.court.slice() }, reveals)
}
