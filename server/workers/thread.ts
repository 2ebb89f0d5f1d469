import { type Transferable, Worker } from 'node:worker_threads'
import type { Ended } from './serve.ts'

export interface Done<Reply> {
  readonly reply: Reply
  /** Of the processor. */
  readonly milliseconds: number
}

interface UnderWay<Reply> {
  readonly resolve: (done: Done<Reply>) => void
  readonly reject: (reason: Error) => void
  readonly timeout: NodeJS.Timeout
}

/** A thread that needs more ends alone, not with the server. */
const mostMegabytes = 256

/** One worker thread, with one job at a time. One that breaks, or whose job takes too long, is not used again. */
export class WorkerThread<Job, Reply> {
  readonly #worker: Worker
  #underWay: UnderWay<Reply> | null = null
  #isEnding = false

  constructor(file: URL, gone: () => void) {
    const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } })
    worker.on('message', (ended: Ended<Reply>) => this.#settle(ended))
    worker.on('messageerror', (error) => void this.end(`a worker's answer cannot be read: ${error}`))
    worker.on('error', (error: unknown) => void this.end(`a worker thread broke: ${error}`))
    worker.on('exit', () => {
      void this.end('a worker thread ended')
      gone()
    })
    worker.unref()
    this.#worker = worker
  }

  get isIdle(): boolean {
    return this.#underWay === null && !this.#isEnding
  }

  run(job: Job, transfer: readonly Transferable[], longest: number): Promise<Done<Reply>> {
    return new Promise((resolve, reject) => {
      // It throws where the job cannot be copied; the thread has then nothing to do.
      this.#worker.postMessage(job, transfer)
      const timeout = setTimeout(() => void this.end(`a job took longer than ${longest} ms`), longest).unref()
      this.#underWay = { resolve, reject, timeout }
    })
  }

  /** Ends the thread, and with it what it does. */
  async end(why: string): Promise<void> {
    this.#isEnding = true
    this.#take()?.reject(new Error(why))
    await this.#worker.terminate()
  }

  #settle(ended: Ended<Reply>): void {
    const underWay = this.#take()
    if ('failure' in ended) underWay?.reject(new Error(ended.failure))
    else underWay?.resolve(ended)
  }

  #take(): UnderWay<Reply> | null {
    const underWay = this.#underWay
    this.#underWay = null
    clearTimeout(underWay?.timeout)
    return underWay
  }
}
