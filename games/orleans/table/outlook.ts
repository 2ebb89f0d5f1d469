import type { Seat } from '@eminence/kernel'
import {
  followerCount,
  type Happening,
  harvest,
  income,
  letterOf,
  monk,
  none,
  plague,
  sacristy,
  sacristyTile,
  tablesOf,
  taxes,
  tradingDay,
  typeCount,
} from '../data.ts'
import { goodsOf, levelOf, owns, sizeOf, stationsOf } from '../state.ts'
import type { View } from '../view.ts'
import { foodOf, pieceAt } from './scene.ts'

/** The event of this round, or none before the first. */
export const happeningNow = ({ revealed }: View): Happening => revealed.at(-1) ?? none

/** How strong it is: food, goods per coin, coins per station or level; nothing for plague and pilgrimage. */
export function strengthNow(view: View): number {
  const { strengths } = tablesOf(view).set
  const letter = letterOf(view.round)
  switch (happeningNow(view)) {
    case harvest:
      return strengths.harvest[letter]
    case taxes:
      return strengths.taxes[letter]
    case tradingDay:
      return strengths.tradingDay[letter]
    case income:
      return strengths.income[letter]
    default:
      return 0
  }
}

/** What the event of this round would do to a seat if it came now. */
export interface Outlook {
  /** Coins that come in. */
  readonly gain: number
  /** Food that is owed, and owned. */
  readonly owed: number
  readonly food: number
  /** Coins to be paid, also for missing food, and those of them that the purse does not have. */
  readonly due: number
  readonly missing: number
  /** Plague: neutral followers in the bag, and all. */
  readonly atRisk: number
  readonly inBag: number
  /** OR-3.68: a monk in the Sacristy may keep it off. */
  readonly isShielded: boolean
}

export function outlookFor(view: View, seat: Seat): Outlook {
  const happening = happeningNow(view)
  const strength = strengthNow(view)
  const food = foodOf(view, seat)
  const owed = happening === harvest ? strength : 0
  const due =
    happening === taxes
      ? Math.floor(goodsOf(view, seat) / strength)
      : Math.max(0, owed - food) * tablesOf(view).set.foodPrice
  const gain =
    happening === tradingDay
      ? strength * stationsOf(view, seat)
      : happening === income
        ? strength * levelOf(view, seat)
        : 0
  const bag = seat * followerCount
  const isPlague = happening === plague
  const space = tablesOf(view).firstSpace[sacristy]
  return {
    gain,
    owed,
    food,
    due,
    missing: Math.max(0, due - view.coins[seat]),
    atRisk: isPlague ? view.bags.slice(bag, bag + typeCount).reduce((sum, number) => sum + number, 0) : 0,
    inBag: isPlague ? sizeOf(view.bags, seat) : 0,
    isShielded:
      (isPlague || happening === harvest || happening === taxes) &&
      owns(view, seat, sacristyTile) &&
      pieceAt(view, seat, space)?.follower === monk,
  }
}
