import { type Decision, seenBy, type Viewer } from '@eminence/kernel'
import { type LogEntry, type Picture, partOf, patchOf, type Step } from '@eminence/protocol'
import { standing } from '../reads/standing.ts'
import type { StoredStep } from '../storage/storage.ts'
import type { Follower } from './audience.ts'
import type { News, Play } from './play.ts'

/** How many steps a viewer may have been away and still catch up step by step. */
const mostRecent = 8

/*
 * A state never leaves the server. Whatever a client is told of it is made for one viewer: by the game's `view`, by `seenBy` from what happened, and
 * by `offersTo`.
 */

/**
 * What one viewer is told of a table: each step, and the whole picture to who comes. It is made once for all who look with the same
 * eyes. Without followers it goes on for a few steps, so that who comes back catches up.
 */
export class Outbox {
  readonly viewer: Viewer
  readonly followers = new Set<Follower>()
  readonly #play: Play
  #view: object
  #decisions: readonly Decision[]
  #version: number
  /** The last steps as they were told. */
  #recent: string[] = []
  #picture: string | null = null
  #stepsAlone = 0

  constructor(viewer: Viewer, play: Play) {
    this.viewer = viewer
    this.#play = play
    this.#view = play.table.game.view(play.table.state, viewer)
    this.#decisions = play.decisions
    this.#version = play.version
  }

  /** Nobody has been there for so long that whoever comes back needs the whole picture. */
  get isForgotten(): boolean {
    return this.followers.size === 0 && this.#stepsAlone >= mostRecent
  }

  /** Tells the step that has led to where the table stands. To who has asked for it, it says that it is the answer. */
  tell(table: string, news: News, asker: Follower | null, request: string | null): void {
    const text = JSON.stringify(this.#stepFrom(table, news))
    this.#recent.push(text)
    if (this.#recent.length > mostRecent) this.#recent.shift()
    this.#picture = null
    this.#stepsAlone = this.followers.size === 0 ? this.#stepsAlone + 1 : 0
    for (const follower of this.followers)
      follower.send(follower === asker ? `${text.slice(0, -1)},"answers":${JSON.stringify(request)}}` : text)
  }

  /** What was told after this version; null if it lies too far back. */
  since(version: number): readonly string[] | null {
    const missed = this.#version - version
    return missed < 0 || missed > this.#recent.length ? null : this.#recent.slice(this.#recent.length - missed)
  }

  /** The whole picture as JSON; `steps` are read only where nobody has asked for it since the last step. */
  async picture(steps: () => Promise<readonly StoredStep[]>): Promise<string> {
    this.#picture ??= JSON.stringify(this.#pictureWith(await steps()))
    return this.#picture
  }

  /** Frees what is kept for those who come. */
  forgetPicture(): void {
    this.#picture = null
  }

  #stepFrom(table: string, { version, seat, undone, events }: News): Step {
    const { game, state } = this.#play.table
    const view = game.view(state, this.viewer)
    const patch = patchOf(this.#view, view)
    const decisions = partOf(this.#decisions, this.#play.decisions)
    const { moves, blocked, undoable } = this.#offers()
    this.#view = view
    this.#decisions = this.#play.decisions
    this.#version = version
    const result = game.result(state)
    return {
      type: 'step',
      table,
      version,
      seat,
      ...(undone !== undefined && { undone }),
      ...(events.length > 0 && { events: events.map((each) => seenBy(each, this.viewer)) }),
      ...(Object.keys(patch).length > 0 && { patch }),
      ...(decisions !== undefined && { decisions }),
      ...(moves.length > 0 && { moves }),
      ...(blocked.length > 0 && { blocked }),
      ...(undoable > 0 && { undoable }),
      ...(result !== null && { result }),
    }
  }

  #pictureWith(steps: readonly StoredStep[]): Picture {
    const { game, state } = this.#play.table
    return {
      version: this.#version,
      view: this.#view,
      decisions: this.#play.decisions,
      ...this.#offers(),
      result: game.result(state),
      log: standing(steps).map((step) => this.#entryFrom(step)),
    }
  }

  #entryFrom({ version, seat, events }: StoredStep): LogEntry {
    return { version, seat, events: events.map((each) => seenBy(each, this.viewer)) }
  }

  /** What the viewer may do now. */
  #offers(): Pick<Picture, 'moves' | 'blocked' | 'undoable'> {
    const { viewer } = this
    const { table } = this.#play
    if (viewer === null) return { moves: [], blocked: [], undoable: 0 }
    return {
      moves: table.game.moves(table.state, viewer),
      blocked: table.game.blocked?.(table.state, viewer) ?? [],
      undoable: table.undoable(viewer),
    }
  }
}
