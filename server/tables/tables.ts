import { games } from '@eminence/games'
import { type Game, SetupError, type Viewer } from '@eminence/kernel'
import {
  type AdmitRequest,
  limits,
  type SeatRequest,
  type SitRequest,
  type TableAnswer,
  type TableInfo,
  type TableRequest,
  type TablesAnswer,
} from '@eminence/protocol'
import { type Answer, done, refused } from '../answer.ts'
import type { PastSource } from '../reads/readers.ts'
import { SharedWork } from '../reads/shared-work.ts'
import { Spread } from '../reads/spread.ts'
import { commitmentOf } from '../secrets.ts'
import type { StoredGuest, StoredTable, WithOwing } from '../storage/storage.ts'
import { BusyError, type Payer } from '../workers/pool.ts'
import { asksOf, fairnessOf, infoOf, startOf } from './info.ts'
import { loadTable } from './loading.ts'
import { newTable, rematchOf } from './opening.ts'
import { setupOf } from './play.ts'
import { admit, changeSeat, leave, seatOf, sit } from './seating.ts'
import type { Services } from './services.ts'
import { TableHost } from './table-host.ts'

const longestList = 50

/** More tables are kept in memory only while somebody follows them, or has just asked for them. */
const mostLoaded = 2500
const justAsked = 5000

const hour = 3_600_000
const day = 24 * hour
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString()

/** Who asks for something that costs time. */
export type Asker = Pick<Payer, 'person' | 'address'>

const gameOf = (id: string): Game | undefined => games.find(({ game }) => game.id === id)?.game
const unknownGame = () => refused({ code: 'unknownGame', known: games.map((each) => each.game.id) })

/** All tables: those in memory, and the way to the others. */
export class Tables {
  /** For whatever has to do with the whole past of a table. */
  readonly spread = new Spread()
  readonly #services: Services
  /** Those used last come last. */
  readonly #hosts = new Map<string, Promise<TableHost | null>>()
  /** Records by their table, pasts by their tag. Whoever asks at the same time is sent the same bytes. */
  readonly #reads = new SharedWork<Answer<Buffer>>()
  #hasAllResults = false
  #sweptAt = 0

  constructor(services: Services) {
    this.#services = services
  }

  get loaded(): number {
    return this.#hosts.size
  }

  /** The table's one host; loads it if nobody has been there for a while. */
  async host(id: string): Promise<TableHost | null> {
    const hosting = this.#hosts.get(id) ?? this.#load(id)
    this.#hosts.delete(id)
    this.#hosts.set(id, hosting)
    try {
      const host = await hosting
      if (host === null) this.#hosts.delete(id)
      else host.idleSince = performance.now()
      return host
    } catch (error) {
      this.#hosts.delete(id)
      throw error
    }
  }

  /** A look at a table from outside, which need not be loaded for it. */
  async describe(id: string, guest: StoredGuest | null): Promise<Answer<TableAnswer>> {
    const host = await this.#hosts.get(id)?.catch(() => null)
    if (host) return done(host.describe(guest))
    const info = await this.#services.storage.table(id)
    if (info === null) return refused({ code: 'unknownTable' })
    const [last] = info.status === 'playing' ? await this.#services.storage.lastSteps(id, 1) : []
    const start = startOf(info, commitmentOf(info.secret))
    return done(described({ ...info, owing: last?.owing ?? [] }, guest, start))
  }

  async open(guest: StoredGuest, request: TableRequest): Promise<Answer<TableAnswer>> {
    const game = gameOf(request.game)
    if (game === undefined) return unknownGame()
    const answer = await this.#prepared(guest, () => newTable(game, guest, request))
    if (!answer.done) return answer
    const info = answer.value
    await this.#services.storage.commit({ table: info.id, info })
    return done(described({ ...info, owing: [] }, guest))
  }

  async sit(host: TableHost, guest: StoredGuest, request: SitRequest): Promise<Answer<void>> {
    const { seated } = await this.#quotaOf(guest)
    if (seated >= limits.sittings) return refused({ code: 'tooManyTables', limit: limits.sittings })
    return host.reseat((info, company) => sit(info, company, guest, request))
  }

