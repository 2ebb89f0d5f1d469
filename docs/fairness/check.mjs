/*
 * Checks the chance of a table with nothing but SHA-256. It shares no code with Eminence, so that it can check Eminence.
 *
 *   node docs/fairness/check.mjs                              the published vectors
 *   node docs/fairness/check.mjs record.json [start code]     a record
 *
 * It does not play the record again: `eminence verify` does.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Texts are taken as UTF-8. */
function sha256(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const isDigits = (text) => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)

/** 32 bytes from 64 digits. */
function bytes(digits) {
  if (!isDigits(digits)) throw new Error(`not 64 lower-case hexadecimal digits: ${JSON.stringify(digits)}`)
  return Buffer.from(digits, 'hex')
}

const commitmentOf = (secret) => sha256(bytes(secret)).toString('hex')

function digestOfSeat(seat) {
  if (seat.kind === 'person') return sha256('person', bytes(seat.commitment))
  if (seat.kind === 'computer') return sha256(`computer ${seat.level}`)
  if (seat.kind === 'automaton') return sha256(`automaton ${seat.id}`)
  throw new Error(`nobody knows this kind of seat: ${JSON.stringify(seat)}`)
}

function startCodeOf({ commitment, seats, beacon }) {
  const named = beacon === undefined ? [] : [sha256(`beacon ${beacon.source} ${beacon.round}`)]
  return sha256('eminence start 2', bytes(commitment), ...seats.map(digestOfSeat), ...named).toString('hex')
}

const derivedNonce = (commitment, seat) => sha256(`eminence seat ${seat}`, bytes(commitment)).toString('hex')

function seedOf(fairness) {
  const { commitment, secret, seats, beacon } = fairness
  const parts = seats.flatMap((seat, at) => {
    const nonce = seat.kind === 'person' ? seat.nonce : derivedNonce(commitment, at)
    return nonce === null ? ['left out'] : ['nonce', bytes(nonce)]
  })
  const last = beacon === undefined ? [] : ['beacon', bytes(beacon.value)]
  return sha256('eminence seed 2', bytes(secret), bytes(startCodeOf(fairness)), ...parts, ...last).toString('hex')
}

/** What does not fit, or null. `kept` are start codes that somebody has kept. */
function problemOf(fairness, seed, seats, kept, witness) {
  const { scheme, commitment, secret } = fairness
  if (scheme !== 2 && scheme !== undefined) return 'malformed'
  if ((scheme === 2 ? fairness.seats : fairness.nonces).length !== seats) return 'seats'
  if (commitmentOf(secret) !== commitment) return 'commitment'
  if (scheme === undefined) {
    if (kept.length > 0) return 'startCode'
    return sha256(...[secret, ...fairness.nonces].map(bytes)).toString('hex') === seed ? null : 'seed'
  }
  const persons = fairness.seats.filter(({ kind }) => kind === 'person')
  if (persons.some((seat) => seat.nonce !== null && commitmentOf(seat.nonce) !== seat.commitment)) return 'nonce'
  if (kept.some((code) => code !== startCodeOf(fairness))) return 'startCode'
  if (witness !== undefined) {
    if (witness.commitment !== commitment) return 'startCode'
    if (fairness.seats[witness.seat]?.commitment !== commitmentOf(witness.nonce)) return 'ownNonce'
  }
  return seedOf(fairness) === seed ? null : 'seed'
}

const problemOfRecord = ({ fairness, witness, setup }, noted) => {
  const kept = [witness?.startCode, noted].filter((code) => code !== undefined)
  if (fairness === undefined) return kept.length > 0 ? 'startCode' : 'nothing: the record has no "fairness"'
  return problemOf(fairness, setup.seed, setup.seats, kept, witness)
}

const seatsWhere = (seats, is) => seats.flatMap((seat, at) => (is(seat) ? [at] : [])).join(', ') || 'none'

function checkRecord(file, noted) {
  const record = JSON.parse(readFileSync(file, 'utf8'))
  const problem = problemOfRecord(record, noted)
  if (problem !== null) return [`does not fit: ${problem}`]
  const { fairness, witness } = record
  console.log('secret, nonces, commitments and seed fit together')
  if (fairness.scheme === undefined) {
    console.log('not proved: that nobody chose the deal (scheme 1)')
    return []
  }
  console.log(`start code: ${startCodeOf(fairness)}`)
  if (noted === undefined && witness === undefined)
    console.log('not proved: that these commitments were there before the first nonce was revealed')
  const isPerson = ({ kind }) => kind === 'person'
  console.log(
    `nonces in the seed: seats ${seatsWhere(fairness.seats, (seat) => isPerson(seat) && seat.nonce !== null)}`,
  )
  console.log(`left out: seats ${seatsWhere(fairness.seats, (seat) => isPerson(seat) && seat.nonce === null)}`)
  if (fairness.beacon !== undefined) console.log(`look up this beacon: ${JSON.stringify(fairness.beacon)}`)
  return []
}

function checkVectors() {
  const { tables, refused } = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8'))
  const wrong = []
  const expectSame = (name, what, found, given) => {
    if (found !== given) wrong.push(`${name}: ${what} is ${found}, not ${given}`)
  }
  for (const { name, record, startCode, derived } of tables) {
    expectSame(name, 'the problem', problemOfRecord(record), null)
    if (record.fairness.scheme === undefined) continue
    expectSame(name, 'the start code', startCodeOf(record.fairness), startCode)
    for (const [seat, nonce] of Object.entries(derived))
      expectSame(name, `the nonce of seat ${seat}`, derivedNonce(record.fairness.commitment, seat), nonce)
  }
  for (const { name, record, startCode, problem } of refused)
    expectSame(name, 'the problem', problemOfRecord(record, startCode), problem)
  console.log(`${tables.length} tables and ${refused.length} forged records checked, ${wrong.length} wrong`)
  return wrong
}

const [file, noted] = process.argv.slice(2)
const wrong = file === undefined ? checkVectors() : checkRecord(file, noted)
for (const line of wrong) console.error(line)
process.exitCode = wrong.length === 0 ? 0 : 1
