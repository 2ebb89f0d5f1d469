/** A token bucket: so many a second in the long run, and at once as many as have been saved up. */
export class Allowance {
  readonly #perSecond: number
  readonly #most: number
  #left: number
  #at: number

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond
    this.#most = most
    this.#left = most
    this.#at = now
  }

  /** Takes one, if there is one. */
  take(now: number): boolean {
    this.#refill(now)
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  isFull(now: number): boolean {
    this.#refill(now)
    return this.#left >= this.#most
  }

  #refill(now: number): void {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
  }
}

/** An allowance for each address. Those that have not been used for a while are forgotten. */
export class Allowances {
  readonly #perSecond: number
  readonly #most: number
  readonly #byAddress = new Map<string, Allowance>()

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond
    this.#most = most
  }

  get size(): number {
    return this.#byAddress.size
  }

  take(address: string, now: number): boolean {
    const known = this.#byAddress.get(address)
    if (known !== undefined) return known.take(now)
    const fresh = new Allowance(this.#perSecond, this.#most, now)
    this.#byAddress.set(address, fresh)
    return fresh.take(now)
  }

  sweep(now: number): void {
    for (const [address, allowance] of this.#byAddress) if (allowance.isFull(now)) this.#byAddress.delete(address)
  }
}
