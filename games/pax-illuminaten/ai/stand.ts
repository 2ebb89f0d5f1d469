import type { Seat } from '@eminence/kernel'
import { edictSize, edictsToEnd, factionIndexes, firstOf, none, type Plot, rankOf, tablesOf } from '../data.ts'
import { isIn } from '../map.ts'
import { largestLodges } from '../rules/factions.ts'
import { fitsWithOthers } from '../rules/plots/claims.ts'
import { discarded, notInPlay, type State } from '../state.ts'
import { type Ground, groundOf, type Means } from './ground.ts'
import { wishForLodges } from './lodges.ts'
import { draftPlot } from './plots.ts'
import type { Weights } from './weights.ts'
import {
  addDraft,
  addEach,
  clearDraft,
  type Draft,
  eachDisk,
  firstDisk,
  newDraft,
  noWishes,
  type Wishes,
} from './wishes.ts'

/** How a seat stands to the plots that it may claim. */
export interface Stand {
  readonly ground: Ground
  readonly wishes: Wishes
  /** What is missing to each plot that is known, the nearest first. */
  readonly distances: readonly number[]
  /** By faction: how much it is asked for where the seat wants disks; 1 is the mean. */
  readonly demand: readonly number[]
}

/** `sees` says whether the seat's hand and hidden plot are known to who asks. */
export function standOf(s: State, seat: Seat, weights: Weights, sees: boolean): Stand {
  const means = sees ? meansOf(s, seat) : noMeans
  const isOpen = sees || (s.revealed & (1 << seat)) !== 0
  const plot = isOpen ? s.privatePlots[seat] : none
  const nth = 2 * seat + (sees ? 1 : 0)
  const lateness = latenessOf(s)
  const latest = memory[nth]
  const isAsked = latest !== null && latest.weights === weights && latest.plot === plot && latest.lateness === lateness
  if (isAsked && isSame(latest, s, seat, means)) {
    return { ...latest.stand, ground: { ...latest.stand.ground, s } }
  }
  const stand = newStand(s, seat, weights, means, plot, lateness)
  const { map, disks, faceUp, set, seats, publicPlots } = s
  memory[nth] = {
    set,
    seats,
    holders: s.holders.slice(),
    publicPlots: publicPlots.slice(),
    plot,
    claims: s.claims[seat].slice(),
    map: map.map((card, slot) => (isIn(faceUp, slot) ? card : none)),
    faceUp,
    disks: disks.slice(),
    means,
    weights,
    lateness,
    stand,
  }
  return stand
}

/** The latest stand of a seat: most small steps of a turn change nothing in it. */
interface Remembered extends Pick<State, 'set' | 'seats' | 'holders' | 'publicPlots' | 'map' | 'faceUp' | 'disks'> {
  readonly claims: readonly Plot[]
  readonly plot: Plot
  readonly means: Means
  readonly weights: Weights
  readonly lateness: number
  readonly stand: Stand
}

/** By seat: as others know it, and as it knows itself. */
const memory: (Remembered | null)[] = [null, null, null, null, null, null, null, null]

function isSame(latest: Remembered, s: State, seat: Seat, means: Means): boolean {
  if (latest.faceUp !== s.faceUp || latest.seats !== s.seats || latest.set !== s.set) return false
  if (latest.means.factions !== means.factions || latest.means.ranks !== means.ranks) return false
  for (let rest = s.faceUp; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (latest.map[slot] !== s.map[slot]) return false
  }
  return (
    areAlike(latest.disks, s.disks) &&
    areAlike(latest.holders, s.holders) &&
    areAlike(latest.publicPlots, s.publicPlots) &&
    areAlike(latest.claims, s.claims[seat])
  )
}

function areAlike(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false
  return true
}

const noMeans: Means = { factions: 0, ranks: 0 }

