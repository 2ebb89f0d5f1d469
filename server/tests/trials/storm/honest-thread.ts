import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import { FastRandom, pick } from '@eminence/kernel'
import { Client } from '../../client.ts'
import { begin } from './prepare.ts'

/*
 * Two people play on, in a thread of their own so that the attackers' work is not measured. They come from another address than the
 * attackers, since limits count by address.
 */
if (parentPort === null) throw new Error('this is a thread of the storm')
const port = parentPort
const address: string = workerData.address
const from = '127.0.0.2'
const millisecondsBetweenMoves = 100

const acknowledged: number[] = []
const troubles: string[] = []
let pendingSince: number | null = null
let isOver = false
/** How late this thread itself is, on a machine that is busy with other things. */
const delay = monitorEventLoopDelay({ resolution: 10 })

port.on('message', () => {
  isOver = true
  // A move that was never acknowledged counts with the time that it has waited.
  if (pendingSince !== null) acknowledged.push(performance.now() - pendingSince)
  port.postMessage({ acknowledged, troubles, lag: Math.round(delay.percentile(99) / 1e6) })
})

const random = new FastRandom(3)
const players = [await Client.guest(address, 'Ada', from), await Client.guest(address, 'Ben', from)]
for (const player of players) void player.closed.then((code) => troubles.push(`closed: ${code}`))
let table = await begin(players, 'richelieu')
delay.enable()
port.postMessage('ready')

while (!isOver) {
  if (players[0].at(table).result !== null) table = await begin(players, 'richelieu')
  const mover = players.find((each) => each.at(table).moves.length > 0)
  if (mover === undefined) throw new Error('nobody has a move')
  pendingSince = performance.now()
  const answer = await mover.play(table, pick(mover.at(table).moves, random))
  if (answer.type !== 'done') troubles.push(JSON.stringify(answer))
  // The other one has to see it, too.
  else await Promise.all(players.map((each) => each.until(table, ({ version }) => version >= answer.version)))
  const took = performance.now() - pendingSince
  pendingSince = null
  if (answer.type === 'done') acknowledged.push(took)
  await new Promise((resolve) => setTimeout(resolve, Math.max(1, millisecondsBetweenMoves - took)))
}
