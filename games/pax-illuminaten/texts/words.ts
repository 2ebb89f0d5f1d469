import { fixedTexts } from '@eminence/kernel'
import type { Ability, Faction, Rank } from '../../luminaries/data.ts'
import type { LuminaryTexts } from '../../luminaries/texts/index.ts'
import type { Bot, plots, Special } from '../data.ts'
import type { Action, How, Mode } from '../moves.ts'
import { moveText, promptText } from './frame/choices.ts'
import { eventText } from './frame/log.ts'
import { momentText } from './frame/moments.ts'
import type { LogWords } from './log/words.ts'
import type { PaxTexts, Tally } from './shared.ts'

export type PlotName = (typeof plots)[number]
type AffiliationName = 'freemason' | 'rosicrucian'

/** Why a move is blocked. */
type Reason =
  | 'noMainAction'
  | 'nothingToScout'
  | 'nothingToInfluence'
  | 'nothingToOrganize'
  | 'nothingToExpel'
  | 'nobodyToOust'
  | 'noDisks'
  | 'producedAlready'
  | 'noHandCard'
  | 'crownEndsChain'
  | 'noLink'
  | 'hasDiskThere'
  | 'onePlotATurn'
  | 'plotNotMet'
  | 'plotNested'
  | 'abilityUsed'
  | 'abilityImpossible'
  | 'oneFactionATurn'
  | 'lodgeNotControlled'
  | 'followUpImpossible'
  | 'congressOnce'
  | 'pressOnce'
  | 'lookOnce'
  | 'nothingToSee'
  | 'tooDear'
  | 'faceUp'
  | 'faceDown'
  | 'outOfReach'
  | 'crownClosed'
  | 'cardFull'
  | 'noOwnDisk'
  | 'noWayOut'
  | 'notFromHere'
  | 'otherCardOnly'
  | 'notAdjacent'
  | 'foreignDisks'
  | 'noFittingCard'
  | 'cubeElsewhere'
  | 'noToken'
  | 'restUnpaid'
  | 'otherFactionAsked'
  | 'noExchange'
  | 'noSet'
  | 'tokenWillDo'
  | 'courtGap'
  | 'twoCourtCards'
  | 'noFee'
  | 'chamberlainOnly'
  | 'othersHaveMore'
  | 'noCardLeft'

export type Ending = 'plots' | 'bot' | 'edicts' | 'rounds'
type Source = 'plots' | Faction
/** Where “stop” answers something. */
export type StopAt = 'activateEvent' | 'whisper' | 'organizeFrom' | 'expelMove'

/** What is printed on a luminary card of this table. */
export interface CardFacts {
  readonly name: string
  readonly rank: Rank
  readonly factions: readonly Faction[]
  /** 0 on an ace or a crown. */
  readonly strength: number
  readonly affiliation: AffiliationName | null
  readonly ability: Ability
}

/** A symbol of a cost or gain: one of these factions, so many times. */
export interface Symbols {
  readonly factions: readonly Faction[]
  readonly count: number
}

/** What the components are called and what they say. */
export interface NameWords {
  readonly luminaries: LuminaryTexts
  readonly affiliations: Readonly<Record<AffiliationName, string>>
  readonly actions: Readonly<Record<Action, string>>
  readonly abilities: Readonly<Record<Ability, { readonly name: string; readonly text: string }>>
  /** `number` is what the plot asks for with so many seats, where that differs. */
  readonly plots: Readonly<Record<PlotName, { readonly name: string; readonly text: (number: string) => string }>>
  readonly specials: Readonly<Record<Special, { readonly name: string; readonly text: string }>>
  readonly edict: (faction: Faction) => string
  readonly factionCards: Readonly<Record<Faction, { readonly ability: string; readonly passive: string }>>
  readonly bots: Readonly<Record<Bot, { readonly name: string; readonly plots: readonly [string, string, string] }>>
  /** L, UL, UR, R, DR, DL. */
  readonly directions: readonly string[]
  /** A card with all that is printed on it. */
  readonly card: (card: CardFacts) => string
  readonly place: (number: number, card: string | null) => string
  /** Of whoever acts, and of the reader. */
  readonly placard: string
  readonly ownPlacard: string
  /** Of a player whose name is not known here. */
  readonly seat: (letter: string) => string
  readonly tally: (list: Tally) => string
  readonly symbols: (list: readonly Symbols[]) => string
  readonly comma: string
  readonly colon: string
}

