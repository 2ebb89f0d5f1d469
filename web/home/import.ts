import { parts } from '@eminence/games/parts'
import { importRecord } from '@eminence/kernel'
import { importedTable } from '../table/local/open.ts'
import { deviceStore } from '../table/local/store.ts'

/** Puts the table of a record on this device and gives back its id. */
export async function importTable(text: string, nameOf: (seat: number) => string): Promise<string> {
  const record = importRecord(text)
  const game = await parts.get(record.game)?.game()
  if (game === undefined) throw new Error('no such game')
  const table = importedTable(game, record, nameOf)
  await deviceStore.put(table)
  return table.id
}
