import type { Seat } from '@eminence/kernel'
import type { Ability } from '../luminaries/data.ts'
import type { Bot, Card, Direction, EventCard, Faction, Plot, Slot } from './data.ts'
import type { Action, How, Mode } from './moves.ts'

/** By faction. */
type Favors = readonly number[]

/** The line of a bot's script (PI-20 to PI-23). */
export type Line = '1' | '1a' | '1b' | '1c' | '1d' | '2' | '3a' | '3b' | '3c' | '3d' | '3e' | '3f'

/** What a bot does by a line of its script, or by a rule of all bots. */
export type BotDeed =
  | 'plans'
  | 'turnsUp'
  | 'influences'
  | 'replaces'
  | 'expels'
  | 'ousts'
  | 'fills'
  | 'charges'
  | 'moves'
  | 'extorts'
  | 'turnsOn'
  | 'stays'

export type Event =
  /** Table 1.3; `contacts` are contact cards by seat. */
  | {
      readonly type: 'gameBegan'
      readonly starter: Seat
      readonly contacts: readonly number[]
      readonly court: readonly Card[]
      readonly factionCards: readonly Faction[]
      readonly publicPlots: readonly Plot[]
      readonly bot: { readonly seat: Seat; readonly name: Bot } | null
    }
  /** Each hand and hidden plot to its owner. */
  | {
      readonly type: 'handDealt'
      readonly seat: Seat
      readonly number: number
      readonly cards?: readonly Card[]
      readonly plot?: Plot
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly round: number }
  /** PI-4.2: one to the pool, one to the seat; so many are left. */
  | { readonly type: 'edictReleased'; readonly seat: Seat; readonly faction: Faction; readonly left: number }
  /** `number` edicts are gone now. */
  | { readonly type: 'edictDiscarded'; readonly faction: Faction; readonly number: number }
  | { readonly type: 'lastRoundBegan'; readonly round: number }
  | { readonly type: 'eventEnded'; readonly seat: Seat; readonly event: EventCard }
  | { readonly type: 'eventActivated'; readonly seat: Seat; readonly event: EventCard }
  /** PI-5.5: an action that Rosicrucian Advance makes free. */
  | { readonly type: 'advanceUsed'; readonly seat: Seat; readonly action: Action }
  | { readonly type: 'paid'; readonly seat: Seat; readonly favors: Favors }
  /** `from` is none for the pool, or who lost it by Subversion (PI-3.2). */
  | { readonly type: 'gained'; readonly seat: Seat; readonly favors: Favors; readonly from: Seat }
  /** PI-3.2: nobody has it. */
  | { readonly type: 'gainLost'; readonly seat: Seat; readonly tokens: number }
  /** `card` to the seat alone. */
  | { readonly type: 'scouted'; readonly seat: Seat; readonly slot: Slot; readonly how: How; readonly card?: Card }
  | { readonly type: 'cardPlaced'; readonly seat: Seat; readonly slot: Slot; readonly card: Card }
  | {
      readonly type: 'influenced'
      readonly seat: Seat
      readonly slot: Slot
      readonly card: Card
      readonly disks: number
      readonly how: How
    }
  /** `slot` may be `placard`; `whispers` for a card that comes in by Whisper. */
  | {
      readonly type: 'extorted'
      readonly seat: Seat
      readonly slot: Slot
      readonly whispers: boolean
      readonly how: How
    }
  /** PI-8.4 */
  | { readonly type: 'conspired'; readonly seat: Seat; readonly to: Seat; readonly faction: Faction }
  /** `faction` is none where it does not matter. */
  | { readonly type: 'organized'; readonly seat: Seat; readonly faction: Faction; readonly how: How }
  | { readonly type: 'diskMoved'; readonly seat: Seat; readonly from: Slot; readonly to: Slot }
  /** PI-10.1: the target is chosen; which card comes there is not told yet. */
  | { readonly type: 'expelBegan'; readonly seat: Seat; readonly slot: Slot; readonly how: How }
  /** `returned` by seat: disks that found no location. */
  | {
      readonly type: 'expelled'
      readonly seat: Seat
      readonly slot: Slot
      readonly gone: Card
      readonly card: Card
      readonly returned: readonly number[]
      readonly how: How
    }
  /** PI-11.1 to PI-11.3; pairs of attacker and defender; `advantaged` 0, 1, or none. */
  | {
      readonly type: 'oustBegan'
      readonly seat: Seat
      readonly defender: Seat
      readonly slot: Slot
      readonly disks: number
      readonly initial: readonly [number, number]
      readonly advantaged: number
      readonly how: How
    }
  /** `card` to the seat alone. */
  | { readonly type: 'cardChosen'; readonly seat: Seat; readonly card?: Card }
  /** PI-11.4, PI-11.5: none where nobody played; `automatic` wins shown so far. */
  | {
      readonly type: 'cardsShown'
      readonly seats: readonly [Seat, Seat]
      readonly cards: readonly [Card, Card]
      readonly totals: readonly [number, number]
      readonly automatic: readonly [number, number]
    }
  | { readonly type: 'challengeGoesOn'; readonly seat: Seat }
  | { readonly type: 'conceded'; readonly seat: Seat }
  /** PI-11.7: `why` the winner has won. */
  | {
      readonly type: 'challengeEnded'
      readonly winner: Seat
      readonly attacker: Seat
      readonly defender: Seat
      readonly totals: readonly [number, number]
      readonly why: 'automatic' | 'strength' | 'conceded'
      /** Automatic wins of both sides were shown: they cancel each other. */
      readonly cancelled: boolean
    }
  | {
      readonly type: 'ousted'
      readonly seat: Seat
      readonly defender: Seat
      readonly slot: Slot
      readonly disks: number
    }
  /** PI-11.9 */
  | { readonly type: 'compensated'; readonly seat: Seat; readonly faction: Faction }
  | { readonly type: 'cubePlaced'; readonly seat: Seat; readonly slot: Slot }
  | { readonly type: 'followedUp'; readonly seat: Seat; readonly slot: Slot; readonly action: Action }
  | {
      readonly type: 'schemed'
      readonly seat: Seat
      readonly card: Card
      /** Its place in the chain, from 1 on. */
      readonly place: number
    }
  | { readonly type: 'schemeUsed'; readonly seat: Seat; readonly card: Card; readonly mode: Mode }
  | { readonly type: 'buffed'; readonly seat: Seat; readonly ability: Ability; readonly times: number }
  /** A new main action: by a Crown, Congress or Press. */
  | {
      readonly type: 'extraAction'
      readonly seat: Seat
      readonly why: 'crown' | 'congress' | 'press'
      readonly allowed: number
    }
  | { readonly type: 'cardsSwapped'; readonly seat: Seat; readonly slots: readonly [Slot, Slot] }
  | { readonly type: 'edictTaken'; readonly seat: Seat; readonly faction: Faction; readonly tokens: number }
  /** The plots to the seat alone. */
  | { readonly type: 'plotDrawn'; readonly seat: Seat; readonly plot?: Plot }
  | { readonly type: 'plotReturned'; readonly seat: Seat; readonly plot?: Plot }
  /** From the deck; the cards to the seat alone. */
  | { readonly type: 'cardsDrawn'; readonly seat: Seat; readonly number: number; readonly cards?: readonly Card[] }
  | { readonly type: 'courtCardTaken'; readonly seat: Seat; readonly position: number; readonly card: Card }
  | { readonly type: 'factionBorrowed'; readonly seat: Seat; readonly faction: Faction; readonly from: Seat }
  | { readonly type: 'factionClaimed'; readonly seat: Seat; readonly faction: Faction; readonly from: Seat }
  | { readonly type: 'factionsReturned'; readonly seat: Seat; readonly factions: readonly Faction[] }
  | { readonly type: 'factionCardUsed'; readonly seat: Seat; readonly faction: Faction }
  | { readonly type: 'plotClaimed'; readonly seat: Seat; readonly plot: Plot; readonly hidden: boolean }
  /** PI-15.1: the disk goes under the plot, or comes back on it. */
  | { readonly type: 'plotLost'; readonly seat: Seat; readonly plot: Plot }
  | { readonly type: 'plotRegained'; readonly seat: Seat; readonly plot: Plot }
  /** What was seen, to the seat alone. */
  | {
      readonly type: 'lookedAtHand'
      readonly seat: Seat
      readonly at: Seat
      readonly cards?: readonly Card[]
    }
  | { readonly type: 'lookedAtPlot'; readonly seat: Seat; readonly at: Seat; readonly plot?: Plot }
  | { readonly type: 'actionsEnded'; readonly seat: Seat; readonly unused: number }
  | {
      readonly type: 'eventsDrawn'
      readonly seat: Seat
      readonly number: number
      readonly events?: readonly EventCard[]
    }
  /** PI-16.3: `event` to the seat alone. */
  | { readonly type: 'specialKept'; readonly seat: Seat; readonly event?: EventCard }
  /** PI-16.4: what each seat gave back. */
  | {
      readonly type: 'edictPlayed'
      readonly seat: Seat
      readonly faction: Faction
      readonly returned: readonly number[]
    }
  /** PI-19.12: a bot has no use for it. */
  | { readonly type: 'specialDiscarded'; readonly seat: Seat; readonly event: EventCard }
  | { readonly type: 'cardsDiscarded'; readonly cards: readonly Card[] }
  | { readonly type: 'discardedDown'; readonly seat: Seat; readonly card: Card }
  /** PI-17.4: `gone` is none if there was nothing under the Chamberlain. */
  | {
      readonly type: 'courtUpdated'
      readonly gone: Card
      readonly chamberlain: number
      readonly court: readonly Card[]
    }
  /** PI-1.13 */
  | { readonly type: 'deckShuffled'; readonly cards: number; readonly exhaustions: number }
  /** What the bot does, by the line of its script; `rule` is the number of the rule that says so. */
  | {
      readonly type: 'botStep'
      readonly seat: Seat
      readonly bot: Bot
      readonly line: Line | null
      readonly rule: string
      readonly deed: BotDeed
      /** The card it is about, or where the token goes; `placard` for the bot's own. */
      readonly slot?: Slot
      readonly card?: Card
      readonly direction?: Direction
      readonly disks?: number
      readonly favors?: Favors
    }
  /** PI-18: `slots` of the scoring lodges by faction. */
  | {
      readonly type: 'gameEnded'
      readonly why: 'plots' | 'bot' | 'edicts' | 'rounds'
      readonly totals: readonly number[]
      readonly winners: readonly Seat[]
      /** The bot's plots that hold, counted from 0. */
      readonly botPlots?: readonly number[]
    }
