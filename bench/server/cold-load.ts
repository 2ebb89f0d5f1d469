import { Client } from '@eminence/server/client'
import { median } from '../clock.ts'
import type { Contender } from './contender.ts'
import { inSmallGroups } from './small-groups.ts'

/** How long a server takes to show a table that nobody has visited since it began, from asking to the whole picture. */
export interface ColdLoad {
  readonly tables: number
  /** Of each table: moves, and moves taken back. */
  readonly steps: number
  /** Of the first table of all, in a process that has done nothing before. */
  readonly firstMilliseconds: number
  readonly medianMilliseconds: number
}

/** Fills tables at one server and visits them at another one that has just begun, on the same data. */
export async function measureColdLoad(
  start: () => Promise<Contender>,
  game: string,
  tables: number,
  steps: number,
): Promise<ColdLoad> {
  const ids: string[] = []
  {
    await using contender = await start()
    ids.push(...(await inSmallGroups(tables, () => fill(contender.address, game, steps))))
  }
  await using contender = await start()
  const visitor = new Client(contender.address)
  await visitor.connect()
  const times: number[] = []
  for (const id of ids) {
    const began = performance.now()
    await visitor.follow(id)
    times.push(performance.now() - began)
    const { version } = visitor.at(id)
    if (version !== steps) throw new Error(`a table of ${steps} steps came back with ${version}`)
  }
  await visitor.hangUp()
  return { tables, steps, firstMilliseconds: times[0], medianMilliseconds: median(times) }
}

/** So often a move is taken back and played again before the next one: a table allows it a hundred times between two points of no return. */
const undosOfMove = 40

/** A play of two with so many steps: it is drawn out by taking moves back. */
async function fill(address: string, game: string, steps: number): Promise<string> {
  const players = await Promise.all(['Ada', 'Ben'].map((name) => Client.guest(address, name)))
  const id = await players[0].open(players.length, {}, game)
  for (const [seat, player] of players.entries()) {
    await player.sit(id, seat)
    await player.follow(id)
  }
  await players[0].start(id)
  await Promise.all(players.map((player) => player.until(id, () => true)))
  for (let done = 0; done < steps; done++) {
    const isUndosTurn = (done % (2 * undosOfMove + 1)) % 2 === 1
    const isDone = (isUndosTurn && (await undo(players, id))) || (await play(players, id))
    if (!isDone) throw new Error(`a play of ${game} ended after ${done} of ${steps} steps`)
    await Promise.all(players.map((player) => player.until(id, ({ version }) => version > done)))
  }
  for (const player of players) await player.hangUp()
  return id
}

/** Whether somebody could take a move back. */
async function undo(players: readonly Client[], id: string): Promise<boolean> {
  const undoer = players.find((player) => player.at(id).undoable > 0)
  return undoer !== undefined && (await undoer.undo(id)).type === 'done'
}

/** Whether somebody could play. */
async function play(players: readonly Client[], id: string): Promise<boolean> {
  const mover = players.find((player) => player.at(id).moves.length > 0)
  if (mover === undefined) return false
  const answer = await mover.play(id, mover.at(id).moves[0])
  if (answer.type !== 'done') throw new Error(`the server refuses: ${JSON.stringify(answer)}`)
  return true
}
