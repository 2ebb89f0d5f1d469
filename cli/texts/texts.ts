import type { PlayerName } from '@eminence/ai'
import type { RecordProblem, Refusal, Seat, SetupProblem } from '@eminence/kernel'
import type { ChanceProblem } from '@eminence/protocol'
import type { FlagName } from '../arguments/flags.ts'
import type { CommandName } from '../commands/command.ts'

/** Every word of the command in one language. Numbers come as they are to be shown. */
export interface CliTexts {
  /** Something and what is said of it. */
  named(name: string, what: string): string
  readonly help: HelpTexts
  readonly commands: Readonly<Record<CommandName, string>>
  readonly flags: Readonly<Record<FlagName, string>>
  readonly errors: ErrorTexts
  setupProblem(problem: SetupProblem): string
  /** Without the reason why a move is not legal: the game has the words for that. */
  recordProblem(problem: RecordProblem): string
  /** Why the chance of a record is not what the record claims. */
  chanceProblem(problem: ChanceProblem): string
  readonly troubles: Readonly<Record<FileTrouble, string>>
  readonly refusals: Readonly<Record<Exclude<Refusal['code'], 'blocked'>, string>>
  readonly serve: ServeTexts
  readonly backup: BackupTexts
  readonly games: GamesTexts
  readonly play: PlayTexts
  readonly result: ResultTexts
  readonly records: RecordTexts
  readonly simulate: SimulateTexts
  readonly arena: ArenaTexts
  readonly battery: BatteryTexts
  readonly bench: BenchTexts
  readonly figures: FiguresTexts
}

interface HelpTexts {
  readonly tagline: string
  readonly usage: string
  readonly commands: string
  readonly flags: string
  readonly more: string
}

/** Each is one line, told after `eminence: `. */
interface ErrorTexts {
  unknownCommand(name: string, nearest: string): string
  unknownFlag(flag: string, nearest: string): string
  flagNeedsValue(flag: string): string
  flagTakesNoValue(flag: string): string
  missing(positional: string): string
  missingFlag(flag: string): string
  tooMany(argument: string): string
  notANumber(flag: string, given: string, min: number, max: number | null): string
  unknownLanguage(known: readonly string[]): string
  unknownGame(id: string, known: readonly string[]): string
  unknownBench(name: string): string
  /** The names that there are follow, a line each. */
  unknownFigure(name: string): string
  /** No game has a table with the seats and options asked for. */
  readonly noSuchTable: string
  badOptionForm(given: string): string
  unknownLevel(name: string, known: readonly string[]): string
  unknownPlayer(name: string, known: readonly string[]): string
  badBudget(given: string): string
  /** `right` are the numbers of players that share the seats evenly. */
  unevenPlayers(given: number, seats: number, right: readonly number[]): string
  tooManyOpponents(given: number, room: number): string
  setByRecord(flag: string): string
  cannotRead(file: string, trouble: string): string
  readonly notJson: string
  cannotWrite(file: string, trouble: string): string
  exists(file: string): string
  unknownGameOfRecord(file: string, game: string, known: readonly string[]): string
  hashDiffers(at: number): string
  noSuchMove(to: number, moves: number): string
  badEnvironment(what: string): string
  portTaken(port: string): string
  folderInUse(folder: string): string
  readonly badFolder: Readonly<Record<FolderTrouble, (folder: string) => string>>
  newerDatabase(folder: string): string
  noDatabase(folder: string): string
  notDatabase(folder: string): string
  badStartCode(given: string): string
  unexpected(what: string): string
}

/** Why a server does not start in its data folder. */
type FolderTrouble = 'notFolder' | 'readOnly' | 'full' | 'damaged'

export type FileTrouble = 'missing' | 'noFolder' | 'isFolder' | 'notPlain' | 'forbidden' | 'full' | 'other'

interface ServeTexts {
  ready(address: string): string
  readonly stopped: string
}

interface BackupTexts {
  done(file: string, kilobytes: number): string
}

interface GamesTexts {
  seats(min: number, max: number): string
}

export interface PlayTexts {
  /** What the log calls the person at the terminal: a name, since the sentences of the games are about somebody. */
  readonly person: string
  readonly you: string
  /** Who else sits at the table; more than the seats of any game. */
  readonly company: readonly string[]
  readonly players: Readonly<Record<PlayerName, string>>
  seed(seed: string): string
  thinking(name: string): string
  readonly advising: string
  readonly yourMove: string
  readonly keys: string
  readonly question: string
  notUnderstood(moves: number): string
  readonly takenBack: string
  readonly hint: string
  chance(percent: string): string
  readonly noReckoning: string
  readonly blocked: string
  readonly nothingBlocked: string
  readonly ruling: string
  readonly example: string
  readonly offerSaving: string
  readonly fileName: string
  saved(file: string): string
  readonly goodbye: string
}

