import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildServer } from './app.ts'
import { type Config, readConfig } from './config.ts'

export { type Config, ConfigError } from './config.ts'
export { BackupError, backUp } from './storage/backup.ts'
export { FolderError, type FolderProblem } from './storage/folder.ts'
export { FolderInUseError } from './storage/lock.ts'
export { NewerDatabaseError } from './storage/migrations.ts'

/** What the environment asks for. */
export const configFrom = (env: Readonly<Record<string, string | undefined>>): Config =>
  readConfig(env, { cores: availableParallelism(), web: fileURLToPath(new URL('../web/dist', import.meta.url)) })

export interface Running {
  /** Where to find it. */
  readonly address: string
  /** Answers what is under way, says goodbye to everybody, writes the position of every table, and closes the database. It ends in any case. */
  stop(): Promise<void>
}

export async function startServer(config: Config, logTo?: NodeJS.WritableStream): Promise<Running> {
  const app: FastifyInstance = await buildServer(config, logTo)
  try {
    // A name may stand for two addresses, and fastify would listen at both with two servers; we look after one.
    const host = config.host === 'localhost' ? '127.0.0.1' : config.host
    const address = await app.listen({ port: config.port, host })
    return { address, stop: () => app.close() }
  } catch (error) {
    // Release the folder lock and let the process exit if the port is taken.
    await app.close()
    throw error
  }
}

const signals = ['SIGINT', 'SIGTERM'] as const

/** Serves until the process is told to end; `ready` learns the address. Told once more, the process ends at once. */
export async function serve(
  config: Config,
  logTo: NodeJS.WritableStream,
  ready: (address: string) => void,
): Promise<void> {
  const running = await startServer(config, logTo)
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const stop = () => {
    for (const signal of signals) process.off(signal, stop)
    ask()
  }
  for (const signal of signals) process.on(signal, stop)
  ready(running.address)
  await asked
  await running.stop()
}
