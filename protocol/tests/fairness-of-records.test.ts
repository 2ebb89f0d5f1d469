import { describe, expect, it } from 'vitest'
import {
  type Chance,
  chanceOf,
  checkWitness,
  commitmentOf,
  type Fairness,
  type MixedSeat,
  seedOf,
  seedOfScheme1,
  startCodeOf,
  type Witness,
} from '../index.ts'

const secret = '5e'.repeat(32)
const commitment = commitmentOf(secret)
const nonces = ['01'.repeat(32), '02'.repeat(32), '03'.repeat(32)]
const person = (nonce: string): MixedSeat => ({ kind: 'person', commitment: commitmentOf(nonce), nonce })
const isAway = (nonce: string): MixedSeat => ({ kind: 'person', commitment: commitmentOf(nonce), nonce: null })

const fairness: Fairness = {
  scheme: 2,
  commitment,
  secret,
  seats: [person(nonces[0]), { kind: 'automaton', id: 'weishaupt' }, isAway(nonces[1]), person(nonces[2])],
}
const { seats } = fairness
const startCode = startCodeOf(commitment, seats)
const witness: Witness = { seat: 0, startCode, commitment, nonce: nonces[0] }

/** A record with this proof; its seed is the one that follows from it. */
const judged = (given: Fairness, more: object = {}, code?: string): Chance =>
  chanceOf({ fairness: given, ...more }, { seats: given.seats.length, seed: seedOf(given) }, code)

const setup = { seats: 4, seed: seedOf(fairness) }
const fair = {
  code: 'fair',
  startCode,
  commitment,
  holdsFor: [0, 3],
  leftOut: [2],
  derived: [1],
  isWitnessed: false,
  keptBy: null,
}

describe('the chance of a record', () => {
  it('says for whom it holds', () => {
    expect(judged(fairness)).toEqual(fair)
  })

  it('is not proved where the record does not speak of it', () => {
    expect(chanceOf({}, setup)).toEqual({ code: 'unproven' })
  })

  it('is witnessed by who has kept the start code', () => {
    expect(judged(fairness, { witness })).toEqual({ ...fair, isWitnessed: true, keptBy: 0 })
    expect(judged(fairness, {}, startCode)).toEqual({ ...fair, isWitnessed: true })
    const away = { ...witness, seat: 2, nonce: nonces[1] }
    expect(judged(fairness, { witness: away })).toEqual({ ...fair, isWitnessed: true, keptBy: 2 })
  })

  it('names the beacon that is still to be looked up', () => {
    const beacon = { source: 'drand', round: 7, value: '0b'.repeat(32) }
    expect(judged({ ...fairness, beacon })).toMatchObject({ code: 'fair', beacon })
  })

  it('can no longer be mixed with a beacon that was not named before', () => {
    const beacon = { source: 'drand', round: 7, value: '0b'.repeat(32) }
    expect(judged({ ...fairness, beacon }, { witness })).toEqual({ code: 'unfair', problem: 'startCode' })
  })

  it.each<[what: string, Chance]>([
    ['seed', chanceOf({ fairness }, { ...setup, seed: secret })],
    ['seats', chanceOf({ fairness }, { ...setup, seats: 3 })],
    ['commitment', judged({ ...fairness, secret: nonces[0] })],
    ['startCode', judged(fairness, {}, secret)],
    ['startCode', judged(fairness, { witness: { ...witness, startCode: secret } })],
    ['startCode', judged(fairness, { witness: { ...witness, commitment: secret } })],
    ['startCode', judged(fairness, { witness }, secret)],
  ])('does not fit: %s', (problem, chance) => {
    expect(chance).toEqual({ code: 'unfair', problem })
  })

  it('names the seat whose nonce does not fit', () => {
    const other: MixedSeat = { kind: 'person', commitment: commitmentOf(nonces[2]), nonce: secret }
    expect(judged({ ...fairness, seats: seats.with(3, other) })).toEqual({ code: 'unfair', problem: 'nonce', seat: 3 })
    for (const [seat, nonce] of [
      [0, nonces[1]],
      [1, nonces[0]],
      [2, nonces[0]],
      [9, nonces[0]],
    ] as const) {
      const chance = judged(fairness, { witness: { ...witness, seat, nonce } })
      expect(chance).toEqual({ code: 'unfair', problem: 'ownNonce', seat })
    }
  })

  const withFirst = (seat: object): unknown => ({ ...fairness, seats: [seat, ...seats.slice(1)] })

  it.each<[what: string, fairness: unknown]>([
    ['nothing', null],
    ['a scheme that nobody knows', { ...fairness, scheme: 3 }],
    ['something unexplained', { ...fairness, more: 1 }],
    ['no list of seats', { ...fairness, seats: {} }],
    ['capital digits', { ...fairness, secret: 'AB'.repeat(32) }],
    ['a person without a nonce', withFirst({ kind: 'person', commitment })],
    ['a level that nobody knows', withFirst({ kind: 'computer', level: '' })],
    ['half a letter', withFirst({ kind: 'automaton', id: '\ud800' })],
    ['a beacon with a space', { ...fairness, beacon: { source: 'a 1', round: 2, value: secret } }],
    ['a beacon with a short value', { ...fairness, beacon: { source: 'a', round: 2, value: '00' } }],
    ['an old proof with a new scheme', { scheme: 1, commitment, secret, nonces }],
  ])('is malformed with %s', (_, given) => {
    expect(chanceOf({ fairness: given }, setup)).toEqual({ code: 'unfair', problem: 'malformed' })
  })

  it.each([null, 0, {}, { ...witness, seat: -1 }, { ...witness, nonce: '' }, { ...witness, more: 1 }])(
    'is malformed with the witness %j',
    (given) => {
      expect(judged(fairness, { witness: given })).toEqual({ code: 'unfair', problem: 'malformed' })
    },
  )
})

