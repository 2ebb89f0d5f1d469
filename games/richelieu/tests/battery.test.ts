import { battery } from '@eminence/kernel/battery'
import { describe, expect, it } from 'vitest'
import { richelieu } from '../index.ts'
import { otherSet } from './other-set.ts'

const plans = [
  { options: {}, games: 4, seed: 1 },
  { options: { hiddenMoney: false }, games: 2, seed: 101 },
  { options: { wonSheetsFaceDown: true }, games: 2, seed: 201 },
  { options: { neutralLastSpace: true }, games: 3, seed: 301 },
  { options: { neutralLastSpace: true, wonSheetsFaceDown: true }, components: otherSet, games: 2, seed: 401 },
]

describe.each([2, 3, 4])('the battery, with %i seats', (seats) => {
  it.each(plans)('finds nothing with $options, seed $seed', (plan) => {
    const report = battery(richelieu, { ...plan, seats, maxMoves: 5000, stride: 8 })
    expect(report.findings).toEqual([])
    expect(Object.entries(report.checks).filter(([, made]) => made === 0)).toEqual([])
  })
})
