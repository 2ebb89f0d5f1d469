import type { Readable, Writable } from 'node:stream'
import { oneLine } from './one-line.ts'

/** `isTTY` and `columns` are there if it is a terminal. */
type Input = Readable & { readonly isTTY?: boolean }
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number }
export type Environment = Readonly<Record<string, string | undefined>>

/** What a command has of the world. */
export interface Io {
  readonly stdin: Input
  readonly stdout: Output
  readonly stderr: Output
  readonly env: Environment
}

export const writeLines = (output: Output, lines: readonly string[]): void => {
  output.write(lines.map((line) => `${line}\n`).join(''))
}

/** One line to whoever gave the command, beside what they asked for. */
export const remark = (output: Output, message: string): void => {
  output.write(`eminence: ${oneLine(message)}\n`)
}

/** Two spaces a level. */
export const writeJson = (output: Output, value: unknown): void => {
  output.write(`${JSON.stringify(value, null, 2)}\n`)
}
