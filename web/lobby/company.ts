import type { Company, Outcome } from '../table/port.ts'
import { outcomeOf } from '../table/server/refused.ts'
import type { ServerTable } from '../table/server/server.ts'
import { verdictOn } from '../table/server/verdict.ts'
import { admit, introduce, leave, type Reply, rematch, seatComputer, sit } from './api.ts'
import { witnesses } from './witnesses.ts'

export const outcome = (reply: Reply<unknown>): Outcome => {
  if (reply === null) return { done: false, refusal: { code: 'offline' } }
  return 'refusal' in reply ? outcomeOf(reply.refusal) : { done: true }
}

/** Who one is: only the name can be wrong about it. */
export const named = (reply: Reply<unknown>): Outcome => {
  if (reply !== null && 'refusal' in reply && reply.refusal.code === 'malformed')
    return { done: false, refusal: { code: 'badName' } }
  return outcome(reply)
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
    const known = named(await introduce(name()))
    if (!known.done) return known
    if (table.info === null) return outcome(null)
    const seated = outcome(await sit(table.info, seat))
    table.reintroduce()
    return seated
  },

  admit: async (number, yes) => outcome(await admit(table.id, number, yes)),

  stand: async () => outcome(await leave(table.id)),

  seatComputer: async (seat, level) => outcome(await seatComputer(table.id, seat, level)),

  async rematch() {
    const reply = await rematch(table.id)
    if (reply === null || 'refusal' in reply) return outcome(reply)
    const { info, seat } = reply.value
    // If somebody else has sat down there, one chooses another seat in the waiting room.
    if (seat === null && table.seat !== null) await sit(info, table.seat)
    go(info.id)
    return { done: true }
  },

  async verdict() {
    const { info } = table
    if (info === null) return null
    const record = info.fairness === undefined ? null : await table.record()
    return verdictOn(info, record, witnesses, table.seat)
  },
})
