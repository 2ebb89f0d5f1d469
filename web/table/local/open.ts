import {
  exportRecord,
  type Game,
  type GameRecord,
  hashOf,
  hex,
  readOptions,
  replay,
  SetupError,
  Table,
} from '@eminence/kernel'
import type { LocalSeat, SavedTable } from './saved.ts'

const drawn = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)))

/** A new table of this device, before its first move. */
export function newTable(
  game: Game,
  seats: readonly LocalSeat[],
  options: object,
  components?: object,
  seed = drawn(32),
): SavedTable {
  const own = components !== undefined && { components }
  const sitting = withAutomatonInPlace(game, seats, options)
  const { setup, state } = new Table(game, { seats: seats.length, options, ...own, seed })
  const now = Date.now()
  return {
    id: drawn(8),
    game: game.id,
    rules: game.version,
    setup,
    seats: sitting,
    moves: [],
    status: 'playing',
    owing: game.decisions(state).map(({ seat }) => seat),
    created: now,
    changed: now,
  }
}

/** The rules say which seat an automaton has; the others sit down round it in their order. */
function withAutomatonInPlace(game: Game, seats: readonly LocalSeat[], options: object): readonly LocalSeat[] {
  const automaton = seats.find(({ kind }) => kind === 'automaton')
  if (automaton === undefined) return seats
  const others = seats.filter((each) => each !== automaton)
  const place = game.automaton?.(seats.length, readOptions(game.options, options))?.seat ?? others.length
  return others.toSpliced(place, 0, automaton)
}

/** The same seats once more, each moved on by one, so that somebody else begins. */
export const rematch = (game: Game, { seats, setup }: SavedTable): SavedTable =>
  newTable(game, [...seats.slice(1), ...seats.slice(0, 1)], setup.options, setup.components)

/** The record of a table that the rules of today refuse: whole, but with hashes only as far as they go along. */
export function refusedRecord(game: Game, saved: SavedTable): string {
  const { rules, setup, moves } = saved
  const known = hashesOf(game, saved)
  const hashes = Array.from({ length: moves.length + 1 }, (_, at) => known[at] ?? '')
  return exportRecord({ format: 'eminence-record/1', game: game.id, version: rules, setup, moves, hashes })
}

function hashesOf(game: Game, { setup, moves }: SavedTable): readonly string[] {
  try {
    const table = new Table(game, setup)
    const hashes = [hashOf(table.state)]
    for (const { seat, move } of moves) {
      if (!table.play(seat, move).done) break
      hashes.push(hashOf(table.state))
    }
    return hashes
  } catch (error) {
    if (error instanceof SetupError) return []
    throw error
  }
}

/** A table from a record; the record does not say who played, so the seats are named here. */
export function importedTable(game: Game, record: GameRecord, nameOf: (seat: number) => string): SavedTable {
  const { state } = replay(game, record)
  const seats = Array.from(
    { length: record.setup.seats },
    (_, seat): LocalSeat => ({ kind: 'person', name: nameOf(seat) }),
  )
  const decisions = game.decisions(state)
  return {
    ...newTable(game, seats, record.setup.options),
    rules: record.version,
    setup: record.setup,
    moves: record.moves,
    status: decisions.length === 0 ? 'over' : 'playing',
    owing: decisions.map(({ seat }) => seat),
  }
}
