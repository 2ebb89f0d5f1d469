import { type Id, type Seat, tablesBySet } from '@eminence/kernel'
import {
  type ComponentSet,
  componentsLike,
  type Effect,
  factions,
  highestAgent,
  type RewardData,
  sheetsPerSide,
  spacesPerSheet,
} from './sets.ts'
import { standardSet } from './standard-set.ts'

/** A sheet is counted in the order of its component set. */
export type Sheet = Id<'sheet'>
/** One of the three intrigue boxes, counted from 0 (“box 1” to a reader). */
export type Box = Id<'box'>
/** 0 is Richelieu's side, the upper sheet of a box; 1 the opposing one, the lower sheet. */
export type Side = Id<'side'>
/** One of the 30 spaces: 10 a box, the upper sheet's five before the lower sheet's five, each from left to right. */
export type Space = Id<'space'>
/** Bit n stands for space n. */
export type Spaces = Id<'spaces'>
/** Whose agent: a seat; with two players also 2 and 3, the neutral colours. On a space also `queen` and `greyEminence`, who belong to nobody. */
export type Owner = Seat
/** Agents of a colour that have the same value are one kind, counted from the lowest value of the component set. */
export type Kind = Id<'kind'>

export const none = -1

export const richelieuSide: Side = 0
export const opposingSide: Side = 1

export const boxes: readonly Box[] = [0, 1, 2]
export const spaces: readonly Space[] = Array.from({ length: 30 }, (_, space) => space)
export const spacesPerBox = 2 * spacesPerSheet

/** Where a sheet lies: 2 a box, the upper one first. */
export const placeOf: readonly number[] = spaces.map((space) => Math.floor(space / spacesPerSheet))
export const boxOf: readonly Box[] = spaces.map((space) => Math.floor(space / spacesPerBox))
export const sideOf: readonly Side[] = placeOf.map((place) => place % 2)
/** From left to right, 0 to 4. */
export const indexOf: readonly number[] = spaces.map((space) => space % spacesPerSheet)
export const spaceAt = (box: Box, side: Side, index: number): Space =>
  box * spacesPerBox + side * spacesPerSheet + index

export const wholeSheet = (1 << spacesPerSheet) - 1
const wholeBox = (1 << spacesPerBox) - 1
export const spacesOfBox: readonly Spaces[] = boxes.map((box) => wholeBox << (box * spacesPerBox))
export const spacesOfSide: readonly Spaces[] = [richelieuSide, opposingSide].map((side) =>
  boxes.reduce((set, box) => set | (wholeSheet << spaceAt(box, side, 0)), 0),
)

/** The pieces stand on spaces like agents: the Queen on Richelieu's side, the Grey Eminence on the other, so each is counted like its side. */
export type Piece = Side
export const queen: Owner = 4
export const greyEminence: Owner = 5
export const pieceOwner: readonly Owner[] = [queen, greyEminence]

/** RI-1.4: with two players, the two colours that nobody plays. */
export const firstNeutral: Owner = 2

export const components = componentsLike(standardSet)

export type Reward = Readonly<Required<Omit<RewardData, 'effects'>>> & { readonly effects: readonly Effect[] }

/** A component set as the rules look things up in it. */
export interface Tables {
  readonly set: ComponentSet
  /** Five a sheet. */
  readonly labels: readonly number[]
  /** By sheet: the number of its faction. */
  readonly factionOf: readonly number[]
  readonly sheetsOfSide: readonly (readonly Sheet[])[]
  /** Two a sheet. */
  readonly rewards: readonly Reward[]
  /** The values of the kinds of agents. */
  readonly kinds: readonly number[]
  /** By value, counted from the lowest that a set may have. */
  readonly kindOf: readonly Kind[]
  /** How many of each kind a player and a neutral colour have. */
  readonly agents: readonly number[]
  readonly neutralAgents: readonly number[]
  readonly militaryLast: number
}

const rewardOf = ({ prestige = 0, money = 0, income = 0, military = 0, effects = [] }: RewardData): Reward => ({
  prestige,
  money,
  income,
  military,
  effects,
})

function tablesFor(set: ComponentSet): Tables {
  const kinds = [...new Set([...set.agents, ...set.neutralAgents])].sort((a, b) => a - b)
  const numbersOf = (values: readonly number[]) => kinds.map((kind) => values.filter((value) => value === kind).length)
  const sheetsThat = (isRichelieu: boolean) =>
    set.sheets.flatMap(({ faction }, sheet) => ((faction === 'richelieu') === isRichelieu ? [sheet] : []))
  return {
    set,
    labels: set.sheets.flatMap((sheet) => sheet.spaces),
    factionOf: set.sheets.map(({ faction }) => factions.indexOf(faction)),
    sheetsOfSide: [sheetsThat(true), sheetsThat(false)],
    rewards: set.sheets.flatMap(({ first, second }) => [rewardOf(first), rewardOf(second)]),
    kinds,
    kindOf: Array.from({ length: 2 * highestAgent + 1 }, (_, at) => kinds.indexOf(at - highestAgent)),
    agents: numbersOf(set.agents),
    neutralAgents: numbersOf(set.neutralAgents),
    militaryLast: set.militaryTrack.length - 1,
  }
}

export const tablesOf = tablesBySet(standardSet, tablesFor)

export const intrigues = sheetsPerSide

export function spacesIn(set: Spaces): Space[] {
  const found: Space[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest))
  return found
}

/** How many of these spaces there are. */
export function count(set: Spaces): number {
  let bits = set - ((set >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return (((bits + (bits >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24
}
