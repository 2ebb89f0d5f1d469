import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { afterEach } from 'vitest'
import { main } from '../main.ts'

class Collected extends Writable {
  text = ''

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the command as if it had been typed; `input` is what the person then types, line by line. */
export async function eminence(
  argv: readonly string[],
  { input = [], env = {} }: { input?: Iterable<string>; env?: Record<string, string> } = {},
): Promise<Ran> {
  const stdout = new Collected()
  const stderr = new Collected()
  const stdin = Readable.from(typed(input))
  const code = await main(argv, { stdin, stdout, stderr, env })
  return { code, out: stdout.text, err: stderr.text }
}

/** Line by line, none before it is waited for. */
function* typed(input: Iterable<string>): Generator<string> {
  for (const line of input) yield `${line}\n`
}

/** What somebody types who always takes the first move: more often than any game asks. */
export const alwaysTheFirst: readonly string[] = Array.from({ length: 1000 }, () => '1')

/** An empty folder for each test that wants one. */
export function scratchFolder() {
  const folders: string[] = []
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'eminence-'))
    folders.push(folder)
    return { file: (name: string) => join(folder, name), files: () => readdirSync(folder) }
  }
}
