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
    const head: Partial<Step> = { type: 'step', table: id, version, seat, ...(undone !== undefined && { undone }) }
    this.#table = table
    this.#events = events
    this.#eventsOfAll = events.some(({ confidences }) => confidences.length > 0) ? null : this.#eventsFor(null)
    this.#head = JSON.stringify(head).slice(0, -1)
    this.#tail = `${decisions === undefined ? '' : `,"decisions":${decisions}`}${field('result', result)}}`
  }

  /** A step that is told together with later ones: only the last of them says where the table stands then. */
  inPassing(viewer: Viewer): string {
    return this.#head + (this.#eventsOfAll ?? this.#eventsFor(viewer)) + this.#tail
  }

  /** A step, as the viewer may know it: what is empty is left out. */
  for(viewer: Viewer, before: object, view: object): string {
    const { moves, blocked, undoable } = prospects(this.#table, viewer)
    const patch = partText(before, view)
    let text = this.#head
    text += this.#eventsOfAll ?? this.#eventsFor(viewer)
    if (patch !== undefined) text += `,"patch":${patch}`
    if (moves.length > 0) text += field('moves', moves)
    if (blocked.length > 0) text += field('blocked', blocked)
    if (undoable > 0) text += `,"undoable":${undoable}`
    return text + this.#tail
  }

  #eventsFor(viewer: Viewer): string {
    const events = this.#events.map((each) => seenBy(each, viewer))
    return events.length === 0 ? '' : field('events', events)
  }
}

/** One more field of an object in JSON; none for null. */
const field = (name: keyof Step, value: object | null): string =>
  value === null ? '' : `,"${name}":${JSON.stringify(value)}`
