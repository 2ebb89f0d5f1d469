import { exportRecord, type Game, type Move, recordOf, type Seat, type Viewer } from '@eminence/kernel'
import { type PlayedTable, pictureOf, playedTable } from '../played.ts'
import type { Outcome, TablePicture, TablePort } from '../port.ts'
import type { GuideProgress, SavedTable, TableStore } from './saved.ts'
import type { Thinker } from './thinker.ts'
import { Wait } from './wait.ts'

interface Surroundings {
  readonly store: TableStore
  readonly thinker: Thinker
  /** How long a move should stand before a computer player's, in milliseconds. */
  readonly pace: () => number
  /** Comes when what a guide says has been read; absent without a guide. */
  readonly read?: () => Promise<void>
}

/** A table that lives in this browser: people at this device, and computer players. */
export class LocalTable implements TablePort {
  readonly #game: Game
  readonly #surroundings: Surroundings
  readonly #played: PlayedTable
  readonly #people: readonly Seat[]
  readonly #listeners = new Set<(picture: TablePicture) => void>()
  readonly #wait = new Wait()
  #saved: SavedTable
  #viewer: Viewer
  /** Rises whenever the table changes or closes: a thought about an older position is then dropped. */
  #moment = 0
  #isClosed = false

  constructor(game: Game, saved: SavedTable, surroundings: Surroundings) {
    this.#game = game
    this.#saved = saved
    this.#surroundings = surroundings
    this.#played = playedTable(game, saved.setup, saved.moves)
    this.#people = saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    this.#viewer = this.#people.length === 1 ? this.#people[0] : null
    this.#goOn()
  }

  subscribe(listener: (picture: TablePicture) => void): () => void {
    this.#listeners.add(listener)
    listener(this.#picture())
    return () => this.#listeners.delete(listener)
  }

  async play(move: Move): Promise<Outcome> {
    const seat = this.#shownTo()
    if (seat === null) return { done: false, refusal: { code: 'notYourDecision' } }
    return this.#play(seat, move)
  }

  async undo(): Promise<Outcome> {
    const seat = this.#played.table.played.at(-1)?.seat
    if (seat === undefined || seat !== this.#viewer) return { done: false, refusal: { code: 'nothingToUndo' } }
    const wasPassing = this.#passTo() !== null
    const outcome = this.#played.table.undo(seat)
    if (!outcome.done) return outcome
    this.#played.told.pop()
    // Whoever took the move back on the way to another seat has to show again that it is their hand.
    if (wasPassing) this.#viewer = null
    this.#changed()
    return { done: true }
  }

  ready(): void {
    const seat = this.#passTo()
    if (seat === null) return
    this.#viewer = seat
    this.#publish()
  }

  hurry(): void {
    this.#wait.end()
  }

  async past(moves: number): Promise<TablePicture | null> {
    const { setup, moves: all, id } = this.#saved
    const before = playedTable(this.#game, setup, all.slice(0, moves))
    return pictureOf(id, this.#seats(), before, this.#shownTo())
  }

  async record(): Promise<string | null> {
    return exportRecord(recordOf(this.#played.table))
  }

  keepGuide(guide: GuideProgress): void {
    this.#saved = { ...this.#saved, guide }
    this.#keep()
  }

  close(): void {
    this.#isClosed = true
    this.#moment++
    this.#wait.end()
    this.#listeners.clear()
    this.#surroundings.thinker.close()
  }

  #play(seat: Seat, move: Move): Outcome {
    const outcome = this.#played.table.play(seat, move)
    if (!outcome.done) return outcome
    this.#played.told.push(outcome.events)
    this.#changed()
    return { done: true }
  }

  #changed(): void {
    const decisions = this.#played.table.game.decisions(this.#played.table.state)
    this.#saved = {
      ...this.#saved,
      rules: this.#played.table.game.version,
      moves: [...this.#played.table.played],
      owing: decisions.map(({ seat }) => seat),
      status: decisions.length === 0 ? 'over' : 'playing',
      changed: Date.now(),
    }
    this.#keep()
    this.#publish()
    this.#goOn()
  }

  #keep(): void {
    // A device that cannot keep the table can still play it.
    this.#surroundings.store.put(this.#saved).catch(() => undefined)
  }

  /** Lets a computer player answer, if one owes a decision. */
  #goOn(): void {
    this.#moment++
    this.#wait.end()
    for (const { seat } of this.#played.table.game.decisions(this.#played.table.state)) {
      const who = this.#saved.seats[seat]
      if (who.kind === 'computer') {
        void this.#answer(seat, who.level, this.#moment)
        return
      }
    }
  }

  async #answer(
    seat: Seat,
    level: Extract<SavedTable['seats'][number], { kind: 'computer' }>['level'],
    moment: number,
  ) {
    const { game, state } = this.#played.table
    const { thinker, pace, read } = this.#surroundings
    const question = {
      game: game.id,
      level,
      view: game.view(state, seat),
      seat,
      seed: Math.floor(Math.random() * 2 ** 32),
    }
    const pause = this.#wait.begin(pace())
    // A thinker that fell over is asked once more: it starts afresh.
    const move = await thinker.think(question).catch(() => thinker.think(question))
    await pause
    await read?.()
    if (moment === this.#moment && !this.#isClosed) this.#play(seat, move)
  }

  /** Whom the device is to be passed to: never with one person, nor while who has it owes a decision. */
  #passTo(): Seat | null {
    if (this.#people.length < 2) return null
    const owing = this.#played.table.game.decisions(this.#played.table.state).map(({ seat }) => seat)
    if (this.#viewer !== null && owing.includes(this.#viewer)) return null
    return owing.find((seat) => this.#people.includes(seat)) ?? null
  }

  #shownTo(): Viewer {
    return this.#passTo() === null ? this.#viewer : null
  }

  #publish(): void {
    const picture = this.#picture()
    for (const listener of this.#listeners) listener(picture)
  }

  #picture(): TablePicture {
    const picture = pictureOf(this.#saved.id, this.#seats(), this.#played, this.#shownTo())
    const undoable = this.#viewer === null ? 0 : this.#played.table.undoable(this.#viewer)
    return { ...picture, undoable, passTo: this.#passTo() }
  }

  #seats() {
    return this.#saved.seats.map((seat) => {
      return { name: seat.name, kind: seat.kind, level: seat.kind === 'computer' ? seat.level : null }
    })
  }
}
