import { readdirSync, readFileSync } from 'node:fs'
import { type Game, importRecord, replay, verify } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'

/** All that is asked of the recorded games of every game: a rule that comes out differently shows here first. */
export function replaysWell(game: Game, folder: URL): void {
  describe.each(readdirSync(folder))('the recorded game %s', (file) => {
    const record = importRecord(readFileSync(new URL(file, folder), 'utf8'))

    it('replays hash for hash', () => {
      expect(verify(game, record)).toEqual({ good: true, moves: record.moves.length, otherRules: false })
    })

    it('ends with the last move', () => {
      expect(game.result(replay(game, record).state)).not.toBeNull()
      expect(game.result(replay(game, record, record.moves.length - 1).state)).toBeNull()
    })
  })
}
