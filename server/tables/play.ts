import {
  type Decision,
  type Game,
  type Move,
  type Outcome,
  type Seat,
  same,
  Table,
  type Telling,
  type Told,
} from '@eminence/kernel'
import { partText } from '@eminence/protocol'
import type { Owed, StoredState, StoredStep, StoredTable } from '../storage/storage.ts'

export type PlayedTable = Table<object, Move, object, object, Telling>

export const setupOf = ({ id, seats, options, components, seed }: StoredTable) => {
  if (seed === null) throw new Error(`table ${id} has not begun`)
  return { seats: seats.length, options, ...(components !== null && { components }), seed }
}

/** Every so many steps the position is written, too. From the last one that was, a table is played on when it is loaded. */
export const stepsPerState = 32

/** A step that the table has taken in memory, and what has to be written of it. */
export interface Taken {
  readonly step: StoredStep
  /** Where it is time to write it. */
  readonly state: StoredState | undefined
  /** What everybody is told of it. */
  readonly news: News
}

/** A step as it is told; each viewer gets its own part of the events. */
export interface News {
  readonly version: number
  readonly seat: Seat
  /** The version of the move that was taken back. */
  readonly undone: number | undefined
  readonly events: readonly Told[]
  /** What has changed in the list of decisions, as JSON; undefined where nothing has. */
  readonly decisions: string | undefined
}

type Refused = Exclude<Outcome, { done: true }>

/** The play of one table in memory: the kernel's table with its version, and since when each seat's decision stands. */
export class Play {
  readonly table: PlayedTable
  /** The versions of the moves since the position from which the table was loaded that were not taken back. */
  readonly #standing: number[]
  #version: number
  /** Of the last position that was to be written. */
  #stateVersion: number
  #decisions: readonly Decision[]
  #owing: readonly Owed[]
  /** By seat: the version since which its decision is the same, whatever others have done. */
  readonly #decidesSince: number[]

  /** `stateVersion`: of the position on disk; `since`: the versions of the moves after it; `owing`: as the last step had it. */
  constructor(
    table: PlayedTable,
    stateVersion: number,
    since: readonly number[] = [],
    owing: readonly Owed[] = [],
    version = since.at(-1) ?? stateVersion,
  ) {
    this.table = table
    this.#stateVersion = stateVersion
    this.#version = version
    this.#standing = [...since]
    this.#decisions = table.game.decisions(table.state)
    this.#owing = owedBy(this.#decisions, owing, new Date().toISOString())
    this.#decidesSince = Array.from({ length: table.setup.seats }, () => version)
  }

  static begin(game: Game, info: StoredTable): Play {
    return new Play(new Table(game, setupOf(info)), -1, [], [], 0)
  }

  get version(): number {
    return this.#version
  }

  get decisions(): readonly Decision[] {
    return this.#decisions
  }

  get isOver(): boolean {
    return this.#decisions.length === 0
  }

  get owing(): readonly Owed[] {
    return this.#owing
  }

  /** The setup, as the first step of the record. */
  get opening(): StoredStep {
    const { owing, table } = this
    const at = new Date().toISOString()
    return { version: 0, kind: 'setup', seat: null, move: null, request: null, events: table.opening, owing, at }
  }

  /** Whether there were steps since the position was last to be written. */
  get isAhead(): boolean {
    return this.#version > this.#stateVersion
  }

  /** What the seat decided at this version may be about something else by now. */
  isStale(seat: Seat, version: number): boolean {
    return version < this.#decidesSince[seat] || version > this.#version
  }

  /** The position, to be written now. */
  toWrite(): StoredState {
    const { game, state, drawn } = this.table
    this.#stateVersion = this.#version
    return { version: this.#version, drawn, state, rules: game.version }
  }

  /** Plays a move that the kernel's table accepts, or says why not. */
  move(seat: Seat, move: unknown, request: string | null): Taken | Refused {
    const before = this.#decisions
    const outcome = this.table.play(seat, move)
    if (!outcome.done) return outcome
    const played: Move | undefined = this.table.played.at(-1)?.move
    const step = this.#step({ kind: 'move', seat, move: played ?? null, request, events: outcome.events })
    const { version } = step
    this.#standing.push(version)
    const isDue = this.isOver || version - this.#stateVersion >= stepsPerState
    return { step, state: isDue ? this.toWrite() : undefined, news: this.#newsOf(step, seat, before, undefined) }
  }

  undo(seat: Seat, request: string | null): Taken | Refused {
    const before = this.#decisions
    const outcome = this.table.undo(seat)
    if (!outcome.done) return outcome
    const step = this.#step({ kind: 'undo', seat, move: null, request, events: [] })
    // It may lead back to before the last position that was written.
    return { step, state: this.toWrite(), news: this.#newsOf(step, seat, before, this.#standing.pop()) }
  }

  #newsOf({ version, events }: StoredStep, seat: Seat, before: readonly Decision[], undone: number | undefined): News {
    return { version, seat, undone, events, decisions: partText(before, this.#decisions) }
  }

  #step(what: Pick<StoredStep, 'kind' | 'move' | 'request' | 'events'> & { readonly seat: Seat }): StoredStep {
    const { table } = this
    const before = this.#decisions
    const at = new Date().toISOString()
    const version = ++this.#version
    this.#decisions = table.game.decisions(table.state)
    for (const seat of this.#decidesSince.keys()) {
      const isSame = seat !== what.seat && same(of(before, seat), of(this.#decisions, seat))
      if (!isSame) this.#decidesSince[seat] = version
    }
    const stillOwed = this.#owing.filter(({ seat }) => seat !== what.seat)
    this.#owing = owedBy(this.#decisions, stillOwed, at)
    return { ...what, version, owing: this.#owing, at }
  }
}

const of = (decisions: readonly Decision[], seat: Seat): Decision | undefined =>
  decisions.find((each) => each.seat === seat)

/** Who has owed a decision all the time goes on owing it since then. */
const owedBy = (decisions: readonly Decision[], before: readonly Owed[], now: string): readonly Owed[] =>
  decisions.map(({ seat }) => before.find((each) => each.seat === seat) ?? { seat, since: now })
