import { checkSeats, type Game, readOptions } from '@eminence/kernel'
import { computerNonce } from '@eminence/protocol'
import { newSecret, newTableId } from '../secrets.ts'
import type { StoredGuest, StoredSeat, StoredTable } from '../storage/storage.ts'

interface Wanted {
  readonly seats: number
  readonly options: object
  readonly watch: StoredTable['watch']
}

/** A table that nobody sits at yet; what the game cannot be set up with is a `SetupError`. */
export function newTable(game: Game, host: StoredGuest, { seats, options, watch }: Wanted): StoredTable {
  checkSeats(game.seats, seats)
  return {
    id: newTableId(),
    game: game.id,
    rules: game.version,
    options: readOptions(game.options, options),
    seats: Array.from({ length: seats }, () => ({ kind: 'free', nonce: null })),
    watch,
    status: 'open',
    host,
    secret: newSecret(),
    created: new Date().toISOString(),
    rematch: null,
  }
}

/** The same once more: computer players sit down in their old seats, people find theirs free. */
export function rematchOf(game: Game, old: StoredTable, host: StoredGuest): StoredTable {
  const table = newTable(game, host, { seats: old.seats.length, options: old.options, watch: old.watch })
  const seats = old.seats.map((before, seat): StoredSeat => {
    if (before.kind !== 'computer') return table.seats[seat]
    return { kind: 'computer', nonce: computerNonce(table.secret, seat), level: before.level }
  })
  return { ...table, seats }
}
