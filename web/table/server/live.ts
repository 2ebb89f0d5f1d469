import { type ClientMessage, protocolVersion, readServerMessage, type ServerMessage } from '@eminence/protocol'

/** The part of a WebSocket that is used here. */
export interface Socket {
  onmessage: ((event: MessageEvent<unknown>) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(): void
}

/** `outdated`: the server was renewed, and this page no longer understands it. */
export type LiveState = 'online' | 'reconnecting' | 'offline' | 'outdated'

interface Hearing {
  /** A connection stands: whatever the server should know has to be said again. */
  began(): void
  heard(message: ServerMessage): void
  /** Something came that is no message of this protocol: the connection is given up, and another one tried. */
  garbled(): void
  changed(state: LiveState): void
}

/** Longer and longer, never at the same moment as everybody else. */
const pauseBefore = (attempt: number): number => Math.min(15_000, 400 * 2 ** attempt) * (0.7 + 0.6 * Math.random())

/** So many attempts look like a hiccup; after them the reader is told that there is no connection. */
const attemptsInHope = 5

/** How long a question may stay open before the connection counts as dead. */
const patience = 6000

/** A connection to the server that comes back by itself. */
export class Live {
  readonly #open: () => Socket
  readonly #hearing: Hearing
  #socket: Socket | null = null
  #state: LiveState = 'reconnecting'
  #attempts = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #doubt: ReturnType<typeof setTimeout> | undefined
  /** The server has said welcome over this socket. */
  #isReady = false
  #isClosed = false

  constructor(open: () => Socket, hearing: Hearing) {
    this.#open = open
    this.#hearing = hearing
    this.#connect()
  }

  get state(): LiveState {
    return this.#state
  }

  /** Says it if there is a connection; who waits for an answer says it again when one begins. */
  say(message: ClientMessage): void {
    if (this.#isReady) this.#socket?.send(JSON.stringify(message))
  }

  /** Something is expected now, after a sleep for instance: if nothing is heard, the connection is given up. */
  doubt(): void {
    clearTimeout(this.#doubt)
    this.#doubt = setTimeout(() => this.again(), patience)
  }

  /** Connects anew, at once. */
  again(): void {
    if (this.#isClosed) return
    clearTimeout(this.#retry)
    this.#drop()
    this.#connect()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#retry)
    this.#drop()
  }

  #connect(): void {
    const socket = this.#open()
    this.#socket = socket
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#doubt)
      const message = readServerMessage(String(data))
      if (message === null) {
        this.#hearing.garbled()
        return this.#lost()
      }
      if (message.type === 'welcome') {
        if (message.protocol !== protocolVersion) return this.#giveUp()
        this.#isReady = true
        this.#become('online')
        this.#hearing.began()
      } else this.#attempts = 0
      this.#hearing.heard(message)
    }
    socket.onclose = () => this.#lost()
  }

  #giveUp(): void {
    this.close()
    this.#become('outdated')
  }

  #lost(): void {
    this.#drop()
    if (this.#isClosed) return
    this.#become(this.#attempts < attemptsInHope ? 'reconnecting' : 'offline')
    this.#retry = setTimeout(() => this.#connect(), pauseBefore(this.#attempts++))
  }

  #drop(): void {
    clearTimeout(this.#doubt)
    const socket = this.#socket
    this.#socket = null
    this.#isReady = false
    if (socket === null) return
    socket.onmessage = null
    socket.onclose = null
    socket.close()
  }

  #become(state: LiveState): void {
    if (state === this.#state) return
    this.#state = state
    this.#hearing.changed(state)
  }
}

/** The socket of the server that this page came from. */
export const pageSocket = (): Socket => {
  const { protocol, host } = location
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/live`)
}
