import type { Seat, Stacked } from '@eminence/kernel'
import {
  citizenCount,
  deedCount,
  type Follower,
  followerCount,
  type Good,
  goodCount,
  type Happening,
  herbGardenTile,
  none,
  type Place,
  placeOfTile,
  schoolTile,
  type Tables,
  type Tile,
  type Town,
  tablesOf,
  tileCount,
  towerTile,
  trackCount,
  typeCount,
  withHerbGarden,
  withSchool,
} from './data.ts'
import { type ComponentSet, followerTypes } from './sets.ts'

export interface Options {
  /** OR-3.25: plans are made openly, one seat after the other from the start player on. */
  readonly openPlanning: boolean
  /** OR-1.8: who starts; a seat that the table does not have leaves it to chance. */
  readonly startPlayer: 'random' | 'seat1' | 'seat2' | 'seat3' | 'seat4'
}

/** Of `phase` (OR-3.1): the followers' phase and the planning are one, since each seat goes from one to the other by itself. */
export const [inCensus, inPreparation, inActions, inEvent, gameOver] = [0, 1, 2, 3, 4]

/** Of `stages`, in the preparation: what a seat is busy with. */
export const [gathering, storing, waiting, planning, ready] = [0, 1, 2, 3, 4]

/** Of `eventStep`: not yet, the Sacristy was asked about, and what is due is known. */
export const [untouched, answered, levied] = [0, 1, 2]

/** On a space besides followers. */
export const techTile = followerCount
/** Added to what stands on a space if it was planned in this round and the plans have not been shown yet. */
export const [fromMarket, fromTower] = [16, 32]

/** How often a seat may change its plan of a round, by taking a piece back or by reopening it: a round has to come to an end. */
export const mostLifts = 20

export interface State extends Stacked {
  seats: number
  options: Options
  /** The host's own components; null for those that come with the game. */
  set: ComponentSet | null
  round: number
  phase: number
  /** Start player of this round. */
  starter: Seat
  /** What the hourglass brings, by round. */
  hourglass: Happening[]

  /** By type: neutral followers in the supply, those that a plague has sent back there, and those that torture has taken out of the game. */
  supply: number[]
  returned: number[]
  lostFollowers: number[]
  /** By kind of good; `putAway` before the game, `lostGoods` by torture. */
  goodsSupply: number[]
  putAway: number[]
  lostGoods: number[]
  /** Two a stretch: the good that lies there, or none. */
  onStretches: Good[]
  techSupply: number
  lostTech: number
  /** By deed and type: how many followers are there. */
  deeds: number[]
  /** By citizen: who has it, or none. */
  citizens: Seat[]
  /** By tile: a seat, `outOfGame`, or none while it lies in its pile. */
  tileOf: Seat[]
  /** By town: bit n for a station of seat n. */
  stationsAt: number[]

  /** By seat. */
  coins: number[]
  development: number[]
  merchants: Town[]
  stationSupply: number[]
  lostStations: number[]
  /** Unplaced tech tiles, and how many were ever placed. */
  tech: number[]
  techLaid: number[]
  /** By seat and type. */
  tracks: number[]
  /** By seat and kind. */
  goods: number[]
  /** By seat and follower: how many. */
  bags: number[]
  markets: number[]
  /** By follower: who is in the Gunpowder Tower. */
  tower: number[]
  /** By seat and space: a follower, `techTile`, or none; in the planning with `fromMarket` or `fromTower`. */
  spaces: number[]

  /** Preparation, by seat. */
  stages: number[]
  recalls: number[]
  lifts: number[]

  /** Actions: whose turn it is, bit n if seat n has passed, the place in use or none, followers it has moved to deeds. */
  active: Seat
  passed: number
  acting: Place
  moved: number
  /** The followers drawn for the Bathhouse, or none. They still count as in the bag. */
  drawn: Follower[]

  /** Event: how many seats it has dealt with, how far it is with the next one, and the food that this one owes. */
  dealtWith: number
  eventStep: number
  foodOwed: number
  /** OR-3.80: coins that somebody cannot pay, and who. */
  debt: number
  debtor: Seat
}

export const nextSeat = (s: Pick<State, 'seats'>, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1)

/** The seat that comes so many after the start player. */
export const seatAfter = (s: Pick<State, 'seats' | 'starter'>, number: number): Seat => (s.starter + number) % s.seats

export const isOver = (s: Pick<State, 'phase'>): boolean => s.phase === gameOver

type Tiles = Pick<State, 'tileOf'>

export const owns = (s: Tiles, seat: Seat, tile: Tile): boolean => s.tileOf[tile] === seat

export const ownsTower = (s: Tiles, seat: Seat): boolean => s.tileOf[towerTile] === seat

/** OR-3.18: what the tiles of a seat allow. */
export const allowedTo = (s: Tiles, seat: Seat): number =>
  (owns(s, seat, schoolTile) ? withSchool : 0) | (owns(s, seat, herbGardenTile) ? withHerbGarden : 0)

