import {
  chanceOf,
  commitmentOf,
  type Fairness,
  type RevealMessage,
  type SeatAtStart,
  seedOf,
  seedOfScheme1,
  startCodeOf,
} from '@eminence/protocol'
import { describe, expect, it } from 'vitest'
import { evidenceOf, type Verdict, verdictOn } from '../table/server/verdict.ts'
import { type Texts, Witnesses, withWitness } from '../table/server/witness.ts'

const digits = (of: number): string => of.toString(16).padStart(64, '0')
const day = 24 * 3600 * 1000

/** A browser's storage, and one that refuses to store. */
const memory = (): Texts & { text: string | null } => ({
  text: null,
  getItem() {
    return this.text
  },
  setItem(_, text) {
    this.text = text
  },
})
const noMemory: Texts = {
  getItem: () => {
    throw new Error('forbidden')
  },
  setItem: () => {
    throw new Error('full')
  },
}

const secret = digits(0xabc)
const table = { id: 'table0000001', commitment: commitmentOf(secret), status: 'open' } as const

function given(texts: Texts = memory()) {
  const clock = { now: 1000 * day }
  let draws = 0
  const witnesses = new Witnesses(
    () => texts,
    () => clock.now,
    () => digits(++draws),
  )
  return { witnesses, clock }
}

const bens: SeatAtStart = { kind: 'person', commitment: commitmentOf(digits(0xbe)) }
const own = (nonce: string): SeatAtStart => ({ kind: 'person', commitment: commitmentOf(nonce) })
const reveal = (...seats: SeatAtStart[]): RevealMessage => ({
  type: 'reveal',
  table: table.id,
  commitment: table.commitment,
  seats,
})

describe('the nonce of a seat', () => {
  it('is drawn when one sits down, and only its SHA-256 is told', () => {
    const { witnesses } = given()
    expect(witnesses.commit(table)).toBe(commitmentOf(digits(1)))
    expect(witnesses.of(table.id)).toBeNull()
    expect(witnesses.commitmentSeen(table.id)).toBe(table.commitment)
  })

  it('is the same when one sits down once more before the start', () => {
    const { witnesses } = given()
    expect(witnesses.commit(table)).toBe(witnesses.commit(table))
  })

  it('is revealed when everything stands there as it should, and what was shown is kept', () => {
    const { witnesses } = given()
    witnesses.commit(table)
    const shown = reveal(bens, own(digits(1)))
    expect(witnesses.reveal(shown, 1)).toBe(digits(1))
    expect(witnesses.of(table.id)).toEqual({
      seat: 1,
      startCode: startCodeOf(table.commitment, shown.seats),
      commitment: table.commitment,
      nonce: digits(1),
    })
  })

  it.each<[string, RevealMessage, number | null]>([
    ['the table has another commitment', { ...reveal(bens, own(digits(1))), commitment: digits(9) }, 1],
    ['another commitment stands at the own seat', reveal(own(digits(1)), bens), 1],
    ['a computer player is said to sit there', reveal(bens, { kind: 'computer', level: 'club' }), 1],
    ['there is no such seat', reveal(bens), 1],
    ['one has no seat', reveal(bens, own(digits(1))), null],
    ['it is about another table', { ...reveal(bens, own(digits(1))), table: 'table0000002' }, 1],
  ])('stays hidden where %s', (_, shown, seat) => {
    const { witnesses } = given()
    witnesses.commit(table)
    expect(witnesses.reveal(shown, seat)).toBeNull()
    expect(witnesses.of(table.id)).toBeNull()
  })

  it('is revealed again for the same start, and never for another one', () => {
    const { witnesses } = given()
    witnesses.commit(table)
    const shown = reveal(bens, own(digits(1)))
    witnesses.reveal(shown, 1)
    expect(witnesses.reveal(shown, 1)).toBe(digits(1))
    const kept = witnesses.of(table.id)
    expect(witnesses.reveal(reveal(own(digits(77)), own(digits(1))), 1)).toBeNull()
    expect(witnesses.of(table.id)).toEqual(kept)
  })

  it('that was revealed is replaced by a new one when one sits down again before the start', () => {
    const { witnesses } = given()
    witnesses.commit(table)
    witnesses.reveal(reveal(bens, own(digits(1))), 1)
    expect(witnesses.commit(table)).toBe(commitmentOf(digits(2)))
    expect(witnesses.reveal(reveal(bens, own(digits(2))), 1)).toBe(digits(2))
  })

  it('stays kept when one comes back in the middle of the play; a newcomer keeps nothing', () => {
    const { witnesses } = given()
    witnesses.commit(table)
    witnesses.reveal(reveal(bens, own(digits(1))), 1)
    const kept = witnesses.of(table.id)
    expect(witnesses.commit({ ...table, status: 'playing' })).toMatch(/^[0-9a-f]{64}$/)
    expect(witnesses.of(table.id)).toEqual(kept)
    witnesses.commit({ ...table, id: 'table0000002', status: 'playing' })
    expect(witnesses.commitmentSeen('table0000002')).toBeNull()
  })
})

