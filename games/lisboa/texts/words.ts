import { fixedTexts, type Seat } from '@eminence/kernel'
import type { Action, Good, Land, Noble, Owner, Pile, Rubble, Space } from '../data.ts'
import type { DecreeData } from '../decree-data.ts'
import type { Event } from '../events.ts'
import type { Criterion, Rank, RankReport } from '../rank.ts'
import type { Source } from '../score.ts'
import type {
  Ability,
  Bonus,
  BuildingData,
  CardData,
  ClergyData,
  ColourName,
  DeckName,
  NobleEffect,
  PlanData,
  Sponsored,
} from '../sets.ts'
import { moveText, promptText } from './frame/choices.ts'
import { eventText } from './frame/log.ts'
import { momentText } from './frame/moments.ts'
import { positionLines } from './frame/position.ts'
import type { LisboaTexts } from './shared.ts'

/** Why a move is blocked. */
export const reasons = [
  ...(['nothingToDo', 'visitTooDear', 'sponsoringTooDear', 'shipStays', 'slotCovered', 'shipAtSea'] as const),
  ...(['nothingToTrade', 'actionDone', 'goodNotAccepted', 'oneGoodDue', 'oneOfficialDue', 'oneDecreeDue'] as const),
  ...(['favorHeld', 'streetNotThere', 'noSuchCube', 'restTooDear', 'noOfficialThere', 'notProduced'] as const),
  ...(['priceAtTop', 'treasuryAtEnd', 'rowOpen', 'pileEmpty', 'noSuchGood', 'supplyEmpty', 'noPlanLeft'] as const),
  ...(['noOfficialLeft', 'noShipLeft', 'noSlotForShip', 'noStore', 'allFavorsHeld', 'noDecreeLeft'] as const),
  ...(['noHouseLeft', 'everyLandTooDear', 'noLandLeft', 'noSpaceLeft', 'noPlanHeld', 'planUsed'] as const),
  ...(['noBuildingLeft', 'tooFewOfficials', 'rowCovered', 'landTaken', 'landTooDear', 'spaceTaken'] as const),
] as const
type Reason = (typeof reasons)[number]

export type Ending = Rank | 'scored'

/** How things are called. */
export interface LisboaNames {
  /** As a sentence speaks of them. */
  readonly nobles: readonly string[]
  /** By pile, as a label: the nobles, and the treasury. */
  readonly piles: readonly string[]
  readonly goods: readonly string[]
  readonly rubble: readonly string[]
  readonly colours: Readonly<Record<ColourName, string>>
  readonly decks: Readonly<Record<DeckName, string>>
  /** The six State actions, and by noble the Noble actions. */
  readonly actions: readonly string[]
  readonly nobleActions: readonly string[]
  readonly streets: readonly string[]
  /** Of the set that comes with the game. */
  readonly buildings: Readonly<Record<string, string>>
  readonly abilities: Readonly<Record<Ability, string>>
  readonly events: Readonly<Record<Sponsored, string>>
  readonly lacerda: string
  /** Between the entries of a tally, between entries that have commas of their own, and before what a label stands for. */
  readonly comma: string
  readonly semicolon: string
  readonly colon: string
  readonly space: (space: Space) => string
  /** “Builder 4”. */
  readonly card: (card: CardData) => string
  /** With all that is printed on it. */
  readonly cardText: (card: CardData) => string
  readonly tile: (tile: ClergyData) => string
  readonly plan: (plan: PlanData) => string
  readonly building: (building: BuildingData) => string
  readonly buildingText: (building: BuildingData) => string
  readonly ship: (ship: DeckName) => string
  readonly decree: (decree: DecreeData) => string
  readonly effect: (code: NobleEffect | Bonus) => string
  /** By good, and by kind of rubble: those that are there. */
  readonly amounts: (goods: readonly number[]) => string
  readonly cubes: (cubes: readonly number[]) => string
}

