import { setImmediate as nextTurn } from 'node:timers/promises'
import { SerialQueue } from '../tables/serial-queue.ts'

/** Does what takes a few milliseconds one after the other, each in a turn of the event loop of its own: others are heard in between. */
export class Spread {
  readonly #queue = new SerialQueue()

  run<T>(work: () => T | Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      await nextTurn()
      return work()
    })
  }
}
