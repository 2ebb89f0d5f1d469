import { type Box, none, type Owner, queen, richelieuSide, type Side, type Space, spaceAt, tablesOf } from '../data.ts'
import { spacesPerSheet } from '../sets.ts'
import type { State } from '../state.ts'
import type { Sight } from './sight.ts'
import type { Weights } from './weights.ts'
import { worthOfReward, worthOfSheet } from './worth.ts'

const owners = 4

/** How a box stands; lists by side and owner, four a side. */
export interface BoxStand {
  readonly free: [number, number]
  readonly strength: [number, number]
  readonly doubt: [number, number]
  readonly sums: number[]
  readonly doubts: number[]
  /** Where an owner's leftmost agent stands. */
  readonly leftmost: number[]
}

const absent = spacesPerSheet

export const emptyStand = (): BoxStand => ({
  free: [0, 0],
  strength: [0, 0],
  doubt: [0, 0],
  sums: [0, 0, 0, 0, 0, 0, 0, 0],
  doubts: [0, 0, 0, 0, 0, 0, 0, 0],
  leftmost: [absent, absent, absent, absent, absent, absent, absent, absent],
})

/** `without` is a space that counts as empty. */
export function standOf(s: State, box: Box, { values, doubts }: Sight, without: Space = none): BoxStand {
  const stand = emptyStand()
  for (let side = 0; side < 2; side++) {
    const from = spaceAt(box, side, 0)
    for (let index = 0; index < spacesPerSheet; index++) {
      const space = from + index
      const owner = s.owners[space]
      stand.free[side]++
      if (owner !== none && space !== without) add(stand, side, index, owner, values[space], doubts[space])
    }
  }
  return stand
}

/** One more agent, or piece, on a side. */
export function add(stand: BoxStand, side: Side, index: number, owner: Owner, value: number, doubt: number): void {
  stand.free[side]--
  stand.strength[side] += value
  stand.doubt[side] += doubt
  if (owner >= queen) return
  const at = side * owners + owner
  stand.sums[at] += value
  stand.doubts[at] += doubt
  if (index < stand.leftmost[at]) stand.leftmost[at] = index
}

export function copyStand(from: BoxStand, to: BoxStand): BoxStand {
  for (let side = 0; side < 2; side++) {
    to.free[side] = from.free[side]
    to.strength[side] = from.strength[side]
    to.doubt[side] = from.doubt[side]
  }
  for (let at = 0; at < 2 * owners; at++) {
    to.sums[at] = from.sums[at]
    to.doubts[at] = from.doubts[at]
    to.leftmost[at] = from.leftmost[at]
  }
  return to
}

/** What the first and the second reward of both sheets are worth to each seat: by side and seat, four a side. */
export interface Stakes {
  readonly first: readonly number[]
  readonly second: readonly number[]
}

export function stakesOf(s: State, box: Box, won: readonly number[], weights: Weights): Stakes {
  const { rewards } = tablesOf(s)
  const first = [0, 0, 0, 0, 0, 0, 0, 0]
  const second = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let side = 0; side < 2; side++) {
    const sheet = s.sheets[2 * box + side]
    for (let seat = 0; seat < s.seats; seat++) {
      first[side * owners + seat] =
        worthOfReward(s, seat, rewards[2 * sheet], weights) + worthOfSheet(s, seat, sheet, won, weights)
      second[side * owners + seat] = worthOfReward(s, seat, rewards[2 * sheet + 1], weights)
    }
  }
  return { first, second }
}

/** The chance that something of this mean and variance is above nothing: about the normal distribution's, and quickly reckoned. */
const chanceAbove = (mean: number, variance: number): number =>
  0.5 + (0.5 * mean) / Math.sqrt(mean * mean + 1.4 * variance)

/** A tie goes to somebody, so what is left of doubt is never nothing. */
const leastDoubt = 0.02

const spacesToGo = ({ free }: BoxStand): number => Math.min(free[0], free[1])

/** RI-6.4: a tie is Richelieu's. */
export function chanceOfRichelieu(stand: BoxStand, { unrest }: Weights): number {
  const { strength, doubt } = stand
  const doubts = leastDoubt + doubt[0] + doubt[1] + unrest * spacesToGo(stand)
  return chanceAbove(strength[0] - strength[1] + 0.5, doubts)
}

const there = [0, 0, 0, 0]
const ranked = [0, 0, 0, 0]
const nobodyAhead = [1, 1, 1, 1]
const oneAhead = [0, 0, 0, 0]

/** What a box promises each seat: added to `hopes`. */
export function addHopes(s: State, stand: BoxStand, stakes: Stakes, weights: Weights, hopes: number[]): void {
  const richelieu = chanceOfRichelieu(stand, weights)
  const certainty = weights.maturity[spacesToGo(stand)]
  for (let side = 0; side < 2; side++) {
    const chance = certainty * (side === richelieuSide ? richelieu : 1 - richelieu)
    if (chance > 0.01) addHopesOfSide(s, stand, side, chance, stakes, weights, hopes)
  }
}

/** RI-6.5, RI-6.6: the owners that are there, each against each other one. */
function addHopesOfSide(
  s: State,
  stand: BoxStand,
  side: Side,
  chance: number,
  { first, second }: Stakes,
  weights: Weights,
  hopes: number[],
): void {
  const { sums, doubts, leftmost } = stand
  const scramble = leastDoubt + weights.scramble * Math.min(spacesToGo(stand), stand.free[side])
  const from = side * owners
  let number = 0
  for (let owner = 0; owner < owners; owner++) {
    const at = from + owner
    if (leftmost[at] === absent) continue
    there[number++] = owner
    ranked[owner] = chanceAbove(sums[at] - 0.5, scramble + doubts[at])
    nobodyAhead[owner] = 1
    oneAhead[owner] = 0
  }
  for (let i = 0; i < number; i++) {
    for (let j = i + 1; j < number; j++) {
      const one = from + there[i]
      const other = from + there[j]
      const tie = leftmost[one] < leftmost[other] ? 0.5 : -0.5
      const lead = chanceAbove(sums[one] - sums[other] + tie, 2 * scramble + doubts[one] + doubts[other])
      noteAhead(there[j], ranked[there[i]] * lead)
      noteAhead(there[i], ranked[there[j]] * (1 - lead))
    }
  }
  for (let i = 0; i < number; i++) {
    const seat = there[i]
    if (seat >= s.seats) break
    const reward = nobodyAhead[seat] * first[from + seat] + oneAhead[seat] * second[from + seat]
    hopes[seat] += chance * ranked[seat] * reward
  }
}

/** With this chance, one more is ahead of the owner. */
function noteAhead(owner: Owner, chance: number): void {
  oneAhead[owner] += (nobodyAhead[owner] - oneAhead[owner]) * chance
  nobodyAhead[owner] *= 1 - chance
}
