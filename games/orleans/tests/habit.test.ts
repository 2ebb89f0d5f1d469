import { FastRandom, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../events.ts'
import { orleans } from '../index.ts'
import { habit } from './habit.ts'
import { usual } from './position.ts'

/** A whole game of seats that want to get on; gives what happened how often. */
function playThrough(seats: number, openPlanning: boolean, seed: number): Record<string, number> {
  const random = new FastRandom(seed)
  const happened: Record<string, number> = {}
  const tell = ({ type }: Event) => {
    happened[type] = (happened[type] ?? 0) + 1
  }
  const s = orleans.setup(seats, { ...usual, openPlanning }, { random, tell })
  for (;;) {
    const decisions = orleans.decisions(s)
    if (decisions.length === 0) return happened
    const { seat } = pick(decisions, random)
    const before = orleans.clone(s)
    orleans.play(s, seat, habit(s, seat, random), { random, tell })
    expect(orleans.broken(s, before)).toEqual([])
  }
}

describe.each([2, 3, 4])('with %i seats that want to get on', (seats) => {
  it.each([false, true])('the invariants hold after every move (open planning: %s)', (openPlanning) => {
    const happened = playThrough(seats, openPlanning, 11 + seats)
    expect(happened.acted).toBeGreaterThan(20 * seats)
    expect(happened.gameEnded).toBe(1)
  })
})
