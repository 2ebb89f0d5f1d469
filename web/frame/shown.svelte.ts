import type { Telling } from '@eminence/kernel'
import type { TablePicture, TablePort } from '../table/port.ts'
import { Ear } from './news.ts'

/** The picture that a frame shows: the latest of its table, or one of its past. */
export class Shown {
  latest = $state.raw<TablePicture | null>(null)
  past = $state.raw<{ readonly moves: number; readonly picture: TablePicture } | null>(null)
  readonly picture = $derived(this.past?.picture ?? this.latest)
  /** What the viewer saw happen since the picture that was drawn before; nothing after a jump. */
  told = $state.raw<readonly Telling[]>([])
  readonly #ear = new Ear()
  readonly #port: () => TablePort

  constructor(port: () => TablePort) {
    this.#port = port
  }

  receive(after: TablePicture): void {
    const before = this.latest
    this.latest = after
    const heard = this.#ear.hear(before, after)
    const isNew = before?.version !== after.version || before.viewer !== after.viewer
    if (this.past === null && isNew) this.told = heard
  }

  /** The table after so many moves; resolves to whether it could be had. */
  async show(moves: number): Promise<boolean> {
    const isNext = this.past !== null && moves === this.past.moves + 1
    const found = await this.#port().past(moves)
    if (found === null) return false
    this.told = isNext ? (found.log.at(-1)?.events ?? []) : []
    this.past = { moves, picture: { ...found, moves: [], blocked: [], undoable: 0 } }
    return true
  }

  backToLatest(): void {
    this.past = null
    this.told = []
  }
}
