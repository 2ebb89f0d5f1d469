import * as v from 'valibot'
import { proxiesFrom, type TrustedProxies } from './limits/proxies.ts'

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

const trustedProxies = v.pipe(
  v.string(),
  v.rawTransform<string, TrustedProxies>(({ dataset, addIssue, NEVER }) => {
    const proxies = proxiesFrom(dataset.value)
    if (proxies !== null) return proxies
    addIssue({ message: 'no, a number of proxies from 1 to 10, or networks such as 10.0.0.0/8,fd00::/8' })
    return NEVER
  }),
)

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  DATA: v.optional(v.pipe(v.string(), v.minLength(1)), './data'),
  WEB: v.optional(v.pipe(v.string(), v.minLength(1))),
  LOG: v.optional(v.picklist(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
  PUBLIC_URL: v.optional(origin),
  TRUST_PROXY: v.optional(trustedProxies, 'no'),
  STOP_SECONDS: v.optional(wholeNumber(1, 3600), '10'),
  THINKERS: v.optional(wholeNumber(1, 256)),
  COMPUTER_PAUSE: v.optional(wholeNumber(0, 10_000), '400'),
  SOCKETS_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), '64'),
  MESSAGES_PER_SECOND: v.optional(wholeNumber(1, 1_000_000), '20'),
  REQUESTS_PER_SECOND: v.optional(wholeNumber(1, 1_000_000), '20'),
  CPU_PER_ADDRESS: v.optional(wholeNumber(1, 1_000_000), '200'),
  MAX_SOCKETS: v.optional(wholeNumber(1, 1_000_000), '10000'),
  METRICS_PORT: v.optional(wholeNumber(0, 65535)),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '127.0.0.1'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'at least 16 visible ASCII characters'))),
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
  readonly trustProxy: TrustedProxies
  /** What is not answered by then when the server stops is broken off. */
  readonly stopSeconds: number
  /** Threads for computer players. */
  readonly thinkers: number
  readonly computerPause: number
  readonly socketsPerAddress: number
  readonly messagesPerSecond: number
  readonly requestsPerSecond: number
  /** Milliseconds of work a second. */
  readonly cpuPerAddress: number
  /** Connections in all. */
  readonly maxSockets: number
  /** Where the metrics are; null for the port of the server. */
  readonly metricsPort: number | null
  readonly metricsHost: string
  /** Whoever has it may read them; without a token they are on a port of their own, or nowhere. */
  readonly metricsToken: string | null
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
    const problems = issues.map((issue) => complaintOf(v.getDotPath(issue) ?? '', issue))
    throw new ConfigError(problems.join('\n'))
  }
  return {
    port: output.PORT,
    host: output.HOST,
    data: output.DATA,
    web: output.WEB ?? web,
    log: output.LOG,
    publicUrl: output.PUBLIC_URL ?? null,
    trustProxy: output.TRUST_PROXY,
    stopSeconds: output.STOP_SECONDS,
    thinkers: output.THINKERS ?? Math.max(1, cores - 1),
    computerPause: output.COMPUTER_PAUSE,
    socketsPerAddress: output.SOCKETS_PER_ADDRESS,
    messagesPerSecond: output.MESSAGES_PER_SECOND,
    requestsPerSecond: output.REQUESTS_PER_SECOND,
    cpuPerAddress: output.CPU_PER_ADDRESS,
    maxSockets: output.MAX_SOCKETS,
    metricsPort: output.METRICS_PORT ?? null,
    metricsHost: output.METRICS_HOST,
    metricsToken: output.METRICS_TOKEN ?? null,
  }
}

/** A secret is not repeated in a complaint, which ends up in a log. */
const complaintOf = (name: string, { input, message }: v.BaseIssue<unknown>): string =>
  name === 'METRICS_TOKEN' ? `${name}: ${message}` : `${name}=${input}: ${message}`