describe('what a device keeps', () => {
  it('is there when the page is loaded again, and survives a storage that was tampered with', () => {
    const texts = memory()
    given(texts).witnesses.commit(table)
    expect(given(texts).witnesses.commitmentSeen(table.id)).toBe(table.commitment)
    for (const text of ['no JSON', '7', 'null', '{"table0000001":{"nonce":"x"}}', '{"table0000001":null}']) {
      texts.setItem('', text)
      expect(given(texts).witnesses.commitmentSeen(table.id)).toBeNull()
    }
  })

  it('lasts as long as the page where the browser stores nothing', () => {
    const { witnesses } = given(noMemory)
    witnesses.commit(table)
    expect(witnesses.reveal(reveal(bens, own(digits(1))), 1)).toBe(digits(1))
    expect(witnesses.of(table.id)).not.toBeNull()
  })

  it('is at most 200 tables, the newest, and none older than 60 days', () => {
    const { witnesses, clock } = given()
    const idOf = (at: number) => `table${String(at).padStart(7, '0')}`
    for (let at = 0; at < 201; at++) {
      clock.now++
      witnesses.commit({ ...table, id: idOf(at) })
    }
    expect(witnesses.commitmentSeen(idOf(0))).toBeNull()
    expect(witnesses.commitmentSeen(idOf(1))).not.toBeNull()
    clock.now += 60 * day
    witnesses.commit({ ...table, id: 'tableNewest1' })
    expect(witnesses.commitmentSeen(idOf(200))).toBeNull()
    expect(witnesses.commitmentSeen('tableNewest1')).not.toBeNull()
  })
})

