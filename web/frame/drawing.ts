import { tables } from '@eminence/games/tables'
import type { TableModule } from '@eminence/ui/table.ts'

/** The drawing of a game, loaded when its table is opened; null for a game that has none yet. */
export async function drawingOf(game: string): Promise<TableModule | null> {
  const load = Object.entries(tables).find(([id]) => id === game)?.[1]
  return load === undefined ? null : load()
}
