import { text } from './json.ts'
import { anyMove, heardBy, play, playOn, seatsOf, type Trial, viewersOf } from './trial.ts'

/** Looking at a state leaves it alone. */
export function checkLooking(trial: Trial, state: object): void {
  const { game, notebook } = trial
  const before = text(state)
  const looks: Readonly<Record<string, () => unknown>> = {
    decisions: () => game.decisions(state),
    moves: () => seatsOf(trial).map((seat) => game.moves(state, seat)),
    blocked: () => seatsOf(trial).map((seat) => game.blocked?.(state, seat)),
    view: () => viewersOf(trial).map((viewer) => game.view(state, viewer)),
    result: () => game.result(state),
    broken: () => game.broken(state),
    clone: () => game.clone(state),
  }
  for (const [name, look] of Object.entries(looks)) {
    look()
    notebook.expectEqual('still', text(state), before, () => `${name} changes the state`)
  }
}

/** What was seen and told stays as it was while the play goes on. */
export function checkHandedOut(trial: Trial, state: object): void {
  const { game, notebook, random } = trial
  const next = anyMove(game, state, random)
  if (next === undefined) return
  const own = game.clone(state)
  const { events } = play(game, own, next, random)
  const viewers = viewersOf(trial)
  const views = viewers.map((viewer) => game.view(own, viewer))
  const heard = () => viewers.map((viewer) => heardBy(viewer, events)).join()
  const heardThen = heard()
  const seenThen = text(views)
  playOn(game, own, 20, random)
  notebook.expectEqual('still', text(views), seenThen, () => 'a view changes as the play goes on')
  notebook.expectEqual('still', heard(), heardThen, () => 'an event changes as the play goes on')
}
