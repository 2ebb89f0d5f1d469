/** Somebody with messages that wait. */
interface Source {
  /** How many wait. */
  readonly waiting: number
  /** Not while what was done for it before has cost too much. */
  readonly mayGo: boolean
  /** Handles the first one. */
  handleNext(): void
}

/** After so many milliseconds of work the event loop turns to what else has come in. */
const slice = 5

/** When all that wait have to, it is looked at again after so many milliseconds. */
const rest = 20

/** Takes turns between connections, one message of each at a time: whoever sends many waits behind whoever sends one. */
export class RoundRobin {
  /** In the order of their turns. */
  readonly #sources = new Set<Source>()
  #isScheduled = false

  /** The source has a message that waits. */
  add(source: Source): void {
    this.#sources.add(source)
    this.#schedule(0)
  }

  remove(source: Source): void {
    this.#sources.delete(source)
  }

  #schedule(milliseconds: number): void {
    if (this.#isScheduled || this.#sources.size === 0) return
    this.#isScheduled = true
    const run = () => {
      this.#isScheduled = false
      this.#schedule(this.#run() ? 0 : rest)
    }
    if (milliseconds === 0) setImmediate(run)
    else setTimeout(run, milliseconds)
  }

  /** Returns whether a message was handled. */
  #run(): boolean {
    const until = performance.now() + slice
    let hasMoved = false
    // A source that is added again during the loop comes last, so it has its next turn after all others.
    for (const source of this.#sources) {
      if (!source.mayGo) continue
      this.#sources.delete(source)
      source.handleNext()
      hasMoved = true
      if (source.waiting > 0) this.#sources.add(source)
      if (performance.now() > until) break
    }
    return hasMoved
  }
}
