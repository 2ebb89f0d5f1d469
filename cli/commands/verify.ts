import { replay, verify as verifyRecord } from '@eminence/kernel'
import { badFile } from '../failure.ts'
import { checked } from '../records/checked.ts'
import { complaint } from '../records/complaint.ts'
import { readRecord } from '../records/read-record.ts'
import { writeJson, writeLines } from '../terminal/io.ts'
import type { Command } from './command.ts'

/** Plays a record again and says whether it is what it claims to be. */
export const verify: Command = {
  positionals: ['<record>'],
  flags: ['json'],

  run({ args, io, language, texts }) {
    const [file] = args.positionals
    const filed = readRecord(file, texts)
    const { entry, record, chance } = filed
    const { game, texts: inLanguage } = entry
    const verdict = checked(file, texts, () => verifyRecord(game, record))
    if (args.has('json')) writeJson(io.stdout, { file, game: game.id, ...verdict, chance: chance.code })

    if (!verdict.good) throw complaint(filed, verdict, language, texts)
    if (chance.code === 'unfair') throw badFile(texts.named(file, texts.errors.unfair))
    if (!args.has('json')) {
      const isOver = game.result(replay(game, record).state) !== null
      const { records } = texts
      const line = records.good(verdict.moves, inLanguage[language].title, record.setup.seats, isOver)
      writeLines(io.stdout, [verdict.otherRules ? records.otherRules(line) : line])
      if (chance.code === 'fair') writeLines(io.stdout, [records.fair(chance.commitment)])
    }
    return 0
  },
}
