import type { GameEntry } from '@eminence/games'
import { describe, expect, it, vi } from 'vitest'
import { eminence } from './eminence.ts'

/** Games that are named after what is wrong with them. */
vi.mock('@eminence/games', async (importOriginal) => {
  const { relay } = await import('./relay.ts')
  const [entry] = (await importOriginal<{ games: readonly GameEntry[] }>()).games
  const faults = ['none', 'throws', 'breaks'] as const
  return { games: faults.map((fault) => ({ ...entry, game: { ...relay(fault), id: fault } })) }
})

const simulate = async (...argv: string[]) => {
  const { code, out } = await eminence(['simulate', ...argv, '--count', '3', '--json'])
  return { code, report: JSON.parse(out) }
}

describe('simulate', () => {
  it('says by its exit code whether a game is in order', async () => {
    expect(await simulate('none')).toMatchObject({ code: 0, report: { stuck: 0, trouble: null } })
    expect(await simulate('throws')).toMatchObject({ code: 1, report: { stuck: 3, invariantFailures: 0 } })
    expect(await simulate('breaks')).toMatchObject({ code: 1, report: { stuck: 0, invariantFailures: 15 } })
  })

  it('tells the seed of the first game that went wrong, and what did', async () => {
    const { report } = await simulate('throws')
    expect(report.trouble).toEqual({ seed: expect.any(Number), message: 'stumbled' })
    expect((await simulate('breaks')).report.trouble).toEqual({ ...report.trouble, message: 'at most five laps' })
    const { code, out } = await eminence(['simulate', 'throws', '--count', '3'])
    expect(code).toBe(1)
    expect(out).toMatch(new RegExp(`\nFirst trouble +seed ${report.trouble.seed}: stumbled\n`))
  })
})
