import type { Viewer } from '../game.ts'
import { notJson, text } from './json.ts'
import { called, playOn, type Trial } from './trial.ts'

/** What a viewer sees, and a state that could be behind it. */
export interface Glimpse {
  readonly viewer: Viewer
  readonly view: object
  readonly imagined: object
}

export function imagineFor({ game, notebook, random }: Trial, state: object, viewer: Viewer): Glimpse {
  const view = game.view(state, viewer)
  const foreign = notJson(view)
  notebook.expect('json', foreign === null, () => `the view of ${called(viewer)} is not plain JSON: ${foreign}`)
  const before = text(view)
  const imagined = game.imagine(view, random)
  notebook.expectEqual('imagine', text(view), before, () => 'imagine changes the view')
  return { viewer, view, imagined }
}

export function checkImagined({ game, notebook }: Trial, { viewer, view, imagined }: Glimpse): void {
  const seen = text(game.view(imagined, viewer))
  notebook.expectEqual('imagine', seen, text(view), () => `a state imagined by ${called(viewer)} has another view`)
  const foreign = notJson(imagined)
  notebook.expect('imagine', foreign === null, () => `an imagined state is not plain JSON: ${foreign}`)
  const broken = game.broken(imagined)
  const names = () => `a state imagined by ${called(viewer)} breaks: ${broken.join(', ')}`
  notebook.expect('imagine', broken.length === 0, names)
}

/** Plays an imagined state to the end; the view that it came from is used again and again, so it must not feel that. */
export function checkImaginedPlay({ game, notebook, maxMoves, random }: Trial, { viewer, view }: Glimpse): void {
  const before = text(view)
  const imagined = game.imagine(view, random)
  playOn(game, imagined, maxMoves, random)
  notebook.expect(
    'imagine',
    game.result(imagined) !== null,
    () => `a state imagined by ${called(viewer)} does not end in ${maxMoves} moves`,
  )
  const broken = game.broken(imagined)
  notebook.expect('imagine', broken.length === 0, () => `an imagined play comes to break: ${broken.join(', ')}`)
  notebook.expectEqual('imagine', text(view), before, () => 'playing an imagined state changes the view')
}
