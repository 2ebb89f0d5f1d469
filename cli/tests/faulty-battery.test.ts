import type { GameEntry } from '@eminence/games'
import { describe, expect, it, vi } from 'vitest'
import type { Report } from '../battery/report-lines.ts'
import { eminence } from './eminence.ts'

/** One game that is in order, and one that breaks an invariant from the third step on. */
vi.mock('@eminence/games', async (importOriginal) => {
  const { stages } = await import('@eminence/kernel/battery')
  const [entry] = (await importOriginal<{ games: readonly GameEntry[] }>()).games
  const sound = { ...stages, id: 'sound', options: { late: [false, true] } }
  const broken = ({ done }: { done: number }) => (done > 2 ? ['nobody walks far'] : [])
  return { games: [sound, { ...sound, id: 'faulty', broken }].map((game) => ({ ...entry, game })) }
})

/** A thread would not know of these games. */
vi.mock('../battery/crew.ts', async () => {
  const { carryOut } = await import('../battery/job.ts')
  const tryInThreads: typeof import('../battery/crew.ts').tryInThreads = async (
    jobs,
    _threads,
    stride,
    _signal,
    onFinished,
  ) => {
    for (const job of jobs) onFinished(carryOut(job, stride))
  }
  return { tryInThreads }
})

const report = async (argv: readonly string[]): Promise<{ code: number; report: Report }> => {
  const { code, out } = await eminence([...argv, '--json'])
  return { code, report: JSON.parse(out) }
}

describe('battery', () => {
  it('says by its exit code that a game is not in order, and which', async () => {
    expect((await report(['battery', '--game', 'sound', '--count', '20'])).code).toBe(0)
    const { code, report: found } = await report(['battery', '--count', '40'])
    expect(code).toBe(1)
    const [sound, faulty] = found.tables
    expect(sound).toMatchObject({ game: 'sound', plays: 20, findings: 0 })
    expect(faulty).toMatchObject({ game: 'faulty', plays: 20 })
    expect(faulty.findings).toBeGreaterThan(0)
    expect(found.findings).toBe(faulty.findings)
  })

  it('says how to come upon the first finding again', async () => {
    const { report: found } = await report(['battery', '--count', '40', '--seed', '90'])
    const { first } = found
    expect(first).toMatchObject({ game: 'faulty', check: 'invariants', detail: 'broken: nobody walks far', seed: 91 })
    const [, , ...argv] = first?.repeat.split(' ') ?? []
    const { code, report: again } = await report(argv)
    expect(code).toBe(1)
    expect(again).toMatchObject({ plays: 1, first })
    expect(again.tables).toHaveLength(1)
  })

  it('prints it', async () => {
    const { code, out } = await eminence(['battery', '--count', '40', '--seed', '90'])
    expect(code).toBe(1)
    expect(out).toMatch(
      /\nFirst finding\ninvariants, seed 91, after 3 moves: broken: nobody walks far\nnpx eminence battery --game faulty /,
    )
  })
})
