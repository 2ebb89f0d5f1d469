import { applyPatch, type PastAnswer } from '@eminence/protocol'
import type { TablePicture } from '../table/port.ts'

/** Fetches what the viewer has seen at a table; null where it cannot be had. */
export type Fetch = (table: string) => Promise<PastAnswer | null>

/** Looks back at tables of the server. What was fetched is kept until the table has gone on or is seen with other eyes. */
export function lookingBack(fetch: Fetch): (latest: TablePicture, moves: number) => Promise<TablePicture | null> {
  let kept: { readonly name: string; readonly past: Promise<PastAnswer | null> } | null = null

  const pastOf = async ({ id, viewer, version }: TablePicture): Promise<PastAnswer | null> => {
    const name = `${id} ${viewer} ${version}`
    if (kept?.name !== name) kept = { name, past: fetch(id) }
    const past = await kept.past
    // Asked in vain, it is asked again next time.
    if (past === null && kept?.name === name) kept = null
    return past
  }

  return async (latest, moves) => {
    const past = await pastOf(latest)
    if (past === null || past.seat !== latest.viewer) return null
    const steps = past.steps.slice(0, moves)
    const last = steps.at(-1)
    const decisions = last === undefined ? past.decisions : last.decisions
    return {
      ...latest,
      version: last?.version ?? 0,
      view: steps.reduce((view, { patch }) => applyPatch(view, patch), past.view),
      decisions,
      moves: [],
      blocked: [],
      undoable: 0,
      log: latest.log.slice(0, steps.length + 1),
      result: decisions.length === 0 ? latest.result : null,
    }
  }
}
