import { type GameEntry, games } from '@eminence/games'
import { choose } from '../table/local/choose.ts'
import { LocalTable } from '../table/local/local.ts'
import { newTable } from '../table/local/open.ts'
import type { LocalSeat, SavedTable, TableStore } from '../table/local/saved.ts'
import type { Thinker } from '../table/local/thinker.ts'
import type { TablePicture, TablePort } from '../table/port.ts'

export const trounce: GameEntry = games[0]

export const person = (name: string): LocalSeat => ({ kind: 'person', name })
export const computer = (name: string): LocalSeat => ({ kind: 'computer', name, level: 'beginner' })

export class MemoryStore implements TableStore {
  readonly kept = new Map<string, SavedTable>()

  async all() {
    return [...this.kept.values()]
  }

  async get(id: string) {
    return this.kept.get(id) ?? null
  }

  async put(table: SavedTable) {
    // As a database would: what is kept shares nothing with what goes on.
    this.kept.set(table.id, structuredClone(table))
  }

  async remove(id: string) {
    this.kept.delete(id)
  }
}

/** Computer players without a worker. */
export const directThinker = (): Thinker => ({ think: async (question) => choose(question), close: () => undefined })

export function localTable(seats: readonly LocalSeat[], saved: SavedTable = newTable(trounce.game, seats, {})) {
  const store = new MemoryStore()
  const open = (table: SavedTable) =>
    new LocalTable(trounce.game, table, { store, thinker: directThinker(), pace: () => 0 })
  return { store, saved, open, port: open(saved) }
}

/** The first picture that is as wanted. */
export function until(port: TablePort, isSo: (picture: TablePicture) => boolean): Promise<TablePicture> {
  return new Promise((resolve) => {
    let stop: (() => void) | null = null
    let isFound = false
    stop = port.subscribe((picture) => {
      if (isFound || !isSo(picture)) return
      isFound = true
      queueMicrotask(() => stop?.())
      resolve(picture)
    })
  })
}
