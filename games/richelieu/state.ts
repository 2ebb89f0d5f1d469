import type { Seat, Stacked } from '@eminence/kernel'
import {
  type Box,
  boxes,
  boxOf,
  firstNeutral,
  indexOf,
  type Kind,
  none,
  type Owner,
  type Piece,
  placeOf,
  queen,
  type Sheet,
  type Side,
  type Space,
  type Spaces,
  spacesOfBox,
  spacesOfSide,
  type Tables,
  tablesOf,
  wholeSheet,
} from './data.ts'
import type { SheetLabel } from './events.ts'
import { type ComponentSet, highestAgent, spacesPerSheet } from './sets.ts'

export interface Options {
  /** RI-7.2: with two players a neutral agent takes a last free space if nothing else is free. */
  readonly neutralLastSpace: boolean
  /** RI-10.1: won sheets show their back colour only. */
  readonly wonSheetsFaceDown: boolean
  /** RI-10.1: money and jewels are behind the screens. */
  readonly hiddenMoney: boolean
}

/** Bits of `used`. */
export const [usedIncome, usedCommission, usedJewel] = [1, 2, 4]

/** Of `stage`: the actions of a turn, then what follows them. */
export const [inActions, afterActions] = [0, 1]

/** Of `ending`. */
export const [goesOn, allResolved, quiet] = [0, 1, 2]

/** In `keepers`, for a sheet that has left the game. */
export const outOfGame = 4

export interface State extends Stacked {
  seats: number
  options: Options
  /** The host's own components; null for those that come with the game. */
  set: ComponentSet | null
  starter: Seat
  ending: number

  /** Turns begun so far, this one included. */
  turn: number
  active: Seat
  /** RI-2.3: actions of this turn, fixed at its start. */
  allowance: number
  stage: number
  /** Actions done in this turn; of these `placed` were placements, and `used` tells the others. */
  acts: number
  placed: number
  used: number
  /** Something was put or moved on a sheet in this turn. */
  stirred: boolean
  /** RI-9.8: quiet turns in a row. */
  quietTurns: number

  /** By seat. Prestige is the total, full laps included. */
  purses: number[]
  jewels: number[]
  prestige: number[]
  income: number[]
  military: number[]
  cityJewels: number
  cardinal: number

  /** By owner and kind: how many agents are behind the screen, and how many in the city. */
  hands: number[]
  city: number[]
  /** By owner: how often its agents have come back from the city. That happens to an empty hand only, so everybody knows what a hand began with. */
  musters: number[]

  /** Two a box; none in a box that stays empty. */
  sheets: Sheet[]
  /** The next one last. */
  richelieuDeck: Sheet[]
  opposingDeck: Sheet[]
  /** By sheet: the seat that won it, `outOfGame`, or none. */
  keepers: number[]

  /** Spaces on the board where something can be put. */
  free: Spaces
  /** Agents whose value all can see, and pieces. */
  faceUp: Spaces
  /** By space: who stands there, or none. */
  owners: Owner[]
  /** By space: the value, 0 where nobody stands. */
  values: number[]
  /** By space: how often its owner's agents had come back when this one was put there; 0 unless it lies face down. */
  musterOf: number[]
  /** Where Queen and Grey Eminence stand; none in the palace. */
  pieces: Space[]

  resolved: number
  /** The box that is being resolved, or none. */
  box: Box
  /** Of the resolution under way, or of the last one: the winning side and who is first and second, or none. */
  winningSide: Side
  ranked: Owner[]
  /** Which of the two rewards is due, and which of its symbols was reached; none before the amounts. */
  rewardStep: number
  effectStep: number
  /** Full boxes that wait to be resolved, in this order. */
  pending: Box[]
}

/** RI-1.4: how many colours are in play. */
export const ownersIn = (seats: number): number => (seats === 2 ? 4 : seats)

/** RI-1.5: who has this colour behind the screen; the start player holds the first of the neutral ones. */
export function holderOf(s: Pick<State, 'seats' | 'starter'>, owner: Owner): Seat {
  if (owner < s.seats) return owner
  return owner === firstNeutral ? s.starter : 1 - s.starter
}

