import { type Clock, monotonic, TokenBuckets } from './token-bucket.ts'

/** Bytes that cost as much as a millisecond of work. */
const bytesPerMillisecond = 65_536

/** Seconds of its share that an address can save up. */
const secondsSaved = 5

/**
 * What each address costs the server, in milliseconds: the time that its requests take on the main thread, and a millisecond for every
 * 65,536 bytes of the answers. An address that is in debt is refused until it has paid.
 */
export class CpuBudget {
  readonly #buckets: TokenBuckets
  readonly #clock: Clock
  #working: string | null = null
  #since = 0
  #endsByItself = false

  constructor(millisecondsPerSecond: number, clock = monotonic) {
    const rate = { perSecond: millisecondsPerSecond, burst: secondsSaved * millisecondsPerSecond }
    this.#buckets = new TokenBuckets(rate, clock)
    this.#clock = clock
  }

  /**
   * From here on the main thread works for this address: until somebody else's work begins, or the event loop turns. What a promise
   * does in the same turn is counted too; what comes after waiting for the disk is not, and has to be charged where it is done.
   */
  begin(key: string): void {
    this.end()
    this.#working = key
    this.#since = this.#clock()
    if (this.#endsByItself) return
    this.#endsByItself = true
    setImmediate(() => {
      this.#endsByItself = false
      this.end()
    })
  }

  end(): void {
    if (this.#working === null) return
    this.charge(this.#working, this.#clock() - this.#since)
    this.#working = null
  }

  charge(key: string, milliseconds: number): void {
    this.#buckets.charge(key, milliseconds)
  }

  chargeBytes(key: string, bytes: number): void {
    this.charge(key, bytes / bytesPerMillisecond)
  }

  isInDebt(key: string): boolean {
    return this.#buckets.isEmpty(key)
  }

  /** In whole seconds, for a `retry-after` header. */
  secondsOfDebt(key: string): number {
    return Math.max(1, Math.ceil(this.#buckets.secondsOfDebt(key)))
  }

  sweep(): void {
    this.#buckets.sweep()
  }
}
