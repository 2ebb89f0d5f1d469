import { seenBy, type Viewer } from '@eminence/kernel'
import { type LogEntry, type Picture, partText, type Step } from '@eminence/protocol'
import { standing } from '../reads/standing.ts'
import type { StoredStep } from '../storage/storage.ts'
import type { Follower } from './audience.ts'
import type { News, Play } from './play.ts'

/** How many steps a viewer may have been away and still catch up step by step. */
const mostRecent = 8

/** A step as JSON but for what each viewer is told alone. */
export interface StepText {
  readonly news: News
  readonly head: string
  readonly tail: string
}

/** What all viewers are told alike of a step is written once. */
export function stepText(table: string, news: News, { game, state }: Play['table']): StepText {
  const { version, seat, undone, decisions } = news
  const head = `{"type":"step","table":"${table}","version":${version},"seat":${seat}`
  const result = game.result(state)
  const tail = [
    decisions === undefined ? '' : `,"decisions":${decisions}`,
    result === null ? '' : `,"result":${JSON.stringify(result)}`,
    '}',
  ]
  return { news, head: undone === undefined ? head : `${head},"undone":${undone}`, tail: tail.join('') }
}

/** What is empty is left out. */
const listField = (name: keyof Step, list: readonly object[]): string =>
  list.length === 0 ? '' : `,"${name}":${JSON.stringify(list)}`

/*
 * A state never leaves the server. Whatever a client is told of it is made for one viewer: by the game's `view`, by `seenBy` from what happened, and
 * by `#offers`.
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
  #version: number
  /** The last steps as they were told. */
  #recent: string[] = []
  #picture: string | null = null
  #stepsAlone = 0

  constructor(viewer: Viewer, play: Play) {
    this.viewer = viewer
    this.#play = play
    this.#view = play.table.game.view(play.table.state, viewer)
    this.#version = play.version
  }

  /** Nobody has been there for so long that whoever comes back needs the whole picture. */
  get isForgotten(): boolean {
    return this.followers.size === 0 && this.#stepsAlone >= mostRecent
  }

  /** Tells the step that has led to where the table stands. To who has asked for it, it says that it is the answer. */
  tell(step: StepText, asker: Follower | null, request: string | null): void {
    const text = this.#textOf(step)
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

  #textOf({ news, head, tail }: StepText): string {
    const { game, state } = this.#play.table
    const view = game.view(state, this.viewer)
    const patch = partText(this.#view, view)
    const { moves, blocked, undoable } = this.#offers()
    this.#view = view
    this.#version = news.version
    return [
      head,
      listField(
        'events',
        news.events.map((each) => seenBy(each, this.viewer)),
      ),
      patch === undefined ? '' : `,"patch":${patch}`,
      listField('moves', moves),
      listField('blocked', blocked),
      undoable === 0 ? '' : `,"undoable":${undoable}`,
      tail,
    ].join('')
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
