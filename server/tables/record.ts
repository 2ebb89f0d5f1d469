import { type Game, type GameRecord, RecordError, recordOf, replay } from '@eminence/kernel'
import { commitmentOf, type Fairness } from '@eminence/protocol'
import { type Answer, done, refused } from '../answer.ts'
import type { StoredStep, StoredTable } from '../storage/storage.ts'
import { setupOf } from './play.ts'
import { noncesOf } from './seating.ts'
import { standing } from './sight.ts'

/** A record with the proof that its chance was not chosen. */
export type ProvenRecord = GameRecord & { readonly fairness: Fairness }

/** The record of a table that is over. */
export function provenRecord(game: Game, stored: StoredTable, steps: readonly StoredStep[]): Answer<ProvenRecord> {
  const { secret, rules } = stored
  const nonces = noncesOf(stored)
  const moves = standing(steps).flatMap(({ seat, move }) => (seat === null || move === null ? [] : [{ seat, move }]))
  const played: GameRecord = {
    format: 'eminence-record/1',
    game: game.id,
    version: rules,
    setup: setupOf(stored),
    moves,
    hashes: [],
  }
  try {
    const record = recordOf(replay(game, played))
    return done({ ...record, fairness: { commitment: commitmentOf(secret), secret, nonces } })
  } catch (error) {
    if (error instanceof RecordError) return refused({ code: 'otherRules' })
    throw error
  }
}
