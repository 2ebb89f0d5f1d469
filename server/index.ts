import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildServer } from './app.ts'
import { type Config, readConfig } from './config.ts'

export { type Config, ConfigError } from './config.ts'
export { BackupError, backUp } from './storage/backup.ts'
export { FolderInUseError } from './storage/lock.ts'
export { NewerDatabaseError } from './storage/migrations.ts'

/** What the environment asks for. */
export const configFrom = (env: Readonly<Record<string, string | undefined>>): Config =>
  readConfig(env, { cores: availableParallelism(), web: fileURLToPath(new URL('../web/dist', import.meta.url)) })

export interface Running {
  /** Where to find it. */
  readonly address: string
  /** Finishes what is under way, says goodbye to everybody, and closes the database. */
  stop(): Promise<void>
}

export async function startServer(config: Config, logTo?: NodeJS.WritableStream): Promise<Running> {
  const app: FastifyInstance = await buildServer(config, logTo)
  try {
    const address = await app.listen({ port: config.port, host: config.host })
    return { address, stop: () => app.close() }
  } catch (error) {
    // Whoever cannot listen holds neither the folder nor the process.
    await app.close()
    throw error
  }
}

/** Serves until the process is told to end; `ready` learns the address. */
export async function serve(
  config: Config,
  logTo: NodeJS.WritableStream,
  ready: (address: string) => void,
): Promise<void> {
  const running = await startServer(config, logTo)
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ask())
  ready(running.address)
  await asked
  await running.stop()
}
