import { same } from '../canonical.ts'
import type { Told } from '../events.ts'
import type { Move, Viewer } from '../game.ts'
import { pick, type Random } from '../random.ts'
import { changedInOne, type Draw, NotedRandom, ScriptedRandom } from './draws.ts'
import type { Glimpse } from './imagined.ts'
import { text } from './json.ts'
import type { CheckName } from './report.ts'
import { called, heardBy, type Outcome, play, type Trial, viewersOf } from './trial.ts'

/** What was told before something hidden was shown to all: from there on the same view may have come of different things. */
function beforeReveal({ events }: Outcome): readonly Told[] {
  const first = events.findIndex(({ reveals }) => reveals)
  return first === -1 ? events : events.slice(0, first)
}

/**
 * Two different positions that look alike to a viewer: it must have been told the same on the way, and be offered the same now.
 * Gives whether they look alike.
 */
function checkAlike(trial: Trial, check: CheckName, viewer: Viewer, one: Outcome, other: Outcome): boolean {
  const { game, notebook } = trial
  if (text(game.view(one.state, viewer)) !== text(game.view(other.state, viewer))) return false
  if (text(one.state) === text(other.state)) return true
  const compare = (what: string, known: (outcome: Outcome) => string) =>
    notebook.expectEqual(check, known(other), known(one), () => `${what} betray something to ${called(viewer)}`)
  compare('events', (outcome) => heardBy(viewer, beforeReveal(outcome)))
  compare('decisions', ({ state }) => text(game.decisions(state)))
  if (viewer !== null) {
    compare('moves', ({ state }) => text(game.moves(state, viewer)))
    compare('blocked moves', ({ state }) => text(game.blocked?.(state, viewer) ?? []))
  }
  return true
}

/** The true state and an imagined one: alike now, and alike after the same move, unless that shows the viewer something. */
export function checkSecrets(trial: Trial, state: object, { viewer, imagined }: Glimpse): void {
  const { game, notebook, random } = trial
  if (!checkAlike(trial, 'secrets', viewer, { state, events: [] }, { state: imagined, events: [] })) return
  for (const { seat } of game.decisions(state)) {
    const move = pick(game.moves(state, seat), random)
    const noted = new NotedRandom(random)
    const truth = play(game, game.clone(state), { seat, move }, noted)
    const looksLikeTruth = (fancied: Move): boolean => {
      const scripted = new ScriptedRandom(noted.draws)
      const fancy = play(game, game.clone(imagined), { seat, move: fancied }, scripted)
      if (!same(fancied, move)) return text(game.view(fancy.state, viewer)) === text(game.view(truth.state, viewer))
      return !scripted.followed || checkAlike(trial, 'secrets', viewer, truth, fancy)
    }
    const offered = game.moves(imagined, seat)
    const [twins, others] = [offered.filter((each) => same(each, move)), offered.filter((each) => !same(each, move))]
    if (twins.some(looksLikeTruth) || noted.draws.length > 0) continue
    // what the viewer sees now could not have come of a state that it had to reckon with: unless another move looks like this one
    if (twins.length === 0 && others.some(looksLikeTruth)) continue
    notebook.expect(
      'reveals',
      truth.events.some((each) => each.reveals),
      () => `"${move.type}" shows ${called(viewer)} something hidden, but no event of it reveals`,
    )
  }
}

/** Two answers of a kind: who cannot see which was given is not told either. */
export function checkChoices(trial: Trial, state: object): void {
  const { game, random } = trial
  for (const { seat } of game.decisions(state)) {
    const moves = game.moves(state, seat)
    const one = pick(moves, random)
    const others = moves.filter((each) => each !== one && each.type === one.type)
    if (others.length === 0) continue
    const noted = new NotedRandom(random)
    const first = play(game, game.clone(state), { seat, move: one }, noted)
    const scripted = new ScriptedRandom(noted.draws)
    const second = play(game, game.clone(state), { seat, move: pick(others, random) }, scripted)
    if (!scripted.followed) continue
    for (const viewer of viewersOf(trial)) checkAlike(trial, 'choices', viewer, first, second)
  }
}

/** The same again with one of its draws changed, a few times: who sees no difference is not told of one either. */
export function checkChance(trial: Trial, draws: readonly Draw[], happen: (random: Random) => Outcome): void {
  if (draws.length === 0) return
  const first = happen(new ScriptedRandom(draws))
  for (let time = 0; time < Math.min(draws.length, 8); time++) {
    const changed = changedInOne(draws, trial.random)
    if (changed === undefined) return
    const scripted = new ScriptedRandom(changed)
    const varied = happen(scripted)
    if (!scripted.followed) continue
    for (const viewer of viewersOf(trial)) checkAlike(trial, 'chance', viewer, first, varied)
  }
}
