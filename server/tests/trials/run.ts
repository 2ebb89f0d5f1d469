import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerProcess } from '../process.ts'
import { sendHostileMessages } from './hostile.ts'
import { killAgainAndAgain } from './kills.ts'

/** `npm run trial kills 200`, `npm run trial hostile 100000`: the trials of the tests, at full length. */
const [trial, count] = process.argv.slice(2)
if ((trial !== 'kills' && trial !== 'hostile') || !(Number(count) > 0)) {
  process.stderr.write('npm run trial kills|hostile COUNT\n')
  process.exit(2)
}
const data = mkdtempSync(join(tmpdir(), 'eminence-trial-'))
const say = (done: number) => process.stderr.write(`\r${done}`)
try {
  const report =
    trial === 'kills'
      ? await killAgainAndAgain({ times: Number(count), tables: 8, seed: 1, data, progress: say })
      : await sendHostileMessages({ messages: Number(count), seed: 1, data, progress: say })
  process.stdout.write(`\n${JSON.stringify(report)}\n`)
} finally {
  ServerProcess.killAll()
  rmSync(data, { recursive: true, force: true })
}
process.exit()
