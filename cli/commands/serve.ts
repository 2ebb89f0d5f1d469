import { badFile, wrongUse } from '../failure.ts'
import { writeLines } from '../terminal/io.ts'
import type { Command } from './command.ts'

/** The table in the browser. Flags win over the environment; docs/host.md has the rest of it. */
export const serve: Command = {
  positionals: [],
  flags: ['port', 'host', 'data'],

  async run({ args, io, texts }) {
    const port = args.number('port', 0, 65535)
    // Loaded only here: the other commands need neither a database nor a web server.
    const { ConfigError, configFrom, FolderError, FolderInUseError, NewerDatabaseError, serve } = await import(
      '@eminence/server'
    )
    const env = {
      ...io.env,
      ...(port !== undefined && { PORT: `${port}` }),
      ...(args.has('host') && { HOST: args.text('host') }),
      ...(args.has('data') && { DATA: args.text('data') }),
    }
    try {
      await serve(configFrom(env), io.stderr, (address) => writeLines(io.stdout, [texts.serve.ready(address)]))
    } catch (error) {
      if (error instanceof ConfigError)
        throw wrongUse(texts.errors.badEnvironment(error.message.replaceAll('\n', '; ')))
      if (error instanceof FolderError) throw badFile(texts.errors.badFolder[error.problem](env.DATA ?? './data'))
      if (error instanceof NewerDatabaseError) throw badFile(texts.errors.newerDatabase(env.DATA ?? './data'))
      if (error instanceof FolderInUseError) throw wrongUse(texts.errors.folderInUse(env.DATA ?? './data'))
      if (isAboutPort(error))
        throw wrongUse(
          `${error.port}` === io.env.METRICS_PORT
            ? texts.errors.badEnvironment(`METRICS_PORT=${error.port}: ${error.code}`)
            : texts.errors.portTaken(`${error.port}`),
        )
      throw error
    }
    writeLines(io.stdout, [texts.serve.stopped])
    return 0
  },
}

/** What the system says when a port cannot be listened at. */
const isAboutPort = (error: unknown): error is Error & { code: string; port: number } =>
  error instanceof Error &&
  'port' in error &&
  'code' in error &&
  (error.code === 'EADDRINUSE' || error.code === 'EACCES')
