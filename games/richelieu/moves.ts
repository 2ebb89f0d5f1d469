import type { Seat, Task } from '@eminence/kernel'
import { type Space, spaces } from './data.ts'
import { type Effect, highestAgent } from './sets.ts'

/** Action A. */
export interface TakeIncome {
  readonly type: 'income'
}
/** Action B, the neutral step, or the reward `placeAgent`: first the space; then `AgentMove` says which agent. */
export interface PlaceMove {
  readonly type: 'place'
  readonly space: Space
}
/** The agent of this value, from behind the screen. */
export interface AgentMove {
  readonly type: 'agent'
  readonly value: number
}
/** Action C. */
export interface BuyCommission {
  readonly type: 'commission'
}
/** Action D. */
export interface SellJewel {
  readonly type: 'sellJewel'
}
export interface BuyJewel {
  readonly type: 'buyJewel'
}
/** Instead of a second action. */
export interface EndTurn {
  readonly type: 'endTurn'
}
/** Instead of using a symbol. */
export interface Decline {
  readonly type: 'decline'
}
/** The agent to be bribed; then `MoveTo` says where it goes. */
export interface BribeMove {
  readonly type: 'bribe'
  readonly space: Space
}
export interface MoveTo {
  readonly type: 'moveTo'
  readonly space: Space
}
/** Where the Queen or the Grey Eminence goes. */
export interface PieceMove {
  readonly type: 'queen' | 'greyEminence'
  readonly space: Space
}

export type ActionMove = TakeIncome | PlaceMove | BuyCommission | SellJewel | BuyJewel | EndTurn
export type Move = ActionMove | AgentMove | Decline | BribeMove | MoveTo | PieceMove

/** The moves as shared values: offering one costs nothing. */
export const takeIncome: TakeIncome = { type: 'income' }
export const buyCommission: BuyCommission = { type: 'commission' }
export const sellJewel: SellJewel = { type: 'sellJewel' }
export const buyJewel: BuyJewel = { type: 'buyJewel' }
export const endTurn: EndTurn = { type: 'endTurn' }
export const decline: Decline = { type: 'decline' }
export const places: readonly PlaceMove[] = spaces.map((space) => ({ type: 'place', space }))
export const bribes: readonly BribeMove[] = spaces.map((space) => ({ type: 'bribe', space }))
export const destinations: readonly MoveTo[] = spaces.map((space) => ({ type: 'moveTo', space }))
/** By piece, then by space. */
export const pieceMoves: readonly (readonly PieceMove[])[] = [
  spaces.map((space) => ({ type: 'queen', space })),
  spaces.map((space) => ({ type: 'greyEminence', space })),
]

const agentMoves: readonly AgentMove[] = Array.from({ length: 2 * highestAgent + 1 }, (_, at) => ({
  type: 'agent',
  value: at - highestAgent,
}))
export const agentMove = (value: number): AgentMove => agentMoves[value + highestAgent]

/** A choice that follows the choice of a space. */
export interface SpaceTask extends Task {
  readonly space: Space
}

const seats: readonly Seat[] = [0, 1, 2, 3]
const owedBy = (type: DecisionType): readonly Task[] => seats.map((seat) => ({ type, owing: [seat] }))
const owedAt = (type: DecisionType): readonly (readonly SpaceTask[])[] =>
  seats.map((seat) => spaces.map((space) => ({ type, owing: [seat], space })))

export type DecisionType =
  | 'chooseAction'
  | 'chooseAgent'
  | 'rewardSpace'
  | 'rewardAgent'
  | 'bribeTarget'
  | 'bribeDestination'
  | 'queenSpace'
  | 'greySpace'
  | 'neutralSpace'
  | 'neutralAgent'

/** What a seat can owe, by kind and seat; shared values, too. */
export const owed = {
  chooseAction: owedBy('chooseAction'),
  neutralSpace: owedBy('neutralSpace'),
}

/** By symbol and seat. */
export const owedFor: Readonly<Record<Effect, readonly Task[]>> = {
  placeAgent: owedBy('rewardSpace'),
  bribe: owedBy('bribeTarget'),
  queen: owedBy('queenSpace'),
  greyEminence: owedBy('greySpace'),
}

/** By seat and the space that was chosen before. */
export const owedThen = {
  chooseAgent: owedAt('chooseAgent'),
  rewardAgent: owedAt('rewardAgent'),
  neutralAgent: owedAt('neutralAgent'),
  bribeDestination: owedAt('bribeDestination'),
}
