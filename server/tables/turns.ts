/** Does one thing after the other, in the order in which they came. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  get isBusy(): boolean {
    return this.#waiting > 0
  }

  /** Where nothing is under way, it begins at once. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#waiting++ === 0 ? work() : this.#last.then(work)
    this.#last = turn.then(this.#over, this.#over)
    return turn
  }

  readonly #over = (): void => {
    this.#waiting--
  }
}
