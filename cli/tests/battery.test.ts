import { setTimeout } from 'node:timers/promises'
import { games } from '@eminence/games'
import { describe, expect, it } from 'vitest'
import { jobsOf } from '../battery/job.ts'
import type { Report } from '../battery/report-lines.ts'
import { kindsOf } from '../battery/tables.ts'
import { eminence } from './eminence.ts'

const kinds = games.flatMap(({ game }) => kindsOf(game))

const battery = async (...argv: string[]): Promise<{ code: number; report: Report }> => {
  const { code, out } = await eminence(['battery', '--json', ...argv])
  return { code, report: JSON.parse(out) }
}

describe('the kinds of tables', () => {
  it('are each game with each number of seats, and with each automaton that has one', () => {
    for (const { game } of games)
      for (let seats = game.seats.min; seats <= game.seats.max; seats++)
        expect(
          kinds.filter((kind) => kind.game === game.id && kind.seats === seats && kind.automaton === null),
        ).toHaveLength(1)
    const bots = ['germain', 'joseph', 'cagliostro', 'weishaupt']
    for (const seats of [2, 3, 4])
      expect(kinds.flatMap((kind) => (kind.seats === seats ? (kind.automaton ?? []) : []))).toEqual(bots)
    expect(kinds.some(({ game, seats }) => game === 'lisboa' && seats === 1)).toBe(true)
  })

  it('leave every other option open', () => {
    const trounce = kinds.find(({ game }) => game === 'trounce')
    expect(trounce?.choices).toEqual([
      { bothReachPlayOn: false, bestOfThree: false },
      { bothReachPlayOn: false, bestOfThree: true },
      { bothReachPlayOn: true, bestOfThree: false },
      { bothReachPlayOn: true, bestOfThree: true },
    ])
  })
})

describe('the plays', () => {
  it('are shared evenly, each with a seed of its own, with options of all kinds', () => {
    const jobs = jobsOf(kinds, 10_001, 7)
    expect(jobs.map(({ seed }) => seed)).toEqual(Array.from({ length: 10_001 }, (_, nth) => 7 + nth))
    for (const [at, { choices }] of kinds.entries()) {
      const plays = jobs.filter(({ kind }) => kind === at)
      expect(Math.abs(plays.length - 10_001 / kinds.length)).toBeLessThan(1)
      expect(new Set(plays.map(({ options }) => JSON.stringify(options))).size).toBe(choices.length)
    }
  })
})

describe('battery', () => {
  it('finds nothing at any kind of table', async () => {
    const { code, report } = await battery('--count', `${kinds.length}`, '--seed', '2000', '--stride', '64')
    expect(report.first).toBeNull()
    expect(code).toBe(0)
    expect(report.tables).toHaveLength(kinds.length)
    for (const { plays, moves, findings } of report.tables) {
      expect({ plays, findings }).toEqual({ plays: 1, findings: 0 })
      expect(moves).toBeGreaterThan(0)
    }
  })

  it('comes out the same for the same seed, however many threads play', async () => {
    const argv = ['--game', 'trounce', '--game', 'owls-of-minerva', '--seats', '2', '--count', '8']
    const untimed = ({ code, report }: { code: number; report: Report }) => ({
      code,
      ...report,
      seconds: 0,
      cpuSeconds: 0,
    })
    expect(untimed(await battery(...argv, '--threads', '1'))).toEqual(untimed(await battery(...argv, '--threads', '2')))
  })

  it('plays at the table that is asked for', async () => {
    const bot = ['--option', 'bot=joseph', '--option', 'botFirst=true']
    const { report } = await battery('--seats', '2', ...bot, '--count', '1')
    expect(report.tables).toMatchObject([{ game: 'pax-illuminaten', seats: 2, automaton: 'joseph', plays: 1 }])
  })

  it('prints a line for each kind of table, the sum, and what was checked where', async () => {
    const { code, out } = await eminence(['battery', '--game', 'trounce', '--count', '12', '--stride', '100'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Game +Seats +Automaton +Plays +Moves +Findings\n/)
    for (const seats of [2, 3, 4]) expect(out).toMatch(new RegExp(`\\nTrounce +${seats} +4 +\\d+ +0\\n`))
    expect(out).toMatch(/\nTotal +12 +\d+ +0\n/)
    expect(out).toMatch(/at one of 100\s+positions/)
    expect(out).toMatch(/One of 25\s+plays/)
  })

  it('tells what there is when Ctrl-C stops it', async () => {
    const running = eminence(['battery', '--game', 'trounce', '--count', '1000000', '--json'])
    await setTimeout(1000)
    process.emit('SIGINT')
    const { code, out, err } = await running
    expect(code).toBe(130)
    expect(err).toMatch(/^stopped after \d+ of 1000000 plays\n$/)
    expect(JSON.parse(out)).toMatchObject({ findings: 0, first: null })
  })
})
