import { fixedTexts } from '@eminence/kernel'
import type { Rank } from '../../luminaries/data.ts'
import type { LuminaryTexts } from '../../luminaries/texts/index.ts'
import type { Decided, Drawing, Strength } from '../events.ts'
import type { DecisionType } from '../moves.ts'
import type { Source } from '../score.ts'
import type { Colour, Faction } from '../sets.ts'
import type { RegionId } from '../standard-set.ts'
import { moveText, promptText } from './frame/choices.ts'
import { eventText } from './frame/log.ts'
import { momentText } from './frame/moments.ts'
import { positionLines } from './frame/position.ts'
import type { ActKind, Means, OwlsTexts, Tally } from './shared.ts'

/** Why a move is blocked. */
type Reason =
  | 'notAnIdentity'
  | 'otherColour'
  | 'moveUsed'
  | 'sameRegion'
  | 'tooFar'
  | 'gatheringUsed'
  | 'onlyBlockedFollowers'
  | 'noFollowerHere'
  | 'iconUsed'
  | 'noIcon'
  | 'noSuchFollower'
  | 'factionBlocked'
  | 'notAdjacent'
  | 'handFull'
  | 'reformUsed'
  | 'noSlot'
  | 'reformTaken'
  | 'noFactionShown'
  | 'cannotPay'
  | 'followersMissing'
  | 'coversNothing'
  | 'contestedRegion'
  | 'pawnThere'
  | 'notNearest'
  | 'loserHasNone'
  | 'nothingToDraw'

type Ending = 'lastReform' | 'sixRounds'

type IconName = 'freemason' | 'rosicrucian'

/** What this game reads on a luminary card. */
export interface CardFacts {
  readonly name: string
  readonly rank: Rank
  readonly factions: readonly Faction[]
  /** 0 on an ace or a crown. */
  readonly strength: number
  readonly icon: IconName | null
}

/** How many of somebody's disks or the like. */
interface Counted {
  readonly name: string
  readonly count: number
}

export interface RegionLine {
  readonly name: string
  readonly neighbours: readonly string[]
  readonly followers: Tally
  readonly disks: readonly Counted[]
  /** Whose pawn stands here. */
  readonly pawn: string | null
  /** The symbols of a reform card that is still here; null without one. */
  readonly reform: Tally | null
  /** Who has taken it. */
  readonly taker: string | null
  /** As long as pawns are still to be placed. */
  readonly start: Colour | null
}

export interface PlayerLine {
  readonly name: string
  readonly isReader: boolean
  readonly isStarter: boolean
  readonly colour: Colour
  /** Null before it is chosen, and while it is secret. */
  readonly identity: CardFacts | null
  readonly isSecret: boolean
  readonly followers: Tally
  readonly hand: number
  readonly disks: number
  readonly supply: number
  /** Had the game ended now. */
  readonly points: number
}

/** A reform that somebody has made, and the card under it. */
interface ReformLine {
  readonly place: string
  readonly card: string
}

interface PromptWords {
  readonly chooseId: string
  readonly chooseStart: (colour: Colour) => string
  readonly playCard: (blocked: Faction) => string
  /** `open` is what is left of the card. */
  readonly act: (card: CardFacts, open: readonly ActKind[]) => string
  readonly freemasonTo: (faction: Faction, place: string) => string
  /** So many cards at most. */
  readonly rosicrucianDraw: (cards: number) => string
  readonly reformAdd: (place: string, open: Tally, means: Means) => string
  /** The strengths so far; a crown of the attacker wins against anything but an ace. */
  readonly oustDefend: (place: string, attack: number, defence: number, hasCrown: boolean) => string
  readonly oustRaise: (place: string, strength: number) => string
  readonly oustAnswer: (place: string, attack: number, defence: number, hasCrown: boolean) => string
  readonly oustDisplace: (place: string) => string
  readonly oustTake: string
  readonly drawFrom: (cards: number) => string
}

interface MoveWords {
  readonly identity: (card: CardFacts) => string
  readonly playCard: (card: CardFacts) => string
  readonly reformWith: (card: CardFacts) => string
  readonly defend: (card: CardFacts) => string
  readonly raise: (card: CardFacts) => string
  readonly answer: (card: CardFacts) => string
  readonly court: (card: CardFacts) => string
  readonly start: (place: string) => string
  readonly move: (place: string, ousts: boolean) => string
  readonly freemason: (place: string, faction: Faction) => string
  readonly freemasonTo: (place: string) => string
  readonly displace: (place: string) => string
  readonly take: (faction: Faction) => string
  /** What would be gathered; nothing where it is blocked. */
  readonly gather: (factions: readonly Faction[]) => string
  readonly rosicrucian: string
  /** What followers would have to pay. */
  readonly reform: (open: Tally) => string
  readonly endTurn: string
  readonly stop: string
  readonly decline: string
  readonly deck: string
}

export interface LoggedReform {
  readonly name: string
  readonly place: string
  readonly symbols: Tally
  readonly card: string
  readonly further: readonly string[]
  readonly paid: Tally
  readonly points: number
  /** Reform cards that are still on the map. */
  readonly left: number
}

