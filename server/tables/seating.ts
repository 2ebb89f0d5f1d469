import type { Seat, Viewer } from '@eminence/kernel'
import type { AdmitRequest, SeatRequest, SitRequest } from '@eminence/protocol'
import { type Answer, done, refused } from '../answer.ts'
import type { ListedTable, Sitting, StoredAsking, StoredGuest, StoredSeat, StoredTable } from '../storage/storage.ts'
import { markedName } from './names.ts'

/** What a change of seats depends on, besides the table. */
export interface Company {
  /** Who sits or ever sat here. */
  readonly sittings: readonly Sitting[]
  /** Whether the guest follows the table now. */
  isHere(guest: string): boolean
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

const free: StoredSeat = { kind: 'free' }

const isBeingSeated = ({ status }: StoredTable): boolean => status === 'open' || status === 'playing'

/** The people who sit there, in the order of the seats. */
const peopleAt = ({ seats }: ListedTable) => seats.flatMap((seat) => (seat.kind === 'person' ? [seat] : []))

/** So many may ask for a seat at the same time. */
const mostAsking = 8

export function sit(
  info: StoredTable,
  company: Company,
  guest: StoredGuest,
  { seat, commitment }: SitRequest,
): Answer<StoredTable> {
  if (!isBeingSeated(info)) return refused({ code: 'notOpen' })
  const place = info.seats[seat]
  if (place === undefined) return refused({ code: 'noSuchSeat' })
  const own = seatOf(info, guest)
  if (own !== null) return refused({ code: 'alreadySeated', seat: own })
  if (place.kind !== 'free') return refused({ code: 'seatTaken' })
  const earlier = company.sittings.find((each) => each.guest === guest.id)
  // Who has seen one hand may not look into another.
  if (info.status === 'playing' && earlier !== undefined && earlier.seat !== seat)
    return refused({ code: 'alreadySeated', seat: earlier.seat })
  const isNewcomer = info.status === 'playing' && earlier === undefined
  if (!isNewcomer || peopleAt(info).length === 0)
    return done(settled(seated(info, company, guest, seat, commitment), company))
  const others = info.asking.filter((each) => each.guest !== guest.id)
  if (others.length >= mostAsking) return refused({ code: 'tooMany' })
  const number = 1 + Math.max(0, ...info.asking.map((each) => each.number))
  const asking = { number, guest: guest.id, name: guest.name, seat, commitment, agreed: [] }
  return done({ ...info, asking: [...others, asking] })
}

/** Somebody who sits here answers a newcomer's request. */
export function admit(
  info: StoredTable,
  company: Company,
  guest: StoredGuest,
  { number, yes }: AdmitRequest,
): Answer<StoredTable> {
  if (seatOf(info, guest) === null) return refused({ code: 'notSeated' })
  const asked = info.asking.find((each) => each.number === number)
  if (asked === undefined) return refused({ code: 'notFound' })
  const others = info.asking.filter((each) => each !== asked)
  if (!yes) return done({ ...info, asking: others })
  const agreed = [...new Set([...asked.agreed, guest.id])]
  return done(settled({ ...info, asking: [...others, { ...asked, agreed }] }, company))
}

/** Those who ask and whom everybody has agreed to sit down; whose seat is gone asks no longer. */
function settled(info: StoredTable, company: Company): StoredTable {
  const next = info.asking.find((each) => !isWaiting(info, each))
  if (next === undefined) return info
  const rest = { ...info, asking: info.asking.filter((each) => each !== next) }
  const isWelcome = isBeingSeated(info) && info.seats[next.seat].kind === 'free'
  const guest = { id: next.guest, name: next.name }
  return settled(isWelcome ? seated(rest, company, guest, next.seat, next.commitment) : rest, company)
}

const isWaiting = (info: StoredTable, asking: StoredAsking): boolean =>
  isBeingSeated(info) && info.seats[asking.seat].kind === 'free' && waitsFor(info, asking).length > 0

/** The seats of the people who have not agreed yet. */
export const waitsFor = ({ seats }: ListedTable, { agreed }: StoredAsking): readonly Seat[] =>
  seats.flatMap((each, seat) => (each.kind === 'person' && !agreed.includes(each.guest) ? [seat] : []))

function seated(info: StoredTable, company: Company, guest: StoredGuest, seat: Seat, commitment: string): StoredTable {
  const people = peopleAt(info)
  const name = markedName(
    guest.name,
    people.map((each) => each.name),
  )
  // The table is handed to somebody new only when nobody of the party is left: neither seated nor present.
  const isAbandoned =
    people.length === 0 && ![info.host.id, ...company.sittings.map((each) => each.guest)].some(company.isHere)
  const host = info.status === 'playing' && isAbandoned ? guest : info.host
  return { ...withSeat(info, seat, { kind: 'person', guest: guest.id, name, commitment }), host }
}

export function leave(info: StoredTable, company: Company, guest: StoredGuest): Answer<StoredTable> {
  const asking = info.asking.filter((each) => each.guest !== guest.id)
  if (asking.length < info.asking.length) return done({ ...info, asking })
  if (!isBeingSeated(info)) return refused({ code: 'notOpen' })
  const seat = seatOf(info, guest)
  const isHost = info.host.id === guest.id
  // Before the play begins, the last person takes the table along.
  const isLast = info.status === 'open' && peopleAt(info).every((each) => each.guest === guest.id)
  if (seat === null) return isHost && isLast ? done({ ...info, status: 'closed' }) : refused({ code: 'notSeated' })
  const left = withSeat(info, seat, free)
  const host = isHost ? (nextPerson(left, seat) ?? info.host) : info.host
  return done(settled({ ...left, host, status: isLast ? 'closed' : info.status }, company))
}

/** Who sits next after this seat, round the table. */
function nextPerson({ seats }: StoredTable, from: Seat): StoredGuest | null {
  const person = [...seats.slice(from + 1), ...seats.slice(0, from)].find((each) => each.kind === 'person')
  return person === undefined ? null : { id: person.guest, name: person.name }
}

/** The host puts a computer player on a free seat, or frees the seat of one; before the play begins also that of a person. */
export function changeSeat(info: StoredTable, guest: StoredGuest, { seat, level }: SeatRequest): Answer<StoredTable> {
  if (!isBeingSeated(info)) return refused({ code: 'notOpen' })
  if (info.host.id !== guest.id) return refused({ code: 'notHost' })
  const place = info.seats[seat]
  if (place === undefined) return refused({ code: 'noSuchSeat' })
  const mayFree = place.kind === 'person' && level === null && info.status === 'open'
  if (place.kind === 'automaton' || (place.kind === 'person' && !mayFree)) return refused({ code: 'seatTaken' })
  return done(withSeat(info, seat, level === null ? free : { kind: 'computer', level }))
}

/** Why the guest may not start the table now; undefined, if it may. */
export function startable(info: StoredTable, guest: StoredGuest): Answer<void> {
  if (info.status !== 'open') return refused({ code: 'notOpen' })
  if (info.host.id !== guest.id) return refused({ code: 'notHost' })
  const free = info.seats.flatMap(({ kind }, seat) => (kind === 'free' ? [seat] : []))
  if (free.length > 0) return refused({ code: 'seatsFree', seats: free })
  return peopleAt(info).length === 0 ? refused({ code: 'noPerson' }) : done(undefined)
}
