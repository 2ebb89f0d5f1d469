import { games } from '@eminence/games'
import { importedTable } from '../table/local/open.ts'
import { deviceStore } from '../table/local/store.ts'

/** Puts the table of a record on this device and gives back its id. */
export async function importTable(text: string, nameOf: (seat: number) => string): Promise<string> {
  const table = importedTable(games, text, nameOf)
  await deviceStore.put(table)
  return table.id
}
