import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ComputerLevel, Move, Seat } from '@eminence/kernel'
import type { StoredSeat } from '../storage/storage.ts'
import { BusyError, type Payer } from '../workers/pool.ts'
import type { Play, PlayedTable } from './play.ts'
import type { Services } from './services.ts'

interface Callbacks {
  /** Plays the move, if it is still called for. */
  play(seat: Seat, move: Move): Promise<void>
  /** Somebody has thought to the end: whoever has to decide now is to be woken. */
  thought(): void
}

/** After a move that could not be computed. */
const secondsToRethink = 1

/** Those who think at one table, each about one decision at a time. */
export class ComputerPlayers {
  readonly #services: Services
  readonly #callbacks: Callbacks
  readonly #thinking = new Set<Seat>()
  #hasLeft = false

  constructor(services: Services, callbacks: Callbacks) {
    this.#services = services
    this.#callbacks = callbacks
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0
  }

  wake({ decisions, table }: Play, seats: readonly StoredSeat[], payer: Payer): void {
    if (this.#hasLeft) return
    for (const { seat } of decisions) {
      const place = seats[seat]
      if (place.kind === 'computer' && !this.#thinking.has(seat)) void this.#think(table, seat, place.level, payer)
    }
  }

  /** Nobody begins to think any more. */
  leave(): void {
    this.#hasLeft = true
  }

  async #think({ game, state }: PlayedTable, seat: Seat, level: ComputerLevel, payer: Payer): Promise<void> {
    const { thinkers, computerPause, log } = this.#services
    this.#thinking.add(seat)
    try {
      const question = { game: game.id, view: game.view(state, seat), seat, level, seed: randomInt(2 ** 32) }
      const [move] = await Promise.all([thinkers.choose(question, payer), pause(computerPause)])
      await this.#callbacks.play(seat, move)
    } catch (error) {
      if (!this.#hasLeft && !(error instanceof BusyError)) log.warn({ seat, err: error }, 'a computer player is stuck')
      await pause(secondsToRethink * 1000, undefined, { ref: false })
    } finally {
      this.#thinking.delete(seat)
      this.#callbacks.thought()
    }
  }
}