function meansOf(s: State, seat: Seat): Means {
  const { factionsOf } = tablesOf(s)
  let factions = 0
  let ranks = 0
  for (const card of s.hands[seat]) {
    factions |= factionsOf[card]
    ranks |= 1 << rankOf[card]
  }
  return { factions, ranks }
}

const drafts = [newDraft(), newDraft(), newDraft()]

/** A plot that is met but does not count beside another (PI-14.4): it takes other cards. */
const lengthOfDetour = 1.5

function newStand(s: State, seat: Seat, weights: Weights, means: Means, hidden: Plot, lateness: number): Stand {
  const ground = groundOf(s, seat, means, weights)
  const plots = hidden === none ? s.publicPlots : [...s.publicPlots, hidden]
  const found = plots.map((plot, nth) => {
    const draft = drafts[nth]
    draftPlot(draft, ground, plot)
    if (draft.distance === 0 && isDetour(s, seat, plot)) draft.distance = lengthOfDetour
    return draft
  })
  found.sort((a, b) => a.distance - b.distance)
  const wishes = noWishes()
  found.forEach((draft, nth) => {
    addDraft(wishes, draft, weights.plots[nth] * (1 + weights.urgency / (1 + draft.distance)))
  })
  addDraft(wishes, draftFactionCards(s, ground), weights.factionCard)
  if (lateness > 0.1) wishForPoints(wishes, s, weights.lodge * lateness)
  return { ground, wishes, distances: found.map(({ distance }) => distance), demand: demandOf(ground, wishes) }
}

const cards = newDraft()

/** PI-13.1: a lodge under control, of a faction whose card is to be had. */
function draftFactionCards(s: State, ground: Ground): Draft {
  clearDraft(cards)
  let open = 0
  for (const faction of factionIndexes) {
    const holder = s.holders[faction]
    if (holder !== notInPlay && holder !== ground.seat) open |= 1 << faction
  }
  if (open !== 0) wishForLodges(cards, ground, ground.layout.all, 3, 3, open)
  return cards
}

/** PI-4.6: how near the end by the fifth edict is, from 0 to 1. */
export function latenessOf(s: State): number {
  let gone = 0
  for (let faction = 0; faction < s.edictAt.length; faction++) {
    if (s.edictAt[faction] === discarded) gone += 1
    else if (s.edictAt[faction] >= 0) gone += (edictSize + 1 - s.edictTokens[faction]) / (edictSize + 1)
  }
  return Math.min(1, gone / edictsToEnd) ** 3
}

/** PI-18.3: disks in the largest lodges. */
function wishForPoints(wishes: Wishes, s: State, perDisk: number): void {
  for (const faction of factionIndexes) {
    for (const lodge of largestLodges(s, faction)) {
      for (let rest = lodge; rest !== 0; rest &= rest - 1) addEach(wishes, firstOf(rest), perDisk)
    }
  }
}

const isDetour = (s: State, seat: Seat, plot: Plot): boolean =>
  s.claims[seat].length > 0 && !s.claims[seat].includes(plot) && !fitsWithOthers(s, seat, plot)

/** What the cards ask for on which the seat wants disks. */
function demandOf({ s, tables, room, own, reach, layout }: Ground, wishes: Wishes): number[] {
  const demand = [0, 0, 0, 0, 0, 0]
  let sum = 0
  for (let rest = s.faceUp & layout.all; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (room[slot] === 0) continue
    const near = isIn(reach, slot) ? 1 : 0.4
    const wish = near * (0.1 + eachDisk(wishes, slot) + (own[slot] === 0 ? firstDisk(wishes, slot) : 0))
    const card = s.map[slot]
    demand[tables.topOf[card]] += wish
    demand[tables.bottomOf[card]] += wish
    sum += 2 * wish
  }
  if (sum === 0) return [1, 1, 1, 1, 1, 1]
  for (let faction = 0; faction < demand.length; faction++) demand[faction] = (6 * demand[faction]) / sum
  return demand
}
