import {
  type Building,
  type Colour,
  columnOf,
  endOfSpaces,
  firstSpace,
  type Good,
  type Land,
  lands,
  none,
  type Plan,
  type Rubble,
  rowOf,
  type Space,
  type Street,
  streetsOf,
  tablesOf,
} from '../data.ts'
import { affordable, cubeCosts, isUsable, landReduction, officialsNeeded, rubbleAt } from '../rules/legal.ts'
import { paysAt, serves, spacesFor } from '../rules/served.ts'
import type { ComponentSet } from '../sets.ts'
import { abilities, goodOfStore, treasuryReis } from '../state.ts'
import {
  onPlans,
  opened,
  openedBlue,
  servedOnce,
  servedTwice,
  storesInAll,
  storesInColumn,
  storesInRow,
  storesOfGood,
} from './counts.ts'
import { inTime, type Outlook, question, standing, streetDoubt, worthOnPlans } from './outlook.ts'
import { worthOfCube, worthOfCubes, worthOfEffect, worthOfNextGood, worthOfReis } from './things.ts'

const nothing = () => 0

const meanPays = new WeakMap<ComponentSet, readonly number[]>()

/** By good: what a building pays on average. */
function meanPaysOf({ tables: { set, pays } }: Outlook): readonly number[] {
  let means = meanPays.get(set)
  if (means === undefined) {
    const buildings = set.buildings.length
    means = [0, 1, 2, 3].map(
      (good) => pays.reduce((sum, wigs, at) => (at % 4 === good ? sum + wigs : sum), 0) / buildings,
    )
    meanPays.set(set, means)
  }
  return means
}

/** What the buildings that stand and those to come pay a store there; what they add to decrees. */
function worthOfService(o: Outlook, land: Land, street: Street, good: Good): number {
  const { s, weights, gains } = o
  let [wigs, serving, hope] = [0, 0, 0]
  for (const space of spacesFor(land, street)) {
    const pays = paysAt(s, space, good)
    wigs += pays
    if (pays > 0) serving++
    if (s.buildings[space] === none) hope += weights.hope * inTime(o, 8) * meanPaysOf(o)[good]
  }
  if (serving > 0) wigs += gains[servedOnce]
  if (serving > 1) wigs += gains[servedTwice]
  return wigs + hope
}

/** What one store more does for the ranking of a street, and to the rivals in it. */
function worthOnStreet(o: Outlook, street: Street): number {
  o.known[question.street + street] ??= streetNow(o, street)
  return o.known[question.street + street]
}

function streetNow(o: Outlook, street: Street): number {
  const { s, seat, tables, weights } = o
  const stores = [0, 0, 0, 0]
  for (const land of lands) if (s.stores[land] !== none && s.entrances[land] === street) stores[s.stores[land]]++
  const { values } = tables.set.scoringTiles[s.tiles[street]]
  const rivals: number[] = []
  for (let owner = 0; owner < s.wigs.length; owner++) if (owner !== seat) rivals.push(stores[owner])
  const own = stores[seat]
  const doubt = streetDoubt(o)
  let worth = standing(own + 1, rivals, values, doubt) - standing(own, rivals, values, doubt)
  if (rivals.length === 1) {
    const [rival] = rivals
    worth += weights.rivalry * (standing(rival, [own], values, doubt) - standing(rival, [own + 1], values, doubt))
  }
  return weights.ranking * worth
}

/** What is paid for land, in réis and in influence where they do not suffice (LI-3.24). */
function worthOfPrice(o: Outlook, price: number, bonus: number, spent: number): number {
  const held = o.s.purses[o.seat] + bonus - spent
  if (price <= held) return worthOfReis(o, bonus - price)
  return worthOfReis(o, bonus - held) - (price - held)
}

/** The best cube to take with a store there, and what it makes of the price. */
function worthOfClearing(o: Outlook, land: Land, ground: number, costs: readonly number[], spent: number): number {
  const { s, tables } = o
  const { kind: bonus, amount } = tables.landBonus[columnOf[land]]
  const money = bonus === 'reis' ? amount : 0
  const all = ground + rubbleAt(s, land, costs)
  let best = Number.NEGATIVE_INFINITY
  for (let kind: Rubble = 0; kind < 3; kind++) {
    if (s.rowCubes[rowOf[land] * 3 + kind] + s.columnCubes[columnOf[land] * 3 + kind] === 0) continue
    const worth = worthOfCube(o, kind) + worthOfPrice(o, Math.max(0, all - costs[kind]), money, spent)
    best = Math.max(best, worth)
  }
  return best === Number.NEGATIVE_INFINITY ? worthOfPrice(o, Math.max(0, all), money, spent) : best
}

/** LI-3.37, but for réis, which are reckoned with the price. */
function worthOfLandBonus(o: Outlook, land: Land, good: Good): number {
  const bonus = o.tables.landBonus[columnOf[land]]
  if (bonus.kind === 'reis') return 0
  return bonus.kind === 'goodOfStore' ? worthOfNextGood(o, good) : worthOfEffect(o, bonus, nothing)
}

