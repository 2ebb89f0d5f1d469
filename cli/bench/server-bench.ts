import type { ServerReport, ServerRow } from '@eminence/bench'
import { games } from '@eminence/games'
import { percent } from '../arena/standing-lines.ts'
import { chosenGame } from '../arguments/chosen.ts'
import type { Errand } from '../commands/command.ts'
import { titled } from '../terminal/columns.ts'
import { writeJson, writeLines } from '../terminal/io.ts'
import { pageOn } from '../terminal/page.ts'
import { bar, Progress } from '../terminal/progress.ts'
import type { BenchTexts } from '../texts/texts.ts'

export const tableCounts = [10, 150, 1000]
const steadyMoves = 5000
/** Whose figures stand for all. */
const usualTables = 150
const coldLoad = { tables: 20, steps: 1500 }

/** Our server on disk, beside the floor and boardgame.io's server in memory. */
export async function benchTheServer({ args, io, texts }: Errand): Promise<void> {
  const [id = games[0].game.id] = args.all('game')
  const game = chosenGame(id, texts).game.id
  const moves = args.number('moves', 1000) ?? 30_000
  const { benchServer } = await import('@eminence/bench')
  const progress = new Progress(io.stderr)
  const report = await benchServer({
    game,
    moves,
    steadyMoves,
    tableCounts,
    coldLoad,
    progress: (done) => progress.say(`${bar(done)}  ${texts.bench.serverProgress}`),
  }).finally(() => progress.clear())
  if (args.has('json')) writeJson(io.stdout, figuresOf(report))
  else {
    const cells = report.rows.map((row) => cellsOf(row))
    writeLines(io.stdout, [
      ...titled(headOf(texts.bench), cells, pageOn(io.stdout, io.env)),
      '',
      texts.bench.whatIsFloor,
      texts.bench.coldLoad(report.coldLoad.steps, report.coldLoad.medianMilliseconds.toFixed(1)),
    ])
  }
  if (report.rows.some((row) => row.boardgameio === null)) writeLines(io.stderr, [texts.bench.nothingToCompare])
}

function figuresOf({ rows, coldLoad, ...rest }: ServerReport) {
  const usual = rows.find(({ tables }) => tables === usualTables) ?? rows[0]
  return {
    ...rest,
    durableMovesPerCpuSecond: usual.flatOut.movesPerCpuSecond,
    shareOfFloor: usual.shareOfFloor,
    ratio: usual.ratio,
    p99MillisecondsAt1000PerSecond: usual.steady.p99Milliseconds,
    bytesPerMoveAndViewerMedian: usual.flatOut.bytesPerMoveAndViewer,
    coldLoadMilliseconds: coldLoad.medianMilliseconds,
    coldLoad,
    byTables: rows,
  }
}

export type ServerFigures = ReturnType<typeof figuresOf>

const headOf = (words: BenchTexts): string[] => [
  words.tables,
  words.movesPerCpuSecond,
  words.acknowledged,
  words.acknowledgedAt1000,
  words.bytes,
  words.floor,
  words.shareOfFloor,
  'boardgame.io',
  words.ratio,
]

const cellsOf = ({ tables, flatOut, steady, floor, shareOfFloor, boardgameio, ratio }: ServerRow): string[] => [
  `${tables}`,
  flatOut.movesPerCpuSecond.toFixed(0),
  `${flatOut.p50Milliseconds.toFixed(1)} / ${flatOut.p99Milliseconds.toFixed(1)}`,
  `${steady.p50Milliseconds.toFixed(1)} / ${steady.p99Milliseconds.toFixed(1)}`,
  flatOut.bytesPerMoveAndViewer.toFixed(0),
  floor.movesPerCpuSecond.toFixed(0),
  percent(shareOfFloor),
  boardgameio?.movesPerCpuSecond.toFixed(0) ?? '',
  ratio?.toFixed(1) ?? '',
]