export interface PromptWords {
  readonly startClergy: string
  readonly useCard: string
  readonly replaceSlot: (room: 'card' | 'ship') => string
  readonly portfolioAction: string
  readonly sellStep: string
  readonly tradeStart: string
  readonly tradeStep: (noble: Noble, isFirst: boolean) => string
  readonly visitState: (noble: Noble) => string
  readonly visitNoble: (noble: Noble) => string
  readonly rewardState: (noble: Noble) => string
  readonly eventPart: (action: Action) => string
  readonly recruitStep: (left: number, isFirst: boolean) => string
  readonly plan: string
  readonly cardinalSteps: string
  readonly clergyPick: string
  readonly clergyDrop: (tile: string) => string
  readonly churchDiscard: string
  readonly favor: string
  readonly storeSpace: string
  readonly storeEntrance: (land: Land) => string
  readonly storeCube: (land: Land) => string
  readonly decreePick: (left: number, isFirst: boolean) => string
  readonly openPlan: string
  readonly openSpace: (plan: string) => string
  readonly openOfficial: (left: number) => string
  readonly goodChoice: (isExtra: boolean) => string
  readonly goodLose: string
  readonly overflowDrop: (goods: number, capacity: number) => string
  readonly priceChoice: string
  readonly treasuryMove: string
  readonly rubbleChoice: string
  readonly officialPlace: string
  readonly unlockSlot: string
  readonly follow: (noble: Noble, cost: number) => string
  readonly drawPile: string
  readonly periodDiscard: string
  readonly periodReward: (noble: Noble) => string
}

/** A label of a button. Cards, tiles, plans and decrees are named already. */
export interface MoveWords {
  readonly keepTile: (tile: string) => string
  readonly portfolio: (card: string) => string
  readonly visit: (noble: Noble, card: string, cost: number) => string
  readonly sponsor: (card: string, event: string, cost: number) => string
  readonly discard: (card: string) => string
  readonly replace: (held: string) => string
  readonly sellGoods: string
  readonly tradeWithNobles: string
  /** Another player is a seat: a label knows no names. */
  readonly sell: (good: Good, ship: string, whose: 'own' | 'lacerda' | Seat, price: number) => string
  readonly tradeWith: (noble: Noble) => string
  readonly give: (good: Good, action: Action) => string
  readonly state: (action: Action) => string
  readonly doNoble: (noble: Noble) => string
  readonly doPart: (action: Action) => string
  readonly skip: string
  readonly stop: string
  readonly office: (noble: Noble, held: number) => string
  readonly plan: (plan: string) => string
  readonly steps: (steps: number) => string
  readonly ahead: (tile: string) => string
  readonly behind: (tile: string) => string
  readonly noTile: string
  readonly dropTile: (tile: string) => string
  readonly giveBack: (tile: string, wigs: number) => string
  readonly favor: (noble: Noble) => string
  readonly land: (land: Land, price: number, bonus: string) => string
  /** Where there is no price: the row is covered or the land is taken. */
  readonly landAlone: (land: Land) => string
  readonly entrance: (number: number, street: string, good: Good) => string
  readonly rowCube: (kind: Rubble) => string
  readonly columnCube: (kind: Rubble) => string
  readonly decree: (decree: string) => string
  readonly usePlan: (plan: string) => string
  readonly spaceFor: (space: Space, bonus: string) => string
  readonly fromOffice: (noble: Noble) => string
  readonly takeGood: (good: Good) => string
  readonly loseGood: (good: Good) => string
  readonly dropGood: (good: Good) => string
  readonly raisePrice: (good: Good, price: number) => string
  readonly treasury: (by: number) => string
  readonly rubble: (kind: Rubble) => string
  readonly unlockTop: string
  readonly unlockBottom: string
  readonly dontFollow: string
  readonly draw: (pile: Pile, card: string | null) => string
  readonly dismiss: (card: string) => string
  readonly reward: (card: string) => string
}

export type Who = (owner: Owner) => string

type EventOf<Type, E = Event> = E extends { readonly type: infer Types } ? (Type extends Types ? E : never) : never
/** The events by their types. */
export type Events = { readonly [Type in Event['type']]: EventOf<Type> }

/** A line for each event, as it is told to the reader. */
export type LogWords = { readonly [Type in Event['type']]: (event: Events[Type], who: Who) => string }
export type LacerdaType = Extract<Event['type'], `lacerda${string}`>

