import type { Refusal } from '@eminence/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { addressKey } from '../limits/address.ts'
import type { AddressLimits } from '../limits/limits.ts'
import type { Metrics } from '../metrics.ts'
import { healthRoutes } from './health.ts'

export interface GateKeeping {
  readonly config: Pick<Config, 'publicUrl' | 'trustProxy'>
  readonly limits: AddressLimits
  readonly metrics: Metrics
  /** Paths of the files that a browser fetches all at once at its first visit. */
  readonly ownFiles: ReadonlySet<string>
  isStopping(): boolean
}

/** Whom the server listens to at all. It comes before everything that costs more. */
export function addGate(app: FastifyInstance, { config, limits, metrics, ownFiles, isStopping }: GateKeeping): void {
  const { publicUrl, trustProxy } = config
  const warn = warningAboutProxies(app, trustProxy.kind !== 'none')

  app.addHook('onRequest', async (request, reply) => {
    if (healthRoutes.has(request.routeOptions.url)) return
    if (isStopping()) return refuse(reply.header('connection', 'close'), 503, { code: 'stopping' })
    warn(request)
    const address = addressKey(request.ip)
    const isFree = ownFiles.has(pathOf(request))
    if (limits.cpu.isInDebt(address) || (!isFree && !limits.requests.take(address))) {
      metrics.limited++
      return refuse(reply.header('retry-after', limits.cpu.secondsOfDebt(address)), 429, { code: 'tooMany' })
    }
    if (publicUrl !== null && !isAtHome(request, publicUrl)) return refuse(reply, 421, { code: 'foreign' })
    if (isForeign(request, publicUrl)) return refuse(reply, 403, { code: 'foreign' })
    // The WebSocket has one address. Elsewhere it would be opened, closed and logged.
    if (request.ws && request.routeOptions.url !== '/api/live') return refuse(reply, 404, { code: 'notFound' })
    limits.cpu.begin(address)
  })
  // The body of a request may come later than its head.
  app.addHook('preValidation', async (request) => {
    limits.cpu.begin(addressKey(request.ip))
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (isStopping()) reply.header('connection', 'close')
    if (typeof payload === 'string' || Buffer.isBuffer(payload))
      limits.cpu.chargeBytes(addressKey(request.ip), Buffer.byteLength(payload))
  })
}

const refuse = (reply: FastifyReply, status: number, refusal: Refusal): FastifyReply => reply.code(status).send(refusal)

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0]

/** Says once that limits would count the proxy instead of the people behind it. */
function warningAboutProxies(app: FastifyInstance, isTrusted: boolean): (request: FastifyRequest) => void {
  let isQuiet = isTrusted
  return ({ headers }) => {
    if (isQuiet || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return
    isQuiet = true
    app.log.warn(
      'a request was forwarded by a proxy, but TRUST_PROXY is not set: everybody behind it shares its limits',
    )
  }
}

/** Whether it was sent to the address that people type. */
function isAtHome({ headers: { host } }: FastifyRequest, publicUrl: string): boolean {
  const { protocol, host: own } = new URL(publicUrl)
  const given = `${protocol}//${host}`
  return host !== undefined && URL.canParse(given) && new URL(given).host === own
}

/** A page of somebody else must not act in a guest's name. */
function isForeign({ headers: { origin, host } }: FastifyRequest, publicUrl: string | null): boolean {
  if (origin === undefined || origin === publicUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
