import { FastRandom, pick, type Random } from '@eminence/kernel'
import { Client } from '../../client.ts'
import { ServerProcess } from '../../process.ts'

/** What attackers find on the server: made before, at a server without narrow limits. */
export interface Prepared {
  /** Of guests that nobody knows. */
  readonly cookies: readonly string[]
  /** Tables that are played by the first guests, in the order of their seats. */
  readonly long: string
  readonly steps: number
  readonly finished: string
  readonly fresh: string
}

export const seatsOfLong = 4
const guests = 30

export interface PreparePlan {
  /** Of the tables that are attacked. */
  readonly game: string
  /** Of the long one. */
  readonly steps: number
}

/** Fills an empty data folder. */
export async function prepare(data: string, { game, steps: longest }: PreparePlan): Promise<Prepared> {
  const server = await ServerProcess.start(data)
  try {
    const clients: Client[] = []
    for (let made = 0; made < guests; made++) clients.push(await Client.guest(server.address, `Guest ${made}`))
    const players = clients.slice(0, seatsOfLong)
    const random = new FastRandom(17)
    const [fresh, long, finished] = [await begin(players, game), await begin(players, game), await begin(players, game)]
    await Promise.all([
      playOn(long, players, longest, 0.5, random),
      playOn(finished, players, Number.POSITIVE_INFINITY, 0.1, random),
    ])
    const steps = players[0].at(long).version
    for (const client of clients) await client.hangUp()
    return { cookies: clients.map(({ cookie }) => cookie), long, steps, finished, fresh }
  } finally {
    await server.stop()
  }
}

/** A table that has begun. */
export async function begin(players: readonly Client[], game: string): Promise<string> {
  const table = await players[0].open(players.length, {}, game)
  for (const [seat, player] of players.entries()) {
    await player.sit(table, seat)
    await player.follow(table)
  }
  const begun = players.map((player) => player.until(table, () => true))
  await players[0].start(table)
  await Promise.all(begun)
  return table
}

/** `takenBack`: how many of the steps. With many of them a table has more steps than a play has moves. */
async function playOn(
  table: string,
  players: readonly Client[],
  steps: number,
  takenBack: number,
  random: Random,
): Promise<void> {
  const now = () => players[0].at(table)
  // Whoever reopens a plan again and again never comes to an end.
  const movesOf = (player: Client) => player.at(table).moves.filter(({ type }) => type !== 'reopen')
  while (now().version < steps && now().result === null) {
    const mover = players.find((each) => movesOf(each).length > 0)
    if (mover === undefined) throw new Error('nobody has a move')
    const isTakenBack = mover.at(table).undoable > 0 && random.below(100) < 100 * takenBack
    const answer = await (isTakenBack ? mover.undo(table) : mover.play(table, pick(movesOf(mover), random)))
    if (answer.type !== 'done') continue
    await Promise.all(players.map((each) => each.until(table, ({ version }) => version >= answer.version)))
  }
}
