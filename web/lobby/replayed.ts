import { games } from '@eminence/games'
import { type GameRecord, importRecord, type Viewer } from '@eminence/kernel'
import { pictureOf, playedTable } from '../table/played.ts'
import type { SeatPicture, TablePicture } from '../table/port.ts'

const fetched = new Map<string, Promise<string | null>>()

/** The record of a table of the server; null while it is being played. */
export function recordText(id: string): Promise<string | null> {
  const before = fetched.get(id)
  if (before !== undefined) return before
  const asked = fetch(`/api/tables/${id}/record`)
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null)
  fetched.set(id, asked)
  void asked.then((text) => text === null && fetched.delete(id))
  return asked
}

/** The table after so many moves, for this viewer. */
export async function replayed(
  id: string,
  seats: readonly SeatPicture[],
  moves: number,
  viewer: Viewer,
): Promise<TablePicture | null> {
  const text = await recordText(id)
  if (text === null) return null
  const record: GameRecord = importRecord(text)
  const entry = games.find(({ game }) => game.id === record.game)
  if (entry === undefined) return null
  return pictureOf(id, seats, playedTable(entry.game, record.setup, record.moves.slice(0, moves)), viewer)
}
