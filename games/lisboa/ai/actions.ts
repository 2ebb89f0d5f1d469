import {
  type Action,
  acquirePlan,
  allNobles,
  builder,
  buildShip,
  type Colour,
  clergyLimit,
  getFavor,
  lands,
  marquis,
  meetCardinal,
  type Noble,
  nextOnRing,
  none,
  produce,
  recruit,
  type Ship,
  slotsPerRow,
} from '../data.ts'
import { canDo, canDoNoble } from '../rules/legal.ts'
import { ringSpaces } from '../sets.ts'
import { abilities, capacityOf, goodOfStore, goodsOf, portfolioInfluence, shipSlot } from '../state.ts'
import { worthOfBuilding, worthOfOpening, worthOfStore } from './city.ts'
import { decreesHeld, inOffices, inPortfolio, largestShip, shipCount, shipSize } from './counts.ts'
import { clausesOf, hopeOf } from './decrees.ts'
import { inTime, type Outlook, question, unusedPlans } from './outlook.ts'
import {
  worthOfBestFavor,
  worthOfGood,
  worthOfInfluence,
  worthOfOfficial,
  worthOfReis,
  worthOfRoomForTile,
  worthOfTile,
} from './things.ts'

/** LI-3.51: what a State action promises; nothing if it cannot be done. */
export function worthOfState(o: Outlook, action: Action): number {
  o.known[question.state + action] ??= canDo(o.s, o.seat, action) ? stateNow(o, action) : 0
  return o.known[question.state + action]
}

function stateNow(o: Outlook, action: Action): number {
  switch (action) {
    case acquirePlan:
      return Math.max(worthOfPlan(o, 0), worthOfPlan(o, 1))
    case recruit:
      return worthOfRecruiting(o)
    case buildShip:
      return worthOfShip(o)
    case produce:
      return worthOfProduction(o)
    case meetCardinal:
      return Math.max(worthOfSteps(o, 1), worthOfSteps(o, 2))
    case getFavor:
      return worthOfBestFavor(o)
    default:
      return 0
  }
}

export const worthOfBestState = (o: Outlook, noble: Noble): number =>
  Math.max(worthOfState(o, 2 * noble), worthOfState(o, 2 * noble + 1))

/** LI-3.51: what a Noble action promises with what is in hand now; nothing if it cannot be done. */
export function worthOfNoble(o: Outlook, noble: Noble): number {
  o.known[question.noble + noble] ??= nobleNow(o, noble, 0)
  return o.known[question.noble + noble]
}

/** The same when so many réis are spent before. */
export function nobleNow(o: Outlook, noble: Noble, spent: number): number {
  const { s, seat } = o
  if (noble === builder) return worthOfStore(o, spent)
  if (!canDoNoble(s, seat, noble, 0, 0)) return 0
  return noble === marquis ? worthOfDecrees(o) : worthOfOpening(o)
}

/** A decree, whoever else may want it. */
export const worthOfDecree = (o: Outlook, decree: number): number =>
  hopeOf(clausesOf(o.s)[decree], o.counts, o.weights.growth * o.left) + o.gains[decreesHeld]

/** LI-3.42: the best two, or more. */
function worthOfDecrees(o: Outlook): number {
  const number = 2 + abilities(o.s, o.seat, 'decree+1')
  const worths = o.s.display.map((decree) => worthOfDecree(o, decree)).sort((a, b) => b - a)
  let sum = 0
  for (let at = 0; at < Math.min(number, worths.length); at++) sum += worths[at]
  return sum
}

/** A plan has to be used in time: it wants officials and a visit to the king. */
export function worthOfPlan(o: Outlook, colour: Colour): number {
  const { s, seat, tables, weights } = o
  const stack = s.planStacks[colour]
  if (stack.length === 0) return 0
  const held = unusedPlans(o)
  const needed = held.reduce((sum, plan) => sum + tables.officialsOf[plan], 0)
  const officials = tables.officialsOf[stack[stack.length - 1]]
  if (officials + needed > s.officials[seat] + o.counts[inOffices]) return 0
  const use = weights.plan + 0.1 * worthOfBuilding(o, colour) + 0.3 * officials
  return inTime(o, 4 + 2 * held.length) * use * weights.planAfter ** held.length
}

function worthOfRecruiting(o: Outlook): number {
  const { s, seat } = o
  const most = Math.min(2 + abilities(s, seat, 'recruit+1'), s.officials[seat])
  let sum = 0
  for (let before = 0; before < most; before++) {
    sum += Math.max(...allNobles.map((noble) => worthOfOfficial(o, noble, before)))
  }
  return sum
}