export interface PositionWords {
  readonly course: (period: number, round: number) => string
  readonly treasury: (level: number, influence: number, reis: number) => string
  readonly turnsLeft: (turns: number) => string
  readonly prices: string
  readonly supply: string
  readonly street: (number: number, name: string, good: Good, values: readonly number[]) => string
  readonly row: (row: string) => string
  readonly column: (column: number) => string
  readonly emptyLand: (land: Land) => string
  readonly store: (land: Land, owner: string, good: Good) => string
  readonly noCubes: string
  readonly openSpace: (bonus: string, cubes: string) => string
  readonly landBonus: (bonus: string) => string
  readonly heap: string
  readonly buildingTop: (colour: ColourName, left: number) => string
  readonly planTop: (colour: ColourName, left: number) => string
  readonly none: string
  readonly ring: (cardinal: string) => string
  readonly ringSpace: (at: number, kind: 'clergy' | 'treasury' | 'church') => string
  readonly display: (inDeck: number) => string
  readonly shipyard: string
  readonly pile: (pile: Pile, cards: number) => string
  readonly favorStacks: string
  readonly money: (reis: number) => string
  readonly standing: (wigs: number, influence: number) => string
  readonly supplies: (houses: number, officials: number) => string
  readonly offices: string
  readonly favors: string
  readonly goods: (number: number, capacity: number | null) => string
  readonly rubble: (sets: number) => string
  readonly plans: string
  readonly usedPlan: (plan: string, officials: number) => string
  readonly clergy: string
  readonly decrees: string
  readonly worth: (decree: string, wigs: number) => string
  readonly ships: string
  readonly shipAt: (ship: string, isAtSea: boolean, cargo: string) => string
  readonly top: (open: number, influence: number) => string
  readonly bottom: (open: number) => string
  readonly handSize: (cards: number) => string
  readonly known: string
  readonly ownHand: string
  readonly of: (name: string, label: string) => string
  readonly you: (name: string) => string
  readonly starter: (name: string) => string
  readonly lacerdaNext: (courtier: Noble, assistant: Pile, noble: Noble, action: Action) => string
  readonly offered: (name: string) => string
  readonly playing: (name: string) => string
  readonly turn: (name: string) => string
  readonly ownTurn: string
  readonly over: string
}

/** How a play that is over is told. */
export interface StoryWords {
  readonly chapter: (round: number) => string
  readonly course: string
  readonly end: {
    readonly title: string
    readonly text: (winners: readonly string[], points: number, ahead: number | null) => string
  }
  readonly rank: { readonly title: string; readonly text: (report: RankReport) => string }
  readonly period: {
    readonly title: string
    readonly text: (name: string, why: 'sets' | 'piles', wigs: readonly string[]) => string
  }
  readonly lead: { readonly title: string; readonly text: (name: string, points: number) => string }
  readonly building: {
    readonly title: (building: string) => string
    readonly text: (name: string, space: Space, paid: readonly string[]) => string
  }
  readonly store: { readonly title: (land: Land) => string; readonly text: (name: string, wigs: number) => string }
  readonly round: { readonly title: string; readonly text: (name: string, points: number) => string }
  /** “Anna 5”. */
  readonly share: (name: string, wigs: number) => string
}

/** Everything that a language has to say; what is said when is decided once, for all languages. */
export interface LisboaWords extends Pick<LisboaTexts, 'title' | 'summary' | 'credits' | 'options'> {
  readonly names: LisboaNames
  readonly prompts: PromptWords
  readonly moves: MoveWords
  readonly log: LogWords
  readonly position: PositionWords
  readonly reasons: Readonly<Record<Reason, string>>
  readonly endings: Readonly<Record<Ending, string>>
  readonly criteria: Readonly<Record<Criterion, string>>
  readonly sources: Readonly<Record<Source, string>>
  readonly story: StoryWords
}

export function gameTexts(words: LisboaWords): LisboaTexts {
  return {
    ...fixedTexts(words),
    prompt: (decision, view) => promptText(words, decision, view),
    move: (move, view) => moveText(words, move, view),
    event: (event, names) => eventText(words, event, names),
    position: (view, names) => positionLines(words, view, names),
    story: {
      chapter: words.story.chapter,
      course: words.story.course,
      moment: (told, names) => momentText(words, told, names),
    },
  }
}
