import type { Seat } from '@eminence/kernel'
import {
  type Action,
  acquirePlan,
  actionsOf,
  builder,
  buildShip,
  columnOf,
  endOfSpaces,
  firstSpace,
  getFavor,
  king,
  type Land,
  lands,
  marquis,
  meetCardinal,
  type Noble,
  none,
  type Owner,
  type Plan,
  produce,
  quake,
  type Rubble,
  recruit,
  rowOf,
  rubbleCost,
  slotsPerRow,
  tablesOf,
  tsunami,
} from '../data.ts'
import { type Ability, mostInfluence, nobles, type Sponsored } from '../sets.ts'
import {
  abilities,
  type Board,
  goodOfStore,
  isEmptyLand,
  isLacerda,
  type State,
  shipSlot,
  treasuryReis,
  unused,
  visitBase,
} from '../state.ts'
import { influenceAfter, meansOf } from './gains.ts'

const cheaperVisits: readonly Ability[] = nobles.map((noble): Ability => `visit.${noble}-1`)

/** LI-3.16: officials of everybody else in that office. */
function rivalsIn(s: Board, owner: Owner, noble: Noble): number {
  let rivals = 0
  for (let other = 0; other < s.wigs.length; other++) if (other !== owner) rivals += s.offices[other * 3 + noble]
  return rivals
}

/** LI-3.16, LI-3.19: a visit or a follow, in its parts. */
export function visitParts(s: Board, owner: Owner, noble: Noble, isFollow: boolean) {
  const base = visitBase(s)
  if (isLacerda(s, owner)) return { base, rivals: rivalsIn(s, owner, noble), reduction: 0 }
  const rivals = abilities(s, owner, 'visit.ignoreOfficials') > 0 ? 0 : rivalsIn(s, owner, noble)
  const reduction = abilities(s, owner, cheaperVisits[noble]) + (isFollow ? 2 * abilities(s, owner, 'follow-2') : 0)
  return { base, rivals, reduction: Math.min(reduction, base + rivals) }
}

export function visitCost(s: Board, owner: Owner, noble: Noble, isFollow: boolean): number {
  const { base, rivals, reduction } = visitParts(s, owner, noble, isFollow)
  return base + rivals - reduction
}

/** LI-3.21 */
export const sponsorCost = (s: Board, seat: Seat): number =>
  Math.max(0, treasuryReis(s) - 2 * abilities(s, seat, 'sponsor-2'))

/** LI-3.29, LI-3.51: an open top slot that holds no ship. */
export function hasSlotForShip(s: Board, seat: Seat): boolean {
  for (let slot = 0; slot < s.openTop[seat]; slot++) if (s.top[seat * slotsPerRow + slot] < shipSlot) return true
  return false
}

export const lacksFavor = (s: Board, owner: Owner, noble: Noble): boolean =>
  s.favors[owner * 3 + noble] === 0 && s.favorStacks[noble] > 0

/** LI-3.51 */
function canProduce(s: Board, seat: Owner): boolean {
  for (const land of lands) if (s.stores[land] === seat && s.supply[goodOfStore(s, land)] > 0) return true
  return false
}

/** LI-3.51: whether a State action can do something now. */
export function canDo(s: State, seat: Seat, action: Action): boolean {
  switch (action) {
    case acquirePlan:
      return s.planStacks[0].length > 0 || s.planStacks[1].length > 0
    case recruit:
      return s.officials[seat] > 0
    case buildShip:
      return s.shipyard.length > 0 && hasSlotForShip(s, seat)
    case produce:
      return canProduce(s, seat)
    case getFavor:
      return lacksFavor(s, seat, 0) || lacksFavor(s, seat, 1) || lacksFavor(s, seat, 2)
    default:
      return true
  }
}

/** LI-3.51: the State actions of this noble that can be done now. */
export const availableStates = (s: State, seat: Seat, noble: Noble): Action[] =>
  actionsOf(noble).filter((action) => canDo(s, seat, action))

/** What a cube costs this seat. */
function cubeCost(s: Board, seat: Seat, kind: Rubble): number {
  if (kind === quake) return abilities(s, seat, 'store.quake1') > 0 ? 1 : rubbleCost[quake]
  if (kind === tsunami) return abilities(s, seat, 'tsunami0') > 0 ? 0 : rubbleCost[tsunami]
  return rubbleCost[kind]
}

export const cubeCosts = (s: Board, seat: Seat): number[] => [
  cubeCost(s, seat, 0),
  cubeCost(s, seat, 1),
  cubeCost(s, seat, 2),
]

export const landReduction = (s: Board, seat: Seat): number =>
  2 * (abilities(s, seat, 'store-2') + abilities(s, seat, 'land-2'))

const sumOf = (cubes: readonly number[], at: number, costs: readonly number[]): number =>
  cubes[at * 3] * costs[0] + cubes[at * 3 + 1] * costs[1] + cubes[at * 3 + 2] * costs[2]

/** LI-3.39: what all cubes of its row and column cost. */
export const rubbleAt = (s: Board, land: Land, costs: readonly number[]): number =>
  sumOf(s.rowCubes, rowOf[land], costs) + sumOf(s.columnCubes, columnOf[land], costs)

/** The cost of the dearest cube there, 0 if there is none. */
function dearestAt(s: Board, land: Land, costs: readonly number[]): number {
  const [row, column] = [rowOf[land] * 3, columnOf[land] * 3]
  let dearest = 0
  for (let kind = 0; kind < 3; kind++) {
    if (costs[kind] > dearest && s.rowCubes[row + kind] + s.columnCubes[column + kind] > 0) dearest = costs[kind]
  }
  return dearest
}

