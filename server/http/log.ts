import type { FastifyInstance } from 'fastify'

/** Who may read the log need not learn who plays where: addresses and the ids of tables are told only to who asks for details. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, url, ip, log } = request
    log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode }, 'answered')
    log.debug({ method, url, address: ip, status: reply.statusCode, milliseconds: reply.elapsedTime }, 'in detail')
  })
}
