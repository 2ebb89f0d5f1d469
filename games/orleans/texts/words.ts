import { fixedTexts } from '@eminence/kernel'
import type { CitizenFrom, Source as CoinSource } from '../events.ts'
import type { Source } from '../score.ts'
import type { BoardId, DeedId, EventId, FollowerType, GainData, GoodId, PlaceId, TileId } from '../sets.ts'
import { moveText, promptText } from './frame/choices.ts'
import { eventText } from './frame/log.ts'
import { momentText } from './frame/moments.ts'
import { positionLines } from './frame/position.ts'
import type { Crowd, OrleansTexts, PlannedPlace, Somebody, Spot, Standing } from './shared.ts'

/** Why a move is blocked. */
type Reason =
  | 'bagTooSmall'
  | 'marketTooSmall'
  | 'recalledInstead'
  | 'marketTooFull'
  | 'techThere'
  | 'spaceTaken'
  | 'neutralOnly'
  | 'monksOnly'
  | 'wrongFollower'
  | 'noTechForMonks'
  | 'oneFollowerPlace'
  | 'oneTechPerPlace'
  | 'firstTechOnFarmer'
  | 'techStays'
  | 'standsThere'
  | 'changedTooOften'
  | 'notFilled'
  | 'noAction'
  | 'shieldOnly'
  | 'noneInSupply'
  | 'trackEnds'
  | 'nobodyToRecruit'
  | 'pilgrimage'
  | 'noWaterway'
  | 'noRoad'
  | 'noStationLeft'
  | 'ownStationThere'
  | 'townTaken'
  | 'developmentEnds'
  | 'goodOut'
  | 'techOut'
  | 'noDeedForThem'
  | 'noCoins'
  | 'bagEmpty'
  | 'tileGone'
  | 'secondPileLater'
  | 'byWaterOnly'
  | 'byRoadOnly'
  | 'deedSpaceTaken'
  | 'notOnThisDeed'
  | 'notInBathhouse'
  | 'tooFewCoins'
  | 'notFood'
  | 'noNeutralInBag'
  | 'trackBegins'
  | 'coinSpace'

type Ending = 'lastRound'

/** What a seat is busy with while all prepare at once. */
export type Stage = 'gather' | 'store' | 'wait' | 'plan' | 'ready'

type By = 'road' | 'water'

/** The places whose effect is more than a gain. */
export type RuledPlaceId =
  | BoardId
  | 'bathhouse'
  | 'herb-garden'
  | 'sacristy'
  | 'horse-wagon'
  | 'pharmacy'
  | 'school'
  | 'gunpowder-tower'

type Letter = 'A' | 'B' | 'C'
export type Goods = readonly (readonly [good: GoodId, number: number])[]

/** What the things are called. */
export interface NameWords {
  readonly followers: Readonly<Record<FollowerType, string>>
  readonly goods: Readonly<Record<GoodId, string>>
  readonly places: Readonly<Record<PlaceId, string>>
  readonly deeds: Readonly<Record<DeedId, string>>
  readonly events: Readonly<Record<EventId, string>>
  /** Towns of the usual map that are written otherwise in this language, by id. */
  readonly towns: Readonly<Record<string, string>>
  /** What a tile gives: “2 coins, 1 development point”. */
  readonly gain: (gain: GainData) => string
  readonly effects: Readonly<Record<RuledPlaceId, string>>
}

interface PromptWords {
  /** At most so many can come, at most so many of them from the bag; whether somebody can be recalled. */
  readonly gather: (comers: number, drawn: number, canRecall: boolean) => string
  /** So many on the market are too many. */
  readonly store: (room: number, tooMany: number) => string
  readonly plan: (market: number, tech: number) => string
  readonly chooseAction: string
  readonly villageKind: string
  readonly chooseTile: (isFirstPileOnly: boolean) => string
  readonly travel: (by: By, from: string) => string
  readonly takeGood: string
  readonly doDeed: (moved: number) => string
  readonly deedReward: (deed: DeedId, coins: number, development: number) => string
  readonly payPharmacy: string
  /** Nobody is named to who may not know them. */
  readonly bathhouse: (drawn: readonly Crowd[]) => string
  readonly sacristy: (event: EventId) => string
  /** `price` is null if it cannot be paid with coins. */
  readonly harvest: (food: number, price: number | null) => string
  readonly torture: (missing: number) => string
}

