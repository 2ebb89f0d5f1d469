import type { Game, Move, Outcome, Seat, Viewer } from '@eminence/kernel'
import {
  type ClientMessage,
  commitmentOf,
  limits,
  type Said,
  type ServerMessage,
  type Since,
  type TableAnswer,
  type TableInfo,
} from '@eminence/protocol'
import { type Answer, done, refused } from '../answer.ts'
import type { Sitting, StoredGuest, StoredStep, StoredTable } from '../storage/storage.ts'
import { Answered } from './answered.ts'
import { Audience, type Follower } from './audience.ts'
import { ComputerPlayers } from './computer-players.ts'
import type { House } from './house.ts'
import { Play, type Taken } from './play.ts'
import { joinRound } from './rounds.ts'
import { infoOf, type Seating, seatOf, startable } from './seating.ts'
import { type Happening, pictureFor, textsOf } from './sight.ts'
import { Turns } from './turns.ts'

/** What is kept of a table that has been loaded. */
export interface Loaded {
  readonly info: StoredTable
  readonly play: Play | null
  readonly talk: readonly Said[]
  readonly lastSteps: readonly StoredStep[]
}

type Request<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>

/** What came of a request, and whether the step that it led to has told so. */
export interface Settled {
  readonly version: number
  readonly isTold: boolean
}

const everybody = (): boolean => true

/**
 * One table in memory, and its only writer. Everything happens in turn; a step is told to anybody only when it is on disk, and if it could
 * not be written, the table is loaded anew.
 */
export class TableHost {
  readonly id: string
  readonly #game: Game
  readonly #house: House
  readonly #turns = new Turns()
  readonly #audience = new Audience()
  readonly #computers: ComputerPlayers
  readonly #commitment: string
  readonly #answered = new Answered()
  readonly #said = new Answered()
  #info: StoredTable
  #play: Play | null
  #talk: Said[]
  #closed = false
  /** What is in memory may be more than what is on disk. */
  #mustReload = false
  /** When somebody last had to do with it. */
  idleSince = Date.now()