interface LogWords {
  readonly gameBegan: (
    reforms: number,
    court: readonly string[],
    colours: readonly (readonly [string, Colour])[],
  ) => string
  readonly handShown: (name: string, cards: readonly string[]) => string
  /** `card` only for who has chosen it. */
  readonly identityChosen: (name: string, card: string | null) => string
  readonly identitiesRevealed: (identities: readonly (readonly [name: string, card: string])[]) => string
  readonly contactsDealt: (
    dealt: readonly (readonly [name: string, contact: number, followers: Tally])[],
    starter: string,
  ) => string
  readonly pawnPlaced: (name: string, place: string) => string
  readonly edictRevealed: (round: number, faction: Faction, isLast: boolean) => string
  readonly turnBegan: (name: string, round: number) => string
  readonly handEmpty: (name: string) => string
  readonly cardPlayed: (name: string, card: string) => string
  readonly moved: (name: string, from: string, to: string, steps: number) => string
  readonly gathered: (name: string, place: string, factions: readonly Faction[], barred: readonly Faction[]) => string
  /** `left` are the disks that are not on the map. */
  readonly diskPlaced: (name: string, place: string, left: number) => string
  readonly noDiskLeft: (name: string, place: string) => string
  readonly followerMoved: (name: string, faction: Faction, from: string, to: string) => string
  readonly oustBegan: (
    attacker: string,
    defender: string,
    place: string,
    card: string,
    attack: Strength,
    defence: Strength,
  ) => string
  readonly oustCardPlayed: (
    name: string,
    card: string,
    as: 'defend' | 'raise' | 'answer',
    attack: number,
    defence: number,
  ) => string
  readonly oustTied: (strength: number) => string
  readonly raiseRefused: (name: string) => string
  readonly answerRefused: (name: string) => string
  /** The winner's strength first. */
  readonly oustDecided: (
    winner: string,
    loser: string,
    place: string,
    by: Decided,
    strengths: readonly [number, number],
  ) => string
  readonly displaced: (name: string, by: string, from: string, to: string) => string
  readonly followerTaken: (name: string, from: string, faction: Faction) => string
  readonly noFollowerToTake: (name: string, from: string) => string
  readonly reformCardAdded: (name: string, card: string, place: string) => string
  readonly reformed: (reform: LoggedReform) => string
  /** The action card, if it is discarded now. */
  readonly turnEnded: (name: string, card: string | null) => string
  readonly courtCardTaken: (name: string, card: string, why: Drawing) => string
  /** `card` only for who draws it. */
  readonly cardDrawn: (name: string, why: Drawing, card: string | null) => string
  readonly discardsShuffled: (cards: number) => string
  readonly courtFilled: (cards: readonly string[]) => string
  readonly lastReformTaken: (name: string, roundGoesOn: boolean) => string
  readonly gameEnded: (why: Ending, totals: string, winners: readonly string[]) => string
}

interface PositionWords {
  readonly setup: string
  readonly course: (round: number, rounds: number, starter: string, reforms: number) => string
  /** Those revealed, this round's last. */
  readonly edicts: (edicts: readonly Faction[]) => string
  readonly region: (region: RegionLine) => string
  readonly player: (player: PlayerLine) => string
  readonly reforms: (name: string, reforms: readonly ReformLine[]) => string
  readonly court: (cards: readonly CardFacts[]) => string
  /** `discard` is the top card. */
  readonly piles: (deck: number, discards: number, discard: string | null) => string
  readonly bank: (followers: Tally) => string
  readonly ownIdentity: (card: CardFacts) => string
  readonly ownHand: (cards: readonly CardFacts[]) => string
  readonly card: (name: string, card: CardFacts, used: readonly ActKind[]) => string
  readonly reforming: (place: string, further: readonly string[], open: Tally) => string
  readonly oust: (attacker: string, defender: string, place: string, attack: number, defence: number) => string
  readonly turn: (name: string) => string
  readonly ownTurn: string
  readonly over: string
}

/** A reform, as the story of a play tells it. */
export interface ToldReform {
  readonly name: string
  readonly card: string
  /** Followers paid and further cards. */
  readonly followers: number
  readonly cards: number
  readonly points: number
}

/** An oust, as the story tells it. */
export interface ToldOust {
  readonly winner: string
  readonly loser: string
  readonly winnerAttacked: boolean
  readonly by: Decided
  /** The winner's first. */
  readonly strengths: readonly [number, number]
}

/** What decided between the first and the second. */
export type Margin = 'points' | 'reforms' | 'disks' | 'followers'

/** How a play that is over is told. A moment has the name of its region, and a few of these sentences. */
interface StoryWords {
  readonly chapter: (round: number) => string
  readonly course: string
  readonly reform: (reform: ToldReform) => string
  readonly oust: (oust: ToldOust) => string
  readonly lastRound: { readonly title: string; readonly text: (totals: string) => string }
  /** After the sentence about the last reform. */
  readonly lastReform: string
  readonly victory: (name: string, by: Margin, lead: number) => string
  readonly shared: (names: readonly string[]) => string
  /** The winner was not ahead alone before the last round. */
  readonly overtakes: (name: string) => string
  readonly leadForGood: (name: string) => string
  readonly dearest: string
  readonly bigRound: (name: string, points: number) => string
  /** Between two sentences. */
  readonly space: '' | ' '
}

/** Everything that a language has to say; what is said when is decided once, for all languages. */
export interface OwlsWords extends Pick<OwlsTexts, 'title' | 'summary' | 'credits' | 'options'> {
  readonly luminaries: LuminaryTexts
  /** Of the map that comes with the game. */
  readonly regions: Readonly<Record<RegionId, string>>
  readonly colours: Readonly<Record<Colour, string>>
  readonly icons: Readonly<Record<IconName, string>>
  /** Between the entries of a tally, and before what a label stands for. */
  readonly comma: string
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

export function gameTexts(words: OwlsWords): OwlsTexts {
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