interface ResultTexts {
  readonly title: string
  readonly place: string
  readonly name: string
  readonly total: string
}

interface RecordTexts {
  good(moves: number, game: string, seats: number, isOver: boolean): string
  /** A good verdict, and that it is about a record of other rules. */
  otherRules(verdict: string): string
  /** A bad verdict, and that other rules may be to blame. */
  mayDiffer(verdict: string): string
  played(game: string, seats: number, moves: number): string
  readonly position: string
  /** A note: the rules have changed since the record was made, or it was tampered with. */
  differs(at: number): string
  /** A note with the words of `chanceProblem`. */
  unfair(problem: string): string
  readonly chance: ChanceTexts
}

/** What is proved of the chance of a record, and what is not: a line each. One word for each thing: commitment, nonce, secret, seed, start code, left out. */
interface ChanceTexts {
  readonly unproven: string
  scheme1(commitment: string): string
  readonly scheme1Limit: string
  readonly fits: string
  startCode(code: string): string
  /** Nobody has brought a start code to compare with. */
  readonly unwitnessed: string
  /** The start code is the one that was given to the command. */
  readonly given: string
  /** The record says that the browser of this seat kept the start code. */
  kept(seat: Seat): string
  /** The seats whose nonces are in the seed. */
  mixed(seats: readonly Seat[]): string
  /** What follows for them from a start code that was kept. */
  proved(seats: readonly Seat[]): string
  readonly nobody: string
  leftOut(seats: readonly Seat[]): string
  beacon(source: string, round: number, value: string): string
  readonly beaconLimit: string
}

interface SimulateTexts {
  title(game: string, seats: number): string
  readonly games: string
  readonly moves: string
  readonly movesPerCpuSecond: string
  readonly movesPerGame: string
  readonly stuck: string
  readonly invariantFailures: string
  /** What went wrong in the first game where something did. */
  readonly trouble: string
  seed(seed: number): string
  readonly endings: string
  readonly pointsBySource: string
  readonly seat: string
  readonly wins: string
  readonly meanTotal: string
  /** One that plays along without a seat. */
  readonly automaton: string
  progress(done: number, all: number): string
  checking(done: number, all: number): string
}

export interface ArenaTexts {
  title(game: string, seats: number, games: number, seconds: string): string
  readonly player: string
  readonly games: string
  readonly wins: string
  readonly rate: string
  readonly interval: string
  readonly elo: string
  /** Heads the numbers 1, 2, ... of those who began, came second, ... */
  readonly orderOfPlay: string
  /** How often the automaton had less. */
  behind(times: number): string
  progress(done: number, all: number): string
  stopped(done: number, all: number): string
}

interface BatteryTexts {
  readonly game: string
  readonly seats: string
  readonly automaton: string
  readonly plays: string
  readonly moves: string
  readonly findings: string
  readonly total: string
  took(seconds: string, cpuSeconds: string): string
  /** What was looked at everywhere, what at one of so many positions, and what after one of so many plays. */
  checked(stride: number, playsPerTable: number): string
  readonly first: string
  where(check: string, seed: number, moves: number): string
  /** `left` is the time that it will take, as 1:02:03; empty as long as nobody knows. */
  progress(done: number, all: number, findings: number, left: string): string
  stopped(done: number, all: number): string
}

interface FiguresTexts {
  written(file: string): string
  failed(name: string, why: string): string
  /** A goal is missed, and nobody has said why. */
  unexplained(figure: string): string
}

export interface BenchTexts {
  readonly game: string
  readonly seats: string
  readonly movesPerCpuSecond: string
  readonly playoutsPerCpuSecond: string
  readonly cloneMicroseconds: string
  readonly viewMicroseconds: string
  readonly ratio: string
  readonly tables: string
  /** Median and 99th percentile of the time until a move is acknowledged. */
  readonly acknowledged: string
  readonly acknowledgedAt1000: string
  /** Of what one viewer is told of one move. */
  readonly bytes: string
  /** Moves per CPU second of a bare server, and ours as a share of them. */
  readonly floor: string
  readonly shareOfFloor: string
  readonly whatIsFloor: string
  coldLoad(steps: number, milliseconds: string): string
  progress(game: string, seats: number): string
  readonly serverProgress: string
  readonly nothingToCompare: string
}
