import { randomBytes } from 'node:crypto'
import type { ComputerLevel, Move, Seat } from '@eminence/kernel'
import {
  type ClientMessage,
  type Picture,
  type ServerMessage,
  type Since,
  stepped,
  type TableAnswer,
  type TableMessage,
} from '@eminence/protocol'
import WebSocket from 'ws'

/** The last picture of a table as a client keeps it. */
export interface Kept extends Picture {
  readonly seat: Seat | null
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
  #socket: WebSocket | null = null
  #waiting: Waiting[] = []
  #requests = 0
  closed: Promise<number> = Promise.resolve(0)

  constructor(address: string, cookie = '') {
    this.address = address
    this.cookie = cookie
  }

  static async guest(address: string, name: string): Promise<Client> {
    const client = new Client(address)
    await client.post('/api/guest', { name })
    await client.connect()
    return client
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(this.cookie !== '' && { cookie: this.cookie }), ...init.headers }
    const response = await fetch(`${this.address}${path}`, { ...init, headers })
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

  sit(table: string, seat: Seat): Promise<TableAnswer> {
    return this.change(`/api/tables/${table}/sit`, { seat, nonce: randomBytes(32).toString('hex') })
  }

  seatComputer(table: string, seat: Seat, level: ComputerLevel | null): Promise<TableAnswer> {
    return this.change(`/api/tables/${table}/seat`, { seat, level })
  }

  start(table: string): Promise<TableAnswer> {
    return this.change(`/api/tables/${table}/start`, {})
  }

  async connect(): Promise<void> {
    const headers = this.cookie === '' ? {} : { cookie: this.cookie }
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/live`, { headers })
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

  newId(): string {
    return `${++this.#requests}`
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
    if (message.type === 'step') {
      const before = this.pictures.get(message.table)
      if (before !== undefined && message.version === before.version + 1)
        this.pictures.set(message.table, { ...before, ...stepped(before, message) })
    }
    const told = this.#waiting.filter(({ matches }) => matches(message))
    this.#waiting = this.#waiting.filter((each) => !told.includes(each))
    for (const { resolve } of told) resolve(message)
  }

  #keep({ info, seat, play }: TableMessage): void {
    if (play !== null) this.pictures.set(info.id, { ...play, seat })
  }
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
