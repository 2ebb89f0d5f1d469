import { computerLevels, type Seat } from '@eminence/kernel'
import * as v from 'valibot'
import {
  commitmentOf,
  type Fairness,
  type FairnessOfScheme1,
  type MixedSeat,
  seedOf,
  seedOfScheme1,
  startCodeOf,
} from './fairness.ts'
import { digits, seatNumber } from './lobby.ts'

const word = v.pipe(v.string(), v.regex(/^[!-~]{1,100}$/))

const mixedSeat = v.variant('kind', [
  v.strictObject({ kind: v.literal('person'), commitment: digits, nonce: v.nullable(digits) }),
  v.strictObject({ kind: v.literal('computer'), level: v.picklist(computerLevels) }),
  v.strictObject({ kind: v.literal('automaton'), id: word }),
])
const scheme2 = v.strictObject({
  scheme: v.literal(2),
  commitment: digits,
  secret: digits,
  seats: v.array(mixedSeat),
  beacon: v.exactOptional(
    v.strictObject({ source: word, round: v.pipe(v.number(), v.safeInteger(), v.minValue(0)), value: digits }),
  ),
})
const scheme1 = v.strictObject({ commitment: digits, secret: digits, nonces: v.array(digits) })
const anyFairness = v.union([scheme2, scheme1])

/** What the browser of a seat has kept since the start of the table; a record that it saves carries it. */
const witness = v.strictObject({ seat: seatNumber, startCode: digits, commitment: digits, nonce: digits })
export type Witness = v.InferOutput<typeof witness>

/** What does not fit. */
export type ChanceProblem =
  /** The field `fairness`, or `witness`, is not of a known form. */
  | { readonly problem: 'malformed' }
  /** It is about another number of seats than the record. */
  | { readonly problem: 'seats' }
  /** The secret does not give the commitment of the table. */
  | { readonly problem: 'commitment' }
  /** The nonce of this seat does not give the commitment of the seat. */
  | { readonly problem: 'nonce'; readonly seat: Seat }
  /** Somebody kept a start code, and the commitments have another one, or are not there. */
  | { readonly problem: 'startCode' }
  /** The nonce of this seat is not the one that its browser kept. */
  | { readonly problem: 'ownNonce'; readonly seat: Seat }
  /** All of it together does not give the seed. */
  | { readonly problem: 'seed' }

/** Secret, commitments, nonces, start code and seed fit together. */
export interface FairChance {
  readonly code: 'fair'
  readonly startCode: string
  /** Of the table. */
  readonly commitment: string
  /** The persons whose nonces are part of the seed. */
  readonly holdsFor: readonly Seat[]
  /** The persons who have no part in the seed. */
  readonly leftOut: readonly Seat[]
  /** Computer players and automata. */
  readonly derived: readonly Seat[]
  /** The start code is one that was kept since the start: that of a witness in the record, or one that was handed in. */
  readonly isWitnessed: boolean
  /** The seat of the witness in the record. */
  readonly keptBy: Seat | null
  /** A beacon was mixed in; that this is its value is still to be looked up. */
  readonly beacon?: { readonly source: string; readonly round: number; readonly value: string }
}

/** What can be said of the chance of a record; without a proof it may still be a good record. */
export type Chance =
  | { readonly code: 'unproven' }
  | ({ readonly code: 'unfair' } & ChanceProblem)
  /** It fits together, but by the scheme of before: the server with a seat, or with a computer's, could have chosen the seed. */
  | { readonly code: 'scheme1'; readonly commitment: string }
  | FairChance

const unfair = (problem: ChanceProblem): Chance => ({ code: 'unfair', ...problem })

/** Of a record as it was saved, with its fields `fairness` and `witness`. Whoever has noted the start code hands it in. */
export function chanceOf(
  record: unknown,
  setup: { readonly seats: number; readonly seed: string },
  startCode?: string,
): Chance {
  const fields = v.safeParse(v.looseObject({ fairness: v.optional(v.unknown()), witness: v.optional(witness) }), record)
  if (!fields.success) return unfair({ problem: 'malformed' })
  const { fairness, witness: kept } = fields.output
  const codes = [kept?.startCode, startCode].filter((code) => code !== undefined)
  if (fairness === undefined) return codes.length > 0 ? unfair({ problem: 'startCode' }) : { code: 'unproven' }
  const read = v.safeParse(anyFairness, fairness)
  if (!read.success) return unfair({ problem: 'malformed' })
  const { output } = read
  const seats = 'scheme' in output ? output.seats.length : output.nonces.length
  if (seats !== setup.seats) return unfair({ problem: 'seats' })
  return 'scheme' in output ? judged(output, setup.seed, codes, kept) : judgedByScheme1(output, setup.seed, codes)
}

/** What a browser says of a table that is over, by what it has kept since the start. */
export function checkWitness(fairness: unknown, seed: string, kept: Witness): Chance {
  const read = v.safeParse(anyFairness, fairness)
  if (!read.success) return unfair({ problem: fairness === undefined ? 'startCode' : 'malformed' })
  const { output } = read
  const codes = [kept.startCode]
  return 'scheme' in output ? judged(output, seed, codes, kept) : judgedByScheme1(output, seed, codes)
}

function judged(fairness: Fairness, seed: string, codes: readonly string[], kept?: Witness): Chance {
  const { commitment, secret, seats, beacon } = fairness
  if (commitmentOf(secret) !== commitment) return unfair({ problem: 'commitment' })
  const seat = seats.findIndex(hasOtherNonce)
  if (seat >= 0) return unfair({ problem: 'nonce', seat })
  const startCode = startCodeOf(commitment, seats, beacon)
  if (codes.some((code) => code !== startCode)) return unfair({ problem: 'startCode' })
  if (kept !== undefined && kept.commitment !== commitment) return unfair({ problem: 'startCode' })
  if (kept !== undefined && !isOwn(seats[kept.seat], kept.nonce))
    return unfair({ problem: 'ownNonce', seat: kept.seat })
  if (seedOf(fairness) !== seed) return unfair({ problem: 'seed' })
  const seatsWhere = (is: (seat: MixedSeat) => boolean): Seat[] => seats.flatMap((each, at) => (is(each) ? [at] : []))
  return {
    code: 'fair',
    startCode,
    commitment,
    holdsFor: seatsWhere((each) => each.kind === 'person' && each.nonce !== null),
    leftOut: seatsWhere((each) => each.kind === 'person' && each.nonce === null),
    derived: seatsWhere((each) => each.kind !== 'person'),
    isWitnessed: codes.length > 0,
    keptBy: kept?.seat ?? null,
    ...(beacon !== undefined && { beacon }),
  }
}

const hasOtherNonce = (seat: MixedSeat): boolean =>
  seat.kind === 'person' && seat.nonce !== null && commitmentOf(seat.nonce) !== seat.commitment

/** Also where the seat was left out: its commitment was there all the same. */
const isOwn = (seat: MixedSeat | undefined, nonce: string): boolean =>
  seat?.kind === 'person' && commitmentOf(nonce) === seat.commitment && (seat.nonce === null || seat.nonce === nonce)

/** There was no start code at the time: where one was kept, the record is not that of its table. */
function judgedByScheme1(fairness: FairnessOfScheme1, seed: string, codes: readonly string[]): Chance {
  const { commitment, secret, nonces } = fairness
  if (commitmentOf(secret) !== commitment) return unfair({ problem: 'commitment' })
  if (codes.length > 0) return unfair({ problem: 'startCode' })
  if (seedOfScheme1(secret, nonces) !== seed) return unfair({ problem: 'seed' })
  return { code: 'scheme1', commitment }
}
