import { resolve } from 'node:path'
import { limits, type Refusal } from '@eminence/protocol'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { Thinkers } from './computers/thinkers.ts'
import type { Config } from './config.ts'
import { Guests } from './guests.ts'
import { addGate } from './http/gate.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { addHealth } from './http/health.ts'
import { addLobby } from './http/lobby.ts'
import { addRequestLog } from './http/log.ts'
import { addMetrics } from './http/metrics.ts'
import { statusOf } from './http/refusals.ts'
import { Sockets } from './http/sockets.ts'
import { addWeb, hashedFilesIn } from './http/web.ts'
import { limitsOf, sweep } from './limits/limits.ts'
import { fastifyTrust } from './limits/proxies.ts'
import { addLive, closeSockets, handleSocketError, unreadBytes } from './live/live.ts'
import { Metrics } from './metrics.ts'
import { Readers } from './reads/readers.ts'
import { openSqlite } from './storage/sqlite.ts'
import { Tables } from './tables/tables.ts'
import { within } from './within.ts'

const second = 1000
const minute = 60 * second
const idleMinutes = 10

/** Milliseconds that a page has to reveal its nonce when a table starts. */
const revealTime = 3 * second

/** Whoever sends or reads more slowly than this is not waited for. */
const patience = {
  requestTimeout: 15 * second,
  keepAliveTimeout: 20 * second,
  connectionTimeout: 30 * second,
  http: { headersTimeout: 10 * second, connectionsCheckingInterval: 5 * second, maxHeaderSize: 16_384 },
}

/** Of the time that a stop may take: for what is under way. The rest is for the positions of the tables. */
const shareOfAnswers = 0.75

/** Browsers have a few connections beside the WebSocket. */
const connectionsPerSocket = 4

/** The whole server, not yet listening. `close()` answers what is under way, says goodbye, and closes the database. */
export async function buildServer(config: Config, logTo?: NodeJS.WritableStream): Promise<FastifyInstance> {
  const app = Fastify({
    ...patience,
    logger: { level: config.log, ...(logTo !== undefined && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.message,
    trustProxy: fastifyTrust(config.trustProxy),
    routerOptions: { maxParamLength: 40 },
    // The gate says it in the words of the protocol.
    return503OnClosing: false,
  })
  const metrics = new Metrics()
  const storage = await openSqlite(resolve(config.data), metrics.commitTook)
  const thinkers = new Thinkers(config.thinkers)
  const readers = new Readers()
  const { computerPause } = config
  const tables = new Tables({ storage, thinkers, readers, metrics, log: app.log, computerPause, revealTime })
  const secure = config.publicUrl?.startsWith('https:') ?? false
  const guests = new Guests(storage, secure)
  const addressLimits = limitsOf(config)
  const sockets = new Sockets(app.server, {
    most: config.maxSockets,
    perAddress: config.trustProxy.kind === 'none' ? connectionsPerSocket * config.socketsPerAddress : null,
    dropped: () => {
      metrics.droppedTooMany++
    },
  })
  let stopping = false
  const isStopping = () => stopping

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
      // A message of a client is small: nobody needs to send it in a thousand pieces.
      maxFragments: 16,
      maxBufferedChunks: 256,
      // Pings are answered by the connection, which counts them like messages.
      autoPong: false,
      perMessageDeflate: { threshold: 4096, serverNoContextTakeover: true, clientNoContextTakeover: true },
    },
    preClose: (done) => done(),
  })
  // After the WebSocket plugin, which ends the sockets of refused requests.
  addSecurityHeaders(app, secure)
  addRequestLog(app)
  const web = resolve(config.web)
  addGate(app, { config, limits: addressLimits, metrics, ownFiles: hashedFilesIn(web), isStopping })
  addHealth(app, storage, isStopping)
  addMetrics(app, config, () =>
    metrics.text({
      tablesLoaded: tables.loaded,
      computerQuestionsWaiting: thinkers.waiting,
      readsWaiting: readers.waiting,
      connections: sockets.count,
      unreadBytes: unreadBytes(app),
    }),
  )
  addLobby(app, guests, tables, addressLimits.newGuests)
  addLive(app, guests, tables, metrics, { ...config, cpu: addressLimits.cpu, isStopping })
  await addWeb(app, web)

  const sweeper = setInterval(() => {
    sweep(addressLimits)
    tidyUp(tables).catch((error) => app.log.error({ err: error }, 'tables could not be put away'))
  }, minute)
  app.addHook('preClose', async () => {
    stopping = true
    closeSockets(app)
    await sockets.end(shareOfAnswers * config.stopSeconds * second)
  })
  app.addHook('onClose', async () => {
    clearInterval(sweeper)
    metrics.stop()
    const closed = (async () => {
      await Promise.all([thinkers.stop(), readers.stop()])
      await tables.close()
    })()
    const left = (1 - shareOfAnswers) * config.stopSeconds * second
    await within(left, closed).catch((error) => app.log.error({ err: error }, 'positions could not be written'))
    await storage.close()
  })
  return app
}

async function tidyUp(tables: Tables): Promise<void> {
  await tables.sweep(idleMinutes * minute)
  await tables.removeStale()
  await tables.keepMissingResults()
}

function refusalOf({ code, statusCode = 500, message }: FastifyError, { routeOptions }: FastifyRequest): Refusal {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { code: 'tooLarge', limit: routeOptions.bodyLimit ?? limits.message }
  return statusCode < 500 ? { code: 'malformed', problem: message } : { code: 'failed' }
}
