import type { Blocked, Seat } from '@eminence/kernel'
import {
  bathhouse,
  deedCount,
  farmer,
  goodCount,
  horseWagon,
  knight,
  monk,
  none,
  type Place,
  pharmacy,
  pilgrimage,
  places,
  sacristy,
  scholar,
  type Tables,
  type Type,
  tablesOf,
  tileCount,
  tower,
  trader,
  typeCount,
} from '../data.ts'
import {
  acts,
  doDeed,
  giveDevelopment,
  giveFollower,
  type Move,
  payCoins,
  payFood,
  payPharmacy,
  recruits,
  takeTile,
  travels,
  villagers,
} from '../moves.ts'
import { inPreparation, placesOf, type State, stepOf } from '../state.ts'
import { canRecruit, deedTypes, hasDeedSpace, isActive, isExecutable } from './actions/executable.ts'
import { waysOut } from './actions/travel.ts'
import { neutralInBag } from './bag.ts'
import { because, blockedInBath, blockedPreparing, type Why } from './blocked-plan.ts'
import { happeningOf } from './event/happenings.ts'
import { mayStepBack } from './event/torture.ts'

/** Natural moves that are not legal now, and why. */
export function blocked(s: State, seat: Seat): readonly Blocked<Move>[] {
  if (s.phase === inPreparation) return blockedPreparing(s, seat)
  const task = s.todo.at(-1)
  if (!task?.owing.includes(seat)) return []
  const tables = tablesOf(s)
  switch (task.type) {
    case 'chooseAction':
      return placesOf(s, seat).flatMap((place) => because(acts[place], whyNoAction(s, tables, seat, place)))
    case 'villageKind':
      return villagers.flatMap((type) => because(recruits[type], whyNotRecruited(s, tables, seat, type)))
    case 'chooseTile':
      return blockedTiles(s, tables, seat)
    case 'travel':
      return blockedWays(s, tables, seat)
    case 'doDeed':
      return blockedDeeds(s, tables, seat)
    case 'payPharmacy':
      return blockedPayments(s, tables, seat)
    case 'bathhouse':
      return blockedInBath(s, seat)
    case 'harvest':
      return blockedFood(s, tables, seat)
    case 'torture':
      return [
        ...because(giveFollower, neutralInBag(s, seat) === 0 ? ['noNeutralInBag', 'OR-3.80'] : null),
        ...because(giveDevelopment, whyNoStepBack(s, seat)),
      ]
    default:
      return []
  }
}

function whyNotRecruited(s: State, tables: Tables, seat: Seat, type: Type): Why | null {
  if (canRecruit(s, tables, seat, type)) return null
  return s.supply[type] === 0 ? ['noneInSupply', 'OR-3.29'] : ['trackEnds', 'OR-3.30']
}

function whyNoAction(s: State, tables: Tables, seat: Seat, place: Place): Why | null {
  if (!isActive(s, tables, seat, place)) {
    if (tables.slots[place] === 0 && place !== tower) return ['noAction', 'OR-3.59']
    return place === sacristy ? ['shieldOnly', 'OR-3.68'] : ['notFilled', 'OR-3.21']
  }
  return isExecutable(s, tables, seat, place) ? null : whyNotExecutable(s, tables, seat, place)
}

function whyNotExecutable(s: State, tables: Tables, seat: Seat, place: Place): Why {
  const atEnd: Why = ['developmentEnds', 'OR-3.39']
  const gain = tables.gains[place]
  if (gain !== null) {
    if (gain.good !== none) return ['goodOut', 'OR-3.54']
    return gain.tech > 0 ? ['techOut', 'OR-3.58'] : atEnd
  }
  const recruit = (type: Type): Why => whyNotRecruited(s, tables, seat, type) ?? ['noneInSupply', 'OR-3.29']
  switch (place) {
    case places.farmhouse:
      return recruit(farmer)
    case places.village:
      return ['nobodyToRecruit', 'OR-3.32']
    case places.university:
      return recruit(scholar)
    case places.castle:
      return recruit(knight)
    case places.monastery:
      return happeningOf(s) === pilgrimage ? ['pilgrimage', 'OR-3.72'] : recruit(monk)
    case places.ship:
      return ['noWaterway', 'OR-3.40']
    case places.wagon:
    case horseWagon:
      return ['noRoad', 'OR-3.40']
    case places.guildhall:
      return whyNotBuilt(s, seat)
    case places.townhall:
    case tower:
      return ['noDeedForThem', 'OR-3.51']
    case pharmacy:
      return s.coins[seat] === 0 ? ['noCoins', 'OR-3.57'] : ['developmentEnds', 'OR-3.57']
    case bathhouse:
      return ['bagEmpty', 'OR-3.60']
    default:
      return atEnd
  }
}

