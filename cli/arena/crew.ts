import { workInThreads } from '../threads.ts'
import type { Assignment, Finished, Job } from './job.ts'

const file = new URL('./worker.ts', import.meta.url)

export const playInThreads = (
  jobs: readonly Job[],
  threads: number,
  assignment: Assignment,
  signal: AbortSignal,
  onFinished: (finished: Finished) => void,
): Promise<void> => workInThreads(jobs, { file, workerData: assignment, threads }, signal, onFinished)
