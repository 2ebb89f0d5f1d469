import type { Game, Move } from '../game.ts'
import { readOptions } from '../options.ts'
import { FastRandom, type Random } from '../random.ts'
import { checkBounded } from './bounded.ts'
import { checkClone, checkRepeatable, checkRoundTrip } from './copies.ts'
import { checkBriefly, checkCourse, checkEveryMove, checkJson } from './course.ts'
import { NotedRandom } from './draws.ts'
import { checkImagined, checkImaginedPlay, imagineFor } from './imagined.ts'
import { Notebook, type Report } from './report.ts'
import { checkChance, checkChoices, checkSecrets } from './secrets.ts'
import { checkHandedOut, checkLooking } from './still.ts'
import { checkTable } from './tables.ts'
import { anyMove, play, setUp, type Trial, viewersOf } from './trial.ts'

export type { CheckName, Finding, Report } from './report.ts'
export { stages } from './stages.ts'

export interface Plan<Options extends object = object> {
  readonly seats: number
  readonly options?: Partial<Options>
  /** A set of the host's own. */
  readonly components?: object
  readonly games: number
  /** Of the first game; each further one has the next number. */
  readonly seed: number
  /** A random play that takes longer does not end. */
  readonly maxMoves: number
  /** The costly checks are made at one of so many positions (16, if nothing is said), every listed move is tried at four times as many. */
  readonly stride?: number
  /**
   * For very many plays: of most positions only the course and the invariants are looked at, at one of `stride` positions everything, and
   * only after one of `playsPerTable(stride)` plays there is one at a table.
   */
  readonly sparing?: boolean
}

/** Where it is sparing: one of so many plays is followed by one at a table. */
export const playsPerTable = (stride: number): number => Math.ceil(stride / 4)

/** The tests that every game must pass, whatever its rules. */
export function battery<Options extends object>(
  game: Game<object, Move, object, Options>,
  { seats, options = {}, components, games, seed, maxMoves, stride = 16, sparing = false }: Plan<Options>,
): Report {
  const notebook = new Notebook()
  const chosen = readOptions(game.options, options)
  let moves = 0
  for (let nth = 0; nth < games; nth++) {
    const trial: Trial = {
      game,
      seed: seed + nth,
      seats,
      options: chosen,
      components,
      maxMoves,
      stride,
      sparing,
      withRecord: nth % 4 === 0,
      notebook,
      random: new FastRandom(seed + nth),
      spareRandom: new FastRandom(-1 - seed - nth),
    }
    moves += playThrough(trial)
    if (!sparing || trial.random.below(playsPerTable(stride)) === 0) notebook.during('replay', () => checkTable(trial))
  }
  return { games, moves, checks: notebook.checks, findings: notebook.findings }
}

/** A random play with the checks on its way; gives how many moves it took. */
function playThrough(trial: Trial): number {
  const { game, notebook, random, seed, maxMoves, stride, sparing } = trial
  notebook.turnTo(seed, 0)
  const state = notebook.during('ends', () => open(trial))
  if (state === undefined) return 0
  let before: object | undefined
  for (let moves = 0; ; moves++) {
    notebook.turnTo(seed, moves)
    const isLookedAt = !sparing || random.below(stride) === 0
    if (isLookedAt) checkCourse(trial, state, before)
    else checkBriefly(trial, state, before)
    if (sparing ? isLookedAt : random.below(Math.ceil(stride / 4)) === 0)
      notebook.during('playable', () => checkEveryMove(trial, state))
    const next = notebook.during('ends', () => anyMove(game, state, random))
    if (sparing ? isLookedAt : moves === 0 || next === undefined || random.below(stride) === 0)
      checkPosition(trial, state)
    if (next === undefined) return moves
    if (moves === maxMoves) {
      notebook.expect('ends', false, () => `the play has not ended after ${maxMoves} moves`)
      return moves
    }
    const earlier = notebook.during('clone', () => game.clone(state))
    if (earlier === undefined) return moves
    const noted = new NotedRandom(random)
    if (notebook.during('ends', () => play(game, state, next, noted)) === undefined) return moves
    const again = (random: Random) => play(game, game.clone(earlier), next, random)
    if (isLookedAt) notebook.during('chance', () => checkChance(trial, noted.draws, again))
    before = earlier
  }
}

/** Sets the play up, and looks what other deals would have told. */
function open(trial: Trial): object {
  const noted = new NotedRandom(trial.random)
  const { state, events } = setUp(trial, noted)
  checkJson(trial, events, 'an event of the setup')
  if (!trial.sparing || trial.random.below(trial.stride) === 0)
    trial.notebook.during('chance', () => checkChance(trial, noted.draws, (random) => setUp(trial, random)))
  return state
}

function checkPosition(trial: Trial, state: object): void {
  const { notebook, random } = trial
  notebook.during('clone', () => checkClone(trial, state))
  notebook.during('roundTrip', () => checkRoundTrip(trial, state))
  notebook.during('repeatable', () => checkRepeatable(trial, state))
  notebook.during('still', () => checkLooking(trial, state))
  notebook.during('still', () => checkHandedOut(trial, state))
  notebook.during('choices', () => checkChoices(trial, state))
  const viewers = viewersOf(trial)
  const player = random.below(viewers.length)
  for (const [at, viewer] of viewers.entries()) {
    const glimpse = notebook.during('imagine', () => imagineFor(trial, state, viewer))
    if (glimpse === undefined) continue
    notebook.during('imagine', () => checkImagined(trial, glimpse))
    notebook.during('secrets', () => checkSecrets(trial, state, glimpse))
    if (at === player) notebook.during('imagine', () => checkImaginedPlay(trial, glimpse))
  }
  notebook.during('bounded', () => checkBounded(trial, state))
}