function whyNotBuilt(s: State, seat: Seat): Why {
  if (s.stationSupply[seat] === 0) return ['noStationLeft', 'OR-3.44']
  const isOwn = s.stationsAt[s.merchants[seat]] & (1 << seat)
  return isOwn ? ['ownStationThere', 'OR-3.44'] : ['townTaken', 'OR-3.44']
}

/** Tiles of a closed pile, and those that others have. */
function blockedTiles(s: State, { isSecondPile, set }: Tables, seat: Seat): Blocked<Move>[] {
  const isFirstOnly = set.tracks.trader[stepOf(s, seat, trader) - 1] === 'I'
  const why = (tile: number): Why | null => {
    if (s.tileOf[tile] !== none) return ['tileGone', 'OR-3.32']
    return isFirstOnly && isSecondPile[tile] ? ['secondPileLater', 'OR-3.32'] : null
  }
  return Array.from({ length: tileCount }, (_, tile) => tile).flatMap((tile) => because(takeTile[tile], why(tile)))
}

/** The other kind of stretch from the same town. */
function blockedWays(s: State, { roads, waterways }: Tables, seat: Seat): Blocked<Move>[] {
  const open = waysOut(s, seat)
  const town = s.merchants[seat]
  const why: Why = s.acting === places.ship ? ['byWaterOnly', 'OR-3.40'] : ['byRoadOnly', 'OR-3.40']
  return [...roads[town], ...waterways[town]]
    .filter((stretch) => !open.includes(stretch))
    .flatMap((stretch) => because(travels[stretch], why))
}

function blockedDeeds(s: State, tables: Tables, seat: Seat): Blocked<Move>[] {
  const deeds = Array.from({ length: deedCount }, (_, deed) => deed)
  return deedTypes(s, tables, seat, s.acting).flatMap((type) =>
    deeds
      .filter((deed) => !hasDeedSpace(s, tables, deed, type))
      .flatMap((deed) => {
        const isAsked = tables.deedRoom[deed * typeCount + type] > 0
        return because(doDeed[type][deed], isAsked ? ['deedSpaceTaken', 'OR-3.46'] : ['notOnThisDeed', 'OR-3.46'])
      }),
  )
}

function blockedPayments(s: State, { set }: Tables, seat: Seat): Blocked<Move>[] {
  const room = set.development.last - s.development[seat]
  return payPharmacy
    .slice(1, set.pharmacyMost + 1)
    .flatMap((move) =>
      because(
        move,
        move.coins > s.coins[seat]
          ? ['tooFewCoins', 'OR-3.57']
          : move.coins > room
            ? ['developmentEnds', 'OR-3.57']
            : null,
      ),
    )
}

function blockedFood(s: State, { set, isFood }: Tables, seat: Seat): Blocked<Move>[] {
  const owned = Array.from({ length: goodCount }, (_, good) => good).filter(
    (good) => s.goods[seat * goodCount + good] > 0,
  )
  return [
    ...owned.flatMap((good) => because(payFood[good], isFood[good] ? null : ['notFood', 'OR-3.74'])),
    ...because(payCoins, s.coins[seat] < set.foodPrice ? ['tooFewCoins', 'OR-3.74'] : null),
  ]
}

function whyNoStepBack(s: State, seat: Seat): Why | null {
  if (mayStepBack(s, seat)) return null
  return s.development[seat] === 0 ? ['trackBegins', 'OR-3.85'] : ['coinSpace', 'OR-3.85']
}