  leave(host: TableHost, guest: StoredGuest): Promise<Answer<void>> {
    return host.reseat((info, company) => leave(info, company, guest))
  }

  admit(host: TableHost, guest: StoredGuest, request: AdmitRequest): Promise<Answer<void>> {
    return host.reseat((info, company) => admit(info, company, guest, request))
  }

  changeSeat(host: TableHost, guest: StoredGuest, request: SeatRequest): Promise<Answer<void>> {
    return host.reseat((info) => changeSeat(info, guest, request))
  }

  /** The table where those who sit at this one play once more; there is one, whoever asks. */
  async rematch(host: TableHost, guest: StoredGuest): Promise<Answer<TableAnswer>> {
    const answer = await host.rematch(guest, (game, old) => this.#prepared(guest, () => rematchOf(game, old, guest)))
    return answer.done ? this.describe(answer.value, guest) : answer
  }

  /** A table that this guest may open. */
  async #prepared(guest: StoredGuest, prepare: () => StoredTable): Promise<Answer<StoredTable>> {
    const { hosted } = await this.#quotaOf(guest)
    if (hosted >= limits.tables) return refused({ code: 'tooManyTables', limit: limits.tables })
    try {
      return done(prepare())
    } catch (error) {
      if (error instanceof SetupError) return refused({ code: 'setup', problem: error.problem })
      throw error
    }
  }

