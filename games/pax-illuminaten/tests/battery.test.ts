import { battery } from '@eminence/kernel/battery'
import { describe, expect, it } from 'vitest'
import { paxIlluminaten } from '../index.ts'
import { otherSet } from './other-set.ts'

const plans = [
  { options: {}, games: 2, seed: 1, stride: 20 },
  { options: { bot: 'germain' }, games: 1, seed: 101, stride: 10 },
  { options: { bot: 'joseph', botFirst: true }, games: 5, seed: 201, stride: 6 },
  { options: { bot: 'cagliostro' }, games: 1, seed: 301, stride: 10 },
  { options: { bot: 'weishaupt', botFirst: true }, games: 1, seed: 401, stride: 10 },
  { options: { bot: 'joseph' }, components: otherSet, games: 2, seed: 501, stride: 12 },
  { options: {}, components: otherSet, games: 1, seed: 601, stride: 20 },
] as const

/** How often each check was made in all plays together: those with a bot are short, and not every kind of choice comes up in each. */
const made: Record<string, number> = {}

describe.each([2, 3, 4])('the battery, with %i seats', (seats) => {
  it.each(plans)('finds nothing with $options, seed $seed', (plan) => {
    const report = battery(paxIlluminaten, { ...plan, seats, maxMoves: 20_000 })
    expect(report.findings).toEqual([])
    for (const [check, times] of Object.entries(report.checks)) made[check] = (made[check] ?? 0) + times
  })
})

it('the battery has made every kind of check', () => {
  expect(Object.keys(made).length).toBeGreaterThan(0)
  expect(Object.entries(made).filter(([, times]) => times < 100)).toEqual([])
})
