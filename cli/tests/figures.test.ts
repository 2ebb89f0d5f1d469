import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '@eminence/games'
import { describe, expect, it } from 'vitest'
import { goalInSigns, goals } from '../figures/goals.ts'
import { measurements } from '../figures/index.ts'
import { keep, readKept } from '../figures/kept.ts'
import { measure, type Ran } from '../figures/measure.ts'
import type { Kept, Measurement } from '../figures/measurement.ts'
import { missesOf, pageOf, rowsOf, unexplained } from '../figures/page.ts'
import { root } from '../figures/run.ts'
import { eminence, scratchFolder } from './eminence.ts'

const newFolder = scratchFolder()
const inRepository = readKept(join(root, 'docs/figures'), measurements)

const named = (name: string): Measurement => {
  const found = measurements.find((each) => each.name === name)
  if (found === undefined) throw new Error(`no measurement is called ${name}`)
  return found
}

const machine = { model: 'Abacus', cores: 2, node: '24.0.0' }
const keptOf = ({ command }: Measurement, result: unknown): Kept => ({ command, date: '2026-11-16', machine, result })

/** What the figures of a measurement come to, if its command prints this. */
const shownFrom = (name: string, output: string): string[] => {
  const measurement = named(name)
  const kept = new Map([[name, keptOf(measurement, measurement.keep(output))]])
  return rowsOf([measurement], kept).map(({ readings }) => readings.map(({ shown }) => shown).join(' / '))
}

describe('the page in the repository', () => {
  it('is what the results there give', () => {
    expect(readFileSync(join(root, 'docs/figures.md'), 'utf8')).toBe(pageOf(measurements, inRepository))
  })

  it('says why for every goal that is missed', () => {
    expect(unexplained(rowsOf(measurements, inRepository))).toEqual([])
  })
})

describe('figures', () => {
  it('have names of their own, and every goal is one of theirs', () => {
    expect(new Set(measurements.map(({ name }) => name)).size).toBe(measurements.length)
    const figures = measurements.flatMap(({ figures }) => figures)
    expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length)
    const aimedAt = figures.flatMap(({ goal }) => goal ?? [])
    expect(aimedAt.toSorted()).toEqual(Object.keys(goals).toSorted())
  })

  it('that were not measured are called so', () => {
    const page = pageOf(measurements, new Map())
    const lines = page.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'))
    expect(lines).toHaveLength(measurements.flatMap(({ figures }) => figures).length)
    for (const line of lines) expect(line).toContain('| not measured |')
    expect(page).not.toContain('| yes |')
    expect(page).not.toContain('**no**')
  })

  it('that a measurement had to leave out are not measured either', () => {
    const row = {
      game: 'trounce',
      seats: 2,
      movesPerCpuSecond: 5e6,
      playoutsPerCpuSecond: 1,
      cloneMicroseconds: 0.5,
      viewMicroseconds: 2,
    }
    const shown = shownFrom('rules', JSON.stringify([{ ...row, boardgameio: null, ratio: null }]))
    expect(shown.slice(0, games.length)).toContain('5,000,000')
    expect(shown.slice(games.length, 2 * games.length)).not.toContain(expect.stringMatching(/\d/))
  })

  it('that miss their goal are told, and want a reason', () => {
    const kills = named('kills')
    const rows = (kept: number) => rowsOf([kills], new Map([['kills', keptOf(kills, { kills: kept, moves: 10 })]]))
    expect(unexplained(rows(200))).toEqual([])
    expect(unexplained(rows(199))).toEqual([kills.figures[0].name])
    const page = pageOf([kills], new Map([['kills', keptOf(kills, { kills: 199, moves: 10 })]]))
    expect(page).toContain(
      `| ${kills.figures[0].name} | 199 | ≥ 200 | **no** | \`npm run trial kills 200\` | 2026-11-16 |`,
    )
    expect(page).toContain(`- ${kills.figures[0].name}: 199 instead of ≥ 200.`)
    expect(page).toContain('- Abacus, 2 cores, Node 24.0.0: kills')
  })

  it('miss their goal if one of their values does', () => {
    const sizes = named('sizes')
    const built = (...more: number[]) =>
      shownRows(
        sizes,
        `\n  50.0 kB  home page\n${more.map((kB) => `  ${kB} kB  more for Table with trounce (at most)`).join('\n')}`,
      )
    expect(unexplained(built(90, 99.9))).toEqual([])
    expect(unexplained(built(90, 100.1))).toHaveLength(1)
  })
})