/** What the entrance of a store decides. */
export function worthOfEntrance(o: Outlook, land: Land, street: Street): number {
  const good = o.tables.goodOfStreet[street]
  return (
    worthOfService(o, land, street, good) +
    worthOnStreet(o, street) +
    worthOfLandBonus(o, land, good) +
    o.gains[storesOfGood + good]
  )
}

/** Land with its better entrance and its best cube. `spent` réis are gone already. */
export function worthOfLand(o: Outlook, land: Land, ground: number, costs: readonly number[], spent: number): number {
  const { weights, gains, left, s, seat } = o
  let best = Number.NEGATIVE_INFINITY
  for (const street of streetsOf[columnOf[land]]) best = Math.max(best, worthOfEntrance(o, land, street))
  return (
    best +
    worthOfClearing(o, land, ground, costs, spent) +
    2 * abilities(s, seat, 'store.wig2') +
    weights.yield * Math.min(left, 12) +
    gains[storesInRow + rowOf[land]] +
    gains[storesInColumn + columnOf[land]] +
    gains[storesInAll]
  )
}

/** The parts of a price that are the same for all land. */
export const landTerms = ({ s, seat }: Outlook) => ({
  ground: treasuryReis(s) - landReduction(s, seat),
  costs: cubeCosts(s, seat),
})

/** LI-3.36: the best store that can be paid when so much is spent before; nothing if there is none. */
export function worthOfStore(o: Outlook, spent: number): number {
  const { s, seat } = o
  const found: Land[] = []
  if (!affordable(s, seat, Math.max(0, s.purses[seat] - spent), s.influence[seat], found)) return 0
  const { ground, costs } = landTerms(o)
  let best = Number.NEGATIVE_INFINITY
  for (const land of found) best = Math.max(best, worthOfLand(o, land, ground, costs, spent))
  return best
}

/** LI-3.39: a cube taken with a store. */
export function worthOfCubeMove(o: Outlook, kind: Rubble, land: Land): number {
  const { ground, costs } = landTerms(o)
  const price = Math.max(0, ground + rubbleAt(o.s, land, costs) - costs[kind])
  return worthOfCube(o, kind) + worthOfPrice(o, price, 0, 0)
}

/** LI-3.45, LI-3.46: this building on this place: who is paid, the bonus, the cubes. */
export function worthOfSpace(o: Outlook, space: Space, building: Building): number {
  const { s, seat, tables, weights } = o
  const { pays, spaceBonus } = tables
  let worth = worthOfEffect(o, spaceBonus[space], nothing)
  const rivalry = s.wigs.length === 2 ? Math.max(weights.rivalry, 0.8) : weights.rivalry
  for (const land of lands) {
    const owner = s.stores[land]
    if (owner === none || !serves(s, space, land)) continue
    const wigs = pays[building * 4 + goodOfStore(s, land)]
    worth += owner === seat ? wigs : -rivalry * wigs
  }
  return worth + worthOfSpaceCubes(o, space)
}

function worthOfSpaceCubes(o: Outlook, space: Space): number {
  let [first, second]: Rubble[] = [none, none]
  for (let kind: Rubble = 0; kind < 3; kind++) {
    for (let cube = 0; cube < o.s.spaceCubes[space * 3 + kind]; cube++) {
      if (first === none) first = kind
      else second = kind
    }
  }
  return first === none ? 0 : worthOfCubes(o, first, second)
}

/** The best place for the top building of a colour; nothing if there is none. */
export function worthOfBuilding(o: Outlook, colour: Colour): number {
  o.known[question.building + colour] ??= buildingNow(o, colour)
  return o.known[question.building + colour]
}

function buildingNow(o: Outlook, colour: Colour): number {
  const { s, seat, gains } = o
  const stack = s.buildingStacks[colour]
  if (stack.length === 0) return 0
  const building = stack[stack.length - 1]
  let best = 0
  for (let space = firstSpace(s.rows); space < endOfSpaces(s.rows); space++) {
    if (s.buildings[space] === none) best = Math.max(best, worthOfSpace(o, space, building))
  }
  return (
    best +
    gains[opened] +
    gains[openedBlue + colour] +
    2 * abilities(s, seat, 'open.wig2') +
    worthOfReis(o, 3 * abilities(s, seat, 'open+3'))
  )
}

/** The officials that a plan takes from their offices, and the place in their ranking. */
export function worthOfUsing(o: Outlook, plan: Plan): number {
  const { s, seat, weights, gains } = o
  const officials = officialsNeeded(s, seat, plan)
  return worthOnPlans(o, officials) + officials * (gains[onPlans] - weights.tax * inTime(o, 6))
}

/** LI-3.43: the best public building that can be opened; nothing if there is none. */
export function worthOfOpening(o: Outlook): number {
  const { s, seat } = o
  const { colourOfPlan } = tablesOf(s)
  let best = 0
  for (let plan = 0; plan < s.planKeeper.length; plan++) {
    if (s.planKeeper[plan] !== seat || !isUsable(s, seat, plan)) continue
    best = Math.max(best, worthOfBuilding(o, colourOfPlan[plan]) + worthOfUsing(o, plan))
  }
  return best
}
