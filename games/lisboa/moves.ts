import {
  type Action,
  allGoods,
  allNobles,
  allPiles,
  type Card,
  type Colour,
  type Decree,
  type Good,
  type Land,
  lands,
  type Noble,
  type Pile,
  type Plan,
  type Rubble,
  type Ship,
  type Space,
  type Street,
  spaces,
  type Tile,
} from './data.ts'

/** LI-1.12: the starting tile that is kept. */
export interface KeepTile {
  readonly type: 'keepTile'
  readonly tile: Tile
}
/** LI-3.3: what a hand card is used for. */
export interface CardMove {
  readonly type: 'portfolio' | 'visit' | 'sponsor' | 'discard'
  readonly card: Card
}
/** LI-3.8: the card in this slot makes room. */
export interface ReplaceMove {
  readonly type: 'replace'
  readonly slot: number
}
/** LI-3.9 */
export interface MarketMove {
  readonly type: 'sellGoods' | 'tradeWithNobles'
}
/** LI-3.11 */
export interface SellMove {
  readonly type: 'sell'
  readonly good: Good
  readonly ship: Ship
}
/** LI-3.14: with whom to trade; then a good for each State action. */
export interface TradeMove {
  readonly type: 'tradeWith'
  readonly noble: Noble
}
export interface GiveMove {
  readonly type: 'give'
  readonly action: Action
  readonly good: Good
}
export interface StateMove {
  readonly type: 'state'
  readonly action: Action
}
/** The Noble action, or a part of an event. */
export interface DoIt {
  readonly type: 'do'
}
export interface Skip {
  readonly type: 'skip'
}
export interface Stop {
  readonly type: 'stop'
}
/** LI-3.27: an official into this office. */
export interface OfficeMove {
  readonly type: 'office'
  readonly noble: Noble
}
export interface PlanMove {
  readonly type: 'plan'
  readonly colour: Colour
}
export interface StepsMove {
  readonly type: 'steps'
  readonly steps: number
}
export interface PickTile {
  readonly type: 'ahead' | 'behind' | 'noTile'
}
/** LI-3.32: the tile that makes room. */
export interface DropTile {
  readonly type: 'dropTile'
  readonly tile: Tile
}
/** LI-3.34 */
export interface GiveBack {
  readonly type: 'giveBack'
  readonly tile: Tile
}
export interface FavorMove {
  readonly type: 'favor'
  readonly noble: Noble
}
export interface LandMove {
  readonly type: 'land'
  readonly land: Land
}
export interface EntranceMove {
  readonly type: 'entrance'
  readonly street: Street
}
export interface CubeMove {
  readonly type: 'rowCube' | 'columnCube'
  readonly kind: Rubble
}
export interface DecreeMove {
  readonly type: 'decree'
  readonly decree: Decree
}
export interface OpenPlan {
  readonly type: 'usePlan'
  readonly plan: Plan
}
export interface OpenSpace {
  readonly type: 'space'
  readonly space: Space
}
/** LI-3.44: an official of this office goes onto the plan. */
export interface FromOffice {
  readonly type: 'fromOffice'
  readonly noble: Noble
}
export interface GoodMove {
  readonly type: 'takeGood' | 'loseGood' | 'dropGood' | 'raisePrice'
  readonly good: Good
}
export interface TreasuryMove {
  readonly type: 'treasury'
  readonly by: number
}
export interface RubbleMove {
  readonly type: 'rubble'
  readonly kind: Rubble
}
/** LI-3.47 */
export interface UnlockMove {
  readonly type: 'unlockTop' | 'unlockBottom'
}
/** LI-3.19: `state` and `do` follow, this does not. */
export interface DontFollow {
  readonly type: 'dontFollow'
}
export interface DrawMove {
  readonly type: 'draw'
  readonly pile: Pile
}
/** LI-6.2 */
export interface DismissMove {
  readonly type: 'dismiss'
  readonly card: Card
}
export interface RewardMove {
  readonly type: 'reward'
  readonly card: Card
}

export type Move =
  | KeepTile
  | CardMove
  | ReplaceMove
  | MarketMove
  | SellMove
  | TradeMove
  | GiveMove
  | StateMove
  | DoIt
  | Skip
  | Stop
  | OfficeMove
  | PlanMove
  | StepsMove
  | PickTile
  | DropTile
  | GiveBack
  | FavorMove
  | LandMove
  | EntranceMove
  | CubeMove
  | DecreeMove
  | OpenPlan
  | OpenSpace
  | FromOffice
  | GoodMove
  | TreasuryMove
  | RubbleMove
  | UnlockMove
  | DontFollow
  | DrawMove
  | DismissMove
  | RewardMove

