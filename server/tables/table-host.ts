import type { Game, Move, Outcome, Seat } from '@eminence/kernel'
import {
  type ClientMessage,
  limits,
  type Said,
  type Since,
  seedOf,
  type TableAnswer,
  type TableInfo,
} from '@eminence/protocol'
import { type Answer, done, refused } from '../answer.ts'
import { commitmentOf } from '../secrets.ts'
import type { Owed, StoredGuest, StoredStep, StoredTable } from '../storage/storage.ts'
import type { Payer } from '../workers/pool.ts'
import type { Follower } from './audience.ts'
import { Broadcast } from './broadcast.ts'
import { ComputerPlayers } from './computer-players.ts'
import { asksOf, infoOf, startOf } from './info.ts'
import { type Loaded, loadTable } from './loading.ts'
import { Play, type Taken } from './play.ts'
import { RequestCache } from './request-cache.ts'
import { type Company, seatOf, startable } from './seating.ts'
import { SerialQueue } from './serial-queue.ts'
import type { Services } from './services.ts'
import { Starting, seatsAtStart } from './starting.ts'
import { TalkLimit } from './talk-limit.ts'

type Request<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>

/** What came of a request, and whether the step that it led to has told so. */
export interface Settled {
  readonly version: number
  readonly isTold: boolean
}

/**
 * One table in memory, and its only writer. Everything happens in turn; a step is told to anybody only when it is on disk, and if it could
 * not be written, the table is loaded anew.
 */
export class TableHost {
  readonly id: string
  readonly #game: Game
  readonly #services: Services
  readonly #queue = new SerialQueue()
  readonly #broadcast: Broadcast
  readonly #computers: ComputerPlayers
  readonly #commitment: string
  readonly #requests = new RequestCache()
  readonly #sayings = new RequestCache()
  readonly #talkLimit = new TalkLimit()
  #info: StoredTable
  #start: TableInfo['start']
  #play: Play | null
  #talk: Said[]
  #starting: Starting | null = null
  /** Whom what its computer players think is counted against: the person who came or moved last. */
  #payer: Omit<Payer, 'table' | 'isPresent'> | null = null
  /** A person's move asks the computer players to go on, even if nobody stays to watch. */
  #isAwaited = false
  #closed = false
  /** What is in memory may be more than what is on disk. */
  #mustReload = false
  /** When somebody last had to do with it, by the monotonic clock. */
  idleSince = performance.now()

