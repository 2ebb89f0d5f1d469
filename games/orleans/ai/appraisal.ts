import { type Seat, sharesOf } from '@eminence/kernel'
import {
  farmer,
  knight,
  none,
  type Place,
  pharmacy,
  placeNamed,
  places,
  type Space,
  typeCount,
  typeOf,
} from '../data.ts'
import type { Move, Put } from '../moves.ts'
import { isExecutable } from '../rules/actions/executable.ts'
import { comersLeft } from '../rules/preparation/stages.ts'
import { deedIds } from '../sets.ts'
import { inPreparation, planning, type State, sizeOf, spacesFrom } from '../state.ts'
import { guildhallWaits, isTravel, threat, worthOfPlace } from './actions.ts'
import { worthOfDoing, worthsOfDeeds } from './deeds.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { openings } from './plan.ts'
import { worthOfTravel } from './routes.ts'
import { weights as usual, type Weights } from './weights.ts'
import {
  spareStations,
  worthOfGood,
  worthOfKeeping,
  worthOfRecruit,
  worthOfStepBack,
  worthOfSteps,
  worthOfTech,
  worthOfTile,
} from './worth.ts'

const isPlanning = (s: State, seat: Seat): boolean => s.phase === inPreparation && s.stages[seat] === planning

/** The most promising move; of equal ones the first. */
export function choose(s: State, seat: Seat, moves: readonly Move[], weights: Weights = usual): Move {
  if (moves.length === 1) return moves[0]
  const o = outlookOf(s, seat, weights)
  if (isPlanning(s, seat))
    return openings(o, moves).reduce((best, each) => (each.worth > best.worth ? each : best)).move
  const worths = appraise(o, moves)
  return moves[worths.indexOf(Math.max(...worths))]
}

/**
 * Shares: what promises less by `whim` has 1/e of the share, and what promises far less has none. A plan is gone on with in the few ways
 * that make sense, or not at all.
 */
export function leanings(s: State, seat: Seat, moves: readonly Move[], weights: Weights = usual): number[] {
  const o = outlookOf(s, seat, weights)
  if (!isPlanning(s, seat)) {
    const whim = moves.some(isPlain) ? 0.3 * weights.whim : weights.whim
    return sharesOf(appraise(o, moves), whim, outOfMind)
  }
  const found = openings(o, moves)
  const worths = found.map(({ worth }) => worth)
  const parts = sharesOf(worths, weights.whim, outOfMind)
  const all = moves.map(() => 0)
  found.forEach(({ move }, at) => {
    all[moves.indexOf(move)] += parts[at]
  })
  return all
}

/** Where the points of goods tell nearly everything. */
const isPlain = ({ type }: Move): boolean => type === 'takeGood' || type === 'payFood' || type === 'payCoins'

/** What promises less than the best by so many whims nobody thinks of. */
const outOfMind = 6

/** What each of the moves promises the seat, in points; not in the planning. */
function appraise(o: Outlook, moves: readonly Move[]): number[] {
  const { s } = o
  const isWaiting = s.acting !== none && isTravel(s.acting) && guildhallWaits(o)
  return moves.map((move) => {
    switch (move.type) {
      case 'draw':
        return coming * move.count
      case 'recall':
        return worthOfRecall(o, move.space)
      case 'store':
        return worthOfStoring(o, move.follower)
      case 'act':
        return worthOfActing(o, move.place)
      case 'recruit':
        return worthOfRecruit(o, move.follower)
      case 'takeTile':
        return worthOfTile(o, move.tile)
      case 'travel':
        return worthOfTravel(o, move.stretch, isWaiting)
      case 'takeGood':
        return worthOfGood(o, move.good)
      case 'doDeed':
        return worthOfDoing(o, move.follower, move.deed)
      case 'takeCoins':
        return o.tables.set.deeds[deedIds[deedOwed(s)]].coins
      case 'takeDevelopment':
        return worthOfSteps(o, o.tables.set.deeds[deedIds[deedOwed(s)]].development ?? 0)
      case 'payPharmacy':
        return worthOfSteps(o, move.coins) - move.coins
      case 'put':
        return worthOfBathing(o, move)
      case 'useSacristy':
        return threat(o) - 1
      case 'payFood':
        return -worthOfGood(o, move.good)
      case 'payCoins':
        return -o.tables.set.foodPrice
      default:
        return worthOfLoss(o, move)
    }
  })
}

function deedOwed({ todo }: State): number {
  const task = todo[todo.length - 1]
  return 'deed' in task && typeof task.deed === 'number' ? task.deed : 0
}

/** For each who comes to the market: high enough that nobody thinks of fewer. */
const coming = 7

/** Those who stand about come back if nobody is drawn the less for it, or if their place is of no use any more. */
function worthOfRecall(o: Outlook, space: Space): number {
  const { s, seat, tables } = o
  const room = comersLeft(s, seat) - sizeOf(s.bags, seat)
  if (room > 0) return coming * (tables.set.market + 1)
  const place = tables.placeOf[space]
  const isUseless = place < places.ship && !isExecutable(s, tables, seat, place)
  return isUseless && place !== places.monastery ? coming * tables.set.market : -coming
}

/** Into the tower, from where they do deeds: above all those who are of little use elsewhere. */
function worthOfStoring(o: Outlook, follower: number): number {
  const type = typeOf[follower]
  return follower >= typeCount ? -worthOfKeeping(o, type) - 5 : worthsOfDeeds(o)[type]
}

/** What others may snatch away comes first, what grows with the rest of the turn last. */
function haste(place: Place): number {
  switch (place) {
    case places.guildhall:
      return 30
    case places.ship:
    case places.wagon:
      return 15
    case places.village:
      return 12
    case hospital:
    case office:
      return 2
    case pharmacy:
      return 1
    default:
      return 5
  }
}
const hospital = placeNamed('hospital')
const office = placeNamed('office')

function worthOfActing(o: Outlook, place: Place): number {
  const worth = worthOfPlace(o, place, isTravel(place) && guildhallWaits(o))
  return worth > 0 ? worth + haste(place) : worth
}

/** OR-3.62: who completes a place is worth its action, others a little of it. */
function worthOfBathing(o: Outlook, { space, follower }: Put): number {
  const { s, seat, tables } = o
  const place = tables.placeOf[space]
  if (place === places.townhall) return worthsOfDeeds(o)[typeOf[follower]]
  const from = spacesFrom(tables, seat) + tables.firstSpace[place]
  let free = 0
  for (let at = from; at < from + tables.slots[place]; at++) if (s.spaces[at] === none) free++
  const worth = isExecutable(s, tables, seat, place) ? worthOfPlace(o, place, false) : 0
  return free === 1 ? worth : 0.1 * worth
}

/** OR-3.80: what is given up; and moves that neither give nor take. */
function worthOfLoss(o: Outlook, move: Move): number {
  const { s, level, left } = o
  switch (move.type) {
    case 'giveStation':
      return spareStations(s, o) > 0 ? -0.2 : -0.7 * level
    case 'giveStationAt':
      return -level - 0.5
    case 'giveFollower':
      return -0.5 * (worthOfKeeping(o, farmer) + worthOfKeeping(o, knight))
    case 'giveDevelopment':
      return worthOfStepBack(o) - 0.3
    case 'giveGood':
      return -worthOfGood(o, move.good)
    case 'giveTile':
      return -worthOfTile(o, move.tile)
    case 'giveTech':
    case 'giveTechAt':
      return -Math.max(0.3 * left, worthOfTech(o))
    default:
      return 0
  }
}