const upTo = (length: number): readonly number[] => Array.from({ length }, (_, at) => at)
const cards = upTo(82)
const tiles = upTo(37)
const kinds = upTo(3)

/** The moves as shared values: offering one costs nothing. */
export const keepTiles: readonly KeepTile[] = tiles.map((tile) => ({ type: 'keepTile', tile }))
export const toPortfolio: readonly CardMove[] = cards.map((card) => ({ type: 'portfolio', card }))
export const visits: readonly CardMove[] = cards.map((card) => ({ type: 'visit', card }))
export const sponsors: readonly CardMove[] = cards.map((card) => ({ type: 'sponsor', card }))
export const discards: readonly CardMove[] = cards.map((card) => ({ type: 'discard', card }))
export const replaces: readonly ReplaceMove[] = upTo(3).map((slot) => ({ type: 'replace', slot }))
export const sellGoods: MarketMove = { type: 'sellGoods' }
export const tradeWithNobles: MarketMove = { type: 'tradeWithNobles' }
/** By ship and good. */
export const sells: readonly SellMove[] = upTo(12).flatMap((ship) =>
  allGoods.map((good): SellMove => ({ type: 'sell', good, ship })),
)
export const trades: readonly TradeMove[] = allNobles.map((noble) => ({ type: 'tradeWith', noble }))
/** By action and good. */
export const gives: readonly GiveMove[] = upTo(6).flatMap((action) =>
  allGoods.map((good): GiveMove => ({ type: 'give', action, good })),
)
export const states: readonly StateMove[] = upTo(6).map((action) => ({ type: 'state', action }))
export const doIt: DoIt = { type: 'do' }
export const skip: Skip = { type: 'skip' }
export const stop: Stop = { type: 'stop' }
export const officeMoves: readonly OfficeMove[] = allNobles.map((noble) => ({ type: 'office', noble }))
export const planMoves: readonly PlanMove[] = [0, 1].map((colour) => ({ type: 'plan', colour }))
export const stepsMoves: readonly StepsMove[] = [1, 2].map((steps) => ({ type: 'steps', steps }))
export const ahead: PickTile = { type: 'ahead' }
export const behind: PickTile = { type: 'behind' }
export const noTile: PickTile = { type: 'noTile' }
export const dropTiles: readonly DropTile[] = tiles.map((tile) => ({ type: 'dropTile', tile }))
export const giveBacks: readonly GiveBack[] = tiles.map((tile) => ({ type: 'giveBack', tile }))
export const favorMoves: readonly FavorMove[] = allNobles.map((noble) => ({ type: 'favor', noble }))
export const landMoves: readonly LandMove[] = lands.map((land) => ({ type: 'land', land }))
export const entranceMoves: readonly EntranceMove[] = upTo(4).map((street) => ({ type: 'entrance', street }))
export const rowCubes: readonly CubeMove[] = kinds.map((kind) => ({ type: 'rowCube', kind }))
export const columnCubes: readonly CubeMove[] = kinds.map((kind) => ({ type: 'columnCube', kind }))
export const decreeMoves: readonly DecreeMove[] = upTo(70).map((decree) => ({ type: 'decree', decree }))
export const openPlans: readonly OpenPlan[] = upTo(20).map((plan) => ({ type: 'usePlan', plan }))
export const openSpaces: readonly OpenSpace[] = spaces.map((space) => ({ type: 'space', space }))
export const fromOffices: readonly FromOffice[] = allNobles.map((noble) => ({ type: 'fromOffice', noble }))
const withGood = (type: GoodMove['type']): readonly GoodMove[] => allGoods.map((good) => ({ type, good }))
export const takeGoods = withGood('takeGood')
export const loseGoods = withGood('loseGood')
export const dropGoods = withGood('dropGood')
export const raisePrices = withGood('raisePrice')
/** Down, leave, up. */
export const treasuryMoves: readonly TreasuryMove[] = [-1, 0, 1].map((by) => ({ type: 'treasury', by }))
export const rubbleMoves: readonly RubbleMove[] = kinds.map((kind) => ({ type: 'rubble', kind }))
export const unlockTop: UnlockMove = { type: 'unlockTop' }
export const unlockBottom: UnlockMove = { type: 'unlockBottom' }
export const dontFollow: DontFollow = { type: 'dontFollow' }
export const draws: readonly DrawMove[] = allPiles.map((pile) => ({ type: 'draw', pile }))
export const dismisses: readonly DismissMove[] = cards.map((card) => ({ type: 'dismiss', card }))
export const rewards: readonly RewardMove[] = cards.map((card) => ({ type: 'reward', card }))
