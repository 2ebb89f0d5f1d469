import { readdirSync, readFileSync } from 'node:fs'
import { importRecord, replay, verify } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { paxIlluminaten } from '../index.ts'

const folder = new URL('records/', import.meta.url)

/** Whole games, played at random. A rule that comes out differently shows here first. */
describe.each(readdirSync(folder))('the recorded game %s', (file) => {
  const record = importRecord(readFileSync(new URL(file, folder), 'utf8'))

  it('replays hash for hash', () => {
    expect(verify(paxIlluminaten, record)).toEqual({ good: true, moves: record.moves.length, otherRules: false })
  })

  it('ends with the last move', () => {
    expect(paxIlluminaten.result(replay(paxIlluminaten, record).state)).not.toBeNull()
    expect(paxIlluminaten.result(replay(paxIlluminaten, record, record.moves.length - 1).state)).toBeNull()
  })
})
