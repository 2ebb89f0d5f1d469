import { clergyLimit, type Effect, type Good, type Noble, none, quake, type Rubble, type Tile } from '../data.ts'
import { type Ability, mostInfluence } from '../sets.ts'
import { capacityOf, goodsOf, priceOf } from '../state.ts'
import {
  clergyCount,
  cubesInAll,
  cubesOfKind,
  favorCount,
  favorOf,
  goodHeld,
  goodsInAll,
  inOffice,
  inOffices,
  setsMade,
} from './counts.ts'
import { inTime, type Outlook, question, unusedPlans } from './outlook.ts'

/** 5.1 (4) */
const wigsPerReal = 0.2

/** So many réis more, or less. */
export function worthOfReis(o: Outlook, more: number): number {
  const { s, seat } = o
  return moneyUpTo(o, s.purses[seat] + more) - moneyUpTo(o, s.purses[seat])
}

/** So many réis in hand. */
export function moneyUpTo(o: Outlook, reis: number): number {
  const [low, middle, high] = o.weights.coin
  const early = low * Math.min(reis, 5) + middle * Math.min(Math.max(0, reis - 5), 7) + high * Math.max(0, reis - 12)
  const share = inTime(o, 4)
  return share * early + (1 - share) * wigsPerReal * reis
}

/** So much influence more, or less; what is missing is paid in wigs (LI-3.17), what is too much gives one (LI-3.25). */
export function worthOfInfluence(o: Outlook, more: number): number {
  const now = o.s.influence[o.seat]
  const then = now + more
  if (then < 0) return then - influenceUpTo(o, now)
  const wig = more > 0 && then >= mostInfluence ? 1 : 0
  return influenceUpTo(o, Math.min(then, mostInfluence)) - influenceUpTo(o, now) + wig
}

/** So much influence on the track. */
export function influenceUpTo(o: Outlook, points: number): number {
  const [low, middle, high] = o.weights.influence
  const early =
    low * Math.min(points, 3) + middle * Math.min(Math.max(0, points - 3), 4) + high * Math.max(0, points - 7)
  const share = inTime(o, 3)
  return share * early + (1 - share) * wigsPerReal * o.tables.set.influenceCash[points]
}

/** To have one more of a good, or to keep the last one, where so many others are held. */
export function worthOfGood(o: Outlook, good: Good, others: number): number {
  const { s, weights, gains } = o
  const use = weights.good + weights.price * weights.coin[1] * priceOf(s, good)
  return inTime(o, 2) * use * weights.goodAfter ** others + gains[goodHeld + good] + gains[goodsInAll]
}

/** One more of the good, as far as there is room. */
export function worthOfNextGood(o: Outlook, good: Good): number {
  const { s, seat } = o
  if (s.supply[good] === 0) return 0
  const held = goodsOf(s, seat)
  return held >= capacityOf(s, seat) ? 0 : worthOfGood(o, good, held)
}

export const worthOfHeldGood = (o: Outlook, good: Good): number =>
  worthOfGood(o, good, Math.max(0, goodsOf(o.s, o.seat) - 1))

function worthOfBestGood(o: Outlook): number {
  return Math.max(worthOfNextGood(o, 0), worthOfNextGood(o, 1), worthOfNextGood(o, 2), worthOfNextGood(o, 3))
}

/** What rubble promises: whole sets at the end of this period and of the game, begun ones in part. */
export function worthOfRubble(o: Outlook, quakes: number, fires: number, tsunamis: number): number {
  const { s, weights } = o
  const sets = Math.min(quakes, fires, tsunamis)
  const more = (quakes > sets ? 1 : 0) + (fires > sets ? 1 : 0) + (tsunamis > sets ? 1 : 0)
  const spare = quakes + fires + tsunamis - 3 * sets - more
  const slot = sets < 4 ? weights.slot * inTime(o, 8) : 0
  const set = (s.period === 0 ? 6 : 3) + slot + o.gains[setsMade]
  const begun = more === 0 ? 0 : more === 1 ? weights.firstCube : weights.secondCube
  return set * (sets + inTime(o, 4) * (begun + weights.spareCube * Math.min(spare, 3)))
}

/** A cube of this kind. */
export function worthOfCube(o: Outlook, kind: Rubble): number {
  o.known[question.cube + kind] ??= worthOfCubes(o, kind, none)
  return o.known[question.cube + kind]
}

/** Cubes of these kinds; the second may be none. */
export function worthOfCubes(o: Outlook, kind: Rubble, second: Rubble): number {
  const { s, seat, gains } = o
  const [quakes, fires, tsunamis] = [s.rubble[seat * 3], s.rubble[seat * 3 + 1], s.rubble[seat * 3 + 2]]
  const more = (each: Rubble) => (kind === each ? 1 : 0) + (second === each ? 1 : 0)
  const gain = (each: Rubble) => (each === none ? 0 : gains[cubesOfKind + each] + gains[cubesInAll])
  return (
    worthOfRubble(o, quakes + more(quake), fires + more(quake + 1), tsunamis + more(quake + 2)) -
    worthOfRubble(o, quakes, fires, tsunamis) +
    gain(kind) +
    gain(second)
  )
}

function worthOfBestCube(o: Outlook): number {
  let best = 0
  for (let kind = 0; kind < 3; kind++) if (o.s.heap[kind] > 0) best = Math.max(best, worthOfCube(o, kind))
  return best
}

