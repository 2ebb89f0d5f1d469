import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerProcess } from '../process.ts'
import { sendHostileMessages } from './hostile.ts'
import { killAgainAndAgain } from './kills.ts'
import { measureLists } from './lists.ts'
import { stopHeldServers } from './stops.ts'
import { attacks } from './storm/attacks.ts'
import { attackInTurn, bounds, type StormReport } from './storm.ts'

/** The trials of the tests, at full length. */
const usage = `npm run trial kills COUNT
npm run trial hostile COUNT
npm run trial lists TABLES
npm run trial storm [ATTACK ...] [--json]
npm run trial stop [TIMES] [--json]

attacks: ${attacks.map(({ name }) => name).join(', ')}, stop
`
const [trial, ...words] = process.argv.slice(2)
const isJson = words.includes('--json')
const rest = words.filter((word) => !word.startsWith('--'))
const data = mkdtempSync(join(tmpdir(), 'eminence-trial-'))
const say = (done: number) => process.stderr.write(`\r${done}`)
const print = (report: unknown) => process.stdout.write(`${JSON.stringify(report)}\n`)

async function run(): Promise<number> {
  const count = Number(rest[0])
  if (trial === 'storm') return storm(rest)
  if (trial === 'stop') return stop(rest.length === 0 ? timesToStop : count)
  if (!(count > 0)) return complain()
  if (trial === 'kills') print(await killAgainAndAgain({ times: count, tables: 8, seed: 1, data, progress: say }))
  else if (trial === 'hostile') print(await sendHostileMessages({ messages: count, seed: 1, data, progress: say }))
  else if (trial === 'lists') return lists(count)
  else return complain()
  return 0
}

const millisecondsPerList = 5

async function lists(tables: number): Promise<number> {
  const report = await measureLists({ tables, data, progress: say })
  print(report)
  return Object.values(report).every(({ median }) => median < millisecondsPerList) ? 0 : 1
}

function complain(): number {
  process.stderr.write(usage)
  return 2
}

const timesToStop = 50
const prepared = { game: 'orleans', steps: 1500 }

async function storm(names: readonly string[]): Promise<number> {
  const known = attacks.filter(({ name }) => names.length === 0 || names.includes(name))
  const stopsToo = names.length === 0 || names.includes('stop')
  if (known.length + (stopsToo ? 1 : 0) < names.length) return complain()
  if (!isJson) process.stdout.write(`${row(['attack', 'moves', 'p50', 'p99', 'max', 'lag', 'MB', 'attackers got'])}\n`)
  const reports =
    known.length === 0 ? [] : await attackInTurn({ attacks: known, data, prepared, progress: isJson ? () => {} : show })
  if (isJson) print({ bounds, attacks: reports })
  const stopped = stopsToo ? await stop(timesToStop) : 0
  return reports.every(({ broken }) => broken.length === 0) ? stopped : 1
}

function show({ attack, honest: { moves, p50, p99, max, lag }, megabytes, attackers, broken }: StormReport): void {
  const got = Object.entries(attackers).map(([what, times]) => `${what} ${times}`)
  process.stdout.write(`${row([attack, moves, p50, p99, max, lag, megabytes, got.join(', ')])}\n`)
  for (const each of broken) process.stdout.write(`  BROKEN: ${each}\n`)
}

const row = ([first, ...others]: readonly (string | number)[]): string =>
  [`${first}`.padEnd(18), ...others.map((each) => `${each}`.padStart(7))].join(' ')

async function stop(times: number): Promise<number> {
  const report = await stopHeldServers({ times, seconds: 2, data: join(data, 'stop'), progress: say })
  if (isJson) print(report)
  else {
    process.stdout.write(`\nstopped in time: ${report.inTime} of ${report.times}\n`)
    for (const [held, took] of Object.entries(report.longest)) process.stdout.write(`${row([held, took])} ms\n`)
    for (const each of report.broken) process.stdout.write(`  BROKEN: ${each}\n`)
  }
  return report.inTime === report.times ? 0 : 1
}

let code = 1
try {
  code = await run()
} finally {
  ServerProcess.killAll()
  rmSync(data, { recursive: true, force: true })
}
process.exit(code)
