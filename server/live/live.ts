import { closeCodes, type Refusal } from '@eminence/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Guests } from '../guests.ts'
import { addressKey } from '../limits/address.ts'
import type { CpuBudget } from '../limits/cpu.ts'
import type { Metrics } from '../metrics.ts'
import type { StoredGuest } from '../storage/storage.ts'
import type { Tables } from '../tables/tables.ts'
import { Connection } from './connection.ts'
import { Outgoing } from './outgoing.ts'
import { RoundRobin } from './round-robin.ts'

const millisecondsBetweenPings = 30_000

export interface LiveLimits {
  readonly socketsPerAddress: number
  readonly messagesPerSecond: number
  /** What messages cost counts together with what requests do. */
  readonly cpu: CpuBudget
  isStopping(): boolean
}

/** GET /api/live: the WebSocket over which tables are played. */
export function addLive(
  app: FastifyInstance,
  guests: Guests,
  tables: Tables,
  metrics: Metrics,
  { socketsPerAddress, messagesPerSecond, cpu, isStopping }: LiveLimits,
): void {
  const socketsOf = new Map<string, number>()
  const callers = new WeakMap<object, StoredGuest | null>()
  const services = { tables, metrics, turns: new RoundRobin(), outgoing: new Outgoing(), cpu, messagesPerSecond }

  app.get(
    '/api/live',
    {
      websocket: true,
      // The guest is looked up before the upgrade: once the socket is open, no message may be missed.
      preHandler: async (request, reply) => {
        if ((socketsOf.get(addressKey(request.ip)) ?? 0) >= socketsPerAddress) {
          metrics.limited++
          return reply.code(429).send({ code: 'tooMany' } satisfies Refusal)
        }
        callers.set(request, await guests.of(request))
        // Meanwhile everybody else may have been told to go.
        if (isStopping()) return reply.code(503).send({ code: 'stopping' } satisfies Refusal)
      },
    },
    (socket, request) => {
      const address = addressKey(request.ip)
      socketsOf.set(address, (socketsOf.get(address) ?? 0) + 1)
      metrics.sockets++
      const guest = callers.get(request) ?? null
      const connection = new Connection(guest, address, socket, services, request.log)

      let answered = true
      const heartbeat = setInterval(() => {
        if (!answered) return socket.terminate()
        answered = false
        socket.ping()
      }, millisecondsBetweenPings)
      socket.on('pong', () => {
        answered = true
      })
      socket.on('ping', (bytes: Buffer) => {
        if (socket.readyState === socket.OPEN && connection.takePing()) socket.pong(bytes)
      })
      socket.on('message', (bytes: Buffer, isBinary: boolean) => {
        // What is still on its way to a socket that is being closed is not heard any more.
        if (socket.readyState !== socket.OPEN) return
        if (isBinary) return socket.close(closeCodes.textOnly, 'text only')
        connection.receive(bytes)
      })
      socket.on('close', () => {
        clearInterval(heartbeat)
        metrics.sockets--
        const left = (socketsOf.get(address) ?? 1) - 1
        if (left > 0) socketsOf.set(address, left)
        else socketsOf.delete(address)
        connection.closed()
      })
    },
  )
}

/** What comes over a socket may be anything, and breaking off is nothing unusual: it is not an error of ours. */
export function handleSocketError(error: Error, socket: { terminate(): void }, request: FastifyRequest): void {
  request.log.debug({ err: error }, 'a socket broke off')
  socket.terminate()
}

/** How long a client may take to say goodbye, too. */
const millisecondsForGoodbye = 1000

/** Says goodbye to everybody; clients come back by themselves. */
export function closeSockets(app: FastifyInstance): void {
  const sockets = [...app.websocketServer.clients]
  for (const socket of sockets) socket.close(closeCodes.stopping, 'the server is stopping')
  setTimeout(() => {
    for (const socket of sockets) socket.terminate()
  }, millisecondsForGoodbye).unref()
}

/** What was sent to all of them, and has not left yet. */
export const unreadBytes = (app: FastifyInstance): number =>
  [...app.websocketServer.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0)
