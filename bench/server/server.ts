import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInstalled } from '../boardgameio.ts'
import { gameNamed } from '../game.ts'
import { boardgameioLanes } from './boardgameio-lanes.ts'
import { type ColdLoad, measureColdLoad } from './cold-load.ts'
import { Contender } from './contender.ts'
import { eminenceLanes } from './eminence-lanes.ts'
import { floorLanes } from './floor-lanes.ts'
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
  /** As fast as it goes, by a bare server that only parses each message, stores it and sends as many messages of the same size. */
  readonly floor: Load
  /** Our moves per CPU second as a share of the floor's. */
  readonly shareOfFloor: number
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

/** Our server on disk, beside it the floor on disk, and boardgame.io's in memory: the same rules, the same moves, as many sockets. */
export async function benchServer(plan: ServerPlan): Promise<ServerReport> {
  const { game: id, tableCounts, coldLoad, progress } = plan
  const game = gameNamed(id)
  const folder = mkdtempSync(join(tmpdir(), 'eminence-bench-'))
  const startOn = (data: string) => Contender.start(programNamed('eminence'), [join(folder, data)])
  let files = 0
  const newFile = () => `${files++}`
  const contests: Contests = {
    ours: { start: () => startOn(newFile()), enter: eminenceLanes(game, seats, shortestPlay) },
    floor: (bytes) => ({
      start: () => Contender.start(programNamed('floor'), [join(folder, newFile()), `${bytes}`]),
      enter: floorLanes(seats),
    }),
    boardgameio: isInstalled()
      ? {
          start: () => Contender.start(programNamed('boardgameio'), [id, `${seats}`]),
          enter: boardgameioLanes(game, seats),
        }
      : null,
  }
  try {
    const rows: ServerRow[] = []
    for (const tables of tableCounts) {
      progress?.(rows.length / (tableCounts.length + 1))
      rows.push(await measureSideBySide(contests, tables, plan))
    }
    progress?.(rows.length / (tableCounts.length + 1))
    const cold = await measureColdLoad(() => startOn('cold'), id, coldLoad.tables, coldLoad.steps)
    return { game: id, seats, rows, coldLoad: cold }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const programNamed = (name: string): URL => new URL(`./${name}-process.ts`, import.meta.url)

interface Contests {
  readonly ours: Contest
  /** With messages of so many bytes. */
  readonly floor: (bytes: number) => Contest
  readonly boardgameio: Contest | null
}

/** They take turns round by round, so that a machine that is busy for a while is so for all of them. */
async function measureSideBySide(
  contests: Contests,
  tables: number,
  { moves, steadyMoves }: ServerPlan,
): Promise<ServerRow> {
  const theirMoves = Math.ceil(moves * shareForBoardgameio)
  await using ours = await House.open(contests.ours, tables, 2 * moves + steadyMoves)
  const { bytesPerMoveAndViewer } = await ours.play(moves)
  await using floor = await House.open(contests.floor(bytesPerMoveAndViewer), tables, 2 * moves)
  await floor.play(moves)
  await using theirs = contests.boardgameio && (await House.open(contests.boardgameio, tables, 2 * theirMoves))
  await theirs?.play(theirMoves)
  const ourRounds: Load[] = []
  const floorRounds: Load[] = []
  const theirRounds: Load[] = []
  for (let round = 0; round < rounds; round++) {
    ourRounds.push(await ours.play(Math.ceil(moves / rounds)))
    floorRounds.push(await floor.play(Math.ceil(moves / rounds)))
    if (theirs !== null) theirRounds.push(await theirs.play(Math.ceil(theirMoves / rounds)))
  }
  const steady = await ours.play(steadyMoves, steadyRate)
  const flatOut = middle(ourRounds)
  const atFloor = middle(floorRounds)
  const boardgameio = theirs && middle(theirRounds)
  return {
    tables,
    flatOut,
    steady,
    floor: atFloor,
    shareOfFloor: flatOut.movesPerCpuSecond / atFloor.movesPerCpuSecond,
    boardgameio,
    ratio: boardgameio && flatOut.movesPerCpuSecond / boardgameio.movesPerCpuSecond,
  }
}
