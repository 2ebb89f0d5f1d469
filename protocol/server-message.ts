import { computerLevels, type Result } from '@eminence/kernel'
import * as v from 'valibot'
import type { Refused, ServerMessage } from './live.ts'
import { digits } from './lobby.ts'
import type { Part, Patch } from './patch.ts'

/*
 * What a client makes sure of before it uses a message of a server: every field around the play has its type. What a game defines (views,
 * moves, events, results) is taken as it is. Fields that a newer server adds are left out.
 */

const isFields = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const fields = <T extends object>() => v.custom<T>(isFields, 'an object')
const text = v.string()
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const seats = v.array(count)
const typed = v.looseObject({ type: text })
const decision = v.looseObject({ type: text, seat: count })
const blocked = v.looseObject({ move: typed, reason: text, rule: text })

const seatInfo = v.variant('kind', [
  v.object({ kind: v.literal('free') }),
  v.object({ kind: v.literal('person'), name: text, here: v.boolean() }),
  v.object({ kind: v.literal('computer'), level: v.picklist(computerLevels) }),
  v.object({ kind: v.literal('automaton'), id: text }),
])

const person = { kind: v.literal('person'), commitment: digits }
const others = [
  v.object({ kind: v.literal('computer'), level: v.picklist(computerLevels) }),
  v.object({ kind: v.literal('automaton'), id: text }),
] as const

const fairness = v.union([
  v.object({
    scheme: v.literal(2),
    commitment: digits,
    secret: digits,
    seats: v.array(v.variant('kind', [v.object({ ...person, nonce: v.nullable(digits) }), ...others])),
    beacon: v.exactOptional(v.object({ source: text, round: count, value: digits })),
  }),
  v.object({ commitment: digits, secret: digits, nonces: v.array(digits) }),
])

const tableInfo = v.object({
  id: text,
  game: text,
  rules: count,
  options: fields(),
  components: v.exactOptional(v.object({ name: text })),
  watch: v.picklist(['all', 'link']),
  status: v.picklist(['open', 'playing', 'over', 'closed']),
  seats: v.array(seatInfo),
  host: text,
  commitment: digits,
  created: text,
  start: v.exactOptional(v.object({ code: digits, leftOut: seats })),
  fairness: v.exactOptional(fairness),
  stopped: v.exactOptional(v.picklist(['tooLong', 'otherRules'])),
  asking: v.exactOptional(v.array(v.object({ number: count, seat: count, name: text, waitsFor: seats }))),
  rematch: v.exactOptional(v.object({ table: text, by: text })),
})

const picture = v.object({
  version: count,
  view: fields(),
  decisions: v.array(decision),
  moves: v.array(typed),
  blocked: v.array(blocked),
  undoable: count,
  result: v.nullable(fields<Result>()),
  log: v.array(v.object({ version: count, seat: v.nullable(count), events: v.array(typed) })),
})

const said = { number: count, seat: count, name: text, text, at: text }

const welcome = v.object({
  type: v.literal('welcome'),
  protocol: count,
  guest: v.nullable(v.object({ name: text })),
})

const table = v.object({
  type: v.literal('table'),
  info: tableInfo,
  seat: v.nullable(count),
  isHost: v.boolean(),
  asks: v.nullable(count),
  play: v.nullable(picture),
  talk: v.array(v.object(said)),
})

const step = v.object({
  type: v.literal('step'),
  table: text,
  version: count,
  seat: count,
  answers: v.exactOptional(text),
  undone: v.exactOptional(count),
  events: v.exactOptional(v.array(typed)),
  patch: v.exactOptional(fields<Patch>()),
  decisions: v.exactOptional(v.custom<Part>((given) => given !== undefined)),
  moves: v.exactOptional(v.array(typed)),
  blocked: v.exactOptional(v.array(blocked)),
  undoable: v.exactOptional(count),
  result: v.exactOptional(fields<Result>()),
})

const reveal = v.object({
  type: v.literal('reveal'),
  table: text,
  commitment: digits,
  seats: v.array(v.variant('kind', [v.object(person), ...others])),
})

/** A code that this client does not know is no reason to fall silent. */
const refused = v.custom<Refused>(
  (given) =>
    isFields(given) &&
    given.type === 'refused' &&
    typeof given.code === 'string' &&
    (given.id === undefined || typeof given.id === 'string') &&
    (given.table === undefined || typeof given.table === 'string') &&
    (given.code !== 'blocked' || (typeof given.reason === 'string' && typeof given.rule === 'string')),
)

/** Everything that a server may say, as a client reads it. */
export const serverMessage: v.GenericSchema<unknown, ServerMessage> = v.union([
  v.variant('type', [
    step,
    welcome,
    table,
    v.object({ type: v.literal('seats'), info: tableInfo }),
    v.object({ type: v.literal('said'), table: text, ...said }),
    reveal,
    v.object({ type: v.literal('done'), id: text, version: count }),
  ]),
  refused,
])

/** What a server has said; null where it is no message of this protocol. */
export function readServerMessage(given: string): ServerMessage | null {
  try {
    const { success, output } = v.safeParse(serverMessage, JSON.parse(given))
    return success ? output : null
  } catch {
    return null
  }
}
