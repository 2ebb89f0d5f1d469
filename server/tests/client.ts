import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { ComputerLevel, Move, Seat } from '@eminence/kernel'
import {
  type ClientMessage,
  commitmentOf,
  type Picture,
  type RevealMessage,
  type ServerMessage,
  type Since,
  stepped,
  type TableAnswer,
  type TableInfo,
  type TableMessage,
} from '@eminence/protocol'
import WebSocket from 'ws'

/** The last picture of a table as a client keeps it. */
export interface Kept extends Picture {
  readonly seat: Seat | null
  /** The number of the own request to sit down. */
  readonly asks: number | null
}

interface Waiting {
  readonly matches: (message: ServerMessage) => boolean
  readonly resolve: (message: ServerMessage) => void
}

const patience = 50_000

/** A guest with a socket, or a stranger: everything that a bot needs. */
export class Client {
  readonly address: string
  cookie: string
  /** Every byte that came over the socket. */
  raw = ''
  readonly messages: ServerMessage[] = []
  readonly pictures = new Map<string, Kept>()
  /** The last that was told of each table. */
  readonly infos = new Map<string, TableInfo>()
  /** What each table that started has shown before a nonce was revealed. */
  readonly starts = new Map<string, RevealMessage>()
  /** By table: the nonce whose commitment was sent when this client sat down. */
  readonly nonces = new Map<string, string>()
  /** Whether the nonce is revealed when a table starts. */
  reveals = true
  readonly #from: string | undefined
  readonly #agent: Agent
  #socket: WebSocket | null = null
  #waiting: Waiting[] = []
  readonly #name = randomBytes(4).toString('hex')
  #requests = 0
  closed: Promise<number> = Promise.resolve(0)

  /** `from`: the address of this machine that the server sees, if it has to be another than usual. */
  constructor(address: string, cookie = '', from?: string) {
    this.address = address
    this.cookie = cookie
    this.#from = from
    this.#agent = new Agent({ keepAlive: true, ...(from !== undefined && { localAddress: from }) })
  }

