import { flagsOf } from '../arguments/arguments.ts'
import { spelled } from '../arguments/flags.ts'
import { nearest } from '../arguments/nearest.ts'
import { wrongUse } from '../failure.ts'
import { described } from '../terminal/columns.ts'
import { writeLines } from '../terminal/io.ts'
import { type Page, pageOn } from '../terminal/page.ts'
import type { CliTexts } from '../texts/texts.ts'
import { type Command, type CommandName, commandNames, isCommandName } from './command.ts'

/** `commandOf` looks it up in the list of commands, which help itself is on. */
export const helpOn = (commandOf: (name: CommandName) => Command): Command => ({
  positionals: ['[command]'],
  flags: [],

  run({ args, io, texts }) {
    const [name] = args.positionals
    const page = pageOn(io.stdout, io.env)
    if (name === undefined) writeLines(io.stdout, overview(texts, page))
    else if (isCommandName(name)) writeLines(io.stdout, commandHelp(name, commandOf(name), texts, page))
    else throw wrongUse(texts.errors.unknownCommand(name, nearest(name, commandNames)))
    return 0
  },
})

/** What there is. */
export function overview(texts: CliTexts, { strong, width }: Page): string[] {
  const { tagline, usage, commands: title, more } = texts.help
  const rows = commandNames.map((name): [string, string] => [name, texts.commands[name]])
  return [
    tagline,
    '',
    `${strong(usage)}  ${usageOf('<command>', ['[...]'])}`,
    '',
    strong(title),
    ...described(rows, width),
    '',
    more,
  ]
}

/** One command with all that it takes. */
export function commandHelp(name: CommandName, command: Command, texts: CliTexts, { strong, width }: Page): string[] {
  const { usage, flags: title } = texts.help
  const rows = flagsOf(command).map((flag): [string, string] => [spelled(flag), texts.flags[flag]])
  return [
    texts.commands[name],
    '',
    `${strong(usage)}  ${usageOf(name, [...command.positionals, '[--...]'])}`,
    '',
    strong(title),
    ...described(rows, width),
  ]
}

const usageOf = (name: string, rest: readonly string[]): string => ['eminence', name, ...rest].join(' ')
