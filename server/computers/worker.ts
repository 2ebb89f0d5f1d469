import { parentPort } from 'node:worker_threads'
import { computerPlayer } from '@eminence/ai'
import { games } from '@eminence/games'
import { FastRandom } from '@eminence/kernel'
import type { Question, Reply } from './thought.ts'

if (parentPort === null) throw new Error('a thinking thread is started by the server')
const port = parentPort

function answer({ game: id, view, seat, level, seed }: Question): Reply {
  const entry = games.find(({ game }) => game.id === id)
  if (entry === undefined) return { failure: `there is no game "${id}"` }
  try {
    return { move: computerPlayer(entry, level).choose(view, seat, new FastRandom(seed)).move }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

port.on('message', (question: Question) => port.postMessage(answer(question)))
