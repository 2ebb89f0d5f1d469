import { FastRandom, type Move, pick, type Random, type Seat } from '@eminence/kernel'
import { Client } from '../client.ts'
import { ServerProcess } from '../process.ts'
import { relive } from './stored.ts'

export interface KillPlan {
  readonly times: number
  readonly tables: number
  readonly seed: number
  /** An empty folder. */
  readonly data: string
  readonly progress?: (killed: number) => void
}

export interface KillReport {
  readonly kills: number
  /** Acknowledged moves; every one was found on disk, once and in its place. */
  readonly moves: number
  /** Moves that were under way when the server died, and were sent again. */
  readonly repeated: number
}

interface Request {
  readonly seat: Seat
  readonly move: Move
  readonly version: number
  readonly id: string
}

/** Two people who never stop playing, whatever happens to the server. */
class Pair {
  readonly table: string
  readonly acknowledged: Request[] = []
  repeated = 0
  readonly #clients: readonly Client[]
  readonly #random: Random
  #pending: Request | null = null

  constructor(table: string, clients: readonly Client[], random: Random) {
    this.table = table
    this.#clients = clients
    this.#random = random
  }

  static async sitDown(address: string, random: Random): Promise<Pair> {
    const clients = await Promise.all(['Ada', 'Ben'].map((name) => Client.guest(address, name)))
    const table = await clients[0].open(2)
    for (const [seat, client] of clients.entries()) {
      await client.sit(table, seat)
      await client.follow(table)
    }
    await clients[0].start(table)
    await Promise.all(clients.map((client) => client.until(table, () => true)))
    return new Pair(table, clients, random)
  }

  get isOver(): boolean {
    return this.#clients[0].at(this.table).result !== null
  }

  /** Plays until it is over or the server has died: then the last request may be open. */
  async playUntil(dead: Promise<'dead'>): Promise<void> {
    for (;;) {
      this.#pending ??= this.#next()
      if (this.#pending === null) return
      const answered = this.#send(this.#pending).catch(() => 'dead' as const)
      if ((await Promise.race([answered, dead])) === 'dead') return
    }
  }

  /** The same people at a server that has just begun: what was acknowledged is there, and what is open is asked once more. */
  async goOn(): Promise<void> {
    for (const client of this.#clients) {
      await client.connect()
      await client.follow(this.table)
      const { version } = client.at(this.table)
      const least = this.acknowledged.length
      if (version < least) throw new Error(`of ${least} acknowledged moves of table ${this.table} ${version} are left`)
      if (version > least + 1) throw new Error(`table ${this.table} has moves that nobody made`)
    }
    if (this.#pending === null) return
    this.repeated++
    await this.#send(this.#pending)
  }

  #next(): Request | null {
    const seat = this.#clients.findIndex((client) => client.at(this.table).moves.length > 0)
    if (seat < 0) return null
    const { moves, version } = this.#clients[seat].at(this.table)
    return { seat, move: pick(moves, this.#random), version, id: `${version}` }
  }

  async #send(request: Request): Promise<'played'> {
    const { seat, move, version, id } = request
    this.#pending = request
    const answer = await this.#clients[seat].play(this.table, move, version, id)
    if (answer.type !== 'done' || answer.version !== version + 1)
      throw new Error(`move ${version + 1} of table ${this.table}: ${JSON.stringify(answer)}`)
    // It may have been asked twice, and so be answered twice.
    if (this.#pending === request) this.acknowledged.push(request)
    this.#pending = null
    await Promise.all(this.#clients.map((client) => client.until(this.table, (now) => now.version > version)))
    return 'played'
  }
}

/** Kills the server in the middle of play, again and again; then compares what was acknowledged with what is on disk. */
export async function killAgainAndAgain({ times, tables, seed, data, progress }: KillPlan): Promise<KillReport> {
  const random = new FastRandom(seed)
  let server = await ServerProcess.start(data)
  const { port } = server
  const all: Pair[] = []
  let playing: Pair[] = []
  for (let killed = 0; killed < times; killed++) {
    while (playing.length < tables) playing.push(await Pair.sitDown(server.address, random))
    all.push(...playing.filter((pair) => !all.includes(pair)))
    const { promise: dead, resolve: die } = Promise.withResolvers<'dead'>()
    const plays = playing.map((pair) => pair.playUntil(dead))
    await new Promise((resolve) => setTimeout(resolve, random.below(120)))
    await server.killHard()
    die('dead')
    await Promise.all(plays)
    progress?.(killed + 1)
    server = await ServerProcess.start(data, port)
    await Promise.all(playing.map((pair) => pair.goOn()))
    playing = playing.filter((pair) => !pair.isOver)
  }
  await server.stop()
  for (const { table, acknowledged } of all)
    await relive(data, table, ({ step }) => {
      const asked = acknowledged[step.version - 1]
      if (step.kind === 'move' && JSON.stringify(asked?.move) !== JSON.stringify(step.move))
        throw new Error(`move ${step.version} of table ${table} is not the one that was acknowledged`)
    })
  return {
    kills: times,
    moves: all.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    repeated: all.reduce((sum, { repeated }) => sum + repeated, 0),
  }
}
