import { checkSeats, type Game, nameOfSet, readComponents, readOptions } from '@eminence/kernel'
import { computerNonce } from '@eminence/protocol'
import { newSecret, newTableId } from '../secrets.ts'
import type { StoredGuest, StoredSeat, StoredTable } from '../storage/storage.ts'

interface Wanted {
  readonly seats: number
  readonly options: object
  readonly components?: object | undefined
  readonly watch: StoredTable['watch']
}

/** A table that nobody sits at yet; what the game cannot be set up with is a `SetupError`. */
export function newTable(game: Game, host: StoredGuest, { seats, options, components, watch }: Wanted): StoredTable {
  checkSeats(game.seats, seats)
  const own = components === undefined ? null : readComponents(game.components, components)
  const chosen = readOptions(game.options, options)
  const automaton = game.automaton?.(seats, chosen) ?? null
  const secret = newSecret()
  return {
    id: newTableId(),
    game: game.id,
    rules: game.version,
    options: chosen,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === automaton?.seat
        ? { kind: 'automaton', nonce: computerNonce(secret, seat), id: automaton.id }
        : { kind: 'free', nonce: null },
    ),
    watch,
    status: 'open',
    host,
    secret,
    created: new Date().toISOString(),
    rematch: null,
    components: own,
    componentsName: own === null ? null : nameOfSet(own),
  }
}

/** The same once more: computer players sit down in their old seats, people find theirs free. */
export function rematchOf(game: Game, old: StoredTable, host: StoredGuest): StoredTable {
  const { options, components, watch } = old
  const wanted = { seats: old.seats.length, options, components: components ?? undefined, watch }
  const table = newTable(game, host, wanted)
  const seats = old.seats.map((before, seat): StoredSeat => {
    if (before.kind !== 'computer') return table.seats[seat]
    return { kind: 'computer', nonce: computerNonce(table.secret, seat), level: before.level }
  })
  return { ...table, seats }
}
