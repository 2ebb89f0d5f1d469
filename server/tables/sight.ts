import { type Move, type Seat, seenBy, type Table, type Telling, type Told, type Viewer } from '@eminence/kernel'
import { type LogEntry, type Picture, partText, type Step } from '@eminence/protocol'
import type { StoredStep } from '../storage/storage.ts'

export type PlayedTable = Table<object, Move, object, object, Telling>

/** What the viewer may do now. Here, and in nothing else, a state turns into what leaves the server. */
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

/** What all viewers are told alike of a happening, written down once; each viewer's own part is added. */
export class Report {
  readonly #table: PlayedTable
  readonly #events: readonly Told[]
  /** Where nobody is told more than the others. */
  readonly #eventsOfAll: string | null
  readonly #head: string
  readonly #tail: string

  /** `decisions`: what has changed in them, as JSON. */
  constructor(table: PlayedTable, id: string, happening: Happening, decisions: string | undefined) {
    const { version, seat, undone, events } = happening
    const result = table.game.result(table.state)
    this.#table = table
    this.#events = events
    this.#eventsOfAll = events.some(({ confidences }) => confidences.length > 0) ? null : this.#eventsFor(null)
    const head = `{"type":"step","table":"${id}","version":${version},"seat":${seat}`
    this.#head = undone === undefined ? head : `${head},"undone":${undone}`
    this.#tail = `${decisions === undefined ? '' : `,"decisions":${decisions}`}${field('result', result)}`
  }

  /** A step that is told together with later ones: only the last of them says where the table stands then. */
  inPassing(viewer: Viewer): ToldStep {
    return new ToldStep(this, viewer, '')
  }

  /** A step, as the viewer may know it: what is empty is left out. */
  for(viewer: Viewer, before: object, view: object): ToldStep {
    const { moves, blocked, undoable } = prospects(this.#table, viewer)
    const patch = partText(before, view)
    let own = patch === undefined ? '' : `,"patch":${patch}`
    if (moves.length > 0) own += field('moves', moves)
    if (blocked.length > 0) own += field('blocked', blocked)
    if (undoable > 0) own += `,"undoable":${undoable}`
    return new ToldStep(this, viewer, own)
  }

  /** All of it, with the viewer's own part and the request that it answers. */
  text(viewer: Viewer, own: string, request: string | null): string {
    const answers = request === null ? '' : `,"answers":${JSON.stringify(request)}`
    return `${this.#head}${this.#eventsOfAll ?? this.#eventsFor(viewer)}${own}${this.#tail}${answers}}`
  }

  #eventsFor(viewer: Viewer): string {
    const events = this.#events.map((each) => seenBy(each, viewer))
    return events.length === 0 ? '' : field('events', events)
  }
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

/** One more field of an object in JSON; none for null. */
const field = (name: keyof Step, value: object | null): string =>
  value === null ? '' : `,"${name}":${JSON.stringify(value)}`
