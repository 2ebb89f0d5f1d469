import { randomBytes } from 'node:crypto'
import type { Game, Move, Seat } from '@eminence/kernel'
import type { ClientMessage, TableAnswer } from '@eminence/protocol'
import WebSocket from 'ws'
import { type Ears, type Entrance, Lane } from './lane.ts'
import { inSmallGroups } from './small-groups.ts'

/** What a test bench needs to know of our messages. */
interface Heard {
  readonly version: number
  readonly moves?: readonly Move[]
  readonly answers?: string
}

/** Tables of this game over our own protocol. No table is shorter than `shortest` moves, so that enough of them can be opened before. */
export const eminenceLanes =
  (game: Game, seats: number, shortest: number): Entrance =>
  async (address, tables, movesEach, ears) => {
    const each = Math.ceil(movesEach / shortest)
    return inSmallGroups(tables, async () => {
      const cookies = await Promise.all(Array.from({ length: seats }, () => newGuest(address)))
      const opened: string[] = []
      for (let table = 0; table < each; table++) opened.push(await openTable(address, game.id, cookies))
      const lane = new EminenceLane(opened, ears)
      await lane.connect(address, cookies)
      return lane
    })
  }

async function post(address: string, path: string, body: object, cookie = ''): Promise<Response> {
  const response = await fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

async function newGuest(address: string): Promise<string> {
  const response = await post(address, 'guest', { name: 'Somebody' })
  await response.text()
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** By a host of its own: nobody may open many tables. */
async function openTable(address: string, game: string, cookies: readonly string[]): Promise<string> {
  const host = await newGuest(address)
  const asked = { game, seats: cookies.length, options: {}, watch: 'link' }
  const response = await post(address, 'tables', asked, host)
  const { info }: TableAnswer = JSON.parse(await response.text())
  const nonce = randomBytes(32).toString('hex')
  for (const [seat, cookie] of cookies.entries())
    await (await post(address, `tables/${info.id}/sit`, { seat, nonce }, cookie)).text()
  await (await post(address, `tables/${info.id}/start`, {}, host)).text()
  return info.id
}

class EminenceLane extends Lane {
  readonly #tables: string[]
  #sockets: readonly WebSocket[] = []

  constructor(tables: readonly string[], ears: Ears) {
    super(ears)
    this.#tables = [...tables]
  }

  async connect(address: string, cookies: readonly string[]): Promise<void> {
    const url = `${address.replace('http', 'ws')}/api/live`
    this.#sockets = cookies.map((cookie, seat) => {
      const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false })
      socket.on('message', (bytes: Buffer) => this.#hear(seat, bytes))
      return socket
    })
    await Promise.all(
      this.#sockets.map((socket) => new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))),
    )
    this.#follow()
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  protected send(seat: Seat, version: number, move: Move, number: number): void {
    this.#say(seat, { type: 'play', id: `${number}`, table: this.#tables[0], version, move: { ...move } })
  }

  #say(seat: Seat, message: ClientMessage): void {
    this.#sockets[seat].send(JSON.stringify(message))
  }

  #follow(): void {
    for (const seat of this.#sockets.keys()) this.#say(seat, { type: 'follow', table: this.#tables[0] })
  }

  /** The beginning of a message tells its type: most need no further reading. */
  #hear(seat: Seat, bytes: Buffer): void {
    const text = bytes.toString()
    if (text.startsWith('{"type":"step"')) this.#step(seat, text, bytes.length)
    else if (text.startsWith('{"type":"table"')) {
      const { info, play }: { info: { id: string }; play: Heard } = JSON.parse(text)
      if (info.id === this.#tables[0]) this.#learn(seat, play)
    } else if (text.startsWith('{"type":"refused"')) throw new Error(`the server refuses: ${text}`)
  }

  #step(seat: Seat, text: string, bytes: number): void {
    this.told(bytes)
    if (text.includes(',"moves":[{') || text.includes(',"answers":"')) this.#learn(seat, JSON.parse(text))
    // Every seat learns of the end: the first one's word is enough.
    if (seat === 0 && text.includes(',"result":{')) this.#next()
  }

  #learn(seat: Seat, { version, moves = [], answers }: Heard): void {
    if (answers !== undefined) this.acknowledged(seat, version)
    this.offered({ seat, version, moves })
  }

  #next(): void {
    for (const seat of this.#sockets.keys()) this.#say(seat, { type: 'unfollow', table: this.#tables[0] })
    this.#tables.shift()
    this.forgetOffer()
    if (this.#tables.length > 0) this.#follow()
  }
}
