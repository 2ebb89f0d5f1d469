import { readdirSync, readFileSync } from 'node:fs'
import { importRecord, replay, verify } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { owlsOfMinerva } from '../index.ts'

const folder = new URL('records/', import.meta.url)

/** Whole games, played at random or nearly as the rule player would. A rule that comes out differently shows here first. */
describe.each(readdirSync(folder))('the recorded game %s', (file) => {
  const record = importRecord(readFileSync(new URL(file, folder), 'utf8'))

  it('replays hash for hash', () => {
    expect(verify(owlsOfMinerva, record)).toEqual({ good: true, moves: record.moves.length, otherRules: false })
  })

  it('ends with the last move', () => {
    expect(owlsOfMinerva.result(replay(owlsOfMinerva, record).state)).not.toBeNull()
    expect(owlsOfMinerva.result(replay(owlsOfMinerva, record, record.moves.length - 1).state)).toBeNull()
  })
})
