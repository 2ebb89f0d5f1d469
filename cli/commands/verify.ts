import { replay, verify as verifyRecord } from '@eminence/kernel'
import { badRecord } from '../failure.ts'
import { readRecord } from '../records/read-record.ts'
import { reasonOf } from '../records/reason-of.ts'
import { writeJson, writeLines } from '../terminal/io.ts'
import type { Command } from './command.ts'

/** Plays a record again and says whether it is what it claims to be. */
export const verify: Command = {
  positionals: ['<record>'],
  flags: ['json'],

  run({ args, io, language, texts }) {
    const [file] = args.positionals
    const { entry, record } = readRecord(file, texts)
    const { game, texts: inLanguage } = entry
    const verdict = verifyRecord(game, record)
    if (args.has('json')) writeJson(io.stdout, { file, game: game.id, ...verdict })

    const { errors, records } = texts
    if (!verdict.good) {
      const { at } = verdict
      if (verdict.problem === 'hashDiffers') {
        const note = verdict.olderRules ? ` (${records.olderRules})` : ''
        throw badRecord(errors.hashDiffers(file, at) + note)
      }
      const move = JSON.stringify(record.moves[at - 1].move)
      throw badRecord(errors.illegalMove(file, at, move, reasonOf(verdict.refusal, inLanguage[language], texts)))
    }
    if (!args.has('json')) {
      const isOver = game.result(replay(game, record).state) !== null
      const line = records.good(verdict.moves, inLanguage[language].title, record.setup.seats, isOver)
      writeLines(io.stdout, [verdict.olderRules ? `${line} (${records.olderRules})` : line])
    }
    return 0
  },
}
