import { type Card, type Faction, rankOf, type Slot, type Tables } from '../data.ts'
import type { Ground } from './ground.ts'

/**
 * What a seat would like to have on the map, or to keep there: by how many main actions each thing shortens its way. So many numbers a
 * slot: for one disk at all, for each disk, and for what the card shows: each faction, each rank, that it is a Freemason.
 */
export type Wishes = Float64Array

const [ofFirst, ofEach, ofFace, ofRank, ofMason, perSlot] = [0, 1, 2, 8, 13, 14]
const mostSlots = 24

export const noWishes = (): Wishes => new Float64Array(mostSlots * perSlot)

export const firstDisk = (wishes: Wishes, slot: Slot): number => wishes[slot * perSlot + ofFirst]
export const eachDisk = (wishes: Wishes, slot: Slot): number => wishes[slot * perSlot + ofEach]

export function addWishes(sum: Wishes, wishes: Wishes, factor: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] += factor * wishes[at]
}

export const addFirst = (wishes: Wishes, slot: Slot, amount: number): void => {
  wishes[slot * perSlot + ofFirst] += amount
}
export const addEach = (wishes: Wishes, slot: Slot, amount: number): void => {
  wishes[slot * perSlot + ofEach] += amount
}

/** What it is worth that this card lies there. */
export function worthOfFace(wishes: Wishes, tables: Tables, slot: Slot, card: Card): number {
  const top = tables.topOf[card]
  const bottom = tables.bottomOf[card]
  const at = slot * perSlot
  return (
    wishes[at + ofFace + top] +
    (bottom === top ? 0 : wishes[at + ofFace + bottom]) +
    wishes[at + ofRank + rankOf[card]] +
    (tables.isFreemason[card] ? wishes[at + ofMason] : 0)
  )
}

/** The wishes of one plot, while the ways to it are looked at one by one. */
export interface Draft {
  readonly wishes: Wishes
  /** The shares of all ways so far, and the shortest. */
  total: number
  distance: number
}

/** Longer than any way that is worth looking at. */
export const tooFar = 12

export const newDraft = (): Draft => ({ wishes: noWishes(), total: 0, distance: tooFar })

export function clearDraft(draft: Draft): void {
  draft.wishes.fill(0)
  draft.total = 0
  draft.distance = tooFar
}

/** The share of a way of this length: shorter ones count more. */
export function shareOf(draft: Draft, length: number, breadth: number): number {
  if (length < draft.distance) draft.distance = length
  const share = Math.exp(-length / breadth)
  draft.total += share
  return share
}

/** Adds the wishes of a plot, so much as it counts. */
export function addDraft(sum: Wishes, { wishes, total }: Draft, weight: number): void {
  if (total > 0) addWishes(sum, wishes, weight / total)
}

/** A first disk there, or that it stays. */
export const wishForDisk = ({ wishes }: Draft, { own, disk, weights }: Ground, slot: Slot, share: number): void =>
  addFirst(wishes, slot, share * (own[slot] > 0 ? weights.disk + weights.favor : disk[slot]))

export const wishForEach = ({ wishes }: Draft, slot: Slot, amount: number): void => addEach(wishes, slot, amount)

export const wishFace = ({ wishes }: Draft, slot: Slot, faction: Faction, amount: number): void => {
  wishes[slot * perSlot + ofFace + faction] += amount
}

export const wishRank = ({ wishes }: Draft, slot: Slot, rank: number, amount: number): void => {
  wishes[slot * perSlot + ofRank + rank] += amount
}

export const wishMason = ({ wishes }: Draft, slot: Slot, amount: number): void => {
  wishes[slot * perSlot + ofMason] += amount
}
