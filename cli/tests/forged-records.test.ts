import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { languages } from '@eminence/kernel'
import {
  checkWitness,
  commitmentOf,
  type Fairness,
  type MixedSeat,
  seedOf,
  seedOfScheme1,
  startCodeOf,
  type Witness,
} from '@eminence/protocol'
import { describe, expect, it } from 'vitest'
import { texts } from '../texts/index.ts'
import { eminence, scratchFolder } from './eminence.ts'
import { dealtCards, recordWith } from './trounce-table.ts'

/*
 * The operator of a server plays at its own table for three: it knows the secret, has seat 2, and has seen the nonces of the others. It tries
 * until the deal suits it, plays, and publishes a record in which as much as possible fits together.
 */

const newFolder = scratchFolder()

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const person = (nonce: string): MixedSeat => ({ kind: 'person', commitment: commitmentOf(nonce), nonce })

const secret = hash('secret')
const commitment = commitmentOf(secret)
const nonces = [hash('Ada'), hash('Béla'), hash('operator')]
const operator = 2

/** As it was when the nonces were revealed. */
const honest: Fairness = { scheme: 2, commitment, secret, seats: nonces.map(person) }
const startCode = startCodeOf(commitment, honest.seats)
/** What the browser of Ada has kept. */
const witness: Witness = { seat: 0, startCode, commitment, nonce: nonces[0] }

const withOwnSeat = (seat: MixedSeat): Fairness => ({ ...honest, seats: honest.seats.with(operator, seat) })

/** Four of the six crowns: one deal in 400 brings them. */
const wanted = [21, 22, 23, 24]
const suits = (fairness: Fairness): boolean => {
  const cards = dealtCards(fairness.seats.length, seedOf(fairness), operator)
  return wanted.every((card) => cards.includes(card))
}

/** The first try after which the operator has the cards that it wants. */
function ground(attempt: (number: string) => Fairness): Fairness {
  for (let count = 0; count < 20_000; count++) {
    const fairness = attempt(hash(`try ${count}`))
    if (suits(fairness)) return fairness
  }
  throw new Error('no deal suits the operator')
}

/** A record with this proof, and with whatever else is saved beside it. */
function saved(fairness: Fairness, more: object = {}): string {
  const { file } = newFolder()
  const record = recordWith(fairness.seats.length, seedOf(fairness))
  writeFileSync(file('record.json'), JSON.stringify({ ...record, fairness, ...more }))
  return file('record.json')
}

const verified = (file: string, ...more: string[]) => eminence(['verify', file, ...more])

it('the operator wants a deal that would not come by itself', () => {
  expect(suits(honest)).toBe(false)
})

describe('a record that nobody has forged', () => {
  it('proves only as much as was kept', async () => {
    const alone = await verified(saved(honest))
    expect(alone).toMatchObject({ code: 0, err: '' })
    const { chance } = texts.en.records
    const fits = [chance.fits, chance.startCode(startCode)]
    const mixed = chance.mixed([0, 1, 2])
    expect(alone.out.split('\n').slice(1, -1)).toEqual([...fits, chance.unwitnessed, mixed])
    const withCode = await verified(saved(honest), '--start-code', startCode.toUpperCase())
    expect(withCode.out.split('\n').slice(1, -1)).toEqual([...fits, chance.given, mixed, chance.proved([0, 1, 2])])
    const kept = await verified(saved(honest, { witness }))
    expect(kept.out.split('\n').slice(1, -1)).toEqual([...fits, chance.kept(0), mixed, chance.proved([0, 1, 2])])
  })

  it('has the details in JSON', async () => {
    const { out } = await verified(saved(honest, { witness }), '--json')
    expect(JSON.parse(out).chance).toEqual({
      code: 'fair',
      startCode,
      commitment,
      holdsFor: [0, 1, 2],
      leftOut: [],
      derived: [],
      isWitnessed: true,
      keptBy: 0,
    })
  })

  it('says when the server alone made the seed', async () => {
    const seats = honest.seats.map((seat): MixedSeat => (seat.kind === 'person' ? { ...seat, nonce: null } : seat))
    const { out } = await verified(saved({ ...honest, seats }), '--start-code', startCode)
    expect(out).toContain(texts.en.records.chance.nobody)
    expect(out).toContain('could choose between 8 deals')
    expect(out).not.toContain('proved to')
  })

  it.each(languages)('is told of in every language (%s)', async (lang) => {
    const beacon = { source: 'drand', round: 7, value: hash('drand 7') }
    const seats = honest.seats.with(1, { kind: 'person', commitment: commitmentOf(nonces[1]), nonce: null })
    const fairness = { ...honest, seats, beacon }
    const code = startCodeOf(commitment, seats, beacon)
    const { out } = await verified(saved(fairness), '--start-code', code, '--lang', lang)
    const { chance } = texts[lang].records
    expect(out.split('\n').slice(1, -1)).toEqual([
      chance.fits,
      chance.startCode(code),
      chance.given,
      chance.mixed([0, 2]),
      chance.proved([0, 2]),
      chance.leftOut([1]),
      chance.beacon('drand', 7, beacon.value),
      chance.beaconLimit,
    ])
  })
})

