import { games } from '@eminence/games'
import { type Game, SetupError } from '@eminence/kernel'
import {
  commitmentOf,
  limits,
  type PastAnswer,
  type TableAnswer,
  type TableRequest,
  type TablesAnswer,
} from '@eminence/protocol'
import { type Answer, done, refused } from '../answer.ts'
import type { StoredGuest, StoredTable, WithOwing } from '../storage/storage.ts'
import type { House } from './house.ts'
import { newTable, rematchOf } from './opening.ts'
import { pastOf } from './past.ts'
import { Play, stepsPerState } from './play.ts'
import { type ProvenRecord, provenRecord } from './record.ts'
import { infoOf, seatOf } from './seating.ts'
import { type Loaded, TableHost } from './table-host.ts'

const longestList = 50

const gameOf = (id: string): Game | undefined => games.find(({ game }) => game.id === id)?.game

/** All tables: those in memory, and the way to the others. */
export class Tables {
  readonly #house: House
  readonly #hosts = new Map<string, Promise<TableHost | null>>()

  constructor(shared: Omit<House, 'load'>) {
    this.#house = { ...shared, load: (id) => this.#load(id) }
  }

  get loaded(): number {
    return this.#hosts.size
  }

  /** The table's one host; loads it if nobody has been there for a while. */
  async host(id: string): Promise<TableHost | null> {
    const hosting = this.#hosts.get(id) ?? this.#open(id)
    this.#hosts.set(id, hosting)
    try {
      const host = await hosting
      if (host === null) this.#hosts.delete(id)
      else host.idleSince = Date.now()
      return host
    } catch (error) {
      this.#hosts.delete(id)
      throw error
    }
  }

  async open(guest: StoredGuest, request: TableRequest): Promise<Answer<TableAnswer>> {
    const game = gameOf(request.game)
    if (game === undefined) return refused({ code: 'unknownGame', known: games.map((each) => each.game.id) })
    const answer = await this.#prepared(guest, () => newTable(game, guest, request))
    if (!answer.done) return answer
    const info = answer.value
    await this.#house.storage.commit({ table: info.id, info })
    return done({ info: infoOf(info, commitmentOf(info.secret), () => false), seat: null, isHost: true, owing: [] })
  }

  /** The table where those who sit at this one play once more; there is one, whoever asks. */
  async rematch(host: TableHost, guest: StoredGuest): Promise<Answer<TableAnswer>> {
    const answer = await host.rematch(guest, (game, old) => this.#prepared(guest, () => rematchOf(game, old, guest)))
    if (!answer.done) return answer
    const again = await this.host(answer.value)
    return again === null ? refused({ code: 'unknownTable' }) : done(again.describe(guest))
  }

  /** A table that this guest may open. */
  async #prepared(guest: StoredGuest, prepare: () => StoredTable): Promise<Answer<StoredTable>> {
    const own = await this.#house.storage.tablesOf(guest.id, 10 * limits.tables)
    const running = own.filter(({ host, status }) => host.id === guest.id && status !== 'over')
    if (running.length >= limits.tables) return refused({ code: 'tooManyTables', limit: limits.tables })
    try {
      return done(prepare())
    } catch (error) {
      if (error instanceof SetupError) return refused({ code: 'setup', problem: error.problem })
      throw error
    }
  }

  async list(guest: StoredGuest | null): Promise<TablesAnswer> {
    const { storage } = this.#house
    const [open, playing, mine] = await Promise.all([
      storage.listed('open', longestList),
      storage.listed('playing', longestList),
      guest === null ? [] : storage.tablesOf(guest.id, longestList),
    ])
    const described = (tables: readonly WithOwing[]): TableAnswer[] =>
      tables.map((info) => ({
        info: infoOf(info, commitmentOf(info.secret), () => false),
        seat: seatOf(info, guest),
        isHost: info.host.id === guest?.id,
        owing: info.owing,
      }))
    return { open: described(open), playing: described(playing), mine: described(mine) }
  }

  /** The component set that the host brought. */
  async components(id: string): Promise<Answer<{ readonly game: string; readonly set: object }>> {
    const info = await this.#house.storage.table(id)
    if (info === null) return refused({ code: 'unknownTable' })
    return info.components === null ? refused({ code: 'notFound' }) : done({ game: info.game, set: info.components })
  }

  async record(id: string): Promise<Answer<ProvenRecord>> {
    const found = await this.#stored(id)
    if (!found.done) return found
    const { game, info } = found.value
    if (info.status !== 'over') return refused({ code: 'notOver' })
    return provenRecord(game, info, await this.#house.storage.steps(id))
  }

  async past(id: string, guest: StoredGuest | null): Promise<Answer<PastAnswer>> {
    const found = await this.#stored(id)
    if (!found.done) return found
    const { game, info } = found.value
    if (info.status !== 'over' && info.status !== 'playing') return refused({ code: 'notStarted' })
    return pastOf(game, info, await this.#house.storage.steps(id), seatOf(info, guest))
  }

  async #stored(id: string): Promise<Answer<{ readonly game: Game; readonly info: StoredTable }>> {
    const info = await this.#house.storage.table(id)
    if (info === null) return refused({ code: 'unknownTable' })
    const game = gameOf(info.game)
    if (game === undefined) return refused({ code: 'unknownGame', known: games.map((each) => each.game.id) })
    return done({ game, info })
  }

  /** Puts tables away where nobody has been for so long. */
  async sweep(milliseconds: number): Promise<void> {
    for (const [id, hosting] of [...this.#hosts]) {
      const host = await hosting.catch(() => null)
      if (host === null || !host.isIdle || Date.now() - host.idleSince < milliseconds) continue
      this.#hosts.delete(id)
      await host.close()
    }
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    const hosts = await Promise.allSettled([...this.#hosts.values()])
    await Promise.all(hosts.map((each) => (each.status === 'fulfilled' ? each.value?.close() : undefined)))
    this.#hosts.clear()
  }

  async #open(id: string): Promise<TableHost | null> {
    const loaded = await this.#load(id)
    const game = loaded === null ? undefined : gameOf(loaded.info.game)
    return loaded === null || game === undefined ? null : new TableHost(game, this.#house, loaded)
  }

  /** A table that began under older rules goes on from its state, under those of today. */
  async #load(id: string): Promise<Loaded | null> {
    const { storage } = this.#house
    const info = await storage.table(id)
    const game = info === null ? undefined : gameOf(info.game)
    if (info === null || game === undefined) return null
    const [state, talk, lastSteps] = await Promise.all([
      storage.state(id),
      storage.talk(id, limits.talk),
      storage.lastSteps(id, stepsPerState),
    ])
    const since = lastSteps.filter(({ version }) => state !== null && version > state.version)
    const play = state === null ? null : Play.resume(game, info, state, since.toReversed())
    return { info, play, talk, lastSteps: lastSteps.toReversed() }
  }
}
