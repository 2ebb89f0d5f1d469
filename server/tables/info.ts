import { type Asking, type SeatInfo, startCodeOf, type TableInfo } from '@eminence/protocol'
import type { ListedTable, StoredGuest, StoredSeat } from '../storage/storage.ts'
import { waitsFor } from './seating.ts'

/** What is shown of a table besides what is stored of it. */
export interface Shown {
  readonly commitment: string
  readonly start: TableInfo['start']
  isHere(guest: string): boolean
}

/** What everybody may know of the table. */
export function infoOf(stored: ListedTable, { commitment, start, isHere }: Shown): TableInfo {
  const { id, game, rules, options, componentsName, watch, status, seats, host, created, rematch } = stored
  const fairness = status === 'over' ? fairnessOf(stored, commitment) : undefined
  return {
    id,
    game,
    rules,
    options,
    ...(componentsName !== null && { components: { name: componentsName } }),
    watch,
    status,
    seats: seats.map((seat) => seatInfo(seat, isHere)),
    host: host.name,
    commitment,
    created,
    ...(start !== undefined && { start }),
    ...(fairness !== undefined && { fairness }),
    ...(stored.stopped !== null && { stopped: stored.stopped }),
    ...(stored.asking.length > 0 && { asking: askingOf(stored) }),
    ...(status === 'over' && rematch !== null && { rematch }),
  }
}

export function fairnessOf({ secret, mix }: ListedTable, commitment: string): TableInfo['fairness'] {
  if (mix === null) return undefined
  if (mix.scheme === 1) return { commitment, secret, nonces: mix.nonces }
  return { scheme: 2, commitment, secret, seats: mix.seats }
}

/** What was fixed when the table began; tables of scheme 1 have no start code. */
export function startOf({ mix }: ListedTable, commitment: string): TableInfo['start'] {
  if (mix === null || mix.scheme === 1) return undefined
  const leftOut = mix.seats.flatMap((seat, at) => (seat.kind === 'person' && seat.nonce === null ? [at] : []))
  return { code: startCodeOf(commitment, mix.seats), leftOut }
}

const askingOf = (stored: ListedTable): readonly Asking[] =>
  stored.asking.map((each) => ({
    number: each.number,
    seat: each.seat,
    name: each.name,
    waitsFor: waitsFor(stored, each),
  }))

/** The number of the guest's own request to sit down. */
export const asksOf = ({ asking }: ListedTable, guest: StoredGuest | null): number | null =>
  asking.find((each) => each.guest === guest?.id)?.number ?? null

function seatInfo(seat: StoredSeat, isHere: (guest: string) => boolean): SeatInfo {
  switch (seat.kind) {
    case 'free':
      return { kind: 'free' }
    case 'person':
      return { kind: 'person', name: seat.name, here: isHere(seat.guest) }
    case 'computer':
      return { kind: 'computer', level: seat.level }
    case 'automaton':
      return { kind: 'automaton', id: seat.id }
  }
}
