import type { SavedTable, TableStore } from './saved.ts'

const database = 'eminence'
const tables = 'tables'

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

let opening: Promise<IDBDatabase> | null = null

function opened(): Promise<IDBDatabase> {
  if (opening === null) {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(tables, { keyPath: 'id' })
    opening = answer(request)
  }
  return opening
}

async function within<T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await opened()).transaction(tables, mode)
  const request = what(transaction.objectStore(tables))
  // At once: what waits to be asked for is lost with a page that is left or loaded anew in the same moment.
  transaction.commit()
  return answer(request)
}

/** The tables of this device, in its IndexedDB. */
export const deviceStore: TableStore = {
  async all() {
    const found: SavedTable[] = await within('readonly', (store) => store.getAll())
    return found.sort((a, b) => b.changed - a.changed)
  },
  async get(id) {
    const found: SavedTable | undefined = await within('readonly', (store) => store.get(id))
    return found ?? null
  },
  async put(table) {
    await within('readwrite', (store) => store.put(table))
  },
  async remove(id) {
    await within('readwrite', (store) => store.delete(id))
  },
}
