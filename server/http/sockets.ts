import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from '../limits/address.ts'

/** Milliseconds between looks for connections that have just been answered. */
const betweenLooks = 50

export interface SocketLimits {
  /** In all. */
  readonly most: number
  /** From one address; null behind a proxy, from which all of them come. */
  readonly perAddress: number | null
  /** One more than that was refused. */
  dropped(): void
}

/** Every connection to the server, whatever is or is not sent over it. Node itself loses sight of those that became WebSockets. */
export class Sockets {
  readonly #server: Server
  readonly #open = new Set<Socket>()
  readonly #byAddress = new Map<string, number>()
  #emptied: (() => void) | null = null

  constructor(server: Server, { most, perAddress, dropped }: SocketLimits) {
    this.#server = server
    server.maxConnections = most
    server.on('connection', (socket: Socket) => {
      if (perAddress === null) return this.#add(socket)
      const address = addressKey(socket.remoteAddress ?? '')
      const count = this.#byAddress.get(address) ?? 0
      if (count < perAddress) return this.#addFrom(socket, address, count)
      dropped()
      socket.destroy()
    })
  }

  get count(): number {
    return this.#open.size
  }

  /** Takes no new connections, and lets those that are there end. What is left after so many milliseconds is broken off. */
  async end(patience: number): Promise<void> {
    this.#server.close()
    // Browsers open connections that they may need later.
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy()
    if (this.#open.size > 0) await this.#untilEmpty(patience)
    for (const socket of this.#open) socket.destroy()
  }

  #untilEmpty(patience: number): Promise<void> {
    return new Promise((resolve) => {
      const looks = setInterval(() => this.#server.closeIdleConnections(), betweenLooks)
      const deadline = setTimeout(() => this.#emptied?.(), patience)
      this.#emptied = () => {
        clearInterval(looks)
        clearTimeout(deadline)
        this.#emptied = null
        resolve()
      }
    })
  }

  #addFrom(socket: Socket, address: string, others: number): void {
    this.#byAddress.set(address, others + 1)
    this.#add(socket)
    socket.once('close', () => {
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left > 0) this.#byAddress.set(address, left)
      else this.#byAddress.delete(address)
    })
  }

  #add(socket: Socket): void {
    this.#open.add(socket)
    socket.once('close', () => {
      this.#open.delete(socket)
      if (this.#open.size === 0) this.#emptied?.()
    })
  }
}
