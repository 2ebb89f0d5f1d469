/** Lets values through one at a time, each standing a while before the next. */
export class Paced<T> {
  readonly #show: (value: T) => void
  readonly #pace: () => number
  #waiting: T[] = []
  #until = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(show: (value: T) => void, pace: () => number) {
    this.#show = show
    this.#pace = pace
  }

  /** A value that stands for a while. */
  push(value: T): void {
    this.#waiting.push(value)
    this.#next()
  }

  /** A value that cannot wait: it and all before it are shown now. */
  pushNow(value: T): void {
    this.#waiting.push(value)
    this.hurry()
  }

  hurry(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const waiting = this.#waiting
    this.#waiting = []
    for (const value of waiting) this.#show(value)
    this.#until = performance.now() + this.#pace()
  }

  #next(): void {
    if (this.#timer !== undefined || this.#waiting.length === 0) return
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined
        const value = this.#waiting.shift()
        this.#until = performance.now() + this.#pace()
        if (value !== undefined) this.#show(value)
        this.#next()
      },
      Math.max(0, this.#until - performance.now()),
    )
  }
}
