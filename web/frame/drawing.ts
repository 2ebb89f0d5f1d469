import { tables } from '@eminence/games/tables'
import type { Language } from '@eminence/kernel'
import type { TableModule } from '@eminence/ui/table.ts'

/** The drawing of a game with its words, loaded when its table is opened; null for a game that has none yet. */
export async function drawingOf(game: string, language: Language): Promise<TableModule | null> {
  const load = Object.entries(tables).find(([id]) => id === game)?.[1]
  if (load === undefined) return null
  const drawing = await load()
  await drawing.speak?.(language)
  return drawing
}
