import { battery } from '@eminence/kernel/battery'
import { describe, expect, it } from 'vitest'
import { trounce } from '../index.ts'

/** Nobody answers in secret in Trounce. */
const withoutOccasion = ['choices']

describe.each([2, 3, 4])('the battery, with %i seats', (seats) => {
  it.each([
    { options: {}, games: 12, seed: 1 },
    { options: { bothReachPlayOn: true }, games: 4, seed: 101 },
    { options: { bestOfThree: true }, games: 3, seed: 201 },
  ])('finds nothing with the options $options', ({ options, games, seed }) => {
    const report = battery(trounce, { seats, options, games, seed, maxMoves: 3000, stride: 6 })
    expect(report.findings).toEqual([])
    const never = Object.entries(report.checks).filter(
      ([check, made]) => made === 0 && !withoutOccasion.includes(check),
    )
    expect(never).toEqual([])
  })
})
