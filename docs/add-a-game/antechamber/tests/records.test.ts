import { readdirSync, readFileSync } from 'node:fs'
import { importRecord, replay, verify } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { antechamber } from '../index.ts'

const folder = new URL('records/', import.meta.url)

/** A rule that comes out differently shows here first. */
describe.each(readdirSync(folder))('the recorded game %s', (file) => {
  const record = importRecord(readFileSync(new URL(file, folder), 'utf8'))

  it('replays hash for hash', () => {
    expect(verify(antechamber, record)).toEqual({ good: true, moves: record.moves.length, otherRules: false })
  })

  it('ends with the last move', () => {
    expect(antechamber.result(replay(antechamber, record).state)).not.toBeNull()
    expect(antechamber.result(replay(antechamber, record, record.moves.length - 1).state)).toBeNull()
  })
})
