import type { Seat } from '@eminence/kernel'
import { count, firstOf, isHigh, type Slot } from '../data.ts'
import { disksOnMap } from '../map.ts'
import { favorsOf, isBot, type State } from '../state.ts'
import { disksToWin } from './bot.ts'
import { type Stand, standOf } from './stand.ts'
import type { Weights } from './weights.ts'
import { addEach, addFirst, addWishes, eachDisk, firstDisk, noWishes, type Wishes } from './wishes.ts'

/** A position as a seat weighs it: nothing here looks at what the others have in hand, nor at what lies face down. */
export interface Outlook extends Stand {
  readonly s: State
  readonly seat: Seat
  readonly weights: Weights
  /** What the rivals' disks and cards are worth to them, as much as that is feared. */
  readonly theirs: Wishes
  readonly tokens: number
}

/** `withRivals` is not needed where the others do not matter. */
export function outlookOf(s: State, seat: Seat, weights: Weights, withRivals: boolean): Outlook {
  const stand = standOf(s, seat, weights, true)
  const theirs = noWishes()
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !withRivals) continue
    if (isBot(s, other)) addBot(theirs, s, weights)
    else addRival(theirs, standOf(s, other, weights, false), weights)
  }
  let tokens = 0
  for (let faction = 0; faction < 6; faction++) tokens += favorsOf(s, seat, faction)
  return { ...stand, s, seat, weights, theirs, tokens }
}

/** What a hidden plot is taken to lack. */
const usualDistance = 3

/** What a rival is feared for: the less his two nearest plots lack. */
function addRival(theirs: Wishes, { wishes, distances }: Stand, weights: Weights): void {
  const known = [...distances, ...(distances.length < 3 ? [usualDistance] : [])].sort((a, b) => a - b)
  const fear = weights.rivalry / (1 + (known[0] + known[1]) / weights.fear)
  addWishes(theirs, wishes, fear)
}

/** Table 2.10: every bot wins by eight disks on the map; some are after certain cards, too. */
function addBot(theirs: Wishes, s: State, weights: Weights): void {
  const missing = Math.max(1, disksToWin - disksOnMap(s, s.bot))
  const perDisk = weights.botDisk * weights.botFall ** (missing - 1)
  for (let rest = s.presence[s.bot]; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    addEach(theirs, slot, perDisk)
    if (s.options.bot === 'weishaupt' && isHigh(s.map[slot])) addFirst(theirs, slot, weights.botDisk / 2)
  }
}

/** Tokens that are soon spent anyway. */
const enough = 7

/** What one more token of the faction is worth to who has so many. */
export function worthOfToken({ weights, demand }: Outlook, faction: number, held: number, tokens: number): number {
  const base = tokens < enough ? weights.token : weights.spareToken
  const asked = 1 - weights.demand + weights.demand * Math.min(2, demand[faction])
  return base * asked * (held >= 4 ? 0.4 : 1)
}

/** What a token in the supply is worth: what its loss costs. */
export const worthOfHeld = (outlook: Outlook, faction: number): number => {
  const held = favorsOf(outlook.s, outlook.seat, faction)
  return worthOfToken(outlook, faction, held - 1, outlook.tokens - 1)
}

/** What so many new disks of the seat on a card promise. */
export function worthOfDisks(outlook: Outlook, slot: Slot, disks: number): number {
  const { ground, wishes, theirs, weights, s, seat } = outlook
  const isFirst = ground.own[slot] === 0
  const missing = Math.max(1, ground.rival[slot] + 1 - ground.own[slot])
  let worth = 0
  for (let nth = 1; nth <= disks; nth++) {
    worth += (nth <= missing ? 1 : 0.45) * eachDisk(wishes, slot)
    worth += (nth === 1 ? 1 : 0.3) * weights.presence
  }
  if (isFirst) worth += firstDisk(wishes, slot) + weights.yield * yieldOf(outlook, slot)
  // table 2.10: Joseph wins when somebody has no disk at all, and he clears a card a turn
  if (isFirst && s.options.bot === 'joseph' && count(s.presence[seat]) < 2) worth += 1
  // who controls a card, or has most in a lodge, does so no longer
  if (ground.foreign[slot] > 0) worth += 0.5 * eachDisk(theirs, slot)
  return worth
}

/** The favors that a card yields. */
const yieldOf = ({ ground, s }: Outlook, slot: Slot): number => ground.tables.favorValues[s.map[slot]].length

/** What the loss of one disk there costs. */
export function worthOfDisk({ ground, wishes, weights }: Outlook, slot: Slot): number {
  const last = ground.own[slot] === 1 ? firstDisk(wishes, slot) + weights.presence : 0.3 * weights.presence
  return last + eachDisk(wishes, slot)
}

/** What so many disks of a rival there are worth to him, as much as he is feared. */
export const worthOfTheirs = ({ theirs }: Outlook, slot: Slot, disks: number, all: number): number =>
  disks * (0.1 + eachDisk(theirs, slot)) + (disks === all ? firstDisk(theirs, slot) : 0)
