import { games } from '@eminence/games'
import { type Game, type Move, Table, type Telling } from '@eminence/kernel'
import { openSqlite } from '../../storage/sqlite.ts'
import type { StoredStep } from '../../storage/storage.ts'
import { setupOf } from '../../tables/play.ts'

type Played = Table<object, Move, object, object, Telling>

/** One version of a stored table. */
export interface Moment {
  readonly step: StoredStep
  readonly table: Played
}

/**
 * Plays what the server has stored of a table, step by step, and lets somebody look after each. A step that the rules refuse is an error:
 * no table may have changed except by legal moves.
 */
export async function relive(data: string, id: string, look: (moment: Moment) => void): Promise<void> {
  const storage = await openSqlite(data, () => {})
  try {
    const info = await storage.table(id)
    const game: Game | undefined = games.find((each) => each.game.id === info?.game)?.game
    if (info === null || game === undefined) throw new Error(`table ${id} is not stored`)
    const table: Played = new Table(game, setupOf(info))
    const kept = await storage.state(id)
    let isKept = false
    for (const [version, step] of (await storage.steps(id)).entries()) {
      if (step.version !== version) throw new Error(`step ${version} of table ${id} is missing`)
      if (step.kind !== 'setup' && !repeat(table, step)) throw new Error(`step ${version} of table ${id} is not legal`)
      look({ step, table })
      isKept ||= version === kept?.version && JSON.stringify(kept.state) === JSON.stringify(table.state)
    }
    if (!isKept) throw new Error(`the stored position of table ${id} is not one that its moves lead to`)
  } finally {
    await storage.close()
  }
}

function repeat(table: Played, { kind, seat, move }: StoredStep): boolean {
  if (seat === null) return false
  return (kind === 'undo' ? table.undo(seat) : table.play(seat, move)).done
}
