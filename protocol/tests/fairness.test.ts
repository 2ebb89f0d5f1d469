import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commitmentOf, derivedNonce, type MixedSeat, seedOf, seedOfScheme1, startCodeOf } from '../index.ts'

const secret = '5e'.repeat(32)
const commitment = commitmentOf(secret)
const nonces = ['01'.repeat(32), '02'.repeat(32)]
const person = (nonce: string): MixedSeat => ({ kind: 'person', commitment: commitmentOf(nonce), nonce })
const seats: readonly MixedSeat[] = [person(nonces[0]), { kind: 'computer', level: 'club' }, person(nonces[1])]
const beacon = { source: 'drand', round: 7, value: '0b'.repeat(32) }

/** Of texts and of bytes, one after the other. */
const sha256 = (...parts: readonly (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const bytes = (digits: string) => Buffer.from(digits, 'hex')

it('is plain SHA-256 over bytes, so that anybody can check it', () => {
  const digests = [
    sha256('person', sha256(bytes(nonces[0]))),
    sha256('computer club'),
    sha256('person', sha256(bytes(nonces[1]))),
  ]
  const startCode = sha256('eminence start 2', sha256(bytes(secret)), ...digests)
  const derived = sha256('eminence seat 1', sha256(bytes(secret)))
  expect(commitment).toBe(sha256(bytes(secret)).toString('hex'))
  expect(startCodeOf(commitment, seats)).toBe(startCode.toString('hex'))
  expect(derivedNonce(commitment, 1)).toBe(derived.toString('hex'))
  const mixed = ['nonce', bytes(nonces[0]), 'nonce', derived, 'nonce', bytes(nonces[1])]
  const seed = sha256('eminence seed 2', bytes(secret), startCode, ...mixed)
  expect(seedOf({ commitment, secret, seats })).toBe(seed.toString('hex'))
})

it('was another one at tables of scheme 1', () => {
  const seed = sha256(bytes(secret), bytes(nonces[0]), bytes(nonces[1]))
  expect(seedOfScheme1(secret, nonces)).toBe(seed.toString('hex'))
})

describe('the start code', () => {
  it('stands for everything that is fixed before the first nonce is revealed', () => {
    const codes = [
      startCodeOf(commitment, seats),
      startCodeOf(commitmentOf(nonces[0]), seats),
      startCodeOf(commitment, seats.toReversed().slice(1)),
      startCodeOf(commitment, seats.toReversed()),
      startCodeOf(commitment, seats.slice(0, 2)),
      startCodeOf(commitment, seats.with(0, person(nonces[1]))),
      startCodeOf(commitment, seats.with(1, { kind: 'computer', level: 'expert' })),
      startCodeOf(commitment, seats.with(1, { kind: 'automaton', id: 'club' })),
      startCodeOf(commitment, seats, beacon),
      startCodeOf(commitment, seats, { ...beacon, round: 8 }),
      startCodeOf(commitment, seats, { ...beacon, source: 'other' }),
    ]
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('says nothing of nonces, nor of the value of a beacon', () => {
    const silent = seats.map((seat) => (seat.kind === 'person' ? { ...seat, nonce: null } : seat))
    expect(startCodeOf(commitment, silent)).toBe(startCodeOf(commitment, seats))
    const otherValue = { ...beacon, value: nonces[0] }
    expect(startCodeOf(commitment, seats, otherValue)).toBe(startCodeOf(commitment, seats, beacon))
  })
})

it('gives another seed for whatever is another', () => {
  const given = { commitment, secret, seats }
  const zeros = '00'.repeat(32)
  const away: MixedSeat = { kind: 'person', commitment: commitmentOf(zeros), nonce: null }
  const seeds = [
    given,
    { ...given, secret: nonces[0] },
    { ...given, seats: seats.with(0, person('03'.repeat(32))) },
    { ...given, seats: seats.with(0, person(zeros)) },
    // A nonce of zeros is not the same as none.
    { ...given, seats: seats.with(0, away) },
    { ...given, seats: seats.with(0, { kind: 'computer', level: 'club' }) },
    { ...given, beacon },
    { ...given, beacon: { ...beacon, round: 8 } },
    { ...given, beacon: { ...beacon, value: nonces[0] } },
  ].map(seedOf)
  expect(new Set(seeds).size).toBe(seeds.length)
})
