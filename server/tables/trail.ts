import type { Viewer } from '@eminence/kernel'
import type { PlayedTable, Report } from './sight.ts'

/** How many steps a viewer may have been away and still catch up step by step. */
const longest = 8

/** The last steps as one viewer was told them, so that who was away hears what it missed. */
export class Trail {
  readonly #viewer: Viewer
  readonly #steps: string[] = []
  #view: object
  /** Of the table before the oldest step that is kept. */
  #from: number

  constructor(table: PlayedTable, version: number, viewer: Viewer) {
    this.#viewer = viewer
    this.#view = table.game.view(table.state, viewer)
    this.#from = version
  }

  /** The message for this viewer. */
  add({ game, state }: PlayedTable, report: Report): string {
    const view = game.view(state, this.#viewer)
    const text = report.for(this.#viewer, this.#view, view)
    this.#view = view
    this.#steps.push(text)
    if (this.#steps.length > longest) {
      this.#steps.shift()
      this.#from++
    }
    return text
  }

  /** What came after this version; null if it lies too far back. */
  since(version: number): readonly string[] | null {
    const known = version >= this.#from && version <= this.#from + this.#steps.length
    return known ? this.#steps.slice(version - this.#from) : null
  }
}