  #quotaOf({ id }: StoredGuest) {
    return this.#services.storage.quotaOf(id, ago(hour))
  }

  async list(guest: StoredGuest | null): Promise<TablesAnswer> {
    const { storage } = this.#services
    const [open, playing, mine] = await Promise.all([
      storage.listed('open', longestList),
      storage.listed('playing', longestList),
      guest === null ? [] : storage.tablesOf(guest.id, longestList),
    ])
    const all = (tables: readonly WithOwing[]) => tables.map((table) => described(table, guest))
    return { open: all(open), playing: all(playing), mine: all(mine) }
  }

  /** The component set that the host brought. */
  async components(id: string): Promise<Answer<{ readonly game: string; readonly set: object }>> {
    const info = await this.#services.storage.table(id)
    if (info === null) return refused({ code: 'unknownTable' })
    return info.components === null ? refused({ code: 'notFound' }) : done({ game: info.game, set: info.components })
  }

  /** The record of a table that is over, as JSON: it is worked out once, and then kept. */
  async record(id: string, asker: Asker): Promise<Answer<{ readonly game: string; readonly json: Buffer }>> {
    const info = await this.#services.storage.table(id)
    if (info === null) return refused({ code: 'unknownTable' })
    if (info.status !== 'over') return refused({ code: 'notOver' })
    const read = await notTooBusy(() => this.#reads.run(id, () => this.#recordOf(info, asker)))
    return read.done ? done({ game: info.game, json: read.value }) : read
  }

  async #recordOf(info: StoredTable, asker: Asker): Promise<Answer<Buffer>> {
    const { storage, readers } = this.#services
    const kept = await this.spread.run(() => storage.record(info.id))
    if (kept !== null) return done(Buffer.from(kept))
    const source = await this.#sourceOf(info)
    const fairness = fairnessOf(info, commitmentOf(info.secret)) ?? {}
    const text = await readers.record(source, fairness, { ...asker, table: info.id, isPresent: true })
    if (text === null) return refused({ code: 'otherRules' })
    await storage.keepRecord(info.id, text)
    return done(Buffer.from(text))
  }

  /** What somebody saw of a table so far, as JSON; `tag` names it, so that it need not be sent twice. */
  async past(
    id: string,
    guest: StoredGuest | null,
  ): Promise<Answer<{ readonly tag: string; read(asker: Asker): Promise<Answer<Buffer>> }>> {
    const { storage } = this.#services
    const info = await storage.table(id)
    if (info === null) return refused({ code: 'unknownTable' })
    const [last] = await storage.lastSteps(id, 1)
    if (info.seed === null || last === undefined) return refused({ code: 'notStarted' })
    const viewer: Viewer = seatOf(info, guest)
    const tag = `"${id}-${last.version}-${viewer ?? 'audience'}"`
    const read = (asker: Asker) => notTooBusy(() => this.#reads.run(tag, () => this.#pastOf(info, viewer, asker)))
    return done({ tag, read })
  }

  async #pastOf(info: StoredTable, viewer: Viewer, asker: Asker): Promise<Answer<Buffer>> {
    const source = await this.#sourceOf(info)
    const text = await this.#services.readers.past(source, viewer, { ...asker, table: info.id, isPresent: true })
    return text === null ? refused({ code: 'otherRules' }) : done(Buffer.from(text))
  }

  #sourceOf(info: StoredTable): Promise<PastSource> {
    return this.spread.run(async () => {
      const steps = await this.#services.storage.moves(info.id)
      return { game: info.game, setup: setupOf(info), steps }
    })
  }

  /** Puts tables away where nobody has been for so long, or that are too many. */
  async sweep(milliseconds: number): Promise<void> {
    this.#sweptAt = performance.now()
    let surplus = this.#hosts.size - mostLoaded
    for (const [id, hosting] of [...this.#hosts]) {
      const host = await hosting.catch(() => null)
      if (host === null || !host.isIdle) continue
      const idle = performance.now() - host.idleSince
      if (idle < justAsked || (surplus-- <= 0 && idle < milliseconds)) continue
      this.#hosts.delete(id)
      await host.close()
    }
  }

  /** Removes what nobody needs any more: closed tables after a day, tables that were never begun after a month. */
  async removeStale(): Promise<void> {
    await this.#services.storage.removeStale({ closed: ago(day), open: ago(30 * day) }, 100)
  }

  /** Tables that ended before results were kept get theirs, a few at a time. */
  async keepMissingResults(): Promise<void> {
    if (this.#hasAllResults) return
    const { storage } = this.#services
    const without = await storage.withoutResult(20)
    this.#hasAllResults = without.length === 0
    for (const id of without) {
      const info = await storage.table(id)
      const game = info === null ? undefined : gameOf(info.game)
      if (info === null || game === undefined) continue
      const { play } = await loadTable(storage, game, info)
      const result = play === null ? null : game.result(play.table.state)
      // Whose position the rules of today do not understand has no result.
      const change =
        result === null
          ? { info: { ...info, stopped: 'otherRules' as const } }
          : { info, result: { rules: game.version, result } }
      await storage.commit({ table: id, ...change })
    }
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    const hosts = await Promise.allSettled([...this.#hosts.values()])
    await Promise.all(hosts.map((each) => (each.status === 'fulfilled' ? each.value?.close() : undefined)))
    this.#hosts.clear()
  }

  async #load(id: string): Promise<TableHost | null> {
    if (this.#hosts.size > mostLoaded && performance.now() - this.#sweptAt > 1000)
      await this.sweep(Number.POSITIVE_INFINITY)
    const { storage } = this.#services
    const info = await storage.table(id)
    const game = info === null ? undefined : gameOf(info.game)
    if (info === null || game === undefined) return null
    return new TableHost(game, this.#services, await loadTable(storage, game, info))
  }
}

/** A table that is not in memory, so that nobody is there. Lists do without its start. */
const described = (info: WithOwing, guest: StoredGuest | null, start?: TableInfo['start']): TableAnswer => ({
  info: infoOf(info, { commitment: commitmentOf(info.secret), start, isHere: () => false }),
  seat: seatOf(info, guest),
  isHost: info.host.id === guest?.id,
  asks: asksOf(info, guest),
  owing: info.status === 'playing' ? info.owing.map(({ seat }) => seat) : [],
})

async function notTooBusy<T>(work: () => Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BusyError) return refused({ code: 'tooMany' })
    throw error
  }
}
