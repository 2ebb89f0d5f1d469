export const followerTypes = ['farmer', 'boatman', 'craftsman', 'trader', 'knight', 'scholar', 'monk'] as const
export type FollowerType = (typeof followerTypes)[number]

/** What a follower space asks for. */
export const slotTypes = [...followerTypes, 'any'] as const
export type SlotType = (typeof slotTypes)[number]

export const goodIds = ['wheat', 'cheese', 'wine', 'wool', 'brocade'] as const
export type GoodId = (typeof goodIds)[number]

/** The ten places of a player board. */
export const boardIds = [
  'farmhouse',
  'village',
  'university',
  'castle',
  'monastery',
  'ship',
  'wagon',
  'guildhall',
  'scriptorium',
  'townhall',
] as const
export type BoardId = (typeof boardIds)[number]

export const tileIds = [
  'hayrick',
  'cheese-factory',
  'winery',
  'wool-manufacturer',
  'tailor-shop',
  'brewery',
  'windmill',
  'library',
  'hospital',
  'bathhouse',
  'herb-garden',
  'sacristy',
  'shipping-line',
  'cellar',
  'office',
  'laboratory',
  'horse-wagon',
  'pharmacy',
  'school',
  'gunpowder-tower',
] as const
export type TileId = (typeof tileIds)[number]
export type PlaceId = BoardId | TileId

export const deedIds = [
  'city-wall',
  'papal-conclave',
  'defeat-plague',
  'astronomy',
  'boatmen-guild',
  'cathedral',
  'peace-treaty',
  'canalisation',
] as const
export type DeedId = (typeof deedIds)[number]

export const eventIds = ['pilgrimage', 'plague', 'harvest', 'taxes', 'trading-day', 'income'] as const
export type EventId = (typeof eventIds)[number]

/** The letters of the hourglass tiles: each has all six events once. */
export const letters = ['A', 'B', 'C'] as const

export interface TownData {
  readonly id: string
  readonly name: string
  /** Where it is drawn, in a box of 1000 by 1000. */
  readonly x: number
  readonly y: number
}

export const stretchKinds = ['road', 'water'] as const

export interface StretchData {
  readonly id: string
  readonly kind: (typeof stretchKinds)[number]
  readonly a: string
  readonly b: string
  /** A second goods space, in use from so many players on. */
  readonly extra?: number
  /** A point that the drawn line passes. */
  readonly via?: readonly number[]
}

/** What an action gives; what is left out is nothing. */
export interface GainData {
  readonly good?: GoodId
  readonly coins?: number
  readonly coinsPer?: 'level' | 'station'
  readonly development?: number
  readonly tech?: number
}

export interface TileData {
  readonly pile: 'I' | 'II'
  readonly slots: readonly SlotType[]
  /** Of a tile whose action is nothing but this. */
  readonly gain?: GainData
}

export interface DeedData {
  readonly spaces: Readonly<Partial<Record<FollowerType, number>>>
  /** For each follower that is put there. */
  readonly coins: number
  /** What may be taken instead of the coins. */
  readonly development?: number
}

/** Everything that is printed, and the figures that go with it. Lists by number of players are for 2, 3 and 4. */
export interface ComponentSet {
  /** As it is to be shown, in whatever language. */
  readonly name: string
  /** Neutral ones, by number of players. */
  readonly followers: Readonly<Record<FollowerType, readonly number[]>>
  readonly goods: Readonly<Record<GoodId, { readonly tiles: number; readonly points: number }>>
  readonly food: readonly GoodId[]
  /** Goods put away at random before the game, by number of players. */
  readonly goodsPutAway: readonly number[]
  readonly map: {
    readonly start: string
    readonly towns: readonly TownData[]
    readonly stretches: readonly StretchData[]
  }
  /** By step of the marker, the first step first; `knight` begins with the space where the marker starts. */
  readonly tracks: {
    readonly farmer: readonly GoodId[]
    readonly boatman: readonly number[]
    readonly craftsman: readonly number[]
    readonly trader: readonly ('I' | 'both')[]
    readonly knight: readonly number[]
    readonly scholar: readonly number[]
  }
  /** The step whose first visitor gets a citizen. */
  readonly trackCitizens: { readonly boatman: number; readonly knight: number }
  readonly development: {
    readonly last: number
    /** Where the second level begins, the third, and so on. */
    readonly levelFrom: readonly number[]
    readonly coins: readonly { readonly space: number; readonly coins: number }[]
    readonly citizens: readonly number[]
  }
  readonly places: Readonly<Record<BoardId, readonly SlotType[]>>
  readonly tiles: Readonly<Record<TileId, TileData>>
  readonly deeds: Readonly<Record<DeedId, DeedData>>
  /** By letter: food, goods per coin, coins per station, coins per level. */
  readonly strengths: {
    readonly harvest: readonly number[]
    readonly taxes: readonly number[]
    readonly tradingDay: readonly number[]
    readonly income: readonly number[]
  }
  readonly market: number
  readonly tower: number
  readonly startCoins: number
  readonly stations: number
  readonly techTiles: number
  /** What a missing unit of food costs at a harvest. */
  readonly foodPrice: number
  readonly pharmacyMost: number
}
