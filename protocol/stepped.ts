import type { Picture, Step } from './live.ts'
import { applyPart, applyPatch } from './patch.ts'

/** The picture one step further, as every client takes it over. */
export function stepped(before: Picture, step: Step): Picture {
  const { version, seat, undone, events = [], patch = {}, moves = [], blocked = [], undoable = 0, result = null } = step
  const decisions = step.decisions === undefined ? before.decisions : applyPart(before.decisions, step.decisions)
  const log = undone === undefined ? [...before.log, { version, seat, events }] : before.log.slice(0, -1)
  return { version, view: applyPatch(before.view, patch), decisions, moves, blocked, undoable, result, log }
}
