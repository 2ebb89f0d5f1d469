import type { Language } from '@eminence/kernel'
import type { Arguments, Signature } from '../arguments/arguments.ts'
import type { Io } from '../terminal/io.ts'
import type { CliTexts } from '../texts/texts.ts'

/** In the order in which the help lists them. */
export const commandNames = [
  'serve',
  'backup',
  'games',
  'play',
  'replay',
  'verify',
  'simulate',
  'battery',
  'arena',
  'bench',
  'figures',
  'help',
] as const

export type CommandName = (typeof commandNames)[number]

export const isCommandName = (name: string): name is CommandName => commandNames.some((each) => each === name)

/** A command as it was given, and what it may use. */
export interface Errand {
  readonly args: Arguments
  readonly io: Io
  readonly language: Language
  readonly texts: CliTexts
}

export interface Command extends Signature {
  /** Resolves to the exit code. */
  run(errand: Errand): Promise<number> | number
}
