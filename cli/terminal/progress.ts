import type { Output } from './io.ts'

const pause = 100
const barLength = 20

/** A part of the whole, from 0 to 1, as a bar. */
export function bar(part: number): string {
  const done = Math.round(part * barLength)
  return `${'█'.repeat(done)}${'░'.repeat(barLength - done)} ${`${Math.floor(part * 100)}`.padStart(3)} %`
}

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
