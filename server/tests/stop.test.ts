import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { playOn } from './client.ts'
import { servers, tableOfTwo } from './given.ts'
import { ServerProcess } from './process.ts'

const { start, newFolder } = servers()
afterEach(() => ServerProcess.killAll())

/** A connection over which a test says what it likes, and everything that came back. */
async function raw(address: string, text: string) {
  const { hostname, port } = new URL(address)
  const socket: Socket = connect(Number(port), hostname)
  const heard = { text: '' }
  socket.on('data', (bytes) => {
    heard.text += bytes.toString()
  })
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(heard.text)))
  await once(socket, 'connect')
  if (text !== '') {
    const { promise: written, resolve } = Promise.withResolvers<void>()
    socket.write(text, () => resolve())
    await written
  }
  return { socket, ended, heard }
}

/** Resolves when the server has read what was sent to it. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100))

const head = (path: string, ...more: string[]) => [`GET ${path} HTTP/1.1`, 'Host: x', ...more].join('\r\n')
const upgrade = head(
  '/api/live',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
)
const end = '\r\n\r\n'
const body = '{"name":"Ada"}'
const post = [
  'POST /api/guest HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
].join('\r\n')

describe('a stop', () => {
  it('says goodbye', async () => {
    const running = await start()
    const { ada, watcher } = await tableOfTwo(running.address)
    await running.stop()
    expect([await ada.closed, await watcher.closed]).toEqual([1001, 1001])
  })

  it.each([
    ['nothing at all', ''],
    ['half a head', head('/api/games')],
    ['half a body', `${post}${end}${body.slice(0, 4)}`],
    ['half an upgrade', upgrade],
    ['a WebSocket that never answers', `${upgrade}${end}`],
    ['an answer, and a connection kept for the next request', `${head('/api/games')}${end}`],
    ['an answer, and half of the next request', `${head('/api/games')}${end}${head('/api/games')}`],
  ])('is not held up by %s', async (_what, text) => {
    const running = await start({ STOP_SECONDS: '1' })
    const { ended } = await raw(running.address, text)
    await settle()
    await running.stop()
    await ended
  })

  it('is not held up by clients that do not read', async () => {
    const running = await start({ STOP_SECONDS: '1' })
    const clients = await Promise.all(Array.from({ length: 10 }, () => raw(running.address, '')))
    for (const { socket } of clients) {
      socket.pause()
      socket.write(`${head('/api/games')}${end}`.repeat(400))
    }
    await settle()
    await running.stop()
    for (const { socket } of clients) socket.resume()
    await Promise.all(clients.map(({ ended }) => ended))
  })

  it('refuses what arrives meanwhile, and says so', async () => {
    const running = await start({ STOP_SECONDS: '2' })
    const request = await raw(running.address, head('/api/games'))
    const socket = await raw(running.address, upgrade)
    const health = await raw(running.address, head('/readyz'))
    const alive = await raw(running.address, head('/healthz'))
    await settle()
    const stopped = running.stop()
    await settle()
    for (const each of [request, socket, health, alive]) each.socket.write(end)
    const [refused, notUpgraded, notReady, stillAlive] = await Promise.all(
      [request, socket, health, alive].map(({ ended }) => ended),
    )
    for (const text of [refused, notUpgraded]) {
      expect(text).toMatch(/^HTTP\/1\.1 503 /)
      expect(text).toContain('\r\n\r\n{"code":"stopping"}')
      expect(text.toLowerCase()).toContain('connection: close')
    }
    expect(notReady).toMatch(/^HTTP\/1\.1 503 [\s\S]*{"status":"stopping"}$/)
    expect(stillAlive).toMatch(/^HTTP\/1\.1 200 [\s\S]*{"status":"ok"}$/)
    await stopped
    await expect(fetch(`${running.address}/healthz`)).rejects.toThrow()
  })

  it('answers what is under way', async () => {
    const running = await start({ STOP_SECONDS: '5' })
    const { socket, ended } = await raw(running.address, `${post}${end}${body.slice(0, 4)}`)
    await settle()
    const stopped = running.stop()
    await settle()
    socket.write(body.slice(4))
    expect(await ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*{"guest":{"name":"Ada"}}$/)
    await stopped
  })

  it('ends WebSockets that are opened while it begins', async () => {
    for (let time = 0; time < 10; time++) {
      const running = await start({ STOP_SECONDS: '1' })
      const ends = Array.from({ length: 10 }, () => {
        const socket = new WebSocket(`${running.address.replace('http', 'ws')}/api/live`)
        socket.on('error', () => {})
        return new Promise((resolve) => socket.on('close', resolve))
      })
      await new Promise((resolve) => setTimeout(resolve, time))
      await running.stop()
      await Promise.all(ends)
    }
  })
})

describe('a server process that is told to end', () => {
  it('writes, says goodbye and is gone, whoever holds on to it', async () => {
    const server = await ServerProcess.start(newFolder(), 0, { STOP_SECONDS: '1' })
    const { ada, ben, table } = await tableOfTwo(server.address)
    await playOn(table, [ada, ben], 3)
    const holding = await Promise.all(
      [head('/api/games'), `${post}${end}${body.slice(0, 4)}`, `${upgrade}${end}`, ''].map((text) =>
        raw(server.address, text),
      ),
    )
    await settle()
    expect(await server.stop()).toBe(0)
    expect(await ada.closed).toBe(1001)
    await Promise.all(holding.map(({ ended }) => ended))
  })

  it('ends at once when it is told twice', async () => {
    const server = await ServerProcess.start(newFolder(), 0, { STOP_SECONDS: '600' })
    const { ended } = await raw(server.address, head('/api/games'))
    await settle()
    server.tell('SIGTERM')
    await expect.poll(() => fetch(`${server.address}/healthz`).catch(() => 'closed')).toBe('closed')
    server.tell('SIGINT')
    expect(await server.ended()).toEqual([null, 'SIGINT'])
    await ended
  })
})
