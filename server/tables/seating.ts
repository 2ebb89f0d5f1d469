import type { Seat, Viewer } from '@eminence/kernel'
import { computerNonce, type SeatInfo, type SeatRequest, type SitRequest, type TableInfo } from '@eminence/protocol'
import { type Answer, done, refused } from '../answer.ts'
import type { ListedTable, Sitting, StoredGuest, StoredSeat, StoredTable } from '../storage/storage.ts'

/** A table as it is to be from now on. */
export interface Seating {
  readonly info: StoredTable
  readonly sitting?: Sitting
}

/** Where the guest sits. */
export function seatOf({ seats }: ListedTable, guest: StoredGuest | null): Viewer {
  const seat = seats.findIndex((each) => each.kind === 'person' && each.guest === guest?.id)
  return seat < 0 ? null : seat
}

const withSeat = (info: StoredTable, seat: Seat, now: StoredSeat): StoredTable => ({
  ...info,
  seats: info.seats.with(seat, now),
})

const isBeingSeated = ({ status }: StoredTable): boolean => status === 'open' || status === 'playing'

/** The nonce of a table that is being played is part of its seed: who sits down later takes it over. */
const nonceFor = ({ status }: StoredTable, { nonce }: StoredSeat, offered: string): string =>
  status === 'open' ? offered : (nonce ?? offered)

export function sit(
  info: StoredTable,
  before: readonly Sitting[],
  guest: StoredGuest,
  { seat, nonce }: SitRequest,
): Answer<Seating> {
  if (!isBeingSeated(info)) return refused({ code: 'notOpen' })
  const place = info.seats[seat]
  if (place === undefined) return refused({ code: 'noSuchSeat' })
  const own = seatOf(info, guest)
  if (own !== null) return refused({ code: 'alreadySeated', seat: own })
  if (place.kind !== 'free') return refused({ code: 'seatTaken' })
  const earlier = before.find((each) => each.guest === guest.id)
  if (info.status === 'playing' && earlier !== undefined && earlier.seat !== seat)
    return refused({ code: 'alreadySeated', seat: earlier.seat })
  const now: StoredSeat = { kind: 'person', nonce: nonceFor(info, place, nonce), guest: guest.id, name: guest.name }
  // Where the host has left and nobody else sat, whoever sits down first hosts the table.
  const host = info.status === 'playing' && seatOf(info, info.host) === null ? guest : info.host
  return done({ info: { ...withSeat(info, seat, now), host }, sitting: { guest: guest.id, seat } })
}

export function leave(info: StoredTable, guest: StoredGuest): Answer<Seating> {
  if (!isBeingSeated(info)) return refused({ code: 'notOpen' })
  const seat = seatOf(info, guest)
  // Before the play begins, the last person takes the table along.
  const closes = info.status === 'open' && !hasOthers(info, seat)
  if (seat === null) {
    const isHost = info.host.id === guest.id
    return isHost && closes ? done({ info: { ...info, status: 'closed' } }) : refused({ code: 'notSeated' })
  }
  const nonce = info.status === 'open' ? null : info.seats[seat].nonce
  const left = withSeat(info, seat, { kind: 'free', nonce })
  const host = info.host.id === guest.id ? (nextPerson(left, seat) ?? info.host) : info.host
  return done({ info: { ...left, host, status: closes ? 'closed' : info.status } })
}

/** Who sits next after this seat, round the table. */
function nextPerson({ seats }: StoredTable, from: Seat): StoredGuest | null {
  const person = [...seats.slice(from + 1), ...seats.slice(0, from)].find((each) => each.kind === 'person')
  return person === undefined ? null : { id: person.guest, name: person.name }
}

const hasOthers = ({ seats }: StoredTable, seat: Viewer): boolean =>
  seats.some((each, at) => each.kind === 'person' && at !== seat)

/** The host puts a computer player on a free seat or takes it away again; while it is played, only on a seat that was left. */
export function seatComputer(info: StoredTable, guest: StoredGuest, { seat, level }: SeatRequest): Answer<Seating> {
  if (!isBeingSeated(info)) return refused({ code: 'notOpen' })
  if (info.host.id !== guest.id) return refused({ code: 'notHost' })
  const place = info.seats[seat]
  if (place === undefined) return refused({ code: 'noSuchSeat' })
  if (place.kind === 'person' || place.kind === 'automaton') return refused({ code: 'seatTaken' })
  if (level === null) {
    const nonce = info.status === 'open' ? null : place.nonce
    return done({ info: withSeat(info, seat, { kind: 'free', nonce }) })
  }
  const nonce = nonceFor(info, place, computerNonce(info.secret, seat))
  return done({ info: withSeat(info, seat, { kind: 'computer', nonce, level }) })
}

/** The nonces of a table that is fully seated, or which seats are still free. */
export function startable(info: StoredTable, guest: StoredGuest): Answer<readonly string[]> {
  if (info.status !== 'open') return refused({ code: 'notOpen' })
  if (info.host.id !== guest.id) return refused({ code: 'notHost' })
  const free = info.seats.flatMap(({ kind }, seat) => (kind === 'free' ? [seat] : []))
  return free.length > 0 ? refused({ code: 'seatsFree', seats: free }) : done(noncesOf(info))
}

export const noncesOf = ({ seats }: ListedTable): readonly string[] => seats.map(({ nonce }) => nonce ?? '')

/** What everybody may know of the table. */
export function infoOf(stored: ListedTable, commitment: string, isHere: (guest: string) => boolean): TableInfo {
  const { id, game, rules, options, componentsName, watch, status, seats, host, secret, created, rematch } = stored
  const info: TableInfo = {
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
  }
  if (status !== 'over') return info
  return { ...info, fairness: { commitment, secret, nonces: noncesOf(stored) }, ...(rematch !== null && { rematch }) }
}

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
