import type WebSocket from 'ws'
import { Client } from '../../client.ts'
import { seatsOfLong } from './prepare.ts'
import { type Attack, pause, type Scene, together } from './scene.ts'
import { persistently } from './sockets.ts'

const sockets = 60
/** Under the limit of messages that a connection may send at once. */
const atOnce = 55
const millisecondsPerMessage = 50

const follow = (table: string, since?: number): string =>
  JSON.stringify({
    type: 'follow',
    table,
    ...(since !== undefined && { since: { version: since, seat: null, said: 0 } }),
  })
const unfollow = (table: string): string => JSON.stringify({ type: 'unfollow', table })

/** As many messages as a connection may send. */
async function sendAll(
  socket: WebSocket,
  isOpen: () => boolean,
  { over }: Scene,
  message: (number: number) => string,
): Promise<void> {
  let sent = 0
  while (sent < atOnce && isOpen()) socket.send(message(sent++))
  while (isOpen()) {
    await pause(millisecondsPerMessage, over)
    if (isOpen()) socket.send(message(sent++))
  }
}

const storm = (scene: Scene, message: (number: number) => string): Promise<void> =>
  together(sockets, () => persistently(scene, (socket, isOpen) => sendAll(socket, isOpen, scene, message)))

/** Who plays at the long table. */
async function playersOfLong({ address, prepared }: Scene): Promise<readonly Client[]> {
  const players = prepared.cookies.slice(0, seatsOfLong).map((cookie) => new Client(address, cookie))
  for (const player of players) {
    await player.connect()
    await player.follow(prepared.long)
  }
  return players
}

/** They move and take back, so that the picture is another one again and again. */
async function fidget({ prepared: { long: table }, over, tally }: Scene, players: readonly Client[]): Promise<void> {
  const act = async () => {
    for (let asked = 0; !over.aborted; asked++) {
      const mover = players.find((each) => each.at(table).moves.length > 0)
      if (mover === undefined) return
      const { undoable, moves } = mover.at(table)
      const isTakenBack = undoable > 0 && asked % 2 === 1
      const answer = await (isTakenBack ? mover.undo(table) : mover.play(table, moves[asked % moves.length]))
      tally.count(answer.type === 'refused' ? `player refused: ${answer.code}` : 'player moved')
      await pause(100, over)
    }
  }
  const acted = act().catch((error: Error) => tally.count(`player broke off: ${error.message}`))
  await Promise.race([acted, pause(600_000, over)])
  for (const player of players) void player.hangUp()
}

export const follows: readonly Attack[] = [
  {
    name: 'follow-fresh',
    seconds: 12,
    run: (scene) => storm(scene, () => follow(scene.prepared.fresh)),
  },
  {
    name: 'follow-long',
    seconds: 12,
    run: (scene) => storm(scene, () => follow(scene.prepared.long)),
  },
  {
    name: 'follow-since',
    seconds: 12,
    run: (scene) => storm(scene, (sent) => follow(scene.prepared.long, scene.prepared.steps - (sent % 40))),
  },
  {
    name: 'follow-again',
    seconds: 12,
    run: (scene) =>
      storm(scene, (sent) => (sent % 2 === 0 ? follow(scene.prepared.long) : unfollow(scene.prepared.long))),
  },
  {
    name: 'follow-moving',
    seconds: 15,
    async run(scene) {
      const players = await playersOfLong(scene)
      await Promise.all([fidget(scene, players), storm(scene, () => follow(scene.prepared.long))])
    },
  },
  {
    name: 'unread',
    seconds: 20,
    run: (scene) =>
      together(sockets, () =>
        persistently(scene, (socket, isOpen) => {
          socket.pause()
          const tables = [scene.prepared.long, scene.prepared.fresh, scene.prepared.finished]
          return sendAll(socket, isOpen, scene, (sent) =>
            sent % 2 === 0 ? follow(tables[sent % 3]) : unfollow(tables[(sent - 1) % 3]),
          )
        }),
      ),
  },
  {
    name: 'pings',
    seconds: 10,
    run: (scene) =>
      together(sockets, (index) =>
        persistently(scene, async (socket, isOpen) => {
          if (index % 2 === 0) socket.pause()
          const bytes = Buffer.alloc(125)
          for (let sent = 0; isOpen() && sent < 50_000; sent++) {
            socket.ping(bytes)
            if (sent % 100 === 99) await pause(5, scene.over)
          }
        }),
      ),
  },
]
