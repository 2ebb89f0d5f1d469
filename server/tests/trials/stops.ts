import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../client.ts'
import { documented, ServerProcess } from '../process.ts'

export interface StopPlan {
  readonly times: number
  /** The deadline that the server is given. */
  readonly seconds: number
  /** An empty folder. */
  readonly data: string
  readonly progress?: (done: number) => void
}

export interface StopReport {
  readonly times: number
  /** Those that ended in time, with the exit code of a proper end. */
  readonly inTime: number
  /** Milliseconds from the signal to the end of the process, by what held the server. */
  readonly longest: Readonly<Record<string, number>>
  readonly broken: readonly string[]
}

/** Holds the server; what it gives is let go at the end. */
type Hold = (server: ServerProcess) => Promise<() => void>

const post = 'POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
const upgrade =
  'GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'

/** Many connections that have said this much, and do not read. */
const saying =
  (text: string): Hold =>
  async ({ port }) => {
    const sockets = Array.from({ length: 20 }, () => said(port, text))
    await sleep(200)
    return () => {
      for (const socket of sockets) socket.destroy()
    }
  }

function said(port: number, text: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  socket.on('connect', () => text !== '' && socket.write(text))
  return socket
}

/** New ones all the time, also while the server stops. */
const arriving: Hold = async ({ port }) => {
  const sockets: Socket[] = []
  const timer = setInterval(() => {
    if (sockets.length < 2000) sockets.push(said(port, `${upgrade}\r\n`), said(port, upgrade), said(port, post))
  }, 5)
  await sleep(100)
  return () => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
  }
}

/** Bodies that go on and on. */
const dripping: Hold = async ({ port }) => {
  const sockets = Array.from({ length: 20 }, () => said(port, `${post}Content-Length: 4000\r\n\r\n{`))
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ')
  }, 100)
  await sleep(200)
  return () => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
  }
}

const thinking: Hold = async ({ address }) => {
  const host = await Client.guest(address, 'Ada')
  const table = await host.open(2, {}, 'lisboa')
  await host.sit(table, 0)
  await host.seatComputer(table, 1, 'expert')
  await host.follow(table)
  await host.start(table)
  await host.until(table, () => true)
  for (let played = 0; played < 12; played++) {
    const { moves } = host.at(table)
    if (moves.length === 0) break
    await host.play(table, moves[0])
  }
  return () => void host.hangUp()
}

const holds: Readonly<Record<string, Hold>> = {
  'half-open sockets': saying(''),
  'half-sent headers': saying(`${post}X-Slow: `),
  'half-sent bodies': saying(`${post}Content-Length: 4000\r\n\r\n{`),
  'dripping bodies': dripping,
  'silent WebSockets': saying(`${upgrade}\r\n`),
  'half-sent upgrades': saying(upgrade),
  'upgrades that arrive meanwhile': arriving,
  'a computer player who thinks': thinking,
}

/** Stops servers that are held, again and again. */
export async function stopHeldServers({ times, seconds, data, progress }: StopPlan): Promise<StopReport> {
  /** The process has to end itself, too. */
  const deadline = seconds * 1000 + 500
  const longest = new Map<string, number>()
  const broken: string[] = []
  for (let done = 0; done < times; done++) {
    const [name, hold] = Object.entries(holds)[done % Object.keys(holds).length]
    const server = await ServerProcess.start(data, 0, { ...documented, STOP_SECONDS: `${seconds}` })
    const letGo = await hold(server)
    const began = performance.now()
    const stopped = server.stop()
    const code = await Promise.race([stopped, sleep(deadline + 3000, 'not at all')])
    const took = Math.round(performance.now() - began)
    letGo()
    if (code === 'not at all') await server.killHard()
    if (took > deadline || code !== 0) broken.push(`${name}: ${took} ms, exit code ${code}`)
    longest.set(name, Math.max(took, longest.get(name) ?? 0))
    progress?.(done + 1)
  }
  return { times, inTime: times - broken.length, longest: Object.fromEntries(longest), broken }
}
