import type { Seat } from '@eminence/kernel'
import type { Action, Good, Land, Noble, Owner, Pile, Rubble, Space, Street } from './data.ts'
import type { DecreeData } from './decree-data.ts'
import type { LacerdaEvent } from './lacerda-events.ts'
import type { RankReport } from './rank.ts'
import type { Source } from './score.ts'
import type { BuildingData, CardData, ClergyData, DeckName, PlanData, ScoringTileData } from './sets.ts'

/** Where réis, influence or wigs come from. */
export type Why =
  | 'card'
  | 'land'
  | 'space'
  | 'ability'
  | 'choice'
  | 'church'
  | 'newShip'
  | 'sailing'
  | 'store'
  | 'building'
  | 'sets'
  | 'tile'
  | 'rubble'
  | 'foreignSale'

/** A price of land, in its parts. */
interface LandPrice {
  readonly land: number
  readonly rubble: number
  readonly reduction: number
}

/** A cost in influence, in its parts, and how it was paid. */
export interface VisitCost {
  readonly base: number
  readonly rivals: number
  readonly reduction: number
  readonly influence: number
  readonly wigs: number
}

/** Who acts is an owner: a seat, or Lacerda, who is 1 in a solo game. Printed things are told as the component set has them. */
export type Event =
  | {
      readonly type: 'gameBegan'
      readonly starter: Seat
      readonly rows: number
      /** By street. */
      readonly scoringTiles: readonly ScoringTileData[]
      /** By owner: the Royal Favor and the plans it begins with. */
      readonly favors: readonly Noble[]
      readonly plans: readonly (readonly PlanData[])[]
      /** The face-up ones, by pile and by colour. */
      readonly cards: readonly CardData[]
      readonly buildings: readonly BuildingData[]
    }
  /** LI-1.12: `cards` to the seat alone. */
  | { readonly type: 'handDealt'; readonly seat: Seat; readonly number: number; readonly cards?: readonly CardData[] }
  | { readonly type: 'tileKept'; readonly seat: Seat; readonly tile: ClergyData; readonly returned: ClergyData }
  /** LI-1.6, LI-3.32: by space of the ring. */
  | {
      readonly type: 'ringFilled'
      readonly tiles: readonly { readonly at: number; readonly tile: ClergyData }[]
    }
  | { readonly type: 'turnBegan'; readonly seat: Owner; readonly round: number; readonly period: number }
  | {
      readonly type: 'shipDocked'
      readonly owner: Owner
      readonly ship: DeckName
      readonly cargo: readonly number[]
    }

  /** LI-3.3: what the card was used for. */
  | { readonly type: 'cardToPortfolio'; readonly seat: Seat; readonly card: CardData }
  | {
      readonly type: 'visited'
      readonly seat: Seat
      readonly noble: Noble
      readonly card: CardData
      readonly cost: VisitCost
    }
  | { readonly type: 'sponsored'; readonly seat: Seat; readonly card: CardData; readonly cost: number }
  /** `gained` is false if there was no room or no gold (LI-3.4). */
  | { readonly type: 'cardForGold'; readonly seat: Seat; readonly card: CardData; readonly gained: boolean }

  /** LI-3.7 */
  | { readonly type: 'subsidyTaken'; readonly seat: Seat; readonly reis: number; readonly bonus: number }
  | {
      readonly type: 'cardPlaced'
      readonly seat: Seat
      readonly card: CardData
      readonly replaced: CardData | null
    }
  /** LI-3.8: only ships in the top row. */
  | { readonly type: 'cardNotPlaced'; readonly seat: Seat; readonly card: CardData }
  | { readonly type: 'reisGained'; readonly seat: Seat; readonly reis: number; readonly why: Why }
  | { readonly type: 'reisLost'; readonly seat: Seat; readonly reis: number }
  /** LI-3.24: `influence` steps down the track for what the purse lacked. */
  | {
      readonly type: 'reisPaid'
      readonly seat: Seat
      readonly reis: number
      readonly influence: number
      readonly why: 'sponsoring' | 'land'
    }
  /** LI-3.25 */
  | {
      readonly type: 'influenceGained'
      readonly seat: Owner
      readonly influence: number
      readonly now: number
      readonly wig: boolean
      readonly why: Why
    }
  | { readonly type: 'influenceLost'; readonly seat: Seat; readonly influence: number }
  | { readonly type: 'wigsGained'; readonly seat: Owner; readonly wigs: number; readonly why: Why }
  | { readonly type: 'wigsLost'; readonly seat: Seat; readonly wigs: number }
  | { readonly type: 'goodGained'; readonly seat: Seat; readonly good: Good; readonly why: Why }
  | { readonly type: 'goodLost'; readonly seat: Seat; readonly good: Good }
  /** LI-3.48: no room for it. */
  | { readonly type: 'goodDropped'; readonly seat: Seat; readonly good: Good }
  /** LI-3.50 */
  | { readonly type: 'rewardLost'; readonly seat: Seat; readonly reward: string }
  | { readonly type: 'rewardDeclined'; readonly seat: Seat; readonly reward: string }
  | { readonly type: 'priceRaised'; readonly seat: Seat; readonly good: Good; readonly price: number }
  | { readonly type: 'treasuryMoved'; readonly seat: Owner; readonly from: number; readonly to: number }

  /** LI-3.11 */
  | {
      readonly type: 'goodSold'
      readonly seat: Seat
      readonly good: Good
      readonly owner: Owner
      readonly ship: DeckName
      readonly price: number
      readonly modifier: number
      readonly bonus: number
    }
  | { readonly type: 'shipSailed'; readonly owner: Owner; readonly ship: DeckName; readonly wigs: number }
  /** LI-3.14 */
  | {
      readonly type: 'goodTraded'
      readonly seat: Seat
      readonly noble: Noble
      readonly good: Good
      readonly action: Action
      readonly bonus: number
    }
  | { readonly type: 'followed'; readonly seat: Owner; readonly noble: Noble; readonly cost: VisitCost }
  | { readonly type: 'didNotFollow'; readonly seat: Seat; readonly noble: Noble }
  | { readonly type: 'stateSkipped' | 'nobleSkipped'; readonly seat: Seat; readonly noble: Noble }
  | {
      readonly type: 'planTaken'
      readonly seat: Owner
      readonly plan: PlanData
      /** What lies on top now. */
      readonly next: PlanData | null
    }
  | { readonly type: 'officialPlaced'; readonly seat: Owner; readonly noble: Noble }
  | {
      readonly type: 'shipBuilt'
      readonly owner: Owner
      readonly ship: DeckName
      readonly replaced: CardData | null
    }
  /** LI-3.30, LI-3.55: by good. `prices` are those after it. */
  | {
      readonly type: 'produced'
      readonly seat: Owner
      readonly goods: readonly number[]
      readonly prices: readonly number[]
    }
  | { readonly type: 'cardinalMoved'; readonly seat: Owner; readonly from: number; readonly to: number }
  | { readonly type: 'churchScoring'; readonly seat: Owner }
  | { readonly type: 'tileGivenBack'; readonly seat: Seat; readonly tile: ClergyData }
  | { readonly type: 'tileTaken'; readonly seat: Seat; readonly tile: ClergyData; readonly at: number }
  | { readonly type: 'tileDropped'; readonly seat: Seat; readonly tile: ClergyData }
  | { readonly type: 'noTileTaken'; readonly seat: Seat }
  | { readonly type: 'favorTaken'; readonly seat: Owner; readonly noble: Noble }

  /** LI-3.36 to LI-3.40; `cube` is none if there was none. */
  | {
      readonly type: 'storeBuilt'
      readonly seat: Seat
      readonly land: Land
      readonly street: Street
      readonly cube: Rubble
      readonly from: 'row' | 'column'
      readonly price: LandPrice
    }
  /** LI-3.41 */
  | {
      readonly type: 'storeScored'
      readonly seat: Owner
      readonly land: Land
      readonly wigs: number
      readonly by: readonly { readonly space: Space; readonly building: BuildingData; readonly wigs: number }[]
    }
  | { readonly type: 'decreeTaken'; readonly seat: Owner; readonly decree: DecreeData }
  /** LI-3.42; `removed` of LI-8.7. */
  | {
      readonly type: 'decreesShown'
      readonly decrees: readonly DecreeData[]
      readonly removed: readonly DecreeData[]
    }
  /** LI-3.43 to LI-3.45; `next` lies on top now. */
  | {
      readonly type: 'buildingOpened'
      readonly seat: Owner
      readonly plan: PlanData | null
      readonly officials: number
      readonly space: Space
      readonly building: BuildingData
      readonly next: BuildingData | null
    }
  /** LI-3.46 */
  | {
      readonly type: 'buildingPaid'
      readonly space: Space
      readonly building: BuildingData
      readonly stores: readonly { readonly land: Land; readonly owner: Owner; readonly wigs: number }[]
    }
  | { readonly type: 'officialUsed'; readonly seat: Seat; readonly noble: Noble }
  /** By kind. */
  | {
      readonly type: 'cubesTaken'
      readonly seat: Owner
      readonly cubes: readonly number[]
      readonly from: 'space' | 'pile'
    }
  | { readonly type: 'setCompleted'; readonly seat: Seat; readonly sets: number; readonly capacity: number }
  | { readonly type: 'slotOpened'; readonly seat: Seat; readonly row: 'top' | 'bottom' }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: CardData }
  /** LI-3.5: null when the pile is empty. */
  | { readonly type: 'cardTurnedUp'; readonly pile: Pile; readonly card: CardData | null }

  /** LI-6.1, LI-7.1 */
  | { readonly type: 'periodEndTriggered'; readonly seat: Owner; readonly why: 'sets' | 'piles' }
  | { readonly type: 'endTriggered'; readonly seat: Owner; readonly why: 'sets' | 'piles'; readonly turnsLeft: number }
  | { readonly type: 'cardDismissed'; readonly seat: Seat; readonly card: CardData }
  | { readonly type: 'periodRewarded'; readonly seat: Seat; readonly card: CardData }
  | { readonly type: 'displayCleared'; readonly decrees: readonly DecreeData[]; readonly ships: readonly DeckName[] }
  | {
      readonly type: 'periodBegan'
      readonly period: number
      readonly cards: readonly (CardData | null)[]
    }
  | {
      readonly type: 'gameEnded'
      readonly totals: readonly number[]
      readonly points: readonly Readonly<Record<Source, number>>[]
      readonly winners: readonly Seat[]
      /** In a solo game. */
      readonly lacerda?: Readonly<Record<Source, number>>
      readonly rank?: RankReport
    }
  | LacerdaEvent
