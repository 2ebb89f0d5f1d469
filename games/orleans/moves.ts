import type { Task } from '@eminence/kernel'
import {
  boatman,
  craftsman,
  type Deed,
  deedCount,
  type Follower,
  followers,
  type Good,
  goodCount,
  type Place,
  placeCount,
  type Space,
  type Stretch,
  seatNumbers,
  type Tile,
  type Town,
  type Type,
  tileCount,
  trader,
} from './data.ts'

/** Phase 3: a follower comes back from a space. */
export interface Recall {
  readonly type: 'recall'
  readonly space: Space
}
/** Phase 3: so many are drawn from the bag; then the recalls are over. */
export interface Draw {
  readonly type: 'draw'
  readonly count: number
}
/** From the market into the Gunpowder Tower. */
export interface Store {
  readonly type: 'store'
  readonly follower: Follower
}
/** No more into the tower. */
export interface KeepOnMarket {
  readonly type: 'keepOnMarket'
}
/** Phase 4: from the market (or from the tower) onto a space. At the Bathhouse: one of the drawn followers. */
export interface Put {
  readonly type: 'put' | 'putFromTower'
  readonly follower: Follower
  readonly space: Space
}
export interface LayTech {
  readonly type: 'layTech'
  readonly space: Space
}
/** Takes back what was planned for this space in this round. */
export interface Lift {
  readonly type: 'lift'
  readonly space: Space
}
export interface Confirm {
  readonly type: 'confirm'
}
/** Back to a plan that was confirmed, while others still plan. */
export interface Reopen {
  readonly type: 'reopen'
}
/** Phase 5. */
export interface Act {
  readonly type: 'act'
  readonly place: Place
}
export interface Pass {
  readonly type: 'pass'
}
/** The Village's choice. */
export interface Recruit {
  readonly type: 'recruit'
  readonly follower: Type
}
export interface TakeTile {
  readonly type: 'takeTile'
  readonly tile: Tile
}
export interface Travel {
  readonly type: 'travel'
  readonly stretch: Stretch
}
export interface TakeGood {
  readonly type: 'takeGood'
  readonly good: Good
}
export interface LeaveGoods {
  readonly type: 'leaveGoods'
}
/** From the Town Hall or the tower to a deed. */
export interface DoDeed {
  readonly type: 'doDeed'
  readonly follower: Type
  readonly deed: Deed
}
export interface StopDeeds {
  readonly type: 'stopDeeds'
}
export interface TakeReward {
  readonly type: 'takeCoins' | 'takeDevelopment'
}
/** The Pharmacy's price. */
export interface PayPharmacy {
  readonly type: 'payPharmacy'
  readonly coins: number
}
/** At the Bathhouse: none of the drawn followers is used. */
export interface PutBack {
  readonly type: 'putBack'
}
export interface AnswerSacristy {
  readonly type: 'useSacristy' | 'keepMonk'
}
export interface PayFood {
  readonly type: 'payFood'
  readonly good: Good
}
export interface PayCoins {
  readonly type: 'payCoins'
}
/** Torture: what is given up for a missing coin. */
export interface GiveStation {
  readonly type: 'giveStation'
}
export interface GiveStationAt {
  readonly type: 'giveStationAt'
  readonly town: Town
}
export interface GiveFollower {
  readonly type: 'giveFollower'
}
export interface GiveDevelopment {
  readonly type: 'giveDevelopment'
}
export interface GiveGood {
  readonly type: 'giveGood'
  readonly good: Good
}
export interface GiveTile {
  readonly type: 'giveTile'
  readonly tile: Tile
}
export interface GiveTech {
  readonly type: 'giveTech'
}
export interface GiveTechAt {
  readonly type: 'giveTechAt'
  readonly space: Space
}

export type GatherMove = Recall | Draw
export type StoreMove = Store | KeepOnMarket
export type PlanMove = Put | LayTech | Lift | Confirm
type PrepareMove = GatherMove | StoreMove | PlanMove | Reopen
export type ActionMove = Act | Pass
export type GoodMove = TakeGood | LeaveGoods
export type DeedMove = DoDeed | StopDeeds
export type BathMove = Put | PutBack
export type HarvestMove = PayFood | PayCoins
export type TortureMove =
  | GiveStation
  | GiveStationAt
  | GiveFollower
  | GiveDevelopment
  | GiveGood
  | GiveTile
  | GiveTech
  | GiveTechAt
export type Move =
  | PrepareMove
  | ActionMove
  | Recruit
  | TakeTile
  | Travel
  | GoodMove
  | DeedMove
  | TakeReward
  | PayPharmacy
  | BathMove
  | AnswerSacristy
  | HarvestMove
  | TortureMove

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => at)
/** No component set has more of these. */
const [mostSpaces, mostTowns, mostStretches, mostDrawn, mostCoins] = [120, 40, 99, 41, 10]
const types: readonly Type[] = upTo(7)

