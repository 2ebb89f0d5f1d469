import type { Viewer } from '@eminence/kernel'
import { Followed } from '@eminence/protocol'
import type { PlayedTable, Report, ToldStep } from './sight.ts'

/** How many steps a viewer may have been away and still catch up step by step. */
export const longest = 8

/**
 * The last steps as one viewer was told them, so that who was away hears what it missed. Steps that are told together share one look at
 * the table: the last of them says what has changed in the view.
 */
export class Trail {
  readonly #viewer: Viewer
  readonly #steps: ToldStep[] = []
  /** As the viewer was last told of it. */
  readonly #view: Followed
  /** Of the table as the viewer was last told of it. */
  #version: number

  constructor(table: PlayedTable, version: number, viewer: Viewer) {
    this.#viewer = viewer
    this.#view = new Followed(table.game.view(table.state, viewer))
    this.#version = version
  }

  get version(): number {
    return this.#version
  }

  /** Tells these steps, the last of which has led the table to where it stands, at this version. */
  tell({ game, state }: PlayedTable, untold: readonly Report[], version: number): readonly ToldStep[] {
    const viewer = this.#viewer
    const patch = this.#view.next(game.view(state, viewer))
    const last = untold.length - 1
    const told = untold.map((report, at) => (at < last ? report.inPassing(viewer) : report.for(viewer, patch)))
    // If there were more, nobody has been there to hear them: who comes back needs the whole picture.
    if (version - this.#version > untold.length) this.#steps.length = 0
    this.#steps.push(...told)
    if (this.#steps.length > longest) this.#steps.splice(0, this.#steps.length - longest)
    this.#version = version
    return told
  }

  /** What was told after this version; null if it lies too far back. */
  since(version: number): readonly ToldStep[] | null {
    const oldest = this.#version - this.#steps.length
    const known = version >= oldest && version <= this.#version
    return known ? this.#steps.slice(version - oldest) : null
  }
}
