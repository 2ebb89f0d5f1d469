import type { Game, GameRecord } from '@eminence/kernel'
import { openedTable, type PastSource, standingMoves } from './source.ts'
import { stateHash } from './state-hash.ts'

/** The record as JSON, with the proof that its chance was not chosen; null where today's rules do not repeat the moves. */
export function recordText(game: Game, source: PastSource, fairness: object): string | null {
  const table = openedTable(game, source)
  if (table === null) return null
  const hashes = [stateHash(table.state)]
  for (const { seat, move } of standingMoves(source)) {
    if (!table.play(seat, move).done) return null
    hashes.push(stateHash(table.state))
  }
  const record: GameRecord = {
    format: 'eminence-record/1',
    game: game.id,
    // Of the rules that the hashes come from, which may be newer than those that it was played by.
    version: game.version,
    setup: table.setup,
    moves: table.played,
    hashes,
  }
  return JSON.stringify({ ...record, fairness })
}
