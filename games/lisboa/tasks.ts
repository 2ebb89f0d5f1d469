import type { Context, DecisionRules, Seat, Task } from '@eminence/kernel'
import type { Action, Good, Land, Noble, Owner, Plan, Space, Street, Tile } from './data.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/** What may be owed besides a mere answer: the thing that the answer is about. */
export interface TilesTask extends Task {
  readonly tiles: readonly Tile[]
}
export interface TileTask extends Task {
  readonly tile: Tile
}
export interface ReplaceTask extends Task {
  /** What needs the room: the card on its way, or the top ship of the yard. */
  readonly room: 'card' | 'ship'
}
export interface NobleTask extends Task {
  readonly noble: Noble
}
export interface TradeTask extends Task {
  readonly noble: Noble
  /** The State action that was done already, or none. */
  readonly done: Action
}
export interface PartTask extends Task {
  readonly action: Action
  /** The part after it, or none. */
  readonly then: Action
}
/** So many of something: `first` until one was taken. */
export interface SeveralTask extends Task {
  readonly left: number
  readonly first: boolean
}
export interface GoodTask extends Task {
  /** Those that may be chosen. */
  readonly goods: readonly Good[]
  /** LI-3.55: so many that come with others; the warehouse is looked at when all are there. 0 for a good on its own. */
  readonly extra: number
}
export interface LandTask extends Task {
  readonly land: Land
}
export interface StoreTask extends Task {
  readonly land: Land
  readonly street: Street
}
export interface PlanTask extends Task {
  readonly plan: Plan
}
export interface OfficialsTask extends Task {
  readonly plan: Plan
  readonly space: Space
  readonly left: number
}

/** Something that the rules do without asking anybody: it waits on the stack like a decision that nobody owes. */
export interface SeatStep extends Task {
  readonly seat: Owner
}
export interface CountStep extends SeatStep {
  readonly left: number
}
export interface NobleStep extends SeatStep {
  readonly noble: Noble
}
export interface TradeStep extends NobleStep {
  readonly done: Action
}
export interface FollowersStep extends NobleStep {
  /** Who is asked next; it ends with the one whose turn it is. */
  readonly next: Owner
}
export interface ChurchStep extends SeatStep {
  readonly next: Owner
  readonly left: number
}
export interface StoreStep extends SeatStep {
  readonly land: Land
  readonly street: Street
}
export interface SpaceStep extends SeatStep {
  readonly space: Space
}

export type Decide<M extends Move, T extends Task = Task> = DecisionRules<State, T, M, Event>

export interface StepRules<T extends Task = Task> {
  run(s: State, context: Context<Event>, task: T): void
}

export const isStartClergy = (task: Task): task is TilesTask => task.type === 'startClergy'

const nobody: readonly Seat[] = []
const seats: readonly Seat[] = [0, 1, 2, 3]

/** A decision of one seat, as shared values by seat. */
const owedBy = (type: string): readonly Task[] => seats.map((seat) => ({ type, owing: [seat] }))
/** A step, as shared values by owner. */
const stepOf = (type: string): readonly SeatStep[] => seats.map((seat) => ({ type, owing: nobody, seat }))

export const owed = {
  useCard: owedBy('useCard'),
  portfolioAction: owedBy('portfolioAction'),
  sellStep: owedBy('sellStep'),
  tradeStart: owedBy('tradeStart'),
  plan: owedBy('plan'),
  cardinalSteps: owedBy('cardinalSteps'),
  clergyPick: owedBy('clergyPick'),
  churchDiscard: owedBy('churchDiscard'),
  favor: owedBy('favor'),
  storeSpace: owedBy('storeSpace'),
  openPlan: owedBy('openPlan'),
  goodLose: owedBy('goodLose'),
  overflowDrop: owedBy('overflowDrop'),
  priceChoice: owedBy('priceChoice'),
  treasuryMove: owedBy('treasuryMove'),
  rubbleChoice: owedBy('rubbleChoice'),
  officialPlace: owedBy('officialPlace'),
  unlockSlot: owedBy('unlockSlot'),
  drawPile: owedBy('drawPile'),
  periodDiscard: owedBy('periodDiscard'),
}

