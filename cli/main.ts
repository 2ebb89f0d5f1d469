import { type Language, languages } from '@eminence/kernel'
import { parse } from './arguments/arguments.ts'
import { askedLanguage, usualLanguage } from './arguments/language.ts'
import { nearest } from './arguments/nearest.ts'
import { commandNames, isCommandName } from './commands/command.ts'
import { commandHelp, overview } from './commands/help.ts'
import { commands } from './commands/index.ts'
import { Failure, firstLineOf, wrongUse } from './failure.ts'
import manifest from './package.json' with { type: 'json' }
import { type Io, remark, writeLines } from './terminal/io.ts'
import { pageOn } from './terminal/page.ts'
import { texts as inLanguage } from './texts/index.ts'
import type { CliTexts } from './texts/texts.ts'

/** Does what the words of the command line ask for; resolves to the exit code. */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const asked = askedLanguage(argv)
  const language = asked ?? usualLanguage(io.env)
  const texts = inLanguage[language]
  try {
    if (asked === null) throw wrongUse(texts.errors.unknownLanguage(languages))
    return await run(argv, io, language, texts)
  } catch (error) {
    const failure = error instanceof Failure ? error : new Failure(texts.errors.unexpected(firstLineOf(error)), 1)
    for (const line of [failure.message, ...failure.more]) remark(io.stderr, line)
    return failure.exitCode
  }
}

async function run(argv: readonly string[], io: Io, language: Language, texts: CliTexts): Promise<number> {
  const page = pageOn(io.stdout, io.env)
  const [name, ...rest] = withoutLanguage(argv)
  if (name === undefined || name === '--help' || name === '-h') {
    writeLines(io.stdout, overview(texts, page))
    return 0
  }
  if (name === '--version') {
    writeLines(io.stdout, [`eminence ${manifest.version}`])
    return 0
  }
  if (!isCommandName(name)) throw wrongUse(texts.errors.unknownCommand(name, nearest(name, commandNames)))
  const command = commands[name]
  const args = parse(rest, command, texts)
  if (args.has('help')) {
    writeLines(io.stdout, commandHelp(name, command, texts, page))
    return 0
  }
  return command.run({ args, io, language, texts })
}

/** --lang may also stand before the command. */
function withoutLanguage(argv: readonly string[]): readonly string[] {
  if (argv[0] === '--lang') return argv.slice(2)
  return argv[0]?.startsWith('--lang=') ? argv.slice(1) : argv
}
