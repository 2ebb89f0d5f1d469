import type { Context, Seat } from '@eminence/kernel'
import {
  followerCount,
  type Good,
  goodCount,
  type Happening,
  harvest,
  income,
  isOwn,
  letterOf,
  monk,
  none,
  plague,
  sacristy,
  sacristyTile,
  tablesOf,
  taxes,
  tradingDay,
} from '../../data.ts'
import type { Event } from '../../events.ts'
import { owed } from '../../moves.ts'
import { eventIds, goodIds, letters } from '../../sets.ts'
import {
  answered,
  goodsOf,
  levelOf,
  levied,
  owns,
  type State,
  seatAfter,
  sizeOf,
  spacesFrom,
  stationsOf,
  untouched,
} from '../../state.ts'
import { drawFromBag, toBag } from '../bag.ts'
import { gainCoins, payCoins } from '../purse.ts'
import { owesTorture } from './torture.ts'

export const happeningOf = (s: Pick<State, 'hourglass' | 'round'>): Happening => s.hourglass[s.round - 1]

/** OR-3.69 */
export function beginEvent(s: State, { tell }: Context<Event>): void {
  s.dealtWith = 0
  s.eventStep = untouched
  tell?.({ type: 'eventCame', event: eventIds[happeningOf(s)], letter: letters[letterOf(s.round)] })
}

/** The event, seat by seat from the start player on, up to something that has to be chosen; gives whether there is such a thing. */
export function owesAnswer(s: State, context: Context<Event>): boolean {
  for (; s.dealtWith < s.seats; s.dealtWith++, s.eventStep = untouched) {
    const seat = seatAfter(s, s.dealtWith)
    if (s.eventStep === untouched) {
      s.eventStep = answered
      if (mayUseSacristy(s, seat)) {
        s.todo.push(owed.sacristy[seat])
        return true
      }
    }
    if (s.eventStep === answered) {
      s.eventStep = levied
      levy(s, seat, context)
    }
    do {
      if (owesTorture(s, context) || owesFood(s, seat, context)) return true
    } while (s.foodOwed > 0 || s.debt > 0)
  }
  return false
}

const sacristySpace = (s: State, seat: Seat): number => {
  const tables = tablesOf(s)
  return spacesFrom(tables, seat) + tables.firstSpace[sacristy]
}

/** OR-3.68 */
function mayUseSacristy(s: State, seat: Seat): boolean {
  const happening = happeningOf(s)
  if (happening !== harvest && happening !== taxes && happening !== plague) return false
  return owns(s, seat, sacristyTile) && s.spaces[sacristySpace(s, seat)] === monk
}

/** OR-3.68: the monk goes back to the bag, and nothing is suffered. */
export function hideInSacristy(s: State, seat: Seat): void {
  s.spaces[sacristySpace(s, seat)] = none
  toBag(s, seat, monk)
  s.eventStep = levied
}

/** OR-3.70 to OR-3.74 */
function levy(s: State, seat: Seat, context: Context<Event>): void {
  const { strengths } = tablesOf(s).set
  const letter = letterOf(s.round)
  switch (happeningOf(s)) {
    case tradingDay:
      gainCoins(s, seat, strengths.tradingDay[letter] * stationsOf(s, seat), 'trading-day', context)
      return
    case income:
      gainCoins(s, seat, strengths.income[letter] * levelOf(s, seat), 'income', context)
      return
    case plague:
      sufferPlague(s, seat, context)
      return
    case taxes: {
      const goods = goodsOf(s, seat)
      const coins = Math.floor(goods / strengths.taxes[letter])
      context.tell?.({ type: 'taxed', seat, goods, coins })
      payCoins(s, seat, coins, 'taxes', context)
      return
    }
    case harvest:
      s.foodOwed = strengths.harvest[letter]
      context.tell?.({ type: 'foodOwed', seat, food: s.foodOwed })
  }
}

/** OR-3.71 */
function sufferPlague(s: State, seat: Seat, { random, tell }: Context<Event>): void {
  if (sizeOf(s.bags, seat) === 0) {
    tell?.({ type: 'plagueDrew', seat, follower: none })
    return
  }
  const follower = drawFromBag(s, seat, random)
  if (isOwn(follower)) s.bags[seat * followerCount + follower]++
  else {
    s.supply[follower]++
    s.returned[follower]++
  }
  tell?.({ type: 'plagueDrew', seat, follower })
}

/** OR-3.74: food of the seat, by kind. */
export function foodOf(s: State, seat: Seat): Good[] {
  const { isFood } = tablesOf(s)
  const food: Good[] = []
  for (let good = 0; good < goodCount; good++) {
    if (isFood[good] && s.goods[seat * goodCount + good] > 0) food.push(good)
  }
  return food
}

/** OR-3.74, OR-3.75: pays one unit where there is no choice; gives whether there is one. */
function owesFood(s: State, seat: Seat, context: Context<Event>): boolean {
  if (s.foodOwed === 0) return false
  const food = foodOf(s, seat)
  const canPay = s.coins[seat] >= tablesOf(s).set.foodPrice
  if (food.length + (canPay ? 1 : 0) > 1) {
    s.todo.push(owed.harvest[seat])
    return true
  }
  payUnit(s, seat, food.length === 1 ? food[0] : none, context)
  return false
}

/** OR-3.74 to OR-3.76: a good, or coins if it is none. */
export function payUnit(s: State, seat: Seat, good: Good, context: Context<Event>): void {
  s.foodOwed--
  if (good === none) {
    payCoins(s, seat, tablesOf(s).set.foodPrice, 'harvest', context)
    return
  }
  s.goods[seat * goodCount + good]--
  s.goodsSupply[good]++
  context.tell?.({ type: 'foodPaid', seat, good: goodIds[good] })
}
