import { text } from './json.ts'
import { anyMove, heardBy, play, playOn, seatsOf, type Trial, viewersOf } from './trial.ts'

/** Looking at a state leaves it alone. */
export function checkLooking(trial: Trial, state: object): void {
  const { game, notebook } = trial
  let before = text(state)
  const look = (name: string, see: () => unknown) => {
    see()
    const after = text(state)
    notebook.expectEqual('still', after, before, () => `${name} changes the state`)
    before = after
  }
  look('decisions', () => game.decisions(state))
  look('result', () => game.result(state))
  look('broken', () => game.broken(state))
  look('clone', () => game.clone(state))
  for (const viewer of viewersOf(trial)) look('view', () => game.view(state, viewer))
  for (const seat of seatsOf(trial)) {
    look('moves', () => game.moves(state, seat))
    look('blocked', () => game.blocked?.(state, seat))
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
