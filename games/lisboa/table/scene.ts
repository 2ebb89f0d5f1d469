import type { Seat, Task } from '@eminence/kernel'
import {
  type Action,
  acquirePlan,
  actionsOf,
  allGoods,
  allNobles,
  buildShip,
  type Card,
  columnOf,
  type Decree,
  type Good,
  getFavor,
  king,
  type Land,
  lacerda,
  marquis,
  type Noble,
  none,
  type Owner,
  type Plan,
  produce,
  recruit,
  type Ship,
  type Space,
  slotsPerRow,
  streetsOf,
  tablesOf,
  treasuryPile,
} from '../data.ts'
import { decreeWigs, metricOf } from '../metrics.ts'
import {
  affordable,
  afterVisit,
  cubeCosts,
  hasSlotForShip,
  lacksFavor,
  landReduction,
  lowestPrice,
  officialsInOffices,
  officialsNeeded,
} from '../rules/legal.ts'
import { payments, storeWigs } from '../rules/served.ts'
import { lacerdaPoints, sourcesOf } from '../score.ts'
import {
  abilities,
  aboard,
  goodOfStore,
  hasRoom,
  isEmptySpace,
  isLacerda,
  isSolo,
  plansOf,
  priceOf,
  shipSlot,
  storesOf,
  treasuryReis,
  unused,
} from '../state.ts'
import type { View } from '../view.ts'
import type { TableWords } from './words.ts'

/** Seats, and in a solo game Lacerda. */
export const ownersOf = (view: Pick<View, 'wigs'>): Owner[] => view.wigs.map((_, owner) => owner)

/** For whom prices and costs are shown: the viewer, or for the audience whoever is at it. */
export const lookerOf = (view: View): Seat =>
  view.viewer ?? view.todo.at(-1)?.owing[0] ?? (isLacerda(view, view.active) ? 0 : Math.max(0, view.active))

/** What has to be decided, if the viewer has to. */
export const askedOf = (view: View): Task | null => {
  const task = view.todo.at(-1)
  return task !== undefined && view.viewer !== null && task.owing.includes(view.viewer) ? task : null
}

/** What the decision is about: “noble”, “land”; none if it is not. */
export function aboutIn(task: Task | null, key: string): number {
  const found: unknown = Object.entries(task ?? {}).find(([name]) => name === key)?.[1]
  return typeof found === 'number' ? found : none
}

/** A plot as the looker sees it: the least that it costs, and the wigs with the best entrance. */
export interface Prospect {
  readonly price: number
  readonly wigs: number
  /** Which streets give so many. */
  readonly streets: readonly number[]
}

export function prospectOf(view: View, seat: Seat, land: Land): Prospect {
  const ground = treasuryReis(view) - landReduction(view, seat)
  const streets = streetsOf[columnOf[land]]
  const wigs = Math.max(...streets.map((street) => storeWigs(view, land, street)))
  return {
    price: lowestPrice(view, land, ground, cubeCosts(view, seat)),
    wigs,
    streets: streets.filter((street) => storeWigs(view, land, street) === wigs),
  }
}

/** What a building on this place would pay, by owner. */
export function paidAt(view: View, space: Space, building: number): number[] {
  const paid = view.wigs.map(() => 0)
  for (const { owner, wigs } of payments(view, space, building)) paid[owner] += wigs
  return paid
}

/** Cubes of one place as a list of kinds: quake, quake, fire. */
export const cubesAt = (cubes: readonly number[], at: number): number[] =>
  [0, 1, 2].flatMap((kind) => Array.from({ length: cubes[at * 3 + kind] }, () => kind))

/** The best that a sale could bring: the dearest goods onto the best ships. */
export function bestSale(view: View, seat: Seat): number {
  const { shipOf } = tablesOf(view)
  const goods = allGoods
    .flatMap((good) => Array.from({ length: view.stock[seat * 4 + good] }, () => priceOf(view, good)))
    .sort((a, b) => b - a)
  const holds = openShips(view)
    .flatMap((ship) => Array.from({ length: shipOf[ship].size - aboard(view, ship) }, () => shipOf[ship].price))
    .sort((a, b) => b - a)
  const bonus = abilities(view, seat, 'sell+1')
  return goods.slice(0, holds.length).reduce((sum, price, at) => sum + price + holds[at] + bonus, 0)
}

/** Docked ships with a free hold. */
export const openShips = (view: View): Ship[] =>
  view.shipOwner.flatMap((owner, ship) => (owner !== none && hasRoom(view, ship) ? [ship] : []))

/** What a seat gets for a good on that ship. */
export const salePrice = (view: View, seat: Seat, good: Good, ship: Ship): number =>
  priceOf(view, good) + tablesOf(view).shipOf[ship].price + abilities(view, seat, 'sell+1')

/** What a decree would be worth to a seat as things stand, if it had it. */
export function worthOf(view: View, seat: Seat, decree: Decree): number {
  const data = tablesOf(view).set.decrees[decree]
  if (view.decreeKeeper[decree] === seat) return decreeWigs(view, seat, data)
  const decreeKeeper = view.decreeKeeper.slice()
  decreeKeeper[decree] = seat
  return decreeWigs({ ...view, decreeKeeper }, seat, data)
}

