import { Worker } from 'node:worker_threads'

/** What each thread runs, and what it has to know once. */
export interface Crew {
  readonly file: URL
  readonly workerData: unknown
  readonly threads: number
}

/** Hands the jobs out one by one to several threads, each of which answers every job; stops early when told to. */
export async function workInThreads<Job, Finished>(
  jobs: readonly Job[],
  { file, workerData, threads }: Crew,
  signal: AbortSignal,
  onFinished: (finished: Finished) => void,
): Promise<void> {
  const waiting = jobs.values()
  const crew = Array.from(
    { length: Math.min(threads, jobs.length) },
    () => new Worker(file, { workerData, execArgv: [] }),
  )
  try {
    await Promise.all(crew.map((worker) => keepBusy(worker, waiting, signal, onFinished)))
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()))
  }
}

const keepBusy = <Job, Finished>(
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
