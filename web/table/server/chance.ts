import type { Seat } from '@eminence/kernel'
import {
  commitmentOf,
  type Fairness,
  type FairnessOfScheme1,
  type MixedSeat,
  readFairness,
  seedOf,
  seedOfScheme1,
  startCodeOf,
} from '@eminence/protocol'

/** What somebody at a table has kept of its start, and so can compare with what is published at its end. */
export interface Witness {
  readonly seat: Seat
  readonly startCode: string
  /** Of the table, as it was shown before the witness sat down. */
  readonly commitment: string
  readonly nonce: string
}

/** What does not fit. */
export type ChanceProblem =
  | 'malformed'
  /** The secret is not the one that the table's commitment was made of. */
  | 'secret'
  /** A nonce is not the one that its seat's commitment was made of. */
  | 'nonce'
  | 'seed'
  /** The witness was shown another commitment of the table, other seats at its start, or has revealed a nonce that is not there. */
  | 'otherCommitment'
  | 'otherStart'
  | 'otherNonce'

/** What is proved of the chance of a table. */
export type Chance =
  | { readonly code: 'unproven' }
  | { readonly code: 'unfair'; readonly problem: ChanceProblem; readonly seat?: Seat }
  | { readonly code: 'scheme1'; readonly commitment: string }
  | {
      readonly code: 'fair'
      readonly startCode: string
      readonly commitment: string
      /** The seats whose nonces are in the mix: each of them alone made the seed impossible to choose. */
      readonly holdsFor: readonly Seat[]
      /** People who were away at the start. */
      readonly leftOut: readonly Seat[]
      /** Computer players and automata. */
      readonly derived: readonly Seat[]
      readonly isWitnessed: boolean
    }

const unfair = (problem: ChanceProblem, seat?: Seat): Chance => ({
  code: 'unfair',
  problem,
  ...(seat !== undefined && { seat }),
})

/** Whether the seed came about as it was promised, and whether that is what the witness was shown. */
export function checkWitness(fairness: Fairness | FairnessOfScheme1, seed: string, witness: Witness | null): Chance {
  const { commitment, secret } = fairness
  if (commitmentOf(secret) !== commitment) return unfair('secret')
  if (witness !== null && witness.commitment !== commitment) return unfair('otherCommitment')
  if (!('scheme' in fairness))
    return seedOfScheme1(secret, fairness.nonces) === seed ? { code: 'scheme1', commitment } : unfair('seed')
  const { seats } = fairness
  const wrong = seats.findIndex(isWrong)
  if (wrong >= 0) return unfair('nonce', wrong)
  if (seedOf(fairness) !== seed) return unfair('seed')
  const startCode = startCodeOf(commitment, seats)
  if (witness !== null) {
    if (witness.startCode !== startCode) return unfair('otherStart')
    const own = seats[witness.seat]
    if (own?.kind !== 'person' || own.commitment !== commitmentOf(witness.nonce))
      return unfair('otherNonce', witness.seat)
  }
  const which = (isSo: (seat: MixedSeat) => boolean): Seat[] => [...seats.keys()].filter((seat) => isSo(seats[seat]))
  return {
    code: 'fair',
    startCode,
    commitment,
    holdsFor: which((seat) => seat.kind === 'person' && seat.nonce !== null),
    leftOut: which((seat) => seat.kind === 'person' && seat.nonce === null),
    derived: which(({ kind }) => kind !== 'person'),
    isWitnessed: witness !== null,
  }
}

const isWrong = (seat: MixedSeat): boolean =>
  seat.kind === 'person' && seat.nonce !== null && commitmentOf(seat.nonce) !== seat.commitment

const isDigits = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

const isWitness = (value: unknown): value is Witness => {
  if (typeof value !== 'object' || value === null) return false
  const { seat, startCode, commitment, nonce }: Partial<Record<keyof Witness, unknown>> = value
  return Number.isInteger(seat) && isDigits(startCode) && isDigits(commitment) && isDigits(nonce)
}

/** What a record, as it was downloaded, says of its chance. */
export function chanceOf(record: unknown, setup: { readonly seats: number; readonly seed: string }): Chance {
  if (typeof record !== 'object' || record === null || !('fairness' in record)) return { code: 'unproven' }
  const fairness = readFairness(record.fairness)
  const witness = 'witness' in record ? record.witness : null
  if (fairness === null || (witness !== null && !isWitness(witness))) return unfair('malformed')
  const { length } = 'scheme' in fairness ? fairness.seats : fairness.nonces
  return length === setup.seats ? checkWitness(fairness, setup.seed, witness) : unfair('malformed')
}
