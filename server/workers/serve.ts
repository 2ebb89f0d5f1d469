import { parentPort } from 'node:worker_threads'

/** What a worker thread says when a job has ended. */
export type Ended<Reply> = {
  /** Of the processor, in this thread. */
  readonly milliseconds: number
} & ({ readonly reply: Reply } | { readonly failure: string })

/** To be called in a worker thread of a `WorkerPool`: answers its jobs, one after the other. */
export function serve<Job, Reply>(answer: (job: Job) => Reply): void {
  if (parentPort === null) throw new Error('a worker thread is started by the server')
  const port = parentPort
  port.on('message', (job: Job) => {
    const began = process.threadCpuUsage()
    const outcome = attempt(() => answer(job))
    const { user, system } = process.threadCpuUsage(began)
    const ended: Ended<Reply> = { ...outcome, milliseconds: (user + system) / 1000 }
    port.postMessage(ended)
  })
}

function attempt<Reply>(answer: () => Reply): { readonly reply: Reply } | { readonly failure: string } {
  try {
    return { reply: answer() }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
