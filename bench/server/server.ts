import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInstalled } from '../boardgameio.ts'
import { gameNamed } from '../game.ts'
import { boardgameioLanes } from './boardgameio-lanes.ts'
import { type ColdLoad, measureColdLoad } from './cold-load.ts'
import { Contender } from './contender.ts'
import { eminenceLanes } from './eminence-lanes.ts'
import { type Contest, House, type Load, middle } from './load.ts'

export interface ServerPlan {
  readonly game: string
  /** At each number of tables, as fast as they go; as many go before, so that all code is compiled. */
  readonly moves: number
  /** After them, at 1,000 a second. */
  readonly steadyMoves: number
  readonly tableCounts: readonly number[]
  readonly coldLoad: { readonly tables: number; readonly steps: number }
  /** Called before each measurement; `done` goes from 0 to 1. */
  readonly progress?: (done: number) => void
}

/** A number of tables, each with a socket for every seat. */
export interface ServerRow {
  readonly tables: number
  /** As fast as it goes. */
  readonly flatOut: Load
  /** At 1,000 moves a second. */
  readonly steady: Load
  /** boardgame.io's server with its memory store, the game written as it teaches; null where it is not installed. */
  readonly boardgameio: Load | null
  /** How many times as many moves per CPU second as boardgame.io. */
  readonly ratio: number | null
}

export interface ServerReport {
  readonly game: string
  readonly seats: number
  readonly rows: readonly ServerRow[]
  readonly coldLoad: ColdLoad
}

const seats = 4
const rounds = 5
const steadyRate = 1000
/** A table of four is never over after fewer moves. */
const shortestPlay = 40
/** boardgame.io needs longer for a move, and is warm earlier. */
const shareForBoardgameio = 0.2

/** Our server on disk, and beside it boardgame.io's in memory: the same rules, the same moves, as many sockets. */
export async function benchServer(plan: ServerPlan): Promise<ServerReport> {
  const { game: id, tableCounts, coldLoad, progress } = plan
  const game = gameNamed(id)
  const folder = mkdtempSync(join(tmpdir(), 'eminence-bench-'))
  const startOn = (data: string) =>
    Contender.start(new URL('./eminence-process.ts', import.meta.url), [join(folder, data)])
  let folders = 0
  const ours: Contest = {
    start: () => startOn(`${folders++}`),
    enter: eminenceLanes(game, seats, shortestPlay),
  }
  const theirs: Contest = {
    start: () => Contender.start(new URL('./boardgameio-process.ts', import.meta.url), [id, `${seats}`]),
    enter: boardgameioLanes(game, seats),
  }
  try {
    const rows: ServerRow[] = []
    for (const tables of tableCounts) {
      progress?.(rows.length / (tableCounts.length + 1))
      rows.push(await measureSideBySide(ours, isInstalled() ? theirs : null, tables, plan))
    }
    progress?.(rows.length / (tableCounts.length + 1))
    const cold = await measureColdLoad(() => startOn('cold'), id, coldLoad.tables, coldLoad.steps)
    return { game: id, seats, rows, coldLoad: cold }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The two take turns round by round, so that a machine that is busy for a while is so for both. */
async function measureSideBySide(
  ours: Contest,
  theirs: Contest | null,
  tables: number,
  { moves, steadyMoves }: ServerPlan,
): Promise<ServerRow> {
  const theirMoves = Math.ceil(moves * shareForBoardgameio)
  await using here = await House.open(ours, tables, 2 * moves + steadyMoves)
  await using there = theirs && (await House.open(theirs, tables, 2 * theirMoves))
  await here.play(moves)
  await there?.play(theirMoves)
  const ourRounds: Load[] = []
  const theirRounds: Load[] = []
  for (let round = 0; round < rounds; round++) {
    ourRounds.push(await here.play(Math.ceil(moves / rounds)))
    if (there !== null) theirRounds.push(await there.play(Math.ceil(theirMoves / rounds)))
  }
  const steady = await here.play(steadyMoves, steadyRate)
  const flatOut = middle(ourRounds)
  const boardgameio = there && middle(theirRounds)
  const ratio = boardgameio && flatOut.movesPerCpuSecond / boardgameio.movesPerCpuSecond
  return { tables, flatOut, steady, boardgameio, ratio }
}
