import { randomBytes } from 'node:crypto'
import { limits } from '@eminence/protocol'
import { Client } from '../../client.ts'
import { begin } from './prepare.ts'
import { type Attack, pause, type Scene, together } from './scene.ts'
import { persistently } from './sockets.ts'

const sockets = 60

async function posted({ tally }: Scene, client: Client, path: string, body: object): Promise<string | null> {
  try {
    const response = await client.post(path, body)
    const text = await response.text()
    tally.count(`http: ${response.status}`)
    return response.ok ? text : null
  } catch {
    tally.count('http: broken off')
    return null
  }
}

const textOf = (length: number): string => randomBytes(length).toString('hex').slice(0, length)

/** Guests who sit at one table and say as much as they can, while others listen. */
async function talk(scene: Scene): Promise<void> {
  const { address, prepared, over } = scene
  const players = prepared.cookies.slice(4, 8).map((cookie) => new Client(address, cookie))
  for (const player of players) await player.connect()
  const table = await begin(players, 'orleans')
  const listen = together(sockets - players.length, () =>
    persistently(scene, async (socket) => socket.send(JSON.stringify({ type: 'follow', table }))),
  )
  const speak = players.map((player) =>
    persistently(
      scene,
      async (socket, isOpen) => {
        for (let said = 0; isOpen(); said++) {
          socket.send(JSON.stringify({ type: 'say', id: `${said}`, table, text: textOf(limits.text) }))
          await pause(50, over)
        }
      },
      player.cookie,
    ),
  )
  await Promise.all([listen, ...speak])
  for (const player of players) void player.hangUp()
}

/** Tables with as many experts as they have room for. */
async function seatExperts(scene: Scene, areFollowed: boolean): Promise<void> {
  const { address, prepared, over } = scene
  const games = ['lisboa', 'orleans', 'pax-illuminaten']
  const hosts = prepared.cookies.slice(10, 14).map((cookie) => new Client(address, cookie))
  const act = (host: Client) => async () => {
    await host.connect()
    for (let made = 0; made < 12 && !over.aborted; made++) {
      const request = { game: games[made % games.length], seats: 4, options: {}, watch: 'all' }
      const opened = await posted(scene, host, '/api/tables', request)
      if (opened === null) {
        await pause(500, over)
        continue
      }
      const table: string = JSON.parse(opened).info.id
      await host.sit(table, 0).catch(() => {})
      for (const seat of [1, 2, 3]) await posted(scene, host, `/api/tables/${table}/seat`, { seat, level: 'expert' })
      if (areFollowed) host.send({ type: 'follow', table })
      await posted(scene, host, `/api/tables/${table}/start`, {})
      await pause(400, over)
    }
    await pause(600_000, over)
  }
  await Promise.all(hosts.map((host) => Promise.race([act(host)().catch(() => {}), pause(600_000, over)])))
  for (const host of hosts) void host.hangUp()
}

export const floods: readonly Attack[] = [
  { name: 'experts-followed', seconds: 20, run: (scene) => seatExperts(scene, true) },
  { name: 'experts-alone', seconds: 20, run: (scene) => seatExperts(scene, false) },
  {
    name: 'huge-messages',
    seconds: 12,
    run: (scene) =>
      together(sockets, (index) =>
        persistently(scene, async (socket, isOpen) => {
          const kinds = [textOf(60_000), '['.repeat(60_000), '0'.repeat(1_000_000), `{"a":`.repeat(12_000)]
          for (let sent = 0; isOpen() && sent < 400; sent++) {
            socket.send(kinds[index % kinds.length])
            await pause(25, scene.over)
          }
        }),
      ),
  },
  {
    name: 'many-messages',
    seconds: 12,
    run: (scene) =>
      together(sockets, () =>
        persistently(scene, async (socket, isOpen) => {
          for (let sent = 0; isOpen() && sent < 20_000; sent++) {
            socket.send('{"type":"play"}')
            if (sent % 50 === 49) await pause(5, scene.over)
          }
        }),
      ),
    missed: (tally) => (tally.of('closed: 1008') > 0 ? null : 'nobody was closed for it'),
  },
  {
    name: 'fragments',
    seconds: 10,
    run: (scene) =>
      together(sockets, () =>
        persistently(scene, async (socket, isOpen) => {
          for (let sent = 0; isOpen() && sent < 60_000; sent++) {
            socket.send('x', { fin: false })
            if (sent % 200 === 199) await pause(5, scene.over)
          }
        }),
      ),
  },
  {
    name: 'guests',
    seconds: 10,
    run: (scene) =>
      together(50, async () => {
        for (let asked = 0; asked < 400 && !scene.over.aborted; asked++)
          await posted(scene, new Client(scene.address), '/api/guest', { name: `G ${asked}` })
      }),
    missed: (tally) => (tally.of('http: 429') > 0 ? null : 'nobody was told to wait'),
  },
  {
    name: 'tables',
    seconds: 12,
    run: (scene) =>
      together(20, async (index) => {
        const client = new Client(scene.address, scene.prepared.cookies[8 + index])
        const request = { game: 'orleans', seats: 4, options: {}, watch: 'all' }
        for (let asked = 0; asked < 400 && !scene.over.aborted; asked++)
          await posted(scene, client, '/api/tables', request)
      }),
    missed: (tally) => (tally.of('http: 429') > 0 ? null : 'nobody was told to wait'),
  },
  { name: 'talk', seconds: 15, run: talk },
]
