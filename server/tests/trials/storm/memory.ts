import { readFileSync } from 'node:fs'

/** Watches how much memory a process takes, as Linux tells it. */
export class MemoryWatch {
  readonly #pid: number
  readonly #timer: NodeJS.Timeout
  /** The most so far, in megabytes. */
  most = 0

  constructor(pid: number) {
    this.#pid = pid
    this.#timer = setInterval(() => this.#look(), 200)
    this.#look()
  }

  stop(): number {
    this.#look()
    clearInterval(this.#timer)
    return this.most
  }

  /** The high-water mark knows what happened between two looks, too. */
  #look(): void {
    try {
      const status = readFileSync(`/proc/${this.#pid}/status`, 'utf8')
      for (const [, kilobytes] of status.matchAll(/Vm(?:RSS|HWM):\s+(\d+) kB/g))
        this.most = Math.max(this.most, Math.round(Number(kilobytes) / 1024))
    } catch {
      // It has ended; what was seen before counts.
    }
  }
}
