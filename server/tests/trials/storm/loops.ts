import type { Move } from '@eminence/kernel'
import { Client } from '../../client.ts'
import { begin } from './prepare.ts'
import { type Attack, pause, type Scene, together } from './scene.ts'

/** A little slower than a connection may send: what is refused for haste has no answer to wait for. */
const millisecondsPerMessage = 55
const tables = 6

/** Two guests at a table of Orléans, one of whom goes round in circles. */
async function circle(
  scene: Scene,
  index: number,
  next: (player: Client, table: string) => Promise<boolean>,
): Promise<void> {
  const { address, prepared, over, tally } = scene
  const players = prepared.cookies.slice(4 + 2 * index, 6 + 2 * index).map((cookie) => new Client(address, cookie))
  const act = async () => {
    for (const player of players) await player.connect()
    const table = await begin(players, 'orleans')
    while (!over.aborted && (await next(players[0], table))) await pause(millisecondsPerMessage, over)
  }
  await Promise.race([act().catch((error) => tally.count(`broke off: ${error.message}`)), pause(600_000, over)])
  for (const player of players) void player.hangUp()
}

async function tried(scene: Scene, player: Client, table: string, move: Move): Promise<boolean> {
  const answer = await player.play(table, move)
  scene.tally.count(answer.type === 'refused' ? `refused: ${answer.code}` : `played: ${move.type}`)
  return answer.type === 'done'
}

/** Plans anything until the plan can be confirmed, then confirms and reopens it as often as it goes. */
async function confirmAndReopen(scene: Scene, player: Client, table: string): Promise<boolean> {
  const { moves } = player.at(table)
  const move = moves.find(({ type }) => type === 'reopen') ?? moves.find(({ type }) => type === 'confirm') ?? moves[0]
  if (move === undefined) {
    scene.tally.count('ended: reopening is not offered any more')
    return false
  }
  return tried(scene, player, table, move)
}

async function playAndUndo(scene: Scene, player: Client, table: string): Promise<boolean> {
  const { moves, undoable } = player.at(table)
  if (undoable === 0 && moves.length === 0) {
    scene.tally.count('ended: nothing to play and nothing to take back')
    return false
  }
  if (undoable === 0) return tried(scene, player, table, moves[0])
  const answer = await player.undo(table)
  scene.tally.count(answer.type === 'refused' ? `refused: ${answer.code}` : 'taken back')
  return answer.type === 'done'
}

/** Every one of the circles must have come to its end before the time did. */
const allEnded = (ended: number): string | null => (ended >= tables ? null : `${tables - ended} circles have no end`)

export const loops: readonly Attack[] = [
  {
    name: 'reopen-loop',
    seconds: 20,
    run: (scene) =>
      together(tables, (index) => circle(scene, index, (player, table) => confirmAndReopen(scene, player, table))),
    missed: (tally) => allEnded(tally.ofKind('ended: ') + tally.ofKind('refused: ')),
  },
  {
    name: 'undo-loop',
    seconds: 20,
    run: (scene) =>
      together(tables, (index) => circle(scene, index, (player, table) => playAndUndo(scene, player, table))),
    missed: (tally) => allEnded(tally.of('refused: tooManyUndos') + tally.ofKind('ended: ')),
  },
]
