import type { Result, Seat } from '@eminence/kernel'
import { allNobles, lacerda, type Owner, tablesOf, wigsPerSet } from './data.ts'
import { decreeWigs, officialsOnPlans, storesOnStreet } from './metrics.ts'
import { type RankReport, rankFor } from './rank.ts'
import { type Board, cubesOf, decreesOf, isLacerda, isSolo, plansOf, setsOf, shipsOf, storesOf } from './state.ts'

/** Where wigs come from, in the order in which they are counted (5.1). */
export const sources = ['game', 'ships', 'rubble', 'streets', 'money', 'decrees', 'officials', 'favors'] as const
export type Source = (typeof sources)[number]

const wigsPerFavor = 2
const reisPerWig = 5
/** LI-8.24 */
const lacerdasDecree = 3

/** LI-9.1: by owner, what a ranking gives; who is level shares the places, rounded down. */
export function ranking(counts: readonly number[], values: readonly number[]): number[] {
  return counts.map((count) => {
    if (count === 0) return 0
    const before = counts.filter((each) => each > count).length
    const level = counts.filter((each) => each === count).length
    const shared = values.slice(before, before + level).reduce((sum, value) => sum + value, 0)
    return Math.floor(shared / level)
  })
}

/** LI-9.1: by street, then by owner. */
function streetRankings(s: Board): number[][] {
  const { scoringTiles } = tablesOf(s).set
  return s.tiles.map((tile, street) => ranking(storesOnStreet(s, street), scoringTiles[tile].values))
}

/** LI-8.29: Lacerda's plans count as used, with what is printed on them. */
const officialsCounted = (s: Board, owner: Owner): number =>
  isLacerda(s, owner)
    ? plansOf(s, owner).reduce((sum, plan) => sum + tablesOf(s).officialsOf[plan], 0)
    : officialsOnPlans(s, owner)

/** 5.1 (6), by owner. */
export function officialsRanking(s: Board): number[] {
  const { officialsRanking: values, officialsRankingOfTwo } = tablesOf(s).set
  const counts = s.wigs.map((_, owner) => officialsCounted(s, owner))
  return ranking(counts, s.wigs.length === 2 ? officialsRankingOfTwo : values)
}

const shipWigs = (s: Board, owner: Owner): number =>
  shipsOf(s, owner).reduce((sum, ship) => sum + tablesOf(s).shipOf[ship].size, 0)

const favorWigs = (s: Board, owner: Owner): number =>
  wigsPerFavor * allNobles.filter((noble) => s.favors[owner * 3 + noble] === 1).length

/** 5.1 (4): the influence as money, too. */
const moneyWigs = (s: Board, seat: Seat): number =>
  Math.floor((s.purses[seat] + tablesOf(s).set.influenceCash[s.influence[seat]]) / reisPerWig)

function decreesWigs(s: Board, seat: Seat): number {
  const { decrees } = tablesOf(s).set
  return decreesOf(s, seat).reduce((sum, decree) => sum + decreeWigs(s, seat, decrees[decree]), 0)
}

/** 5.1: by seat, what it would have if the game ended now. */
export function sourcesOf(s: Board): Record<Source, number>[] {
  const streets = streetRankings(s)
  const officials = officialsRanking(s)
  return s.purses.map((_, seat) => ({
    game: s.wigs[seat],
    ships: shipWigs(s, seat),
    rubble: wigsPerSet * setsOf(s, seat),
    streets: streets.reduce((sum, street) => sum + street[seat], 0),
    money: moneyWigs(s, seat),
    decrees: decreesWigs(s, seat),
    officials: officials[seat],
    favors: favorWigs(s, seat),
  }))
}

/** LI-8.29 */
export function lacerdaPoints(s: Board): Record<Source, number> {
  return {
    game: s.wigs[lacerda],
    ships: shipWigs(s, lacerda),
    rubble: cubesOf(s, lacerda),
    streets: streetRankings(s).reduce((sum, street) => sum + street[lacerda], 0),
    money: 0,
    decrees: lacerdasDecree * decreesOf(s, lacerda).length,
    officials: officialsRanking(s)[lacerda],
    favors: favorWigs(s, lacerda),
  }
}

export const totalOf = (points: Readonly<Record<Source, number>>): number =>
  sources.reduce((sum, source) => sum + points[source], 0)

/** LI-8.32: réis in hand before influence is converted, ships in the portfolio, the streets and the officials as rankings. */
export function rankOf(s: Board): RankReport {
  const rankings = [...streetRankings(s), officialsRanking(s)].filter(([yours]) => yours > 0).length
  return rankFor({
    yours: {
      wigs: totalOf(sourcesOf(s)[0]),
      stores: storesOf(s, 0).length,
      rankings,
      reis: s.purses[0],
      decrees: decreesOf(s, 0).length,
      ships: shipsOf(s, 0).length,
    },
    lacerda: { wigs: totalOf(lacerdaPoints(s)), stores: storesOf(s, lacerda).length },
  })
}

/** LI-9.2: most wigs, then more influence, then more réis; whoever are still level share the place. Alone, the rank tells how it went. */
export function result(s: Board): Result | null {
  if (!s.isOver) return null
  const points = sourcesOf(s)
  const totals = points.map(totalOf)
  const order = (a: Seat, b: Seat) =>
    totals[a] - totals[b] || s.influence[a] - s.influence[b] || s.purses[a] - s.purses[b]
  const places = totals.map((_, seat) => 1 + totals.filter((_, other) => order(other, seat) > 0).length)
  if (!isSolo(s)) return { places, totals, points, why: 'scored' }
  return { places, totals, points, why: rankOf(s).rank, rival: totalOf(lacerdaPoints(s)) }
}