/** RI-1.4: the neutral colour that a seat holds. */
export const neutralOf = (s: Pick<State, 'starter'>, seat: Seat): Owner =>
  seat === s.starter ? firstNeutral : firstNeutral + 1

export const nextSeat = (s: Pick<State, 'seats'>, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1)

export const isOver = (s: Pick<State, 'ending'>): boolean => s.ending !== goesOn

/** How many agents of this owner are in `pool`: the hands, or the city. */
export function sizeOf(pool: readonly number[], owner: Owner, kinds: number): number {
  let size = 0
  for (let at = owner * kinds; at < (owner + 1) * kinds; at++) size += pool[at]
  return size
}

export const hasAgents = (pool: readonly number[], owner: Owner, kinds: number): boolean => {
  for (let at = owner * kinds; at < (owner + 1) * kinds; at++) if (pool[at] > 0) return true
  return false
}

type Board = Pick<State, 'set' | 'sheets'>

export const sheetOn = (s: Pick<State, 'sheets'>, space: Space): Sheet => s.sheets[placeOf[space]]

/** RI-4.1: what the space costs. */
export const labelOf = (s: Board, space: Space): number =>
  tablesOf(s).labels[sheetOn(s, space) * spacesPerSheet + indexOf[space]]

/** The free spaces of the sheet at this place, as its lowest five bits. */
export const freeAt = (s: Pick<State, 'free'>, place: number): number =>
  (s.free >>> (place * spacesPerSheet)) & wholeSheet

/** RI-6.1 */
export const isFull = (s: Pick<State, 'free' | 'sheets'>, place: number): boolean =>
  s.sheets[place] !== none && freeAt(s, place) === 0

type Chain = Pick<State, 'box' | 'pending'>

/** RI-6.16: the spaces of the box being resolved and of the pending ones. */
export function lockedSpaces(s: Chain): Spaces {
  let locked = s.box === none ? 0 : spacesOfBox[s.box]
  for (const box of s.pending) locked |= spacesOfBox[box]
  return locked
}

/** RI-8.6: where a reward may put something. */
export const openSpaces = (s: Chain & Pick<State, 'free'>): Spaces => s.free & ~lockedSpaces(s)

/** RI-8.7, RI-8.8: agents of others in boxes that are not locked. */
export function bribable(s: Chain & Pick<State, 'owners'>, seat: Seat): Spaces {
  const locked = lockedSpaces(s)
  let found: Spaces = 0
  for (let space = 0; space < s.owners.length; space++) {
    const owner = s.owners[space]
    if (owner !== none && owner !== seat && owner < queen && (locked & (1 << space)) === 0) found |= 1 << space
  }
  return found
}

/** RI-8.9: where this piece may go: its side's sheets, but not the one it stands on, nor out of a pending box. */
export function pieceSpaces(s: Chain & Pick<State, 'free' | 'pieces'>, piece: Piece): Spaces {
  const at = s.pieces[piece]
  const spaces = openSpaces(s) & spacesOfSide[piece]
  if (at === none) return spaces
  return s.pending.includes(boxOf[at]) ? 0 : spaces & ~(wholeSheet << (placeOf[at] * spacesPerSheet))
}

/** RI-2.2, RI-2.4, RI-5.2 */
export const isBehindCardinal = (s: Pick<State, 'prestige' | 'cardinal'>, seat: Seat): boolean =>
  s.prestige[seat] < s.cardinal

/** RI-4.2: what a placement costs besides the label. */
export const surchargeOf = (s: Pick<State, 'set' | 'placed'>): number =>
  s.placed === 0 ? 0 : tablesOf(s).set.secondPlacementSurcharge

/** RI-7.1, RI-7.2: where a neutral agent may go now. */
export function neutralSpaces(s: Pick<State, 'free' | 'options'>): Spaces {
  let several: Spaces = 0
  for (let place = 0; place < 6; place++) {
    const free = freeAt(s, place)
    if ((free & (free - 1)) !== 0) several |= free << (place * spacesPerSheet)
  }
  return several === 0 && s.options.neutralLastSpace ? s.free : several
}

