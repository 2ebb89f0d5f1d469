import { replay, verify as verifyRecord } from '@eminence/kernel'
import type { Arguments } from '../arguments/arguments.ts'
import { badFile, wrongUse } from '../failure.ts'
import { chanceLines } from '../records/chance-lines.ts'
import { checked } from '../records/checked.ts'
import { complaint } from '../records/complaint.ts'
import { readRecord } from '../records/read-record.ts'
import { writeJson, writeLines } from '../terminal/io.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Command } from './command.ts'

/** Plays a record again and says whether it is what it claims to be. */
export const verify: Command = {
  positionals: ['<record>'],
  flags: ['start-code', 'json'],

  run({ args, io, language, texts }) {
    const [file] = args.positionals
    const startCode = givenStartCode(args, texts)
    const filed = readRecord(file, texts, startCode)
    const { entry, record, chance } = filed
    const { game, texts: inLanguage } = entry
    const verdict = checked(file, texts, () => verifyRecord(game, record))
    if (args.has('json')) writeJson(io.stdout, { file, game: game.id, ...verdict, chance })

    if (!verdict.good) throw complaint(filed, verdict, language, texts)
    if (chance.code === 'unfair') throw badFile(texts.named(file, texts.chanceProblem(chance)))
    if (!args.has('json')) {
      const isOver = game.result(replay(game, record).state) !== null
      const { records } = texts
      const line = records.good(verdict.moves, inLanguage[language].title, record.setup.seats, isOver)
      const isCodeGiven = startCode !== undefined
      writeLines(io.stdout, [
        verdict.otherRules ? records.otherRules(line) : line,
        ...chanceLines(chance, isCodeGiven, texts),
      ])
    }
    return 0
  },
}

/** People may have noted it in capitals. */
function givenStartCode(args: Arguments, { errors }: CliTexts): string | undefined {
  const given = args.text('start-code')
  if (given !== undefined && !/^[0-9a-f]{64}$/i.test(given)) throw wrongUse(errors.badStartCode(given))
  return given?.toLowerCase()
}
