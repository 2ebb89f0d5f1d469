import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { addHealth, type StorageHealth } from '../http/health.ts'
import { metricsServer } from '../http/metrics.ts'
import { Metrics } from '../metrics.ts'
import { isSameSecret } from '../secrets.ts'
import { TooLateError, within } from '../within.ts'
import { Client } from './client.ts'
import { servers } from './given.ts'

const { start } = servers()

const noGauges = { tablesLoaded: 0, computerQuestionsWaiting: 0, readsWaiting: 0, connections: 0, unreadBytes: 0 }

async function readiness(health: StorageHealth['health'], isStopping = false) {
  const app = Fastify()
  addHealth(app, { health }, () => isStopping)
  const { statusCode, body } = await app.inject('/readyz')
  const alive = await app.inject('/healthz')
  await app.close()
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }])
  return [statusCode, JSON.parse(body)]
}

describe('a server', () => {
  it('is ready when its storage is well', async () => {
    expect(await readiness(async () => 'ok')).toEqual([200, { status: 'ok' }])
  })

  it.each(['full', 'readOnly', 'failing'] as const)(
    'is not ready when its storage is %s, and still alive',
    async (state) => {
      expect(await readiness(async () => state)).toEqual([503, { status: state }])
    },
  )

  it('is not ready when its storage breaks down or does not answer', async () => {
    expect(await readiness(() => Promise.reject(new Error('gone')))).toEqual([503, { status: 'failing' }])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const asked = readiness(() => new Promise(() => {}))
      await vi.advanceTimersByTimeAsync(10_000)
      expect(await asked).toEqual([503, { status: 'notAnswering' }])
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not ready when it is stopping', async () => {
    expect(await readiness(async () => 'ok', true)).toEqual([503, { status: 'stopping' }])
  })

  it('asks its storage once, however often it is asked itself', async () => {
    const health = vi.fn(async () => 'ok' as const)
    const app = Fastify()
    addHealth(app, { health }, () => false)
    await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')))
    await app.close()
    expect(health).toHaveBeenCalledTimes(1)
  })
})

describe('the metrics', () => {
  const token = 'abcdefghijklmnop'

  it('are nowhere unless somebody wants them', async () => {
    const { address } = await start()
    expect((await fetch(`${address}/metrics`)).status).toBe(404)
  })

  it('are on the port of the server for who has the token', async () => {
    const { address } = await start({ METRICS_TOKEN: token })
    const ask = async (authorization: string) =>
      (await fetch(`${address}/metrics`, { headers: { authorization } })).status
    expect(await ask(`Bearer ${token}`)).toBe(200)
    for (const wrong of ['', `Bearer ${token}x`, 'Bearer x', `Basic ${token}`, token])
      expect(await ask(wrong)).toBe(401)
  })

  it('are on a port of their own, and not on that of the server', async () => {
    const free = createServer().listen(0, '127.0.0.1')
    await once(free, 'listening')
    const at = free.address()
    const port = typeof at === 'object' && at !== null ? at.port : 0
    free.close()
    await once(free, 'close')
    const { address } = await start({ METRICS_PORT: `${port}` })
    const own = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('eminence_sockets 0\n')])
    expect((await fetch(`http://127.0.0.1:${port}/api/games`)).status).toBe(404)
    expect((await fetch(`${address}/metrics`)).status).toBe(404)
    await expect(start({ METRICS_PORT: `${port}` })).rejects.toMatchObject({ code: 'EADDRINUSE', port })
  })

  it('on a port of their own may need the token, too', async () => {
    const server = metricsServer(() => 'figures', token).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const at = server.address()
    const url = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}/metrics`
    expect((await fetch(url)).status).toBe(401)
    const right = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    expect([right.status, await right.text()]).toEqual([200, 'figures'])
    server.close()
    server.closeAllConnections()
  })

  it('count what is written, dropped and refused', () => {
    const metrics = new Metrics()
    metrics.commitTook(3, 5)
    metrics.commitTook(700)
    metrics.droppedUnread = 2
    metrics.limited = 7
    const text = metrics.text({ ...noGauges, unreadBytes: 12, connections: 3 })
    metrics.stop()
    for (const line of [
      'eminence_changes_written_total 6',
      'eminence_commit_seconds_bucket{le="0.005"} 1',
      'eminence_commit_seconds_count 2',
      'eminence_connections_dropped_total{why="unread"} 2',
      'eminence_connections_dropped_total{why="tooMany"} 0',
      'eminence_requests_limited_total 7',
      'eminence_unread_bytes 12',
      'eminence_connections 3',
    ])
      expect(text).toContain(`\n${line}\n`)
    expect(text).toMatch(/\neminence_event_loop_lag_seconds\{quantile="1"\} [\d.e-]+\n/)
  })
})

/** A connection over which nothing is sent. */
async function opened(address: string): Promise<Socket> {
  const { port, hostname } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.resume()
  await once(socket, 'connect')
  return socket
}

describe('connections', () => {
  it('of one address are bounded, also those over which nothing is sent', async () => {
    const { address } = await start({ SOCKETS_PER_ADDRESS: '1', METRICS_TOKEN: 'x'.repeat(16) })
    const sockets = await Promise.all(Array.from({ length: 6 }, () => opened(address)))
    await expect.poll(() => sockets.filter(({ destroyed, readableEnded }) => destroyed || readableEnded).length).toBe(2)
    for (const socket of sockets) socket.destroy()
    await expect
      .poll(() =>
        fetch(`${address}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
  })

  it('in all are bounded, too', async () => {
    const { address } = await start({ MAX_SOCKETS: '3', TRUST_PROXY: '1' })
    const sockets = await Promise.all(Array.from({ length: 5 }, () => opened(address)))
    await expect.poll(() => sockets.filter(({ destroyed, readableEnded }) => destroyed || readableEnded).length).toBe(2)
    for (const socket of sockets) socket.destroy()
    await expect
      .poll(() =>
        new Client(address).connect().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })
})

it('a secret is the same as itself, and as no other', () => {
  expect([isSameSecret('abc', 'abc'), isSameSecret('abc', 'abd'), isSameSecret('', 'abc')]).toEqual([
    true,
    false,
    false,
  ])
})

it('what takes too long is given up', async () => {
  expect(await within(60_000, Promise.resolve(7))).toBe(7)
  await expect(within(1, new Promise(() => {}))).rejects.toThrow(TooLateError)
  await expect(within(60_000, Promise.reject(new Error('own')))).rejects.toThrow('own')
})
