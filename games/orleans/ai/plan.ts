import {
  anybody,
  anybodyNeutral,
  boatman,
  type Follower,
  followerCount,
  horseWagon,
  isAction,
  isOwn,
  knight,
  monk,
  none,
  type Place,
  places,
  type Space,
  sacristy,
  scholar,
  trader,
  typeCount,
  typeOf,
  withHerbGarden,
  withSchool,
} from '../data.ts'
import { confirm, type LayTech, type Move, puts, putsFromTower } from '../moves.ts'
import { isExecutable } from '../rules/actions/executable.ts'
import { allowedTo, fromMarket, ownsTower, spacesFrom, stepOf } from '../state.ts'
import { isTravel, waysFrom, worthOfPlace } from './actions.ts'
import { worthsOfDeeds } from './deeds.ts'
import type { Outlook } from './outlook.ts'
import { endOf, isSite } from './routes.ts'
import { worthOfKeeping } from './worth.ts'

/** A way to begin or to go on with a plan, and what the best plan of this kind promises. */
export interface Opening {
  readonly move: Move
  readonly worth: number
}

/** A place that a plan may complete. */
interface Candidate {
  readonly place: Place
  readonly worth: number
  /** The spaces that are still free there. */
  readonly free: readonly Space[]
}

/** The followers at hand, and what a plan may do with them. */
class Planner {
  readonly o: Outlook
  readonly allowed: number
  /** By follower: how many are on the market and in the tower. */
  readonly hand: number[]
  /** The places in the order in which a plan is put down. */
  readonly order: readonly Place[]
  readonly candidates: Candidate[] = []
  /** What is worth putting on the Town Hall, by type, and how many may go there. */
  deeds: readonly number[] = []
  hallRoom = 0
  /** Whether the merchant comes to a site by what is planned already. */
  leads = false
  /** The last place in order that was completed in this planning. */
  done: Place = none

  constructor(o: Outlook) {
    const { s, seat } = o
    this.o = o
    this.allowed = allowedTo(s, seat)
    const hasTower = ownsTower(s, seat)
    this.hand = []
    for (let follower = 0; follower < followerCount; follower++) {
      this.hand.push(s.markets[seat * followerCount + follower] + (hasTower ? s.tower[follower] : 0))
    }
    this.order = inOrder(o.places)
  }

  /** The place that was begun in this planning and can be completed. */
  begun(): Candidate | null {
    for (const place of this.order) {
      if (!this.isBegun(place)) continue
      const candidate = this.candidate(place, this.freeSpaces(place))
      if (candidate !== null) return candidate
    }
    return null
  }

  /** Looks at everything that may be planned, now that no place is half done. */
  survey(): void {
    this.deeds = worthsOfDeeds(this.o)
    this.hallRoom = this.freeSpaces(places.townhall).length
    for (const place of this.order) {
      const free = this.freeSpaces(place)
      if (free.length > 0) {
        const candidate = this.candidate(place, free)
        if (candidate !== null) this.candidates.push(candidate)
        continue
      }
      if (isTravel(place) && this.leadsToSite(place)) this.leads = true
      if (this.isBegun(place)) this.done = place
    }
  }

  candidate(place: Place, free: readonly Space[]): Candidate | null {
    if (free.length === 0) return null
    const worth = this.worthOf(place)
    return worth > 0 && this.canFill(free) ? { place, worth, free } : null
  }

  freeSpaces(place: Place): Space[] {
    const { s, seat, tables } = this.o
    const from = spacesFrom(tables, seat)
    const first = tables.firstSpace[place]
    const free: Space[] = []
    for (let space = first; space < first + tables.slots[place]; space++)
      if (s.spaces[from + space] === none) free.push(space)
    return free
  }

  /** Whether something was put there in this planning. */
  isBegun(place: Place): boolean {
    const { s, seat, tables } = this.o
    const from = spacesFrom(tables, seat) + tables.firstSpace[place]
    for (let at = from; at < from + tables.slots[place]; at++) if (s.spaces[at] >= fromMarket) return true
    return false
  }