export interface PromptWords {
  readonly activateEvent: string
  /** Main actions left. */
  readonly menu: (left: number) => string
  readonly scoutSlot: (how: How) => string
  readonly scoutPlace: (place: string) => string
  readonly influenceTarget: (how: How) => string
  readonly influenceCount: (place: string) => string
  readonly fallAway: (place: string) => string
  /** What is still to be paid; `null` if it can be done in the factions of one acting card or another. */
  readonly pay: (count: number, symbols: readonly Symbols[] | null) => string
  readonly extortTarget: string
  readonly whisper: (place: string) => string
  readonly gainChoice: (factions: readonly Faction[]) => string
  readonly gainVictim: (faction: Faction) => string
  readonly give: string
  readonly organizeFaction: string
  readonly organizeFrom: (left: number) => string
  readonly organizeTo: (place: string) => string
  readonly expelTarget: string
  readonly expelCard: (place: string) => string
  readonly expelMove: (place: string) => string
  readonly oustTarget: string
  readonly oustCount: (place: string) => string
  readonly oustStrength: string
  /** Own strength so far, the other one's, and whether the reader has the advantage, the disadvantage or neither. */
  readonly challengeCard: (own: number, theirs: number, standing: 'advantaged' | 'disadvantaged' | 'level') => string
  readonly challengeNext: (own: number, theirs: number) => string
  readonly compensation: (left: number) => string
  readonly followUpKind: (place: string) => string
  readonly schemeMode: (card: string, ability: string) => string
  readonly swapFirst: string
  readonly swapSecond: (place: string) => string
  readonly takeEdict: string
  readonly keepPlot: string
  readonly drawOrCourt: string
  readonly borrow: string
  readonly keepEvent: string
  readonly redrawDiscard: (over: number) => string
  readonly redrawCard: (missing: number) => string
}

interface MoveWords {
  readonly congress: string
  readonly end: string
  readonly stop: Readonly<Record<StopAt, string>>
  readonly payAll: string
  readonly plusOne: string
  readonly minusOne: string
  readonly continue: string
  readonly call: string
  readonly concede: string
  readonly draw: (cards: number) => string
  readonly freeSlot: (place: string) => string
  readonly followUp: (place: string) => string
  readonly scheme: (card: string, ability: string) => string
  readonly token: (faction: Faction) => string
  readonly exchange: (faction: Faction, tokens: number) => string
  readonly claimFaction: (faction: Faction) => string
  readonly useFactionCard: (faction: Faction, action: string) => string
  readonly press: (faction: Faction) => string
  readonly claimPlot: (plot: string) => string
  readonly keepPlot: (plot: string) => string
  readonly lookAtHand: (seat: string) => string
  readonly lookAtPlot: (seat: string) => string
  readonly target: (place: string, seat: string, disks: number) => string
  readonly disks: (disks: number) => string
  readonly fallAway: (symbols: Tally) => string
  readonly mode: Readonly<Record<Mode, (ability: string, value: readonly Symbols[]) => string>>
  readonly keepEvent: (event: string) => string
  readonly activate: (event: string) => string
  readonly court: (card: string, isChamberlains: boolean) => string
}

/** A location of a card: whose disk it has, or what a disk there costs. */
export type LocationLine = { readonly disk: string } | { readonly cost: Tally }

export interface PlaceLine {
  readonly number: number
  readonly row: number
  readonly isEdge: boolean
  readonly next: readonly number[]
  /** Null if it lies face down. */
  readonly card: CardFacts | null
  readonly locations: readonly LocationLine[]
  readonly cubes: number
  readonly hasToken: boolean
}

export interface PlayerLine {
  readonly name: string
  readonly seat: string
  readonly isReader: boolean
  readonly isStarter: boolean
  readonly bot: string | null
  readonly favors: Tally
  readonly contact: number
  readonly contactFactions: readonly Faction[]
  /** The places that the placard touches. */
  readonly placard: readonly number[]
  readonly hasToken: boolean
  readonly onMap: number
  readonly supply: number
  readonly hand: number
  /** Cards that the reader knows to be there. */
  readonly known: readonly string[]
  readonly events: number
  readonly inForce: string | null
  readonly factionCards: readonly Faction[]
  readonly on: readonly string[]
  readonly under: readonly string[]
  /** Had the game ended now. */
  readonly points: number
}

