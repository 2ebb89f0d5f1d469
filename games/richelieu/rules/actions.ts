import type { Context, DecisionRules, Seat, Task } from '@eminence/kernel'
import { tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import { type ActionMove, buyCommission, buyJewel, endTurn, owedThen, places, sellJewel, takeIncome } from '../moves.ts'
import { labelOf, type State, usedCommission, usedIncome, usedJewel } from '../state.ts'
import { goOn } from './course.ts'
import { stepMilitary } from './gains.ts'
import {
  commissionCost,
  hasHand,
  mayBuyCommission,
  mayBuyJewel,
  maySellJewel,
  mayTakeIncome,
  spendable,
} from './legal.ts'

/** RI-2.5, RI-2.6: A, B, C or D; the second action may be left out. */
export const chooseAction: DecisionRules<State, Task, ActionMove, Event> = {
  moves(s, seat) {
    const moves: ActionMove[] = []
    if (mayTakeIncome(s)) moves.push(takeIncome)
    if (hasHand(s, seat)) {
      const most = spendable(s, seat)
      for (let rest = s.free; rest !== 0; rest &= rest - 1) {
        const space = 31 - Math.clz32(rest & -rest)
        if (labelOf(s, space) <= most) moves.push(places[space])
      }
    }
    if (mayBuyCommission(s, seat)) moves.push(buyCommission)
    if (maySellJewel(s, seat)) moves.push(sellJewel)
    if (mayBuyJewel(s, seat)) moves.push(buyJewel)
    if (s.acts > 0) moves.push(endTurn)
    return moves
  },

  play(s, seat, move, context) {
    if (move.type === 'place') {
      s.todo.push(owedThen.chooseAgent[seat][move.space])
      return
    }
    act(s, seat, move, context)
    goOn(s, context)
  },
}

function act(s: State, seat: Seat, move: Exclude<ActionMove, { type: 'place' }>, context: Context<Event>): void {
  const { tell } = context
  if (move.type === 'endTurn') {
    // RI-2.6
    s.allowance = s.acts
    tell?.({ type: 'actionDeclined', seat })
    return
  }
  s.acts++
  const { jewelSell, jewelBuy } = tablesOf(s).set
  switch (move.type) {
    case 'income': {
      // RI-3.1
      s.used |= usedIncome
      s.purses[seat] += s.income[seat]
      tell?.({ type: 'incomeTaken', seat, money: s.income[seat] })
      return
    }
    case 'commission': {
      const cost = commissionCost(s, seat)
      s.used |= usedCommission
      s.purses[seat] -= cost
      tell?.({ type: 'commissionBought', seat, cost, military: s.military[seat] + 1 })
      stepMilitary(s, seat, 1, context)
      return
    }
    case 'sellJewel':
      s.used |= usedJewel
      s.jewels[seat]--
      s.cityJewels++
      s.purses[seat] += jewelSell
      tell?.({ type: 'jewelSold', seat, money: jewelSell })
      return
    case 'buyJewel':
      s.used |= usedJewel
      s.purses[seat] -= jewelBuy
      s.cityJewels--
      s.jewels[seat]++
      tell?.({ type: 'jewelBought', seat, money: jewelBuy })
  }
}
