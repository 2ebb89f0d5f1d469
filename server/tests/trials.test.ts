import { afterEach, expect, it } from 'vitest'
import { servers } from './given.ts'
import { ServerProcess } from './process.ts'
import { sendHostileMessages } from './trials/hostile.ts'
import { killAgainAndAgain } from './trials/kills.ts'

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
