import { type Move, type Seat, seenBy, type Table, type Telling, type Told, type Viewer } from '@eminence/kernel'
import { type LogEntry, type Patch, type Picture, patchOf, type Step } from '@eminence/protocol'
import type { StoredStep } from '../storage/storage.ts'

export type PlayedTable = Table<object, Move, object, object, Telling>

/** What the viewer may do now. Here, and in nothing else, a state turns into what leaves the server. */
const prospects = (table: PlayedTable, viewer: Viewer) => ({
  decisions: table.game.decisions(table.state),
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

/** How the viewer learns of it: what is empty is left out. */
export function stepFor(
  table: PlayedTable,
  id: string,
  { version, seat, undone, events }: Happening,
  viewer: Viewer,
  before: object,
  view: object,
): Step {
  const { decisions, moves, blocked, undoable } = prospects(table, viewer)
  const patch: Patch = patchOf(before, view)
  const result = table.game.result(table.state)
  return {
    type: 'step',
    table: id,
    version,
    seat,
    ...(undone !== undefined && { undone }),
    ...(events.length > 0 && { events: events.map((each) => seenBy(each, viewer)) }),
    ...(Object.keys(patch).length > 0 && { patch }),
    ...(decisions.length > 0 && { decisions }),
    ...(moves.length > 0 && { moves }),
    ...(blocked.length > 0 && { blocked }),
    ...(undoable > 0 && { undoable }),
    ...(result !== null && { result }),
  }
}
