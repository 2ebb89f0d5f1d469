import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Ran } from './measure.ts'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a command in the project's folder; what it says beside its result is shown. */
export async function run(command: string): Promise<Ran> {
  const [program, ...words] = command.split(' ')
  const child = spawn(program, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const [code] = await once(child, 'close')
  return { code: typeof code === 'number' ? code : 1, output }
}