/** Not even who has kept nothing is deceived. */
const clumsy: readonly (readonly [what: string, forged: Fairness, complaint: string])[] = [
  [
    'another nonce under the old commitment of its seat',
    ground((nonce) => withOwnSeat({ kind: 'person', commitment: commitmentOf(nonces[operator]), nonce })),
    'the nonce of seat 2 does not give the commitment of that seat',
  ],
  [
    'another secret under the old commitment of the table',
    ground((other) => ({ ...honest, secret: other })),
    'the secret does not give the commitment of the table',
  ],
]

describe.each(clumsy)('an operator with %s', (_, forged, complaint) => {
  it('is refused outright', async () => {
    const { code, out, err } = await verified(saved(forged))
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(`the chance is not what the record claims: ${complaint}`)
  })

  it('is noticed when the record is told again', async () => {
    const { code, out, err } = await eminence(['replay', saved(forged)])
    expect(code).toBe(0)
    expect(out).toContain(texts.en.records.position)
    expect(err).toBe(
      `eminence: note: the chance is not what the record claims: ${complaint}; \`eminence verify\` tells more\n`,
    )
  })
})

/** Everything fits together, except that it is not what people were shown before they revealed their nonces. */
const skilled: readonly (readonly [what: string, forged: Fairness])[] = [
  ['another nonce and its commitment', ground((nonce) => withOwnSeat(person(nonce)))],
  ['an automaton at its seat', ground((id) => withOwnSeat({ kind: 'automaton', id }))],
  [
    'a computer player at its seat, and another secret',
    ground((other) => ({
      ...withOwnSeat({ kind: 'computer', level: 'club' }),
      secret: other,
      commitment: commitmentOf(other),
    })),
  ],
  [
    'another secret and its commitment',
    ground((other) => ({ ...honest, secret: other, commitment: commitmentOf(other) })),
  ],
  ['one seat more', ground((nonce) => ({ ...honest, seats: [...honest.seats, person(nonce)] }))],
  ['one seat less', { ...honest, seats: honest.seats.toSpliced(1, 1) }],
  ['two seats exchanged', { ...honest, seats: honest.seats.toReversed() }],
  ['a beacon that nobody had named', ground((value) => ({ ...honest, beacon: { source: 'drand', round: 1, value } }))],
]

describe.each(skilled)('an operator with %s', (_, forged) => {
  const complaint = texts.en.chanceProblem({ problem: 'startCode' })

  it('is refused by who has noted the start code', async () => {
    const file = saved(forged)
    const { code, out, err } = await verified(file, '--start-code', startCode)
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: `eminence: ${file}: ${complaint}\n` })
  })

  it('is refused by a record that a browser has saved, and by the browser', async () => {
    const { code, out, err } = await verified(saved(forged, { witness }))
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(complaint)
    expect(checkWitness(forged, seedOf(forged), witness)).toEqual({ code: 'unfair', problem: 'startCode' })
  })

  it('is not told to be proved to anybody else', async () => {
    const { code, out } = await verified(saved(forged))
    expect(code).toBe(0)
    expect(out).toContain(texts.en.records.chance.unwitnessed)
    expect(out).not.toContain('proved to')
  })
})

describe('an operator with a seat too many or too few in the proof alone', () => {
  it.each([honest.seats.slice(1), [...honest.seats, person(hash('somebody'))]])(
    'is refused outright',
    async (...seats) => {
      const fairness = { ...honest, seats }
      const { code, err } = await verified(saved(honest, { fairness }))
      expect(code).toBe(1)
      expect(err).toContain(texts.en.chanceProblem({ problem: 'seats' }))
    },
  )
})

describe('an operator that leaves its own seat out', () => {
  const away: Fairness = withOwnSeat({ kind: 'person', commitment: commitmentOf(nonces[operator]), nonce: null })

  it('has two deals to choose from, and verify says so', async () => {
    const { code, out } = await verified(saved(away, { witness }))
    expect(code).toBe(0)
    expect(out).toContain('left out: seat 2; nothing is proved for who sat there')
    expect(out).toContain('could choose between 2 deals')
    expect(out).toContain('proved to who sat there (seats 0, 1)')
  })
})

describe('an operator that says no more than before', () => {
  const own = () => {
    for (let count = 0; ; count++) {
      const nonce = hash(`try ${count}`)
      const seed = seedOfScheme1(secret, nonces.with(operator, nonce))
      if (wanted.every((card) => dealtCards(3, seed, operator).includes(card))) return { nonce, seed }
    }
  }

  it('is refused by what was kept, and proves nothing to others', async () => {
    const { nonce, seed } = own()
    const fairness = { commitment, secret, nonces: nonces.with(operator, nonce) }
    const { file } = newFolder()
    const write = (more: object) => writeFileSync(file('old.json'), JSON.stringify({ ...recordWith(3, seed), ...more }))
    const complaint = texts.en.chanceProblem({ problem: 'startCode' })
    write({ fairness, witness })
    expect((await verified(file('old.json'))).err).toContain(complaint)
    write({ witness })
    expect((await verified(file('old.json'))).err).toContain(complaint)
    write({})
    expect((await verified(file('old.json'), '--start-code', startCode)).err).toContain(complaint)
    expect((await verified(file('old.json'))).out).toContain(texts.en.records.chance.unproven)
    write({ fairness })
    expect((await verified(file('old.json'))).out).toContain(texts.en.records.chance.scheme1Limit)
  })
})
