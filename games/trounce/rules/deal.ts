import { type Context, only, reveals, shuffle } from '@eminence/kernel'
import { aceOf, type Card, type CardSet, cardsIn, formOf, none, plainCards, suits } from '../data.ts'
import type { Event } from '../events.ts'
import { owed } from '../moves.ts'
import { leftOf, nextInTrick, type State } from '../state.ts'
import { beginTrick, clearTrick } from './trick.ts'

/** TR-3.1, TR-3.2, TR-3.25, TR-3.31: a new hand, up to the first word of the ordering. */
export function dealHand(s: State, { random, tell }: Context<Event>): void {
  const pack = shuffle(plainCards.slice(), random)
  const { columns, dealt } = formOf(s.seats)
  let next = 0
  for (let place = 0; place < s.seats * columns; place++) {
    s.faceDown[place] = pack[next++]
    s.faceUp[place] = pack[next++]
  }
  for (let seat = 0; seat < s.seats; seat++) {
    let hand: CardSet = 0
    for (let i = 0; i < dealt; i++) hand |= 1 << pack[next++]
    s.hands[seat] = hand
    s.spent[seat] = 0
    s.taken[seat] = 0
    s.tricks[seat] = 0
    s.voids[seat] = 0
  }
  s.unused = 0
  while (next < pack.length) s.unused |= 1 << pack[next++]

  s.aces = shuffle(suits.slice(), random)
  s.hand++
  s.passes = 0
  s.maker = none
  s.alone = false
  s.trump = none
  s.bonus = none
  s.history.length = 0
  s.leader = none
  clearTrick(s)
  s.todo.push(owed.orderRound1[leftOf(s, s.dealer)])

  tell?.(
    { type: 'handDealt', hand: s.hand, dealer: s.dealer, faceUp: s.faceUp.slice() },
    ...s.hands.map((hand, seat) => only(seat, { cards: cardsIn(hand) })),
    reveals,
  )
  tell?.({ type: 'acesTurnedUp', suits: s.aces.slice(0, 2) }, reveals)
}

/** TR-3.8, TR-3.26, TR-3.31: of the four aces that were not chosen each seat gets one; then the first trick begins (TR-3.9, TR-3.29). */
export function dealAces(s: State, { random, tell }: Context<Event>): void {
  const left: Card[] = []
  for (const suit of suits) if (suit !== s.trump && suit !== s.bonus) left.push(aceOf[suit])
  shuffle(left, random)
  for (let i = 0; i < left.length; i++) {
    if (i < s.seats) s.hands[i] |= 1 << left[i]
    else s.unused |= 1 << left[i]
  }
  s.aces.length = 2
  tell?.({ type: 'acesDealt' }, ...s.hands.map((_, seat) => only(seat, { card: left[seat] })), reveals)
  beginTrick(s, nextInTrick(s, s.dealer))
}
