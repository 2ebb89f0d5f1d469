import type { Move, Viewer } from '@eminence/kernel'
import {
  type ClientMessage,
  type Picture,
  type Refused,
  type RevealMessage,
  type Said,
  type SeatInfo,
  type ServerMessage,
  type Step,
  stepped,
  type TableInfo,
  type TableMessage,
} from '@eminence/protocol'
import {
  type CompanyPicture,
  type Outcome,
  type SeatPicture,
  sealOf,
  type TablePicture,
  type TablePort,
} from '../port.ts'
import { Live, type LiveState, type Socket } from './live.ts'
import { Paced } from './paced.ts'
import { outcomeOf } from './refused.ts'

/** A table of the server around the play: who may sit down, who has opened it. */
export interface Room {
  readonly info: TableInfo
  readonly seat: number | null
  readonly isHost: boolean
  readonly talk: readonly Said[]
  readonly connection: LiveState
}

interface Surroundings {
  readonly open: () => Socket
  readonly pace: () => number
  readonly nameOf: (seat: SeatInfo, at: number) => string
  /** The table as its viewer saw it after so many moves. */
  readonly pictureAt: (latest: TablePicture, moves: number) => Promise<TablePicture | null>
  readonly recordOf: (id: string) => Promise<string | null>
  /** What is revealed of one's own when the table starts; null where it stays hidden. */
  readonly nonceFor: (message: RevealMessage, seat: Viewer) => string | null
}

/** What the server last told of the table. */
type Followed = Omit<TableMessage, 'type' | 'talk'>

type Request = Extract<ClientMessage, { id: string }>
type Wish = Pick<Extract<Request, { type: 'play' }>, 'type' | 'move'> | { readonly type: 'undo' }

interface Pending {
  readonly request: Request
  readonly resolve: (outcome: Outcome) => void
}

/** A patch that does not fit is a gap like any other: the whole picture mends it. */
function steppedOrNull(before: Picture, step: Step): Picture | null {
  try {
    return stepped(before, step)
  } catch {
    return null
  }
}

/** A table that the server has ended owes nothing any more, whatever its rules would say. */
const nothingToDo = { decisions: [], moves: [], blocked: [], undoable: 0 } as const

/** A table that lives at the server. */
export class ServerTable implements TablePort {
  readonly id: string
  readonly #surroundings: Surroundings
  readonly #live: Live
  readonly #paced: Paced<TablePicture>
  readonly #listeners = new Set<(picture: TablePicture) => void>()
  readonly #watchers = new Set<(room: Room | 'unknown') => void>()
  #table: Followed | null = null
  #isUnknown = false
  #talk: readonly Said[] = []
  #shown: TablePicture | null = null
  /** What the server has not answered yet, by the id of the request: a move at most, and what was said. */
  readonly #pending = new Map<string, Pending>()
  /** The server was asked for what was missed: when all of it has come, it is shown at once. */
  #isCatchingUp = false
  /** Something could not be read: what is there already is not built upon. */
  #isDistrusted = false
  #record: Promise<string | null> | null = null
  #requests = 0
  readonly #session = Math.random().toString(36).slice(2, 10)

