import { type Context, FastRandom, type Random, type Seat, type Told } from '@eminence/kernel'
import {
  type Follower,
  firstDeedCitizen,
  followerCount,
  followers,
  goodCount,
  none,
  placeIds,
  placeNamed,
  type Space,
  tablesOf,
  tileNamed,
  trackCount,
  typeCount,
} from '../data.ts'
import type { Event } from '../events.ts'
import { orleans } from '../index.ts'
import { type Move, owed } from '../moves.ts'
import { goOn } from '../rules/course.ts'
import {
  type BoardId,
  type DeedId,
  deedIds,
  type EventId,
  eventIds,
  type FollowerType,
  followerTypes,
  type GoodId,
  goodIds,
  type PlaceId,
  type TileId,
  tileIds,
} from '../sets.ts'
import { standardSet } from '../standard-set.ts'
import {
  everySeat,
  inActions,
  inCensus,
  inPreparation,
  newTable,
  type Options,
  planning,
  type State,
  techTile,
  waiting,
} from '../state.ts'

export const usual: Options = { openPlanning: false, startPlayer: 'random' }

/** Followers as rows call them: neutral ones small, own ones capital; knight, scholar and monk are neutral always. */
const letters = 'fbctksmFBCT'
const follower = (letter: string): Follower => letters.indexOf(letter)
const words = (row: string): string[] => row.split(' ').filter((word) => word !== '')

type Row = Partial<Record<PlaceId, string>>
type Counts = Partial<Record<GoodId, number>>

export interface Given {
  readonly seats?: 2 | 3 | 4
  readonly options?: Partial<Options>
  readonly starter?: Seat
  readonly active?: Seat
  /** Seats that have passed. */
  readonly passed?: readonly Seat[]
  readonly round?: number
  /** What the hourglass brings in this round. */
  readonly event?: EventId
  /** Where the round stands: before the followers come, in the planning, in the actions, or when all have passed. */
  readonly at?: 'census' | 'plan' | 'act' | 'event'
  /** By seat: “f F k” is a farmer, an own farmer and a knight. Without a bag, own followers that are nowhere else are in it. */
  readonly market?: readonly string[]
  readonly bag?: readonly string[]
  /** By seat and place, from left to right: `.` is a free space, `#` a tech tile. */
  readonly on?: readonly Row[]
  readonly tower?: string
  readonly tiles?: readonly (readonly TileId[])[]
  /** By track and seat. */
  readonly tracks?: Partial<Record<FollowerType, readonly number[]>>
  readonly development?: readonly number[]
  readonly coins?: readonly number[]
  readonly goods?: readonly Counts[]
  /** What is left in the goods supply of these kinds. */
  readonly goodsSupply?: Counts
  /** Goods by stretch; otherwise the map is empty. */
  readonly stretches?: Readonly<Record<string, readonly GoodId[]>>
  readonly merchants?: readonly string[]
  readonly stations?: readonly (readonly string[])[]
  readonly stationSupply?: readonly number[]
  readonly tech?: readonly number[]
  readonly techLaid?: readonly number[]
  readonly techSupply?: number
  /** What is left in the supply of these types. */
  readonly supply?: Partial<Record<FollowerType, number>>
  /** Who is there already: “k m”. */
  readonly deeds?: Partial<Record<DeedId, string>>
  /** Who has which citizen, by the citizen's number. */
  readonly citizens?: Readonly<Record<number, Seat>>
}

export const town = (id: string): number => standardSet.map.towns.findIndex((each) => each.id === id)
export const stretch = (id: string): number => standardSet.map.stretches.findIndex((each) => each.id === id)
export const spaceAt = (id: PlaceId, slot: number): Space => tablesOf({ set: null }).firstSpace[placeNamed(id)] + slot
export const deedCitizen = (id: DeedId): number => firstDeedCitizen + deedIds.indexOf(id)

