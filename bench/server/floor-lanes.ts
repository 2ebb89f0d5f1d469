import type { Move, Seat } from '@eminence/kernel'
import type WebSocket from 'ws'
import { type Entrance, Lane } from './lane.ts'
import { inSmallGroups } from './small-groups.ts'
import { openSockets } from './sockets.ts'

/** The floor knows no rules: this stands for every move. */
const anyMove = { type: 'play', card: 17 }

/** Tables at the floor. The seats move in turn, for ever. */
export const floorLanes =
  (seats: number): Entrance =>
  (address, tables, _movesEach, ears) =>
    inSmallGroups(tables, async (index) => {
      const lane = new FloorLane(ears)
      await lane.connect(address, `table${index}`, seats)
      return lane
    })

class FloorLane extends Lane {
  #table = ''
  #sockets: readonly WebSocket[] = []

  async connect(address: string, table: string, seats: number): Promise<void> {
    this.#table = table
    const headers = Array.from({ length: seats }, () => ({}))
    this.#sockets = await openSockets(`${address.replace('http', 'ws')}/${table}`, headers, (seat, bytes) =>
      this.#hear(seat, bytes),
    )
    this.#offer(0)
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  protected send(seat: Seat, version: number, move: Move, number: number): void {
    this.#sockets[seat].send(JSON.stringify({ type: 'play', id: `${number}`, table: this.#table, version, move }))
  }

  #hear(seat: Seat, bytes: Buffer): void {
    this.told(bytes.length)
    const { version, answers }: { version: number; answers?: string } = JSON.parse(bytes.toString())
    if (answers !== undefined) this.acknowledged(seat, version)
    if (seat === version % this.#sockets.length) this.#offer(version)
  }

  #offer(version: number): void {
    this.offered({ seat: version % this.#sockets.length, version, moves: [anyMove] })
  }
}
