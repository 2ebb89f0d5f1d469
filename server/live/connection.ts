import {
  type ClientMessage,
  clientMessage,
  closeCodes,
  limits,
  protocolVersion,
  type Refusal,
  type ServerMessage,
} from '@eminence/protocol'
import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'
import type { Answer } from '../answer.ts'
import type { CpuBudget } from '../limits/cpu.ts'
import { TokenBucket } from '../limits/token-bucket.ts'
import type { Metrics } from '../metrics.ts'
import { problemOf } from '../problem.ts'
import type { StoredGuest } from '../storage/storage.ts'
import type { Follower } from '../tables/audience.ts'
import type { Settled, TableHost } from '../tables/table-host.ts'
import type { Tables } from '../tables/tables.ts'
import type { Outgoing } from './outgoing.ts'
import type { RoundRobin } from './round-robin.ts'

/** The part of a WebSocket that is used here. */
export interface Socket {
  readonly bufferedAmount: number
  send(text: string): void
  close(code: number, reason: string): void
  terminate(): void
}

/** What all connections share. */
export interface LiveServices {
  readonly tables: Tables
  readonly metrics: Metrics
  readonly turns: RoundRobin
  readonly outgoing: Outgoing
  /** What each address may cost. */
  readonly cpu: CpuBudget
  readonly messagesPerSecond: number
}

/** So many messages over the limit, and the connection is closed. */
const mostExcess = 100

/** A client that leaves more bytes than this unread is dropped. */
const mostUnread = 1 << 20

/** What an answer costs, counted in messages: so many milliseconds, or so many bytes, count as one. */
const millisecondsPerMessage = 0.5
const bytesPerMessage = 16_384

/** One client on /api/live. */
export class Connection implements Follower {
  readonly guest: StoredGuest | null
  readonly address: string
  readonly #socket: Socket
  readonly #services: LiveServices
  readonly #log: FastifyBaseLogger
  readonly #messages: TokenBucket
  /** So many messages may come at once, and wait for their turn. */
  readonly #mostWaiting: number
  readonly #follows = new Map<string, TableHost>()
  readonly #inbox: Buffer[] = []
  readonly #outbox: string[] = []
  #excess = 0
  #isOpen = true

