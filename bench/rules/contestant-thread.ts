import { parentPort, workerData } from 'node:worker_threads'
import { gameNamed } from '../game.ts'
import { bareRules } from './bare.ts'
import type { Entry } from './contestant.ts'
import { rulesInBoardgameio } from './in-boardgameio.ts'

const { as, gameId, seats }: Entry = workerData
const contenders = { bare: bareRules, boardgameio: rulesInBoardgameio }
const round = contenders[as](gameNamed(gameId), seats)
parentPort?.on('message', (seconds: number) => parentPort?.postMessage(round(seconds)))
parentPort?.postMessage('ready')
