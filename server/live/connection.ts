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
import { TokenBucket } from '../limits/token-bucket.ts'
import type { Metrics } from '../metrics.ts'
import { problemOf } from '../problem.ts'
import type { StoredGuest } from '../storage/storage.ts'
import type { Follower } from '../tables/audience.ts'
import type { Settled, TableHost } from '../tables/table-host.ts'
import type { Tables } from '../tables/tables.ts'
import type { Wire } from './wire.ts'

/** So many messages over the limit, and the connection is closed. */
const mostExcess = 100

/** One client on /api/live. */
export class Connection implements Follower {
  readonly guest: StoredGuest | null
  readonly #wire: Pick<Wire, 'send' | 'close'>
  readonly #tables: Tables
  readonly #metrics: Metrics
  readonly #log: FastifyBaseLogger
  readonly #rate: TokenBucket
  readonly #follows = new Map<string, TableHost>()
  #excess = 0
  #isOpen = true

  constructor(
    guest: StoredGuest | null,
    wire: Pick<Wire, 'send' | 'close'>,
    tables: Tables,
    metrics: Metrics,
    messagesPerSecond: number,
    log: FastifyBaseLogger,
  ) {
    this.guest = guest
    this.#wire = wire
    this.#tables = tables
    this.#metrics = metrics
    this.#log = log
    this.#rate = new TokenBucket({ perSecond: messagesPerSecond, burst: 3 * messagesPerSecond })
    const known = guest === null ? null : { name: guest.name }
    this.#tell({ type: 'welcome', protocol: protocolVersion, guest: known })
  }

  send(...texts: readonly string[]): void {
    if (this.#isOpen) this.#wire.send(...texts)
  }

  receive(bytes: Buffer): void {
    this.#metrics.messages++
    if (!this.#rate.take()) this.#tooMany()
    else if (bytes.length > limits.message) this.#refuse({ code: 'tooLarge', limit: limits.message })
    else {
      const read = readMessage(bytes)
      if ('problem' in read) this.#refuse({ code: 'malformed', problem: read.problem }, read.id)
      else this.#obey(read.message)
    }
  }

  closed(): void {
    this.#isOpen = false
    for (const host of this.#follows.values()) void host.unfollow(this)
    this.#follows.clear()
  }

  #obey(message: ClientMessage): void {
    const host = this.#follows.get(message.table)
    const obeyed = host === undefined ? this.#open(message) : this.#at(host, message)
    obeyed.catch((error) => {
      this.#log.error({ table: message.table, err: error }, 'a message could not be answered')
      this.#refuse({ code: 'failed' }, idOf(message), message.table)
    })
  }

  /** At a table that it does not follow. */
  async #open(message: ClientMessage): Promise<void> {
    const host = await this.#tables.host(message.table)
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
    }
  }

  #answer(id: string, table: string, answer: Answer<Settled>): void {
    if (!answer.done) this.#refuse(answer.refusal, id, table)
    else if (!answer.value.isTold) this.#tell({ type: 'done', id, version: answer.value.version })
  }

  #refuse(refusal: Refusal, id?: string, table?: string): void {
    this.#metrics.refusals++
    this.#tell({ type: 'refused', ...(id !== undefined && { id }), ...(table !== undefined && { table }), ...refusal })
  }

  /** It is said once, not for every message of a flood. */
  #tooMany(): void {
    if (this.#excess++ === 0) this.#refuse({ code: 'tooMany' })
    if (this.#excess >= mostExcess) this.#wire.close(closeCodes.tooMany, 'too many messages')
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
