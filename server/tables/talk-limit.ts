import { TokenBuckets } from '../limits/token-bucket.ts'

/** Lines that a person may say at one table: so many a second, and at once as many as have been saved up. */
const linesPerSecond = 0.5
const burst = 20

/** How much each person may still say at a table. */
export class TalkLimit {
  readonly #people = new TokenBuckets({ perSecond: linesPerSecond, burst })

  take(person: string): boolean {
    return this.#people.take(person)
  }
}
