import type { Telling } from './events.ts'
import type { Game, Move } from './game.ts'
import { type Kept, type Played, type Setup, Table } from './table.ts'

/** What was kept of a table, and the version of the rules that it was played by. */
export interface Stored extends Kept {
  readonly rules: number
}

/** A table to play on, or why there is none. */
export type Restored<T> =
  | { readonly done: true; readonly table: T }
  | {
      readonly done: false
      /** Of other rules that cannot be upgraded; not whole after it; a move that is not legal; an error of the rules on the way. */
      readonly problem: 'otherRules' | 'broken' | 'illegalMove' | 'thrown'
    }

/**
 * The table at a stored state, brought to today's rules where it is of older ones, and after the moves that were played since. It takes the
 * state over, and never throws. Where it cannot be restored, `rebuildTable` may still do it from the first move on.
 */
export function restoreTable<
  State extends object,
  M extends Move,
  View extends object,
  Options extends object,
  E extends Telling,
>(
  game: Game<State, M, View, Options, E>,
  setup: Setup,
  { state, drawn, rules }: Stored,
  since: readonly Played[] = [],
): Restored<Table<State, M, View, Options, E>> {
  const isOfToday = (_: object): _ is State => rules === game.version
  return attempt(() => {
    if (isOfToday(state)) return playedOn(new Table(game, setup, { state, drawn }), since)
    if (rules > game.version || game.upgrade === undefined) return { done: false, problem: 'otherRules' }
    const table = new Table(game, setup, { state: game.upgrade(state, rules), drawn })
    return isWhole(table) ? playedOn(table, since) : { done: false, problem: 'broken' }
  })
}

/** The table after these moves, all of them played under today's rules. It never throws. */
export function rebuildTable<
  State extends object,
  M extends Move,
  View extends object,
  Options extends object,
  E extends Telling,
>(
  game: Game<State, M, View, Options, E>,
  setup: Setup,
  moves: readonly Played[],
): Restored<Table<State, M, View, Options, E>> {
  return attempt(() => playedOn(new Table(game, setup), moves))
}

function attempt<T>(restore: () => Restored<T>): Restored<T> {
  try {
    return restore()
  } catch {
    return { done: false, problem: 'thrown' }
  }
}

function playedOn<T extends Pick<Table<object, Move, object, object, Telling>, 'play'>>(
  table: T,
  moves: readonly Played[],
): Restored<T> {
  const isDone = moves.every(({ seat, move }) => table.play(seat, move).done)
  return isDone ? { done: true, table } : { done: false, problem: 'illegalMove' }
}

/** Whether it keeps the invariants, can be looked at, and can go on. */
function isWhole<State extends object, M extends Move, View extends object, Options extends object, E extends Telling>({
  game,
  setup,
  state,
}: Table<State, M, View, Options, E>): boolean {
  const decisions = game.decisions(state)
  for (let seat = 0; seat < setup.seats; seat++) game.view(state, seat)
  game.view(state, null)
  return (
    game.broken(state).length === 0 &&
    (game.result(state) !== null) === (decisions.length === 0) &&
    decisions.every(({ seat }) => game.moves(state, seat).length > 0)
  )
}
