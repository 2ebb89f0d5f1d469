import type { Viewer } from '@eminence/kernel'
import { type Payer, type PoolLimits, WorkerPool } from '../workers/pool.ts'
import type { ReadRequest } from './request.ts'
import type { PastSource } from './source.ts'

export type { PastSource } from './source.ts'

const workerFile = new URL('./worker.ts', import.meta.url)

const usualLimits: PoolLimits = { threads: 1, waiting: 100, waitingPerPerson: 4, waitingPerAddress: 20 }

/** A thread for what costs much to work out from a table's whole past. What it is given and gives back is text, ready to be stored or sent. */
export class Readers {
  readonly #pool: WorkerPool<ReadRequest, string | null>

  constructor(limits: PoolLimits = usualLimits) {
    this.#pool = new WorkerPool(workerFile, limits)
  }

  get waiting(): number {
    return this.#pool.waiting
  }

  /** The record with its hashes, as JSON, with `fairness` added as it is given; null where today's rules do not repeat the moves. */
  record(source: PastSource, fairness: object, payer: Payer): Promise<string | null> {
    return this.#read({ type: 'record', source, fairness }, payer)
  }

  /** What the viewer saw (`PastAnswer`), as JSON; null where today's rules do not repeat the moves. */
  past(source: PastSource, viewer: Viewer, payer: Payer): Promise<string | null> {
    return this.#read({ type: 'past', source, viewer }, payer)
  }

  stop(): Promise<void> {
    return this.#pool.stop()
  }

  async #read(request: ReadRequest, payer: Payer): Promise<string | null> {
    const { reply } = await this.#pool.run(request, payer)
    return reply
  }
}
