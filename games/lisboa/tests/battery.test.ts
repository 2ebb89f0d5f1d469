import { battery } from '@eminence/kernel/battery'
import { describe, expect, it } from 'vitest'
import { lisboa } from '../index.ts'
import { otherSet } from './other-set.ts'

const plans = [
  { options: {}, games: 2, seed: 1 },
  { options: { fixedScoringTiles: true }, components: otherSet, games: 2, seed: 101 },
]

describe.each([1, 2, 3, 4])('the battery, with %i seats', (seats) => {
  it.each(plans)('finds nothing with $options, seed $seed', (plan) => {
    const report = battery(lisboa, { ...plan, seats, maxMoves: 2000, stride: 16 })
    expect(report.findings).toEqual([])
    // every answer is public here: there are no two that somebody could not tell apart
    const idle = Object.entries(report.checks).filter(([, made]) => made === 0)
    expect(idle.map(([check]) => check)).toEqual(['choices'])
  })
})
