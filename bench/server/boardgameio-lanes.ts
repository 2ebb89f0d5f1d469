import type { Game, Move, Seat } from '@eminence/kernel'
import { io, type Socket } from 'socket.io-client'
import { type Ears, type Entrance, Lane } from './lane.ts'
import { inSmallGroups } from './small-groups.ts'

interface Shown {
  readonly G: { readonly moves: readonly Move[] }
  readonly ctx: { readonly gameover?: unknown }
  readonly _stateID: number
}

/** Matches of the same rules over boardgame.io's own protocol. */
export const boardgameioLanes =
  (game: Game, seats: number): Entrance =>
  (address, tables, _movesEach, ears) =>
    inSmallGroups(tables, async (index) => {
      const lane = new BoardgameioLane(`${index}`, ears)
      await lane.connect(`${address}/${game.id}`, seats)
      return lane
    })

class BoardgameioLane extends Lane {
  readonly #name: string
  #match = 0
  #sockets: readonly Socket[] = []

  constructor(name: string, ears: Ears) {
    super(ears)
    this.#name = name
  }

  async connect(url: string, seats: number): Promise<void> {
    this.#sockets = Array.from({ length: seats }, (_, seat) => this.#socket(url, seat))
    await Promise.all(
      this.#sockets.map(
        (socket) =>
          new Promise<void>((resolve, reject) => socket.on('connect', () => resolve()).on('connect_error', reject)),
      ),
    )
    this.#follow()
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect()
  }

  protected send(seat: Seat, version: number, move: Move): void {
    const action = { type: 'MAKE_MOVE', payload: { type: 'answer', args: [move], playerID: `${seat}` } }
    this.#sockets[seat].emit('update', action, version, this.#id, `${seat}`)
  }

  get #id(): string {
    return `${this.#name}-${this.#match}`
  }

  #socket(url: string, seat: Seat): Socket {
    const socket = io(url, { transports: ['websocket'], forceNew: true })
    socket.on('sync', (match: string, { state }: { state: Shown }) => {
      if (match === this.#id) this.#shown(seat, state)
    })
    socket.on('update', (match: string, state: Shown) => {
      // The mover's own update is its acknowledgement, even if the others have gone on to the next match.
      this.acknowledged(seat, state._stateID)
      if (match === this.#id) this.#updated(seat, state)
    })
    socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
      if (typeof data === 'string' && data.includes('"update"')) this.told(Buffer.byteLength(data))
    })
    return socket
  }

  #follow(): void {
    for (const [seat, socket] of this.#sockets.entries())
      socket.emit('sync', this.#id, `${seat}`, undefined, this.#sockets.length)
  }

  #shown(seat: Seat, { G: { moves }, _stateID: version }: Shown): void {
    this.offered({ seat, version, moves })
  }

  #updated(seat: Seat, state: Shown): void {
    if (state.ctx.gameover === undefined) this.#shown(seat, state)
    else if (seat === 0) {
      this.#match++
      this.forgetOffer()
      this.#follow()
    }
  }
}
