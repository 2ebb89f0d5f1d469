import { Worker } from 'node:worker_threads'
import type { Assignment, Finished, Job } from './job.ts'

const workerFile = new URL('./worker.ts', import.meta.url)

/** Plays the jobs in several threads, handing them out one by one; stops early when told to. */
export async function playInThreads(
  jobs: readonly Job[],
  threads: number,
  assignment: Assignment,
  signal: AbortSignal,
  onFinished: (finished: Finished) => void,
): Promise<void> {
  const waiting = jobs.values()
  const crew = Array.from({ length: Math.min(threads, jobs.length) }, () => newWorker(assignment))
  try {
    await Promise.all(crew.map((worker) => keepBusy(worker, waiting, signal, onFinished)))
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()))
  }
}

const newWorker = (assignment: Assignment): Worker => new Worker(workerFile, { workerData: assignment, execArgv: [] })

const keepBusy = (
  worker: Worker,
  waiting: Iterator<Job>,
  signal: AbortSignal,
  onFinished: (finished: Finished) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const handOut = () => {
      const { done, value } = waiting.next()
      if (done || signal.aborted) resolve()
      else worker.postMessage(value)
    }
    worker.on('message', (finished: Finished) => {
      onFinished(finished)
      handOut()
    })
    worker.on('error', reject)
    signal.addEventListener('abort', () => resolve())
    handOut()
  })