export function position(given: Given = {}): State {
  const { seats = 3, options, starter = 0, active = starter, passed = [], at = 'act' } = given
  const s = newTable(seats, { ...usual, ...options }, null, starter)
  const round = given.round ?? 3
  s.round = round
  s.hourglass = hourglassWith(round, eventIds.indexOf(given.event ?? (round === 1 ? 'pilgrimage' : 'trading-day')))
  const { coins, development, stationSupply, tech, techLaid, techSupply } = given
  Object.assign(s, {
    ...(coins && { coins: [...coins] }),
    ...(development && { development: [...development] }),
    ...(stationSupply && { stationSupply: [...stationSupply] }),
    ...(tech && { tech: [...tech] }),
    ...(techLaid && { techLaid: [...techLaid] }),
    ...(techSupply !== undefined && { techSupply }),
  })
  for (const [citizen, seat] of Object.entries(given.citizens ?? {})) s.citizens[Number(citizen)] = seat
  for (const [type, steps] of Object.entries(given.tracks ?? {})) {
    for (const [seat, step] of steps.entries()) s.tracks[seat * trackCount + typeNumber(type)] = step
  }
  placePieces(s, given)
  placeFollowers(s, given)
  s.active = active
  for (const seat of passed) s.passed |= 1 << seat
  begin(s, at)
  return s
}

const numberIn = (ids: readonly string[], id: string): number => ids.indexOf(id)
const typeNumber = (id: string): number => numberIn(followerTypes, id)

function hourglassWith(round: number, event: number): number[] {
  const letter = [0, 1, 2, 3, 4, 5]
  const hourglass = [...letter, ...letter, ...letter]
  const from = Math.floor((round - 1) / 6) * 6
  const other = hourglass.indexOf(event, from)
  hourglass[other] = hourglass[round - 1]
  hourglass[round - 1] = event
  return hourglass
}

function placePieces(s: State, given: Given): void {
  given.tiles?.forEach((ids, seat) => {
    for (const id of ids) s.tileOf[tileNamed(id)] = seat
  })
  given.merchants?.forEach((id, seat) => {
    s.merchants[seat] = town(id)
  })
  given.stations?.forEach((ids, seat) => {
    for (const id of ids) s.stationsAt[town(id)] |= 1 << seat
    if (!given.stationSupply) s.stationSupply[seat] -= ids.length
  })
  for (const [id, goods] of Object.entries(given.stretches ?? {})) {
    for (const [nth, good] of goods.entries()) s.onStretches[2 * stretch(id) + nth] = goodIds.indexOf(good)
  }
  goodIds.forEach((id, good) => {
    given.goods?.forEach((counts, seat) => {
      s.goods[seat * goodCount + good] = counts[id] ?? 0
    })
    const onMap = s.onStretches.filter((each) => each === good).length
    const owned = s.goods.reduce((sum, number, at) => sum + (at % goodCount === good ? number : 0), 0)
    const rest = standardSet.goods[id].tiles - onMap - owned
    s.goodsSupply[good] = given.goodsSupply?.[id] ?? rest
    s.putAway[good] = rest - s.goodsSupply[good]
  })
}

