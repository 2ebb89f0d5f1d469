import type { Seat } from '@eminence/kernel'
import { type Decree, tablesOf } from '../data.ts'
import { type DecreeData, type Metric, metrics } from '../decree-data.ts'
import type { ComponentSet } from '../sets.ts'
import type { State } from '../state.ts'

/** By how much each metric grows in a turn of its own seat, as games of the rule player have it. */
const growthOf: Readonly<Record<Metric, number>> = {
  'stores.gold': 0.1,
  'stores.cloth': 0.1,
  'stores.books': 0.1,
  'stores.tools': 0.1,
  'stores.rowA': 0.1,
  'stores.rowB': 0.1,
  'stores.rowC': 0.1,
  'stores.rowD': 0.1,
  'stores.rowE': 0.1,
  'stores.col1': 0.07,
  'stores.col2': 0.08,
  'stores.col3': 0.1,
  'stores.col4': 0.09,
  'stores.col5': 0.08,
  'stores.total': 0.4,
  'stores.served1': 0.4,
  'stores.served2': 0.22,
  'pb.opened': 0.19,
  'pb.blue': 0.1,
  'pb.green': 0.09,
  'officials.plans': 0.44,
  'officials.offices': 0,
  'officials.builder': 0,
  'officials.marquis': 0,
  'officials.king': 0,
  'ships.count': 0.1,
  'ships.size': 0.3,
  'ships.maxSize': 0.17,
  'clergy.count': 0.03,
  'favors.count': 0.02,
  'favors.builder': 0.02,
  'favors.marquis': 0.02,
  'favors.king': 0.02,
  'goods.total': 0.1,
  'goods.gold': 0.03,
  'goods.cloth': 0.03,
  'goods.books': 0.03,
  'goods.tools': 0.04,
  'cards.noble': 0.03,
  'cards.treasury': 0.09,
  'cards.builder': 0.01,
  'cards.marquis': 0.01,
  'cards.king': 0.01,
  'portfolio.influence': 0.33,
  'rubble.quake': 0.27,
  'rubble.fire': 0.27,
  'rubble.tsunami': 0.27,
  'rubble.sets': 0.25,
  'rubble.total': 0.8,
  reis: 1,
  influence: 0,
  'decrees.count': 0.8,
  'rank.firsts': 0.06,
}
/** In the order of `metrics`. */
const growths: readonly number[] = metrics.map((metric) => growthOf[metric])

/** A decree as it is reckoned with: metrics by number. */
interface Clause {
  readonly kind: DecreeData['kind']
  readonly about: readonly number[]
  readonly wigs: number
  /** The most that it pays, or how many it asks for. */
  readonly limit: number
}

const numberOf = (metric: Metric): number => metrics.indexOf(metric)

function clauseOf(decree: DecreeData): Clause {
  switch (decree.kind) {
    case 'per':
      return { kind: 'per', about: [numberOf(decree.metric)], wigs: decree.wigs, limit: decree.cap }
    case 'atLeast':
      return { kind: 'atLeast', about: [numberOf(decree.metric)], wigs: decree.wigs, limit: decree.n }
    case 'all':
      return { kind: 'all', about: decree.metrics.map(numberOf), wigs: decree.wigs, limit: decree.metrics.length }
    case 'kinds':
      return { kind: 'kinds', about: decree.metrics.map(numberOf), wigs: decree.wigs, limit: decree.n }
    case 'copyBestOfRightNeighbour':
      return { kind: decree.kind, about: [], wigs: 0, limit: 0 }
  }
}

const clausesOfSets = new WeakMap<ComponentSet, readonly Clause[]>()

export function clausesOf(s: State): readonly Clause[] {
  const { set } = tablesOf(s)
  let clauses = clausesOfSets.get(set)
  if (clauses === undefined) {
    clauses = set.decrees.map(clauseOf)
    clausesOfSets.set(set, clauses)
  }
  return clauses
}

/** Who is so many short of something comes to it, if it grows by so many in the time. */
const chanceOf = (missing: number, coming: number): number =>
  missing <= 0 ? 1 : (coming * coming) / (coming * coming + missing * missing)

/** What a decree promises at the end, if there is `more` of one thing and the others grow for so many turns. */
export function hopeOf(
  { kind, about, wigs, limit }: Clause,
  counts: readonly number[],
  turns: number,
  metric = -1,
  more = 0,
): number {
  switch (kind) {
    case 'per': {
      const [at] = about
      return Math.min(limit, wigs * (counts[at] + (at === metric ? more : 0) + growths[at] * turns))
    }
    case 'atLeast': {
      const [at] = about
      return wigs * chanceOf(limit - counts[at] - (at === metric ? more : 0), 1.5 * growths[at] * turns)
    }
    case 'all':
    case 'kinds': {
      let missing = limit
      let coming = 0
      for (const at of about) {
        if (counts[at] > 0 || (at === metric && more > 0)) missing--
        else coming += 4 * growths[at] * turns
      }
      return wigs * chanceOf(missing, coming)
    }
    case 'copyBestOfRightNeighbour':
      return copyWorth
  }
}
/** What the best decree of somebody else is usually worth. */
const copyWorth = 6

/** What the decrees that a seat holds promise at the end. */
export function hopesOf(s: State, seat: Seat, counts: readonly number[], turns: number): number {
  const clauses = clausesOf(s)
  let sum = 0
  for (let decree: Decree = 0; decree < clauses.length; decree++) {
    if (s.decreeKeeper[decree] === seat) sum += hopeOf(clauses[decree], counts, turns)
  }
  return sum
}

/** By metric: what one more would add to that. */
export function gainsOf(s: State, seat: Seat, counts: readonly number[], turns: number): number[] {
  const clauses = clausesOf(s)
  const gains = counts.map(() => 0)
  for (let decree: Decree = 0; decree < clauses.length; decree++) {
    if (s.decreeKeeper[decree] !== seat) continue
    const clause = clauses[decree]
    const before = hopeOf(clause, counts, turns)
    for (const metric of clause.about) gains[metric] += hopeOf(clause, counts, turns, metric, 1) - before
  }
  return gains
}
