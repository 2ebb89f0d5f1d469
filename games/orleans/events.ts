import type { Seat } from '@eminence/kernel'
import type { Follower, Space, Type } from './data.ts'
import type { DeedId, EventId, GoodId, PlaceId, TileId } from './sets.ts'

/** A town as a line of the log needs it: the host's map may have towns of its own. */
export interface TownLabel {
  readonly id: string
  readonly name: string
}

/** What a seat has planned for a space: a follower, or null for a tech tile. */
export interface Planned {
  readonly place: PlaceId
  readonly space: Space
  readonly follower: Follower | null
}

/** Where a citizen was taken from. */
export type CitizenFrom = 'development' | 'knights' | 'boatmen' | 'edge' | DeedId

/** Why coins are taken or owed. */
export type Source =
  | 'census'
  | 'boatmen'
  | 'development'
  | 'trading-day'
  | 'income'
  | 'taxes'
  | 'harvest'
  | PlaceId
  | DeedId

export type Event =
  /** OR-1: the supply by kind of good, and how many were put away unseen. */
  | {
      readonly type: 'gameBegan'
      readonly starter: Seat
      readonly goodsSupply: readonly number[]
      readonly putAway: number
    }
  /** OR-3.3: `letter` is A, B or C. */
  | {
      readonly type: 'roundBegan'
      readonly round: number
      readonly starter: Seat
      readonly event: EventId
      readonly letter: 'A' | 'B' | 'C'
    }
  /** OR-3.5, OR-3.6: none where nobody is alone in front or behind. */
  | { readonly type: 'census'; readonly steps: readonly number[]; readonly first: Seat; readonly last: Seat }
  | { readonly type: 'coinsGained'; readonly seat: Seat; readonly coins: number; readonly source: Source }
  | { readonly type: 'coinsPaid'; readonly seat: Seat; readonly coins: number; readonly source: Source }
  /** OR-3.9 */
  | { readonly type: 'recalled'; readonly seat: Seat; readonly follower: Follower; readonly place: PlaceId }
  /** OR-3.11 */
  | { readonly type: 'drawn'; readonly seat: Seat; readonly followers: readonly Follower[] }
  /** OR-3.13 */
  | { readonly type: 'stored'; readonly seat: Seat; readonly follower: Follower }
  | { readonly type: 'planConfirmed'; readonly seat: Seat }
  | { readonly type: 'planReopened'; readonly seat: Seat }
  /** OR-3.25: by seat. */
  | { readonly type: 'plansShown'; readonly plans: readonly (readonly Planned[])[] }
  /** OR-3.25, open planning: one seat's. */
  | { readonly type: 'planShown'; readonly seat: Seat; readonly plan: readonly Planned[] }
  | { readonly type: 'acted'; readonly seat: Seat; readonly place: PlaceId }
  /** OR-3.27: `idle` if there was nothing else to do. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly idle: boolean }
  /** `step` on the track; none for a monk. */
  | { readonly type: 'recruited'; readonly seat: Seat; readonly follower: Type; readonly step: number }
  /** OR-3.29 */
  | { readonly type: 'bonusLost'; readonly seat: Seat; readonly bonus: GoodId | 'tech' | 'tile' }
  | { readonly type: 'goodGained'; readonly seat: Seat; readonly good: GoodId; readonly source: Source }
  | { readonly type: 'techGained'; readonly seat: Seat; readonly tiles: number; readonly left: number }
  | { readonly type: 'tileTaken'; readonly seat: Seat; readonly tile: TileId }
  /** OR-3.36: `lost` points beyond the end of the track. */
  | {
      readonly type: 'developed'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly level: number
      readonly lost: number
    }
  | { readonly type: 'citizenTaken'; readonly seat: Seat; readonly from: CitizenFrom }
  | {
      readonly type: 'travelled'
      readonly seat: Seat
      readonly by: 'road' | 'water'
      readonly from: TownLabel
      readonly to: TownLabel
    }
  /** OR-3.41: from the stretch between these towns; `good` is null if it was left there. */
  | {
      readonly type: 'goodCarried'
      readonly seat: Seat
      readonly good: GoodId | null
      readonly between: readonly [TownLabel, TownLabel]
    }
  | { readonly type: 'stationBuilt'; readonly seat: Seat; readonly town: TownLabel; readonly left: number }
  /** OR-3.46: so many spaces of the deed are filled now, of so many. */
  | {
      readonly type: 'deedDone'
      readonly seat: Seat
      readonly follower: Type
      readonly deed: DeedId
      readonly filled: number
      readonly size: number
    }
  /** OR-3.61: how many were drawn; who, only to the owner. */
  | {
      readonly type: 'bathDrawn'
      readonly seat: Seat
      readonly count: number
      readonly followers?: readonly Follower[]
    }
  | {
      readonly type: 'bathPlaced'
      readonly seat: Seat
      readonly follower: Follower
      readonly place: PlaceId
      readonly space: Space
    }
  | { readonly type: 'bathDeclined'; readonly seat: Seat }
  /** Phase 6 begins. */
  | { readonly type: 'eventCame'; readonly event: EventId; readonly letter: 'A' | 'B' | 'C' }
  /** OR-3.68 */
  | { readonly type: 'sacristyUsed' | 'sacristyKept'; readonly seat: Seat; readonly event: EventId }
  /** OR-3.71: none if the bag was empty. */
  | { readonly type: 'plagueDrew'; readonly seat: Seat; readonly follower: Follower }
  /** OR-3.73, OR-3.74: what is due: coins for so many goods, or food. */
  | { readonly type: 'taxed'; readonly seat: Seat; readonly goods: number; readonly coins: number }
  | { readonly type: 'foodOwed'; readonly seat: Seat; readonly food: number }
  | { readonly type: 'foodPaid'; readonly seat: Seat; readonly good: GoodId }
  /** OR-3.80: so many coins are missing. */
  | { readonly type: 'tortureBegan'; readonly seat: Seat; readonly missing: number; readonly source: Source }
  | { readonly type: 'stationGivenUp'; readonly seat: Seat; readonly town: TownLabel | null }
  | { readonly type: 'followerGivenUp'; readonly seat: Seat; readonly follower: Type }
  | { readonly type: 'developmentGivenUp'; readonly seat: Seat; readonly to: number; readonly level: number }
  | { readonly type: 'goodGivenUp'; readonly seat: Seat; readonly good: GoodId }
  /** OR-3.82: the followers on it go to the bag; a tech tile on it is lost, too. */
  | {
      readonly type: 'tileGivenUp'
      readonly seat: Seat
      readonly tile: TileId
      readonly followers: readonly Follower[]
      readonly tech: number
    }
  /** `place` is null for an unplaced one. */
  | { readonly type: 'techGivenUp'; readonly seat: Seat; readonly place: PlaceId | null }
  /** OR-3.86 */
  | { readonly type: 'debtForgiven'; readonly seat: Seat; readonly coins: number }
  /** OR-5.1: none if two have equally many. */
  | { readonly type: 'majority'; readonly seat: Seat; readonly stations: readonly number[] }
  | {
      readonly type: 'gameEnded'
      readonly why: 'lastRound'
      readonly totals: readonly number[]
      readonly winners: readonly Seat[]
    }
