import { bytesOf, hex, type Seat, sha256, utf8 } from '@eminence/kernel'
import * as v from 'valibot'

/**
 * What is published when a table is over, and proves that its chance was fixed before anybody saw it: the secret gives the commitment that
 * was shown when the table was opened, and secret and nonces give the seed of the record.
 */
export interface Fairness {
  readonly commitment: string
  readonly secret: string
  /** By seat. */
  readonly nonces: readonly string[]
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))

/** SHA-256 of the secret; all of these are 32 bytes, written as 64 lower-case hexadecimal digits. */
export const commitmentOf = (secret: string): string => hex(sha256(bytesOf(secret)))

/** SHA-256 of the secret and then the nonces, seat by seat. */
export const seedOf = (secret: string, nonces: readonly string[]): string =>
  hex(sha256(joined([secret, ...nonces].map(bytesOf))))

/** A computer player's nonce follows from the secret, so that the server cannot try many until it likes the cards. */
export const computerNonce = (secret: string, seat: Seat): string =>
  hex(sha256(joined([bytesOf(secret), utf8(`computer player at seat ${seat}`)])))

/** Whether the seed of a record came about as promised. */
export const isFair = ({ commitment, secret, nonces }: Fairness, seed: string): boolean =>
  commitmentOf(secret) === commitment && seedOf(secret, nonces) === seed

const digits = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const proof = v.object({ fairness: v.object({ commitment: digits, secret: digits, nonces: v.array(digits) }) })

/** What a record, as it was downloaded, says of its chance; without a proof it may still be a good record. */
export type Chance =
  | { readonly code: 'fair'; readonly commitment: string }
  | { readonly code: 'unfair' }
  | { readonly code: 'unproven' }

export function chanceOf(record: unknown, setup: { readonly seats: number; readonly seed: string }): Chance {
  if (typeof record !== 'object' || record === null || !('fairness' in record)) return { code: 'unproven' }
  const { success, output } = v.safeParse(proof, record)
  if (!success) return { code: 'unfair' }
  const { fairness } = output
  const isProven = fairness.nonces.length === setup.seats && isFair(fairness, setup.seed)
  return isProven ? { code: 'fair', commitment: fairness.commitment } : { code: 'unfair' }
}
