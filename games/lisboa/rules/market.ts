import type { Context, Seat } from '@eminence/kernel'
import {
  type Action,
  actionsOf,
  allGoods,
  allNobles,
  type Good,
  gold,
  goodOfNoble,
  lands,
  type Noble,
  none,
  produce,
  type Ship,
  tablesOf,
} from '../data.ts'
import type { Event } from '../events.ts'
import {
  type GiveMove,
  gives,
  type MarketMove,
  type SellMove,
  type Stop,
  sellGoods,
  sells,
  stop,
  type TradeMove,
  trades,
  tradeWithNobles,
} from '../moves.ts'
import { abilities, aboard, goodOfStore, goodsOf, hasRoom, isLacerda, priceOf, type State } from '../state.ts'
import {
  type Decide,
  owed,
  type SeatStep,
  type StepRules,
  steps,
  type TradeStep,
  type TradeTask,
  task,
} from '../tasks.ts'
import { gainReis, returnGood } from './gains.ts'
import { canDo } from './legal.ts'
import { deckName } from './ships.ts'
import { doState } from './state-actions.ts'

/** LI-3.9: who can neither sell nor trade is not asked. */
export const market: StepRules<SeatStep> = {
  run(s, _, { seat }) {
    if (canSell(s, seat) || tradersFor(s, seat).length > 0) s.todo.push(owed.portfolioAction[seat])
  },
}

function canSell(s: State, seat: Seat): boolean {
  return goodsOf(s, seat) > 0 && s.shipOwner.some((owner, ship) => owner !== none && hasRoom(s, ship))
}

/** LI-3.9: either may then do nothing. */
export const portfolioAction: Decide<MarketMove> = {
  moves: () => [sellGoods, tradeWithNobles],

  play(s, seat, { type }) {
    if (type === 'sellGoods') goOnSelling(s, seat)
    else if (tradersFor(s, seat).length > 0) s.todo.push(owed.tradeStart[seat])
  },
}

function goOnSelling(s: State, seat: Seat): void {
  if (canSell(s, seat)) s.todo.push(owed.sellStep[seat])
}

/** LI-3.11 */
export const sellStep: Decide<SellMove | Stop> = {
  moves(s, seat) {
    const moves: (SellMove | Stop)[] = []
    for (let ship = 0; ship < s.shipOwner.length; ship++) {
      if (s.shipOwner[ship] === none || !hasRoom(s, ship)) continue
      for (const good of allGoods) if (s.stock[seat * 4 + good] > 0) moves.push(sells[ship * 4 + good])
    }
    moves.push(stop)
    return moves
  },

  play(s, seat, move, context) {
    if (move.type === 'stop') return
    sell(s, seat, move.good, move.ship, context)
    goOnSelling(s, seat)
  },
}

/** LI-3.11 to LI-3.13 */
function sell(s: State, seat: Seat, good: Good, ship: Ship, context: Context<Event>): void {
  const owner = s.shipOwner[ship]
  const { size, price: modifier } = tablesOf(s).shipOf[ship]
  const price = priceOf(s, good)
  const bonus = abilities(s, seat, 'sell+1')
  s.stock[seat * 4 + good]--
  s.cargo[ship * 4 + good]++
  s.purses[seat] += price + modifier + bonus
  context.tell?.({ type: 'goodSold', seat, good, owner, ship: deckName(ship), price, modifier, bonus })
  if (owner !== seat && !isLacerda(s, owner)) {
    gainReis(s, owner, abilities(s, owner, 'foreign+1'), 'foreignSale', context)
  }
  if (aboard(s, ship) < size) return
  s.atSea[ship] = true
  s.wigs[owner] += size
  context.tell?.({ type: 'shipSailed', owner, ship: deckName(ship), wigs: size })
}

/** LI-3.14, table 2.12: the noble's good, or gold. */
export function isAccepted(s: State, seat: Seat, noble: Noble, good: Good): boolean {
  return good === gold || good === goodOfNoble[noble] || abilities(s, seat, 'trade.any') > 0
}

/** LI-3.14, LI-3.51: the good is back in the supply before the action. */
const canTradeFor = (s: State, seat: Seat, action: Action, good: Good): boolean =>
  canDo(s, seat, action) || (action === produce && hasStoreOf(s, seat, good))

const hasStoreOf = (s: State, seat: Seat, good: Good): boolean =>
  lands.some((land) => s.stores[land] === seat && goodOfStore(s, land) === good)

function tradeMoves(s: State, seat: Seat, noble: Noble, done: Action): GiveMove[] {
  const moves: GiveMove[] = []
  for (const action of actionsOf(noble)) {
    if (action === done) continue
    for (const good of allGoods) {
      if (s.stock[seat * 4 + good] === 0 || !isAccepted(s, seat, noble, good)) continue
      if (canTradeFor(s, seat, action, good)) moves.push(gives[action * 4 + good])
    }
  }
  return moves
}

const tradersFor = (s: State, seat: Seat): Noble[] =>
  goodsOf(s, seat) === 0 ? [] : allNobles.filter((noble) => tradeMoves(s, seat, noble, none).length > 0)

/** LI-3.14: one noble. */
export const tradeStart: Decide<TradeMove> = {
  moves: (s, seat) => tradersFor(s, seat).map((noble) => trades[noble]),

  play(s, seat, { noble }) {
    s.todo.push(task.tradeStep(seat, noble, none))
  },
}

/** LI-3.14: a different State action for each good, at most two, at least one. */
export const tradeStep: Decide<GiveMove | Stop, TradeTask> = {
  moves(s, seat, { noble, done }) {
    const moves: (GiveMove | Stop)[] = tradeMoves(s, seat, noble, done)
    if (done !== none) moves.push(stop)
    return moves
  },

  play(s, seat, move, context, { noble, done }) {
    if (move.type === 'stop') return
    const { good, action } = move
    const bonus = abilities(s, seat, 'trade+1')
    returnGood(s, seat, good)
    s.purses[seat] += bonus
    context.tell?.({ type: 'goodTraded', seat, noble, good, action, bonus })
    if (done === none) s.todo.push(steps.tradeOn(seat, noble, action))
    doState(s, seat, action, context)
  },
}

/** LI-3.14: the second good, if it can be given. */
export const tradeOn: StepRules<TradeStep> = {
  run(s, _, { seat, noble, done }) {
    if (tradeMoves(s, seat, noble, done).length > 0) s.todo.push(task.tradeStep(seat, noble, done))
  },
}
