import type { Result, Seat } from '@eminence/kernel'
import { count, factionIndexes, factions } from './data.ts'
import { disksIn } from './map.ts'
import { botPlotsMet } from './rules/bots/plots.ts'
import { largestLodges } from './rules/factions.ts'
import { byBot, byEdicts, byPlots, isBot, isOver, type State } from './state.ts'

/** PI-18.3: one point for each disk in each scoring lodge, by faction. */
export const lodgePoints = (s: State, seat: Seat): number[] =>
  factionIndexes.map((faction) => largestLodges(s, faction).reduce((sum, lodge) => sum + disksIn(s, seat, lodge), 0))

/** PI-18.4: how many faction cards a seat holds. */
export const cardsHeld = (s: Pick<State, 'holders'>, seat: Seat): number =>
  s.holders.filter((holder) => holder === seat).length

/** PI-18.1, PI-18.2: a bot has three plots of its own. */
const plotPoints = (s: State, seat: Seat): Record<string, number> => ({
  plots: isBot(s, seat) ? botPlotsMet(s).length : count(s.onTop[seat]),
})

const factionPoints = (s: State, seat: Seat): Record<string, number> =>
  Object.fromEntries(lodgePoints(s, seat).map((points, faction) => [factions[faction], points]))

/** PI-18: a plot victory and a bot's have one winner; otherwise the lodges decide, then the faction cards. */
export function result(s: State): Result | null {
  if (!isOver(s)) return null
  const seats = s.supply.map((_, seat) => seat)
  const isDecided = s.ending === byPlots || s.ending === byBot
  const points = seats.map((seat) => (isDecided ? plotPoints : factionPoints)(s, seat))
  const totals = points.map((parts) => Object.values(parts).reduce((sum, part) => sum + part, 0))
  const order = (a: Seat, b: Seat) => totals[a] - totals[b] || cardsHeld(s, a) - cardsHeld(s, b)
  const places = seats.map((seat) => {
    if (isDecided) return seat === s.winner ? 1 : 2
    return 1 + seats.filter((other) => order(other, seat) > 0).length
  })
  return { places, totals, points, why: whyOf(s.ending), isOutright: isDecided }
}

function whyOf(ending: number): string {
  if (ending === byPlots) return 'plots'
  if (ending === byBot) return 'bot'
  return ending === byEdicts ? 'edicts' : 'rounds'
}
