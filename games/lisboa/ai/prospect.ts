import type { Seat } from '@eminence/kernel'
import { clergyLimit, lacerda, lands, none, type Owner, slotsPerRow, tablesOf } from '../data.ts'
import { lacerdaPoints } from '../score.ts'
import type { State } from '../state.ts'
import { worthInBottom } from './cards.ts'
import { inOffices, inPortfolio, onPlans, shipSize, storesInAll } from './counts.ts'
import { hopesOf } from './decrees.ts'
import {
  inTime,
  type Outlook,
  officialsDoubt,
  officialsOfRivals,
  outlookOf,
  standing,
  streetDoubt,
  unusedPlans,
} from './outlook.ts'
import { influenceUpTo, moneyUpTo, worthOfFavor, worthOfGood, worthOfRubble, worthOfTile } from './things.ts'
import { weights } from './weights.ts'

/** What a position is made of at the start of a turn, by the measures of the rule player. */
export const parts = [
  'wigs',
  'ships',
  'favors',
  'decrees',
  'streets',
  'officials',
  'rubble',
  'money',
  'influence',
  'goods',
  'plans',
  'offices',
  'portfolio',
  'tiles',
  'bottom',
  'stores',
  'turns',
] as const
export type Part = (typeof parts)[number]

/** What a seat has and may hope for, part by part. */
export function partsOf(s: State, seat: Seat): Readonly<Record<Part, number>> {
  const o = outlookOf(s, seat, weights)
  const { counts, left } = o
  return {
    wigs: s.wigs[seat],
    ships: counts[shipSize],
    favors: favorsOf(o),
    decrees: hopesOf(s, seat, counts, weights.growth * left),
    streets: streetsOf(s, seat, streetDoubt(o)),
    officials: officialsOf(o),
    rubble: worthOfRubble(o, s.rubble[seat * 3], s.rubble[seat * 3 + 1], s.rubble[seat * 3 + 2]),
    money: moneyUpTo(o, s.purses[seat]),
    influence: influenceUpTo(o, s.influence[seat]),
    goods: goodsOf(o),
    plans: plansOf(o),
    offices: counts[inOffices] * inTime(o, 3),
    portfolio: counts[inPortfolio] * inTime(o, 12),
    tiles: tilesOf(o),
    bottom: bottomOf(o),
    stores: counts[storesInAll] * inTime(o, 12),
    turns: seat === s.active ? left + 1 : left,
  }
}

function favorsOf(o: Outlook): number {
  let worth = 0
  for (let noble = 0; noble < 3; noble++) if (o.s.favors[o.seat * 3 + noble] > 0) worth += worthOfFavor(o, noble)
  return worth
}

/** The rankings of the streets, as far as they can be foreseen. */
function streetsOf(s: State, owner: Owner, doubt: number): number {
  const { scoringTiles } = tablesOf(s).set
  const { length: owners } = s.wigs
  const stores: number[] = []
  for (let at = 0; at < 4 * owners; at++) stores.push(0)
  for (const land of lands) if (s.stores[land] !== none) stores[s.entrances[land] * owners + s.stores[land]]++
  let worth = 0
  for (let street = 0; street < 4; street++) {
    const there = stores.slice(street * owners, (street + 1) * owners)
    const rivals = there.filter((_, other) => other !== owner)
    worth += standing(there[owner], rivals, scoringTiles[s.tiles[street]].values, doubt)
  }
  return worth
}

function officialsOf(o: Outlook): number {
  const { officialsRanking, officialsRankingOfTwo } = o.tables.set
  const values = o.s.wigs.length === 2 ? officialsRankingOfTwo : officialsRanking
  return standing(o.counts[onPlans], officialsOfRivals(o), values, officialsDoubt(o))
}

function goodsOf(o: Outlook): number {
  let [worth, others] = [0, 0]
  for (let good = 0; good < 4; good++) {
    for (let each = 0; each < o.s.stock[o.seat * 4 + good]; each++) worth += worthOfGood(o, good, others++)
  }
  return worth
}

/** The nth plan needs its time. */
function plansOf(o: Outlook): number {
  let [worth, nth] = [0, 0]
  for (const _ of unusedPlans(o)) worth += inTime(o, 2 + 2 * nth++)
  return worth
}

function tilesOf(o: Outlook): number {
  const { s, seat } = o
  let worth = 0
  for (let at = seat * clergyLimit; at < (seat + 1) * clergyLimit; at++) {
    if (s.clergy[at] !== none) worth += worthOfTile(o, s.clergy[at])
  }
  return worth
}

function bottomOf(o: Outlook): number {
  const { s, seat } = o
  let worth = 0
  for (let at = seat * slotsPerRow; at < (seat + 1) * slotsPerRow; at++) {
    if (s.bottom[at] !== none) worth += worthInBottom(o, s.bottom[at])
  }
  return worth
}

/** What Lacerda is made of when the turn of his rival begins. */
export const lacerdasParts = ['firm', 'streets', 'turns', 'cubes', 'offices'] as const
export type LacerdasPart = (typeof lacerdasParts)[number]

export function lacerdasPartsOf(s: State): Readonly<Record<LacerdasPart, number>> {
  const o = outlookOf(s, 0, weights)
  const { game, ships, rubble, decrees, officials, favors } = lacerdaPoints(s)
  return {
    firm: game + ships + rubble + decrees + favors,
    streets: streetsOf(s, lacerda, streetDoubt(o)),
    turns: o.left + (s.active === lacerda ? 1 : 0),
    cubes: s.period === 0 ? rubble : 0,
    offices: officials,
  }
}
