import type { Seat } from '@eminence/kernel'
import {
  type Deed,
  deedCount,
  edgeCitizen,
  type Follower,
  followerCount,
  followers,
  type Good,
  goodCount,
  isOwn,
  monk,
  none,
  type Place,
  places,
  type Space,
  type Stretch,
  type Tables,
  type Type,
  tablesOf,
  tower,
  typeCount,
  typeOf,
} from '../data.ts'
import { pointsOf, type Source, totalOf } from '../score.ts'
import { goodIds } from '../sets.ts'
import { fromMarket, isOver, levelOf, spacesFrom, stationsOf, techTile } from '../state.ts'
import type { View } from '../view.ts'
import type { TableWords } from './words.ts'

/** What stands on a space of a seat. */
export interface Piece {
  /** None for a tech tile. */
  readonly follower: Follower
  readonly isTech: boolean
  /** Put there in this round, and not shown to others yet. */
  readonly isPlanned: boolean
}

export function pieceAt(view: View, seat: Seat, space: Space): Piece | null {
  const there = view.spaces[spacesFrom(tablesOf(view), seat) + space]
  if (there === none) return null
  const piece = there % fromMarket
  const isTech = piece === techTile
  return { follower: isTech ? none : piece, isTech, isPlanned: there >= fromMarket }
}

export const spacesOf = ({ firstSpace, slots }: Tables, place: Place): Space[] =>
  Array.from({ length: slots[place] }, (_, at) => firstSpace[place] + at)

/** OR-3.21: whether a place is filled, with what is only planned, too. */
export function isReady(view: View, seat: Seat, place: Place): boolean {
  const tables = tablesOf(view)
  if (place === tower) return followers.some((each) => !isOwn(each) && view.tower[each] > 0)
  const pieces = spacesOf(tables, place).map((space) => pieceAt(view, seat, space))
  if (place === places.townhall) return pieces.some((piece) => piece !== null)
  return pieces.length > 0 && pieces.every((piece) => piece !== null)
}

/** A follower of another type than the space asks for: OR-3.18, points 2 to 4. */
export const isStandIn = (need: number, follower: Follower): boolean =>
  need < typeCount && follower !== none && typeOf[follower] !== need && need !== monk

/** Followers of one kind, and how many. */
export interface Stack {
  readonly follower: Follower
  readonly number: number
}

/** Equal types as one stack, own followers first: how a bag is looked into. */
export function byType(stacks: readonly Stack[]): Stack[] {
  const types = [...new Set(stacks.map(({ follower }) => typeOf[follower]))]
  return types.map((type) => {
    const alike = stacks.filter(({ follower }) => typeOf[follower] === type)
    return { follower: alike[0].follower, number: alike.reduce((sum, { number }) => sum + number, 0) }
  })
}

/** From the bags or the markets of all seats. */
export const stacksIn = (pool: readonly number[], seat: Seat): Stack[] =>
  followers
    .map((follower) => ({ follower, number: pool[seat * followerCount + follower] }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => typeOf[a.follower] - typeOf[b.follower] || b.follower - a.follower)

/** One after the other, as they lie there. */
export const lyingIn = (stacks: readonly Stack[]): Follower[] =>
  stacks.flatMap(({ follower, number }) => Array.from({ length: number }, () => follower))

export const plannedBy = (view: View, seat: Seat): Follower[] => {
  const { spaceCount } = tablesOf(view)
  return Array.from({ length: spaceCount }, (_, space) => pieceAt(view, seat, space)).flatMap((piece) =>
    piece?.isPlanned && !piece.isTech ? [piece.follower] : [],
  )
}

export const goodsStack = (view: View, seat: Seat): { readonly good: Good; readonly number: number }[] =>
  goodIds.map((_, good) => ({ good, number: view.goods[seat * goodCount + good] }))

export const foodOf = (view: View, seat: Seat): number => {
  const { isFood } = tablesOf(view)
  return goodsStack(view, seat).reduce((sum, { good, number }) => sum + (isFood[good] ? number : 0), 0)
}

const freeOn = (view: View, deed: Deed, type: Type): number => {
  const at = deed * typeCount + type
  return tablesOf(view).deedRoom[at] - view.deeds[at]
}

/** Types that a deed asks for, with the places that are still free. */
export const askedBy = (view: View, deed: Deed): { readonly type: Type; readonly free: number }[] =>
  Array.from({ length: typeCount }, (_, type) => type)
    .filter((type) => tablesOf(view).deedRoom[deed * typeCount + type] > 0)
    .map((type) => ({ type, free: freeOn(view, deed, type) }))

export const freeOnDeeds = (view: View): number =>
  Array.from({ length: deedCount }, (_, deed) => askedBy(view, deed)).reduce(
    (sum, asked) => sum + asked.reduce((all, { free }) => all + free, 0),
    0,
  )

/** OR-5.1: who alone has the most stations, or none. */
export function mostStations(view: View): Seat {
  const numbers = view.coins.map((_, seat) => stationsOf(view, seat))
  const most = Math.max(...numbers)
  const leaders = numbers.flatMap((number, seat) => (number === most ? [seat] : []))
  return leaders.length === 1 ? leaders[0] : none
}

export interface Score {
  readonly total: number
  readonly parts: Readonly<Record<Source, number>>
}

/** OR-5.1, OR-5.2: what each seat would have if the game ended now, with the citizen for most stations. */
export function scoresNow(view: View): Score[] {
  const leader = view.citizens[edgeCitizen] === none ? mostStations(view) : none
  return pointsOf(view).map((points, seat) => {
    const parts = seat === leader ? { ...points, citizens: points.citizens + levelOf(view, seat) } : points
    return { total: totalOf(parts), parts }
  })
}

/** The stretch that the viewer has just used, while it chooses a good there. */
export const usedStretch = (view: View): Stretch => {
  const task = view.todo.at(-1)
  return task?.type === 'takeGood' && 'stretch' in task && typeof task.stretch === 'number' ? task.stretch : none
}

/** Seats whose marker stands on this space of a track. */
export const seatsAt = (steps: readonly number[], at: number): Seat[] =>
  steps.flatMap((step, seat) => (step === at ? [seat] : []))

/** OR-3.5, OR-3.6: who would gain and who would pay in the next census, or none. */
export function censusNow(view: View, steps: readonly number[]): { readonly first: Seat; readonly last: Seat } {
  const alone = (step: number) => {
    const seats = seatsAt(steps, step)
    return seats.length === 1 ? seats[0] : none
  }
  return { first: alone(Math.max(...steps)), last: view.seats > 2 ? alone(Math.min(...steps)) : none }
}

/** What the points that a seat has now are called. */
export const standingTitle = (view: View, words: TableWords): string =>
  isOver(view) ? words.finalScore : words.ifItEnded
