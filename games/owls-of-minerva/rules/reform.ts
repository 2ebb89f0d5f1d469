import { type Context, type DecisionRules, reveals, type Seat, type Task } from '@eminence/kernel'
import { allFactions, type Card, factionCount, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import { type Move, owed, reform, reformCards } from '../moves.ts'
import { heldAt, placeOf, reformsLeft, type State, usedReform } from '../state.ts'
import { playFromHand } from './cards.ts'
import { putDisk } from './disks.ts'
import { canPay, covers, openSymbols } from './legal.ts'

/** OM-3.24: a further card of the hand, or, if they suffice, followers for all that is open. */
export function addPayments(s: State, seat: Seat, moves: Move[]): void {
  const region = s.pawns[seat]
  for (const card of s.hands[seat]) if (covers(s, seat, region, card)) moves.push(reformCards[card])
  if (canPay(s, seat, region, false)) moves.push(reform)
}

export const reformAdd: DecisionRules<State, Task, Move, Event> = {
  moves(s, seat) {
    const moves: Move[] = []
    addPayments(s, seat, moves)
    return moves
  },

  play: payReform,
}

/** A card, and then the next one or followers; or followers, and it is done. */
export function payReform(s: State, seat: Seat, move: Move, context: Context<Event>): void {
  if (move.type === 'reformWith') {
    addCard(s, seat, move.card, context)
    if (!isCovered(s, seat)) {
      s.todo.push(owed.reformAdd[seat])
      return
    }
  }
  finishReform(s, seat, context)
  s.todo.push(owed.act[seat])
}

/** Even a card that all know of tells something: that the rest can be paid. */
function addCard(s: State, seat: Seat, card: Card, { tell }: Context<Event>): void {
  playFromHand(s, seat, card)
  s.added.push(card)
  tell?.({ type: 'reformCardAdded', seat, card, place: placeOf(s, s.pawns[seat]) }, reveals)
}

const isCovered = (s: State, seat: Seat): boolean =>
  allFactions.every((faction) => openSymbols(s, seat, s.pawns[seat], faction) === 0)

/** OM-3.26: followers to the bank, further cards to the discards, the reform card on the action card, a disk into the region. */
function finishReform(s: State, seat: Seat, context: Context<Event>): void {
  const { set, rankOf } = tablesOf(s)
  const region = s.pawns[seat]
  const paid = allFactions.map((faction) => openSymbols(s, seat, region, faction))
  for (let faction = 0; faction < factionCount; faction++) {
    s.held[heldAt(seat, faction)] -= paid[faction]
    s.bank[faction] += paid[faction]
  }
  const further = s.added
  s.discards.push(...further)
  s.added = []
  s.takers[region] = seat
  s.under[region] = s.card
  s.used |= usedReform
  const left = reformsLeft(s)
  context.tell?.({
    type: 'reformed',
    seat,
    place: placeOf(s, region),
    symbols: set.reforms[s.reforms[region]].symbols,
    card: s.card,
    further,
    paid,
    points: set.points.reform + set.points.actionCard[rankOf[s.card]],
    left,
  })
  putDisk(s, seat, region, 'reform', context)
  if (left === 0) context.tell?.({ type: 'lastReformTaken', seat, roundGoesOn: s.options.finishRound })
}
