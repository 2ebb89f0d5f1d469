import type { Viewer } from '@eminence/kernel'
import type { StoredGuest } from '../storage/storage.ts'

/** A connection that follows a table. */
export interface Follower {
  readonly guest: StoredGuest | null
  send(...texts: readonly string[]): void
}

/** Who follows a table, and with whose eyes. */
export class Audience {
  readonly #viewers = new Map<Follower, Viewer>()
  readonly #followers = new Map<Viewer, Set<Follower>>()
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

  /** Those who look with the same eyes together. */
  byViewer(): IterableIterator<[Viewer, ReadonlySet<Follower>]> {
    return this.#followers.entries()
  }

  viewerOf(follower: Follower): Viewer {
    return this.#viewers.get(follower) ?? null
  }

  /** Gives whether the guest was not here before. */
  add(follower: Follower, viewer: Viewer): boolean {
    const isNew = !this.#viewers.has(follower)
    if (!isNew) this.#part(follower)
    this.#viewers.set(follower, viewer)
    const others = this.#followers.get(viewer)
    if (others === undefined) this.#followers.set(viewer, new Set([follower]))
    else others.add(follower)
    const { guest } = follower
    if (guest === null || !isNew) return false
    const count = this.#present.get(guest.id) ?? 0
    this.#present.set(guest.id, count + 1)
    return count === 0
  }

  /** Gives whether the guest is no longer here. */
  remove(follower: Follower): boolean {
    if (!this.#viewers.has(follower)) return false
    this.#part(follower)
    this.#viewers.delete(follower)
    if (follower.guest === null) return false
    const { id } = follower.guest
    const count = (this.#present.get(id) ?? 0) - 1
    if (count > 0) this.#present.set(id, count)
    else this.#present.delete(id)
    return count <= 0
  }

  #part(follower: Follower): void {
    const viewer = this.viewerOf(follower)
    const others = this.#followers.get(viewer)
    others?.delete(follower)
    if (others?.size === 0) this.#followers.delete(viewer)
  }
}
