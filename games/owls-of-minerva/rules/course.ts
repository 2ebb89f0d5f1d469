import { type Context, type DecisionRules, reveals, type Seat, type Task } from '@eminence/kernel'
import { handLimit, none, roundCount } from '../data.ts'
import type { Event } from '../events.ts'
import { type Move, owed } from '../moves.ts'
import { result } from '../score.ts'
import {
  hasDraw,
  isLastOfRound,
  lastReform,
  limitOf,
  nextSeat,
  reformsLeft,
  roundOf,
  type State,
  sixRounds,
  usedReform,
} from '../state.ts'
import { draw, drawFromDeck, drawings, fillCourt } from './cards.ts'

/** OM-3.2 */
export function beginTurn(s: State, seat: Seat, context: Context<Event>): void {
  if (seat === s.starter) revealEdict(s, context)
  s.turn++
  s.active = seat
  s.card = none
  s.used = 0
  s.attacked = none
  context.tell?.({ type: 'turnBegan', seat, turn: s.turn, round: roundOf(s) })
  if (s.hands[seat].length > 0) {
    s.todo.push(owed.playCard[seat])
  } else {
    // OM-3.6
    context.tell?.({ type: 'handEmpty', seat })
    endActions(s, context)
  }
}

/** OM-3.3 */
function revealEdict(s: State, { tell }: Context<Event>): void {
  const faction = s.edictPile.pop() ?? none
  s.edicts.push(faction)
  tell?.({ type: 'edictRevealed', round: roundOf(s), faction }, reveals)
}

/** OM-3.8, then the end of the game or step 3. */
export function endActions(s: State, context: Context<Event>): void {
  const { active, card } = s
  const isDiscarded = card !== none && (s.used & usedReform) === 0
  if (isDiscarded) s.discards.push(card)
  context.tell?.({ type: 'turnEnded', seat: active, card: isDiscarded ? card : none })
  if (isLastTurn(s)) {
    endGame(s, context)
    return
  }
  // OM-3.29
  if (s.attacked !== none)
    while (s.hands[s.attacked].length < handLimit && hasDraw(s)) drawFromDeck(s, s.attacked, 'attacked', context)
  goOnDrawing(s, context)
}

/** OM-5.1 */
function isLastTurn(s: State): boolean {
  const isRoundOver = isLastOfRound(s, s.active)
  if (isRoundOver && roundOf(s) === roundCount) return true
  return (isRoundOver || !s.options.finishRound) && reformsLeft(s) === 0
}

/** OM-3.30, OM-3.31, then the next turn. */
function goOnDrawing(s: State, context: Context<Event>): void {
  const { active } = s
  if (s.hands[active].length < limitOf(s) && (s.court.length > 0 || hasDraw(s))) {
    s.todo.push(owed.drawFrom[active])
    return
  }
  fillCourt(s, context)
  beginTurn(s, nextSeat(s, active), context)
}

export const drawFrom: DecisionRules<State, Task, Move, Event> = {
  moves: drawings,

  play(s, seat, move, context) {
    draw(s, seat, move, 'refill', context)
    goOnDrawing(s, context)
  },
}

function endGame(s: State, { tell }: Context<Event>): void {
  s.ending = reformsLeft(s) === 0 ? lastReform : sixRounds
  const end = result(s)
  if (tell === undefined || end === null) return
  const winners = end.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  tell({ type: 'gameEnded', why: s.ending === lastReform ? 'lastReform' : 'sixRounds', totals: end.totals, winners })
}
