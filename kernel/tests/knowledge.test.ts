import { describe, expect, it } from 'vitest'
import { sharesOf } from '../knowledge.ts'

describe('shares', () => {
  it('add up to 1, and are e times as large for what is worth more by the doubt', () => {
    const shares = sharesOf([3, 5, 1], 2)
    expect(shares[0] + shares[1] + shares[2]).toBeCloseTo(1)
    expect(shares[1] / shares[0]).toBeCloseTo(Math.E)
    expect(shares[0] / shares[2]).toBeCloseTo(Math.E)
  })

  it('leave nothing for what is out of mind', () => {
    const [best, near, far] = sharesOf([9, 7, 2.9], 1, 6)
    expect(best / near).toBeCloseTo(Math.E ** 2)
    expect(best + near).toBeCloseTo(1)
    expect(far).toBe(0)
  })

  it('stay numbers however much things are worth', () => {
    expect(sharesOf([1e6, 1e6, -1e6], 1)).toEqual([0.5, 0.5, 0])
    expect(sharesOf([-1e6], 0.01)).toEqual([1])
  })
})
