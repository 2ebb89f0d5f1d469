import { games } from '@eminence/games'
import { computerLevels } from '@eminence/kernel'
import {
  admitRequest,
  emptyRequest,
  type GamesAnswer,
  guestRequest,
  limits,
  type MeAnswer,
  seatRequest,
  sitRequest,
  type TableAnswer,
  tableId,
  tableRequest,
  unsafeText,
} from '@eminence/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Answer, done, refused } from '../answer.ts'
import type { Guests } from '../guests.ts'
import { addressKey } from '../limits/address.ts'
import type { TokenBuckets } from '../limits/token-bucket.ts'
import { problemOf } from '../problem.ts'
import type { StoredGuest } from '../storage/storage.ts'
import type { TableHost } from '../tables/table-host.ts'
import type { Tables } from '../tables/tables.ts'
import { statusOf } from './refusals.ts'

const gamesAnswer: GamesAnswer = {
  games: games.map(({ game: { id, version, seats, options, components } }) => ({
    id,
    rules: version,
    seats,
    options: { ...options },
    takesComponents: components !== undefined,
    levels: computerLevels,
  })),
}

/** Answers with the value, or with the refusal and its status. */
function answerWith<T>(reply: FastifyReply, answer: Answer<T>): FastifyReply {
  if (answer.done) return reply.send(answer.value)
  return reply.code(statusOf(answer.refusal.code)).send(answer.refusal)
}

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): Answer<v.InferOutput<Schema>> {
  const { success, output, issues } = v.safeParse(schema, body ?? {})
  if (success) return { done: true, value: output }
  return refused({ code: 'malformed', problem: problemOf(issues[0]) })
}

