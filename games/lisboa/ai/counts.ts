import type { Seat } from '@eminence/kernel'
import {
  clergyLimit,
  columnOf,
  endOfSpaces,
  firstSpace,
  lands,
  none,
  rowOf,
  slotsPerRow,
  spaces,
  type Tables,
  tablesOf,
} from '../data.ts'
import { type Metric, metrics } from '../decree-data.ts'
import { paysAt, spacesFor } from '../rules/served.ts'
import { goodOfStore, type State, shipSlot, unused } from '../state.ts'

/** Where a metric of the decrees stands in a list of all. */
const at = (metric: Metric): number => metrics.indexOf(metric)
export const [storesOfGood, storesInRow, storesInColumn] = [at('stores.gold'), at('stores.rowA'), at('stores.col1')]
export const [storesInAll, servedOnce, servedTwice] = [at('stores.total'), at('stores.served1'), at('stores.served2')]
export const [opened, openedBlue] = [at('pb.opened'), at('pb.blue')]
export const [onPlans, inOffices, inOffice] = [at('officials.plans'), at('officials.offices'), at('officials.builder')]
export const [shipCount, shipSize, largestShip] = [at('ships.count'), at('ships.size'), at('ships.maxSize')]
export const [clergyCount, favorCount, favorOf] = [at('clergy.count'), at('favors.count'), at('favors.builder')]
export const [goodsInAll, goodHeld] = [at('goods.total'), at('goods.gold')]
export const [nobleCards, treasuryCards, cardsOfNoble] = [at('cards.noble'), at('cards.treasury'), at('cards.builder')]
export const inPortfolio = at('portfolio.influence')
export const [cubesOfKind, setsMade, cubesInAll] = [at('rubble.quake'), at('rubble.sets'), at('rubble.total')]
export const decreesHeld = at('decrees.count')
const [reisHeld, influenceHeld, firstPlaces] = [at('reis'), at('influence'), at('rank.firsts')]

/** All that the decrees may count of a seat, by metric: as `metricOf` tells it, but everything in one go. */
export function countsOf(s: State, seat: Seat): number[] {
  const tables = tablesOf(s)
  const counts: number[] = []
  for (let metric = 0; metric < metrics.length; metric++) counts.push(0)
  countStores(s, seat, counts)
  countBuildings(s, seat, tables, counts)
  countPortfolio(s, seat, tables, counts)
  for (let noble = 0; noble < 3; noble++) {
    counts[inOffice + noble] = s.offices[seat * 3 + noble]
    counts[inOffices] += s.offices[seat * 3 + noble]
    counts[favorOf + noble] = s.favors[seat * 3 + noble]
    counts[favorCount] += s.favors[seat * 3 + noble]
  }
  for (let good = 0; good < 4; good++) {
    counts[goodHeld + good] = s.stock[seat * 4 + good]
    counts[goodsInAll] += s.stock[seat * 4 + good]
  }
  for (let kind = 0; kind < 3; kind++) {
    counts[cubesOfKind + kind] = s.rubble[seat * 3 + kind]
    counts[cubesInAll] += s.rubble[seat * 3 + kind]
  }
  counts[setsMade] = Math.min(counts[cubesOfKind], counts[cubesOfKind + 1], counts[cubesOfKind + 2])
  for (const keeper of s.decreeKeeper) if (keeper === seat) counts[decreesHeld]++
  counts[reisHeld] = s.purses[seat]
  counts[influenceHeld] = s.influence[seat]
  return counts
}

function countStores(s: State, seat: Seat, counts: number[]): void {
  const owners = s.wigs.length
  const onStreets: number[] = []
  for (let place = 0; place < 4 * owners; place++) onStreets.push(0)
  for (const land of lands) {
    const owner = s.stores[land]
    if (owner === none) continue
    const street = s.entrances[land]
    onStreets[street * owners + owner]++
    if (owner !== seat) continue
    const good = goodOfStore(s, land)
    counts[storesOfGood + good]++
    counts[storesInRow + rowOf[land]]++
    counts[storesInColumn + columnOf[land]]++
    counts[storesInAll]++
    let serving = 0
    for (const space of spacesFor(land, street)) if (paysAt(s, space, good) > 0) serving++
    if (serving > 0) counts[servedOnce]++
    if (serving > 1) counts[servedTwice]++
  }
  for (let street = 0; street < 4; street++) {
    const own = onStreets[street * owners + seat]
    let isFirst = own > 0
    for (let owner = 0; owner < owners; owner++) if (onStreets[street * owners + owner] > own) isFirst = false
    if (isFirst) counts[firstPlaces]++
  }
}

function countBuildings(s: State, seat: Seat, { colourOfBuilding }: Tables, counts: number[]): void {
  for (const space of spaces) {
    if (space < firstSpace(s.rows) || space >= endOfSpaces(s.rows) || s.openedBy[space] !== seat) continue
    counts[opened]++
    counts[openedBlue + colourOfBuilding[s.buildings[space]]]++
  }
  for (let plan = 0; plan < s.planKeeper.length; plan++) {
    if (s.planKeeper[plan] === seat && s.planUse[plan] !== unused) counts[onPlans] += s.planUse[plan]
  }
}

function countPortfolio(s: State, seat: Seat, { typeOf, influenceOf, shipOf }: Tables, counts: number[]): void {
  for (let slot = seat * slotsPerRow; slot < (seat + 1) * slotsPerRow; slot++) {
    const held = s.top[slot]
    if (s.bottom[slot] !== none) counts[treasuryCards]++
    if (held === none) continue
    if (held < shipSlot) {
      counts[nobleCards]++
      counts[cardsOfNoble + typeOf[held]]++
      counts[inPortfolio] += influenceOf[held]
    } else {
      const { size, influence } = shipOf[held - shipSlot]
      counts[shipCount]++
      counts[shipSize] += size
      counts[largestShip] = Math.max(counts[largestShip], size)
      counts[inPortfolio] += influence
    }
  }
  for (let place = seat * clergyLimit; place < (seat + 1) * clergyLimit; place++) {
    if (s.clergy[place] !== none) counts[clergyCount]++
  }
}
