import { canonical } from '../canonical.ts'
import { FastRandom } from '../random.ts'
import { NotedRandom, ScriptedRandom } from './draws.ts'
import { text } from './json.ts'
import { anyMove, play, playOn, seatsOf, type Trial } from './trial.ts'

/** How far a copy is played on: a part that two states share shows itself only when a move changes it. */
const further = 20

export function checkClone({ game, notebook, random }: Trial, state: object): void {
  const before = text(state)
  const clone = game.clone(state)
  notebook.expectEqual('clone', canonical(clone), canonical(state), () => 'a clone is not equal')
  notebook.expectEqual('clone', text(clone), before, () => 'a clone is written differently')

  const kept = game.clone(clone)
  playOn(game, clone, further, random)
  notebook.expectEqual('clone', text(state), before, () => 'playing on a clone changes the original')
  notebook.expectEqual('clone', text(kept), before, () => 'playing on the original changes a clone')
}

export function checkRoundTrip(trial: Trial, state: object): void {
  const { game, notebook, random } = trial
  const original = game.clone(state)
  const read: object = JSON.parse(text(state))
  notebook.expectEqual('roundTrip', canonical(read), canonical(original), () => 'the state read from JSON is not equal')
  const offered = (from: object) => text([game.decisions(from), seatsOf(trial).map((seat) => game.moves(from, seat))])
  notebook.expectEqual(
    'roundTrip',
    offered(read),
    offered(original),
    () => 'the state read from JSON offers other moves',
  )

  const seed = random.below(2 ** 30)
  const goOn = (from: object) => text([playOn(game, from, further, new FastRandom(seed)), from])
  notebook.expectEqual('roundTrip', goOn(read), goOn(original), () => 'the state read from JSON goes on differently')
}

/** The same move twice, under the same draws; the second time also with nobody who listens. */
export function checkRepeatable({ game, notebook, random }: Trial, state: object): void {
  const next = anyMove(game, state, random)
  if (next === undefined) return
  const noted = new NotedRandom(random)
  const first = play(game, game.clone(state), next, noted)

  const scripted = new ScriptedRandom(noted.draws)
  const again = play(game, game.clone(state), next, scripted)
  notebook.expect('repeatable', scripted.followed, () => `"${next.move.type}" draws differently the second time`)
  notebook.expectEqual('repeatable', text(again), text(first), () => `"${next.move.type}" does not repeat`)

  const silent = game.clone(state)
  game.play(silent, next.seat, next.move, { random: new ScriptedRandom(noted.draws) })
  notebook.expectEqual('repeatable', text(silent), text(first.state), () => `"${next.move.type}" needs a listener`)
}