const shownRows = (measurement: Measurement, output: string) =>
  rowsOf([measurement], new Map([[measurement.name, keptOf(measurement, measurement.keep(output))]]))

describe('goals in signs', () => {
  it.each([
    [{ least: 4_000_000 }, '≥ 4,000,000'],
    [{ most: 20, unit: 'ms' }, '≤ 20 ms'],
    [{ least: 60, most: 75, unit: '%' }, '60 to 75 %'],
    [{ most: 0 }, '0'],
  ])('%o', (goal, signs) => expect(goalInSigns(goal)).toBe(signs))
})

describe('what the commands print', () => {
  it('is read from an arena', async () => {
    const argv = ['--players', 'rules,random', '--seats', '2', '--games', '2', '--json']
    const { out } = await eminence(['arena', 'trounce', ...argv])
    expect(shownFrom('arena-trounce-rules', out)).toEqual(['100.0 % (34.2 % to 100.0 %)'])
  })

  it('is read from an arena where everybody plays alone', async () => {
    const { out } = await eminence([
      'arena',
      'lisboa',
      '--seats',
      '1',
      '--players',
      'rules,random',
      '--games',
      '4',
      '--json',
    ])
    const [rank, , randomRank, randomPoints] = shownFrom('arena-lisboa-alone', out)
    expect(rank).toMatch(/^(0|50|100)\.0 % \(/)
    expect([randomRank, randomPoints]).toEqual(['0.0 % (0.0 % to 65.8 %)', '0.0 % (0.0 % to 65.8 %)'])
  })

  it('is read from the battery', async () => {
    const { out } = await eminence(['battery', '--game', 'trounce', '--count', '3', '--json'])
    expect(shownFrom('battery', out)).toEqual(['3', expect.stringMatching(/^[\d,]+$/), '0'])
  })

  const load = {
    moves: 1,
    movesPerCpuSecond: 16_000,
    p50Milliseconds: 1,
    p99Milliseconds: 4,
    bytesPerMoveAndViewer: 250,
  }
  const printedByServer = (...shares: number[]) =>
    JSON.stringify({
      coldLoadMilliseconds: 2,
      byTables: shares.map((shareOfFloor) => ({
        flatOut: load,
        steady: load,
        floor: { ...load, movesPerCpuSecond: 20_000 },
        shareOfFloor,
        boardgameio: null,
        ratio: null,
      })),
    })

  it('is read from the bench of the server', () => {
    expect(shownFrom('server', printedByServer(0.8, 0.5))).toEqual([
      '16,000 / 16,000',
      '20,000 / 20,000',
      '80 % / 50 %',
      '',
      '1 / 1',
      '4 / 4',
      '250 / 250',
      '2',
    ])
    const missedAt = (share: number) =>
      missesOf(shownRows(named('server'), printedByServer(0.8, share))).map(({ figure }) => figure)
    expect(missedAt(0.5)).toEqual([])
    expect(missedAt(0.49)).toEqual([expect.stringContaining('share of the floor')])
  })

  it('is read from the trials, after what npm says', () => {
    const npm = '\n> eminence@0.1.0 trial\n> node server/tests/trials/run.ts kills 200\n\n'
    expect(shownFrom('kills', `${npm}\n{"kills":200,"moves":1234,"repeated":5}\n`)).toEqual(['200', '1,234'])
    const answers = { 'refused: malformed': 9, 'refused: failed': 1 }
    expect(shownFrom('hostile', `${npm}\n${JSON.stringify({ messages: 100_000, answers, steps: 3 })}\n`)).toEqual([
      '100,000',
      '1',
    ])
    expect(() => named('kills').keep(npm)).toThrow('it printed no JSON')
  })

  it('is read from the build', () => {
    const printed = ['', '     41.2 kB  home page, script gzipped (at most 60 kB)', '     12.0 kB  more for Settings']
    for (const page of ['LocalTable', 'ServerTable'])
      for (const { game } of games) printed.push(`     88.5 kB  more for ${page} with ${game.id} (at most 100 kB)`)
    expect(shownFrom('sizes', printed.join('\n'))).toEqual(['41.2', ...games.map(() => '88.5 / 88.5')])
    expect(() => named('sizes').keep('vite: error')).toThrow('no sizes')
  })

  it('is read from what Lighthouse says of each page and device', () => {
    const judged = { performance: 96, accessibility: 100, bestPractices: 99 }
    const printed = [
      { page: 'table', device: 'phone', ...judged },
      { page: 'home', device: 'desktop', ...judged, performance: 94 },
    ]
    expect(shownFrom('lighthouse', `built\n${JSON.stringify(printed)}\n`)).toEqual([
      '94 / 100 / 99',
      '',
      '',
      '96 / 100 / 99',
    ])
  })

  it('is read from the tests', () => {
    const printed = [
      'TAP version 13',
      '1..6',
      'ok 1 - games/trounce/tests/trump.test.ts > trump > TR-3.4 passes # time=1.74ms',
      'ok 2 - games/trounce/tests/ai.test.ts > is fast # time=7.32ms',
      'ok 3 - games/trounce/tests/ai.test.ts > comes later # SKIP',
      'ok 4 - games/trounce/tests/texts.test.ts > words TR-3.4 # time=1.74ms',
      'not ok 5 - games/lisboa/tests/turn.test.ts > LI-1.1 a turn # time=7.32ms',
      '    message: "expected 1 to be 2"',
      'not ok 6 - games/lisboa/tests/visits.test.ts',
    ]
    const shown = shownFrom('tests', printed.join('\n'))
    expect(shown.at(games.findIndex(({ game }) => game.id === 'trounce'))).toBe('3 / 1')
    expect(shown.at(games.findIndex(({ game }) => game.id === 'lisboa'))).toBe('0 / 0')
    expect(shown.at(-1)).toBe('3')
    expect(() => named('tests').keep('1..0')).toThrow('it ran no tests')
  })
})

describe('measuring', () => {
  it('of what has no such name is refused with the names that there are', async () => {
    const { code, out, err } = await eminence(['figures', '--only', 'rules', '--only', 'speed'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    const names = measurements.map(({ name }) => `eminence: ${name}\n`)
    expect(err).toBe(`eminence: there is no measurement "speed"; there are:\n${names.join('')}`)
  })

  const kills = named('kills')
  const hostile = named('hostile')

  const measured = async (folder: string, ran: Ran, signal = new AbortController().signal) => {
    const told: string[] = []
    const done = await measure({
      measurements: [kills, hostile],
      folder,
      run: async () => ran,
      signal,
      onBegin: ({ name }) => told.push(`begin ${name}`),
      onFailure: ({ name }, why) => told.push(`${name}: ${why}`),
    })
    return { done, told, kept: readKept(folder, [kills, hostile]) }
  }
  const good = { code: 0, output: '{"kills":200,"moves":9}' }

  it('keeps what came of it, with the command, the day and the machine', async () => {
    const folder = newFolder().file('figures')
    const { done, told, kept } = await measured(folder, good)
    expect({ done, told }).toEqual({ done: true, told: ['begin kills', 'begin hostile'] })
    expect(kept.get('kills')).toEqual({
      command: 'npm run trial kills 200',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      machine: { model: expect.any(String), cores: expect.any(Number), node: process.versions.node },
      result: { kills: 200, moves: 9 },
    })
    expect(readdirSync(folder)).toEqual(['hostile.json', 'kills.json'])
  })

  it('no longer claims what has failed the last time', async () => {
    const folder = newFolder().file('figures')
    keep(folder, kills, { kills: 200, moves: 9 })
    const { done, told, kept } = await measured(folder, { code: 1, output: 'a move is lost' })
    expect(done).toBe(false)
    expect(told).toContain('kills: it printed no JSON')
    expect(kept.size).toBe(0)
  })

  it('leaves everything as it was when it is interrupted', async () => {
    const folder = newFolder().file('figures')
    keep(folder, kills, { kills: 200, moves: 9 })
    const { told, kept } = await measured(folder, { code: 130, output: '{"kills":3,"moves":1}' })
    expect(told).toEqual(['begin kills'])
    expect(kept.get('kills')?.result).toEqual({ kills: 200, moves: 9 })
    expect((await measured(folder, good, AbortSignal.abort())).told).toEqual([])
  })

  it('asks anew what another command has found', () => {
    const folder = newFolder().file('figures')
    mkdirSync(folder)
    writeFileSync(
      join(folder, 'kills.json'),
      JSON.stringify({ ...keptOf(kills, { kills: 2 }), command: 'npm run trial kills 2' }),
    )
    expect(readKept(folder, [kills]).size).toBe(0)
  })
})
