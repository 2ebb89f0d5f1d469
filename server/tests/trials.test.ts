import { afterEach, expect, it } from 'vitest'
import { servers } from './given.ts'
import { ServerProcess } from './process.ts'
import { sendHostileMessages } from './trials/hostile.ts'
import { killAgainAndAgain } from './trials/kills.ts'
import { attacks } from './trials/storm/attacks.ts'
import { attackInTurn } from './trials/storm.ts'

const { newFolder } = servers()
afterEach(() => ServerProcess.killAll())

it('keeps every acknowledged move when it is killed in the middle of play', async () => {
  const report = await killAgainAndAgain({ times: 4, tables: 4, seed: 7, data: newFolder() })
  expect(report.kills).toBe(4)
  expect(report.moves).toBeGreaterThan(10)
}, 120_000)

it('survives hostile messages, and tells and changes nothing because of them', async () => {
  const { answers, steps } = await sendHostileMessages({ messages: 4000, seed: 7, data: newFolder() })
  expect(steps).toBeGreaterThan(0)
  expect(answers['refused: malformed']).toBeGreaterThan(1000)
  for (const code of ['stale', 'notSeated', 'notYourDecision', 'unknownTable', 'tooLarge'])
    expect(answers[`refused: ${code}`], code).toBeGreaterThan(0)
  expect(answers['refused: failed']).toBeUndefined()
}, 120_000)

it('goes on for others, whatever strangers send', async () => {
  const names = ['follow-again', 'many-messages', 'asset-misses', 'slow-headers']
  const reports = await attackInTurn({
    attacks: attacks.filter(({ name }) => names.includes(name)),
    data: newFolder(),
    prepared: { game: 'trounce', steps: 60 },
    seconds: 3,
  })
  expect(reports.map(({ attack }) => attack).toSorted()).toEqual(names.toSorted())
  for (const { isAlive, honest } of reports) {
    expect(isAlive).toBe(true)
    expect(honest.moves).toBeGreaterThan(0)
    expect(honest.troubles).toEqual([])
  }
  const got = (name: string, what: string) => reports.find(({ attack }) => attack === name)?.attackers[what] ?? 0
  expect(got('many-messages', 'closed: 1008')).toBeGreaterThan(0)
  expect(got('asset-misses', 'http: 429')).toBeGreaterThan(0)
}, 120_000)
