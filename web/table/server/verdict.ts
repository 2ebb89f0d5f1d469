import type { Seat, Viewer } from '@eminence/kernel'
import {
  type ChanceProblem,
  chanceOf,
  checkWitness,
  type Fairness,
  type FairnessOfScheme1,
  type TableInfo,
  type Witness,
} from '@eminence/protocol'
import type { Witnesses } from './witness.ts'

/** What does not fit; `otherCommitment`: the table's commitment is not the one that was shown when one sat down. */
export type Unfairness = ChanceProblem['problem'] | 'otherCommitment'

/** What this device can say of the chance of a table that is over. */
export type Verdict =
  | { readonly code: 'fair'; readonly holdsFor: readonly Seat[]; readonly leftOut: readonly Seat[] }
  | {
      readonly code: 'unproved'
      /** `unkept`: this device did not take part in the start; `unreachable`: the record cannot be had. */
      readonly why: 'oldScheme' | 'leftOut' | 'unkept' | 'unreachable'
    }
  | { readonly code: 'unfair'; readonly problem: Unfairness; readonly seat: Seat | null }

/** The seed in a record as it was downloaded. */
function seedIn(record: string): string | null {
  try {
    const { setup }: { setup?: { seed?: unknown } } = JSON.parse(record)
    return typeof setup?.seed === 'string' ? setup.seed : null
  } catch {
    return null
  }
}

function isLeftOut(fairness: Fairness | FairnessOfScheme1, seat: Viewer): boolean {
  if (seat === null || !('scheme' in fairness)) return false
  const own = fairness.seats[seat]
  return own?.kind === 'person' && own.nonce === null
}

/** What this device bears witness to. Who was left out may have kept what was shown at a start that was called off: it proves nothing. */
export function evidenceOf(
  { id, fairness }: Pick<TableInfo, 'id' | 'fairness'>,
  witnesses: Pick<Witnesses, 'of'>,
): Witness | null {
  const witness = witnesses.of(id)
  return witness !== null && fairness !== undefined && isLeftOut(fairness, witness.seat) ? null : witness
}

/** Compares what is known of the table with what this device has kept. Null while it is played and nothing speaks against it. */
export function verdictOn(
  { id, start, fairness }: Pick<TableInfo, 'id' | 'start' | 'fairness'>,
  record: string | null,
  witnesses: Pick<Witnesses, 'of' | 'commitmentSeen'>,
  viewer: Viewer,
): Verdict | null {
  const witness = witnesses.of(id)
  const own = witness?.seat ?? viewer
  // Of a start that was called off, one may have kept something else than of the one that counts: one is left out of that.
  if (
    start !== undefined &&
    witness !== null &&
    start.code !== witness.startCode &&
    !start.leftOut.includes(witness.seat)
  )
    return { code: 'unfair', problem: 'startCode', seat: null }
  if (fairness === undefined) return null
  const seen = witnesses.commitmentSeen(id)
  if (seen !== null && seen !== fairness.commitment) return { code: 'unfair', problem: 'otherCommitment', seat: null }
  if (record === null) return { code: 'unproved', why: 'unreachable' }
  const seed = seedIn(record)
  if (seed === null) return { code: 'unfair', problem: 'malformed', seat: null }
  const evidence = evidenceOf({ id, fairness }, witnesses)
  const seats = 'scheme' in fairness ? fairness.seats.length : fairness.nonces.length
  const chance = evidence ? checkWitness(fairness, seed, evidence) : chanceOf({ fairness }, { seats, seed })
  switch (chance.code) {
    case 'unfair':
      return { code: 'unfair', problem: chance.problem, seat: 'seat' in chance ? chance.seat : null }
    case 'scheme1':
      return { code: 'unproved', why: 'oldScheme' }
    case 'unproven':
      return { code: 'unproved', why: 'unkept' }
    case 'fair': {
      const { holdsFor, leftOut } = chance
      if (isLeftOut(fairness, own)) return { code: 'unproved', why: 'leftOut' }
      return chance.isWitnessed ? { code: 'fair', holdsFor, leftOut } : { code: 'unproved', why: 'unkept' }
    }
  }
}
