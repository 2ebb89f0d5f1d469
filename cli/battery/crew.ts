import { workInThreads } from '../threads.ts'
import type { Finished, Job } from './job.ts'

const file = new URL('./worker.ts', import.meta.url)

export const tryInThreads = (
  jobs: readonly Job[],
  threads: number,
  stride: number,
  signal: AbortSignal,
  onFinished: (finished: Finished) => void,
): Promise<void> => workInThreads(jobs, { file, workerData: stride, threads }, signal, onFinished)
