const halfLife = 60_000
/** Who has used less than this of late is not remembered. */
const forgotten = 1

/** How much of something each of many has used of late, in milliseconds: what was used a minute ago counts half. */
export class Usage {
  /** As it was worth at `#since`. All of it loses worth at the same rate, so that it can be compared as it is. */
  readonly #used = new Map<string, number>()
  #since: number

  constructor(now: number) {
    this.#since = now
  }

  /** How many are remembered. */
  get size(): number {
    return this.#used.size
  }

  /** To be compared with that of others, at the same moment. */
  of(who: string): number {
    return this.#used.get(who) ?? 0
  }

  add(who: string, milliseconds: number, now: number): void {
    if (now - this.#since >= halfLife) this.#age(now)
    this.#used.set(who, Math.max(0, this.of(who) + milliseconds / left(now - this.#since)))
  }

  #age(now: number): void {
    const share = left(now - this.#since)
    this.#since = now
    for (const [who, used] of this.#used) {
      if (used * share < forgotten) this.#used.delete(who)
      else this.#used.set(who, used * share)
    }
  }
}

/** Which share of a use is left after so many milliseconds. */
export const left = (milliseconds: number): number => 0.5 ** (milliseconds / halfLife)
