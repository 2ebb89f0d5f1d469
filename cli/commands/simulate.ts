import { chosenGame, chosenSetup, largestSeed, setNameOf } from '../arguments/chosen.ts'
import { playAndCheck } from '../simulate/random-play.ts'
import { reportLines } from '../simulate/report-lines.ts'
import { gameSeeds, movesPerCpuSecond } from '../simulate/speed.ts'
import { Tally } from '../simulate/tally.ts'
import { writeJson, writeLines } from '../terminal/io.ts'
import { pageOn } from '../terminal/page.ts'
import { bar, Progress } from '../terminal/progress.ts'
import type { Command } from './command.ts'

/** Random plays: how fast the rules are, whether they hold, and how games come out when nobody thinks. */
export const simulate: Command = {
  positionals: ['<game>'],
  flags: ['seats', 'count', 'seed', 'option', 'components', 'json'],

  run({ args, io, language, texts }) {
    const { game, texts: inLanguage } = chosenGame(args.positionals[0], texts)
    const setup = chosenSetup(args, game, texts)
    const { seats } = setup
    const count = args.number('count', 1) ?? 1000
    const seed = args.number('seed', 0, largestSeed) ?? 1

    const progress = new Progress(io.stderr)
    const speed = movesPerCpuSecond(game, setup, gameSeeds(seed, count), (done) =>
      progress.show(() => `${bar(done / count)}  ${texts.simulate.progress(done, count)}`),
    )
    const tally = new Tally(seats)
    let done = 0
    for (const gameSeed of gameSeeds(seed, count)) {
      tally.add(playAndCheck(game, setup, gameSeed))
      done++
      progress.show(() => `${bar(done / count)}  ${texts.simulate.checking(done, count)}`)
    }
    progress.clear()

    const { games, moves, ...rest } = tally.summary()
    const report = { game: game.id, seats, ...setNameOf(setup), games, moves, movesPerCpuSecond: speed, ...rest }
    if (args.has('json')) writeJson(io.stdout, report)
    else writeLines(io.stdout, reportLines(report, inLanguage[language], texts, pageOn(io.stdout, io.env)))
    return report.trouble === null ? 0 : 1
  },
}
