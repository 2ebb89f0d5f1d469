import {
  anybody,
  type Follower,
  followerCount,
  isOwn,
  none,
  type Place,
  placeIds,
  type Space,
  type Stretch,
  type Tables,
  type Town,
  tablesOf,
  typeOf,
} from '../../data.ts'
import type { TownLabel } from '../../events.ts'
import {
  type ComponentSet,
  followerTypes,
  type GainData,
  type GoodId,
  goodIds,
  type PlaceId,
  tileIds,
} from '../../sets.ts'
import { standardSet } from '../../standard-set.ts'
import { fromMarket, spacesFrom, techTile } from '../../state.ts'
import type { View } from '../../view.ts'
import type { Crowd, Somebody, Spot, Standing } from '../shared.ts'
import type { Goods, NameWords, RuledPlaceId } from '../words.ts'

export const somebody = (follower: Follower): Somebody => ({
  type: followerTypes[typeOf[follower]],
  isOwn: isOwn(follower),
})

/** From eleven numbers, or fewer: how many there are of each follower. */
export const crowdIn = (counts: readonly number[]): Crowd[] =>
  counts.flatMap((number, follower) => (number > 0 ? [{ ...somebody(follower), number }] : []))

/** The same from a list of followers. */
export const crowdOf = (followers: readonly Follower[]): Crowd[] =>
  crowdIn(Array.from({ length: followerCount }, (_, each) => followers.filter((one) => one === each).length))

/** From five numbers: how many there are of each kind. */
export const goodsIn = (counts: readonly number[]): Goods =>
  goodIds.flatMap((id, good) => (counts[good] > 0 ? [[id, counts[good]] as const] : []))

export const goodsOn = ({ onStretches }: Pick<View, 'onStretches'>, stretch: Stretch): GoodId[] =>
  onStretches.slice(2 * stretch, 2 * stretch + 2).flatMap((good) => (good === none ? [] : [goodIds[good]]))

/** A town of the usual map in the reader's language; any other as its map calls it. */
export function townName({ towns }: Pick<NameWords, 'towns'>, { id, name }: TownLabel): string {
  const isUsual = standardSet.map.towns.some((town) => town.id === id && town.name === name)
  return isUsual && Object.hasOwn(towns, id) ? towns[id] : name
}

export const townIn = (words: Pick<NameWords, 'towns'>, view: Pick<View, 'set'>, town: Town): string =>
  townName(words, tablesOf(view).set.map.towns[town])

export function spotIn({ needs, placeOf, firstSpace, slots }: Tables, space: Space): Spot {
  const place = placeOf[space]
  const first = firstSpace[place]
  const alike = needs.slice(first, first + slots[place]).filter((need) => need === needs[space]).length
  const before = needs.slice(first, space).filter((need) => need === needs[space]).length
  return {
    place: placeIds[place],
    need: needs[space] < anybody ? followerTypes[needs[space]] : null,
    number: alike > 1 ? before + 1 : null,
  }
}

/** What stands on a space of a seat; null if nothing does. */
export function pieceOn(view: Pick<View, 'set' | 'spaces'>, seat: number, space: Space): Somebody | 'tech' | null {
  const there = view.spaces[spacesFrom(tablesOf(view), seat) + space]
  if (there === none) return null
  const piece = there % fromMarket
  return piece === techTile ? 'tech' : somebody(piece)
}

export function standingsOf(view: Pick<View, 'set' | 'spaces'>, seat: number, place: Place): Standing[] {
  const tables = tablesOf(view)
  const first = tables.firstSpace[place]
  return Array.from({ length: tables.slots[place] }, (_, at) => ({
    ...spotIn(tables, first + at),
    piece: pieceOn(view, seat, first + at),
    isPlanned: view.spaces[spacesFrom(tables, seat) + first + at] >= fromMarket,
  }))
}

/** What the action of a place does. */
export function effectOf(words: Pick<NameWords, 'gain' | 'effects'>, set: ComponentSet, place: PlaceId): string {
  const gain = gainOf(set, place)
  if (gain !== undefined) return words.gain(gain)
  return isRuled(words, place) ? words.effects[place] : ''
}

const gainOf = ({ tiles }: ComponentSet, place: PlaceId): GainData | undefined => {
  const tile = tileIds.find((id) => id === place)
  return tile === undefined ? undefined : tiles[tile].gain
}

const isRuled = ({ effects }: Pick<NameWords, 'effects'>, place: PlaceId): place is RuledPlaceId =>
  Object.hasOwn(effects, place)
