/** How long what was worked out is kept, in milliseconds, and of how many things. */
const kept = 10_000
const most = 16

/** What several ask for at the same time, or shortly after each other, is worked out once. */
export class SharedWork<T> {
  /** The oldest first. */
  readonly #results = new Map<string, Promise<T>>()

  /** `key` names what is worked out. What fails is not kept. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.#results.get(key)
    if (known !== undefined) return known
    const begun = work()
    this.#results.set(key, begun)
    begun.then(
      () => setTimeout(() => this.#forget(key, begun), kept).unref(),
      () => this.#forget(key, begun),
    )
    const [oldest] = this.#results.keys()
    if (this.#results.size > most) this.#results.delete(oldest)
    return begun
  }

  #forget(key: string, result: Promise<T>): void {
    if (this.#results.get(key) === result) this.#results.delete(key)
  }
}
