import { checkSeats, type Game, nameOfSet, readComponents, readOptions } from '@eminence/kernel'
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
  return {
    id: newTableId(),
    game: game.id,
    rules: game.version,
    options: chosen,
    seats: Array.from(
      { length: seats },
      (_, seat): StoredSeat => (seat === automaton?.seat ? { kind: 'automaton', id: automaton.id } : { kind: 'free' }),
    ),
    watch,
    status: 'open',
    host,
    secret: newSecret(),
    created: new Date().toISOString(),
    rematch: null,
    components: own,
    componentsName: own === null ? null : nameOfSet(own),
    seed: null,
    mix: null,
    asking: [],
    stopped: null,
    begun: null,
    ended: null,
  }
}

/** The same once more: computer players sit down in their old seats, people find theirs free. */
export function rematchOf(game: Game, old: StoredTable, host: StoredGuest): StoredTable {
  const { options, components, watch } = old
  const wanted = { seats: old.seats.length, options, components: components ?? undefined, watch }
  const table = newTable(game, host, wanted)
  return { ...table, seats: old.seats.map((before, seat) => (before.kind === 'computer' ? before : table.seats[seat])) }
}
