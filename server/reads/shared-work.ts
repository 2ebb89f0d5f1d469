/** What several ask for at the same time is worked out once. */
export class SharedWork<T> {
  readonly #running = new Map<string, Promise<T>>()

  /** `key` names what is worked out. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key)
    if (running !== undefined) return running
    const begun = work().finally(() => this.#running.delete(key))
    this.#running.set(key, begun)
    return begun
  }
}
