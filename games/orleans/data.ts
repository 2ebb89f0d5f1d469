import { type Id, type Seat, tablesBySet } from '@eminence/kernel'
import { componentsLike } from './schema.ts'
import {
  type BoardId,
  boardIds,
  type ComponentSet,
  deedIds,
  eventIds,
  followerTypes,
  type GoodId,
  goodIds,
  type PlaceId,
  type SlotType,
  tileIds,
} from './sets.ts'
import { standardSet } from './standard-set.ts'

/** A follower as it lies on a table: the seven types, then own farmer, boatman, craftsman and trader. Equal ones are interchangeable. */
export type Follower = Id<'follower'>
/** Farmer, boatman, craftsman, trader, knight, scholar, monk, counted from 0: each like its neutral follower. */
export type Type = Follower
export type Good = Id<'good'>
/** The ten places of a board, then the 20 tiles. */
export type Place = Id<'place'>
/** A place tile, counted from 0. */
export type Tile = Id<'tile'>
/** A follower space of a seat: those of its board, then those of all tiles, whoever has them. */
export type Space = Id<'space'>
export type Town = Id<'town'>
export type Stretch = Id<'stretch'>
export type Deed = Id<'deed'>
/** What an hourglass tile brings. */
export type Happening = Id<'happening'>

export const none = -1
/** In `tileOf`: who has it besides the seats. */
export const outOfGame = 4

export const [farmer, boatman, craftsman, trader, knight, scholar, monk] = followerTypes.map((_, at): Type => at)
export const typeCount = followerTypes.length
/** Monks have no track. */
export const trackCount = 6
export const followerCount = 11
export const followers: readonly Follower[] = Array.from({ length: followerCount }, (_, at) => at)
export const isOwn = (follower: Follower): boolean => follower >= typeCount
export const typeOf: readonly Type[] = followers.map((each) => (isOwn(each) ? each - typeCount : each))
export const goodCount = goodIds.length

export const [pilgrimage, plague, harvest, taxes, tradingDay, income] = eventIds.map((_, at): Happening => at)
export const happeningCount = eventIds.length
export const rounds = 18
/** 0 for A, 1 for B, 2 for C. */
export const letterOf = (round: number): number => Math.floor((round - 1) / happeningCount)

export const boardCount = boardIds.length
export const tileCount = tileIds.length
export const placeIds: readonly PlaceId[] = [...boardIds, ...tileIds]
export const placeCount = placeIds.length
export const placeNamed = (id: PlaceId): Place => placeIds.indexOf(id)
export const tileNamed = (id: (typeof tileIds)[number]): Tile => tileIds.indexOf(id)
export const placeOfTile = (tile: Tile): Place => boardCount + tile
export const deedCount = deedIds.length

export const places: Readonly<Record<BoardId, Place>> = {
  farmhouse: 0,
  village: 1,
  university: 2,
  castle: 3,
  monastery: 4,
  ship: 5,
  wagon: 6,
  guildhall: 7,
  scriptorium: 8,
  townhall: 9,
}
export const bathhouse = placeNamed('bathhouse')
export const sacristy = placeNamed('sacristy')
export const horseWagon = placeNamed('horse-wagon')
export const pharmacy = placeNamed('pharmacy')
export const tower = placeNamed('gunpowder-tower')
export const herbGardenTile = tileNamed('herb-garden')
export const sacristyTile = tileNamed('sacristy')
export const schoolTile = tileNamed('school')
export const towerTile = tileNamed('gunpowder-tower')

/** Where the 14 citizens wait: three on the development track, then these, then one for each deed, then the edge of the map. */
export const knightCitizen = 3
export const boatmanCitizen = 4
export const firstDeedCitizen = 5
export const edgeCitizen = firstDeedCitizen + deedCount
export const citizenCount = edgeCitizen + 1

/** What a space asks for: a type, anybody, or (Town Hall) anybody neutral. */
export const anybody = typeCount
export const anybodyNeutral = typeCount + 1

/** Bits of what a seat's tiles allow besides (OR-3.18). */
export const [withSchool, withHerbGarden] = [1, 2]

/** OR-3.18, OR-3.19: whether a space that asks for this takes that follower. */
function takes(need: number, follower: Follower, allowed: number): boolean {
  if (need === anybody) return true
  if (need === anybodyNeutral) return !isOwn(follower)
  const type = typeOf[follower]
  if (type === need || type === monk) return true
  if (need === monk) return false
  if (type === scholar) return (allowed & withSchool) !== 0
  return type === boatman && (allowed & withHerbGarden) !== 0 && need <= trader
}

/** By what is allowed and what a space asks for: who may stand there. */
export const takers: readonly (readonly (readonly Follower[])[])[] = [0, 1, 2, 3].map((allowed) =>
  Array.from({ length: anybodyNeutral + 1 }, (_, need) => followers.filter((each) => takes(need, each, allowed))),
)

/** What a tile's action gives. */
export interface Gain {
  readonly good: Good
  readonly coins: number
  readonly coinsPer: 'level' | 'station' | null
  readonly development: number
  readonly tech: number
}