  worthOf(place: Place): number {
    const { o } = this
    const { s, seat, tables } = o
    if (place === sacristy) return worthOfPlace(o, place, false)
    if (place === places.guildhall) return s.stationSupply[seat] > 0 ? worthOfPlace(o, place, false) : 0
    if (!isAction[place] || !isExecutable(s, tables, seat, place)) return 0
    return worthOfPlace(o, place, false)
  }

  leadsToSite(place: Place): boolean {
    const town = this.o.s.merchants[this.o.seat]
    return waysFrom(this.o, place).some((stretch) => isSite(this.o, endOf(this.o, stretch, town)))
  }

  /** Who is put on such a space: the type that is asked for, own ones first, monks last; where anybody will do, whom one misses least. */
  fitting(need: number): Follower {
    const { hand, allowed } = this
    if (need >= anybody) return this.spare(need)
    const own = need + typeCount
    if (own < followerCount && hand[own] > 0) return own
    if (hand[need] > 0) return need
    if (need === monk) return none
    if ((allowed & withHerbGarden) !== 0 && need <= trader) {
      if (hand[boatman + typeCount] > 0) return boatman + typeCount
      if (hand[boatman] > 0) return boatman
    }
    if ((allowed & withSchool) !== 0 && hand[scholar] > 0) return scholar
    return hand[monk] > 0 ? monk : none
  }

  spare(need: number): Follower {
    let found: Follower = none
    let least = Number.POSITIVE_INFINITY
    for (let follower = 0; follower < followerCount; follower++) {
      if (this.hand[follower] === 0 || (need === anybodyNeutral && isOwn(follower))) continue
      const worth = worthOfKeeping(this.o, typeOf[follower])
      if (worth >= least) continue
      found = follower
      least = worth
    }
    return found
  }

  /** Takes from the hand who fills these spaces, and gives them; null, and nobody is taken, if somebody is missing. */
  fill(free: readonly Space[]): Follower[] | null {
    const { needs } = this.o.tables
    const taken: Follower[] = []
    for (const space of free) {
      const follower = this.fitting(needs[space])
      if (follower === none) {
        this.giveBack(taken)
        return null
      }
      this.hand[follower]--
      taken.push(follower)
    }
    return taken
  }

  giveBack(taken: readonly Follower[]): void {
    for (const follower of taken) this.hand[follower]++
  }

  canFill(free: readonly Space[]): boolean {
    const taken = this.fill(free)
    if (taken === null) return false
    this.giveBack(taken)
    return true
  }

  /** What those who are left over can do for the deeds. */
  hallWorth(): number {
    if (this.hallRoom === 0) return 0
    let [best, second] = [0, 0]
    for (let type = 0; type < typeCount; type++) {
      const number = this.hand[type]
      const worth = this.deeds[type]
      if (number === 0 || worth <= second) continue
      if (worth > best) {
        second = number > 1 ? worth : best
        best = worth
      } else second = worth
    }
    return this.hallRoom > 1 ? best + second : best
  }

  /** The best that can be made of the hand with the candidates from `from` on; `leads` if the merchant comes to a site on the way. */
  rest(from: number, leads: boolean): number {
    let best = this.hallWorth()
    for (let at = from; at < this.candidates.length; at++) best = Math.max(best, this.from(at, leads))
    return best
  }

  /** The best plan whose next place is this one. */
  from(at: number, leads: boolean): number {
    const { place, worth, free } = this.candidates[at]
    const isHere = place !== places.guildhall || isSite(this.o, this.o.s.merchants[this.o.seat])
    if (!isHere && !leads) return Number.NEGATIVE_INFINITY
    const taken = this.fill(free)
    if (taken === null) return Number.NEGATIVE_INFINITY
    const isOnWay = leads || (isTravel(place) && this.leadsToSite(place))
    // a site was counted in part with the way to it
    const share = isHere ? 1 : 1 - this.o.weights.site
    const total = share * worth + this.rest(at + 1, isOnWay)
    this.giveBack(taken)
    return total
  }

  /** The first piece for a place that can be completed. */
  beginning(free: readonly Space[]): Move {
    return this.put(this.fitting(this.o.tables.needs[free[0]]), free[0])
  }

  put(follower: Follower, space: Space): Move {
    const { s, seat } = this.o
    return (s.markets[seat * followerCount + follower] > 0 ? puts : putsFromTower)[follower][space]
  }
}

