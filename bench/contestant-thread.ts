import { parentPort, workerData } from 'node:worker_threads'
import { games } from '@eminence/games'
import { bareRules } from './bare.ts'
import { rulesInBoardgameio } from './boardgameio.ts'
import type { Entry } from './contestant.ts'

const { as, gameId, seats }: Entry = workerData
const entry = games.find(({ game }) => game.id === gameId)
if (entry === undefined) throw new Error(`there is no game "${gameId}"`)

const contenders = { bare: bareRules, boardgameio: rulesInBoardgameio }
const round = contenders[as](entry.game, seats)
parentPort?.on('message', (seconds: number) => parentPort?.postMessage(round(seconds)))
parentPort?.postMessage('ready')
