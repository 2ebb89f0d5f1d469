import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import WebSocket from 'ws'
import { pause, type Scene } from './scene.ts'

/** Opens a WebSocket again and again, and lets somebody do something with each, until the attack is over. */
export async function persistently(
  scene: Scene,
  act: (socket: WebSocket, isOpen: () => boolean) => Promise<void>,
  cookie = '',
): Promise<void> {
  while (!scene.over.aborted) {
    const socket = await opened(scene, cookie)
    if (socket !== null) {
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      await act(socket, () => socket.readyState === WebSocket.OPEN && !scene.over.aborted)
      await Promise.race([closed, pause(60_000, scene.over)])
      socket.terminate()
    }
    await pause(100, scene.over)
  }
}

/** What the server says over it is counted, and not read any further. */
function opened({ address, tally, over }: Scene, cookie: string): Promise<WebSocket | null> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, {
    ...(cookie !== '' && { headers: { cookie } }),
  })
  const giveUp = () => socket.terminate()
  over.addEventListener('abort', giveUp, { once: true })
  socket.on('message', (bytes: Buffer) => tally.count(nameOf(bytes)))
  socket.on('error', () => tally.count('socket: error'))
  return new Promise((resolve) => {
    socket.once('unexpected-response', (_request, response) => {
      tally.count(`upgrade: ${response.statusCode}`)
      response.destroy()
      resolve(null)
    })
    socket.once('open', () => {
      tally.count('socket: opened')
      resolve(socket)
    })
    socket.once('close', (code) => {
      over.removeEventListener('abort', giveUp)
      if (!over.aborted) tally.count(`closed: ${code}`)
      resolve(null)
    })
  })
}

function nameOf(bytes: Buffer): string {
  const start = bytes.subarray(0, 200).toString()
  const type = start.match(/^\{"type":"(\w+)"/)?.[1] ?? 'other'
  return type === 'refused' ? `refused: ${bytes.toString().match(/"code":"(\w+)"/)?.[1]}` : `told: ${type}`
}

/** Sends requests as fast as they are answered, over so many connections. */
export async function flood(
  { address, tally, over }: Scene,
  connections: number,
  most: number,
  path: (number: number) => string,
  headers: Readonly<Record<string, string>> = {},
  onAnswer: (answer: IncomingMessage) => void = () => {},
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let sent = 0
  const one = () =>
    new Promise<void>((resolve) => {
      const asked = request(`${address}${path(sent)}`, { agent, headers, signal: over }, (answer) => {
        tally.count(`http: ${answer.statusCode}`)
        onAnswer(answer)
        answer.on('close', resolve).resume()
      })
      asked.on('error', () => {
        if (!over.aborted) tally.count('http: broken off')
        resolve()
      })
      asked.end()
    })
  const stream = async () => {
    while (!over.aborted && sent++ < most) await one()
  }
  await Promise.all(Array.from({ length: connections }, stream))
  agent.destroy()
}

/** A connection on which anything may be written; counts how it ends. */
export function rawSocket({ port, tally, over }: Scene): Socket {
  const socket = connect({ port, host: '127.0.0.1' })
  const giveUp = () => socket.destroy()
  over.addEventListener('abort', giveUp, { once: true })
  socket.on('error', () => {})
  socket.on('connect', () => tally.count('connection: made'))
  socket.on('close', () => {
    over.removeEventListener('abort', giveUp)
    if (!over.aborted) tally.count('connection: ended by the server')
  })
  return socket
}

/** Makes raw connections again and again. `act` gives when it has nothing more to send. */
export async function persistentlyRaw(scene: Scene, act: (socket: Socket) => Promise<void>): Promise<void> {
  while (!scene.over.aborted) {
    const socket = rawSocket(scene)
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    await Promise.race([act(socket), closed])
    await Promise.race([closed, pause(60_000, scene.over)])
    socket.destroy()
    await pause(50, scene.over)
  }
}
