import type { Viewer } from '@eminence/kernel'
import type { PlayedTable, Report, ToldStep } from './sight.ts'

/** How many steps a viewer may have been away and still catch up step by step. */
const longest = 8

/**
 * The last steps as one viewer was told them, so that who was away hears what it missed. Steps that are told together share one look at
 * the table: the last of them says what has changed in the view.
 */
export class Trail {
  readonly #viewer: Viewer
  readonly #steps: ToldStep[] = []
  #untold: Report[] = []
  /** As the viewer was last told of it. */
  #view: object
  /** Of the table before the oldest step that is kept. */
  #from: number

  constructor(table: PlayedTable, version: number, viewer: Viewer) {
    this.#viewer = viewer
    this.#view = table.game.view(table.state, viewer)
    this.#from = version
  }

  get isBehind(): boolean {
    return this.#untold.length > 0
  }

  /** No step more can wait. */
  get isFull(): boolean {
    return this.#untold.length >= longest
  }

  add(report: Report): void {
    if (this.isFull) {
      // Nobody has been there to hear them: who comes back needs the whole picture.
      this.#from += this.#steps.length + 1
      this.#steps.length = 0
      this.#untold.shift()
    }
    this.#untold.push(report)
  }

  /** What has not been told yet. The table stands where the last of these steps has left it. */
  tell({ game, state }: PlayedTable): readonly ToldStep[] {
    const untold = this.#untold
    if (untold.length === 0) return []
    this.#untold = []
    const before = this.#view
    const viewer = this.#viewer
    this.#view = game.view(state, viewer)
    const last = untold.length - 1
    const told = untold.map((report, at) =>
      at < last ? report.inPassing(viewer) : report.for(viewer, before, this.#view),
    )
    for (const step of told) this.#steps.push(step)
    const tooMany = this.#steps.length - longest
    if (tooMany > 0) {
      this.#steps.splice(0, tooMany)
      this.#from += tooMany
    }
    return told
  }

  /** What was told after this version; null if it lies too far back. */
  since(version: number): readonly ToldStep[] | null {
    const known = version >= this.#from && version <= this.#from + this.#steps.length
    return known ? this.#steps.slice(version - this.#from) : null
  }
}