/** What the active player has done so far in this turn. */
export interface TurnLine {
  readonly name: string
  readonly left: number
  readonly chain: readonly string[]
  readonly buffs: readonly string[]
  readonly borrowed: readonly Faction[]
  readonly quickUsed: boolean
}

interface PositionWords {
  readonly course: (round: number, starter: string, edicts: number, isLast: boolean) => string
  readonly place: (place: PlaceLine) => string
  readonly player: (player: PlayerLine) => string
  readonly pool: (favors: Tally) => string
  readonly edict: (faction: Faction, name: string, tokens: number) => string
  readonly row: (factions: readonly Faction[]) => string
  readonly court: (cards: readonly (string | null)[], chamberlain: number) => string
  readonly piles: (deck: number, discard: string | null, events: number, plots: number) => string
  readonly publicPlot: (plot: string, text: string) => string
  readonly openPlot: (name: string, plot: string, text: string) => string
  readonly ownPlot: (plot: string, text: string) => string
  /** A card of the own hand, with its ability. */
  readonly ownCard: (card: string, ability: string, text: string) => string
  readonly emptyHand: string
  readonly ownEvent: (event: string, text: string) => string
  readonly acting: (turn: TurnLine) => string
  readonly oust: (
    attacker: string,
    defender: string,
    place: string,
    disks: number,
    totals: readonly [number, number],
    advantaged: string | null,
  ) => string
  readonly turn: (name: string) => string
  readonly ownTurn: string
  readonly over: string
}

/** What decided between the first and the second. */
type Margin = 'points' | 'cards'

/** How a play that is over is told. */
interface StoryWords {
  readonly chapter: (turn: number) => string
  readonly course: string
  readonly plotVictory: { readonly title: string; readonly text: (name: string, plots: readonly string[]) => string }
  readonly botVictory: {
    readonly title: string
    readonly text: (name: string, bot: string, plots: readonly string[]) => string
  }
  readonly scoring: {
    readonly title: Readonly<Record<'edicts' | 'rounds', string>>
    readonly text: (totals: string) => string
  }
  readonly victory: Readonly<Record<Margin, (name: string, lead: number) => string>>
  readonly shared: (names: readonly string[]) => string
  readonly firstPlot: (name: string, hidden: boolean) => string
  readonly plotBroken: (name: string, by: string | null) => string
  readonly oust: (oust: ToldOust) => string
  readonly oustTitle: (place: string) => string
  readonly bigTurn: { readonly title: string; readonly text: (name: string, points: number, total: number) => string }
  /** Between two sentences. */
  readonly space: '' | ' '
}

export interface ToldOust {
  readonly attacker: string
  readonly defender: string
  readonly disks: number
  readonly attackerWins: boolean
  readonly why: 'automatic' | 'strength' | 'conceded'
  /** The attacker's first. */
  readonly totals: readonly [number, number]
}

/** Everything that a language has to say; what is said when is decided once, for all languages. */
export interface PaxWords extends Pick<PaxTexts, 'title' | 'summary' | 'credits' | 'options'>, NameWords {
  readonly prompts: PromptWords
  readonly moves: MoveWords
  readonly log: LogWords
  readonly position: PositionWords
  readonly reasons: Readonly<Record<Reason, string>>
  readonly endings: Readonly<Record<Ending, string>>
  readonly sources: Readonly<Record<Source, string>>
  readonly story: StoryWords
}

/** All but what a table shows by itself: a browser need not load it. */
export function drawnTexts(words: PaxWords): Omit<PaxTexts, 'position'> {
  return {
    ...fixedTexts(words),
    prompt: (decision, view) => promptText(words, decision, view),
    move: (move, view) => moveText(words, move, view),
    event: (event, names) => eventText(words, event, names),
    story: {
      chapter: words.story.chapter,
      course: words.story.course,
      moment: (told, names) => momentText(words, told, names),
    },
  }
}
