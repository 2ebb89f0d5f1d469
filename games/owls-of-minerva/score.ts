import type { Result, Seat } from '@eminence/kernel'
import { factionCount, headStart, none, tablesOf } from './data.ts'
import { disksOnMap, heldAt, isOver, lastReform, orderOf, reformsOf, type State } from './state.ts'

/** Where points come from, in the order in which they are counted. */
export const sources = ['reforms', 'actionCards', 'influence', 'fullSet', 'majorities', 'headStart'] as const
export type Source = (typeof sources)[number]

type Scored = Pick<State, 'seats' | 'set' | 'options' | 'starter' | 'takers' | 'under' | 'supply' | 'held'>

/** OM-5.4: strictly more than every other player. */
function hasMost({ seats, held }: Pick<State, 'seats' | 'held'>, seat: Seat, faction: number): boolean {
  const own = held[heldAt(seat, faction)]
  for (let other = 0; other < seats; other++) if (other !== seat && held[heldAt(other, faction)] >= own) return false
  return true
}

/** OM-5.2 to OM-5.5: what a seat would have if the game ended now, by source. */
function pointsFor(s: Scored, seat: Seat): Record<Source, number> {
  const { set, rankOf } = tablesOf(s)
  const { reform, actionCard, disk, fullSet, majority } = set.points
  let [reforms, actionCards, factions, majorities] = [0, 0, 0, 0]
  for (let region = 0; region < s.takers.length; region++) {
    if (s.takers[region] !== seat) continue
    reforms += reform
    actionCards += actionCard[rankOf[s.under[region]]]
  }
  for (let faction = 0; faction < factionCount; faction++) {
    if (s.held[heldAt(seat, faction)] > 0) factions++
    if (hasMost(s, seat, faction)) majorities += majority
  }
  return {
    reforms,
    actionCards,
    influence: disk * disksOnMap(s, seat),
    fullSet: factions === factionCount ? fullSet : 0,
    majorities,
    headStart: s.options.balancedStart && s.starter !== none ? headStart[s.seats][orderOf(s, seat)] : 0,
  }
}

export const pointsOf = (s: Scored): Record<Source, number>[] =>
  Array.from({ length: s.seats }, (_, seat) => pointsFor(s, seat))

export const totalOf = (points: Readonly<Record<Source, number>>): number =>
  sources.reduce((sum, source) => sum + points[source], 0)

function followersLeft(s: Pick<State, 'held'>, seat: Seat): number {
  let followers = 0
  for (let faction = 0; faction < factionCount; faction++) followers += s.held[heldAt(seat, faction)]
  return followers
}

/** OM-5.6: more points, then more reforms, more disks on the map, more followers; whoever are still level share the place. */
export function result(s: State): Result | null {
  if (!isOver(s)) return null
  const points = pointsOf(s)
  const totals = points.map(totalOf)
  const order = (a: Seat, b: Seat) =>
    totals[a] - totals[b] ||
    reformsOf(s, a) - reformsOf(s, b) ||
    disksOnMap(s, a) - disksOnMap(s, b) ||
    followersLeft(s, a) - followersLeft(s, b)
  const places = totals.map((_, seat) => 1 + totals.filter((_, other) => order(other, seat) > 0).length)
  const counted = s.options.balancedStart ? points : points.map(({ headStart: _, ...earned }) => earned)
  const why = s.ending === lastReform ? 'lastReform' : 'sixRounds'
  return { places, totals, points: counted, why, starter: s.starter }
}
