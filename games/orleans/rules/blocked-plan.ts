import type { Blocked, Seat } from '@eminence/kernel'
import {
  anybodyNeutral,
  bathhouse,
  type Follower,
  farmer,
  followerCount,
  followers,
  isOwn,
  knight,
  monk,
  none,
  type Space,
  type Tables,
  tablesOf,
  takers,
} from '../data.ts'
import { draws, keepOnMarket, layTech, lift, type Move, puts, putsFromTower } from '../moves.ts'
import {
  allowedTo,
  fromMarket,
  gathering,
  mostLifts,
  ownsTower,
  placesOf,
  planning,
  type State,
  sizeOf,
  spacesFrom,
  stepOf,
  storing,
  techTile,
} from '../state.ts'
import { hasTech, isForTech, laysFirstTech, mayLift } from './preparation/planning.ts'
import { comersLeft, mostDrawn } from './preparation/stages.ts'

/** Why not, and the number of the rule. */
export type Why = readonly [reason: string, rule: string]

export const because = (move: Move, why: Why | null): Blocked<Move>[] =>
  why === null ? [] : [{ move, reason: why[0], rule: why[1] }]

export function blockedPreparing(s: State, seat: Seat): Blocked<Move>[] {
  switch (s.stages[seat]) {
    case gathering:
      return blockedDraws(s, seat)
    case storing:
      return because(
        keepOnMarket,
        sizeOf(s.markets, seat) > tablesOf(s).set.market ? ['marketTooFull', 'OR-3.13'] : null,
      )
    case planning:
      return blockedPlans(s, seat)
    default:
      return []
  }
}

/** Up to the number that the knights allow. */
function blockedDraws(s: State, seat: Seat): Blocked<Move>[] {
  const number = tablesOf(s).set.tracks.knight[stepOf(s, seat, knight)]
  const why: Why =
    comersLeft(s, seat) > sizeOf(s.bags, seat) ? ['bagTooSmall', 'OR-3.12'] : ['marketTooSmall', 'OR-3.8']
  const most = mostDrawn(s, seat)
  return draws.slice(most + 1, number + 1).flatMap((move) => {
    const isRecalled = move.count > number - s.recalls[seat]
    return because(move, isRecalled ? ['recalledInstead', 'OR-3.9'] : why)
  })
}

const ownSpaces = (s: State, { firstSpace, slots }: Tables, seat: Seat): Space[] =>
  placesOf(s, seat).flatMap((place) => Array.from({ length: slots[place] }, (_, at) => firstSpace[place] + at))

function whyNotPut(s: State, tables: Tables, seat: Seat, follower: Follower, space: Space): Why | null {
  const there = s.spaces[spacesFrom(tables, seat) + space]
  if (there !== none) return there % fromMarket === techTile ? ['techThere', 'OR-3.20'] : ['spaceTaken', 'OR-3.15']
  const need = tables.needs[space]
  if (takers[allowedTo(s, seat)][need].includes(follower)) return null
  if (need === anybodyNeutral && isOwn(follower)) return ['neutralOnly', 'OR-3.19']
  return need === monk ? ['monksOnly', 'OR-3.18'] : ['wrongFollower', 'OR-3.18']
}

function whyNoTech(s: State, tables: Tables, seat: Seat, space: Space): Why | null {
  const need = tables.needs[space]
  if (need === monk) return ['noTechForMonks', 'OR-3.22']
  if (!isForTech(tables, space)) return ['oneFollowerPlace', 'OR-3.22']
  if (hasTech(s, tables, seat, tables.placeOf[space])) return ['oneTechPerPlace', 'OR-3.22']
  if (s.spaces[spacesFrom(tables, seat) + space] !== none) return ['spaceTaken', 'OR-3.22']
  return need !== farmer && laysFirstTech(s, seat) ? ['firstTechOnFarmer', 'OR-3.22'] : null
}

function whyNotLifted(s: State, tables: Tables, seat: Seat, space: Space): Why | null {
  const there = s.spaces[spacesFrom(tables, seat) + space]
  if (there < fromMarket) return there === techTile ? ['techStays', 'OR-3.23'] : ['standsThere', 'OR-3.17']
  if (s.lifts[seat] >= mostLifts) return ['changedTooOften', 'OR-3.17']
  return mayLift(s, tables, seat, space) ? null : ['firstTechOnFarmer', 'OR-3.22']
}

function blockedPlans(s: State, seat: Seat): Blocked<Move>[] {
  const tables = tablesOf(s)
  const spaces = ownSpaces(s, tables, seat)
  const onMarket = followers.filter((each) => s.markets[seat * followerCount + each] > 0)
  const inTower = ownsTower(s, seat) ? followers.filter((each) => s.tower[each] > 0) : []
  const taken = spaces.filter((space) => s.spaces[spacesFrom(tables, seat) + space] !== none)
  return [
    ...spaces.flatMap((space) => [
      ...onMarket.flatMap((each) => because(puts[each][space], whyNotPut(s, tables, seat, each, space))),
      ...inTower.flatMap((each) => because(putsFromTower[each][space], whyNotPut(s, tables, seat, each, space))),
      ...(s.tech[seat] > 0 ? because(layTech[space], whyNoTech(s, tables, seat, space)) : []),
    ]),
    ...taken.flatMap((space) => because(lift[space], whyNotLifted(s, tables, seat, space))),
  ]
}

/** OR-3.62: where the drawn followers cannot go. */
export function blockedInBath(s: State, seat: Seat): Blocked<Move>[] {
  const tables = tablesOf(s)
  const drawn = followers.filter((each) => s.drawn.includes(each))
  return ownSpaces(s, tables, seat).flatMap((space) =>
    drawn.flatMap((each) => {
      const isBath = tables.placeOf[space] === bathhouse
      return because(
        puts[each][space],
        isBath ? ['notInBathhouse', 'OR-3.62'] : whyNotPut(s, tables, seat, each, space),
      )
    }),
  )
}