  static async guest(address: string, name: string, from?: string): Promise<Client> {
    const client = new Client(address, '', from)
    await client.post('/api/guest', { name })
    await client.connect()
    return client
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(this.cookie !== '' && { cookie: this.cookie }), ...init.headers }
    const url = `${this.address}${path}`
    const response = await (this.#from === undefined
      ? fetch(url, { ...init, headers })
      : fetchThrough(this.#agent, url, { ...init, headers }))
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return response
  }

  post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' }
    return this.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async change(path: string, body: object): Promise<TableAnswer> {
    const response = await this.post(path, body)
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }

  async open(seats: number, options: object = {}, game = 'trounce'): Promise<string> {
    const { info } = await this.change('/api/tables', { game, seats, options, watch: 'all' })
    return info.id
  }

  /** In the middle of a play the answer may have the number of a request: `asks`. */
  sit(table: string, seat: Seat): Promise<TableAnswer> {
    const nonce = randomBytes(32).toString('hex')
    this.nonces.set(table, nonce)
    return this.change(`/api/tables/${table}/sit`, { seat, commitment: commitmentOf(nonce) })
  }

  admit(table: string, number: number, yes = true): Promise<TableAnswer> {
    return this.change(`/api/tables/${table}/admit`, { number, yes })
  }

  seatComputer(table: string, seat: Seat, level: ComputerLevel | null): Promise<TableAnswer> {
    return this.change(`/api/tables/${table}/seat`, { seat, level })
  }

  start(table: string): Promise<TableAnswer> {
    return this.change(`/api/tables/${table}/start`, {})
  }

  async connect(): Promise<void> {
    const headers = this.cookie === '' ? {} : { cookie: this.cookie }
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/live`, {
      headers,
      ...(this.#from !== undefined && { localAddress: this.#from }),
    })
    this.#socket = socket
    this.closed = new Promise((resolve) => socket.on('close', resolve))
    socket.on('message', (bytes: Buffer) => this.#receive(bytes.toString()))
    await new Promise<void>((resolve, reject) => {
      socket.on('open', () => resolve())
      socket.on('error', reject)
    })
  }

  hangUp(): Promise<number> {
    this.#socket?.close()
    this.#agent.destroy()
    return this.closed
  }

  send(message: ClientMessage | string | Uint8Array): void {
    const isReady = typeof message === 'string' || message instanceof Uint8Array
    this.#socket?.send(isReady ? message : JSON.stringify(message))
  }

  next(matches: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('nothing of that kind came')), patience)
      const told = (message: ServerMessage) => {
        clearTimeout(late)
        resolve(message)
      }
      this.#waiting.push({ matches, resolve: told })
    })
  }

  nextRefusal(): Promise<ServerMessage> {
    return this.next(({ type }) => type === 'refused')
  }

  async follow(table: string, since?: Since): Promise<void> {
    const answered = this.next(({ type }) => type === 'table' || type === 'seats' || type === 'refused')
    this.send({ type: 'follow', table, ...(since !== undefined && { since }) })
    await answered
  }

  /** Sends a request and gives the answer to it; a step that is the answer counts as `done`. */
  async ask(message: Extract<ClientMessage, { id: string }>): Promise<ServerMessage> {
    const { id } = message
    const answer = this.next(
      (each) =>
        ((each.type === 'done' || each.type === 'refused') && each.id === id) ||
        (each.type === 'step' && each.answers === id),
    )
    this.send(message)
    const heard = await answer
    return heard.type === 'step' ? { type: 'done', id, version: heard.version } : heard
  }

  play(table: string, move: Move, version = this.at(table).version, id = this.newId()): Promise<ServerMessage> {
    return this.ask({ type: 'play', id, table, version, move: { ...move } })
  }

  undo(table: string): Promise<ServerMessage> {
    return this.ask({ type: 'undo', id: this.newId(), table, version: this.at(table).version })
  }

  /** No other client has it, not even a later one of the same guest: a server remembers what it has done. */
  newId(): string {
    return `${this.#name}-${++this.#requests}`
  }

  at(table: string): Kept {
    const picture = this.pictures.get(table)
    if (picture === undefined) throw new Error('nothing is being played there')
    return picture
  }

  /** Resolves when the table, as this client knows it, is as wanted. */
  async until(table: string, isSo: (picture: Kept) => boolean): Promise<Kept> {
    for (;;) {
      const picture = this.pictures.get(table)
      if (picture !== undefined && isSo(picture)) return picture
      await this.next(({ type }) => type === 'step' || type === 'table')
    }
  }

  #receive(text: string): void {
    this.raw += text
    const message: ServerMessage = JSON.parse(text)
    this.messages.push(message)
    if (message.type === 'table') this.#keep(message)
    if (message.type === 'table' || message.type === 'seats') this.infos.set(message.info.id, message.info)
    if (message.type === 'reveal') this.#reveal(message)
    if (message.type === 'step') {
      const before = this.pictures.get(message.table)
      if (before !== undefined && message.version === before.version + 1)
        this.pictures.set(message.table, { ...before, ...stepped(before, message) })
    }
    const told = this.#waiting.filter(({ matches }) => matches(message))
    this.#waiting = this.#waiting.filter((each) => !told.includes(each))
    for (const { resolve } of told) resolve(message)
  }

  #keep({ info, seat, asks, play }: TableMessage): void {
    if (play !== null) this.pictures.set(info.id, { ...play, seat, asks })
  }

  /** Once only: beside other commitments a nonce that is known would let somebody choose the chance. */
  #reveal(start: RevealMessage): void {
    const { table } = start
    const nonce = this.nonces.get(table)
    if (!this.reveals || nonce === undefined || this.starts.has(table)) return
    this.starts.set(table, start)
    this.send({ type: 'reveal', table, nonce })
  }
}

/** `fetch` from an address of one's choice, which the one of the platform does not offer. */
function fetchThrough(agent: Agent, url: string, { method, headers, body }: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent, method: method ?? 'GET', headers: Object.fromEntries(new Headers(headers)) },
      async (answer) => {
        const parts: Buffer[] = []
        for await (const part of answer) parts.push(part)
        const told = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        const status = answer.statusCode ?? 500
        const hasBody = status !== 204 && status !== 304
        resolve(new Response(hasBody ? Buffer.concat(parts) : null, { status, headers: told }))
      },
    )
    sent.on('error', reject)
    sent.end(typeof body === 'string' ? body : undefined)
  })
}

/** Everybody plays the first move that is offered, until the table is over or `steps` have been played. */
export async function playOn(
  table: string,
  players: readonly Client[],
  steps = Number.POSITIVE_INFINITY,
): Promise<number> {
  let played = 0
  while (played < steps) {
    const mover = players.find((each) => each.at(table).moves.length > 0)
    if (mover === undefined) return played
    const answer = await mover.play(table, mover.at(table).moves[0])
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
    await Promise.all(players.map((each) => each.until(table, ({ version }) => version >= answer.version)))
    played++
  }
  return played
}