/** The order in which a plan is put down: ways before the Guildhall, and at last the places where anybody will do. */
function inOrder(owned: readonly Place[]): readonly Place[] {
  return owned.filter((place) => place !== places.townhall).sort((a, b) => rank(a) - rank(b))
}
const rank = (place: Place): number => (place === horseWagon ? places.wagon + 0.5 : place)

/** Where the next tech tile does most: at a place that is used often, on a space for somebody who is rare. */
function bestTech(o: Outlook, moves: readonly Move[]): Opening[] {
  return moves
    .filter((move): move is LayTech => move.type === 'layTech')
    .map((move) => {
      const { placeOf, needs } = o.tables
      const need = needs[move.space]
      return { move, worth: (3 * regularity(o, placeOf[move.space]) * o.demand[need]) / (1 + o.counts[need]) }
    })
}

function regularity({ s, seat, tables }: Outlook, place: Place): number {
  const stepsLeft = (type: number) => 1 - stepOf(s, seat, type) / tables.trackLast[type]
  switch (place) {
    case places.farmhouse:
      return 0.4
    case places.university:
      return stepsLeft(scholar)
    case places.castle:
      return stepsLeft(knight)
    case places.scriptorium:
    case places.monastery:
      return 0.7
    default:
      return 1
  }
}

/**
 * The ways to go on with the plan that make sense, each with what the best whole plan of its kind promises. Plans are put down in one order
 * only, place by place, so that no two openings lead to the same plan; there is always one.
 */
export function openings(o: Outlook, moves: readonly Move[]): Opening[] {
  if (o.s.tech[o.seat] > 0) {
    const tech = bestTech(o, moves)
    if (tech.length > 0) return tech
  }
  const planner = new Planner(o)
  const begun = planner.begun()
  if (begun !== null) return [{ move: planner.beginning(begun.free), worth: begun.worth }]
  planner.survey()
  const { candidates } = planner
  const found: Opening[] = []
  let best: Opening | null = null
  for (let at = 0; at < candidates.length; at++) {
    const { place, free } = candidates[at]
    const worth = planner.from(at, planner.leads)
    if (worth === Number.NEGATIVE_INFINITY) continue
    const opening = { move: planner.beginning(free), worth }
    if (best === null || worth > best.worth) best = opening
    if (planner.done === none || rank(place) > rank(planner.done)) found.push(opening)
  }
  if (best !== null && !found.includes(best)) found.push(best)
  found.push(last(planner))
  return found
}

/** When no more places are completed: those who do a deed, those for whom there would be no room, and then the end. */
function last(planner: Planner): Opening {
  const worth = planner.hallWorth()
  const [hall] = planner.freeSpaces(places.townhall)
  if (worth > 0) {
    let chosen = 0
    for (let type = 1; type < typeCount; type++) {
      if (planner.hand[type] > 0 && (planner.hand[chosen] === 0 || planner.deeds[type] > planner.deeds[chosen]))
        chosen = type
    }
    return { move: planner.put(chosen, hall), worth }
  }
  return { move: aheadOfTime(planner) ?? confirm, worth: 0 }
}

/** Who would leave no room on the market for those who are drawn next stands where somebody is wanted soon. */
function aheadOfTime(planner: Planner): Move | null {
  const { o, hand } = planner
  const { s, seat, tables, left, draws } = o
  let number = 0
  for (let at = seat * followerCount; at < (seat + 1) * followerCount; at++) number += s.markets[at]
  if (left === 0 || number + Math.min(draws, o.bodies) <= tables.set.market) return null
  let best: Move | null = null
  let most = 0
  for (const place of o.places) {
    if (place === places.townhall || place === sacristy) continue
    const free = planner.freeSpaces(place)
    if (free.length === 0) continue
    const worth = planner.worthOf(place) / free.length
    if (worth <= most) continue
    for (const space of free) {
      const need = tables.needs[space]
      if (need >= monk) continue
      const follower = hand[need + typeCount] > 0 ? need + typeCount : need
      if (hand[follower] === 0 || s.markets[seat * followerCount + follower] === 0) continue
      best = puts[follower][space]
      most = worth
      break
    }
  }
  return best
}
