import type { BenchStep, RulesRow } from '@eminence/bench'
import { chosenGame } from '../arguments/chosen.ts'
import type { Errand } from '../commands/command.ts'
import { titled } from '../terminal/columns.ts'
import { writeJson, writeLines } from '../terminal/io.ts'
import { pageOn } from '../terminal/page.ts'
import { bar, Progress } from '../terminal/progress.ts'
import type { BenchTexts } from '../texts/texts.ts'

/** The rules of each game, beside the same rules inside boardgame.io. */
export async function benchTheRules({ args, io, texts }: Errand): Promise<void> {
  const games = args.all('game').map((id) => chosenGame(id, texts).game.id)
  const seconds = args.number('seconds', 1) ?? 5
  const { benchRules } = await import('@eminence/bench')
  const progress = new Progress(io.stderr)
  const plan = {
    seconds,
    progress: ({ game, seats, done, all }: BenchStep) =>
      progress.say(`${bar(done / all)}  ${texts.bench.progress(game, seats)}`),
  }
  const rows = await benchRules(games.length === 0 ? plan : { ...plan, games }).finally(() => progress.clear())
  if (args.has('json')) writeJson(io.stdout, rows)
  else {
    const cells = rows.map((row) => cellsOf(row))
    writeLines(io.stdout, titled(headOf(texts.bench), cells, pageOn(io.stdout, io.env)))
  }
  if (rows.some((row) => row.boardgameio === null)) writeLines(io.stderr, [texts.bench.nothingToCompare])
}

const headOf = (words: BenchTexts): string[] => [
  words.game,
  words.seats,
  words.movesPerCpuSecond,
  words.playoutsPerCpuSecond,
  words.cloneMicroseconds,
  words.viewMicroseconds,
  'boardgame.io',
  words.ratio,
]

const cellsOf = (row: RulesRow): string[] => [
  row.game,
  `${row.seats}`,
  row.movesPerCpuSecond.toFixed(0),
  row.playoutsPerCpuSecond.toFixed(0),
  row.cloneMicroseconds.toFixed(2),
  row.viewMicroseconds.toFixed(2),
  row.boardgameio?.toFixed(0) ?? '',
  row.ratio?.toFixed(1) ?? '',
]
