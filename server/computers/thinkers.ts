import type { Move } from '@eminence/kernel'
import { type Payer, type PoolLimits, WorkerPool } from '../workers/pool.ts'
import type { Question } from './question.ts'

const workerFile = new URL('./worker.ts', import.meta.url)

/** Where several seats decide at the same time, each computer player of a table asks at once: a person has room for a few such tables. */
const room = { waiting: 1000, waitingPerPerson: 50, waitingPerAddress: 200 }

/** A few threads where computer players think, one question at a time each. */
export class Thinkers {
  readonly #pool: WorkerPool<Question, Move>

  constructor(threads: number, limits: Omit<PoolLimits, 'threads'> = room) {
    this.#pool = new WorkerPool(workerFile, { ...limits, threads })
  }

  get waiting(): number {
    return this.#pool.waiting
  }

  /** Rejects with `BusyError` where too many wait already. */
  async choose(question: Question, payer: Payer): Promise<Move> {
    const { reply } = await this.#pool.run(question, payer)
    return reply
  }

  stop(): Promise<void> {
    return this.#pool.stop()
  }
}
