import { type Attack, pause, type Scene, together } from './scene.ts'
import { flood, persistentlyRaw } from './sockets.ts'

const connections = 200

/** Asks with what the server has named the answer before: nothing new. */
async function askForNews(scene: Scene, path: string): Promise<void> {
  let tag = ''
  await flood(
    scene,
    1,
    1,
    () => path,
    {},
    ({ headers }) => {
      tag = headers.etag ?? ''
    },
  )
  await flood(scene, connections, 20_000, () => path, { 'if-none-match': tag })
}

/** Asks for much over one connection, and does not read it. */
const askUnread = (scene: Scene, paths: readonly string[]): Promise<void> =>
  together(connections, () =>
    persistentlyRaw(scene, async (socket) => {
      socket.pause()
      for (let sent = 0; sent < 200 && socket.writable && !scene.over.aborted; sent++) {
        socket.write(`GET ${paths[sent % paths.length]} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
        await pause(20, scene.over)
      }
    }),
  )

const recordOf = ({ prepared }: Scene): string => `/api/tables/${prepared.finished}/record`
const pastOf = ({ prepared }: Scene): string => `/api/tables/${prepared.finished}/past`
const pastOfLong = ({ prepared }: Scene): string => `/api/tables/${prepared.long}/past`

export const reads: readonly Attack[] = [
  { name: 'records', seconds: 12, run: (scene) => flood(scene, connections, 20_000, () => recordOf(scene)) },
  { name: 'records-known', seconds: 10, run: (scene) => askForNews(scene, recordOf(scene)) },
  {
    name: 'pasts',
    seconds: 12,
    run: (scene) => flood(scene, connections, 20_000, (sent) => (sent % 2 === 0 ? pastOf(scene) : pastOfLong(scene))),
  },
  { name: 'pasts-known', seconds: 10, run: (scene) => askForNews(scene, pastOf(scene)) },
  { name: 'pasts-unread', seconds: 15, run: (scene) => askUnread(scene, [pastOf(scene), recordOf(scene)]) },
  { name: 'lists', seconds: 10, run: (scene) => flood(scene, connections, 20_000, () => '/api/tables') },
  {
    name: 'asset-misses',
    seconds: 10,
    run: (scene) => flood(scene, connections, 50_000, (sent) => `/assets/nothing-${sent}.js`),
    missed: (tally) => (tally.of('http: 429') > 0 ? null : 'nobody was told to wait'),
  },
]
