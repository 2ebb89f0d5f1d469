import type { Seat } from '@eminence/kernel'
import { columnOf, fire, type Land, none, quake, rowOf, slotsPerRow, spaces, tablesOf, tsunami } from './data.ts'
import type { DecreeData, Metric } from './decree-data.ts'
import { buildingsServing } from './rules/served.ts'
import {
  type Board,
  clergyHeld,
  cubesOf,
  decreesOf,
  goodOfStore,
  goodsOf,
  plansOf,
  portfolioInfluence,
  setsOf,
  shipSlot,
  shipsOf,
  storesOf,
  unused,
} from './state.ts'

type Count = (s: Board, seat: Seat) => number

const storesThat =
  (fits: (s: Board, land: Land) => boolean): Count =>
  (s, seat) =>
    storesOf(s, seat).filter((land) => fits(s, land)).length
const storesOfGood = (good: number) => storesThat((s, land) => goodOfStore(s, land) === good)
const storesInRow = (row: number) => storesThat((_, land) => rowOf[land] === row)
const storesInColumn = (column: number) => storesThat((_, land) => columnOf[land] === column)
const storesServed = (least: number) => storesThat((s, land) => buildingsServing(s, land) >= least)

const opened =
  (fits: (s: Board, building: number) => boolean): Count =>
  (s, seat) =>
    spaces.filter((space) => s.openedBy[space] === seat && fits(s, s.buildings[space])).length
const openedIn = (colour: number) => opened((s, building) => tablesOf(s).colourOfBuilding[building] === colour)

const inOffice =
  (noble: number): Count =>
  (s, seat) =>
    s.offices[seat * 3 + noble]
const favorOf =
  (noble: number): Count =>
  (s, seat) =>
    s.favors[seat * 3 + noble]
const goodHeld =
  (good: number): Count =>
  (s, seat) =>
    s.stock[seat * 4 + good]
const cubes =
  (kind: number): Count =>
  (s, seat) =>
    s.rubble[seat * 3 + kind]
const shipSizes = (s: Board, seat: Seat): number[] => shipsOf(s, seat).map((ship) => tablesOf(s).shipOf[ship].size)

const nobleCards = (s: Board, seat: Seat): number[] =>
  s.top.slice(seat * slotsPerRow, (seat + 1) * slotsPerRow).filter((held) => held !== none && held < shipSlot)
const cardsOfNoble =
  (noble: number): Count =>
  (s, seat) =>
    nobleCards(s, seat).filter((card) => tablesOf(s).typeOf[card] === noble).length

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Officials on used plans. */
export const officialsOnPlans: Count = (s, seat) =>
  sum(
    plansOf(s, seat)
      .map((plan) => s.planUse[plan])
      .filter((officials) => officials !== unused),
  )

/** By owner: stores with their entrance on this street. */
export function storesOnStreet(s: Board, street: number): number[] {
  const found = s.wigs.map(() => 0)
  for (let land = 0; land < s.stores.length; land++) {
    if (s.stores[land] !== none && s.entrances[land] === street) found[s.stores[land]]++
  }
  return found
}

/** `rank.firsts`: first, or tied for it, with at least one store. */
const firsts: Count = (s, seat) =>
  [0, 1, 2, 3].filter((street) => {
    const stores = storesOnStreet(s, street)
    return stores[seat] > 0 && stores[seat] === Math.max(...stores)
  }).length

/** Table 2.15 */
const counts: { readonly [Name in Metric]: Count } = {
  'stores.gold': storesOfGood(0),
  'stores.cloth': storesOfGood(1),
  'stores.books': storesOfGood(2),
  'stores.tools': storesOfGood(3),
  'stores.rowA': storesInRow(0),
  'stores.rowB': storesInRow(1),
  'stores.rowC': storesInRow(2),
  'stores.rowD': storesInRow(3),
  'stores.rowE': storesInRow(4),
  'stores.col1': storesInColumn(0),
  'stores.col2': storesInColumn(1),
  'stores.col3': storesInColumn(2),
  'stores.col4': storesInColumn(3),
  'stores.col5': storesInColumn(4),
  'stores.total': (s, seat) => storesOf(s, seat).length,
  'stores.served1': storesServed(1),
  'stores.served2': storesServed(2),
  'pb.opened': opened(() => true),
  'pb.blue': openedIn(0),
  'pb.green': openedIn(1),
  'officials.plans': officialsOnPlans,
  'officials.offices': (s, seat) => s.offices[seat * 3] + s.offices[seat * 3 + 1] + s.offices[seat * 3 + 2],
  'officials.builder': inOffice(0),
  'officials.marquis': inOffice(1),
  'officials.king': inOffice(2),
  'ships.count': (s, seat) => shipsOf(s, seat).length,
  'ships.size': (s, seat) => sum(shipSizes(s, seat)),
  'ships.maxSize': (s, seat) => Math.max(0, ...shipSizes(s, seat)),
  'clergy.count': (s, seat) => clergyHeld(s, seat).length,
  'favors.count': (s, seat) => s.favors[seat * 3] + s.favors[seat * 3 + 1] + s.favors[seat * 3 + 2],
  'favors.builder': favorOf(0),
  'favors.marquis': favorOf(1),
  'favors.king': favorOf(2),
  'goods.total': goodsOf,
  'goods.gold': goodHeld(0),
  'goods.cloth': goodHeld(1),
  'goods.books': goodHeld(2),
  'goods.tools': goodHeld(3),
  'cards.noble': (s, seat) => nobleCards(s, seat).length,
  'cards.treasury': (s, seat) =>
    s.bottom.slice(seat * slotsPerRow, (seat + 1) * slotsPerRow).filter((card) => card !== none).length,
  'cards.builder': cardsOfNoble(0),
  'cards.marquis': cardsOfNoble(1),
  'cards.king': cardsOfNoble(2),
  'portfolio.influence': portfolioInfluence,
  'rubble.quake': cubes(quake),
  'rubble.fire': cubes(fire),
  'rubble.tsunami': cubes(tsunami),
  'rubble.sets': setsOf,
  'rubble.total': cubesOf,
  reis: (s, seat) => s.purses[seat],
  influence: (s, seat) => s.influence[seat],
  'decrees.count': (s, seat) => decreesOf(s, seat).length,
  'rank.firsts': firsts,
}

export const metricOf = (s: Board, seat: Seat, metric: Metric): number => counts[metric](s, seat)

/** Table 2.15: what a decree is worth to this seat as things stand. */
export function decreeWigs(s: Board, seat: Seat, decree: DecreeData): number {
  switch (decree.kind) {
    case 'per':
      return Math.min(decree.cap, decree.wigs * metricOf(s, seat, decree.metric))
    case 'atLeast':
      return metricOf(s, seat, decree.metric) >= decree.n ? decree.wigs : 0
    case 'all':
      return decree.metrics.every((metric) => metricOf(s, seat, metric) >= 1) ? decree.wigs : 0
    case 'kinds':
      return decree.metrics.filter((metric) => metricOf(s, seat, metric) >= 1).length >= decree.n ? decree.wigs : 0
    case 'copyBestOfRightNeighbour':
      return bestDecreeOf(s, (seat + s.seats - 1) % s.seats)
  }
}

/** The best single decree of a seat that copies none itself. */
function bestDecreeOf(s: Board, seat: Seat): number {
  const { decrees } = tablesOf(s).set
  const own = decreesOf(s, seat)
    .map((decree) => decrees[decree])
    .filter(({ kind }) => kind !== 'copyBestOfRightNeighbour')
  return Math.max(0, ...own.map((decree) => decreeWigs(s, seat, decree)))
}
