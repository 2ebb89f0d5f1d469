import * as v from 'valibot'

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `at least ${min}`),
    v.maxValue(max, `at most ${max}`),
  )

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/\s]+$/, 'an address such as https://play.example.org, without a path'),
)

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  DATA: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
  WEB: v.optional(v.pipe(v.string(), v.minLength(1))),
  LOG: v.optional(v.picklist(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
  PUBLIC_URL: v.optional(origin),
  TRUST_PROXY: v.optional(v.picklist(['yes', 'no'], 'yes or no'), 'no'),
  THINKERS: v.optional(wholeNumber(1, 256)),
  COMPUTER_PAUSE: v.optional(wholeNumber(0, 10_000), '400'),
  SOCKETS_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), '64'),
  MESSAGES_PER_SECOND: v.optional(wholeNumber(1, 1_000_000), '20'),
  REQUESTS_PER_SECOND: v.optional(wholeNumber(1, 1_000_000), '20'),
})

/** The names of all variables that the server reads. */
export const variables: readonly string[] = Object.keys(environment.entries)

export interface Config {
  readonly port: number
  readonly host: string
  /** The folder of the database. */
  readonly data: string
  /** The folder of the built web app; where there is none, the interface alone is served. */
  readonly web: string
  readonly log: (typeof logLevels)[number]
  /** The address that people type, if it is another than the server's own: behind a proxy. */
  readonly publicUrl: string | null
  readonly trustProxy: boolean
  /** Threads for computer players. */
  readonly thinkers: number
  readonly computerPause: number
  readonly socketsPerAddress: number
  readonly messagesPerSecond: number
  readonly requestsPerSecond: number
}

/** Something in the environment is not as it should be: one line for each. */
export class ConfigError extends Error {}

export interface Surroundings {
  readonly cores: number
  /** Where the web app is when it was built here. */
  readonly web: string
}

export function readConfig(env: Readonly<Record<string, string | undefined>>, { cores, web }: Surroundings): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const { success, output, issues } = v.safeParse(environment, given)
  if (!success) {
    const problems = issues.map((issue) => `${v.getDotPath(issue)}=${issue.input}: ${issue.message}`)
    throw new ConfigError(problems.join('\n'))
  }
  return {
    port: output.PORT,
    host: output.HOST,
    data: output.DATA,
    web: output.WEB ?? web,
    log: output.LOG,
    publicUrl: output.PUBLIC_URL ?? null,
    trustProxy: output.TRUST_PROXY === 'yes',
    thinkers: output.THINKERS ?? Math.max(1, cores - 1),
    computerPause: output.COMPUTER_PAUSE,
    socketsPerAddress: output.SOCKETS_PER_ADDRESS,
    messagesPerSecond: output.MESSAGES_PER_SECOND,
    requestsPerSecond: output.REQUESTS_PER_SECOND,
  }
}