/** How many officials the unused plans wait for, less those that stand in offices. */
function officialsAwaited(o: Outlook): number {
  o.known[question.officialsAwaited] ??=
    unusedPlans(o).reduce((sum, plan) => sum + o.tables.officialsOf[plan], 0) - o.counts[inOffices]
  return o.known[question.officialsAwaited]
}

/** Another official in an office, where so many more were put there just before. */
export function worthOfOfficial(o: Outlook, noble: Noble, before: number): number {
  const { weights, gains } = o
  const isAwaited = officialsAwaited(o) - before > 0
  const use = isAwaited ? weights.official * inTime(o, 2) : weights.tax * inTime(o, 6)
  return use + gains[inOffice + noble] + gains[inOffices] + taxOf(o, noble)
}

/** Where they make visits dearer for others: for Lacerda where he goes next, otherwise where most want to go. */
function taxOf(o: Outlook, noble: Noble): number {
  const { s, weights } = o
  if (s.seats > 1) return 0.1 * weights.tax * inTime(o, 4) * (noble === 1 ? 1 : 0)
  const turnsUntil = (noble - s.courtiers[1] + 2) % 3
  return 0.3 * weights.tax * inTime(o, 3) * (2 - turnsUntil)
}

function worthOfBestOfficial(o: Outlook): number {
  if (o.s.officials[o.seat] === 0) return 0
  return Math.max(worthOfOfficial(o, 0, 0), worthOfOfficial(o, 1, 0), worthOfOfficial(o, 2, 0))
}

/** 5.1 (7), and what may be followed with it (LI-3.19). */
export function worthOfFavor(o: Outlook, noble: Noble): number {
  const { s, weights, gains } = o
  const soon = s.seats === 1 ? 1 + 0.15 * (1 - ((noble - s.courtiers[1] + 2) % 3)) : 1
  return 2 + weights.follow[noble] * soon * inTime(o, 2) + gains[favorOf + noble] + gains[favorCount]
}

export function worthOfBestFavor(o: Outlook): number {
  const { s, seat } = o
  let best = 0
  for (let noble = 0; noble < 3; noble++) {
    if (s.favors[seat * 3 + noble] === 0 && s.favorStacks[noble] > 0) best = Math.max(best, worthOfFavor(o, noble))
  }
  return best
}

/** In wigs for each turn to come. */
const abilityWorths: Readonly<Record<Ability, number>> = {
  'visit.builder-1': 0.14,
  'visit.marquis-1': 0.16,
  'visit.king-1': 0.12,
  'visit.ignoreOfficials': 0.3,
  'store-2': 0.25,
  'store.quake1': 0.3,
  'store.wig2': 0.5,
  'produce+1': 0.2,
  'sell+1': 0.2,
  'recruit+1': 0.1,
  'open.official-1': 0.2,
  'open.wig2': 0.25,
  'trade.any': 0.15,
  'decree+1': 0.8,
  'follow-2': 0.15,
  'warehouse+2': 0.08,
  'subsidy+2': 0.12,
  'influence+1': 0.2,
  'land-2': 0.25,
  tsunami0: 0.15,
  'sponsor-2': 0.15,
  'trade+1': 0.12,
  'visit+1': 0.2,
  'produce+2': 0.1,
  'open+3': 0.12,
  'foreign+1': 0.05,
}

export const worthOfAbility = (o: Outlook, ability: Ability): number =>
  o.weights.ability * o.left * abilityWorths[ability]

/** What a clergy tile is worth to who keeps it: its ability, or what a church scoring to come will pay for it. */
export const worthOfTile = (o: Outlook, tile: Tile): number =>
  worthOfAbility(o, o.tables.abilityOf[tile]) +
  o.weights.back * inTime(o, 5) * o.tables.wigsOf[tile] +
  o.gains[clergyCount]

/** The tile that would be missed least, if there is no room for another; otherwise nothing is missed. */
export function worthOfRoomForTile(o: Outlook): number {
  const { s, seat } = o
  let least = Number.POSITIVE_INFINITY
  for (let at = seat * clergyLimit; at < (seat + 1) * clergyLimit; at++) {
    if (s.clergy[at] === none) return 0
    least = Math.min(least, worthOfTile(o, s.clergy[at]))
  }
  return least
}

/** What an effect gives at once; a State action is for the caller to tell. */
export function worthOfEffect(o: Outlook, { kind, amount }: Effect, state: () => number): number {
  switch (kind) {
    case 'reis':
      return worthOfReis(o, Math.max(amount, -o.s.purses[o.seat]))
    case 'inf':
      return worthOfInfluence(o, Math.max(amount, -o.s.influence[o.seat]))
    case 'wig':
      return Math.max(amount, -o.s.wigs[o.seat])
    case 'state':
      return state()
    case 'official':
      return worthOfBestOfficial(o)
    case 'good':
      return amount > 0 ? worthOfBestGood(o) : -worthOfWorstGood(o)
    case 'rubble':
      return worthOfBestCube(o)
    case 'price':
      return 0.2
    case 'treasury':
      return 0.3
    case 'favor':
      return worthOfBestFavor(o)
    default:
      return 0
  }
}

function worthOfWorstGood(o: Outlook): number {
  let least = Number.POSITIVE_INFINITY
  for (let good = 0; good < 4; good++) {
    if (o.s.stock[o.seat * 4 + good] > 0) least = Math.min(least, worthOfHeldGood(o, good))
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least
}