interface MoveWords {
  /** Null where nobody stands any more. */
  readonly recall: (who: Somebody | null, spot: Spot) => string
  readonly draw: (count: number) => string
  readonly store: (who: Somebody) => string
  readonly keepOnMarket: string
  readonly put: (who: Somebody, spot: Spot) => string
  readonly putFromTower: (who: Somebody, spot: Spot) => string
  readonly layTech: (spot: Spot) => string
  /** Null for a tech tile. */
  readonly lift: (who: Somebody | null, spot: Spot) => string
  readonly confirm: string
  readonly reopen: string
  readonly act: (place: PlaceId, effect: string) => string
  readonly pass: string
  readonly recruit: (type: FollowerType) => string
  readonly takeTile: (tile: TileId, pile: string, effect: string) => string
  readonly travel: (town: string, by: By, goods: readonly GoodId[]) => string
  readonly takeGood: (good: GoodId) => string
  readonly leaveGoods: string
  readonly doDeed: (type: FollowerType, deed: DeedId, coins: number, development: number) => string
  readonly stopDeeds: string
  readonly takeCoins: (coins: number) => string
  readonly takeDevelopment: (points: number) => string
  readonly payPharmacy: (coins: number) => string
  readonly putBack: string
  readonly useSacristy: string
  readonly keepMonk: string
  readonly payFood: (good: GoodId) => string
  readonly payCoins: (coins: number) => string
  readonly giveStation: string
  readonly giveStationAt: (town: string) => string
  readonly giveFollower: string
  readonly giveDevelopment: string
  readonly giveGood: (good: GoodId) => string
  readonly giveTile: (tile: TileId) => string
  readonly giveTech: string
  readonly giveTechAt: (spot: Spot) => string
}

export interface LogWords {
  readonly gameBegan: (starter: string, goods: Goods, putAway: number) => string
  readonly roundBegan: (round: number, starter: string, event: EventId, letter: Letter) => string
  readonly census: (tally: string, first: string | null, last: string | null) => string
  readonly coinsGained: (name: string, coins: number, source: CoinSource) => string
  readonly coinsPaid: (name: string, coins: number, source: CoinSource) => string
  readonly recalled: (name: string, who: Somebody, place: PlaceId) => string
  readonly drawn: (name: string, drawn: readonly Crowd[]) => string
  readonly stored: (name: string, who: Somebody) => string
  readonly planConfirmed: (name: string) => string
  readonly planReopened: (name: string) => string
  readonly plansShown: (plans: readonly { readonly name: string; readonly plan: readonly PlannedPlace[] }[]) => string
  readonly acted: (name: string, place: PlaceId) => string
  /** `idle` if there was nothing else to do. */
  readonly passed: (name: string, idle: boolean) => string
  /** `step` is null for a monk. */
  readonly recruited: (name: string, type: FollowerType, step: number | null) => string
  readonly bonusLost: (name: string, bonus: GoodId | 'tech' | 'tile') => string
  readonly goodGained: (name: string, good: GoodId, source: CoinSource) => string
  readonly techGained: (name: string, tiles: number, left: number) => string
  readonly tileTaken: (name: string, tile: TileId) => string
  readonly developed: (name: string, from: number, to: number, level: number, lost: number) => string
  readonly citizenTaken: (name: string, from: CitizenFrom) => string
  readonly travelled: (name: string, by: By, from: string, to: string) => string
  /** Null if it was left there. */
  readonly goodCarried: (name: string, good: GoodId | null, between: readonly [string, string]) => string
  readonly stationBuilt: (name: string, town: string, left: number) => string
  readonly deedDone: (name: string, type: FollowerType, deed: DeedId, filled: number, size: number) => string
  /** `drawn` only to whom it is told. */
  readonly bathDrawn: (name: string, count: number, drawn: readonly Crowd[] | null) => string
  readonly bathPlaced: (name: string, who: Somebody, place: PlaceId) => string
  readonly bathDeclined: (name: string) => string
  readonly eventCame: (event: EventId, letter: Letter) => string
  readonly sacristyUsed: (name: string, event: EventId) => string
  readonly sacristyKept: (name: string, event: EventId) => string
  /** Null if the bag was empty. */
  readonly plagueDrew: (name: string, who: Somebody | null) => string
  readonly taxed: (name: string, goods: number, coins: number) => string
  readonly foodOwed: (name: string, food: number) => string
  readonly foodPaid: (name: string, good: GoodId) => string
  readonly tortureBegan: (name: string, missing: number, source: CoinSource) => string
  /** Null for one from the supply. */
  readonly stationGivenUp: (name: string, town: string | null) => string
  readonly followerGivenUp: (name: string, type: FollowerType) => string
  readonly developmentGivenUp: (name: string, to: number, level: number) => string
  readonly goodGivenUp: (name: string, good: GoodId) => string
  readonly tileGivenUp: (name: string, tile: TileId, freed: readonly Crowd[], tech: number) => string
  /** Null for one that was not placed. */
  readonly techGivenUp: (name: string, place: PlaceId | null) => string
  readonly debtForgiven: (name: string, coins: number) => string
  /** Null if two have equally many stations. */
  readonly majority: (name: string | null, tally: string) => string
  readonly gameEnded: (totals: string, winners: readonly string[]) => string
}

export interface DeedLine {
  readonly deed: DeedId
  readonly spaces: readonly { readonly type: FollowerType; readonly filled: number; readonly size: number }[]
  readonly coins: number
  readonly development: number
  /** Who has filled it and has its citizen; null while it is not full. */
  readonly keeper: string | null
}

export interface WayLine {
  readonly to: string
  readonly by: By
  readonly goods: readonly GoodId[]
}