export const step = {
  placeCard: stepOf('placeCard'),
  market: stepOf('market'),
  refill: stepOf('refill'),
  endTurn: stepOf('endTurn'),
  pickTile: stepOf('pickTile'),
  stow: stepOf('stow'),
  refillDisplay: stepOf('refillDisplay'),
  dismiss: stepOf('dismiss'),
  openRing: stepOf('openRing'),
  newPeriod: stepOf('newPeriod'),
  nextTurn: stepOf('nextTurn'),
  lacerdaTurn: stepOf('lacerdaTurn'),
  lacerdaTile: stepOf('lacerdaTile'),
  lacerdaNoble: stepOf('lacerdaNoble'),
  lacerdaLeaves: stepOf('lacerdaLeaves'),
}

export const task = {
  startClergy: (seat: Seat, tiles: readonly Tile[]): TilesTask => ({ type: 'startClergy', owing: [seat], tiles }),
  clergyDrop: (seat: Seat, tile: Tile): TileTask => ({ type: 'clergyDrop', owing: [seat], tile }),
  replaceSlot: (seat: Seat, room: ReplaceTask['room']): ReplaceTask => ({ type: 'replaceSlot', owing: [seat], room }),
  tradeStep: (seat: Seat, noble: Noble, done: Action): TradeTask => ({ type: 'tradeStep', owing: [seat], noble, done }),
  visitState: (seat: Seat, noble: Noble): NobleTask => ({ type: 'visitState', owing: [seat], noble }),
  visitNoble: (seat: Seat, noble: Noble): NobleTask => ({ type: 'visitNoble', owing: [seat], noble }),
  rewardState: (seat: Seat, noble: Noble): NobleTask => ({ type: 'rewardState', owing: [seat], noble }),
  follow: (seat: Seat, noble: Noble): NobleTask => ({ type: 'follow', owing: [seat], noble }),
  periodReward: (seat: Seat, noble: Noble): NobleTask => ({ type: 'periodReward', owing: [seat], noble }),
  eventPart: (seat: Seat, action: Action, then: Action): PartTask => ({
    type: 'eventPart',
    owing: [seat],
    action,
    then,
  }),
  recruitStep: (seat: Seat, left: number, first: boolean): SeveralTask => ({
    type: 'recruitStep',
    owing: [seat],
    left,
    first,
  }),
  decreePick: (seat: Seat, left: number, first: boolean): SeveralTask => ({
    type: 'decreePick',
    owing: [seat],
    left,
    first,
  }),
  goodChoice: (seat: Seat, goods: readonly Good[], extra: number): GoodTask => ({
    type: 'goodChoice',
    owing: [seat],
    goods,
    extra,
  }),
  storeEntrance: (seat: Seat, land: Land): LandTask => ({ type: 'storeEntrance', owing: [seat], land }),
  storeCube: (seat: Seat, land: Land, street: Street): StoreTask => ({
    type: 'storeCube',
    owing: [seat],
    land,
    street,
  }),
  openSpace: (seat: Seat, plan: Plan): PlanTask => ({ type: 'openSpace', owing: [seat], plan }),
  openOfficial: (seat: Seat, plan: Plan, space: Space, left: number): OfficialsTask => ({
    type: 'openOfficial',
    owing: [seat],
    plan,
    space,
    left,
  }),
}

export const steps = {
  followers: (seat: Owner, noble: Noble, next: Owner): FollowersStep => ({
    type: 'followers',
    owing: nobody,
    seat,
    noble,
    next,
  }),
  afterState: (seat: Seat, noble: Noble): NobleStep => ({ type: 'afterState', owing: nobody, seat, noble }),
  tradeOn: (seat: Seat, noble: Noble, done: Action): TradeStep => ({
    type: 'tradeOn',
    owing: nobody,
    seat,
    noble,
    done,
  }),
  stride: (seat: Owner, left: number): CountStep => ({ type: 'stride', owing: nobody, seat, left }),
  church: (seat: Owner, next: Owner, left: number): ChurchStep => ({ type: 'church', owing: nobody, seat, next, left }),
  storeRubble: (seat: Seat, land: Land, street: Street): StoreStep => ({
    type: 'storeRubble',
    owing: nobody,
    seat,
    land,
    street,
  }),
  clearSpace: (seat: Seat, space: Space): SpaceStep => ({ type: 'clearSpace', owing: nobody, seat, space }),
  periodRewards: (seat: Seat, noble: Noble): NobleStep => ({ type: 'periodRewards', owing: nobody, seat, noble }),
}
