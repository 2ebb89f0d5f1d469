import {
  type Game,
  type Move,
  nameOfSet,
  type Played,
  type Setup,
  seenBy,
  Table,
  type Told,
  type Viewer,
} from '@eminence/kernel'
import type { SeatPicture, TablePicture } from './port.ts'

type AnyTable = Table<object, Move, object, object, { readonly type: string }>

/** A table that is played in this browser, with everything that was told at it: one entry more than there are moves. */
export interface PlayedTable {
  readonly table: AnyTable
  readonly told: (readonly Told[])[]
}

/** The table after these moves; one that the rules refuse is an error. */
export function playedTable(game: Game, setup: Setup, moves: readonly Played[]): PlayedTable {
  const table: AnyTable = new Table(game, setup)
  const told: (readonly Told[])[] = [table.opening]
  for (const { seat, move } of moves) {
    const outcome = table.play(seat, move)
    if (!outcome.done) throw new Error('the rules refuse a move of the record')
    told.push(outcome.events)
  }
  return { table, told }
}

/** The table as a viewer may see it. */
export function pictureOf(
  id: string,
  seats: readonly Omit<SeatPicture, 'isYou' | 'isHere'>[],
  { table: { game, setup, state, played }, told }: PlayedTable,
  viewer: Viewer,
): TablePicture {
  const decisions = game.decisions(state)
  return {
    id,
    game: game.id,
    componentSet: setup.components === undefined ? null : nameOfSet(setup.components),
    seats: seats.map((seat, at) => ({ ...seat, isYou: at === viewer, isHere: true })),
    viewer,
    version: played.length,
    view: game.view(state, viewer),
    decisions,
    moves: viewer === null ? [] : game.moves(state, viewer),
    blocked: viewer === null ? [] : (game.blocked?.(state, viewer) ?? []),
    undoable: 0,
    log: told.map((events, version) => ({
      version,
      seat: version === 0 ? null : played[version - 1].seat,
      events: events.map((each) => seenBy(each, viewer)),
    })),
    result: game.result(state),
    status: decisions.length === 0 ? 'over' : 'playing',
    connection: 'here',
    passTo: null,
    hasPast: true,
    company: null,
  }
}
