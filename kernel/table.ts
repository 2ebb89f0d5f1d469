import { same } from './canonical.ts'
import { readComponents } from './components.ts'
import { SetupError } from './errors.ts'
import type { Tell, Telling, Told } from './events.ts'
import { told } from './events.ts'
import type { Game, Move, Seat } from './game.ts'
import { readOptions } from './options.ts'
import { KeyedRandom } from './random.ts'

/** How a table is set up: with the moves, all that is needed to rebuild it. */
export interface Setup<Options extends object = object> {
  readonly seats: number
  readonly options: Options
  /** The host's own set of components; absent, those that come with the game. */
  readonly components?: object
  /** 256 bits, as 64 lower-case hexadecimal digits. */
  readonly seed: string
}

/** The computer players that may sit down at a table, weakest first. */
export const computerLevels = ['beginner', 'club', 'expert'] as const
export type ComputerLevel = (typeof computerLevels)[number]

export interface Played<M extends Move = Move> {
  readonly seat: Seat
  readonly move: M
}

/** Why something was not done. Nothing has changed. */
export type Refusal =
  | { readonly code: 'gameOver' | 'notYourDecision' | 'notOffered' | 'nothingToUndo' | 'noWayBack' | 'tooManyUndos' }
  | { readonly code: 'blocked'; readonly reason: string; readonly rule: string }

/** What has to be kept of a table, besides its setup, to go on with it later without playing its moves once more. */
export interface Kept<State extends object = object> {
  readonly state: State
  /** How many words of chance it had drawn. */
  readonly drawn: number
}

export type Outcome<E extends Telling = Telling> =
  | { readonly done: true; readonly events: readonly Told<E>[] }
  | { readonly done: false; readonly refusal: Refusal }

/** How a stretch of moves can be taken back: the state before the first of them is kept, and the others are played again. */
interface Checkpoint<State extends object> {
  /** How many moves had been played. */
  readonly at: number
  readonly state: State
}

/** A checkpoint every so many moves, and so many of them: so the memory that a table takes does not grow with its moves. */
const movesPerCheckpoint = 16
const mostCheckpoints = 17

/** How many moves can be taken back one after the other, at least, if nothing else bars the way. */
export const deepestUndo = movesPerCheckpoint * (mostCheckpoints - 1)

/** How often a seat may take a move back between two points of no return: play and undo must not go on for ever. */
export const mostUndos = 100

const refused = (refusal: Refusal): { done: false; refusal: Refusal } => ({ done: false, refusal })

export function checkSeats({ min, max }: Game['seats'], seats: number): void {
  if (!Number.isInteger(seats) || seats < min || seats > max) throw new SetupError({ code: 'seats', min, max, seats })
}

/** One play of a game: the only place where moves are compared with what is offered. */
export class Table<
  State extends object,
  M extends Move,
  View extends object,
  Options extends object,
  E extends Telling,