function placeFollowers(s: State, given: Given): void {
  const tables = tablesOf(s)
  const add = (pool: number[], seat: Seat, row: string) => {
    for (const word of words(row)) pool[seat * followerCount + follower(word)]++
  }
  s.markets.fill(0)
  given.market?.forEach((row, seat) => {
    add(s.markets, seat, row)
  })
  add(s.tower, 0, given.tower ?? '')
  given.on?.forEach((rows, seat) => {
    for (const [id, row] of Object.entries(rows)) {
      for (const [slot, word] of words(row).entries()) {
        if (word === '.') continue
        const place = numberIn(placeIds, id)
        const space = seat * tables.spaceCount + tables.firstSpace[place] + slot
        s.spaces[space] = word === '#' ? techTile : follower(word)
      }
    }
  })
  for (let seat = 0; seat < s.seats; seat++) {
    const row = given.bag?.[seat]
    if (row !== undefined) add(s.bags, seat, row)
    else
      for (const own of followers.slice(typeCount)) if (!isSomewhere(s, seat, own)) s.bags[seat * followerCount + own]++
  }
  for (const [id, row] of Object.entries(given.deeds ?? {})) {
    const deed = numberIn(deedIds, id)
    for (const word of words(row)) s.deeds[deed * typeCount + follower(word)]++
  }
  followerTypes.forEach((id, type) => {
    const inPlay = [s.bags, s.markets, s.tower].flatMap((pool) => pool.filter((_, at) => at % followerCount === type))
    const onSpaces = s.spaces.filter((piece) => piece === type).length
    const onDeeds = s.deeds.filter((_, at) => at % typeCount === type)
    const gone = [...inPlay, ...onDeeds].reduce((sum, number) => sum + number, onSpaces)
    s.supply[type] = given.supply?.[id] ?? Math.max(0, s.supply[type] - gone)
  })
}

function isSomewhere(s: State, seat: Seat, own: Follower): boolean {
  const { spaceCount } = tablesOf(s)
  const onSpaces = s.spaces.slice(seat * spaceCount, (seat + 1) * spaceCount).includes(own)
  return onSpaces || s.markets[seat * followerCount + own] > 0 || s.tower[own] > 0
}

function begin(s: State, at: NonNullable<Given['at']>): void {
  if (at === 'census') {
    s.phase = inCensus
    goOn(s, { random: new FastRandom(1) })
  } else if (at === 'plan') {
    s.phase = inPreparation
    s.stages.fill(s.options.openPlanning ? waiting : planning)
    if (s.options.openPlanning) s.stages[s.starter] = planning
  } else if (at === 'act') {
    s.phase = inActions
    s.todo = [owed.chooseAction[s.active]]
  } else {
    s.phase = inActions
    s.passed = everySeat(s)
  }
}

/** Chance that comes out as it is told: always the first, the last, or these numbers one after the other. */
export function chance(...numbers: readonly number[]): Random {
  let next = 0
  return { below: (n) => Math.min(n - 1, numbers[next++] ?? 0) }
}

function listening(random: Random): { context: Context<Event>; events: Told<Event>[] } {
  const events: Told<Event>[] = []
  const tell: Context<Event>['tell'] = (event, ...notes) => {
    const confidences = notes.filter((note) => note !== 'reveals')
    events.push({ event, confidences, reveals: notes.includes('reveals') })
  }
  return { context: { random, tell }, events }
}

/** Lets what is due happen, up to the next decision, and returns what was told. */
export function proceed(s: State, random: Random = new FastRandom(1)): Told<Event>[] {
  const { context, events } = listening(random)
  goOn(s, context)
  return events
}

const slotOf = (space: Space): string => {
  const { placeOf, firstSpace } = tablesOf({ set: null })
  return `${placeIds[placeOf[space]]} ${space - firstSpace[placeOf[space]]}`
}

/** “put f castle 0”, “act village”, “travel W05”, “doDeed m cathedral”, “pass”. */
export function worded(move: Move): string {
  const parts: string[] = [move.type]
  if ('follower' in move) parts.push(letters[move.follower])
  if ('space' in move) parts.push(slotOf(move.space))
  if ('place' in move) parts.push(placeIds[move.place])
  if ('tile' in move) parts.push(tileIds[move.tile])
  if ('stretch' in move) parts.push(standardSet.map.stretches[move.stretch].id)
  if ('good' in move) parts.push(goodIds[move.good])
  if ('deed' in move) parts.push(deedIds[move.deed])
  if ('town' in move) parts.push(standardSet.map.towns[move.town].id)
  if ('count' in move) parts.push(`${move.count}`)
  if ('coins' in move) parts.push(`${move.coins}`)
  return parts.join(' ')
}

