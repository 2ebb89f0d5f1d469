import { createHash } from 'node:crypto'
import { isSeed } from '@eminence/kernel'
import { expect, it } from 'vitest'
import { chanceOf, commitmentOf, computerNonce, isFair, seedOf } from '../index.ts'

const secret = '5e'.repeat(32)
const nonces = ['01'.repeat(32), '02'.repeat(32)]
const sha256 = (...parts: readonly Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest('hex')

it('is plain SHA-256 over bytes, so that anybody can check it', () => {
  const bytes = [secret, ...nonces].map((digits) => Buffer.from(digits, 'hex'))
  expect(commitmentOf(secret)).toBe(sha256(bytes[0]))
  expect(seedOf(secret, nonces)).toBe(sha256(...bytes))
  expect(isSeed(computerNonce(secret, 1))).toBe(true)
  expect(computerNonce(secret, 1)).not.toBe(computerNonce(secret, 2))
})

it('holds only for the very secret, nonces and seed', () => {
  const seed = seedOf(secret, nonces)
  const fairness = { commitment: commitmentOf(secret), secret, nonces }
  expect(isFair(fairness, seed)).toBe(true)
  expect(isFair(fairness, secret)).toBe(false)
  expect(isFair({ ...fairness, secret: nonces[0] }, seed)).toBe(false)
  expect(isFair({ ...fairness, nonces: nonces.toReversed() }, seed)).toBe(false)
})

it('is found in a record, or missed there', () => {
  const setup = { seats: 2, seed: seedOf(secret, nonces) }
  const fairness = { commitment: commitmentOf(secret), secret, nonces }
  expect(chanceOf({ fairness }, setup)).toEqual({ code: 'fair', commitment: fairness.commitment })
  expect(chanceOf({}, setup)).toEqual({ code: 'unproven' })
  expect(chanceOf({ fairness: null }, setup)).toEqual({ code: 'unfair' })
  expect(chanceOf({ fairness }, { ...setup, seats: 3 })).toEqual({ code: 'unfair' })
  expect(chanceOf({ fairness: { ...fairness, secret: nonces[0] } }, setup)).toEqual({ code: 'unfair' })
})
