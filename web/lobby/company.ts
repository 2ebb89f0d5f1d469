import type { Company, Outcome } from '../table/port.ts'
import { outcomeOf } from '../table/server/refused.ts'
import type { ServerTable } from '../table/server/server.ts'
import { introduce, leave, type Reply, rematch, seatComputer, sit } from './api.ts'

const outcome = (reply: Reply<unknown>): Outcome => {
  if (reply === null) return { done: false, refusal: { code: 'offline' } }
  return 'refusal' in reply ? outcomeOf(reply.refusal) : { done: true }
}

interface Surroundings {
  /** What the reader wants to be called. */
  readonly name: () => string
  /** Goes to another table. */
  readonly go: (table: string) => void
}

/** What the reader does at this table of the server besides playing. */
export const companyAt = (table: ServerTable, { name, go }: Surroundings): Company => ({
  say: (text) => table.say(text),

  async sit(seat) {
    const known = outcome(await introduce(name()))
    if (!known.done) return known
    const seated = outcome(await sit(table.id, seat))
    table.reintroduce()
    return seated
  },

  stand: async () => outcome(await leave(table.id)),

  seatComputer: async (seat, level) => outcome(await seatComputer(table.id, seat, level)),

  async rematch() {
    const reply = await rematch(table.id)
    if (reply === null || 'refusal' in reply) return outcome(reply)
    const { info, seat } = reply.value
    // If somebody else has sat down there, one chooses another seat in the waiting room.
    if (seat === null && table.seat !== null) await sit(info.id, table.seat)
    go(info.id)
    return { done: true }
  },
})