/** How far a decree with a threshold is: so many of so many; null for one that counts. */
export function progressOf(view: View, seat: Seat, decree: Decree): readonly [has: number, of: number] | null {
  const data = tablesOf(view).set.decrees[decree]
  switch (data.kind) {
    case 'atLeast':
      return [Math.min(data.n, metricOf(view, seat, data.metric)), data.n]
    case 'all':
    case 'kinds': {
      const has = data.metrics.filter((metric) => metricOf(view, seat, metric) > 0).length
      return [has, data.kind === 'all' ? data.metrics.length : data.n]
    }
    default:
      return null
  }
}

/** LI-6.1, LI-7.1: so many sets of one player, or so many empty piles, end the period. */
export const setsDue = ({ period }: Pick<View, 'period'>): number => (period === 0 ? 2 : 4)
export const pilesDue = 3

/** How many cards a seat has in hand. */
export const handSizeOf = (view: View, seat: Seat): number =>
  view.knownCards[seat].length + view.hiddenBlue[seat] + view.hiddenPurple[seat]

/** By owner: where its wigs come from if the game ended now. */
export const standingOf = (view: View) => [...sourcesOf(view), ...(isSolo(view) ? [lacerdaPoints(view)] : [])]

/** The plans with which a seat could open a building now. */
const usablePlans = (view: View, seat: Seat): Plan[] =>
  plansOf(view, seat).filter(
    (plan) =>
      view.planUse[plan] === unused &&
      view.buildingTops[tablesOf(view).colourOfPlan[plan]] !== none &&
      officialsInOffices(view, seat) >= officialsNeeded(view, seat, plan),
  )

/** LI-3.51: whether a State action could do something for a seat. */
function canDo(view: View, seat: Seat, action: Action): boolean {
  switch (action) {
    case acquirePlan:
      return view.planTops.some((plan) => plan !== none)
    case recruit:
      return view.officials[seat] > 0
    case buildShip:
      return view.shipyard.length > 0 && hasSlotForShip(view, seat)
    case produce:
      return storesOf(view, seat).some((land) => view.supply[goodOfStore(view, land)] > 0)
    case getFavor:
      return allNobles.some((noble) => lacksFavor(view, seat, noble))
    default:
      return true
  }
}

export const statesFor = (view: View, seat: Seat, noble: Noble): Action[] =>
  actionsOf(noble).filter((action) => canDo(view, seat, action))

/** What a Noble action could bring a seat with so much money and influence; null if it can do nothing. */
export type NobleProspect =
  | { readonly noble: 'builder'; readonly price: number; readonly wigs: number }
  | { readonly noble: 'marquis'; readonly worth: number }
  | { readonly noble: 'king'; readonly wigs: number }

export function nobleProspect(
  view: View,
  seat: Seat,
  noble: Noble,
  { reis, influence }: { readonly reis: number; readonly influence: number },
): NobleProspect | null {
  if (noble === marquis) {
    const worths = view.display.map((decree) => worthOf(view, seat, decree)).sort((a, b) => b - a)
    const number = 2 + abilities(view, seat, 'decree+1')
    const worth = worths.slice(0, number).reduce((sum, each) => sum + each, 0)
    return worths.length === 0 ? null : { noble: 'marquis', worth }
  }
  if (noble === king) {
    const tops = usablePlans(view, seat).map((plan) => view.buildingTops[tablesOf(view).colourOfPlan[plan]])
    const spaces = view.buildings.flatMap((_, space) => (isEmptySpace(view, space) ? [space] : []))
    if (tops.length === 0 || spaces.length === 0) return null
    const wigs = Math.max(...tops.flatMap((building) => spaces.map((space) => paidAt(view, space, building)[seat])))
    return { noble: 'king', wigs }
  }
  const found: Land[] = []
  if (!affordable(view, seat, reis, influence, found)) return null
  const prospects = found.map((land) => prospectOf(view, seat, land))
  return {
    noble: 'builder',
    price: Math.min(...prospects.map(({ price }) => price)),
    wigs: Math.max(...prospects.map(({ wigs }) => wigs)),
  }
}

export const visitProspect = (view: View, seat: Seat, noble: Noble): NobleProspect | null =>
  nobleProspect(view, seat, noble, afterVisit(view, seat, noble, false))

/** LI-3.8: what happens to a card that goes to the portfolio. */
export function roomFor(view: View, seat: Seat, card: Card): 'free' | 'replaces' | 'leaves' {
  const isTreasury = tablesOf(view).typeOf[card] === treasuryPile
  const [slots, open] = isTreasury ? [view.bottom, view.openBottom] : [view.top, view.openTop]
  const held = slots.slice(seat * slotsPerRow, seat * slotsPerRow + open[seat])
  if (held.includes(none)) return 'free'
  return held.every((each) => each >= shipSlot) ? 'leaves' : 'replaces'
}

/** LI-8.9, LI-8.10: the noble and the State action of Lacerda's next turn. */
export function lacerdaNext(view: View): { readonly noble: Noble; readonly action: Action } {
  const noble = (view.courtiers[lacerda] + 1) % allNobles.length
  return { noble, action: actionsOf(noble)[view.assistant >= king ? 0 : 1] }
}

/** What the points that a seat has now are called. */
export const standingTitle = (view: View, words: TableWords): string =>
  view.isOver ? words.finalScore : words.ifItEnded
