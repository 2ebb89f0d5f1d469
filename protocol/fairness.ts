import { bytesOf, type ComputerLevel, hex, type Seat, sha256, utf8 } from '@eminence/kernel'

/*
 * How the chance of a table is fixed so that nobody can choose it.
 *
 * 1. The server draws a secret when the table is opened, and publishes its SHA-256: the table's commitment.
 * 2. Each person who sits down draws a nonce, and sends its SHA-256: the seat's commitment. Nobody has seen a nonce yet.
 * 3. When the host starts the table, everybody present is shown all commitments, keeps them, and only then reveals the nonce. Whoever is
 *    away is left out. A computer player or an automaton has a nonce that follows from the table's commitment.
 * 4. The seed is the SHA-256 of all of this. When the table is over, the secret is published with the record.
 *
 * All of these are 32 bytes, written as 64 lower-case hexadecimal digits.
 */

/** Who sat where when the table started, as far as it was known before any nonce was revealed. */
export type SeatAtStart =
  | { readonly kind: 'person'; readonly commitment: string }
  | { readonly kind: 'computer'; readonly level: ComputerLevel }
  | { readonly kind: 'automaton'; readonly id: string }

/** The same with the nonces: null for a person who was left out. */
export type MixedSeat =
  | { readonly kind: 'person'; readonly commitment: string; readonly nonce: string | null }
  | Exclude<SeatAtStart, { kind: 'person' }>

/**
 * The value of a public randomness beacon that is mixed in. The format has room for it; no server fills it yet. Source and round are part of
 * the start code, since whoever could name them after the nonces are known could choose the seed. That the value is the one which the source
 * has published is not checked here.
 */
export interface Beacon {
  readonly source: string
  readonly round: number
  readonly value: string
}

/** What is published when a table is over. */
export interface Fairness {
  readonly scheme: 2
  /** Of the table: the SHA-256 of the secret. */
  readonly commitment: string
  readonly secret: string
  readonly seats: readonly MixedSeat[]
  readonly beacon?: Beacon
}

/** What tables published that were opened before seats committed to their nonces. Whoever knew the secret and came last could choose the seed. */
export interface FairnessOfScheme1 {
  readonly commitment: string
  readonly secret: string
  /** By seat. */
  readonly nonces: readonly string[]
}

const digest = (parts: readonly Uint8Array[]): string =>
  hex(sha256(Uint8Array.from(parts.flatMap((part) => [...part]))))

/** The SHA-256 of a secret or of a nonce. */
export const commitmentOf = (secret: string): string => digest([bytesOf(secret)])

/** One number for all that was fixed before the first nonce was revealed. Whoever keeps it can tell later whether any of it was changed. */
export const startCodeOf = (
  commitment: string,
  seats: readonly SeatAtStart[],
  beacon?: Pick<Beacon, 'source' | 'round'>,
): string => {
  const digests = [
    ...seats.map(digestOfSeat),
    ...(beacon === undefined ? [] : [digest([utf8(`beacon ${beacon.source} ${beacon.round}`)])]),
  ]
  return digest([utf8('eminence start 2'), bytesOf(commitment), ...digests.map(bytesOf)])
}

const digestOfSeat = (seat: SeatAtStart): string => {
  if (seat.kind === 'person') return digest([utf8('person'), bytesOf(seat.commitment)])
  const who = seat.kind === 'computer' ? seat.level : seat.id
  return digest([utf8(`${seat.kind} ${who}`)])
}

/** The nonce of a seat without a person. It follows from the table's commitment, so that there is nothing to choose. */
export const derivedNonce = (commitment: string, seat: Seat): string =>
  digest([utf8(`eminence seat ${seat}`), bytesOf(commitment)])

/** The seed of the table. A seat that was left out is marked as such, so that no nonce gives the same seed. */
export function seedOf({ commitment, secret, seats, beacon }: Omit<Fairness, 'scheme'>): string {
  const parts = seats.flatMap((seat, at) => {
    const nonce = seat.kind === 'person' ? seat.nonce : derivedNonce(commitment, at)
    return nonce === null ? [utf8('left out')] : [utf8('nonce'), bytesOf(nonce)]
  })
  return digest([
    utf8('eminence seed 2'),
    bytesOf(secret),
    bytesOf(startCodeOf(commitment, seats, beacon)),
    ...parts,
    ...(beacon === undefined ? [] : [utf8('beacon'), bytesOf(beacon.value)]),
  ])
}

/** The seed of a table of scheme 1: the SHA-256 of the secret and then the nonces, seat by seat. */
export const seedOfScheme1 = (secret: string, nonces: readonly string[]): string =>
  digest([secret, ...nonces].map(bytesOf))
