import { fixedTexts } from '@eminence/kernel'
import type { Gains, Placing } from '../events.ts'
import type { DecisionType } from '../moves.ts'
import type { Source } from '../score.ts'
import type { Effect, Faction } from '../sets.ts'
import type { StandardSheetId } from '../standard-set.ts'
import { moveText, promptText } from './frame/choices.ts'
import { eventText } from './frame/log.ts'
import { momentText } from './frame/moments.ts'
import { positionLines } from './frame/position.ts'
import type { ActionKind, RichelieuTexts } from './shared.ts'

/** Why a move is blocked. */
type Reason =
  | 'incomeOnce'
  | 'spaceTaken'
  | 'noAgentInHand'
  | 'tooDear'
  | 'surchargeTooDear'
  | 'commissionOnce'
  | 'notBehindCardinal'
  | 'militaryTrackEnds'
  | 'commissionTooDear'
  | 'jewelOnce'
  | 'noJewel'
  | 'noJewelInCity'
  | 'jewelTooDear'
  | 'firstActionDue'
  | 'notInHand'
  | 'boxLocked'
  | 'nobodyThere'
  | 'pieceNotBribed'
  | 'ownAgentNotBribed'
  | 'queenForRichelieu'
  | 'greyForOpponents'
  | 'otherSheetOnly'
  | 'lastFreeSpace'

type Ending = 'allResolved' | 'quiet'

/** A space, as a text speaks of it. */
export interface Spot {
  readonly sheet: string
  /** From left to right, 0 to 4. */
  readonly index: number
  readonly label: number
}

/** A reward as it is printed. */
export interface PrintedReward extends Gains {
  readonly effects: readonly Effect[]
}

/** A sum of somebody's agents; “Anna 5”. */
interface Ranked {
  readonly name: string
  readonly sum: number
  /** Equal to the one before: the leftmost agent has decided. */
  readonly tied: boolean
}

/** Agents or pieces on a sheet, from left to right. */
export interface SpaceLine {
  readonly label: number
  /** Null where nobody stands. */
  readonly who: string | null
  /** Null where it is hidden from the reader. */
  readonly value: number | null
  readonly faceUp: boolean
}

export interface SheetLine {
  readonly box: number
  readonly name: string
  readonly faction: Faction
  readonly spaces: readonly SpaceLine[]
  readonly first: PrintedReward
  readonly second: PrintedReward
  readonly cardinal: number
}

export interface PlayerLine {
  readonly name: string
  readonly isReader: boolean
  readonly prestige: number
  readonly income: number
  readonly military: number
  readonly agents: number
  /** Null where hidden. */
  readonly money: number | null
  readonly jewels: number | null
  readonly isBehindCardinal: boolean
}

interface PromptWords {
  /** `acts` are done, of `allowance`; `open` are the kinds of action that are left, where a placement costs `surcharge` more than its label. */
  readonly chooseAction: (acts: number, allowance: number, open: readonly ActionKind[], surcharge: number) => string
  readonly chooseAgent: (spot: Spot, cost: number) => string
  readonly rewardSpace: string
  readonly rewardAgent: (spot: Spot) => string
  readonly bribeTarget: string
  readonly bribeDestination: (spot: Spot) => string
  readonly queenSpace: string
  readonly greySpace: string
  readonly neutralSpace: (neutral: string) => string
  readonly neutralAgent: (neutral: string, spot: Spot) => string
}

interface MoveWords {
  readonly income: (money: number) => string
  readonly place: (spot: Spot, cost: number) => string
  readonly placeFree: (spot: Spot) => string
  readonly agent: (value: number) => string
  /** `cost` is null if there is no next space. */
  readonly commission: (cost: number | null) => string
  readonly sellJewel: (money: number) => string
  readonly buyJewel: (money: number) => string
  readonly endTurn: string
  readonly decline: string
  readonly bribe: (spot: Spot) => string
  readonly moveTo: (spot: Spot) => string
  readonly queen: (spot: Spot) => string
  readonly greyEminence: (spot: Spot) => string
}

export interface LoggedPlacement {
  readonly name: string
  /** The neutral colour, where it is none of the own agents. */
  readonly neutral: string | null
  readonly spot: Spot
  readonly placing: Placing
  readonly cost: number
  readonly surcharge: number
  readonly faceUp: boolean
  readonly value: number | undefined
}

