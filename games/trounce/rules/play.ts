import { type Blocked, type Context, type DecisionRules, reveals, type Seat, type Task } from '@eminence/kernel'
import { type Card, type CardSet, count, formOf, none, suitsOf } from '../data.ts'
import type { Event } from '../events.ts'
import { owed, type PlayMove, plays } from '../moves.ts'
import { scoreHand } from '../score.ts'
import { cardsPerTrick, following, nextInTrick, openSuits, playable, type State, tricksPlayed } from '../state.ts'
import { addToTrick, beginTrick } from './trick.ts'

const movesFor = (cards: CardSet): PlayMove[] => {
  const moves = new Array<PlayMove>(count(cards))
  let rest = cards
  for (let i = 0; i < moves.length; i++) {
    moves[i] = plays[31 - Math.clz32(rest & -rest)]
    rest &= rest - 1
  }
  return moves
}

/** TR-3.10 leading, TR-3.12 and TR-3.14 following: the cards that may be played now. */
export const legalCards = (s: State, seat: Seat): CardSet =>
  s.led === none ? playable(s, seat) : following(playable(s, seat), openSuits(s.lock, suitsOf[s.led]))

export const playCard: DecisionRules<State, Task, PlayMove, Event> = {
  moves: (s, seat) => movesFor(legalCards(s, seat)),

  play(s, seat, { card }, context) {
    const { tell } = context
    const leads = s.led === none
    const lockedBefore = s.lock
    const winningBefore = s.winning
    const voidsBefore = s.voids[seat]

    if (!leads) noteVoids(s, seat, card)
    const fromHand = (s.hands[seat] & (1 << card)) !== 0
    const column = fromHand ? none : s.faceUp.indexOf(card)
    if (fromHand) s.hands[seat] ^= 1 << card
    else s.faceUp[column] = none
    s.spent[seat] |= 1 << card
    s.history.push(card)
    addToTrick(s, seat, card)

    if (tell !== undefined) {
      const event: Event = {
        type: 'cardPlayed',
        seat,
        card,
        ...(leads && { leads }),
        ...(s.lock !== lockedBefore && { locks: s.lock }),
        ...(s.byTrounce && s.winning === card && { trounces: winningBefore }),
      }
      if (fromHand || s.voids[seat] !== voidsBefore) tell(event, reveals)
      else tell(event)
    }
    if (column !== none) turnUp(s, seat, column, context)
    if (s.history.length % cardsPerTrick(s) === 0) takeTrick(s, context)
    else s.todo.push(owed.playCard[nextInTrick(s, seat)])
  },
}

/** A card without an open suit shows that the hand has none (I-5). */
function noteVoids(s: State, seat: Seat, card: Card): void {
  const open = openSuits(s.lock, suitsOf[s.led])
  if ((suitsOf[card] & open) === 0) s.voids[seat] |= open
}

/** TR-3.28: the card under a face-up card that was played is turned up at once. */
function turnUp(s: State, seat: Seat, place: number, { tell }: Context<Event>): void {
  const card = s.faceDown[place]
  if (card === none) return
  s.faceUp[place] = card
  s.faceDown[place] = none
  tell?.({ type: 'cardTurnedUp', seat, column: place % 3, card }, reveals)
}

/** TR-3.21 and TR-3.9: the winner takes the trick and leads to the next, until all cards are played. */
function takeTrick(s: State, context: Context<Event>): void {
  const { winner, winning } = s
  const size = cardsPerTrick(s)
  const { length } = s.history
  let cards: CardSet = 0
  for (let i = length - size; i < length; i++) cards |= 1 << s.history[i]
  s.taken[winner] |= cards
  s.tricks[winner]++
  const trick = tricksPlayed(s)
  context.tell?.({ type: 'trickTaken', seat: winner, card: winning, trick })
  if (trick < formOf(s.seats).tricks) beginTrick(s, winner)
  else scoreHand(s, context)
}

/** The cards of the own hand that do not follow, and why. */
export function blockedCards(s: State, seat: Seat): Blocked<PlayMove>[] {
  const reason = s.lock === none ? 'mustFollowOpen' : 'mustFollowLocked'
  return movesFor(playable(s, seat) & ~legalCards(s, seat)).map((move) => ({ move, reason, rule: 'TR-3.12' }))
}
