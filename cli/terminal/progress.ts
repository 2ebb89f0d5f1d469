import type { Output } from './io.ts'

const pause = 100

/** One line that keeps changing while something long goes on. On anything but a terminal it is silent. */
export class Progress {
  readonly #output: Output
  #shownAt = Number.NEGATIVE_INFINITY

  constructor(output: Output) {
    this.#output = output
  }

  /** For what changes all the time: `line` is asked for only when it is time to show it. */
  show(line: () => string): void {
    if (this.#output.isTTY && performance.now() - this.#shownAt >= pause) this.say(line())
  }

  say(line: string): void {
    if (!this.#output.isTTY) return
    this.#output.write(`\r\x1b[K${line}`)
    this.#shownAt = performance.now()
  }

  clear(): void {
    if (this.#output.isTTY) this.#output.write('\r\x1b[K')
  }
}
