import { type Game, type Move, type Played, rebuildTable, restoreTable, type Seat } from '@eminence/kernel'
import { limits, type Said } from '@eminence/protocol'
import { standing } from '../reads/standing.ts'
import type { Storage, StoredState, StoredStep, StoredTable } from '../storage/storage.ts'
import { Play, setupOf, stepsPerState } from './play.ts'

/** What is kept of a table that has been loaded. */
export interface Loaded {
  readonly info: StoredTable
  /** Null before the play begins, and where the rules of today cannot go on with it. */
  readonly play: Play | null
  readonly talk: readonly Said[]
  readonly lastSteps: readonly StoredStep[]
}

/** Loads the play and the talk of a stored table. */
export async function loadTable(storage: Storage, game: Game, info: StoredTable): Promise<Loaded> {
  const [talk, lastSteps] = await Promise.all([
    storage.talk(info.id, limits.talk),
    storage.lastSteps(info.id, stepsPerState),
  ])
  if (info.seed === null) return { info, play: null, talk, lastSteps }
  const play = await playOf(storage, game, info, lastSteps)
  if (play !== null || info.status === 'over') return { info, play, talk, lastSteps }
  // The rules of today can neither take over its position nor repeat its moves: it ends, and its record stays.
  const ended: StoredTable = { ...info, status: 'over', stopped: 'otherRules', ended: new Date().toISOString() }
  await storage.commit({ table: info.id, info: ended })
  return { info: ended, play: null, talk, lastSteps }
}

/** Goes on from the position that was stored; where that cannot be had under the rules of today, from the first move on. */
async function playOf(
  storage: Storage,
  game: Game,
  info: StoredTable,
  lastSteps: readonly StoredStep[],
): Promise<Play | null> {
  const last = lastSteps.at(-1)
  if (last === undefined) return null
  const state = await storage.state(info.id)
  return (
    (state && fromState(game, info, state, lastSteps, last)) ??
    fromMoves(game, info, await storage.steps(info.id), last)
  )
}

function fromState(
  game: Game,
  info: StoredTable,
  state: StoredState,
  lastSteps: readonly StoredStep[],
  last: StoredStep,
): Play | null {
  const since = lastSteps.filter(({ version }) => version > state.version)
  // What was taken back needs the moves before it. A position is written with it, so this is only for files of an unknown past.
  if (since.some(({ kind }) => kind !== 'move')) return null
  if (since.length !== last.version - state.version) return null
  const restored = restoreTable(game, setupOf(info), state, playedIn(since))
  if (!restored.done) return null
  const versions = since.map(({ version }) => version)
  return new Play(restored.table, state.rules === game.version ? state.version : -1, versions, last.owing, last.version)
}

function fromMoves(game: Game, info: StoredTable, steps: readonly StoredStep[], last: StoredStep): Play | null {
  const moves = standing(steps).filter(({ kind }) => kind === 'move')
  const restored = rebuildTable(game, setupOf(info), playedIn(moves))
  if (!restored.done) return null
  const versions = moves.map(({ version }) => version)
  return new Play(restored.table, -1, versions, last.owing, last.version)
}

const playedIn = (steps: readonly StoredStep[]): readonly Played[] =>
  steps.flatMap(({ seat, move }): { readonly seat: Seat; readonly move: Move }[] =>
    seat === null || move === null ? [] : [{ seat, move }],
  )