  constructor(id: string, surroundings: Surroundings) {
    this.id = id
    this.#surroundings = surroundings
    this.#paced = new Paced((picture) => this.#show(picture), surroundings.pace)
    this.#live = new Live(surroundings.open, {
      began: () => this.#follow(),
      heard: (message) => this.#hear(message),
      garbled: () => {
        this.#isDistrusted = true
      },
      changed: () => this.#refresh(),
    })
  }

  /** The viewer's own. */
  get seat(): Viewer {
    return this.#table?.seat ?? null
  }

  subscribe(listener: (picture: TablePicture) => void): () => void {
    this.#listeners.add(listener)
    if (this.#shown !== null) listener(this.#shown)
    return () => this.#listeners.delete(listener)
  }

  /** Tells the room as it is now and whenever it changes. */
  watch(watcher: (room: Room | 'unknown') => void): () => void {
    this.#watchers.add(watcher)
    const room = this.#room()
    if (room !== null) watcher(room)
    return () => this.#watchers.delete(watcher)
  }

  play(move: Move): Promise<Outcome> {
    return this.#ask({ type: 'play', move: { ...move } })
  }

  undo(): Promise<Outcome> {
    return this.#ask({ type: 'undo' })
  }

  /** What cannot be sent now is not kept for later: the talk may be about something else by then. */
  say(text: string): Promise<Outcome> {
    if (this.#live.state !== 'online') return Promise.resolve({ done: false, refusal: { code: 'offline' } })
    return this.#request({ type: 'say', id: this.#newId(), table: this.id, text })
  }

  ready(): void {}

  hurry(): void {
    this.#paced.hurry()
  }

  async past(moves: number): Promise<TablePicture | null> {
    return this.#shown === null ? null : this.#surroundings.pictureAt(this.#shown, moves)
  }

  /** What is to be known of it besides the play; null as long as nothing was heard. */
  get info(): TableInfo | null {
    return this.#table?.info ?? null
  }

  /** It changes no more: what could be had once is kept. */
  async record(): Promise<string | null> {
    this.#record ??= this.#surroundings.recordOf(this.id)
    const record = await this.#record
    if (record === null) this.#record = null
    return record
  }

  /** The page was away, asleep perhaps: what was missed is fetched, over a new connection if the old one is dead. */
  awake(): void {
    if (this.#live.state === 'online') {
      this.#follow()
      this.#live.doubt()
    } else this.#live.again()
  }

  /** One has become somebody else: the server knows a connection by the cookie that it began with. */
  reintroduce(): void {
    this.#live.again()
  }

  close(): void {
    this.#listeners.clear()
    this.#watchers.clear()
    this.#live.close()
  }

  #ask(what: Wish): Promise<Outcome> {
    const isBusy = [...this.#pending.values()].some(({ request }) => request.type !== 'say')
    if (isBusy) return Promise.resolve({ done: false, refusal: { code: 'busy' } })
    const version = this.#shown?.version ?? 0
    return this.#request({ ...what, id: this.#newId(), table: this.id, version })
  }

  #request(request: Request): Promise<Outcome> {
    return new Promise((resolve) => {
      this.#pending.set(request.id, { request, resolve })
      this.#live.say(request)
    })
  }

  #newId(): string {
    return `${this.#session}-${++this.#requests}`
  }

  #follow(): void {
    const table = this.#table
    const said = this.#talk.at(-1)?.number ?? 0
    const since =
      table?.play && !this.#isDistrusted ? { version: table.play.version, seat: table.seat, said } : undefined
    this.#live.say({ type: 'follow', table: this.id, ...(since !== undefined && { since }) })
    this.#isCatchingUp = since !== undefined
    // The same id again: the server does it once, however often it hears of it.
    for (const { request } of this.#pending.values()) this.#live.say(request)
  }

  #followAnew(): void {
    this.#live.say({ type: 'follow', table: this.id })
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        if (message.info.id === this.id) this.#takeOver(message)
        break
      case 'seats':
        if (message.info.id === this.id && this.#table !== null) this.#reseat({ ...this.#table, info: message.info })
        break
      case 'said':
        if (message.table === this.id) this.#hearSaid(message)
        break
      case 'step':
        if (message.table === this.id) this.#step(message)
        if (message.answers !== undefined) this.#answered(message.answers, { done: true })
        break
      case 'reveal':
        if (message.table === this.id) this.#reveal(message)
        break
      case 'done':
        this.#answered(message.id, { done: true })
        break
      case 'refused':
        this.#refused(message)
        break
    }
  }

  #reveal(message: RevealMessage): void {
    const nonce = this.#surroundings.nonceFor(message, this.seat)
    if (nonce !== null) this.#live.say({ type: 'reveal', table: this.id, nonce })
  }

  #takeOver({ talk, ...table }: TableMessage): void {
    this.#isDistrusted = false
    this.#table = table
    this.#talk = talk
    this.#changed()
  }

  /** Who sits where is told at once; moves that wait for the eye go on waiting. */
  #reseat(table: Followed): void {
    this.#table = table
    if (this.#isCatchingUp) this.#paced.hurry()
    this.#isCatchingUp = false
    this.#refresh()
  }

  #hearSaid({ number, seat, name, text, at }: Said): void {
    if (number <= (this.#talk.at(-1)?.number ?? 0)) return
    this.#talk = [...this.#talk, { number, seat, name, text, at }]
    this.#refresh()
  }

  #refused(refused: Refused): void {
    if (refused.code === 'unknownTable' && refused.table === this.id) {
      this.#isUnknown = true
      this.#tellWatchers()
    }
    if (refused.id === undefined) return
    this.#answered(refused.id, outcomeOf(refused))
    if (refused.code === 'stale') this.#follow()
  }

  #step(step: Step): void {
    const table = this.#table
    if (table === null || table.play === null || step.version <= table.play.version) return
    const play = step.version === table.play.version + 1 ? steppedOrNull(table.play, step) : null
    if (play === null) {
      this.#followAnew()
      return
    }
    this.#table = { ...table, play }
    const picture = this.#picture()
    if (picture === null) return
    if (step.seat === table.seat) this.#paced.pushNow(picture)
    else this.#paced.push(picture)
  }

  #answered(id: string, outcome: Outcome): void {
    this.#pending.get(id)?.resolve(outcome)
    this.#pending.delete(id)
  }

  /** The whole table has changed: nothing waits. */
  #changed(): void {
    const picture = this.#picture()
    if (picture !== null) this.#paced.pushNow(picture)
    this.#tellWatchers()
  }

  /** The play as it is to be shown, and around it what is true now. */
  #show(picture: TablePicture): void {
    const ended = this.#table?.info.stopped === undefined ? null : nothingToDo
    this.#shown = { ...picture, ...ended, seats: this.#seats(), connection: this.#live.state, company: this.#company() }
    for (const listener of this.#listeners) listener(this.#shown)
  }

  #refresh(): void {
    if (this.#shown !== null) this.#show({ ...this.#shown, status: this.#status() })
    this.#tellWatchers()
  }

  #room(): Room | 'unknown' | null {
    if (this.#isUnknown) return 'unknown'
    if (this.#table === null) return null
    const { info, seat, isHost } = this.#table
    return { info, seat, isHost, talk: this.#talk, connection: this.#live.state }
  }

  #tellWatchers(): void {
    const room = this.#room()
    if (room !== null) for (const watcher of this.#watchers) watcher(room)
  }

  #picture(): TablePicture | null {
    if (this.#table === null || this.#table.play === null) return null
    const { info, seat: viewer, play } = this.#table
    return {
      id: info.id,
      game: info.game,
      componentSet: info.components?.name ?? null,
      seats: this.#seats(),
      viewer,
      ...play,
      status: this.#status(),
      connection: this.#live.state,
      passTo: null,
      hasPast: true,
      company: this.#company(),
    }
  }

  #seats(): readonly SeatPicture[] {
    if (this.#table === null) return []
    const { info, seat: viewer } = this.#table
    return info.seats.map((seat, at) => ({
      name: this.#surroundings.nameOf(seat, at),
      kind: seat.kind === 'free' ? 'empty' : seat.kind,
      level: seat.kind === 'computer' ? seat.level : null,
      isYou: at === viewer,
      isHere: seat.kind === 'person' ? seat.here : seat.kind !== 'free',
    }))
  }

  #status(): TablePicture['status'] {
    const status = this.#table?.info.status
    if (status === 'playing') return 'playing'
    return status === 'open' ? 'waiting' : 'over'
  }

  #company(): CompanyPicture | null {
    if (this.#table === null) return null
    const { info, isHost, asks } = this.#table
    const { rematch = null, asking = [], stopped = null } = info
    // Who has been told no is no longer on the list; only who follows anew is told so in so many words.
    const isAsking = asking.some(({ number }) => number === asks)
    return {
      talk: this.#talk,
      isHost,
      rematch,
      asking,
      asks: isAsking ? asks : null,
      stopped,
      seal: sealOf(info),
    }
  }
}