/** A component set as the rules look things up in it. */
export interface Tables {
  readonly set: ComponentSet
  readonly spaceCount: number
  /** By place: its first space, and how many there are. */
  readonly firstSpace: readonly Space[]
  readonly slots: readonly number[]
  /** By space. */
  readonly needs: readonly number[]
  readonly placeOf: readonly Place[]
  /** By place: what its action gives if that is all it does, or null. */
  readonly gains: readonly (Gain | null)[]
  /** By tile: whether it lies in pile II. */
  readonly isSecondPile: readonly boolean[]
  readonly start: Town
  readonly townCount: number
  /** By town. */
  readonly roads: readonly (readonly Stretch[])[]
  readonly waterways: readonly (readonly Stretch[])[]
  /** Two a stretch. */
  readonly ends: readonly Town[]
  /** Two a stretch: the least number of players with which the goods space is used; none where there is no space. */
  readonly goodsFrom: readonly number[]
  /** By type: the last space of its track. */
  readonly trackLast: readonly number[]
  /** By space of the farmer track; none at the start. */
  readonly farmerGoods: readonly Good[]
  readonly levels: readonly number[]
  /** By space of the development track. */
  readonly developmentCoins: readonly number[]
  /** By space of the development track: the citizen that waits there, or none. */
  readonly developmentCitizen: readonly number[]
  /** By deed and type. */
  readonly deedRoom: readonly number[]
  readonly deedSize: readonly number[]
  readonly goodPoints: readonly number[]
  readonly isFood: readonly boolean[]
}

const isPassive = (id: PlaceId): boolean => id === 'school' || id === 'herb-garden' || id === 'sacristy'
/** School, Herb Garden and Sacristy are never an action (OR-3.21). */
export const isAction: readonly boolean[] = placeIds.map((id) => !isPassive(id))

function tablesFor(set: ComponentSet): Tables {
  const goodNumber = (id: GoodId | undefined): Good => (id === undefined ? none : goodIds.indexOf(id))
  const slotLists: (readonly SlotType[])[] = [
    ...boardIds.map((id) => set.places[id]),
    ...tileIds.map((id) => set.tiles[id].slots),
  ]
  const slots = slotLists.map(({ length }) => length)
  const needOf = (place: Place, slot: SlotType): number => {
    if (slot === 'any') return place === places.townhall ? anybodyNeutral : anybody
    return followerTypes.indexOf(slot)
  }
  const gains = tileIds.map((id): Gain | null => {
    const { gain } = set.tiles[id]
    if (gain === undefined) return null
    const { good, coins = 0, coinsPer = null, development = 0, tech = 0 } = gain
    return { good: goodNumber(good), coins, coinsPer, development, tech }
  })
  const { towns, stretches, start } = set.map
  const townNumber = (id: string): Town => towns.findIndex((town) => town.id === id)
  const ends = stretches.flatMap(({ a, b }) => [townNumber(a), townNumber(b)])
  const stretchesAt = (kind: string) =>
    towns.map((_, town) =>
      stretches.flatMap((each, at) =>
        each.kind === kind && (ends[2 * at] === town || ends[2 * at + 1] === town) ? [at] : [],
      ),
    )
  const { tracks, development, deeds } = set
  const onDevelopment = Array.from({ length: development.last + 1 }, (_, space) => space)
  const deedRoom = deedIds.flatMap((id) => followerTypes.map((type) => deeds[id].spaces[type] ?? 0))
  return {
    set,
    spaceCount: slots.reduce((sum, each) => sum + each),
    firstSpace: slots.map((_, place) => slots.slice(0, place).reduce((sum, each) => sum + each, 0)),
    slots,
    needs: slotLists.flatMap((list, place) => list.map((slot) => needOf(place, slot))),
    placeOf: slotLists.flatMap((list, place) => list.map(() => place)),
    gains: [...boardIds.map(() => null), ...gains],
    isSecondPile: tileIds.map((id) => set.tiles[id].pile === 'II'),
    start: townNumber(start),
    townCount: towns.length,
    roads: stretchesAt('road'),
    waterways: stretchesAt('water'),
    ends,
    goodsFrom: stretches.flatMap(({ extra }) => [2, extra ?? none]),
    trackLast: [
      tracks.farmer.length,
      tracks.boatman.length,
      tracks.craftsman.length,
      tracks.trader.length,
      tracks.knight.length - 1,
      tracks.scholar.length,
    ],
    farmerGoods: [none, ...tracks.farmer.map(goodNumber)],
    levels: onDevelopment.map((space) => 1 + development.levelFrom.filter((from) => from <= space).length),
    developmentCoins: onDevelopment.map((space) =>
      development.coins.reduce((sum, each) => sum + (each.space === space ? each.coins : 0), 0),
    ),
    developmentCitizen: onDevelopment.map((space) => development.citizens.indexOf(space)),
    deedRoom,
    deedSize: deedIds.map((_, deed) =>
      deedRoom.slice(deed * typeCount, (deed + 1) * typeCount).reduce((sum, each) => sum + each),
    ),
    goodPoints: goodIds.map((id) => set.goods[id].points),
    isFood: goodIds.map((id) => set.food.includes(id)),
  }
}

export const components = componentsLike(standardSet)

export const tablesOf = tablesBySet(standardSet, tablesFor)

export const seatNumbers: readonly Seat[] = [0, 1, 2, 3]
