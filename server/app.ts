import { resolve } from 'node:path'
import { limits, type Refusal } from '@eminence/protocol'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import { Allowances } from './allowance.ts'
import { Thinkers } from './computers/thinkers.ts'
import type { Config } from './config.ts'
import { Guests } from './guests.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { addLobby } from './http/lobby.ts'
import { statusOf } from './http/refusals.ts'
import { addWeb, hashedFilesUnder } from './http/web.ts'
import { addLive, closeSockets, handleSocketError } from './live/live.ts'
import { Metrics } from './metrics.ts'
import { openSqlite } from './storage/sqlite.ts'
import { Tables } from './tables/tables.ts'

const minute = 60_000
const idleMinutes = 10

/** The whole server, not yet listening. `close()` finishes what is under way, and then closes the database. */
export async function buildServer(config: Config, logTo?: NodeJS.WritableStream): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.log, ...(logTo !== undefined && { stream: logTo }) },
    bodyLimit: limits.message,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 40 },
  })
  const metrics = new Metrics()
  const storage = await openSqlite(resolve(config.data), metrics.commitTook)
  const thinkers = new Thinkers(config.thinkers)
  const tables = new Tables({ storage, thinkers, metrics, log: app.log, computerPause: config.computerPause })
  const guests = new Guests(storage, config.publicUrl?.startsWith('https:') ?? false)
  const requests = new Allowances(config.requestsPerSecond, 5 * config.requestsPerSecond)
  const newGuests = new Allowances(config.requestsPerSecond / 100, 2 * config.requestsPerSecond)

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, request)
    if (refusal.code === 'failed') request.log.error({ err: error }, 'a request failed')
    return reply.code(statusOf(refusal.code)).send(refusal)
  })

  await app.register(cookie)
  await app.register(websocket, {
    errorHandler: handleSocketError,
    options: {
      // Above this the socket is closed; what is merely too large for a message gets an answer.
      maxPayload: 16 * limits.message,
      perMessageDeflate: { threshold: 4096, serverNoContextTakeover: true, clientNoContextTakeover: true },
    },
    preClose: (done) => {
      closeSockets(app)
      done()
    },
  })
  // After the WebSocket plugin, which ends the sockets of refused requests.
  addSecurityHeaders(app)
  app.addHook('onRequest', async (request, reply) => {
    const isFree = request.url.startsWith(hashedFilesUnder)
    if (!isFree && !requests.take(request.ip, Date.now()))
      return reply.code(429).send({ code: 'tooMany' } satisfies Refusal)
    if (isForeign(request, config.publicUrl)) return reply.code(403).send({ code: 'foreign' } satisfies Refusal)
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/metrics', (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(metrics.text(tables.loaded, thinkers.waiting)),
  )
  addLobby(app, guests, tables, newGuests)
  addLive(app, guests, tables, metrics, config)
  await addWeb(app, resolve(config.web))

  const sweeper = setInterval(() => {
    requests.sweep(Date.now())
    newGuests.sweep(Date.now())
    tables.sweep(idleMinutes * minute).catch((error) => app.log.error({ err: error }, 'tables could not be put away'))
  }, minute)
  app.addHook('onClose', async () => {
    clearInterval(sweeper)
    await thinkers.stop()
    await tables.close()
    await storage.close()
  })
  return app
}

/** A page of somebody else must not act in a guest's name. */
function isForeign({ headers: { origin, host } }: FastifyRequest, publicUrl: string | null): boolean {
  if (origin === undefined || origin === publicUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}

function refusalOf({ code, statusCode = 500, message }: FastifyError, { routeOptions }: FastifyRequest): Refusal {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { code: 'tooLarge', limit: routeOptions.bodyLimit ?? limits.message }
  return statusCode < 500 ? { code: 'malformed', problem: message } : { code: 'failed' }
}
