import { once } from 'node:events'
import Database from 'better-sqlite3'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerMeasurer } from './contender.ts'

/** What the floor reads of a message. */
interface Sent {
  readonly id: string
  readonly version: number
}

interface Pending extends Sent {
  readonly text: string
  readonly mover: WebSocket
  readonly viewers: readonly WebSocket[]
}

const [file, size] = process.argv.slice(2)

const database = new Database(file)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.exec('create table messages (number integer primary key, text text not null)')
const append = database.prepare('insert into messages (text) values (?)')
const appendAll = database.transaction((messages: readonly Pending[]) => {
  for (const { text } of messages) append.run(text)
})

let pending: Pending[] = []

/** One transaction for everything that came in one turn of the event loop; only then is anybody told of it. */
function commit(): void {
  const messages = pending
  pending = []
  appendAll(messages)
  for (const { id, version, mover, viewers } of messages)
    for (const viewer of viewers) viewer.send(step(version + 1, viewer === mover ? id : null))
}

/** As long as a message of ours. */
function step(version: number, answers: string | null): string {
  const start = `{"type":"step","version":${version}${answers === null ? '' : `,"answers":"${answers}"`},"rest":"`
  return `${start.padEnd(Number(size) - 2, '-')}"}`
}

const viewersOf = new Map<string, WebSocket[]>()

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
/** The path is the name of the table. */
server.on('connection', (socket, { url = '' }) => {
  const viewers = viewersOf.get(url) ?? []
  viewersOf.set(url, viewers)
  viewers.push(socket)
  socket.on('message', (bytes) => {
    const text = bytes.toString()
    const { id, version }: Sent = JSON.parse(text)
    if (pending.length === 0) setImmediate(commit)
    pending.push({ id, version, text, mover: socket, viewers })
  })
})
await once(server, 'listening')
const at = server.address()
if (at === null || typeof at === 'string') throw new Error('the floor does not listen on a port')
answerMeasurer(at.port)
