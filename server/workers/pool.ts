import type { Transferable } from 'node:worker_threads'
import { FairQueue, type Payer, type UnderWay, type WaitingLimits } from './fair-queue.ts'
import { type Done, WorkerThread } from './thread.ts'

export type { Payer } from './fair-queue.ts'

export interface PoolLimits extends WaitingLimits {
  readonly threads: number
}

/** Too many jobs wait already; nothing was begun. */
export class BusyError extends Error {}

interface Task<Job, Reply> {
  readonly job: Job
  readonly transfer: readonly Transferable[]
  readonly resolve: (done: Done<Reply>) => void
  readonly reject: (reason: unknown) => void
}

const isStopping = () => new Error('the server is stopping')

/** A few threads that work through jobs, shared fairly between those who ask; the server itself never waits for them. */
export class WorkerPool<Job, Reply> {
  readonly #file: URL
  readonly #most: number
  readonly #longest: number
  readonly #queue: FairQueue<Task<Job, Reply>>
  readonly #threads = new Set<WorkerThread<Job, Reply>>()
  #isStopped = false

  /** `file` calls `serve`. A job that takes longer than so many milliseconds is ended with its thread. */
  constructor(file: URL, limits: PoolLimits, longest = 60_000) {
    this.#file = file
    this.#most = limits.threads
    this.#longest = longest
    this.#queue = new FairQueue(limits)
  }

  get waiting(): number {
    return this.#queue.waiting
  }

  /** Rejects with `BusyError`, or with an `Error` when the worker failed or the server stops. */
  run(job: Job, payer: Payer, transfer: readonly Transferable[] = []): Promise<Done<Reply>> {
    return new Promise((resolve, reject) => {
      if (this.#isStopped) reject(isStopping())
      else if (!this.#hasFreeThread && !this.#queue.hasRoomFor(payer)) reject(new BusyError('too many jobs wait'))
      else {
        this.#queue.add({ job, transfer, resolve, reject }, payer)
        this.#handOut()
      }
    })
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const { reject } of this.#queue.clear()) reject(isStopping())
    await Promise.all([...this.#threads].map((thread) => thread.end(isStopping().message)))
  }

  get #hasFreeThread(): boolean {
    return this.#threads.size < this.#most || [...this.#threads].some(({ isIdle }) => isIdle)
  }

  #handOut(): void {
    while (!this.#isStopped && this.#hasFreeThread) {
      const turn = this.#queue.next()
      if (turn === null) return
      void this.#work(this.#freeThread(), turn)
    }
  }

  #freeThread(): WorkerThread<Job, Reply> {
    const idle = [...this.#threads].find(({ isIdle }) => isIdle)
    if (idle !== undefined) return idle
    const thread: WorkerThread<Job, Reply> = new WorkerThread(this.#file, () => {
      this.#threads.delete(thread)
      this.#handOut()
    })
    this.#threads.add(thread)
    return thread
  }

  async #work(thread: WorkerThread<Job, Reply>, turn: UnderWay<Task<Job, Reply>>): Promise<void> {
    const { job, transfer, resolve, reject } = turn.job
    try {
      const done = await thread.run(job, transfer, this.#longest)
      this.#queue.finished(turn, done.milliseconds)
      resolve(done)
    } catch (error) {
      this.#queue.finished(turn, performance.now() - turn.began)
      reject(error)
    }
    this.#handOut()
  }
}
