import type { Move, Viewer } from '@eminence/kernel'
import type {
  ClientMessage,
  Picture,
  Refusal,
  Refused,
  SeatInfo,
  ServerMessage,
  Step,
  TableInfo,
  TableMessage,
} from '@eminence/protocol'
import type { Outcome, PortRefusal, SeatPicture, TablePicture, TablePort } from '../port.ts'
import { Live, type LiveState, type Socket } from './live.ts'
import { Paced } from './paced.ts'
import { stepped } from './stepped.ts'

/** A table of the server around the play: who may sit down, who has opened it. */
export interface Room {
  readonly info: TableInfo
  readonly seat: number | null
  readonly isHost: boolean
  readonly connection: LiveState
}

interface Surroundings {
  readonly open: () => Socket
  readonly pace: () => number
  readonly nameOf: (seat: SeatInfo, at: number) => string
  /** The play of this table from its record, when there is one. */
  readonly replayed: (
    id: string,
    seats: readonly SeatPicture[],
    moves: number,
    viewer: Viewer,
  ) => Promise<TablePicture | null>
  readonly recordOf: (id: string) => Promise<string | null>
}

/** What the server last told of the table. */
type Followed = Omit<TableMessage, 'type' | 'talk'>

type Request = Extract<ClientMessage, { type: 'play' | 'undo' }>

interface Pending {
  readonly request: Request
  readonly resolve: (outcome: Outcome) => void
}

const isRefusalOfRules = (refusal: Refusal): refusal is Extract<Refusal, PortRefusal> =>
  ['gameOver', 'notYourDecision', 'notOffered', 'nothingToUndo', 'noWayBack', 'blocked', 'notSeated', 'stale'].includes(
    refusal.code,
  )

/** A patch that does not fit is a gap like any other: the whole picture mends it. */
function steppedOrNull(before: Picture, step: Step): Picture | null {
  try {
    return stepped(before, step)
  } catch {
    return null
  }
}

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
  #shown: TablePicture | null = null
  #pending: Pending | null = null
  #requests = 0
  readonly #session = Math.random().toString(36).slice(2, 10)

  constructor(id: string, surroundings: Surroundings) {
    this.id = id
    this.#surroundings = surroundings
    this.#paced = new Paced((picture) => this.#show(picture), surroundings.pace)
    this.#live = new Live(surroundings.open, {
      began: () => this.#follow(),
      heard: (message) => this.#hear(message),
      changed: () => this.#changed(),
    })
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

  ready(): void {}

  hurry(): void {
    this.#paced.hurry()
  }

  past(moves: number): Promise<TablePicture | null> {
    return this.#surroundings.replayed(this.id, this.#shown?.seats ?? [], moves, this.#table?.seat ?? null)
  }

  record(): Promise<string | null> {
    return this.#surroundings.recordOf(this.id)
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

  #ask(what: Pick<Extract<Request, { type: 'play' }>, 'type' | 'move'> | { type: 'undo' }): Promise<Outcome> {
    if (this.#pending !== null) return Promise.resolve({ done: false, refusal: { code: 'busy' } })
    const version = this.#shown?.version ?? 0
    const request: Request = { ...what, id: `${this.#session}-${++this.#requests}`, table: this.id, version }
    return new Promise((resolve) => {
      this.#pending = { request, resolve }
      this.#live.say(request)
    })
  }

  #follow(): void {
    const table = this.#table
    const since = table?.play ? { version: table.play.version, seat: table.seat, said: 0 } : undefined
    this.#live.say({ type: 'follow', table: this.id, ...(since !== undefined && { since }) })
    // The same id again: the server takes the move once, however often it hears of it.
    if (this.#pending !== null) this.#live.say(this.#pending.request)
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
        if (message.info.id === this.id && this.#table !== null) this.#takeOver({ ...this.#table, info: message.info })
        break
      case 'step':
        if (message.table === this.id) this.#step(message)
        break
      case 'done':
        this.#answered(message.id, { done: true })
        break
      case 'refused':
        this.#refused(message)
        break
    }
  }

  #takeOver(table: Followed): void {
    this.#table = table
    this.#changed()
  }

  #refused(refused: Refused): void {
    if (refused.code === 'unknownTable' && refused.table === this.id) {
      this.#isUnknown = true
      this.#tellWatchers()
    }
    if (refused.id === undefined) return
    if (refused.code === 'stale') this.#follow()
    this.#answered(refused.id, { done: false, refusal: isRefusalOfRules(refused) ? refused : { code: 'busy' } })
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
    if (this.#pending?.request.id !== id) return
    const { resolve } = this.#pending
    this.#pending = null
    resolve(outcome)
  }

  /** Something besides the play has changed, or all of it: nothing waits. */
  #changed(): void {
    const picture = this.#picture()
    if (picture !== null) this.#paced.pushNow(picture)
    this.#tellWatchers()
  }

  #show(picture: TablePicture): void {
    this.#shown = { ...picture, connection: this.#live.state }
    for (const listener of this.#listeners) listener(this.#shown)
  }

  #room(): Room | 'unknown' | null {
    if (this.#isUnknown) return 'unknown'
    if (this.#table === null) return null
    const { info, seat, isHost } = this.#table
    return { info, seat, isHost, connection: this.#live.state }
  }

  #tellWatchers(): void {
    const room = this.#room()
    if (room !== null) for (const watcher of this.#watchers) watcher(room)
  }

  #picture(): TablePicture | null {
    if (this.#table === null || this.#table.play === null) return null
    const { info, seat: viewer } = this.#table
    const play: Picture = this.#table.play
    return {
      id: info.id,
      game: info.game,
      seats: info.seats.map((seat, at): SeatPicture => {
        const kind = seat.kind === 'free' ? 'empty' : seat.kind
        const level = seat.kind === 'computer' ? seat.level : null
        return { name: this.#surroundings.nameOf(seat, at), kind, level, isYou: at === viewer }
      }),
      viewer,
      ...play,
      status: info.status === 'open' ? 'waiting' : info.status === 'playing' ? 'playing' : 'over',
      connection: this.#live.state,
      passTo: null,
      hasPast: play.result !== null,
    }
  }
}
