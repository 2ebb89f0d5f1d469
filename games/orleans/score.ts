import type { Result, Seat } from '@eminence/kernel'
import { goodCount, tablesOf } from './data.ts'
import { isOver, levelOf, type State, stationsOf } from './state.ts'

/** Where points come from, in the order in which they are counted. */
export const sources = ['coins', 'goods', 'stations', 'citizens'] as const
export type Source = (typeof sources)[number]

type Scored = Pick<State, 'set' | 'coins' | 'goods' | 'stationsAt' | 'citizens' | 'development'>

export const citizensOf = (s: Pick<State, 'citizens'>, seat: Seat): number =>
  s.citizens.reduce((sum, keeper) => sum + (keeper === seat ? 1 : 0), 0)

/** OR-5.2: what each seat would have if the game ended now, by source. */
export function pointsOf(s: Scored): Record<Source, number>[] {
  const { goodPoints } = tablesOf(s)
  return s.coins.map((coins, seat) => {
    const level = levelOf(s, seat)
    return {
      coins,
      goods: goodPoints.reduce((sum, points, good) => sum + points * s.goods[seat * goodCount + good], 0),
      stations: stationsOf(s, seat) * level,
      citizens: citizensOf(s, seat) * level,
    }
  })
}

export const totalOf = (points: Readonly<Record<Source, number>>): number =>
  sources.reduce((sum, source) => sum + points[source], 0)

/** OR-5.3: more points, then further on the development track; whoever are still level share the place. */
export function result(s: State): Result | null {
  if (!isOver(s)) return null
  const points = pointsOf(s)
  const totals = points.map(totalOf)
  const order = (a: Seat, b: Seat) => totals[a] - totals[b] || s.development[a] - s.development[b]
  const places = totals.map((_, seat) => 1 + totals.filter((_, other) => order(other, seat) > 0).length)
  return { places, totals, points, why: 'lastRound' }
}
