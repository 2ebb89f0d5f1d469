import { parts } from '@eminence/games/parts'
import { type Game, type GameRecord, importRecord, RecordError, replay, verify } from '@eminence/kernel'
import { type ChanceProblem, chanceOf } from '@eminence/protocol'
import { importedTable } from '../table/local/open.ts'
import type { SavedTable } from '../table/local/saved.ts'
import { deviceStore } from '../table/local/store.ts'

/** What a reader has to know of a record before it is shown. */
export type Complaint =
  | { readonly code: 'illegalMove' | 'hashDiffers'; readonly at: number }
  | { readonly code: 'otherRules' }
  | { readonly code: 'unfair'; readonly problem: ChanceProblem['problem'] }

export interface ReadRecord {
  /** The table as far as the rules go along. */
  readonly table: SavedTable
  readonly complaints: readonly Complaint[]
}

/** Reads a record and replays it; what is no whole record of one of our games is an error. */
export async function readTable(text: string, nameOf: (seat: number) => string): Promise<ReadRecord> {
  const record = importRecord(text)
  const game = await parts.get(record.game)?.game()
  if (game === undefined) throw new Error('no such game')
  const played = replayed(game, record)
  const chance = chanceOf(JSON.parse(text), record.setup)
  const unfair: readonly Complaint[] = chance.code === 'unfair' ? [{ code: 'unfair', problem: chance.problem }] : []
  return {
    table: importedTable(game, played.record, nameOf),
    complaints: [...played.complaints, ...unfair],
  }
}

function replayed(game: Game, record: GameRecord): { readonly record: GameRecord; readonly complaints: Complaint[] } {
  const verdict = verify(game, record)
  const complaints: Complaint[] = verdict.otherRules ? [{ code: 'otherRules' }] : []
  if (!verdict.good && verdict.problem === 'hashDiffers') complaints.push({ code: 'hashDiffers', at: verdict.at })
  const at = firstIllegal(game, record)
  if (at === null) return { record, complaints }
  return { record: upTo(at - 1, record), complaints: [...complaints, { code: 'illegalMove', at }] }
}

function firstIllegal(game: Game, record: GameRecord): number | null {
  try {
    replay(game, record)
    return null
  } catch (error) {
    if (error instanceof RecordError && error.problem.code === 'illegalMove') return error.problem.at
    throw error
  }
}

const upTo = (moves: number, record: GameRecord): GameRecord => ({
  ...record,
  moves: record.moves.slice(0, moves),
  hashes: record.hashes.slice(0, moves + 1),
})

/** Puts the table on this device and gives back its id. */
export async function keepTable(table: SavedTable): Promise<string> {
  await deviceStore.put(table)
  return table.id
}
