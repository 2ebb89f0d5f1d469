import { Worker } from 'node:worker_threads'
import type { Move } from '@eminence/kernel'
import type { Question, Reply } from './thought.ts'

const workerFile = new URL('./worker.ts', import.meta.url)

interface Waiting {
  readonly question: Question
  readonly resolve: (move: Move) => void
  readonly reject: (reason: Error) => void
}

/** A few threads where computer players think, one question at a time each; the server itself never waits for them. */
export class Thinkers {
  readonly #most: number
  readonly #longestQueue: number
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Waiting>()
  readonly #queue: Waiting[] = []
  #stopped = false

  constructor(threads: number, longestQueue: number) {
    this.#most = threads
    this.#longestQueue = longestQueue
  }

  get waiting(): number {
    return this.#queue.length
  }

  choose(question: Question): Promise<Move> {
    return new Promise((resolve, reject) => {
      if (this.#stopped) reject(new Error('the server is stopping'))
      else if (this.#queue.length >= this.#longestQueue) reject(new Error('too many computer players are thinking'))
      else {
        this.#queue.push({ question, resolve, reject })
        this.#handOut()
      }
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    const workers = [...this.#idle, ...this.#busy.keys()]
    for (const { reject } of [...this.#queue.splice(0), ...this.#busy.values()])
      reject(new Error('the server is stopping'))
    this.#busy.clear()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  #handOut(): void {
    while (this.#queue.length > 0) {
      const worker = this.#idle.pop() ?? (this.#busy.size < this.#most ? this.#newWorker() : undefined)
      if (worker === undefined) return
      const waiting = this.#queue.shift()
      if (waiting === undefined) return
      this.#busy.set(worker, waiting)
      worker.postMessage(waiting.question)
    }
  }

  #newWorker(): Worker {
    const worker = new Worker(workerFile, { execArgv: [] })
    worker.on('message', (reply: Reply) => {
      const waiting = this.#busy.get(worker)
      this.#busy.delete(worker)
      this.#idle.push(worker)
      if ('move' in reply) waiting?.resolve(reply.move)
      else waiting?.reject(new Error(reply.failure))
      this.#handOut()
    })
    // A thread that broke is not used again; the next question gets a new one.
    worker.on('error', (error: unknown) => this.#lose(worker, `a thinking thread broke: ${error}`))
    worker.on('exit', () => this.#lose(worker, 'a thinking thread ended'))
    worker.unref()
    return worker
  }

  #lose(worker: Worker, why: string): void {
    const waiting = this.#busy.get(worker)
    this.#busy.delete(worker)
    const at = this.#idle.indexOf(worker)
    if (at >= 0) this.#idle.splice(at, 1)
    waiting?.reject(new Error(why))
    if (!this.#stopped) this.#handOut()
  }
}