/** The places that a seat has: those of its board, then its tiles. */
export function placesOf(s: Tiles, seat: Seat): Place[] {
  const found = boardPlaces.slice()
  for (let tile = 0; tile < tileCount; tile++) if (s.tileOf[tile] === seat) found.push(placeOfTile(tile))
  return found
}
const boardPlaces: readonly Place[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** How many followers of a seat are in `pool`: the bags or the markets. */
export function sizeOf(pool: readonly number[], seat: Seat): number {
  let size = 0
  for (let at = seat * followerCount; at < (seat + 1) * followerCount; at++) size += pool[at]
  return size
}

/** The followers in the tower. */
export function towerSize({ tower }: Pick<State, 'tower'>): number {
  let size = 0
  for (let each = 0; each < followerCount; each++) size += tower[each]
  return size
}

/** OR-3.8: room on the market, and in the tower for its owner. */
export function capacityOf(s: Pick<State, 'set' | 'markets' | 'tower' | 'tileOf'>, seat: Seat): number {
  const { set } = tablesOf(s)
  const onMarket = set.market - sizeOf(s.markets, seat)
  return ownsTower(s, seat) ? onMarket + set.tower - towerSize(s) : onMarket
}

/** Where a track marker stands. */
export const stepOf = (s: Pick<State, 'tracks'>, seat: Seat, type: number): number => s.tracks[seat * trackCount + type]

export const levelOf = (s: Pick<State, 'set' | 'development'>, seat: Seat): number =>
  tablesOf(s).levels[s.development[seat]]

/** Stations on the map. */
export function stationsOf(s: Pick<State, 'stationsAt'>, seat: Seat): number {
  let built = 0
  for (const bits of s.stationsAt) built += (bits >>> seat) & 1
  return built
}

export function goodsOf(s: Pick<State, 'goods'>, seat: Seat): number {
  let sum = 0
  for (let at = seat * goodCount; at < (seat + 1) * goodCount; at++) sum += s.goods[at]
  return sum
}

/** Bits that stand for all seats. */
export const everySeat = (s: Pick<State, 'seats'>): number => (1 << s.seats) - 1

/** The table before goods and hourglass are laid out (OR-1.3, OR-1.5 to OR-1.7). */
export function newTable(seats: number, options: Options, set: ComponentSet | null, starter: Seat): State {
  const tables = tablesOf({ set })
  const forEach = (length: number, number: number) => Array.from({ length }, () => number)
  const forEachSeat = (number: number) => forEach(seats, number)
  return {
    todo: [],
    seats,
    options,
    set,
    round: 0,
    phase: inCensus,
    starter,
    hourglass: [],
    supply: followerTypes.map((type) => tables.set.followers[type][seats - 2]),
    returned: forEach(typeCount, 0),
    lostFollowers: forEach(typeCount, 0),
    goodsSupply: forEach(goodCount, 0),
    putAway: forEach(goodCount, 0),
    lostGoods: forEach(goodCount, 0),
    onStretches: tables.goodsFrom.map(() => none),
    techSupply: tables.set.techTiles,
    lostTech: 0,
    deeds: forEach(deedCount * typeCount, 0),
    citizens: forEach(citizenCount, none),
    tileOf: forEach(tileCount, none),
    stationsAt: forEach(tables.townCount, 0),
    coins: forEachSeat(tables.set.startCoins),
    development: forEachSeat(0),
    merchants: forEachSeat(tables.start),
    stationSupply: forEachSeat(tables.set.stations),
    lostStations: forEachSeat(0),
    tech: forEachSeat(0),
    techLaid: forEachSeat(0),
    tracks: forEach(seats * trackCount, 0),
    goods: forEach(seats * goodCount, 0),
    bags: forEach(seats * followerCount, 0),
    markets: Array.from({ length: seats * followerCount }, (_, at) => (at % followerCount >= typeCount ? 1 : 0)),
    tower: forEach(followerCount, 0),
    spaces: forEach(seats * tables.spaceCount, none),
    stages: forEachSeat(ready),
    recalls: forEachSeat(0),
    lifts: forEachSeat(0),
    active: starter,
    passed: 0,
    acting: none,
    moved: 0,
    drawn: [none, none],
    dealtWith: 0,
    eventStep: untouched,
    foodOwed: 0,
    debt: 0,
    debtor: none,
  }
}

export function clone(s: State): State {
  return {
    todo: s.todo.slice(),
    seats: s.seats,
    options: s.options,
    set: s.set,
    round: s.round,
    phase: s.phase,
    starter: s.starter,
    hourglass: s.hourglass.slice(),
    supply: s.supply.slice(),
    returned: s.returned.slice(),
    lostFollowers: s.lostFollowers.slice(),
    goodsSupply: s.goodsSupply.slice(),
    putAway: s.putAway.slice(),
    lostGoods: s.lostGoods.slice(),
    onStretches: s.onStretches.slice(),
    techSupply: s.techSupply,
    lostTech: s.lostTech,
    deeds: s.deeds.slice(),
    citizens: s.citizens.slice(),
    tileOf: s.tileOf.slice(),
    stationsAt: s.stationsAt.slice(),
    coins: s.coins.slice(),
    development: s.development.slice(),
    merchants: s.merchants.slice(),
    stationSupply: s.stationSupply.slice(),
    lostStations: s.lostStations.slice(),
    tech: s.tech.slice(),
    techLaid: s.techLaid.slice(),
    tracks: s.tracks.slice(),
    goods: s.goods.slice(),
    bags: s.bags.slice(),
    markets: s.markets.slice(),
    tower: s.tower.slice(),
    spaces: s.spaces.slice(),
    stages: s.stages.slice(),
    recalls: s.recalls.slice(),
    lifts: s.lifts.slice(),
    active: s.active,
    passed: s.passed,
    acting: s.acting,
    moved: s.moved,
    drawn: s.drawn.slice(),
    dealtWith: s.dealtWith,
    eventStep: s.eventStep,
    foodOwed: s.foodOwed,
    debt: s.debt,
    debtor: s.debtor,
  }
}

/** Where the spaces of a seat begin. */
export const spacesFrom = ({ spaceCount }: Tables, seat: Seat): number => seat * spaceCount
