import { badFile, wrongUse } from '../failure.ts'
import { troubleOf } from '../records/trouble.ts'
import { checkWritable } from '../records/write-whole.ts'
import { writeLines } from '../terminal/io.ts'
import type { CliTexts } from '../texts/texts.ts'
import type { Command } from './command.ts'

/** One file with everything that is stored: docs/host.md tells how to go back to it. */
export const backup: Command = {
  positionals: ['<file>'],
  flags: ['data', 'force'],

  async run({ args, io, texts }) {
    const [file] = args.positionals
    checkWritable(file, args.has('force'), texts)
    // Loaded only here: the other commands need no database.
    const { BackupError, backUp, configFrom } = await import('@eminence/server')
    const { data } = configFrom({ DATA: args.text('data') ?? io.env.DATA })
    try {
      const bytes = backUp(data, file)
      writeLines(io.stdout, [texts.backup.done(file, Math.ceil(bytes / 1024))])
    } catch (error) {
      if (error instanceof BackupError) throw complaint(error.problem, data, file, texts)
      const trouble = troubleOf(error)
      throw trouble === 'other' ? error : wrongUse(texts.errors.cannotWrite(file, texts.troubles[trouble]))
    }
    return 0
  },
}

function complaint(problem: 'noDatabase' | 'notDatabase' | 'full', data: string, file: string, texts: CliTexts): Error {
  const { errors, troubles } = texts
  switch (problem) {
    case 'noDatabase':
      return wrongUse(errors.noDatabase(data))
    case 'notDatabase':
      return badFile(errors.notDatabase(data))
    case 'full':
      return wrongUse(errors.cannotWrite(file, troubles.full))
  }
}
