import { type Attack, pause, together } from './scene.ts'
import { persistentlyRaw, rawSocket } from './sockets.ts'

const connections = 300
const post = 'POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
const upgrade =
  'GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'

/** Says the first words at once, and then a letter at a time. */
const drop = (name: string, first: string, letter: string): Attack => ({
  name,
  seconds: 12,
  run: (scene) =>
    together(connections, () =>
      persistentlyRaw(scene, async (socket) => {
        socket.resume().write(first)
        while (socket.writable && !scene.over.aborted) {
          await pause(300, scene.over)
          socket.write(letter)
        }
      }),
    ),
})

export const slow: readonly Attack[] = [
  drop('slow-bodies', `${post}Content-Length: 4000\r\n\r\n{`, ' '),
  drop('slow-headers', `${post}X-Slow: `, 'x'),
  drop('slow-upgrades', `${upgrade}X-Slow: `, 'x'),
  {
    name: 'half-open',
    seconds: 10,
    run: (scene) => together(2 * connections, () => persistentlyRaw(scene, async (socket) => void socket.resume())),
  },
  {
    name: 'connections',
    seconds: 10,
    run: (scene) =>
      together(50, async () => {
        for (let made = 0; made < 1000 && !scene.over.aborted; made++) {
          const socket = rawSocket(scene)
          const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
          socket.resume().end('GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')
          await Promise.race([closed, pause(1000, scene.over)])
          socket.destroy()
        }
      }),
  },
  {
    name: 'silent-sockets',
    seconds: 10,
    run: (scene) =>
      together(connections, () =>
        persistentlyRaw(scene, async (socket) => {
          socket.resume().write(`${upgrade}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`)
        }),
      ),
  },
]
