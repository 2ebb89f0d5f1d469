import { type Decision, type Game, type Move, type Outcome, type Seat, Table, type Viewer } from '@eminence/kernel'
import { partText, seedOf } from '@eminence/protocol'
import type { StoredState, StoredStep, StoredTable } from '../storage/storage.ts'
import { noncesOf } from './seating.ts'
import { type Happening, type PlayedTable, Report, type ToldStep } from './sight.ts'
import { longest, Trail } from './trail.ts'

export const setupOf = (info: StoredTable) => ({
  seats: info.seats.length,
  options: info.options,
  ...(info.components !== null && { components: info.components }),
  seed: seedOf(info.secret, noncesOf(info)),
})

/** Every so many steps the position is written, too. From the last one that was, a table is played on when it is loaded. */
export const stepsPerState = 32

/** A step that the table has taken in memory, and what has to be written of it. */
export interface Taken {
  readonly step: StoredStep
  /** Where it is time to write it. */
  readonly state: StoredState | undefined
  readonly happening: Happening
}

/** The play of one table in memory: the kernel's table with its version and what each viewer was told last. */
export class Play {
  readonly table: PlayedTable
  readonly #trails = new Map<Viewer, Trail>()
  /** The last steps that were noted, and the version that they led to. */
  readonly #reports: Report[] = []
  #noted: number
  /** The versions of the moves since the position from which the table was loaded that were not taken back. */
  readonly #standing: number[]
  #version: number
  /** Of the last position that was to be written. */
  #stateVersion: number
  /** Who owes what now. */
  #decisions: readonly Decision[]
  /** As everybody was last told of it. */
  #told: readonly Decision[]

  /** `since`: the versions of the moves after that of the position. */
  private constructor(table: PlayedTable, stateVersion: number, since: readonly number[] = []) {
    this.table = table
    this.#stateVersion = stateVersion
    this.#version = stateVersion + since.length
    this.#standing = [...since]
    this.#noted = this.#version
    this.#decisions = table.game.decisions(table.state)
    this.#told = this.#decisions
  }

  static begin(game: Game, info: StoredTable): Play {
    return new Play(new Table(game, setupOf(info)), 0)
  }

  /** Goes on from the position that was stored: only the moves since then are played once more. */
  static resume(game: Game, info: StoredTable, stored: StoredState, since: readonly StoredStep[]): Play {
    const table: PlayedTable = new Table(game, setupOf(info), stored)
    for (const { version, seat, move } of since)
      if (seat === null || !table.play(seat, move).done)
        throw new Error(`step ${version} of table ${info.id} cannot be played again`)
    return new Play(
      table,
      stored.version,
      since.map(({ version }) => version),
    )
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

  get owing(): readonly Seat[] {
    return this.#decisions.map(({ seat }) => seat)
  }

  /** The setup, as the first step of the record. */
  get opening(): StoredStep {
    const { owing, table } = this
    return { version: 0, kind: 'setup', seat: null, move: null, request: null, events: table.opening, owing }
  }

  /** Whether there were steps since the position was last to be written. */
  get isAhead(): boolean {
    return this.#version > this.#stateVersion
  }

  /** The position, to be written now. */
  toWrite(): StoredState {
    const { state, drawn } = this.table
    this.#stateVersion = this.#version
    return { version: this.#version, drawn, state }
  }

  /** Plays a move that the kernel's table accepts, or says why not. */
  move(seat: Seat, move: unknown, request: string | null): Taken | Exclude<Outcome, { done: true }> {
    const outcome = this.table.play(seat, move)
    if (!outcome.done) return outcome
    const version = this.#step()
    this.#standing.push(version)
    const played: Move | undefined = this.table.played.at(-1)?.move
    const { events } = outcome
    const isDue = this.isOver || version - this.#stateVersion >= stepsPerState
    return {
      step: { version, kind: 'move', seat, move: played ?? null, request, events, owing: this.owing },
      happening: { version, seat, events },
      state: isDue ? this.toWrite() : undefined,
    }
  }

  undo(seat: Seat, request: string | null): Taken | Exclude<Outcome, { done: true }> {
    const outcome = this.table.undo(seat)
    if (!outcome.done) return outcome
    const version = this.#step()
    const undone = this.#standing.pop()
    return {
      step: { version, kind: 'undo', seat, move: null, request, events: [], owing: this.owing },
      // It may lead back to before the last position that was written.
      state: this.toWrite(),
      happening: { version, seat, events: [], ...(undone !== undefined && { undone }) },
    }
  }

  #step(): number {
    this.#decisions = this.table.game.decisions(this.table.state)
    return ++this.#version
  }

  /** To be told to everybody who has ever followed, so that it can catch up when it comes back. */
  note(id: string, happening: Happening): void {
    this.#reports.push(new Report(this.table, id, happening, partText(this.#told, this.#decisions)))
    if (this.#reports.length > longest) this.#reports.shift()
    this.#noted = happening.version
    this.#told = this.#decisions
  }

  /** Whether there is something to tell the viewer, and whether it can wait. */
  isBehind(viewer: Viewer): boolean {
    return this.#untold(viewer) > 0
  }

  canWait(viewer: Viewer): boolean {
    const decides = this.#decisions.some(({ seat }) => seat === viewer)
    return !decides && this.#untold(viewer) < longest
  }

  /** What the viewer has not been told yet. */
  tell(viewer: Viewer): readonly ToldStep[] {
    const untold = this.#untold(viewer)
    if (untold === 0) return []
    return this.#trails.get(viewer)?.tell(this.table, this.#reports.slice(-untold), this.#noted) ?? []
  }

  /** How many steps. */
  #untold(viewer: Viewer): number {
    return this.#noted - (this.#trails.get(viewer)?.version ?? this.#noted)
  }

  /** What the viewer missed after this version; null if it needs the whole picture. */
  missed(viewer: Viewer, version: number): readonly ToldStep[] | null {
    this.tell(viewer)
    return this.#trails.get(viewer)?.since(version) ?? null
  }

  /** The viewer sees where the table stands, and is told every step from now on. */
  attend(viewer: Viewer): void {
    this.tell(viewer)
    if (!this.#trails.has(viewer)) this.#trails.set(viewer, new Trail(this.table, this.#version, viewer))
  }
}