/** The seat that is asked; the first one, if several are. */
export const asked = (s: State): Seat => orleans.decisions(s)[0]?.seat ?? none

/** What a seat may do. */
export const offered = (s: State, seat: Seat = asked(s)): string[] => orleans.moves(s, seat).map(worded)

/** What a seat may do of one kind, without the name of the kind. */
export const offeredOf = (s: State, type: Move['type'], seat: Seat = asked(s)): string[] =>
  orleans
    .moves(s, seat)
    .filter((move) => move.type === type)
    .map((move) => worded(move).slice(type.length).trim())

/** Answers with the move of this wording, which must be offered, and returns what was told. */
export function say(s: State, wording: string, by: { seat?: Seat; random?: Random } = {}): Told<Event>[] {
  const { seat = asked(s), random = new FastRandom(1) } = by
  const move = orleans.moves(s, seat).find((each) => worded(each) === wording)
  if (move === undefined)
    throw new Error(`seat ${seat} is not offered "${wording}", but ${offered(s, seat).join(', ')}`)
  const { context, events } = listening(random)
  orleans.play(s, seat, move, context)
  return events
}

/** Several answers of the seats that are asked, one after the other. */
export const sayAll = (s: State, ...wordings: readonly string[]): Told<Event>[] =>
  wordings.flatMap((wording) => say(s, wording))

/** Who owes what: “plan 0”. */
export const owes = (s: State): string[] => orleans.decisions(s).map(({ type, seat }) => `${type} ${seat}`)

/** Why not: “act ship: notFilled OR-3.21”. */
export const blocked = (s: State, seat: Seat = asked(s)): string[] =>
  (orleans.blocked?.(s, seat) ?? []).map(({ move, reason, rule }) => `${worded(move)}: ${reason} ${rule}`)

const inPool = (pool: readonly number[], seat: Seat): string =>
  followers.flatMap((each) => Array.from({ length: pool[seat * followerCount + each] }, () => letters[each])).join(' ')
export const market = (s: Pick<State, 'markets'>, seat: Seat): string => inPool(s.markets, seat)
export const bag = (s: Pick<State, 'bags'>, seat: Seat): string => inPool(s.bags, seat)
export const tower = (s: Pick<State, 'tower'>): string => inPool(s.tower, 0)

/** Who stands on a place, as `on` has it; what is planned and not shown yet has its mark. */
export function row(s: Pick<State, 'set' | 'spaces'>, seat: Seat, id: PlaceId): string {
  const { spaceCount, firstSpace, slots } = tablesOf(s)
  const from = seat * spaceCount + firstSpace[placeNamed(id)]
  return s.spaces
    .slice(from, from + slots[placeNamed(id)])
    .map((piece) => {
      if (piece === none) return '.'
      const plain = piece % 16
      return `${plain === techTile ? '#' : letters[plain]}${piece === plain ? '' : '?'}`
    })
    .join(' ')
}

export const goodsOf = (s: Pick<State, 'goods'>, seat: Seat): string =>
  goodIds
    .flatMap((id, good) => (s.goods[seat * goodCount + good] > 0 ? [`${s.goods[seat * goodCount + good]} ${id}`] : []))
    .join(', ')

export const step = (s: State, seat: Seat, type: FollowerType): number => s.tracks[seat * trackCount + typeNumber(type)]

export const supplyOf = (s: State, type: FollowerType): number => s.supply[typeNumber(type)]

/** A place of the board whose spaces are all filled by those who belong there. */
export const filled: Readonly<Record<BoardId, string>> = {
  farmhouse: 'b c',
  village: 'f b c',
  university: 'f c t',
  castle: 'f b t',
  monastery: 's t',
  ship: 'f b k',
  wagon: 'f t k',
  guildhall: 'f c k',
  scriptorium: 'k s',
  townhall: 'f .',
}
