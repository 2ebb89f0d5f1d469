import { type Seat, type Setup, Table } from '../index.ts'
import { envoys } from './envoys.ts'

export const seed = '0123456789abcdef'.repeat(4)

/** A table of three where nobody has moved yet. */
export const openTable = (setup: Partial<Setup> = {}) => new Table(envoys, { seats: 3, options: {}, seed, ...setup })

export type EnvoysTable = ReturnType<typeof openTable>

/** The seat plays the first move that it is offered, or the nth. */
export function answer(table: EnvoysTable, seat: Seat, nth = 0) {
  return table.play(seat, envoys.moves(table.state, seat)[nth])
}

/** All seats send an envoy, the later winner last; gives the winner, who now has two favours to leave. */
export function sendAll(table: EnvoysTable): Seat {
  const owing = envoys.decisions(table.state).map(({ seat }) => seat)
  const foreseen = envoys.clone(table.state)
  for (const seat of owing) envoys.play(foreseen, seat, envoys.moves(foreseen, seat)[0], { random: { below: () => 0 } })
  const winner = envoys.decisions(foreseen)[0].seat
  for (const seat of owing.filter((each) => each !== winner)) answer(table, seat)
  answer(table, winner)
  return winner
}

/** A whole round: all seats send, the winner leaves both favours. */
export function playRound(table: EnvoysTable): Seat {
  const winner = sendAll(table)
  answer(table, winner)
  answer(table, winner)
  return winner
}

export function playToEnd(table: EnvoysTable): EnvoysTable {
  while (envoys.result(table.state) === null) playRound(table)
  return table
}
