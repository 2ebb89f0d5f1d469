import type { Seat } from '@eminence/kernel'
import {
  farmer,
  followerCount,
  type Happening,
  happeningCount,
  harvest,
  knight,
  letterOf,
  monk,
  none,
  type Place,
  rounds,
  type Tables,
  type Type,
  tablesOf,
  tradingDay,
  typeCount,
  typeOf,
} from '../data.ts'
import { citizensOf } from '../score.ts'
import { fromMarket, ownsTower, placesOf, type State, spacesFrom, stationsOf, stepOf, techTile } from '../state.ts'
import type { Weights } from './weights.ts'

/**
 * A position as a seat weighs it. Of the others it looks at nothing but tracks, development, stations and farmers, and of the hourglass at
 * what has come: nothing here may depend on what the seat cannot know.
 */
export interface Outlook {
  readonly s: State
  readonly seat: Seat
  readonly tables: Tables
  readonly weights: Weights
  /** Rounds after this one. */
  readonly left: number
  /** What this round brings. */
  readonly now: Happening
  readonly places: readonly Place[]
  /** By type: all followers of the seat, wherever they are, and how many spaces ask for it. */
  readonly counts: readonly number[]
  readonly demand: readonly number[]
  readonly bodies: number
  /** How many the seat draws in a round. */
  readonly draws: number
  readonly techs: number
  readonly stations: number
  /** What the seat may expect at the end. */
  readonly level: number
  readonly stars: number
  /** By kind: what one more good is worth, once somebody has asked; most of the thinking is about goods along the ways. */
  readonly goodWorths: number[]
}

const smoothLevels = new WeakMap<Tables, readonly number[]>()

/** By space of the development track: the level, and which part of the way to the next one is done. */
function smoothed(tables: Tables): readonly number[] {
  let smooth = smoothLevels.get(tables)
  if (smooth === undefined) {
    const { levels } = tables
    smooth = levels.map((level, space) => {
      const from = levels.indexOf(level)
      const to = levels.lastIndexOf(level) + 1
      return to === levels.length ? level : level + (space - from) / (to - from)
    })
    smoothLevels.set(tables, smooth)
  }
  return smooth
}

/** By so many rounds before the end, a step counts before the next level is reached. */
const lastRounds = 5

/** The level at the end if the marker stands there now: the later it is, the more only whole levels count. */
export function levelFrom(tables: Tables, space: number, left: number, growth: number): number {
  const smooth = smoothed(tables)
  const last = smooth.length - 1
  const end = Math.min(last, space + growth * left)
  const low = Math.floor(end)
  const between = low === last ? smooth[last] : smooth[low] + (end - low) * (smooth[low + 1] - smooth[low])
  if (left >= lastRounds) return between
  const share = left / lastRounds
  return share * between + (1 - share) * tables.levels[space]
}

export function outlookOf(s: State, seat: Seat, weights: Weights): Outlook {
  const tables = tablesOf(s)
  const left = rounds - s.round
  const counts = [0, 0, 0, 0, 0, 0, 0]
  const demand = [0, 0, 0, 0, 0, 0, 0]
  let bodies = 0
  let techs = s.tech[seat]
  const hasTower = ownsTower(s, seat)
  for (let follower = 0; follower < followerCount; follower++) {
    const at = seat * followerCount + follower
    const number = s.bags[at] + s.markets[at] + (hasTower ? s.tower[follower] : 0)
    counts[typeOf[follower]] += number
    bodies += number
  }
  const from = spacesFrom(tables, seat)
  const places = placesOf(s, seat)
  for (const place of places) {
    const first = tables.firstSpace[place]
    for (let space = first; space < first + tables.slots[place]; space++) {
      const there = s.spaces[from + space]
      const piece = there === none ? none : there % fromMarket
      if (piece === techTile) {
        techs++
        continue
      }
      if (tables.needs[space] < typeCount) demand[tables.needs[space]]++
      if (piece === none) continue
      counts[typeOf[piece]]++
      bodies++
    }
  }
  const stations = stationsOf(s, seat)
  const [growth, growthOfStars] = weights.growth
  return {
    s,
    seat,
    tables,
    weights,
    left,
    now: s.hourglass[s.round - 1],
    places,
    counts,
    demand,
    bodies,
    draws: tables.set.tracks.knight[stepOf(s, seat, knight)],
    techs,
    stations,
    level: levelFrom(tables, s.development[seat], left, growth),
    stars: stations + citizensOf(s, seat) + growthOfStars * left,
    goodWorths: [],
  }
}

/** Whether this letter has not brought that yet, or brings it in this round. */
export function isToCome({ s, now }: Outlook, happening: Happening): boolean {
  if (now === happening) return true
  for (let at = letterOf(s.round) * happeningCount; at < s.round; at++) if (s.hourglass[at] === happening) return false
  return true
}

/** By letter, from this one on: what it will take or give of that, for each unit. */
export function stillDue(o: Outlook, happening: Happening, strengths: readonly number[]): number {
  const letter = letterOf(o.s.round)
  let due = isToCome(o, happening) ? strengths[letter] : 0
  for (let later = letter + 1; later < strengths.length; later++) due += strengths[later]
  return due
}

/** What a station is worth: a level's points, and trading days to come. */
export function worthOfStation(o: Outlook): number {
  const { s, seat, level, stations, tables } = o
  let most = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, stationsOf(s, other))
  // OR-5.1
  const majority = stations <= most && stations + 2 >= most ? 0.3 * level : 0.1 * level
  return level + majority + stillDue(o, tradingDay, tables.set.strengths.tradingDay)
}

/** Food that the next harvest takes, and all harvests to come. */
export function foodDue(o: Outlook): readonly [next: number, all: number] {
  const { strengths } = o.tables.set
  const letter = letterOf(o.s.round)
  const next = isToCome(o, harvest) ? strengths.harvest[letter] : (strengths.harvest[letter + 1] ?? 0)
  return [next, stillDue(o, harvest, strengths.harvest)]
}

/** What the seat would have on the farmer track against the others: 1 alone in front, -1 alone behind, otherwise 0. */
export function standInCensus({ s, seat }: Outlook, further: number): number {
  const own = stepOf(s, seat, farmer) + further
  let [ahead, behind, like] = [0, 0, 0]
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    const step = stepOf(s, other, farmer)
    if (step > own) ahead++
    else if (step < own) behind++
    else like++
  }
  if (like > 0) return 0
  if (ahead === 0) return 1
  return behind === 0 && s.seats > 2 ? -1 : 0
}

/** One more follower besides so many, whoever it is: missed in a small bag, in the way in a full one. */
export function worthOfNumber({ draws, left, weights }: Outlook, bodies: number): number {
  const room = Math.max(0, Math.min(1, (draws + 3 - bodies) / 4))
  const crowd = Math.max(0, Math.min(1, (bodies - draws - 4) / 8))
  return left * (weights.body * room - weights.crowd * crowd)
}

/** What another follower of this type is worth if the seat has `count` of it besides. */
export function worthOfKind({ left, weights, demand }: Outlook, type: Type, count: number): number {
  const wanted = type === monk ? weights.monk : weights.kind * demand[type]
  return (left * wanted) / (count + 1)
}
