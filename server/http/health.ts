import type { FastifyInstance } from 'fastify'
import { TooLateError, within } from '../within.ts'

export interface StorageHealth {
  /** Whether the last write went well, and whether the database answers. */
  health(): Promise<'ok' | 'full' | 'readOnly' | 'failing'>
}

type Readiness = Awaited<ReturnType<StorageHealth['health']>> | 'stopping' | 'notAnswering'

/** These tell whoever runs the server how it is: they are never refused. */
export const healthRoutes: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz'])

const patience = 2000
/** So many milliseconds the storage is not asked again, however often we are. */
const keptFor = 1000

/** GET /healthz: the process is alive. GET /readyz: it can be played on; otherwise 503 and why not. */
export function addHealth(app: FastifyInstance, storage: StorageHealth, isStopping: () => boolean): void {
  const ask = once(() => ready(storage))
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const status: Readiness = isStopping() ? 'stopping' : await ask()
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
}

async function ready(storage: StorageHealth): Promise<Readiness> {
  try {
    return await within(patience, storage.health())
  } catch (error) {
    return error instanceof TooLateError ? 'notAnswering' : 'failing'
  }
}

/** Whoever asks while it is being found out, or just afterwards, gets the same answer. */
function once(find: () => Promise<Readiness>): () => Promise<Readiness> {
  let found: Promise<Readiness> | null = null
  return () => {
    if (found === null) {
      found = find()
      const forget = () => {
        found = null
      }
      void found.then(() => setTimeout(forget, keptFor).unref())
    }
    return found
  }
}
