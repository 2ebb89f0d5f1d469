import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface HonestReport {
  readonly moves: number
  /** Milliseconds from the sending of a move until it is acknowledged and the other one sees it. */
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** How late the honest pair's own thread was (p99): what the machine adds to these times. */
  readonly lag: number
  /** Whatever an honest player should never meet. */
  readonly troubles: readonly string[]
}

interface Heard {
  readonly acknowledged: readonly number[]
  readonly troubles: readonly string[]
  readonly lag: number
}

/** A pair of people who play at their own table while others attack. */
export class HonestPair {
  readonly #thread: Worker
  readonly #troubles: string[] = []

  private constructor(thread: Worker) {
    this.#thread = thread
    thread.on('error', (error) => this.#troubles.push(error.message))
  }

  static async sitDown(address: string): Promise<HonestPair> {
    const thread = new Worker(new URL('./honest-thread.ts', import.meta.url), { workerData: { address } })
    const [told] = await once(thread, 'message')
    if (told !== 'ready') throw new Error('the honest pair could not begin')
    return new HonestPair(thread)
  }

  async stop(): Promise<HonestReport> {
    const told = Promise.race([once(this.#thread, 'message'), once(this.#thread, 'exit').then(() => [null])])
    this.#thread.postMessage('stop')
    const [heard] = this.#troubles.length > 0 ? [null] : await told
    await this.#thread.terminate()
    const { acknowledged, troubles, lag }: Heard = heard ?? {
      acknowledged: [],
      lag: 0,
      troubles: ['the honest pair has given up'],
    }
    const sorted = acknowledged.toSorted((a, b) => a - b)
    // By the nearest rank.
    const at = (part: number) => round(sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN)
    return {
      moves: sorted.length,
      p50: at(0.5),
      p99: at(0.99),
      max: at(1),
      lag,
      troubles: [...this.#troubles, ...troubles],
    }
  }
}

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10