interface LogWords {
  readonly gameBegan: (starter: string, sheets: readonly string[], neutrals: readonly [string, string][]) => string
  readonly turnBegan: (name: string, turn: number, actions: number, prestige: number, cardinal: number) => string
  readonly incomeTaken: (name: string, money: number) => string
  readonly agentPlaced: (placement: LoggedPlacement) => string
  readonly agentsReturned: (name: string, neutral: string | null, values: readonly number[]) => string
  readonly commissionBought: (name: string, cost: number, military: number) => string
  readonly jewelSold: (name: string, money: number) => string
  readonly jewelBought: (name: string, money: number) => string
  readonly actionDeclined: (name: string) => string
  readonly boxPending: (sheet: string, box: number, queue: number) => string
  readonly resolutionBegan: (intrigue: number, box: number, sheets: readonly string[], turnedUp: number) => string
  readonly intrigueWon: (
    sheet: string,
    faction: Faction,
    strengths: readonly number[],
    ranking: readonly Ranked[],
  ) => string
  readonly rewarded: (name: string, place: number, sheet: string, gains: Gains) => string
  /** `neutral` would have got it, or nobody. */
  readonly rewardLost: (place: number, neutral: string | null) => string
  readonly militaryBonus: (name: string, military: number, bonus: 'income' | 'prestige', gained: boolean) => string
  readonly lapped: (name: string, laps: number, prestige: number) => string
  readonly effectDeclined: (name: string, effect: Effect) => string
  readonly effectLost: (name: string, effect: Effect) => string
  /** `owner` is whose agent it is; `value` where the reader may know it. */
  readonly agentBribed: (
    name: string,
    owner: string,
    from: Spot,
    to: Spot,
    value: number | undefined,
    turnedUp: boolean,
  ) => string
  readonly pieceMoved: (name: string, effect: 'queen' | 'greyEminence', sheet: string, fromPalace: boolean) => string
  readonly cardinalMoved: (step: number, from: number, to: number) => string
  readonly cardinalCaughtUp: (name: string, to: number) => string
  /** `keeper` has taken the winning sheet, or nobody. */
  readonly boxCleared: (box: number, keeper: string | null, winning: string, agents: number) => string
  readonly sheetsTurnedUp: (box: number, sheets: readonly string[]) => string
  readonly boxStaysEmpty: (box: number) => string
  readonly neutralSkipped: (name: string, why: 'noSpace' | 'noAgent') => string
  readonly lastQuietRound: (turns: number) => string
  readonly gameEnded: (why: Ending, totals: string, winners: readonly string[]) => string
}

interface PositionWords {
  readonly course: (resolved: number, all: number, cardinal: number) => string
  readonly sheet: (sheet: SheetLine) => string
  readonly emptyBox: (box: number) => string
  readonly resolving: (box: number) => string
  readonly pending: (boxes: readonly number[]) => string
  readonly player: (player: PlayerLine) => string
  readonly won: (name: string, sheets: readonly string[]) => string
  readonly wonFaceDown: (name: string, red: number, yellow: number) => string
  readonly city: (agents: readonly { readonly name: string; readonly values: readonly number[] }[]) => string
  readonly cityJewels: (jewels: number) => string
  readonly ownHand: (values: readonly number[]) => string
  readonly ownNeutral: (neutral: string, values: readonly number[]) => string
  readonly neutralHand: (neutral: string, holder: string, agents: number) => string
  readonly quiet: (turns: number, atMost: number) => string
  readonly actions: (name: string, acts: number, allowance: number) => string
  readonly turn: (name: string) => string
  readonly ownTurn: string
  readonly over: string
}

/** Who was ranked in an intrigue, and what that brought; null if a neutral colour has lost it. */
interface ToldRank {
  readonly name: string
  readonly sum: number
  readonly gains: Gains | null
}

/** An intrigue, as the story of a play tells it. */
export interface ToldIntrigue {
  readonly faction: Faction
  /** The strengths of the winning and of the losing side. */
  readonly won: number
  readonly lost: number
  /** Null if nobody was ranked. */
  readonly first: ToldRank | null
}

/** How a play that is over is told. A moment has the name of the winning sheet, and a few of these sentences. */
interface StoryWords {
  readonly chapter: (act: number) => string
  readonly course: string
  readonly deed: (intrigue: ToldIntrigue) => string
  /** The last intrigue: these have the most Richelieu sheets now, for so many points each. */
  readonly most: (names: readonly string[], points: number) => string
  /** The winner, who was not ahead alone before. */
  readonly overtakes: (name: string) => string
  readonly staysAhead: (name: string) => string
  readonly quietEnd: { readonly title: string; readonly text: (totals: string) => string }
  readonly leadForGood: (name: string) => string
  readonly bigAct: (name: string, points: number) => string
  /** These are behind the Cardinal now and were not, or the other way round if he went back. */
  readonly cardinal: (from: number, to: number, names: readonly string[]) => string
  readonly sidesTied: string
  readonly ranksTied: (first: string, second: string, sum: number) => string
  /** What follows is true because of one agent or piece: without it, the other side would have won. */
  readonly piece: (name: string, effect: 'queen' | 'greyEminence') => string
  readonly saboteur: (name: string, value: number) => string
  readonly bribe: (name: string, owner: string, value: number) => string
  /** Between two sentences. */
  readonly space: '' | ' '
}

/** Everything that a language has to say; what is said when is decided once, for all languages. */
export interface RichelieuWords extends Pick<RichelieuTexts, 'title' | 'summary' | 'credits' | 'options'> {
  /** Of the sheets that come with the game. */
  readonly sheets: Readonly<Record<StandardSheetId, string>>
  readonly factions: Readonly<Record<Faction, string>>
  readonly effects: Readonly<Record<Effect, string>>
  /** The two neutral colours, as one would call a player. */
  readonly neutrals: readonly [string, string]
  /** Between the entries of a tally. */
  readonly comma: string
  /** Between entries that have commas of their own. */
  readonly semicolon: string
  readonly colon: string
  readonly prompts: PromptWords & Readonly<Record<DecisionType, unknown>>
  readonly moves: MoveWords
  readonly log: LogWords
  readonly position: PositionWords
  readonly reasons: Readonly<Record<Reason, string>>
  readonly endings: Readonly<Record<Ending, string>>
  readonly sources: Readonly<Record<Source, string>>
  readonly story: StoryWords
}

export function gameTexts(words: RichelieuWords): RichelieuTexts {
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