export function labelOfSheet(s: Pick<State, 'set'>, sheet: Sheet): SheetLabel {
  const { id, name, faction } = tablesOf(s).set.sheets[sheet]
  return { id, faction, ...(name !== undefined && { name }) }
}

/** RI-9.3, RI-9.5: how many sheets of each faction a seat has won. */
export function sheetsWon(s: Pick<State, 'set' | 'keepers'>, seat: Seat): number[] {
  const { factionOf } = tablesOf(s)
  const won = [0, 0, 0, 0, 0]
  for (let sheet = 0; sheet < s.keepers.length; sheet++) if (s.keepers[sheet] === seat) won[factionOf[sheet]]++
  return won
}

/** Before the sheets are laid out (RI-1.2). */
export function newTable(seats: number, options: Options, set: ComponentSet | null, starter: Seat): State {
  const tables = tablesOf({ set })
  const { startMoney, startJewelsPlayer, startJewelsCity, incomeTrack, cardinalStart } = tables.set
  const owners = Array.from({ length: ownersIn(seats) }, (_, owner) => owner)
  const forEachSeat = (number: number) => Array.from({ length: seats }, () => number)
  const forEachSpace = (number: number) => Array.from({ length: 30 }, () => number)
  return {
    todo: [],
    seats,
    options,
    set,
    starter,
    ending: goesOn,
    turn: 0,
    active: starter,
    allowance: 0,
    stage: inActions,
    acts: 0,
    placed: 0,
    used: 0,
    stirred: false,
    quietTurns: 0,
    purses: forEachSeat(startMoney),
    jewels: forEachSeat(startJewelsPlayer),
    prestige: forEachSeat(0),
    income: forEachSeat(incomeTrack.start),
    military: forEachSeat(0),
    cityJewels: startJewelsCity,
    cardinal: cardinalStart,
    hands: owners.flatMap((owner) => (owner < seats ? tables.agents : tables.neutralAgents)),
    city: owners.flatMap(() => tables.kinds.map(() => 0)),
    musters: owners.map(() => 0),
    sheets: boxes.flatMap(() => [none, none]),
    richelieuDeck: [],
    opposingDeck: [],
    keepers: tables.set.sheets.map(() => none),
    free: 0,
    faceUp: 0,
    owners: forEachSpace(none),
    values: forEachSpace(0),
    musterOf: forEachSpace(0),
    pieces: [none, none],
    resolved: 0,
    box: none,
    winningSide: none,
    ranked: [none, none],
    rewardStep: 0,
    effectStep: none,
    pending: [],
  }
}

export function clone(s: State): State {
  return {
    todo: s.todo.slice(),
    seats: s.seats,
    options: s.options,
    set: s.set,
    starter: s.starter,
    ending: s.ending,
    turn: s.turn,
    active: s.active,
    allowance: s.allowance,
    stage: s.stage,
    acts: s.acts,
    placed: s.placed,
    used: s.used,
    stirred: s.stirred,
    quietTurns: s.quietTurns,
    purses: s.purses.slice(),
    jewels: s.jewels.slice(),
    prestige: s.prestige.slice(),
    income: s.income.slice(),
    military: s.military.slice(),
    cityJewels: s.cityJewels,
    cardinal: s.cardinal,
    hands: s.hands.slice(),
    city: s.city.slice(),
    musters: s.musters.slice(),
    sheets: s.sheets.slice(),
    richelieuDeck: s.richelieuDeck.slice(),
    opposingDeck: s.opposingDeck.slice(),
    keepers: s.keepers.slice(),
    free: s.free,
    faceUp: s.faceUp,
    owners: s.owners.slice(),
    values: s.values.slice(),
    musterOf: s.musterOf.slice(),
    pieces: s.pieces.slice(),
    resolved: s.resolved,
    box: s.box,
    winningSide: s.winningSide,
    ranked: s.ranked.slice(),
    rewardStep: s.rewardStep,
    effectStep: s.effectStep,
    pending: s.pending.slice(),
  }
}

export const kindOfValue = ({ kindOf }: Tables, value: number): Kind => kindOf[value + highestAgent]