describe('when the table is over', () => {
  const fairness = (nonce: string | null, bensNonce: string | null = digits(0xbe)): Fairness => ({
    scheme: 2,
    commitment: table.commitment,
    secret,
    seats: [
      { kind: 'person', commitment: commitmentOf(digits(0xbe)), nonce: bensNonce },
      { kind: 'person', commitment: commitmentOf(digits(1)), nonce },
      { kind: 'computer', level: 'club' },
    ],
  })
  const recordOf = (seed: string) => JSON.stringify({ setup: { seats: 3, seed } })
  const start = reveal(bens, own(digits(1)), { kind: 'computer', level: 'club' })

  function seated() {
    const { witnesses } = given()
    witnesses.commit(table)
    witnesses.reveal(start, 1)
    return witnesses
  }
  const judged = (published: Fairness, witnesses = seated(), seed = seedOf(published)): Verdict | null =>
    verdictOn({ id: table.id, fairness: published }, recordOf(seed), witnesses, 1)

  it('it was fair: the device says for whom, and who was left out', () => {
    expect(judged(fairness(digits(1)))).toEqual({ code: 'fair', holdsFor: [0, 1], leftOut: [] })
    expect(judged(fairness(digits(1), null))).toEqual({ code: 'fair', holdsFor: [1], leftOut: [0] })
  })

  it('nothing is said before anything is published', () => {
    expect(verdictOn({ id: table.id }, null, seated(), 1)).toBeNull()
  })

  it('a start that is not the one that was shown is found out while the table is still played', () => {
    const code = startCodeOf(table.commitment, start.seats)
    const started = (shown: string) => ({ id: table.id, start: { code: shown, leftOut: [] } })
    expect(verdictOn(started(code), null, seated(), 1)).toBeNull()
    expect(verdictOn(started(digits(8)), null, seated(), 1)).toMatchObject({ code: 'unfair', problem: 'startCode' })
    expect(verdictOn(started(digits(8)), null, given().witnesses, 1)).toBeNull()
  })

  it('an operator who tried secrets until the cards were good is found out', () => {
    const other = { ...fairness(digits(1)), secret: digits(0xdef), commitment: commitmentOf(digits(0xdef)) }
    expect(judged(other)).toEqual({ code: 'unfair', problem: 'otherCommitment', seat: null })
    expect(judged({ ...fairness(digits(1)), secret: digits(0xdef) })).toMatchObject({ problem: 'commitment' })
  })

  it('so is one who came with another nonce for a seat after having seen the own one', () => {
    const [, ...others] = fairness(digits(1)).seats
    const ground = { kind: 'person', commitment: commitmentOf(digits(5)), nonce: digits(5) } as const
    expect(judged({ ...fairness(digits(1)), seats: [ground, ...others] })).toMatchObject({ problem: 'startCode' })
    expect(judged(fairness(digits(1), digits(5)))).toEqual({ code: 'unfair', problem: 'nonce', seat: 0 })
  })

  it('so is one who dealt from another seed', () => {
    expect(judged(fairness(digits(1)), seated(), digits(3))).toMatchObject({ code: 'unfair', problem: 'seed' })
  })

  it('nothing is proved to who was left out, who kept nothing, or who cannot have the record', () => {
    expect(judged(fairness(null))).toEqual({ code: 'unproved', why: 'leftOut' })
    expect(judged(fairness(digits(1)), given().witnesses)).toEqual({ code: 'unproved', why: 'unkept' })
    const info = { id: table.id, fairness: fairness(digits(1)) }
    expect(verdictOn(info, null, seated(), 1)).toEqual({ code: 'unproved', why: 'unreachable' })
  })

  it('a start that was called off is no fraud: who did not reveal again is left out of the one that counts', () => {
    const [, ...others] = fairness(null).seats
    const other = { kind: 'person', commitment: commitmentOf(digits(5)), nonce: digits(5) } as const
    const second = { ...fairness(null), seats: [other, ...others] }
    expect(judged(second)).toEqual({ code: 'unproved', why: 'leftOut' })
    expect(evidenceOf({ id: table.id, fairness: second }, seated())).toBeNull()
    expect(evidenceOf({ id: table.id, fairness: fairness(digits(1)) }, seated())).not.toBeNull()
    const started = { id: table.id, start: { code: digits(8), leftOut: [1] } }
    expect(verdictOn(started, null, seated(), 1)).toBeNull()
  })

  it('nothing is proved of a table of the old scheme', () => {
    const nonces = [digits(4), digits(5), digits(6)]
    const old = { commitment: table.commitment, secret, nonces }
    const record = recordOf(seedOfScheme1(secret, nonces))
    const verdict = verdictOn({ id: table.id, fairness: old }, record, given().witnesses, 1)
    expect(verdict).toEqual({ code: 'unproved', why: 'oldScheme' })
  })

  it('a saved record has what the device bears witness to, and whoever reads it finds a forgery', () => {
    const honest = fairness(digits(1))
    const saved = (published: Fairness) => {
      const setup = { seats: 3, seed: seedOf(published) }
      const text = JSON.stringify({ format: 'eminence-record/1', setup, fairness: published })
      return { record: JSON.parse(withWitness(text, seated().of(table.id))), setup }
    }
    const good = saved(honest)
    expect(good.record.witness).toEqual(seated().of(table.id))
    expect(chanceOf(good.record, good.setup)).toMatchObject({ code: 'fair', isWitnessed: true })
    const [, ...others] = honest.seats
    const ground = { kind: 'person', commitment: commitmentOf(digits(5)), nonce: digits(5) } as const
    const forged = saved({ ...honest, seats: [ground, ...others] })
    expect(chanceOf(forged.record, forged.setup)).toMatchObject({ code: 'unfair', problem: 'startCode' })
    expect(chanceOf({ ...good.record, fairness: 7 }, good.setup)).toMatchObject({ problem: 'malformed' })
    expect(chanceOf({}, good.setup)).toEqual({ code: 'unproven' })
  })
})
