import type { GameEntry } from '@eminence/games'
import { importRecord, replay, Table } from '@eminence/kernel'
import type { LocalSeat, SavedTable } from './saved.ts'

const hexadecimal = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const drawn = (bytes: number): string => hexadecimal(crypto.getRandomValues(new Uint8Array(bytes)))

/** A new table of this device, before its first move. */
export function newTable({ game }: GameEntry, seats: readonly LocalSeat[], options: object): SavedTable {
  const { setup, state } = new Table(game, { seats: seats.length, options, seed: drawn(32) })
  const now = Date.now()
  return {
    id: drawn(8),
    game: game.id,
    rules: game.version,
    setup,
    seats,
    moves: [],
    status: 'playing',
    owing: game.decisions(state).map(({ seat }) => seat),
    created: now,
    changed: now,
  }
}

/** The same seats once more, each moved on by one, so that somebody else begins. */
export const rematch = (entry: GameEntry, { seats, setup }: SavedTable): SavedTable =>
  newTable(entry, [...seats.slice(1), ...seats.slice(0, 1)], setup.options)

/** A table from the text of a record; the record does not say who played, so the seats are named here. */
export function importedTable(games: readonly GameEntry[], text: string, nameOf: (seat: number) => string): SavedTable {
  const record = importRecord(text)
  const entry = games.find(({ game }) => game.id === record.game)
  if (entry === undefined) throw new Error('no such game')
  const { state } = replay(entry.game, record)
  const seats = Array.from(
    { length: record.setup.seats },
    (_, seat): LocalSeat => ({ kind: 'person', name: nameOf(seat) }),
  )
  const decisions = entry.game.decisions(state)
  return {
    ...newTable(entry, seats, record.setup.options),
    rules: record.version,
    setup: record.setup,
    moves: record.moves,
    status: decisions.length === 0 ? 'over' : 'playing',
    owing: decisions.map(({ seat }) => seat),
  }
}
