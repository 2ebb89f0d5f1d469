import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BareRates } from './bare.ts'
import type { BoardgameioRates } from './in-boardgameio.ts'

/** What each kind of contestant finds in a round. */
interface Rates {
  readonly bare: BareRates
  readonly boardgameio: BoardgameioRates
}

export interface Entry<As extends keyof Rates = keyof Rates> {
  readonly as: As
  readonly gameId: string
  readonly seats: number
}

/**
 * Each contestant has a thread of its own, and only one of them plays at a time. In one and the same thread our rules
 * become three times slower for good as soon as boardgame.io hands them its drafts and frozen states.
 */
export class Contestant<As extends keyof Rates> {
  readonly #thread: Worker

  private constructor(thread: Worker) {
    this.#thread = thread
  }

  static async enter<As extends keyof Rates>(entry: Entry<As>): Promise<Contestant<As>> {
    const thread = new Worker(new URL('./contestant-thread.ts', import.meta.url), {
      workerData: entry,
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
    })
    await once(thread, 'message')
    return new Contestant<As>(thread)
  }

  async round(seconds: number): Promise<Rates[As]> {
    this.#thread.postMessage(seconds)
    const [rates] = await once(this.#thread, 'message')
    return rates
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#thread.terminate()
  }
}
