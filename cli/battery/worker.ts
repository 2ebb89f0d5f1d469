import { parentPort, workerData } from 'node:worker_threads'
import { carryOut, type Job } from './job.ts'

const stride: number = workerData
parentPort?.on('message', (job: Job) => parentPort?.postMessage(carryOut(job, stride)))
