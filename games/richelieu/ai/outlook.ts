import type { Seat } from '@eminence/kernel'
import { type Box, type Owner, type Side, tablesOf } from '../data.ts'
import { nextSeat, type State } from '../state.ts'
import {
  add,
  addHopes,
  type BoxStand,
  chanceOfRichelieu,
  copyStand,
  emptyStand,
  type Stakes,
  stakesOf,
  standOf,
} from './box.ts'
import { type Sight, sightOf } from './sight.ts'
import type { Weights } from './weights.ts'
import { collections, shareLeft } from './worth.ts'

/** A box as a seat reckons with it. */
interface Prospect {
  readonly stand: BoxStand
  readonly stakes: Stakes
  /** What the box is worth to the seat as it stands. */
  worth: number
}

/** What a seat makes of the board, for one decision. */
export interface Outlook {
  readonly s: State
  readonly seat: Seat
  readonly weights: Weights
  readonly sight: Sight
  readonly won: readonly number[]
  /** By box, as far as it was looked at. */
  readonly prospects: (Prospect | null)[]
}

export const outlookOf = (s: State, seat: Seat, weights: Weights): Outlook => ({
  s,
  seat,
  weights,
  sight: sightOf(s, seat),
  won: collections(s),
  prospects: [null, null, null],
})

export function prospectOf(outlook: Outlook, box: Box): Prospect {
  const known = outlook.prospects[box]
  if (known !== null) return known
  const { s, sight, won, weights } = outlook
  const prospect = { stand: standOf(s, box, sight), stakes: stakesOf(s, box, won, weights), worth: 0 }
  outlook.prospects[box] = prospect
  prospect.worth = worthOfStand(outlook, box, prospect.stand)
  return prospect
}

const hopes = [0, 0, 0, 0]

/** What the seat gains is good, what its rivals gain is not. */
function againstRivals({ s, seat, weights }: Outlook, bySeat: readonly number[]): number {
  let theirs = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) theirs += bySeat[other]
  return bySeat[seat] - (weights.rivalry * theirs) / (s.seats - 1)
}

function promiseOf(outlook: Outlook, box: Box, stand: BoxStand): number {
  hopes.fill(0)
  addHopes(outlook.s, stand, prospectOf(outlook, box).stakes, outlook.weights, hopes)
  return againstRivals(outlook, hopes)
}

const answered = emptyStand()
/** A good agent that a rival may have left; where it stands, it loses ties. */
const usualAnswer = 2
const lastIndex = 4

/** A box with one free space on a sheet is the next player's to close: reckon with it, if it hurts. */
export function worthOfStand(outlook: Outlook, box: Box, stand: BoxStand): number {
  const { s, seat, weights } = outlook
  const worth = promiseOf(outlook, box, stand)
  if (stand.free[0] === 0 || stand.free[1] === 0) return worth + worthOfTempo(outlook, box, stand)
  let worst = worth
  for (let side = 0; side < 2; side++) {
    if (stand.free[side] !== 1) continue
    copyStand(stand, answered)
    add(answered, side, lastIndex, nextSeat(s, seat), usualAnswer, 0)
    worst = Math.min(worst, promiseOf(outlook, box, answered))
  }
  return worth + weights.answer * (worst - worth)
}

const tempos = [0, 0, 0, 0]

/** Two actions for those behind the Cardinal: what his step will do to each seat when the box is resolved. */
function worthOfTempo(outlook: Outlook, box: Box, stand: BoxStand): number {
  const { s, weights } = outlook
  const { sheets } = tablesOf(s).set
  const richelieu = chanceOfRichelieu(stand, weights)
  const [up, down] = [sheets[s.sheets[2 * box]].cardinal, sheets[s.sheets[2 * box + 1]].cardinal]
  for (let seat = 0; seat < s.seats; seat++) {
    const lag = s.cardinal - s.prestige[seat]
    const then = richelieu * chanceOfTwoActions(lag + up) + (1 - richelieu) * chanceOfTwoActions(lag + down)
    tempos[seat] = weights.tempo * shareLeft(s) * (then - chanceOfTwoActions(lag))
  }
  return againstRivals(outlook, tempos)
}

/** How likely the coming turns have two actions for somebody so far behind the Cardinal. */
export const chanceOfTwoActions = (lag: number): number => 1 / (1 + Math.exp(0.5 - lag))

const trial = emptyStand()

/** By how much the box is worth more to the seat with one more agent, or piece. */
export function gainBy(
  outlook: Outlook,
  box: Box,
  side: Side,
  index: number,
  owner: Owner,
  value: number,
  doubt = 0,
): number {
  const { stand, worth } = prospectOf(outlook, box)
  copyStand(stand, trial)
  add(trial, side, index, owner, value, doubt)
  return worthOfStand(outlook, box, trial) - worth
}
