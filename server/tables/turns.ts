/** Does one thing after the other, in the order in which they came. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  get isBusy(): boolean {
    return this.#waiting > 0
  }

  take<T>(work: () => Promise<T> | T): Promise<T> {
    this.#waiting++
    const turn = this.#last.then(work).finally(() => this.#waiting--)
    this.#last = turn.catch(() => {})
    return turn
  }
}
