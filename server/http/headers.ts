import type { FastifyInstance } from 'fastify'

const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** No code but our own files, no frames around us, nothing about us to others. */
const headers = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** For a year, browsers come over https only. */
const httpsOnly = { 'strict-transport-security': 'max-age=31536000' }

/** `secure`: people reach the site over https. */
export function addSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const all = { ...headers, ...(secure && httpsOnly) }
  app.addHook('onSend', async ({ url }, reply) => {
    reply.headers(all)
    // What is under /api is somebody's own, or out of date in a moment; answers that never change say so themselves.
    if (url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
