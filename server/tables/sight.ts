import { type Move, type Seat, seenBy, type Table, type Telling, type Told, type Viewer } from '@eminence/kernel'
import type { LogEntry, Picture, Step } from '@eminence/protocol'
import type { StoredStep } from '../storage/storage.ts'

/*
 * A state never leaves the server. Whatever a client is told of it is made for one viewer: by the game's `view`, by `seenBy` from what happened, and
 * by `prospects`.
 */

export type PlayedTable = Table<object, Move, object, object, Telling>

/** What the viewer may do now. */
const prospects = (table: PlayedTable, viewer: Viewer) => ({
  moves: viewer === null ? [] : table.game.moves(table.state, viewer),
  blocked: viewer === null ? [] : (table.game.blocked?.(table.state, viewer) ?? []),
  undoable: viewer === null ? 0 : table.undoable(viewer),
})

export const pictureFor = (
  table: PlayedTable,
  version: number,
  log: readonly StoredStep[],
  viewer: Viewer,
): Picture => ({
  version,
  view: table.game.view(table.state, viewer),
  decisions: table.game.decisions(table.state),
  ...prospects(table, viewer),
  result: table.game.result(table.state),
  log: standing(log).map((step) => entryFor(step, viewer)),
})

const entryFor = ({ version, seat, events }: StoredStep, viewer: Viewer): LogEntry => ({
  version,
  seat,
  events: events.map((each) => seenBy(each, viewer)),
})

/** The setup and the moves that were not taken back. */
export function standing(steps: readonly StoredStep[]): StoredStep[] {
  const kept: StoredStep[] = []
  for (const step of steps) {
    if (step.kind === 'undo') kept.pop()
    else kept.push(step)
  }
  return kept
}

/** Something that has just happened at a table. */
export interface Happening {
  readonly version: number
  readonly seat: Seat
  /** The version of the move that was taken back. */
  readonly undone?: number
  readonly events: readonly Told[]
}

/**
 * What all viewers are told alike of a happening, written down once; each viewer's own part is added. It is kept for a while: so it is made of
 * whole texts, not of trees of their pieces.
 */
export class Report {
  readonly #table: PlayedTable
  /** Null where nobody is told more than the others: then the events stand in the head. */
  readonly #events: readonly Told[] | null
  readonly #head: string
  readonly #tail: string
  #passing: ToldStep | null = null

  /** `decisions`: what has changed in them, as JSON. */
  constructor(table: PlayedTable, id: string, happening: Happening, decisions: string | undefined) {
    const { version, seat, undone, events } = happening
    const isAlike = events.every(({ confidences }) => confidences.length === 0)
    this.#table = table
    this.#events = isAlike ? null : events
    this.#head = [
      '{"type":"step","table":"',
      id,
      '","version":',
      version,
      ',"seat":',
      seat,
      undone === undefined ? '' : `,"undone":${undone}`,
      isAlike ? eventsFor(events, null) : '',
    ].join('')
    const result = field('result', table.game.result(table.state))
    this.#tail = decisions === undefined ? result : [',"decisions":', decisions, result].join('')
  }

  /** A step that is told together with later ones: only the last of them says where the table stands then. */
  inPassing(viewer: Viewer): ToldStep {
    if (this.#events !== null) return new ToldStep(this, viewer, '')
    this.#passing ??= new ToldStep(this, null, '')
    return this.#passing
  }

  /** A step, as the viewer may know it, with the change of its view: what is empty is left out. */
  for(viewer: Viewer, patch: string | undefined): ToldStep {
    const { moves, blocked, undoable } = prospects(this.#table, viewer)
    const own = [
      patch === undefined ? '' : `,"patch":${patch}`,
      moves.length === 0 ? '' : field('moves', moves),
      blocked.length === 0 ? '' : field('blocked', blocked),
      undoable === 0 ? '' : `,"undoable":${undoable}`,
    ]
    return new ToldStep(this, viewer, own.join(''))
  }

  /** All of it, with the viewer's own part and the request that it answers. */
  text(viewer: Viewer, own: string, request: string | null): string {
    const answers = request === null ? '' : `,"answers":${JSON.stringify(request)}`
    const events = this.#events === null ? '' : eventsFor(this.#events, viewer)
    return `${this.#head}${events}${own}${this.#tail}${answers}}`
  }
}

function eventsFor(events: readonly Told[], viewer: Viewer): string {
  const seen = events.map((each) => seenBy(each, viewer))
  return seen.length === 0 ? '' : field('events', seen)
}

/** A step as one viewer was told it. What others were told alike is kept once for all of them: the text is put together when it is sent. */
export class ToldStep {
  readonly #report: Report
  readonly #viewer: Viewer
  readonly #own: string

  constructor(report: Report, viewer: Viewer, own: string) {
    this.#report = report
    this.#viewer = viewer
    this.#own = own
  }

  /** To who has asked for it, it says that it is the answer: one message less for every move. */
  text(request: string | null): string {
    return this.#report.text(this.#viewer, this.#own, request)
  }
}

/** The last of them is the answer to the request. */
export const textsOf = (steps: readonly ToldStep[], request: string | null): readonly string[] =>
  steps.map((step, at) => step.text(at === steps.length - 1 ? request : null))

/** One more field of an object in JSON; none for null. */
const field = (name: keyof Step, value: object | null): string =>
  value === null ? '' : `,"${name}":${JSON.stringify(value)}`
