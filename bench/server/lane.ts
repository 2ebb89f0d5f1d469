import type { Move, Seat } from '@eminence/kernel'

/** What lanes tell of. */
export interface Ears {
  /** The lane can play its next move. */
  ready(lane: Lane): void
  /** A move has been acknowledged, so long after it was sent. */
  acknowledged(milliseconds: number): void
  /** One viewer was told of a move, in so many bytes. */
  told(bytes: number): void
}

/** Opens lanes at a server. */
export type Entrance = (address: string, tables: number, movesEach: number, ears: Ears) => Promise<readonly Lane[]>

interface Offer {
  readonly seat: Seat
  readonly version: number
  readonly moves: readonly Move[]
}

/** Sockets, one for each seat, that play at one table after the other: a move at a time, the next one after its acknowledgement. */
export abstract class Lane {
  readonly #ears: Ears
  #offer: Offer | null = null
  #sent: { readonly seat: Seat; readonly version: number; readonly at: number } | null = null
  #played = 0

  constructor(ears: Ears) {
    this.#ears = ears
  }

  get isReady(): boolean {
    return this.#offer !== null && this.#sent === null
  }

  /** Plays the next move. */
  play(): void {
    if (this.#offer === null) return
    const { seat, version, moves } = this.#offer
    this.#offer = null
    this.#sent = { seat, version, at: performance.now() }
    const number = this.#played++
    this.send(seat, version, moves[number % moves.length], number)
  }

  abstract close(): void

  protected abstract send(seat: Seat, version: number, move: Move, number: number): void

  protected told(bytes: number): void {
    this.#ears.told(bytes)
  }

  protected offered({ seat, version, moves }: Offer): void {
    if (moves.length === 0 || version < (this.#offer?.version ?? 0)) return
    this.#offer = { seat, version, moves }
    if (this.isReady) this.#ears.ready(this)
  }

  /** The mover knows that the table has come to this version. */
  protected acknowledged(seat: Seat, version: number): void {
    if (this.#sent === null || this.#sent.seat !== seat || version <= this.#sent.version) return
    const { at } = this.#sent
    this.#sent = null
    this.#ears.acknowledged(performance.now() - at)
    if (this.isReady) this.#ears.ready(this)
  }

  /** What was offered belongs to a table that is over. */
  protected forgetOffer(): void {
    this.#offer = null
  }
}
