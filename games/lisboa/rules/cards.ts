import type { Context, Seat } from '@eminence/kernel'
import { type Card, gold, none, tablesOf, treasuryPile } from '../data.ts'
import type { Event } from '../events.ts'
import { type CardMove, type DoIt, discards, doIt, type Skip, skip, sponsors, toPortfolio, visits } from '../moves.ts'
import { abilities, capacityOf, goodsOf, type State, treasuryReis } from '../state.ts'
import { type Decide, type PartTask, step, task } from '../tasks.ts'
import { applyEffect } from './effects.ts'
import { moveTreasury, payReis, takeGood } from './gains.ts'
import { canDo, canPaySponsor, eventWorks, mayVisit, nobleOfEvent, partsOf, sponsorCost } from './legal.ts'
import { shown } from './shown.ts'
import { doNoble, doState } from './state-actions.ts'
import { visit } from './visits.ts'

/** LI-3.3 */
export const useCard: Decide<CardMove> = {
  moves(s, seat) {
    const { typeOf, eventOf } = tablesOf(s)
    const moves: CardMove[] = []
    const canPay = canPaySponsor(s, seat)
    for (const card of s.hands[seat]) {
      moves.push(toPortfolio[card])
      const event = eventOf[card]
      if (event === null ? mayVisit(s, seat, typeOf[card]) : canPay && eventWorks(s, seat, event)) {
        moves.push(event === null ? visits[card] : sponsors[card])
      }
      moves.push(discards[card])
    }
    return moves
  },

  play(s, seat, { type, card }, context) {
    const hand = s.hands[seat]
    hand.splice(hand.indexOf(card), 1)
    switch (type) {
      case 'portfolio':
        return toThePortfolio(s, seat, card, context)
      case 'visit':
        return visit(s, seat, card, context)
      case 'sponsor':
        return sponsor(s, seat, card, context)
      case 'discard':
        return forGold(s, seat, card, context)
    }
  },
}

/** LI-3.7 to LI-3.9: effect or subsidy, then the slot, then the market. */
function toThePortfolio(s: State, seat: Seat, card: Card, context: Context<Event>): void {
  const { typeOf, effectOf, set } = tablesOf(s)
  s.played = card
  context.tell?.({ type: 'cardToPortfolio', seat, card: set.cards[card] }, ...shown(s, card))
  s.todo.push(step.market[seat], step.placeCard[seat])
  if (typeOf[card] === treasuryPile) takeSubsidy(s, seat, context)
  else applyEffect(s, seat, effectOf[card], typeOf[card], 'card', context)
}

/** LI-3.7 */
function takeSubsidy(s: State, seat: Seat, context: Context<Event>): void {
  const bonus = 2 * abilities(s, seat, 'subsidy+2')
  const reis = treasuryReis(s)
  s.purses[seat] += reis + bonus
  context.tell?.({ type: 'subsidyTaken', seat, reis, bonus })
  moveTreasury(s, seat, -1, context)
}

/** LI-3.4 */
function forGold(s: State, seat: Seat, card: Card, context: Context<Event>): void {
  s.discard.push(card)
  const gained = s.supply[gold] > 0 && goodsOf(s, seat) < capacityOf(s, seat)
  context.tell?.({ type: 'cardForGold', seat, card: tablesOf(s).set.cards[card], gained }, ...shown(s, card))
  if (gained) takeGood(s, seat, gold, 'card', context)
}

/** LI-3.21, LI-3.22: the marker does not move. */
function sponsor(s: State, seat: Seat, card: Card, context: Context<Event>): void {
  const { eventOf, set } = tablesOf(s)
  const event = eventOf[card]
  const cost = sponsorCost(s, seat)
  s.discard.push(card)
  context.tell?.({ type: 'sponsored', seat, card: set.cards[card], cost }, ...shown(s, card))
  payReis(s, seat, cost, 'sponsoring', context)
  if (event === null) return
  const [first, second = none] = partsOf[event].filter((action) => canDo(s, seat, action))
  if (first === undefined) doNoble(s, seat, nobleOfEvent[event])
  else if (second === none) doState(s, seat, first, context)
  else s.todo.push(task.eventPart(seat, first, second))
}

/** Two State actions, each optional, at least one done. */
export const eventPart: Decide<DoIt | Skip, PartTask> = {
  moves: () => [doIt, skip],

  play(s, seat, { type }, context, { action, then }) {
    if (type === 'skip') {
      if (then !== none) doState(s, seat, then, context)
      return
    }
    if (then !== none) s.todo.push(task.eventPart(seat, then, none))
    doState(s, seat, action, context)
  },
}
