import type { Seat } from '@eminence/kernel'

/** How many are remembered. */
const most = 16

/** The last requests at a table and the versions that they led to, to answer them once more in the same way. */
export class RequestCache {
  readonly #last: { readonly seat: Seat | null; readonly request: string; readonly version: number }[] = []

  versionOf(seat: Seat, request: string): number | undefined {
    return this.#last.findLast((each) => each.seat === seat && each.request === request)?.version
  }

  add(seat: Seat | null, request: string, version: number): void {
    this.#last.push({ seat, request, version })
    if (this.#last.length > most) this.#last.shift()
  }
}
