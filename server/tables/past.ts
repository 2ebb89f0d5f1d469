import { type Game, seenBy, Table, type Viewer } from '@eminence/kernel'
import { type PastAnswer, type PastStep, patchOf } from '@eminence/protocol'
import { type Answer, done, refused } from '../answer.ts'
import type { StoredStep, StoredTable } from '../storage/storage.ts'
import { setupOf } from './play.ts'
import { standing } from './sight.ts'

/** What the viewer saw from the setup on: the moves are played once more, and looked at with its eyes. */
export function pastOf(
  game: Game,
  info: StoredTable,
  steps: readonly StoredStep[],
  viewer: Viewer,
): Answer<PastAnswer> {
  const table = new Table(game, setupOf(info))
  const first = game.view(table.state, viewer)
  const decisions = game.decisions(table.state)
  const past: PastStep[] = []
  let before = first
  for (const { version, seat, move } of standing(steps)) {
    if (seat === null || move === null) continue
    const outcome = table.play(seat, move)
    if (!outcome.done) return refused({ code: 'otherRules' })
    const view = game.view(table.state, viewer)
    const events = outcome.events.map((each) => seenBy(each, viewer))
    past.push({ version, seat, events, patch: patchOf(before, view), decisions: game.decisions(table.state) })
    before = view
  }
  const events = table.opening.map((each) => seenBy(each, viewer))
  return done({ seat: viewer, view: first, events, decisions, steps: past })
}