/** LI-3.39, LI-3.53: the lowest price of this land, with the dearest cube taken. `ground` is the treasury's part, less reductions. */
export const lowestPrice = (s: Board, land: Land, ground: number, costs: readonly number[]): number =>
  Math.max(0, ground + rubbleAt(s, land, costs) - dearestAt(s, land, costs))

/** LI-3.53: what can be spent there after the land bonus. */
function meansAt(s: Board, land: Land, reis: number, influence: number): number {
  const { kind, amount } = tablesOf(s).landBonus[columnOf[land]]
  if (kind === 'reis') return meansOf(s, reis + amount, influence)
  return meansOf(s, reis, kind === 'inf' ? Math.min(mostInfluence, influence + amount) : influence)
}

/** LI-3.36, LI-3.53: land that can be paid with so much; `found` gets it, or it is enough that there is some. */
export function affordable(s: Board, seat: Seat, reis: number, influence: number, found?: Land[]): boolean {
  if (s.houses[seat] === 0) return false
  const costs = cubeCosts(s, seat)
  const ground = treasuryReis(s) - landReduction(s, seat)
  let some = false
  for (const land of lands) {
    if (!isEmptyLand(s, land)) continue
    if (lowestPrice(s, land, ground, costs) > meansAt(s, land, reis, influence)) continue
    if (found === undefined) return true
    some = true
    found.push(land)
  }
  return some
}

/** LI-3.44, `open.official-1` */
export const officialsNeeded = (s: Board, seat: Seat, plan: Plan): number =>
  Math.max(1, tablesOf(s).officialsOf[plan] - abilities(s, seat, 'open.official-1'))

export const officialsInOffices = (s: Board, owner: Owner): number =>
  s.offices[owner * 3] + s.offices[owner * 3 + 1] + s.offices[owner * 3 + 2]

/** LI-3.43 */
export const isUsable = (s: State, seat: Seat, plan: Plan): boolean =>
  s.planKeeper[plan] === seat &&
  s.planUse[plan] === unused &&
  s.buildingStacks[tablesOf(s).colourOfPlan[plan]].length > 0 &&
  officialsInOffices(s, seat) >= officialsNeeded(s, seat, plan)

export function hasEmptySpace(s: Board): boolean {
  for (let space = firstSpace(s.rows); space < endOfSpaces(s.rows); space++) {
    if (s.buildings[space] === none) return true
  }
  return false
}

/** LI-3.43, LI-3.51 */
function canOpen(s: State, seat: Seat): boolean {
  if (officialsInOffices(s, seat) === 0 || !hasEmptySpace(s)) return false
  for (let plan = 0; plan < s.planKeeper.length; plan++) if (isUsable(s, seat, plan)) return true
  return false
}

/** LI-3.51, LI-3.52: whether a Noble action can do something with so much money and influence. */
export function canDoNoble(s: State, seat: Seat, noble: Noble, reis: number, influence: number): boolean {
  if (noble === builder) return affordable(s, seat, reis, influence)
  return noble === marquis ? s.display.length > 0 : canOpen(s, seat)
}

/** The same, with what the seat has now. */
export const canDoNobleNow = (s: State, seat: Seat, noble: Noble): boolean =>
  canDoNoble(s, seat, noble, s.purses[seat], s.influence[seat])

export const canPayVisit = (s: Board, owner: Owner, noble: Noble, isFollow: boolean): boolean =>
  visitCost(s, owner, noble, isFollow) <= s.influence[owner] + s.wigs[owner]

/** LI-3.52: what a visitor or follower has left after the cost. */
export function afterVisit(s: Board, seat: Seat, noble: Noble, isFollow: boolean) {
  return {
    reis: s.purses[seat] + abilities(s, seat, 'visit+1'),
    influence: Math.max(0, s.influence[seat] - visitCost(s, seat, noble, isFollow)),
  }
}

/** LI-3.16 to LI-3.18, LI-3.52 */
export function mayVisit(s: State, seat: Seat, noble: Noble): boolean {
  if (!canPayVisit(s, seat, noble, false)) return false
  if (availableStates(s, seat, noble).length > 0) return true
  const { reis, influence } = afterVisit(s, seat, noble, false)
  return canDoNoble(s, seat, noble, reis, influence)
}

/** The State actions of an event, in their order. */
export const partsOf: Readonly<Record<Sponsored, readonly Action[]>> = {
  store: [],
  decrees: [],
  open: [],
  ship: [buildShip],
  produce: [produce],
  cardinal: [meetCardinal],
  'plan+recruit': [acquirePlan, recruit],
  'favor+recruit': [getFavor, recruit],
}

/** Whose Noble action an event is, if it is one. */
export const nobleOfEvent: Readonly<Record<Sponsored, Noble>> = {
  store: builder,
  decrees: marquis,
  open: king,
  ship: none,
  produce: none,
  cardinal: none,
  'plan+recruit': none,
  'favor+recruit': none,
}

/** LI-3.23, LI-3.52: whether the event can do something once its cost is paid. */
export function eventWorks(s: State, seat: Seat, event: Sponsored): boolean {
  const cost = sponsorCost(s, seat)
  const [first, second] = partsOf[event]
  if (first === undefined) {
    const reis = Math.max(0, s.purses[seat] - cost)
    const influence = influenceAfter(s, s.influence[seat], cost - s.purses[seat])
    return canDoNoble(s, seat, nobleOfEvent[event], reis, influence)
  }
  return canDo(s, seat, first) || (second !== undefined && canDo(s, seat, second))
}

/** LI-3.21, LI-3.24 */
export const canPaySponsor = (s: Board, seat: Seat): boolean =>
  sponsorCost(s, seat) <= meansOf(s, s.purses[seat], s.influence[seat])
