import { setTimeout as pause } from 'node:timers/promises'
import { SerialQueue } from '../tables/serial-queue.ts'

/** In milliseconds. */
const between = 5

/** Does what takes a few milliseconds one after the other, with a pause before each: others are heard in between. */
export class Spread {
  readonly #queue = new SerialQueue()

  run<T>(work: () => T | Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      await pause(between)
      return work()
    })
  }
}
