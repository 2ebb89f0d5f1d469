import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SharedWork } from '../reads/shared-work.ts'

describe('what several ask for', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is worked out once, and again after a while', async () => {
    const shared = new SharedWork<number>()
    let times = 0
    const work = async () => ++times
    expect(await Promise.all([shared.run('a', work), shared.run('a', work)])).toEqual([1, 1])
    expect(await shared.run('a', work)).toBe(1)
    expect(await shared.run('b', work)).toBe(2)
    vi.advanceTimersByTime(10_000)
    expect(await shared.run('a', work)).toBe(3)
  })

  it('is asked for again where it failed', async () => {
    const shared = new SharedWork<number>()
    await expect(shared.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await shared.run('a', async () => 7)).toBe(7)
  })

  it('is kept of a few things only', async () => {
    const shared = new SharedWork<number>()
    for (let key = 0; key <= 16; key++) await shared.run(`${key}`, async () => key)
    expect(await shared.run('16', async () => -1)).toBe(16)
    expect(await shared.run('0', async () => -1)).toBe(-1)
  })
})
