import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { isSameSecret } from '../secrets.ts'

const path = '/metrics'
const type = 'text/plain; version=0.0.4'

/** GET /metrics, where the host of the server wants it: on a port of its own, or on that of the server for who has the token. */
export function addMetrics(
  app: FastifyInstance,
  { metricsPort: port, metricsHost: host, metricsToken: token }: Config,
  text: () => string,
): void {
  if (port !== null) {
    const server = metricsServer(text, token)
    app.addHook('onReady', async () => {
      server.listen(port, host)
      await once(server, 'listening')
    })
    app.addHook('onClose', async () => {
      server.close()
      server.closeAllConnections()
    })
  } else if (token !== null) {
    app.get(path, (request, reply) => {
      if (isAllowed(request.headers.authorization, token)) return reply.type(type).send(text())
      return reply.code(401).header('www-authenticate', 'Bearer').send()
    })
  }
}

/** With the metrics, and nothing else. */
export function metricsServer(text: () => string, token: string | null): Server {
  return createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, response) => {
    const isWanted = request.url === path && (request.method === 'GET' || request.method === 'HEAD')
    if (!isWanted) response.writeHead(404).end()
    else if (token !== null && !isAllowed(request.headers.authorization, token))
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    else response.writeHead(200, { 'content-type': type }).end(text())
  })
}

function isAllowed(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  return given !== undefined && isSameSecret(given, token)
}