  constructor(game: Game, house: House, loaded: Loaded) {
    this.id = loaded.info.id
    this.#game = game
    this.#house = house
    this.#commitment = commitmentOf(loaded.info.secret)
    this.#info = loaded.info
    this.#play = loaded.play
    this.#talk = [...loaded.talk]
    this.#computers = new ComputerPlayers(this.id, house, {
      play: (seat, move) => this.#turn(() => this.#playFor(seat, move)),
      thought: () => this.#wakeComputers(),
    })
    this.#rememberAll(loaded.lastSteps)
    this.#wakeComputers()
  }

  /** Nobody follows, nothing is under way, and no computer player is about to move. */
  get isIdle(): boolean {
    return this.#audience.size === 0 && !this.#computers.areThinking && !this.#turns.isBusy
  }

  /** Waits for what is under way; nothing is begun any more. Who opens the table next need not play the last moves again. */
  async close(): Promise<void> {
    this.#closed = true
    this.#computers.leave()
    await this.#turns.take(async () => {
      if (this.#mustReload || !this.#play?.isAhead) return
      await this.#house.storage.commit({ table: this.id, state: this.#play.toWrite() })
    })
  }

  describe(guest: StoredGuest | null): TableAnswer {
    return {
      info: this.#infoNow(),
      seat: seatOf(this.#info, guest),
      isHost: guest?.id === this.#info.host.id,
      owing: this.#play?.owing ?? [],
    }
  }

  follow(follower: Follower, since: Since | undefined): Promise<void> {
    return this.#turn(async () => {
      const viewer = seatOf(this.#info, follower.guest)
      this.#tellSteps(everybody)
      const missed = since?.seat === viewer ? this.#play?.missed(viewer, since.version) : null
      const cameHere = this.#audience.add(follower, viewer)
      if (missed && since !== undefined) {
        follower.send(...textsOf(missed, null))
        for (const said of this.#talk) if (said.number > since.said) this.#send(follower, this.#saidMessage(said))
        this.#send(follower, this.#seatsMessage())
      } else await this.#showAll([follower])
      if (cameHere && viewer !== null && this.#info.status !== 'over') this.#announceSeats(follower)
      this.#wakeComputers()
    })
  }

  unfollow(follower: Follower): Promise<void> {
    return this.#turn(async () => {
      const wasSeated = this.#audience.viewerOf(follower) !== null
      if (this.#audience.remove(follower) && wasSeated && this.#info.status !== 'over') this.#announceSeats()
      this.idleSince = Date.now()
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
      if (seat === null || guest === null) return refused({ code: 'notSeated' })
      const version = this.#play?.version ?? 0
      if (this.#said.versionOf(seat, id) !== undefined) return done({ version, isTold: false })
      const number = (this.#talk.at(-1)?.number ?? 0) + 1
      const said: Said = { number, seat, name: guest.name, text, at: new Date().toISOString() }
      await this.#house.storage.commit({ table: this.id, said })
      this.#said.remember(seat, id, version)
      this.#talk = [...this.#talk, said].slice(-limits.talk)
      this.#sendAll(this.#saidMessage(said))
      return done({ version, isTold: false })
    })
  }

  /** Changes who sits where. */
  reseat(change: (info: StoredTable, before: readonly Sitting[]) => Answer<Seating>): Promise<Answer<void>> {
    return this.#turn(async () => {
      const answer = change(this.#info, await this.#house.storage.sittings(this.id))
      if (!answer.done) return answer
      await this.#house.storage.commit({ table: this.id, ...answer.value })
      const before = this.#info.host
      this.#info = answer.value.info
      await this.#reseatAudience(before)
      this.#announceSeats()
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
      const known = rematch === null ? null : await this.#house.storage.table(rematch.table)
      if (known !== null && known.status !== 'closed') return done(known.id)
      const answer = await prepare(this.#game, this.#info)
      if (!answer.done) return answer
      const opened = answer.value
      const info: StoredTable = { ...this.#info, rematch: { table: opened.id, by: guest.name } }
      await this.#house.storage.commit({ table: this.id, info, opened })
      this.#info = info
      this.#announceSeats()
      return done(opened.id)
    })
  }

  start(guest: StoredGuest): Promise<Answer<void>> {
    return this.#turn(async () => {
      const answer = startable(this.#info, guest)
      if (!answer.done) return answer
      const info: StoredTable = { ...this.#info, status: 'playing' }
      const play = Play.begin(this.#game, info)
      await this.#house.storage.commit({ table: this.id, info, step: play.opening, state: play.toWrite() })
      this.#info = info
      this.#play = play
      await this.#showAll(this.#followers())
      this.#wakeComputers()
      return done(undefined)
    })
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
      const answered = this.#answered.versionOf(seat, id)
      if (answered !== undefined) return done({ version: answered, isTold: false })
      if (version !== play.version) return refused({ code: 'stale', version: play.version })
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
        this.#house.metrics.movesRefused++
        return refused(taken.refusal)
      }
      const { step, state, happening } = taken
      const ended: StoredTable | null = play.isOver ? { ...this.#info, status: 'over' } : null
      await this.#house.storage.commit({ table: this.id, step, state, info: ended ?? undefined })
      written = { version: step.version, isTold: false }
      this.#house.metrics.movesAccepted++
      this.#rememberAll([step])
      if (ended !== null) this.#info = ended
      this.#tell(play, happening, asker, step.request)
      written = { version: step.version, isTold: asker !== null && this.#audience.has(asker) }
    } catch (error) {
      this.#house.log.error({ table: this.id, err: error }, 'a step failed')
      this.#mustReload = true
      await this.#reload()
    }
    this.#wakeComputers()
    return written === null ? refused({ code: 'failed' }) : done(written)
  }

  /** At once to who has asked and to who has to decide now; the others need not know it in the same moment. */
  #tell(play: Play, happening: Happening, asker: Follower | null, request: string | null): void {
    play.note(this.id, happening)
    const asking = asker === null ? undefined : this.#audience.viewerOf(asker)
    this.#tellSteps((viewer) => viewer === asking || !play.canWait(viewer), asker, request)
    if (this.#info.status === 'over') this.#announceSeats()
  }

  /** What has not been told yet, to those viewers; the next round tells the others. */
  #tellSteps(isTold: (viewer: Viewer) => boolean, asker: Follower | null = null, request: string | null = null): void {
    const play = this.#play
    if (play === null) return
    let isBehind = false
    for (const [viewer, followers] of this.#audience.byViewer()) {
      if (!isTold(viewer)) {
        isBehind ||= play.isBehind(viewer)
        continue
      }
      const steps = play.tell(viewer)
      if (steps.length === 0) continue
      let texts: readonly string[] | null = null
      for (const follower of followers) {
        if (follower === asker) follower.send(...textsOf(steps, request))
        else {
          texts ??= textsOf(steps, null)
          follower.send(...texts)
        }
      }
    }
    if (isBehind) joinRound(this)
  }

  catchUp(): boolean {
    if (this.#turns.isBusy) return false
    this.#tellSteps(everybody)
    return true
  }

  #turn<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.take(() => (this.#mustReload ? this.#reload().then(work) : work()))
  }

  /** After something went wrong, back to what is on disk: nobody was told of more than that. */
  async #reload(): Promise<void> {
    const loaded = await this.#house.load(this.id)
    if (loaded === null) throw new Error(`table ${this.id} is gone`)
    this.#mustReload = false
    this.#info = loaded.info
    this.#play = loaded.play
    await this.#showAll(this.#followers())
  }

  #wakeComputers(): void {
    if (this.#play !== null && this.#info.status === 'playing') this.#computers.wake(this.#play, this.#info.seats)
  }

  /** While a computer player thought, its seat may have been given away, or the move may have become illegal: then it thinks again. */
  async #playFor(seat: Seat, move: Move): Promise<void> {
    const play = this.#play
    if (this.#closed || play === null || this.#info.seats[seat].kind !== 'computer') return
    const answer = await this.#take(play, () => play.move(seat, move, null), null)
    if (!answer.done) throw new Error(`the move that a computer player chose was not taken: ${answer.refusal.code}`)
  }

  /** Who has sat down or left sees the table with other eyes from now on; who hosts it now may do more. */
  async #reseatAudience(before: StoredGuest): Promise<void> {
    const { host } = this.#info
    const isOther = ({ guest }: Follower) => before.id !== host.id && (guest?.id === before.id || guest?.id === host.id)
    const moved = [...this.#audience.entries()].filter(
      ([follower, viewer]) => seatOf(this.#info, follower.guest) !== viewer || isOther(follower),
    )
    for (const [follower] of moved) this.#audience.add(follower, seatOf(this.#info, follower.guest))
    await this.#showAll(moved.map(([follower]) => follower))
  }

  async #showAll(followers: readonly Follower[]): Promise<void> {
    if (followers.length === 0) return
    this.#tellSteps(everybody)
    const play = this.#play
    const log = play === null ? [] : await this.#house.storage.steps(this.id)
    for (const follower of followers) {
      const viewer = this.#audience.viewerOf(follower)
      play?.attend(viewer)
      const { info, isHost } = this.describe(follower.guest)
      const picture = play === null ? null : pictureFor(play.table, play.version, log, viewer)
      this.#send(follower, { type: 'table', info, seat: viewer, isHost, play: picture, talk: this.#talk })
    }
  }

  #rememberAll(steps: readonly StoredStep[]): void {
    for (const { seat, request, version } of steps)
      if (request !== null) this.#answered.remember(seat, request, version)
  }

  #followers(): Follower[] {
    return [...this.#audience.entries()].map(([follower]) => follower)
  }

  #announceSeats(except?: Follower): void {
    this.#sendAll(this.#seatsMessage(), except)
  }

  #sendAll(message: ServerMessage, except?: Follower): void {
    this.#tellSteps(everybody)
    const text = JSON.stringify(message)
    for (const [follower] of this.#audience.entries()) if (follower !== except) follower.send(text)
  }

  #send(follower: Follower, message: ServerMessage): void {
    follower.send(JSON.stringify(message))
  }

  #infoNow(): TableInfo {
    return infoOf(this.#info, this.#commitment, this.#audience.isHere)
  }

  #seatsMessage(): ServerMessage {
    return { type: 'seats', info: this.#infoNow() }
  }

  #saidMessage(said: Said): ServerMessage {
    return { type: 'said', table: this.id, ...said }
  }
}
