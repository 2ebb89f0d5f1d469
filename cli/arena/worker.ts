import { parentPort, workerData } from 'node:worker_threads'
import { type Clock, computerPlayer, playArenaGame } from '@eminence/ai'
import { games } from '@eminence/games'
import type { Assignment, Job } from './job.ts'

const { game: id, setup, entrants }: Assignment = workerData
const entry = games.find(({ game }) => game.id === id)
if (entry === undefined || parentPort === null) throw new Error('an arena worker is started by the arena')
const port = parentPort

/** Of this thread alone: how long a player may think does not depend on what else the machine does. */
const processorTime: Clock = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const players = entrants.map(({ player, budget }) => computerPlayer(entry, player, budget, processorTime))

port.on('message', (job: Job) => {
  // an automaton is no entrant, and is never asked
  const seated = job.lineup.map((player) => players[player])
  port.postMessage({ job, result: playArenaGame(entry, { ...setup, seed: job.seed }, seated) })
})
