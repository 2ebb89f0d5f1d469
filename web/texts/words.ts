import type { ComputerLevel } from '@eminence/kernel'
import type { AutomatonId, ShelfId } from '../home/shelf.ts'
import type { Settings } from '../settings/settings.ts'
import type { PortRefusal } from '../table/port.ts'
import type { Unfairness, Verdict } from '../table/server/verdict.ts'

/** Every word of the shell in one language. */
export interface Words {
  readonly languageName: string
  /** Between the entries of a list, between entries that have commas of their own, and before what a label stands for. */
  readonly comma: string
  readonly semicolon: string
  readonly colon: string
  readonly skip: string
  readonly loading: string
  readonly nav: {
    readonly main: string
    readonly home: string
    readonly tables: string
    readonly settings: string
    readonly about: string
    readonly rules: string
    readonly leave: string
  }
  readonly home: {
    readonly title: string
    readonly lead: string
    readonly coming: string
    readonly minutes: (minutes: number) => string
    readonly seats: (min: number, max: number) => string
    readonly games: string
    /** The same as at the tables of the games. */
    readonly titles: Readonly<Record<ShelfId, string>>
    readonly taglines: Readonly<Record<ShelfId, string>>
    readonly against: string
    readonly computer: string
    readonly oneScreen: string
    readonly friends: string
    readonly noServer: string
    readonly seat: (number: number) => string
    readonly yourName: string
    readonly nameOf: (seat: number) => string
    readonly guest: string
    readonly person: string
    readonly playedBy: (seat: number) => string
    readonly addSeat: string
    readonly removeSeat: (name: string) => string
    readonly options: string
    readonly yes: string
    readonly no: string
    readonly play: (title: string) => string
    readonly openTable: string
  }
  /** Of a first game. */
  readonly guide: {
    readonly name: string
    /** On the first page. */
    readonly invite: string
    /** On the page of the rules. */
    readonly title: string
    readonly help: string
    readonly start: string
    readonly turn: (turn: number, of: number) => string
    readonly next: string
    readonly yourMove: string
    /** While there is nothing to explain. */
    readonly idle: string
    /** After the last lesson. */
    readonly finish: string
    readonly putAway: string
  }
  /** The names of the opponents of a rulebook. */
  readonly automata: Readonly<Record<AutomatonId, string>>
  /** A component set of the host's own. */
  readonly components: {
    readonly title: string
    readonly help: string
    /** On the page of the rules. */
    readonly how: string
    /** The one that comes with the game. */
    readonly standard: string
    readonly choose: string
    readonly chooseAnother: string
    readonly drop: string
    readonly remove: string
    /** Saves the set that comes with the game, to start from. */
    readonly saveStandard: string
    /** Saves the set of this table. */
    readonly save: string
    /** At a table. */
    readonly playedWith: (name: string) => string
    /** For a set without a name. */
    readonly unnamed: string
    readonly wrong: (file: string) => string
    /** How many places more are wrong than are shown. */
    readonly more: (count: number) => string
    readonly whole: string
    readonly notJson: string
    readonly tooLarge: (kilobytes: number) => string
    readonly noComponents: string
    /** What has to stand at a place of the set. */
    readonly expected: {
      readonly object: string
      readonly list: (count: string) => string
      readonly text: (count: string) => string
      readonly wholeNumber: (lowest: number, highest: number) => string
      readonly oneOf: (possible: string) => string
      readonly knownField: (known: string) => string
      readonly unique: string
      readonly kinds: (most: number) => string
      readonly entries: (count: number, field: string, value: string) => string
    }
  }
  readonly levels: Readonly<Record<ComputerLevel, string>>
  readonly levelHelp: Readonly<Record<ComputerLevel, string>>
  readonly tables: {
    readonly mine: string
    readonly none: string
    readonly all: string
    readonly yourTurn: string
    readonly turnOf: (name: string) => string
    readonly moves: (count: number) => string
    readonly over: string
    /** Over, and nobody has won. */
    readonly stopped: string
    readonly goOn: string
    readonly look: string
    readonly remove: string
    readonly removeOf: (title: string) => string
    readonly reallyRemove: string
    readonly keep: string
    readonly import: string
    readonly importFailed: string
    /** Of a record that does not verify. */
    readonly importWarns: string
    readonly importIllegal: (move: number) => string
    readonly importDiffers: (move: number) => string
    readonly importOtherRules: string
    readonly importAnyway: string
    readonly importNot: string
    readonly online: string
    readonly missing: string
    readonly missingHelp: string
    readonly broken: string
    readonly brokenHelp: string
    readonly elsewhere: string
    readonly elsewhereHelp: string
    readonly takeOver: string
    readonly onlineMissing: string
    readonly onlineMissingHelp: string
  }
  readonly frame: {
    readonly prompt: string
    readonly board: string
    readonly seats: string
    readonly log: string
    readonly chat: string
    readonly table: string
    readonly you: string
    readonly computer: string
    readonly computerOf: (level: string) => string
    readonly automaton: string
    readonly thinking: (name: string) => string
    readonly decides: (names: readonly string[]) => string
    /** While the reader decides, too. */
    readonly decideToo: (names: readonly string[]) => string
    readonly yourTurn: string
    readonly clickSkips: string
    readonly undo: string
    readonly moves: string
    readonly position: string
    readonly toDecide: string
    readonly passTo: (name: string) => string
    readonly passHelp: string
    readonly passReady: (name: string) => string
    readonly rule: (rule: string) => string
    readonly lineAt: (version: number) => string
    readonly connection: Readonly<Record<'reconnecting' | 'offline' | 'outdated', string>>
    readonly waiting: string
    readonly watching: string
    readonly dismiss: string
  }
  readonly refusals: Readonly<Record<Exclude<PortRefusal['code'], 'blocked'>, string>>
  readonly end: {
    readonly wins: (names: readonly string[]) => string
    readonly points: (points: number) => string
    readonly place: string
    readonly seat: string
    readonly total: string
    readonly rematch: string
    readonly replay: string
    readonly board: string
    readonly table: string
    /** By how much the winner is ahead of the next. */
    readonly ahead: (difference: number, names: readonly string[]) => string
    /** The same points, and yet ahead. */
    readonly level: (names: readonly string[]) => string
    readonly line: (points: string, lead: string | null) => string
    readonly winner: string
    /** Beside points that somebody on another place has as well. */
    readonly tieBroken: string
    /** Back from the board to the end page. */
    readonly result: string
    readonly course: string
    readonly start: string
    readonly atChapter: (chapter: string, values: readonly string[]) => string
    readonly moments: string
    readonly momentsHelp: string
    readonly watch: string
  }
  readonly replay: {
    readonly title: string
    readonly start: string
    readonly back: string
    readonly forward: string
    readonly end: string
    readonly play: string
    readonly pause: string
    readonly move: (move: number, of: number) => string
    readonly close: string
    readonly open: string
    readonly save: string
    readonly missing: string
  }
  readonly rulebook: {
    readonly title: (game: string) => string
    readonly contents: string
    readonly example: string
    readonly ruling: string
    readonly credits: string
    readonly play: string
    readonly missing: string
  }
  readonly settings: {
    readonly title: string
    readonly lead: string
    readonly name: string
    readonly nameHelp: string
    readonly language: string
    readonly theme: string
    readonly themes: Readonly<Record<Settings['theme'], string>>
    readonly motion: string
    readonly motions: Readonly<Record<Settings['motion'], string>>
    readonly pace: string
    readonly paceHelp: string
    readonly paces: Readonly<Record<Settings['pace'], string>>
    readonly sound: string
    readonly sounds: { readonly on: string; readonly off: string }
    readonly seatMarks: string
    readonly seatMarksHelp: string
    readonly marks: Readonly<Record<Settings['seatMarks'], string>>
  }
  readonly about: {
    readonly title: string
    readonly lead: string
    readonly what: readonly string[]
    readonly creditsTitle: string
    readonly notAffiliated: string
    readonly drawings: string
    readonly keysTitle: string
    readonly keys: readonly (readonly [keys: string, what: string])[]
  }
  readonly lobby: {
    readonly open: string
    readonly none: string
    readonly freeSeats: (count: number) => string
    readonly join: string
    readonly watch: string
    readonly title: (game: string) => string
    readonly host: (name: string) => string
    readonly invite: string
    readonly inviteHelp: string
    readonly copy: string
    readonly copied: string
    readonly free: string
    readonly sit: string
    readonly stand: string
    readonly here: string
    readonly away: string
    readonly nobody: string
    readonly start: string
    /** While everybody is asked for their part in the chance. */
    readonly starting: string
    readonly startHelp: string
    /** Whether to free the seat of this person. */
    readonly freeAsk: (name: string) => string
    readonly waitForHost: (name: string) => string
    readonly closed: string
    readonly failed: string
    /** Before the seal itself. */
    readonly chance: string
  }
  readonly chat: {
    readonly title: string
    readonly none: string
    readonly write: string
    readonly send: string
    readonly watchers: string
    readonly unread: (count: number) => string
    readonly spoken: (name: string, text: string) => string
  }
  readonly company: {
    readonly host: string
    readonly waits: string
    readonly waitsFor: (seat: string) => string
    readonly stand: string
    readonly standAsk: string
    readonly stay: string
    readonly take: string
    readonly goOn: string
    readonly replace: (name: string) => string
    readonly replaceAsk: (name: string) => string
    readonly replaceYes: string
    readonly replaceNo: string
    /** Somebody who would like to sit down in the middle of the play. */
    readonly asking: string
    readonly wants: (name: string, seat: number) => string
    readonly letIn: string
    readonly notNow: string
    readonly waitingFor: (names: readonly string[]) => string
    /** To who would like to sit down. */
    readonly asked: (seat: number) => string
    readonly declined: string
  }
  /** Of a table that the server has ended. */
  readonly stopped: Readonly<Record<'title' | 'tooLong' | 'otherRules', string>>
  /** Whether the chance of a table was fair. */
  readonly chance: {
    readonly title: string
    readonly checking: string
    readonly verdicts: Readonly<Record<Verdict['code'], string>>
    readonly fair: string
    readonly holdsFor: (names: readonly string[]) => string
    readonly leftOut: (seats: readonly string[]) => string
    readonly why: Readonly<Record<Extract<Verdict, { code: 'unproved' }>['why'], string>>
    readonly problems: Readonly<Record<Unfairness, string>>
    /** What to do where it was not fair. */
    readonly evidence: string
  }
  readonly rematch: {
    readonly title: string
    readonly wanted: (name: string) => string
    readonly yours: string
    readonly join: string
    readonly look: string
  }
  readonly nowhere: { readonly title: string; readonly help: string; readonly home: string }
}
