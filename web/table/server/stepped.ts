import { applyPatch, type Picture, type Step } from '@eminence/protocol'

/** The picture one step further. */
export function stepped(before: Picture, step: Step): Picture {
  const { version, seat, undone, events = [], patch = {}, decisions = [], moves = [], blocked = [] } = step
  const { undoable = 0, result = null } = step
  const log = undone === undefined ? [...before.log, { version, seat, events }] : before.log.slice(0, -1)
  return { version, view: applyPatch(before.view, patch), decisions, moves, blocked, undoable, result, log }
}