  constructor(game: Game, services: Services, loaded: Loaded) {
    this.id = loaded.info.id
    this.#game = game
    this.#services = services
    this.#commitment = commitmentOf(loaded.info.secret)
    this.#info = loaded.info
    this.#start = startOf(loaded.info, this.#commitment)
    this.#play = loaded.play
    this.#talk = [...loaded.talk]
    this.#broadcast = this.#newBroadcast()
    this.#computers = new ComputerPlayers(services, {
      play: (seat, move) => this.#turn(() => this.#playFor(seat, move)),
      thought: () => this.#wakeComputers(),
    })
    this.#rememberAll(loaded.lastSteps)
  }

  /** Nobody follows, nothing is under way, and no computer player is about to move. */
  get isIdle(): boolean {
    return (
      this.#broadcast.audience.size === 0 &&
      !this.#computers.areThinking &&
      !this.#queue.isBusy &&
      this.#starting === null
    )
  }

  get version(): number {
    return this.#play?.version ?? 0
  }

  /** Waits for what is under way; nothing is begun any more. Who opens the table next need not play the last moves again. */
  async close(): Promise<void> {
    this.#closed = true
    this.#computers.leave()
    this.#starting?.cancel()
    await this.#queue.run(async () => {
      if (this.#mustReload || !this.#play?.isAhead) return
      await this.#services.storage.commit({ table: this.id, state: this.#play.toWrite() })
    })
  }

  describe(guest: StoredGuest | null): TableAnswer {
    return {
      info: this.#infoNow(),
      seat: seatOf(this.#info, guest),
      isHost: guest?.id === this.#info.host.id,
      asks: asksOf(this.#info, guest),
      owing: this.#owing.map(({ seat }) => seat),
    }
  }

  follow(follower: Follower, since: Since | undefined): Promise<void> {
    return this.#turn(async () => {
      const viewer = seatOf(this.#info, follower.guest)
      // A stranger who watches must not make the table wait behind the stranger's own.
      if (viewer !== null || this.#payer === null) this.#payer = payerOf(follower)
      const cameHere = await this.#broadcast.add(follower, viewer, since)
      if (this.#starting !== null && viewer !== null) this.#askToReveal(this.#starting, follower)
      if (cameHere && viewer !== null && this.#info.status !== 'over') this.#broadcast.seats(follower)
      this.#wakeComputers()
    })
  }

  unfollow(follower: Follower): Promise<void> {
    return this.#turn(async () => {
      const wasSeated = this.#broadcast.audience.viewerOf(follower) !== null
      if (this.#broadcast.remove(follower) && wasSeated && this.#info.status !== 'over') this.#broadcast.seats()
      this.idleSince = performance.now()
    })
  }

  play(asker: Follower, { id, version, move }: Request<'play'>): Promise<Answer<Settled>> {
    return this.#request(asker, id, version, (play, seat) => play.move(seat, move, id))
  }

  undo(asker: Follower, { id, version }: Request<'undo'>): Promise<Answer<Settled>> {
    return this.#request(asker, id, version, (play, seat) => play.undo(seat, id))
  }

  say({ guest }: Follower, { id, text }: Request<'say'>): Promise<Answer<Settled>> {
    return this.#turn(async () => {
      const seat = seatOf(this.#info, guest)
      const place = seat === null ? null : this.#info.seats[seat]
      if (seat === null || place?.kind !== 'person') return refused({ code: 'notSeated' })
      const { version } = this
      if (this.#sayings.versionOf(seat, id) !== undefined) return done({ version, isTold: false })
      if (!this.#talkLimit.take(place.guest)) return refused({ code: 'tooMany' })
      const number = (this.#talk.at(-1)?.number ?? 0) + 1
      const said: Said = { number, seat, name: place.name, text, at: new Date().toISOString() }
      await this.#services.storage.commit({ table: this.id, said })
      this.#sayings.add(seat, id, version)
      this.#talk = [...this.#talk, said].slice(-limits.talk)
      this.#broadcast.sendAll(this.#broadcast.said(said))
      return done({ version, isTold: false })
    })
  }

  /** The nonce of a seat, when the table starts; what comes at another time is not needed. */
  async reveal({ guest }: Follower, { nonce }: Request<'reveal'>): Promise<Answer<void>> {
    const seat = seatOf(this.#info, guest)
    if (seat === null) return refused({ code: 'notSeated' })
    if (this.#starting === null || this.#starting.reveal(seat, nonce)) return done(undefined)
    return refused({ code: 'malformed', problem: 'nonce: not the one of your commitment' })
  }

  /** Changes who sits where. */
  reseat(change: (info: StoredTable, company: Company) => Answer<StoredTable>): Promise<Answer<void>> {
    return this.#turn(async () => {
      if (this.#starting !== null) return refused({ code: 'starting' })
      const sittings = await this.#services.storage.sittings(this.id)
      const answer = change(this.#info, { sittings, isHere: this.#broadcast.audience.isHere })
      if (!answer.done) return answer
      await this.#services.storage.commit({ table: this.id, info: answer.value })
      const before = this.#info
      this.#info = answer.value
      await this.#reseatAudience(before)
      this.#broadcast.seats()
      this.#wakeComputers()
      return done(undefined)
    })
  }

  /** The id of the table for a rematch. A second one is opened only if the first was closed before it began. */
  rematch(
    guest: StoredGuest,
    prepare: (game: Game, old: StoredTable) => Promise<Answer<StoredTable>>,
  ): Promise<Answer<string>> {
    return this.#turn(async () => {
      const { status, rematch } = this.#info
      if (status !== 'over') return refused({ code: 'notOver' })
      if (seatOf(this.#info, guest) === null) return refused({ code: 'notSeated' })
      const known = rematch === null ? null : await this.#services.storage.table(rematch.table)
      if (known !== null && known.status !== 'closed') return done(known.id)
      const answer = await prepare(this.#game, this.#info)
      if (!answer.done) return answer
      const opened = answer.value
      const info: StoredTable = { ...this.#info, rematch: { table: opened.id, by: guest.name } }
      await this.#services.storage.commit({ table: this.id, info, opened })
      this.#info = info
      this.#broadcast.seats()
      return done(opened.id)
    })
  }

  /** Everybody present reveals its nonce, then the play begins. */
  async start(guest: StoredGuest): Promise<Answer<void>> {
    const answer = await this.#turn(async () => this.#prepareStart(guest))
    if (!answer.done) return answer
    const starting = answer.value
    await starting.isReady
    return this.#turn(() =>
      this.#begin(starting).finally(() => {
        this.#starting = null
      }),
    )
  }

  #prepareStart(guest: StoredGuest): Answer<Starting> {
    if (this.#starting !== null) return refused({ code: 'starting' })
    const answer = startable(this.#info, guest)
    if (!answer.done) return answer
    const { seats } = this.#info
    const present = seats.flatMap((each, seat) =>
      each.kind === 'person' && this.#broadcast.audience.isHere(each.guest) ? [seat] : [],
    )
    const starting = new Starting(seatsAtStart(seats), present, this.#services.revealTime)
    this.#starting = starting
    for (const [follower, viewer] of this.#broadcast.audience.entries())
      if (viewer !== null) this.#askToReveal(starting, follower)
    return done(starting)
  }

  #askToReveal({ seats }: Starting, follower: Follower): void {
    this.#broadcast.send(follower, { type: 'reveal', table: this.id, commitment: this.#commitment, seats })
  }

  async #begin(starting: Starting): Promise<Answer<void>> {
    if (this.#closed) return refused({ code: 'stopping' })
    const seats = starting.mixed()
    const seed = seedOf({ commitment: this.#commitment, secret: this.#info.secret, seats })
    const begun = new Date().toISOString()
    const info: StoredTable = { ...this.#info, status: 'playing', seed, mix: { scheme: 2, seats }, begun }
    const play = Play.begin(this.#game, info)
    await this.#services.storage.commit({ table: this.id, info, step: play.opening, state: play.toWrite() })
    this.#info = info
    this.#start = startOf(info, this.#commitment)
    this.#play = play
    await this.#broadcast.showAll()
    this.#wakeComputers()
    return done(undefined)
  }

  /** A step that a person asks for: it names the version that it is about, and is not taken twice. */
  #request(
    asker: Follower,
    id: string,
    version: number,
    take: (play: Play, seat: Seat) => Taken | Exclude<Outcome, { done: true }>,
  ): Promise<Answer<Settled>> {
    return this.#turn(async () => {
      const seat = seatOf(this.#info, asker.guest)
      if (seat === null) return refused({ code: 'notSeated' })
      const play = this.#play
      if (play === null) return refused({ code: 'notStarted' })
      const answered = this.#requests.versionOf(seat, id)
      if (answered !== undefined) return done({ version: answered, isTold: false })
      if (this.#info.status === 'over') return refused({ code: 'gameOver' })
      if (play.isStale(seat, version)) return refused({ code: 'stale', version: play.version })
      this.#payer = payerOf(asker)
      this.#isAwaited = true
      return this.#take(play, () => take(play, seat), asker)
    })
  }

  /** Takes a step in memory, writes it, and tells everybody; or nothing of it. */
  async #take(
    play: Play,
    take: () => Taken | Exclude<Outcome, { done: true }>,
    asker: Follower | null,
  ): Promise<Answer<Settled>> {
    let written: Settled | null = null
    try {
      const taken = take()
      if ('done' in taken) {
        this.#services.metrics.movesRefused++
        return refused(taken.refusal)
      }
      const { step, state, news } = taken
      const info = this.#endedBy(play, step)
      const result = play.isOver ? play.table.game.result(play.table.state) : null
      await this.#services.storage.commit({
        table: this.id,
        step,
        state,
        info,
        result: result === null ? undefined : { rules: this.#game.version, result },
      })
      written = { version: step.version, isTold: false }
      this.#services.metrics.movesAccepted++
      this.#rememberAll([step])
      if (info !== undefined) this.#info = info
      this.#broadcast.step(news, asker, step.request)
      if (info !== undefined) this.#broadcast.seats()
      written = { version: step.version, isTold: asker !== null && this.#broadcast.audience.has(asker) }
    } catch (error) {
      this.#services.log.error({ err: error }, 'a step failed')
      this.#mustReload = true
      await this.#reload()
    }
    this.#wakeComputers()
    return written === null ? refused({ code: 'failed' }) : done(written)
  }

  /** The table after its last step; undefined while it goes on. */
  #endedBy(play: Play, { version, at }: StoredStep): StoredTable | undefined {
    if (play.isOver) return { ...this.#info, status: 'over', ended: at }
    return version < limits.steps ? undefined : { ...this.#info, status: 'over', ended: at, stopped: 'tooLong' }
  }

  #turn<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(() => (this.#mustReload ? this.#reload().then(work) : work()))
  }

  /** After something went wrong, back to what is on disk: nobody was told of more than that. */
  async #reload(): Promise<void> {
    const { storage } = this.#services
    const info = await storage.table(this.id)
    if (info === null) throw new Error(`table ${this.id} is gone`)
    const loaded = await loadTable(storage, this.#game, info)
    this.#mustReload = false
    this.#info = loaded.info
    this.#play = loaded.play
    await this.#broadcast.showAll()
  }

  get #owing(): readonly Owed[] {
    return this.#info.status === 'playing' ? (this.#play?.owing ?? []) : []
  }

  /** They think while somebody watches, or until a person has to decide after a person's move. */
  #wakeComputers(): void {
    const play = this.#play
    if (play === null || this.#payer === null || this.#info.status !== 'playing') return
    const { seats } = this.#info
    if (!play.decisions.some(({ seat }) => seats[seat].kind === 'computer')) this.#isAwaited = false
    else if (this.#isAwaited || this.#broadcast.audience.size > 0) {
      const isPresent = seats.some((seat) => seat.kind === 'person' && this.#broadcast.audience.isHere(seat.guest))
      this.#computers.wake(play, seats, { ...this.#payer, table: this.id, isPresent })
    }
  }

  /** While a computer player thought, its seat may have been given away, or the move may have become illegal: then it thinks again. */
  async #playFor(seat: Seat, move: Move): Promise<void> {
    const play = this.#play
    if (this.#closed || play === null || this.#info.seats[seat].kind !== 'computer') return
    if (this.#info.status !== 'playing') return
    const answer = await this.#take(play, () => play.move(seat, move, null), null)
    if (!answer.done) throw new Error(`the move that a computer player chose was not taken: ${answer.refusal.code}`)
  }

  /** Who has sat down or left sees the table with other eyes from now on; who hosts it now, or no longer waits for a seat, is told. */
  async #reseatAudience(before: StoredTable): Promise<void> {
    for (const [follower, viewer] of [...this.#broadcast.audience.entries()]) {
      const { guest } = follower
      const now = seatOf(this.#info, guest)
      const isSame =
        now === viewer &&
        (before.host.id === guest?.id) === (this.#info.host.id === guest?.id) &&
        asksOf(before, guest) === asksOf(this.#info, guest)
      if (!isSame) await this.#broadcast.reseat(follower, now)
    }
  }

  #rememberAll(steps: readonly StoredStep[]): void {
    for (const { seat, request, version } of steps) if (request !== null) this.#requests.add(seat, request, version)
  }

  #newBroadcast(): Broadcast {
    const host = this
    return new Broadcast({
      id: host.id,
      get play() {
        return host.#play
      },
      get talk() {
        return host.#talk
      },
      describe: (guest) => host.describe(guest),
      steps: () => host.#services.storage.steps(host.id),
    })
  }

  #infoNow(): TableInfo {
    const { isHere } = this.#broadcast.audience
    return infoOf(this.#info, { commitment: this.#commitment, start: this.#start, isHere })
  }
}

const payerOf = ({ guest, address }: Follower) => ({ person: guest?.id ?? address, address })
