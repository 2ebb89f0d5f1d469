import { FastRandom, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import type { Event } from '../../events.ts'
import { richelieu } from '../../index.ts'
import { usual } from '../../tests/position.ts'
import { asides, type Resolution, resolutionsIn } from '../resolution.ts'

/** What the audience is told, move by move, while a table is played at random. */
function* toldIn(seats: number, seed: number): Generator<readonly Event[]> {
  const random = new FastRandom(seed)
  const state = richelieu.setup(seats, usual, { random })
  for (let [decision] = richelieu.decisions(state); decision; [decision] = richelieu.decisions(state)) {
    const { seat } = decision
    const moves = richelieu.moves(state, seat)
    const onSheets = moves.filter((move) => 'space' in move)
    const told: Event[] = []
    richelieu.play(state, seat, pick(onSheets.length > 0 ? onSheets : moves, random), {
      random,
      tell: (event) => told.push(event),
    })
    yield told
  }
}

describe.each([2, 3, 4])('with %i seats', (seats) => {
  it('thirteen intrigues are told, each to its end, however often choices interrupt them', () => {
    let underWay: Resolution | null = null
    const ended: Resolution[] = []
    let interrupted = 0
    for (const told of toldIn(seats, seats)) {
      const found = resolutionsIn(underWay, told)
      ended.push(...found.filter(({ isOver }) => isOver))
      underWay = found.at(-1) ?? null
      if (underWay?.isOver === false) interrupted++
    }
    expect(ended.map(({ began }) => began.intrigue)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1))
    expect(interrupted).toBeGreaterThan(0)
    for (const { began, won, steps } of ended) {
      expect(won.box).toBe(began.box)
      expect(steps.filter(({ type }) => type === 'cardinalMoved')).toHaveLength(1)
      expect(steps.filter(({ type }) => type === 'rewarded').length).toBeLessThanOrEqual(2)
    }
  })
})

it('nothing is told where nothing was resolved', () => {
  expect(resolutionsIn(null, [{ type: 'incomeTaken', seat: 0, money: 1 }])).toEqual([])
})

it('the words beside the ranking do not repeat it', () => {
  for (const told of toldIn(3, 8)) {
    for (const resolution of resolutionsIn(null, told)) {
      const types = asides(resolution).map(({ type }) => type)
      expect(types).not.toContain('rewarded')
      expect(types).not.toContain('boxCleared')
    }
  }
})
