import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Arguments } from '../arguments/arguments.ts'
import { Failure } from '../failure.ts'
import { measurements } from '../figures/index.ts'
import { readKept } from '../figures/kept.ts'
import { measure } from '../figures/measure.ts'
import type { Measurement } from '../figures/measurement.ts'
import { pageOf, rowsOf, unexplained } from '../figures/page.ts'
import { root, run } from '../figures/run.ts'
import { interrupted, interruptible } from '../terminal/interruption.ts'
import { remark, writeLines } from '../terminal/io.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Command } from './command.ts'

const folder = join(root, 'docs/figures')
const file = join(root, 'docs/figures.md')

/** Everything that is promised, measured and written down. */
export const figures: Command = {
  positionals: [],
  flags: ['only', 'all', 'page'],

  async run({ args, io, texts }) {
    const words = texts.figures
    const chosen = chosenOf(args, texts)
    let allDone = true
    const { wasInterrupted } = await interruptible(async (signal) => {
      allDone = await measure({
        measurements: chosen,
        folder,
        run,
        signal,
        onBegin: ({ name, command }) => writeLines(io.stdout, [texts.named(name, command)]),
        onFailure: ({ name }, why) => remark(io.stderr, words.failed(name, why)),
      })
    })
    const kept = readKept(folder, measurements)
    writeFileSync(file, pageOf(measurements, kept))
    writeLines(io.stdout, [words.written(file)])
    const missing = unexplained(rowsOf(measurements, kept))
    for (const figure of missing) remark(io.stderr, words.unexplained(figure))
    if (wasInterrupted) return interrupted
    return allDone && missing.length === 0 ? 0 : 1
  },
}

/** Those that are named, all of them, none, or else those that are missing. */
function chosenOf(args: Arguments, { errors }: CliTexts): readonly Measurement[] {
  const names = args.all('only')
  const known = measurements.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Failure(errors.unknownFigure(unknown), 2, known)
  if (names.length > 0) return measurements.filter(({ name }) => names.includes(name))
  if (args.has('page')) return []
  if (args.has('all')) return measurements
  const kept = readKept(folder, measurements)
  return measurements.filter(({ name }) => !kept.has(name))
}