  constructor(
    guest: StoredGuest | null,
    address: string,
    socket: Socket,
    services: LiveServices,
    log: FastifyBaseLogger,
  ) {
    this.guest = guest
    this.address = address
    this.#socket = socket
    this.#services = services
    this.#log = log
    this.#mostWaiting = 3 * services.messagesPerSecond
    this.#messages = new TokenBucket({
      perSecond: services.messagesPerSecond,
      burst: this.#mostWaiting,
    })
    const known = guest === null ? null : { name: guest.name }
    this.#tell({ type: 'welcome', protocol: protocolVersion, guest: known })
  }

  get isCongested(): boolean {
    return this.#socket.bufferedAmount > mostUnread
  }

  send(text: string): void {
    if (!this.#isOpen) return
    if (this.#outbox.length === 0) this.#services.outgoing.add(this)
    this.#outbox.push(text)
  }

  flush(): void {
    const texts = this.#outbox.splice(0)
    if (!this.#isOpen) return
    if (this.isCongested) this.#drop()
    else for (const text of texts) this.#socket.send(text)
  }

  charge(milliseconds: number, bytes: number): void {
    this.#messages.charge(milliseconds / millisecondsPerMessage + bytes / bytesPerMessage)
    this.#services.cpu.chargeBytes(this.address, bytes)
  }

  receive(bytes: Buffer): void {
    this.#services.metrics.messages++
    if (!this.#messages.take() || this.#inbox.length >= this.#mostWaiting) this.#tooMany()
    else if (bytes.length > limits.message) this.#refuse({ code: 'tooLarge', limit: limits.message })
    else {
      this.#inbox.push(bytes)
      this.#services.turns.add(this)
    }
  }

  /** Whether a ping of the client is to be answered: it counts as a message, and not at all where the client does not read. */
  takePing(): boolean {
    if (this.#messages.take()) return !this.isCongested
    this.#tooMany()
    return false
  }

  get waiting(): number {
    return this.#inbox.length
  }

  get mayGo(): boolean {
    return !this.#services.cpu.isInDebt(this.address)
  }

  handleNext(): void {
    const bytes = this.#inbox.shift()
    if (bytes === undefined || !this.#isOpen) return
    if (this.isCongested) {
      this.#drop()
      return
    }
    this.#services.cpu.begin(this.address)
    const read = readMessage(bytes)
    if ('problem' in read) this.#refuse({ code: 'malformed', problem: read.problem }, read.id)
    else this.#obey(read.message)
  }

  closed(): void {
    this.#isOpen = false
    this.#inbox.length = 0
    this.#services.turns.remove(this)
    for (const host of this.#follows.values())
      host.unfollow(this).catch((error) => this.#log.error({ err: error }, 'a connection could not leave its table'))
    this.#follows.clear()
  }

  #drop(): void {
    this.#services.metrics.droppedUnread++
    this.#isOpen = false
    this.#socket.terminate()
  }

  #obey(message: ClientMessage): void {
    const host = this.#follows.get(message.table)
    const obeyed = host === undefined ? this.#open(message) : this.#at(host, message)
    obeyed.catch((error) => {
      this.#log.error({ err: error }, 'a message could not be answered')
      this.#refuse({ code: 'failed' }, idOf(message), message.table)
    })
  }

  /** At a table that it does not follow. */
  async #open(message: ClientMessage): Promise<void> {
    const host = await this.#services.tables.host(message.table)
    if (!this.#isOpen) return
    if (host === null) this.#refuse({ code: 'unknownTable' }, idOf(message), message.table)
    else await this.#at(host, message)
  }

  async #at(host: TableHost, message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'follow':
        if (this.#follows.size >= limits.follows && !this.#follows.has(host.id))
          return this.#refuse({ code: 'tooManyTables', limit: limits.follows }, undefined, host.id)
        this.#follows.set(host.id, host)
        return host.follow(this, message.since)
      case 'unfollow':
        this.#follows.delete(host.id)
        return host.unfollow(this)
      case 'play':
        return this.#answer(message.id, host.id, await host.play(this, message))
      case 'undo':
        return this.#answer(message.id, host.id, await host.undo(this, message))
      case 'say':
        return this.#answer(message.id, host.id, await host.say(this, message))
      case 'reveal': {
        const answer = await host.reveal(this, message)
        if (!answer.done) this.#refuse(answer.refusal, undefined, host.id)
      }
    }
  }

  #answer(id: string, table: string, answer: Answer<Settled>): void {
    if (!answer.done) this.#refuse(answer.refusal, id, table)
    else if (!answer.value.isTold) this.#tell({ type: 'done', id, version: answer.value.version })
  }

  #refuse(refusal: Refusal, id?: string, table?: string): void {
    this.#services.metrics.refusals++
    this.#tell({ type: 'refused', ...(id !== undefined && { id }), ...(table !== undefined && { table }), ...refusal })
  }

  /** It is said once, not for every message of a flood. */
  #tooMany(): void {
    if (this.#excess++ === 0) this.#refuse({ code: 'tooMany' })
    if (this.#excess < mostExcess) return
    this.#services.metrics.droppedTooMany++
    this.flush()
    this.#socket.close(closeCodes.tooMany, 'too many messages')
  }

  #tell(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }
}

const idOf = (message: ClientMessage): string | undefined => ('id' in message ? message.id : undefined)

type Read = { readonly message: ClientMessage } | { readonly problem: string; readonly id?: string }

function readMessage(bytes: Buffer): Read {
  let value: unknown
  try {
    value = JSON.parse(bytes.toString())
  } catch {
    return { problem: 'not JSON' }
  }
  const { success, output, issues } = v.safeParse(clientMessage, value)
  if (success) return { message: output }
  const named = v.safeParse(withId, value)
  return { problem: problemOf(issues[0]), ...(named.success && { id: named.output.id }) }
}

const withId = v.object({ id: v.pipe(v.string(), v.maxLength(limits.requestId)) })
