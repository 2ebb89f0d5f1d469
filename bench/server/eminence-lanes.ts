import { randomBytes } from 'node:crypto'
import type { Game, Move, Seat } from '@eminence/kernel'
import { type ClientMessage, commitmentOf, limits, type TableAnswer } from '@eminence/protocol'
import type WebSocket from 'ws'
import { type Entrance, Lane } from './lane.ts'
import { inSmallGroups } from './small-groups.ts'
import { openSockets } from './sockets.ts'

/** What a test bench needs to know of our messages. */
interface Heard {
  readonly version: number
  readonly moves?: readonly Move[]
  readonly answers?: string
}

/** Tables of this game over our own protocol. No table is shorter than `shortest` moves, so that enough of them can be opened before. */
export const eminenceLanes =
  (game: Game, seats: number, shortest: number): Entrance =>
  async (address, tables, movesEach, ears) =>
    inSmallGroups(tables, async () => {
      const lane = new EminenceLane(ears)
      // Nobody may sit at more tables at once: then others take over.
      for (let left = Math.ceil(movesEach / shortest); left > 0; left -= limits.sittings)
        await lane.bring(address, game.id, seats, Math.min(left, limits.sittings))
      lane.begin()
      return lane
    })

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

/** By a host of its own: nobody may open many tables. Nobody is connected yet, so it starts without waiting for anybody's nonce. */
async function openTable(address: string, game: string, cookies: readonly string[]): Promise<string> {
  const host = await newGuest(address)
  const asked = { game, seats: cookies.length, options: {}, watch: 'link' }
  const response = await post(address, 'tables', asked, host)
  const { info }: TableAnswer = JSON.parse(await response.text())
  for (const [seat, cookie] of cookies.entries()) {
    const commitment = commitmentOf(randomBytes(32).toString('hex'))
    await (await post(address, `tables/${info.id}/sit`, { seat, commitment }, cookie)).text()
  }
  await (await post(address, `tables/${info.id}/start`, {}, host)).text()
  return info.id
}

interface Table {
  readonly id: string
  /** Of those who sit there. */
  readonly sockets: readonly WebSocket[]
}

class EminenceLane extends Lane {
  readonly #sockets: WebSocket[] = []
  /** The first one is being played. */
  readonly #tables: Table[] = []

  /** Brings guests, who will play at so many tables. */
  async bring(address: string, game: string, seats: number, tables: number): Promise<void> {
    const cookies = await Promise.all(Array.from({ length: seats }, () => newGuest(address)))
    const opened: string[] = []
    while (opened.length < tables) opened.push(await openTable(address, game, cookies))
    const url = `${address.replace('http', 'ws')}/api/live`
    const headers = cookies.map((cookie) => ({ cookie }))
    const sockets = await openSockets(url, headers, (seat, bytes) => this.#hear(seat, bytes))
    this.#sockets.push(...sockets)
    this.#tables.push(...opened.map((id) => ({ id, sockets })))
  }

  begin(): void {
    this.#tellAll('follow')
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  protected send(seat: Seat, version: number, move: Move, number: number): void {
    const [{ id: table }] = this.#tables
    this.#say(seat, { type: 'play', id: `${number}`, table, version, move: { ...move } })
  }

  #say(seat: Seat, message: ClientMessage): void {
    this.#tables[0].sockets[seat].send(JSON.stringify(message))
  }

  #tellAll(type: 'follow' | 'unfollow'): void {
    const [{ id: table, sockets }] = this.#tables
    for (const seat of sockets.keys()) this.#say(seat, { type, table })
  }

  /** The beginning of a message tells its type: most need no further reading. */
  #hear(seat: Seat, bytes: Buffer): void {
    const text = bytes.toString()
    if (text.startsWith('{"type":"step"')) this.#step(seat, text, bytes.length)
    else if (text.startsWith('{"type":"table"')) {
      const { info, play }: { info: { id: string }; play: Heard } = JSON.parse(text)
      if (info.id === this.#tables.at(0)?.id) this.#learn(seat, play)
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
    this.#tellAll('unfollow')
    this.#tables.shift()
    this.forgetOffer()
    if (this.#tables.length > 0) this.#tellAll('follow')
  }
}
