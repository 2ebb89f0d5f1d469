import type { Seat } from '@eminence/kernel'
import type { MixedSeat, SeatAtStart } from '@eminence/protocol'
import { commitmentOf } from '../secrets.ts'
import type { StoredSeat } from '../storage/storage.ts'

/** What everybody is shown before the first nonce is revealed. */
export const seatsAtStart = (seats: readonly StoredSeat[]): readonly SeatAtStart[] => seats.map(seatAtStart)

function seatAtStart(seat: StoredSeat): SeatAtStart {
  switch (seat.kind) {
    case 'person':
      return { kind: 'person', commitment: seat.commitment }
    case 'computer':
      return { kind: 'computer', level: seat.level }
    case 'automaton':
      return { kind: 'automaton', id: seat.id }
    case 'free':
      throw new Error('a table starts when every seat is taken')
  }
}

/** A table that is about to start: gathers the nonces of those who are present, and waits no longer than a moment for them. */
export class Starting {
  readonly seats: readonly SeatAtStart[]
  /** Everybody present has revealed, or the time is over. */
  readonly isReady: Promise<void>
  readonly #awaited: Set<Seat>
  readonly #nonces = new Map<Seat, string>()
  readonly #finish: () => void

  constructor(seats: readonly SeatAtStart[], present: readonly Seat[], milliseconds: number) {
    this.seats = seats
    this.#awaited = new Set(present)
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, milliseconds)
    this.isReady = promise.finally(() => clearTimeout(timer))
    this.#finish = resolve
    if (this.#awaited.size === 0) resolve()
  }

  /** Returns whether the nonce is the one that the seat has committed to. */
  reveal(seat: Seat, nonce: string): boolean {
    const place = this.seats[seat]
    if (place?.kind !== 'person' || commitmentOf(nonce) !== place.commitment) return false
    this.#nonces.set(seat, nonce)
    this.#awaited.delete(seat)
    if (this.#awaited.size === 0) this.#finish()
    return true
  }

  cancel(): void {
    this.#finish()
  }

  /** Whoever has not revealed is left out. */
  mixed(): readonly MixedSeat[] {
    return this.seats.map((seat, at) =>
      seat.kind === 'person' ? { ...seat, nonce: this.#nonces.get(at) ?? null } : seat,
    )
  }
}
