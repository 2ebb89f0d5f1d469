import { type Game, seenBy, type Viewer } from '@eminence/kernel'
import { type PastAnswer, type PastStep, patchOf } from '@eminence/protocol'
import { openedTable, type PastSource, standingMoves } from './source.ts'

/** What the viewer saw from the setup on, as JSON: the moves are played once more, and looked at with its eyes. Null where today's rules refuse one. */
export function pastText(game: Game, source: PastSource, viewer: Viewer): string | null {
  const table = openedTable(game, source)
  if (table === null) return null
  const first = game.view(table.state, viewer)
  const decisions = game.decisions(table.state)
  const steps: PastStep[] = []
  let before = first
  for (const { version, seat, move } of standingMoves(source)) {
    const outcome = table.play(seat, move)
    if (!outcome.done) return null
    const view = game.view(table.state, viewer)
    const events = outcome.events.map((each) => seenBy(each, viewer))
    steps.push({ version, seat, events, patch: patchOf(before, view), decisions: game.decisions(table.state) })
    before = view
  }
  const events = table.opening.map((each) => seenBy(each, viewer))
  const past: PastAnswer = { seat: viewer, view: first, events, decisions, steps }
  return JSON.stringify(past)
}