describe('the chance of a table of scheme 1', () => {
  const old = { commitment, secret, nonces }
  const oldSetup = { seats: 3, seed: seedOfScheme1(secret, nonces) }

  it('is read, and is not called fair', () => {
    expect(chanceOf({ fairness: old }, oldSetup)).toEqual({ code: 'scheme1', commitment })
  })

  it.each<[what: string, Chance]>([
    ['seed', chanceOf({ fairness: { ...old, nonces: nonces.toReversed() } }, oldSetup)],
    ['seats', chanceOf({ fairness: old }, { ...oldSetup, seats: 2 })],
    ['commitment', chanceOf({ fairness: { ...old, secret: nonces[0] } }, oldSetup)],
  ])('does not fit: %s', (problem, chance) => {
    expect(chance).toEqual({ code: 'unfair', problem })
  })

  it('is no way round what was kept', () => {
    const refused = { code: 'unfair', problem: 'startCode' }
    expect(chanceOf({ fairness: old, witness }, oldSetup)).toEqual(refused)
    expect(chanceOf({ fairness: old }, oldSetup, startCode)).toEqual(refused)
    expect(chanceOf({ witness }, oldSetup)).toEqual(refused)
    expect(chanceOf({}, oldSetup, startCode)).toEqual(refused)
    expect(checkWitness(old, oldSetup.seed, witness)).toEqual(refused)
  })
})

describe('what a browser has kept', () => {
  it('says the same as a record that it saves', () => {
    expect(checkWitness(fairness, setup.seed, witness)).toEqual({ ...fair, isWitnessed: true, keptBy: 0 })
    expect(checkWitness(fairness, secret, witness)).toEqual({ code: 'unfair', problem: 'seed' })
    expect(checkWitness(undefined, setup.seed, witness)).toEqual({ code: 'unfair', problem: 'startCode' })
    expect(checkWitness({}, setup.seed, witness)).toEqual({ code: 'unfair', problem: 'malformed' })
    const other = { ...witness, nonce: nonces[2] }
    expect(checkWitness(fairness, setup.seed, other)).toEqual({ code: 'unfair', problem: 'ownNonce', seat: 0 })
  })
})
