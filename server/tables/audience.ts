import type { Viewer } from '@eminence/kernel'
import type { StoredGuest } from '../storage/storage.ts'

/** A connection that follows a table. */
export interface Follower {
  readonly guest: StoredGuest | null
  /** Where it comes from: limits count by it. */
  readonly address: string
  /** It does not read what it was sent: nothing more is made for it. */
  readonly isCongested: boolean
  send(text: string): void
  /** Counts what was done for it: time of the main thread, and bytes that were sent. */
  charge(milliseconds: number, bytes: number): void
}

/** Who follows a table, and with whose eyes. */
export class Audience {
  readonly #viewers = new Map<Follower, Viewer>()
  /** How many connections each guest has here. */
  readonly #present = new Map<string, number>()

  get size(): number {
    return this.#viewers.size
  }

  readonly isHere = (guest: string): boolean => this.#present.has(guest)

  has(follower: Follower): boolean {
    return this.#viewers.has(follower)
  }

  entries(): IterableIterator<[Follower, Viewer]> {
    return this.#viewers.entries()
  }

  viewerOf(follower: Follower): Viewer {
    return this.#viewers.get(follower) ?? null
  }

  /** Adds it, or changes its eyes. Returns whether the guest was not here before. */
  add(follower: Follower, viewer: Viewer): boolean {
    const isNew = !this.#viewers.has(follower)
    this.#viewers.set(follower, viewer)
    const { guest } = follower
    if (guest === null || !isNew) return false
    const count = this.#present.get(guest.id) ?? 0
    this.#present.set(guest.id, count + 1)
    return count === 0
  }

  /** Returns whether the guest is no longer here. */
  remove(follower: Follower): boolean {
    if (!this.#viewers.delete(follower) || follower.guest === null) return false
    const { id } = follower.guest
    const count = (this.#present.get(id) ?? 0) - 1
    if (count > 0) this.#present.set(id, count)
    else this.#present.delete(id)
    return count <= 0
  }
}