/** Everything around the play: who one is, which tables there are, who sits where. */
export function addLobby(app: FastifyInstance, guests: Guests, tables: Tables, newGuests: TokenBuckets): void {
  app.get('/api/games', () => gamesAnswer)

  app.get('/api/me', async (request, reply): Promise<MeAnswer> => {
    const guest = await guests.of(request)
    if (guest === null) return { guest: null }
    guests.renew(request, reply)
    return { guest: { name: guest.name } }
  })

  app.post('/api/guest', async (request, reply) => {
    const asked = read(guestRequest, request.body)
    if (!asked.done) return answerWith(reply, asked)
    const known = await guests.of(request)
    if (known === null && !newGuests.take(addressKey(request.ip)))
      return answerWith(reply, refused({ code: 'tooMany' }))
    const { name } = asked.value
    const guest = known === null ? await guests.welcome(name, reply) : await guests.rename(known, name)
    if (known !== null) guests.renew(request, reply)
    return reply.send({ guest: { name: guest.name } } satisfies MeAnswer)
  })

  app.get('/api/tables', async (request) => tables.list(await guests.of(request)))

  app.post('/api/tables', { bodyLimit: limits.opening }, async (request, reply) => {
    const guest = await guests.of(request)
    if (guest === null) return answerWith(reply, refused({ code: 'noGuest' }))
    const asked = read(tableRequest, request.body)
    if (!asked.done) return answerWith(reply, asked)
    const unsafe = unsafeText(asked.value.components)
    if (unsafe !== null)
      return answerWith(reply, refused({ code: 'malformed', problem: `components.${unsafe}: not a plain line` }))
    return answerWith(reply, await tables.open(guest, asked.value))
  })

  app.get('/api/tables/:id', async (request, reply) => {
    const id = idOf(request)
    if (id === null) return answerWith(reply, refused({ code: 'unknownTable' }))
    return answerWith(reply, await tables.describe(id, await guests.of(request)))
  })

  app.get('/api/tables/:id/components', async (request, reply) => {
    const id = idOf(request)
    const answer = id === null ? refused({ code: 'unknownTable' }) : await tables.components(id)
    if (!answer.done) return answerWith(reply, answer)
    const { game, set } = answer.value
    return reply.header('content-disposition', attached(`${game}-set-${id}`)).send(set)
  })

  /** Others are heard before the next large text is sent; but nobody waits until it was read. */
  const sendInTurn = async (reply: FastifyReply, json: Buffer, tag: string): Promise<FastifyReply> => {
    await tables.spread.run(() => void sendJson(reply, json, tag))
    return reply
  }

  app.get('/api/tables/:id/record', async (request, reply) => {
    const id = idOf(request)
    if (id === null) return answerWith(reply, refused({ code: 'unknownTable' }))
    // The record of a table that is over never changes.
    const tag = `"${id}"`
    const answer = await tables.record(id, { person: addressKey(request.ip), address: addressKey(request.ip) })
    if (!answer.done) return answerWith(reply, answer)
    const { game, json } = answer.value
    reply.header('content-disposition', attached(`${game}-${id}`))
    if (isKnown(request, tag)) return notModified(reply, tag)
    return sendInTurn(reply, json, tag)
  })

  app.get('/api/tables/:id/past', async (request, reply) => {
    const id = idOf(request)
    if (id === null) return answerWith(reply, refused({ code: 'unknownTable' }))
    const guest = await guests.of(request)
    const answer = await tables.past(id, guest)
    if (!answer.done) return answerWith(reply, answer)
    const { tag, read } = answer.value
    if (isKnown(request, tag)) return notModified(reply, tag)
    const address = addressKey(request.ip)
    const past = await read({ person: guest?.id ?? address, address })
    if (!past.done) return answerWith(reply, past)
    return sendInTurn(reply, past.value, tag)
  })

  /** A request of a guest about a table. */
  const post = <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    answer: (host: TableHost, guest: StoredGuest, asked: v.InferOutput<Schema>) => Promise<Answer<TableAnswer>>,
  ) =>
    app.post(`/api/tables/:id/${name}`, async (request, reply) => {
      const guest = await guests.of(request)
      if (guest === null) return answerWith(reply, refused({ code: 'noGuest' }))
      const host = await hostOf(tables, request)
      if (host === null) return answerWith(reply, refused({ code: 'unknownTable' }))
      const asked = read(schema, request.body)
      return answerWith(reply, asked.done ? await answer(host, guest, asked.value) : asked)
    })

  /** One that changes it: the answer is the table afterwards. */
  const change = <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    make: (host: TableHost, guest: StoredGuest, asked: v.InferOutput<Schema>) => Promise<Answer<void>>,
  ) =>
    post(name, schema, async (host, guest, asked) => {
      const answer = await make(host, guest, asked)
      return answer.done ? done(host.describe(guest)) : answer
    })

  change('sit', sitRequest, (host, guest, asked) => tables.sit(host, guest, asked))
  change('leave', emptyRequest, (host, guest) => tables.leave(host, guest))
  change('admit', admitRequest, (host, guest, asked) => tables.admit(host, guest, asked))
  change('seat', seatRequest, (host, guest, asked) => tables.changeSeat(host, guest, asked))
  change('start', emptyRequest, (host, guest) => host.start(guest))
  post('rematch', emptyRequest, (host, guest) => tables.rematch(host, guest))
}

/** Whether the browser still has it. */
const isKnown = ({ headers }: FastifyRequest, tag: string): boolean => headers['if-none-match'] === tag

/** A browser asks each time whether it is still the same: what one may see of a table changes with who one is. */
const tagged = (reply: FastifyReply, tag: string): FastifyReply =>
  reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', 'cookie')

const notModified = (reply: FastifyReply, tag: string): FastifyReply => tagged(reply, tag).code(304).send()

const sendJson = (reply: FastifyReply, json: Buffer, tag: string): FastifyReply =>
  tagged(reply, tag).type('application/json; charset=utf-8').send(json)

/** A browser saves it under this name instead of showing it. */
const attached = (name: string): string => `attachment; filename="${name}.json"`

const parameters = v.object({ id: tableId })

function idOf({ params }: FastifyRequest): string | null {
  const { success, output } = v.safeParse(parameters, params)
  return success ? output.id : null
}

async function hostOf(tables: Tables, request: FastifyRequest): Promise<TableHost | null> {
  const id = idOf(request)
  return id === null ? null : tables.host(id)
}
