import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '../../server/tests/client.ts'
import { ServerProcess } from '../../server/tests/process.ts'
import { launchOptions, needChromium, thisMachine } from './chromium.ts'

// Lets Lighthouse judge the home page and a table of Trounce that somebody opens by its link: npm run lighthouse
// It is fetched when it is needed: two hundred packages that nothing else here has a use for.
const lighthouse = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices'] as const
const devices = ['desktop', 'phone'] as const
/** Single judgements differ by a few points; what counts is the one in the middle. */
const rounds = 3
const movesBefore = 12

type Scores = Readonly<Record<(typeof categories)[number], number>>

const chromium = needChromium(thisMachine)

/** Now and then it misses the beginning of a page, and has to look once more. */
const attempts = 3

function judge(url: string, device: (typeof devices)[number], left = attempts): Scores {
  const flags = ['--headless', ...launchOptions.args].join(' ')
  const { status, stdout } = spawnSync(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join()}`,
      `--chrome-flags=${flags}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 26 },
  )
  if (status !== 0) {
    if (left > 1) return judge(url, device, left - 1)
    throw new Error(`Lighthouse could not judge ${url}`)
  }
  const report: { categories: Readonly<Record<string, { score: number }>> } = JSON.parse(stdout.toString())
  const [performance, accessibility, practices] = categories.map((name) =>
    Math.round(100 * report.categories[name].score),
  )
  return { performance, accessibility, 'best-practices': practices }
}

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]

/** A table where three have begun to play. */
async function openTable(address: string): Promise<string> {
  const players = await Promise.all(['Margit', 'Haruka', 'Blaise'].map((name) => Client.guest(address, name)))
  const table = await players[0].open(players.length)
  for (const [seat, player] of players.entries()) {
    await player.sit(table, seat)
    await player.follow(table)
  }
  await players[0].start(table)
  for (let version = 0; version < movesBefore; version++) {
    await Promise.all(players.map((player) => player.until(table, (seen) => seen.version === version)))
    const mover = players.find((player) => player.at(table).moves.length > 0)
    await mover?.play(table, mover.at(table).moves[0])
  }
  for (const player of players) await player.hangUp()
  return table
}

const data = mkdtempSync(join(tmpdir(), 'eminence-lighthouse-'))
const server = await ServerProcess.start(data)
try {
  const urls = { home: server.address, table: `${server.address}/tables/${await openTable(server.address)}` }
  const judged = Object.entries(urls).flatMap(([page, url]) =>
    devices.map((device) => {
      const scores = Array.from({ length: rounds }, () => judge(url, device))
      const [performance, accessibility, bestPractices] = categories.map((name) =>
        middle(scores.map((each) => each[name])),
      )
      process.stderr.write(`${page} on a ${device}: ${scores.map((each) => each.performance).join(', ')}\n`)
      return { page, device, performance, accessibility, bestPractices }
    }),
  )
  process.stdout.write(`${JSON.stringify(judged)}\n`)
} finally {
  await server.stop()
  rmSync(data, { recursive: true })
}
