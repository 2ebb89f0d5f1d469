/** Does one thing after the other, in the order in which they came. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  get isBusy(): boolean {
    return this.#waiting > 0
  }

  /** Where nothing is under way, it begins at once. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#waiting++ === 0 ? work() : this.#last.then(work)
    this.#last = done.then(this.#over, this.#over)
    return done
  }

  readonly #over = (): void => {
    this.#waiting--
  }
}
