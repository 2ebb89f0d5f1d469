import { availableParallelism } from 'node:os'
import { games } from '@eminence/games'
import type { Game } from '@eminence/kernel'
import { chosenGame, largestSeed, typedOption } from '../arguments/chosen.ts'
import { tryInThreads } from '../battery/crew.ts'
import { jobsOf } from '../battery/job.ts'
import { type Report, reportLines } from '../battery/report-lines.ts'
import { kindsOf } from '../battery/tables.ts'
import { repeating, Tally } from '../battery/tally.ts'
import { wrongUse } from '../failure.ts'
import { clock } from '../terminal/clock.ts'
import { interrupted, interruptible } from '../terminal/interruption.ts'
import { writeJson, writeLines } from '../terminal/io.ts'
import { pageOn } from '../terminal/page.ts'
import { bar, Progress } from '../terminal/progress.ts'
import type { Command } from './command.ts'

/** They are all listed before the first one begins. */
const mostPlays = 1_000_000

/** How many positions there are for each that gets the whole battery. */
const usualStride = 256

/** Random plays with every check that a game must pass, shared evenly over all kinds of tables. */
export const battery: Command = {
  positionals: [],
  flags: ['game', 'seats', 'option', 'count', 'seed', 'stride', 'threads', 'json'],

  async run({ args, io, language, texts }) {
    const named = args.all('game').map((id) => chosenGame(id, texts).game)
    const chosen = named.length === 0 ? games.map(({ game }) => game) : named
    const seats = args.number('seats', 0)
    const optionsFor = (game: Game) =>
      Object.fromEntries(args.all('option').map((given) => typedOption(given, game, texts)))
    const kinds = chosen
      .flatMap((game) => kindsOf(game, optionsFor(game)))
      .filter((kind) => seats === undefined || kind.seats === seats)
    if (kinds.length === 0) throw wrongUse(texts.errors.noSuchTable)
    const count = args.number('count', 1, mostPlays) ?? 1000
    const seed = args.number('seed', 0, largestSeed + 1 - count) ?? 1
    const stride = args.number('stride', 1) ?? usualStride
    const threads = args.number('threads', 1, 1024) ?? availableParallelism()
    const jobs = jobsOf(kinds, count, seed)

    const words = texts.battery
    const tally = new Tally(kinds)
    const progress = new Progress(io.stderr)
    const began = performance.now()
    const cpuBegan = process.cpuUsage()
    const showProgress = () =>
      progress.show(() => {
        const { plays } = tally
        const left = plays < kinds.length ? '' : clock(((performance.now() - began) / plays) * (count - plays))
        return `${bar(plays / count)}  ${words.progress(plays, count, tally.findings, left)}`
      })
    const { wasInterrupted } = await interruptible((signal) => {
      showProgress()
      return tryInThreads(jobs, threads, stride, signal, (finished) => {
        tally.add(finished)
        showProgress()
      })
    }).finally(() => progress.clear())

    const { plays, moves, findings, first, tables } = tally
    const { user, system } = process.cpuUsage(cpuBegan)
    const report: Report = {
      plays,
      moves,
      findings,
      seed,
      stride,
      seconds: Math.round(performance.now() - began) / 1000,
      cpuSeconds: Math.round((user + system) / 1000) / 1000,
      first: first && { ...first, repeat: repeating(first, stride) },
      tables,
    }
    if (wasInterrupted) writeLines(io.stderr, [words.stopped(plays, count)])
    if (args.has('json')) writeJson(io.stdout, report)
    else writeLines(io.stdout, reportLines(report, language, texts, pageOn(io.stdout, io.env)))
    if (findings > 0) return 1
    return wasInterrupted ? interrupted : 0
  },
}
