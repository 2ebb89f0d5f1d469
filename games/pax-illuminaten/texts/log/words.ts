import type { Faction } from '../../../luminaries/data.ts'
import type { BotDeed, Line } from '../../events.ts'
import type { How, Mode } from '../../moves.ts'
import type { Tally } from '../shared.ts'
import type { Ending } from '../words.ts'

/** A step of a bot's script, as the log tells it. */
export interface BotStep {
  readonly bot: string
  readonly line: Line | null
  readonly rule: string
  readonly deed: BotDeed
  readonly place: string | null
  readonly card: string | null
  readonly direction: string | null
  readonly disks: number
  readonly paid: Tally
}

export interface LogWords {
  readonly gameBegan: (
    starter: string,
    court: readonly string[],
    factionCards: readonly Faction[],
    plots: readonly string[],
    bot: { readonly name: string; readonly as: string } | null,
  ) => string
  readonly handDealt: (name: string, number: number, cards: readonly string[] | null, plot: string | null) => string
  readonly turnBegan: (name: string, round: number) => string
  readonly edictReleased: (name: string, faction: Faction, left: number) => string
  readonly edictDiscarded: (faction: Faction, number: number) => string
  readonly lastRoundBegan: string
  readonly eventEnded: (name: string, event: string) => string
  readonly eventActivated: (name: string, event: string) => string
  readonly advanceUsed: (name: string, action: string) => string
  readonly paid: (name: string, favors: Tally) => string
  readonly gained: (name: string, favors: Tally, from: string | null) => string
  readonly gainLost: (name: string, tokens: number) => string
  readonly scouted: (name: string, place: string, how: How, card: string | null) => string
  readonly cardPlaced: (name: string, card: string, place: string) => string
  readonly influenced: (name: string, place: string, disks: number, how: How) => string
  readonly extorted: (name: string, place: string, whispers: boolean, how: How) => string
  readonly extortedPlacard: (name: string, how: How) => string
  readonly conspired: (name: string, to: string, faction: Faction) => string
  readonly organized: (name: string, faction: Faction | null, how: How) => string
  readonly diskMoved: (name: string, from: string, to: string) => string
  readonly expelBegan: (name: string, place: string, how: How) => string
  readonly expelled: (
    name: string,
    gone: string,
    card: string,
    place: string,
    returned: readonly (readonly [name: string, disks: number])[],
  ) => string
  readonly oustBegan: (
    name: string,
    defender: string,
    place: string,
    disks: number,
    initial: readonly [number, number],
    advantaged: string | null,
    how: How,
  ) => string
  readonly cardChosen: (name: string, card: string | null) => string
  readonly cardsShown: (
    shown: readonly (readonly [name: string, card: string])[],
    totals: readonly [number, number],
    automatic: readonly string[],
  ) => string
  readonly challengeGoesOn: (name: string) => string
  readonly conceded: (name: string) => string
  /** The winner's total first. */
  readonly challengeEnded: (
    winner: string,
    totals: readonly [number, number],
    why: 'automatic' | 'strength' | 'conceded',
    cancelled: boolean,
    defended: boolean,
  ) => string
  readonly ousted: (name: string, defender: string, place: string, disks: number) => string
  readonly compensated: (name: string, faction: Faction) => string
  readonly cubePlaced: (name: string, place: string) => string
  readonly followedUp: (name: string, place: string, action: string) => string
  readonly schemed: (name: string, card: string, place: number) => string
  readonly schemeUsed: (name: string, card: string, mode: Mode, ability: string) => string
  readonly buffed: (name: string, ability: string, times: number) => string
  readonly extraAction: (name: string, why: 'crown' | 'congress' | 'press', allowed: number) => string
  readonly cardsSwapped: (name: string, first: string, second: string) => string
  readonly edictTaken: (name: string, faction: Faction, tokens: number) => string
  readonly plotDrawn: (name: string, plot: string | null) => string
  readonly plotReturned: (name: string, plot: string | null) => string
  readonly cardsDrawn: (name: string, number: number, cards: readonly string[] | null) => string
  readonly courtCardTaken: (name: string, card: string) => string
  readonly factionBorrowed: (name: string, faction: Faction, from: string | null) => string
  readonly factionClaimed: (name: string, faction: Faction, from: string | null) => string
  readonly factionsReturned: (name: string, factions: readonly Faction[]) => string
  readonly factionCardUsed: (name: string, faction: Faction, action: string) => string
  readonly plotClaimed: (name: string, plot: string, hidden: boolean) => string
  readonly plotLost: (name: string, plot: string) => string
  readonly plotRegained: (name: string, plot: string) => string
  readonly lookedAtHand: (name: string, at: string, cards: readonly string[] | null) => string
  readonly lookedAtPlot: (name: string, at: string, plot: string | null) => string
  readonly actionsEnded: (name: string, unused: number) => string
  readonly eventsDrawn: (name: string, number: number, events: readonly string[] | null) => string
  readonly specialKept: (name: string, event: string | null) => string
  readonly edictPlayed: (name: string, faction: Faction, returned: readonly (readonly [string, number])[]) => string
  readonly specialDiscarded: (name: string, event: string) => string
  readonly cardsDiscarded: (cards: readonly string[]) => string
  readonly discardedDown: (name: string, card: string) => string
  readonly courtUpdated: (gone: string | null, above: string | null, court: readonly string[]) => string
  readonly deckShuffled: (cards: number, exhaustions: number) => string
  readonly botStep: (step: BotStep) => string
  readonly gameEnded: (why: Ending, totals: string, winners: readonly string[], botPlots: readonly number[]) => string
}