/** A point of influence that lies in the portfolio. */
const worthOfPoint = (o: Outlook): number => (o.weights.portfolio * Math.min(o.left, 12)) / 12 + o.gains[inPortfolio]

/** What is in a top slot, as far as it can be replaced. */
export function worthInTop(o: Outlook, slot: number): number {
  const held = o.s.top[o.seat * slotsPerRow + slot]
  if (held === none) return 0
  return o.tables.influenceOf[held] * worthOfPoint(o) + 0.2
}

/** What has to make room in the top row: the card that is missed least; null if only ships are there. */
export function worthOfRoom(o: Outlook): number | null {
  const { s, seat } = o
  let least: number | null = null
  for (let slot = 0; slot < s.openTop[seat]; slot++) {
    if (s.top[seat * slotsPerRow + slot] >= shipSlot) continue
    const worth = worthInTop(o, slot)
    if (least === null || worth < least) least = worth
  }
  return least
}

/** A card with so much influence in a top slot. */
export const worthOfTopCard = (o: Outlook, influence: number): number => influence * worthOfPoint(o) + 0.2

/** LI-3.29 */
function worthOfShip(o: Outlook): number {
  const { s, seat, tables, weights, gains } = o
  const ship: Ship = s.shipyard[s.shipyard.length - 1]
  const { size, influence } = tables.shipOf[ship]
  const gained = portfolioInfluence(s, seat) + influence + abilities(s, seat, 'influence+1')
  return (
    size +
    worthOfInfluence(o, gained) +
    influence * worthOfPoint(o) +
    weights.sail * size * inTime(o, 6) +
    weights.treasury * inTime(o, 4) +
    gains[shipCount] +
    size * gains[shipSize] +
    Math.max(0, size - o.counts[largestShip]) * gains[largestShip] -
    (worthOfRoom(o) ?? 0)
  )
}

/** LI-3.30: as far as there is room, the better ones first. */
function worthOfProduction(o: Outlook): number {
  const { s, seat } = o
  const supply = s.supply.slice()
  const got = [0, 0, 0, 0]
  let number = 0
  for (const land of lands) {
    if (s.stores[land] !== seat) continue
    const good = goodOfStore(s, land)
    if (supply[good] === 0) continue
    supply[good]--
    got[good]++
    number++
  }
  const held = goodsOf(s, seat)
  let room = Math.min(capacityOf(s, seat) - held, number + abilities(s, seat, 'produce+1'))
  let worth = worthOfReis(o, 2 * abilities(s, seat, 'produce+2'))
  let others = held
  for (const good of [0, 1, 2, 3]) {
    for (let each = 0; each < got[good] && room > 0; each++, room--) worth += worthOfGood(o, good, others++)
  }
  if (room > 0) worth += room * worthOfGood(o, 0, others)
  return worth
}

/** LI-3.31: so many steps, then the better tile. */
export function worthOfSteps(o: Outlook, steps: number): number {
  const { s, tables, weights } = o
  let [at, worth] = [s.cardinal, 0]
  for (let step = 0; step < steps; step++) {
    at = nextOnRing(at)
    if (at === tables.treasuryIcon) worth += weights.treasury * inTime(o, 4)
    if (at === tables.churchIcon) worth += worthOfChurch(o)
  }
  return worth + Math.max(0, worthOfTileNear(o, at, 1), worthOfTileNear(o, at, -1))
}

export function worthOfTileNear(o: Outlook, from: number, direction: 1 | -1): number {
  const { s } = o
  for (let steps = 1; steps < ringSpaces; steps++) {
    const at = (from + direction * steps + ringSpaces) % ringSpaces
    if (s.ring[at] !== none) return worthOfTile(o, s.ring[at]) - worthOfRoomForTile(o)
  }
  return 0
}

/** LI-3.34: what tiles pay more than they are worth to keep, and the influence; the others gain theirs. */
function worthOfChurch(o: Outlook): number {
  const { s, seat, tables, weights } = o
  let worth = worthOfInfluence(o, portfolioInfluence(s, seat) + abilities(s, seat, 'influence+1'))
  for (let at = seat * clergyLimit; at < (seat + 1) * clergyLimit; at++) {
    const tile = s.clergy[at]
    if (tile !== none) worth += Math.max(0, tables.wigsOf[tile] - worthOfTile(o, tile))
  }
  return worth - (weights.rivalry * 1.5 * inTime(o, 3)) / (s.wigs.length - 1)
}
