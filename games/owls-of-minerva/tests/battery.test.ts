import { battery } from '@eminence/kernel/battery'
import { describe, expect, it } from 'vitest'
import { owlsOfMinerva } from '../index.ts'
import { otherSet } from './other-set.ts'

const plans = [
  { options: {}, games: 4, seed: 1 },
  { options: { finishRound: true }, games: 2, seed: 101 },
  { options: { idFollowersPay: true, balancedStart: true }, games: 2, seed: 201 },
  { options: { idFollowersPay: true, finishRound: true }, components: otherSet, games: 2, seed: 301 },
]

describe.each([2, 3, 4])('the battery, with %i seats', (seats) => {
  it.each(plans)('finds nothing with $options, seed $seed', (plan) => {
    const report = battery(owlsOfMinerva, { ...plan, seats, maxMoves: 1000, stride: 8 })
    expect(report.findings).toEqual([])
    expect(Object.entries(report.checks).filter(([, made]) => made === 0)).toEqual([])
  })
})