> {
  readonly game: Game<State, M, View, Options, E>
  readonly setup: Setup<Options>
  /** What was told while the table was set up. */
  readonly opening: readonly Told<E>[]
  readonly #random: KeyedRandom
  readonly #played: Played<M>[] = []
  #state: State
  /** Since the last move that there is no way back behind, oldest first. */
  readonly #checkpoints: Checkpoint<State>[] = []
  /**
   * By seat: how often it has taken a move back since then. Moves of others do not set it back to nothing, or two seats could take
   * turns for ever.
   */
  readonly #undos: number[]

  /** With something `kept`, it goes on from there: what was played before is not in `played`, and there is no way back to it. */
  constructor(game: Game<State, M, View, Options, E>, setup: Setup, kept?: Kept<State>) {
    checkSeats(game.seats, setup.seats)
    this.game = game
    const components = setup.components && readComponents(game.components, setup.components)
    const options = readOptions(game.options, setup.options)
    this.setup = { ...setup, options, ...(components && { components }) }
    this.#undos = new Array<number>(setup.seats).fill(0)
    this.#random = new KeyedRandom(setup.seed, kept?.drawn)
    const opening: Told<E>[] = []
    this.opening = opening
    if (kept !== undefined) {
      this.#state = kept.state
      return
    }
    const tell: Tell<E> = (event, ...notes) => opening.push(told(event, notes))
    this.#state = game.setup(setup.seats, options, { random: this.#random, tell }, components)
  }

  /** To be read, never changed. */
  get state(): State {
    return this.#state
  }

  /** How many words of chance have been drawn. */
  get drawn(): number {
    return this.#random.drawn
  }

  get played(): readonly Played<M>[] {
    return this.#played
  }

  /** Plays a move if it equals one that the seat is offered; `move` may come from anywhere. */
  play(seat: Seat, move: unknown): Outcome<E> {
    const { game } = this
    const offered = game.moves(this.#state, seat).find((each) => same(each, move))
    if (offered === undefined) return refused(this.#whyNot(seat, move))

    this.#keepCheckpoint()
    const drawnBefore = this.#random.drawn
    const events: Told<E>[] = []
    game.play(this.#state, seat, offered, {
      random: this.#random,
      tell: (event, ...notes) => events.push(told(event, notes)),
    })

    const isOver = game.decisions(this.#state).length === 0
    const noWayBack = isOver || this.#random.drawn > drawnBefore || events.some((each) => each.reveals)
    if (noWayBack) {
      this.#checkpoints.length = 0
      this.#undos.fill(0)
    }
    this.#played.push({ seat, move: offered })
    return { done: true, events }
  }

  /** Takes the last move back: it must be the seat's own, have met neither chance nor anything hidden, and not have ended the game. */
  undo(seat: Seat): { readonly done: true } | { readonly done: false; readonly refusal: Refusal } {
    if (this.#played.at(-1)?.seat !== seat) return refused({ code: 'nothingToUndo' })
    const checkpoint = this.#checkpoints.findLast(({ at }) => at < this.#played.length)
    if (checkpoint === undefined) return refused({ code: 'noWayBack' })
    if (this.#undos[seat] >= mostUndos) return refused({ code: 'tooManyUndos' })
    this.#undos[seat]++
    this.#played.pop()
    this.#goBackTo(checkpoint)
    return { done: true }
  }

  /** How many moves the seat may take back now, one after the other. */
  undoable(seat: Seat): number {
    const { length } = this.#played
    const most = Math.min(length - (this.#checkpoints.at(0)?.at ?? length), mostUndos - this.#undos[seat])
    let moves = 0
    while (moves < most && this.#played[length - 1 - moves].seat === seat) moves++
    return moves
  }

  #keepCheckpoint(): void {
    const { length } = this.#played
    const last = this.#checkpoints.at(-1)
    if (last !== undefined && length < last.at + movesPerCheckpoint) return
    this.#checkpoints.push({ at: length, state: this.game.clone(this.#state) })
    if (this.#checkpoints.length > mostCheckpoints) this.#checkpoints.shift()
  }

  /** Plays on from there to where `played` ends. Moves that can be taken back have met no chance, so they have the same effect again. */
  #goBackTo({ at, state }: Checkpoint<State>): void {
    while ((this.#checkpoints.at(-1)?.at ?? at) > at) this.#checkpoints.pop()
    this.#state = this.game.clone(state)
    for (const { seat, move } of this.#played.slice(at))
      this.game.play(this.#state, seat, move, { random: this.#random })
  }

  #whyNot(seat: Seat, move: unknown): Refusal {
    const decisions = this.game.decisions(this.#state)
    if (decisions.length === 0) return { code: 'gameOver' }
    if (!decisions.some((decision) => decision.seat === seat)) return { code: 'notYourDecision' }
    const blocked = this.game.blocked?.(this.#state, seat).find((each) => same(each.move, move))
    return blocked ? { code: 'blocked', reason: blocked.reason, rule: blocked.rule } : { code: 'notOffered' }
  }
}
