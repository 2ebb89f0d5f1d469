import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
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

/**
 * Where a thousand tables are open, V8 takes the copies of positions that are kept in case a move is taken back for something lasting, and puts
 * them where only a large collection of garbage finds them. Nearly all are gone with the next move.
 */
const shortLivedCopies = '--no-allocation-site-pretenuring'

export async function startServer(config: Config, logTo?: NodeJS.WritableStream): Promise<Running> {
  setFlagsFromString(shortLivedCopies)
  const app: FastifyInstance = await buildServer(config, logTo)
  const address = await app.listen({ port: config.port, host: config.host })
  return { address, stop: () => app.close() }
}

/** Serves until the process is told to end; `ready` learns the address. */
export async function serve(
  config: Config,
  logTo: NodeJS.WritableStream,
  ready: (address: string) => void,
): Promise<void> {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, () => ask())
  const running = await startServer(config, logTo)
  ready(running.address)
  await asked
  await running.stop()
}