/** The moves as shared values: offering one costs nothing. */
export const recalls: readonly Recall[] = upTo(mostSpaces).map((space) => ({ type: 'recall', space }))
export const draws: readonly Draw[] = upTo(mostDrawn).map((count) => ({ type: 'draw', count }))
export const stores: readonly Store[] = followers.map((follower) => ({ type: 'store', follower }))
export const keepOnMarket: KeepOnMarket = { type: 'keepOnMarket' }
/** By follower, then by space. */
export const puts: readonly (readonly Put[])[] = followers.map((follower) =>
  upTo(mostSpaces).map((space) => ({ type: 'put', follower, space })),
)
export const putsFromTower: readonly (readonly Put[])[] = followers.map((follower) =>
  upTo(mostSpaces).map((space) => ({ type: 'putFromTower', follower, space })),
)
export const layTech: readonly LayTech[] = upTo(mostSpaces).map((space) => ({ type: 'layTech', space }))
export const lift: readonly Lift[] = upTo(mostSpaces).map((space) => ({ type: 'lift', space }))
export const confirm: Confirm = { type: 'confirm' }
export const reopen: Reopen = { type: 'reopen' }
export const acts: readonly Act[] = upTo(placeCount).map((place) => ({ type: 'act', place }))
export const pass: Pass = { type: 'pass' }
export const recruits: readonly Recruit[] = types.map((follower) => ({ type: 'recruit', follower }))
export const takeTile: readonly TakeTile[] = upTo(tileCount).map((tile) => ({ type: 'takeTile', tile }))
export const travels: readonly Travel[] = upTo(mostStretches).map((stretch) => ({ type: 'travel', stretch }))
export const takeGood: readonly TakeGood[] = upTo(goodCount).map((good) => ({ type: 'takeGood', good }))
export const leaveGoods: LeaveGoods = { type: 'leaveGoods' }
/** By type, then by deed. */
export const doDeed: readonly (readonly DoDeed[])[] = types.map((follower) =>
  upTo(deedCount).map((deed) => ({ type: 'doDeed', follower, deed })),
)
export const stopDeeds: StopDeeds = { type: 'stopDeeds' }
export const takeCoins: TakeReward = { type: 'takeCoins' }
export const takeDevelopment: TakeReward = { type: 'takeDevelopment' }
export const payPharmacy: readonly PayPharmacy[] = upTo(mostCoins).map((coins) => ({ type: 'payPharmacy', coins }))
export const putBack: PutBack = { type: 'putBack' }
export const useSacristy: AnswerSacristy = { type: 'useSacristy' }
export const keepMonk: AnswerSacristy = { type: 'keepMonk' }
export const payFood: readonly PayFood[] = upTo(goodCount).map((good) => ({ type: 'payFood', good }))
export const payCoins: PayCoins = { type: 'payCoins' }
export const giveStation: GiveStation = { type: 'giveStation' }
export const giveStationAt: readonly GiveStationAt[] = upTo(mostTowns).map((town) => ({ type: 'giveStationAt', town }))
export const giveFollower: GiveFollower = { type: 'giveFollower' }
export const giveDevelopment: GiveDevelopment = { type: 'giveDevelopment' }
export const giveGood: readonly GiveGood[] = upTo(goodCount).map((good) => ({ type: 'giveGood', good }))
export const giveTile: readonly GiveTile[] = upTo(tileCount).map((tile) => ({ type: 'giveTile', tile }))
export const giveTech: GiveTech = { type: 'giveTech' }
export const giveTechAt: readonly GiveTechAt[] = upTo(mostSpaces).map((space) => ({ type: 'giveTechAt', space }))

/** OR-3.32: whom the Village can bring. */
export const villagers: readonly Type[] = [boatman, craftsman, trader]

/** The decisions of the phases in which one seat after the other is asked. */
export type DecisionType =
  | 'chooseAction'
  | 'villageKind'
  | 'chooseTile'
  | 'travel'
  | 'takeGood'
  | 'doDeed'
  | 'deedReward'
  | 'payPharmacy'
  | 'bathhouse'
  | 'sacristy'
  | 'harvest'
  | 'torture'

/** A choice that follows the choice of a stretch. */
export interface StretchTask extends Task {
  readonly stretch: Stretch
}
/** A choice that follows the choice of a deed. */
export interface DeedTask extends Task {
  readonly deed: Deed
}

const owedBy = (type: DecisionType): readonly Task[] => seatNumbers.map((seat) => ({ type, owing: [seat] }))

/** What a seat can owe, by kind and seat; shared values, too. */
export const owed = {
  chooseAction: owedBy('chooseAction'),
  villageKind: owedBy('villageKind'),
  chooseTile: owedBy('chooseTile'),
  travel: owedBy('travel'),
  doDeed: owedBy('doDeed'),
  payPharmacy: owedBy('payPharmacy'),
  bathhouse: owedBy('bathhouse'),
  sacristy: owedBy('sacristy'),
  harvest: owedBy('harvest'),
  torture: owedBy('torture'),
}

/** By seat and what was chosen before. */
export const owedThen = {
  takeGood: seatNumbers.map((seat) =>
    upTo(mostStretches).map((stretch): StretchTask => ({ type: 'takeGood', owing: [seat], stretch })),
  ),
  deedReward: seatNumbers.map((seat) =>
    upTo(deedCount).map((deed): DeedTask => ({ type: 'deedReward', owing: [seat], deed })),
  ),
}
