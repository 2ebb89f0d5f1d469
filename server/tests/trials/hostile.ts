import { isDeepStrictEqual } from 'node:util'
import { FastRandom, type Move, pick, type Random, seenBy, type Viewer } from '@eminence/kernel'
import { type Picture, patchOf, type ServerMessage, type Step } from '@eminence/protocol'
import { Client } from '../client.ts'
import { tableOfTwo } from '../given.ts'
import { ServerProcess } from '../process.ts'
import { messUp } from './mess.ts'
import { type Moment, relive } from './stored.ts'

export interface HostilePlan {
  readonly messages: number
  readonly seed: number
  /** An empty folder. */
  readonly data: string
  readonly progress?: (sent: number) => void
}

export interface HostileReport {
  readonly messages: number
  /** How often each answer came. */
  readonly answers: Readonly<Record<string, number>>
  /** Steps that the attacked tables took: all of them legal. */
  readonly steps: number
}

/** So many at a time, so that the server answers in between. */
const volley = 200

/**
 * A seated player, somebody who watches and a stranger send the worst that they can think of to tables where others play on. The server
 * must live, tables may change by legal moves only, and nobody may be told more than its own view.
 */
export async function sendHostileMessages({ messages, seed, data, progress }: HostilePlan): Promise<HostileReport> {
  const random = new FastRandom(seed)
  const server = await ServerProcess.start(data)
  const attacked = await tableOfTwo(server.address)
  const foreign = await tableOfTwo(server.address)
  const { ada: honest, ben: seated, table } = attacked
  const watcher = await Client.guest(server.address, 'Eve')
  const stranger = new Client(server.address)
  await stranger.connect()
  await Promise.all([watcher, stranger].map((each) => each.follow(table)))
  const attackers = [seated, watcher, stranger]

  let sent = 0
  while (sent < messages) {
    for (let at = 0; at < volley && sent < messages; at++, sent++) {
      const attacker = pick(attackers, random)
      attacker.send(messUp({ table, foreign: foreign.table, ...plausible(attacker, table, random) }, random))
    }
    await Promise.all(attackers.map((each) => comeBack(each, table)))
    for (const player of [honest, seated]) await playHonestly(player, table, random)
    progress?.(sent)
  }
  await healthy(server.address)
  if (foreign.ada.at(foreign.table).version !== 0) throw new Error('a table changed that no attacker sits at')
  for (const client of [...attackers, honest]) await client.hangUp()
  await server.stop()

  const moments = await momentsOf(data, table)
  const elsewhere = await momentsOf(data, foreign.table)
  if (elsewhere.length > 1) throw new Error('a table changed that no attacker sits at')
  for (const attacker of attackers)
    for (const message of attacker.messages) {
      const isHere = tableOf(message) === table
      checkTold(message, isHere && attacker === seated ? 1 : null, isHere ? moments : elsewhere)
    }
  return { messages: sent, answers: tally(attackers.flatMap((each) => each.messages)), steps: moments.length - 1 }
}

const tableOf = (message: ServerMessage): string | undefined =>
  'info' in message ? message.info.id : 'table' in message ? message.table : undefined

function tally(messages: readonly ServerMessage[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const message of messages) {
    const name = message.type === 'refused' ? `refused: ${message.code}` : message.type
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].toSorted(([a], [b]) => a.localeCompare(b)))
}

/** What the attacker could send to be taken seriously. */
function plausible(attacker: Client, table: string, random: Random) {
  const { version, moves } = attacker.at(table)
  const move: Move = moves.length > 0 && random.below(4) === 0 ? pick(moves, random) : { type: 'pass' }
  return { version, move }
}

/** A socket that was closed for what came over it is opened anew: hostility does not end with one connection. */
async function comeBack(client: Client, table: string): Promise<void> {
  const closed = () => client.closed.then(() => 'closed')
  for (;;) {
    const follows = client.follow(table).catch(() => 'closed')
    if ((await Promise.race([follows, closed()])) !== 'closed') return
    await client.connect()
  }
}

/** In between, the play goes on; it may be over. */
async function playHonestly(client: Client, table: string, random: Random): Promise<void> {
  const { moves } = client.at(table)
  if (moves.length === 0) return
  const answer = client.play(table, pick(moves, random)).catch(() => 'nothing came')
  await Promise.race([answer, client.closed])
}

async function healthy(address: string): Promise<void> {
  const response = await fetch(`${address}/healthz`)
  if (!response.ok) throw new Error(`the server is not well: ${response.status}`)
}

/** Everything that the table was, version by version, for each viewer. */
interface Seen {
  readonly step: Moment['step']
  readonly views: ReadonlyMap<Viewer, object>
}

async function momentsOf(data: string, table: string): Promise<Seen[]> {
  const moments: Seen[] = []
  await relive(data, table, ({ step, table: { game, state } }) => {
    const views = new Map<Viewer, object>([1, null].map((viewer) => [viewer, plain(game.view(state, viewer))]))
    moments.push({ step, views })
  })
  return moments
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** All that each kind of message may say besides the play itself. */
const harmless: Readonly<Record<Exclude<ServerMessage['type'], 'table' | 'step'>, readonly string[]>> = {
  welcome: ['type', 'protocol', 'guest'],
  seats: ['type', 'info'],
  reveal: ['type', 'table', 'commitment', 'seats'],
  said: ['type', 'table', 'number', 'seat', 'name', 'text', 'at'],
  done: ['type', 'id', 'version'],
  refused: ['type', 'id', 'table', 'code', 'problem', 'limit', 'version', 'seat', 'seats', 'reason', 'rule'],
}

/** A viewer is told its own view and its own events, and nothing else. */
function checkTold(message: ServerMessage, viewer: Viewer, moments: readonly Seen[]): void {
  if (message.type === 'step') checkStep(message, viewer, moments)
  else if (message.type !== 'table') checkFields(message)
  else if (message.play !== null) checkPicture(message.play, viewer, moments)
}

function checkFields(message: Exclude<ServerMessage, { type: 'table' | 'step' }>): void {
  const strange = Object.keys(message).filter((key) => !harmless[message.type].includes(key))
  if (strange.length > 0) throw new Error(`a message of type ${message.type} tells ${strange.join(', ')}`)
}

function checkPicture({ version, view, log }: Picture, viewer: Viewer, moments: readonly Seen[]): void {
  expectSame(view, moments[version].views.get(viewer), 'the view')
  for (const entry of log) expectSame(entry.events, eventsFor(moments[entry.version], viewer), 'the log')
}

/** The change from the version before, and nothing more. */
function checkStep({ version, undone, events = [], patch }: Step, viewer: Viewer, moments: readonly Seen[]): void {
  expectSame(events, undone === undefined ? eventsFor(moments[version], viewer) : [], 'the events')
  const [before, after] = [moments[version - 1], moments[version]].map(({ views }) => views.get(viewer) ?? {})
  const change = patchOf(before, after)
  expectSame(patch ?? {}, change, `the patch to version ${version}`)
}

const eventsFor = ({ step }: Seen, viewer: Viewer): unknown => plain(step.events.map((each) => seenBy(each, viewer)))

function expectSame(told: unknown, known: unknown, what: string): void {
  if (!isDeepStrictEqual(told, known))
    throw new Error(`${what}: told ${JSON.stringify(told)}, known ${JSON.stringify(known)}`)
}
