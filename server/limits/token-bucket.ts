/** Milliseconds from some moment on. It never goes back, whatever happens to the time of day. */
export type Clock = () => number

export const monotonic: Clock = () => performance.now()

export interface Rate {
  readonly perSecond: number
  /** As many as can be saved up. */
  readonly burst: number
}

/** So many tokens a second in the long run, and at once as many as have been saved up. */
export class TokenBucket {
  readonly #rate: Rate
  readonly #clock: Clock
  #tokens: number
  #at: number

  constructor(rate: Rate, clock = monotonic) {
    this.#rate = rate
    this.#clock = clock
    this.#tokens = rate.burst
    this.#at = clock()
  }

  /** Takes so many, if they are there. */
  take(cost = 1): boolean {
    this.#refill()
    if (this.#tokens < cost) return false
    this.#tokens -= cost
    return true
  }

  /** Takes so many even if they are not there: for work whose cost is known only when it is done. */
  charge(cost: number): void {
    this.#refill()
    this.#tokens -= cost
  }

  get isEmpty(): boolean {
    this.#refill()
    return this.#tokens <= 0
  }

  /** How long it takes to pay what was taken and not there. */
  get secondsOfDebt(): number {
    this.#refill()
    return Math.max(0, -this.#tokens) / this.#rate.perSecond
  }

  get isFull(): boolean {
    this.#refill()
    return this.#tokens >= this.#rate.burst
  }

  #refill(): void {
    const now = this.#clock()
    const { perSecond, burst } = this.#rate
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#at) / 1000) * perSecond)
    this.#at = now
  }
}

/** A bucket for each key. Those that are full again are forgotten by `sweep`: a new one is as good. */
export class TokenBuckets {
  readonly #rate: Rate
  readonly #clock: Clock
  readonly #buckets = new Map<string, TokenBucket>()

  constructor(rate: Rate, clock = monotonic) {
    this.#rate = rate
    this.#clock = clock
  }

  get size(): number {
    return this.#buckets.size
  }

  take(key: string, cost = 1): boolean {
    return this.#of(key).take(cost)
  }

  charge(key: string, cost: number): void {
    this.#of(key).charge(cost)
  }

  isEmpty(key: string): boolean {
    return this.#buckets.get(key)?.isEmpty ?? false
  }

  secondsOfDebt(key: string): number {
    return this.#buckets.get(key)?.secondsOfDebt ?? 0
  }

  sweep(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key)
  }

  #of(key: string): TokenBucket {
    const known = this.#buckets.get(key)
    if (known !== undefined) return known
    const fresh = new TokenBucket(this.#rate, this.#clock)
    this.#buckets.set(key, fresh)
    return fresh
  }
}
