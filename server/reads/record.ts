import { hash } from 'node:crypto'
import { type Game, type GameRecord, stateHasher } from '@eminence/kernel'
import { openedTable, type PastSource, standingMoves } from './source.ts'

const nativeDigest = (text: string): string => hash('sha256', text)

/** The record as JSON, with the proof that its chance was not chosen; null where today's rules do not repeat the moves. */
export function recordText(game: Game, source: PastSource, fairness: object): string | null {
  const table = openedTable(game, source)
  if (table === null) return null
  const hashOf = stateHasher(table.setup.components, nativeDigest)
  const hashes = [hashOf(table.state)]
  for (const { seat, move } of standingMoves(source)) {
    if (!table.play(seat, move).done) return null
    hashes.push(hashOf(table.state))
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
