import { type Action, actionsOf, allGoods, type Good, type Noble, none, type Ship } from '../data.ts'
import { isAccepted } from '../rules/market.ts'
import { abilities, aboard, goodsOf, hasRoom, isLacerda, priceOf } from '../state.ts'
import { worthOfState } from './actions.ts'
import { type Outlook, question } from './outlook.ts'
import { worthOfGood, worthOfHeldGood, worthOfReis } from './things.ts'

/** What a good in this hold does for the owner of a ship: the last one lets it sail. */
function worthInHold({ s, seat, tables, weights }: Outlook, ship: Ship, hold: number): number {
  const sails = hold + 1 === tables.shipOf[ship].size ? 1 : 0.5
  return s.shipOwner[ship] === seat ? sails : -weights.rivalry * sails
}

/** LI-3.11 */
export function worthOfSale(o: Outlook, good: Good, ship: Ship): number {
  const { s, seat, tables, weights } = o
  const reis = priceOf(s, good) + tables.shipOf[ship].price + abilities(s, seat, 'sell+1')
  const owner = s.shipOwner[ship]
  const foreign = owner === seat || isLacerda(s, owner) ? 0 : 0.3 * weights.rivalry * abilities(s, owner, 'foreign+1')
  return worthOfReis(o, reis) - worthOfHeldGood(o, good) + worthInHold(o, ship, aboard(s, ship)) - foreign
}

/** What all sales together promise: good after good aboard the best ships. */
export function worthOfSelling(o: Outlook): number {
  const { s, seat, tables } = o
  const holds: number[] = []
  for (let ship = 0; ship < s.shipOwner.length; ship++) {
    if (s.shipOwner[ship] === none || !hasRoom(s, ship)) continue
    const { size, price } = tables.shipOf[ship]
    const coin = worthOfReis(o, 1)
    for (let hold = aboard(s, ship); hold < size; hold++) holds.push(price * coin + worthInHold(o, ship, hold))
  }
  if (holds.length === 0) return 0
  holds.sort((a, b) => b - a)
  const sales: number[] = []
  let others = goodsOf(s, seat)
  const bonus = abilities(s, seat, 'sell+1')
  for (const good of allGoods) {
    for (let each = 0; each < s.stock[seat * 4 + good]; each++) {
      others--
      sales.push(worthOfReis(o, priceOf(s, good) + bonus) - worthOfGood(o, good, others))
    }
  }
  sales.sort((a, b) => b - a)
  let sum = 0
  for (let at = 0; at < Math.min(holds.length, sales.length); at++) sum += Math.max(0, holds[at] + sales[at])
  return sum
}

/** The good that is missed least among those that a noble takes; nothing if there is none. `but` one of these is gone. */
function cheapest(o: Outlook, noble: Noble, but: Good): Good {
  const { s, seat } = o
  let [found, least] = [none, Number.POSITIVE_INFINITY]
  for (const good of allGoods) {
    const held = s.stock[seat * 4 + good] - (good === but ? 1 : 0)
    if (held <= 0 || !isAccepted(s, seat, noble, good)) continue
    const worth = worthOfHeldGood(o, good)
    if (worth < least) {
      least = worth
      found = good
    }
  }
  return found
}

/** LI-3.14: the good for the action. */
export const worthOfGiving = (o: Outlook, action: Action, good: Good): number =>
  worthOfState(o, action) - worthOfHeldGood(o, good) + worthOfReis(o, abilities(o.s, o.seat, 'trade+1'))

/** LI-3.14: one or both State actions of a noble. */
export function worthOfTrade(o: Outlook, noble: Noble): number {
  const first = cheapest(o, noble, none)
  if (first === none) return 0
  const second = cheapest(o, noble, first)
  const [upper, lower] = actionsOf(noble)
  const [one, other] = [worthOfState(o, upper), worthOfState(o, lower)]
  const bonus = worthOfReis(o, abilities(o.s, o.seat, 'trade+1'))
  const [better, worse] = one > other ? [one, other] : [other, one]
  const once = Math.max(0, better - worthOfHeldGood(o, first) + bonus)
  return second === none || worse <= 0 ? once : once + Math.max(0, worse - worthOfHeldGood(o, second) + bonus)
}

export const worthOfTrading = (o: Outlook): number =>
  goodsOf(o.s, o.seat) === 0 ? 0 : Math.max(worthOfTrade(o, 0), worthOfTrade(o, 1), worthOfTrade(o, 2))

/** LI-3.9 */
export function worthOfMarket(o: Outlook): number {
  o.known[question.market] ??= Math.max(worthOfSelling(o), worthOfTrading(o))
  return o.known[question.market]
}
