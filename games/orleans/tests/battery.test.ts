import { battery } from '@eminence/kernel/battery'
import { describe, expect, it } from 'vitest'
import { orleans } from '../index.ts'
import { otherSet } from './other-set.ts'

const plans = [
  { options: {}, games: 1, seed: 1 },
  { options: { openPlanning: true, startPlayer: 'seat3' }, games: 1, seed: 101 },
  { options: {}, components: otherSet, games: 1, seed: 201 },
  { options: { openPlanning: true }, components: otherSet, games: 1, seed: 301 },
] as const

describe.each([2, 3, 4])('the battery, with %i seats', (seats) => {
  const made = new Map<string, number>()

  it.each(plans)('finds nothing with $options, seed $seed', (plan) => {
    const report = battery(orleans, { ...plan, seats, maxMoves: 5000, stride: 32 })
    expect(report.findings).toEqual([])
    expect(report.moves).toBeGreaterThan(100)
    for (const [name, times] of Object.entries(report.checks)) made.set(name, times + (made.get(name) ?? 0))
  })

  // open planning hardly has secrets, so no single plan comes to every check
  it('makes every check', () => {
    expect([...made].filter(([, times]) => times === 0)).toEqual([])
  })
})