export interface TownLine {
  readonly town: string
  readonly stations: readonly string[]
  readonly merchants: readonly string[]
  readonly ways: readonly WayLine[]
}

export interface PlayerLine {
  readonly name: string
  readonly isReader: boolean
  readonly points: number
  readonly coins: number
  readonly goods: Goods
  /** On the map, and in the supply. */
  readonly stations: number
  readonly stationsLeft: number
  readonly citizens: number
  readonly development: number
  readonly level: number
  readonly tech: number
}

interface TracksLine {
  readonly name: string
  readonly steps: readonly { readonly type: FollowerType; readonly step: number; readonly last: number }[]
  /** How many followers come in a round. */
  readonly draws: number
}

interface PoolsLine {
  readonly name: string
  readonly bag: readonly Crowd[]
  readonly market: readonly Crowd[]
  /** Null for all but the owner. */
  readonly tower: readonly Crowd[] | null
}

/** What is out of the game. */
interface LostLine {
  readonly followers: readonly Crowd[]
  readonly goods: Goods
  readonly tech: number
  readonly stations: number
  readonly tiles: readonly TileId[]
}

interface PositionWords {
  readonly round: (round: number, rounds: number, event: EventId, letter: Letter, starter: string) => string
  readonly coming: (letter: Letter, events: readonly EventId[]) => string
  readonly supply: (followers: readonly Crowd[], goods: Goods, tech: number) => string
  readonly pile: (pile: string, tiles: readonly { readonly tile: TileId; readonly effect: string }[]) => string
  readonly deed: (deed: DeedLine) => string
  /** Citizens that are still to be had: by space of the development track, by step of the two others; null if it is gone. */
  readonly citizens: (development: readonly number[], knights: number | null, boatmen: number | null) => string
  readonly town: (town: TownLine) => string
  readonly lost: (lost: LostLine) => string
  readonly player: (player: PlayerLine) => string
  readonly tracks: (tracks: TracksLine) => string
  readonly pools: (pools: PoolsLine) => string
  readonly tiles: (name: string, tiles: readonly { readonly tile: TileId; readonly effect: string }[]) => string
  /** A place of the reader, with all its spaces. */
  readonly ownPlace: (place: PlaceId, spaces: readonly Standing[], effect: string) => string
  /** Of somebody else: only where something stands. */
  readonly standing: (name: string, places: readonly PlannedPlace[]) => string
  readonly drawn: (drawn: readonly Crowd[]) => string
  readonly passed: (names: readonly string[]) => string
  readonly debt: (name: string, coins: number) => string
  readonly food: (name: string, food: number) => string
  readonly stages: Readonly<Record<Stage, (name: string) => string>>
  readonly turn: (name: string) => string
  readonly ownTurn: string
  readonly over: string
}

/** What somebody achieved in a round, as the story tells it. */
export interface ToldRound {
  readonly name: string
  readonly stations: readonly string[]
  readonly citizens: readonly CitizenFrom[]
  /** The level that was reached in this round; null if it is the same as before. */
  readonly level: number | null
  readonly goods: number
  readonly coins: number
}

/** How a play that is over is told. */
interface StoryWords {
  readonly chapter: (round: number) => string
  readonly course: string
  /** The title of a moment. */
  /** What somebody did in the round; “” if nothing of it is worth telling. */
  readonly deeds: (told: ToldRound) => string
  /** So many points ahead of the next one. */
  readonly leadForGood: (name: string, points: number) => string
  readonly bigRound: (name: string, points: number) => string
  /** `name` has filled the last space of a deed to which `other` had sent more followers. */
  readonly snatched: (name: string, deed: DeedId, other: string, own: number, others: number) => string
  /** A citizen of a track, with `other` so few spaces behind. */
  readonly race: (name: string, from: 'development' | 'knights' | 'boatmen', other: string, behind: number) => string
  readonly torture: (name: string, missing: number, source: CoinSource) => string
  readonly end: {
    readonly title: string
    readonly totals: (totals: string) => string
    readonly majority: (name: string, points: number) => string
    readonly overtakes: (name: string) => string
    readonly staysAhead: (name: string) => string
    /** From the first round on. */
    readonly alwaysAhead: (name: string) => string
    readonly byDevelopment: (name: string) => string
    readonly shared: (names: readonly string[]) => string
  }
  /** Between two sentences. */
  readonly space: '' | ' '
}

/** Everything that a language has to say; what is said when is decided once, for all languages. */
export interface OrleansWords extends NameWords, Pick<OrleansTexts, 'title' | 'summary' | 'credits' | 'options'> {
  /** Between the entries of a tally. */
  readonly comma: string
  readonly prompts: PromptWords
  readonly moves: MoveWords
  readonly log: LogWords
  readonly position: PositionWords
  readonly reasons: Readonly<Record<Reason, string>>
  readonly endings: Readonly<Record<Ending, string>>
  readonly sources: Readonly<Record<Source, string>>
  readonly story: StoryWords
}

export function gameTexts(words: OrleansWords): OrleansTexts {
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
