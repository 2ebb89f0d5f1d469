import { describe, expect, it, vi } from 'vitest'
import { addressKey } from '../limits/address.ts'
import { CpuBudget } from '../limits/cpu.ts'
import { TokenBucket, TokenBuckets } from '../limits/token-bucket.ts'

/** A clock that stands still until it is moved. */
function stoppedClock() {
  const clock = { now: 1000 }
  return { clock, read: () => clock.now }
}

describe('a token bucket', () => {
  it('is used up and fills with time', () => {
    const { clock, read } = stoppedClock()
    const bucket = new TokenBucket({ perSecond: 10, burst: 2 }, read)
    expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false])
    clock.now += 99
    expect(bucket.take()).toBe(false)
    clock.now += 11
    expect(bucket.take()).toBe(true)
    clock.now += 1000
    expect(bucket.isFull).toBe(true)
    expect([bucket.take(2), bucket.take()]).toEqual([true, false])
  })

  it('goes into debt for what has been done, and is empty until that is paid', () => {
    const { clock, read } = stoppedClock()
    const bucket = new TokenBucket({ perSecond: 200, burst: 1000 }, read)
    expect(bucket.isEmpty).toBe(false)
    bucket.charge(1400)
    expect([bucket.isEmpty, bucket.secondsOfDebt]).toEqual([true, 2])
    clock.now += 2000
    expect([bucket.isEmpty, bucket.secondsOfDebt]).toEqual([true, 0])
    clock.now += 1
    expect(bucket.isEmpty).toBe(false)
  })

  it('does not care when the time of day is set back', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(new Date('2026-11-18T12:00:00Z'))
      const bucket = new TokenBucket({ perSecond: 1_000_000, burst: 1 })
      expect(bucket.take()).toBe(true)
      vi.setSystemTime(new Date('2026-11-18T11:00:00Z'))
      const from = performance.now()
      while (performance.now() - from < 1);
      expect(bucket.take()).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is kept for each key until it is full again', () => {
    const { clock, read } = stoppedClock()
    const buckets = new TokenBuckets({ perSecond: 1, burst: 1 }, read)
    expect([buckets.take('a'), buckets.take('a'), buckets.take('b')]).toEqual([true, false, true])
    clock.now += 500
    buckets.sweep()
    expect(buckets.size).toBe(2)
    clock.now += 1500
    buckets.sweep()
    expect(buckets.size).toBe(0)
    expect([buckets.isEmpty('nobody'), buckets.secondsOfDebt('nobody'), buckets.size]).toEqual([false, 0, 0])
  })
})

describe('the key of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['whatever a header says', 'unknown'],
    ['', 'unknown'],
  ])('of %j is %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key)
  })
})

describe('the budget of an address', () => {
  /** Of a millisecond a second: five at once. */
  function smallBudget() {
    const { clock, read } = stoppedClock()
    const work = (milliseconds: number) => {
      clock.now += milliseconds
    }
    return { cpu: new CpuBudget(1, read), work }
  }

  it('is charged with the work that is begun for it, and nobody else’s', () => {
    const { cpu, work } = smallBudget()
    cpu.begin('a')
    work(10)
    cpu.begin('b')
    work(1)
    cpu.end()
    work(10)
    cpu.end()
    expect([cpu.isInDebt('a'), cpu.secondsOfDebt('a'), cpu.isInDebt('b')]).toEqual([true, 5, false])
  })

  it('is charged with what promises do in the same turn, and not with what comes later', async () => {
    const { cpu, work } = smallBudget()
    cpu.begin('a')
    await Promise.resolve()
    work(10)
    await new Promise(setImmediate)
    expect(cpu.isInDebt('a')).toBe(true)
    cpu.begin('b')
    await new Promise(setImmediate)
    work(10)
    await new Promise(setImmediate)
    expect(cpu.isInDebt('b')).toBe(false)
  })

  it('is charged with bytes, and told in whole seconds', () => {
    const { cpu } = smallBudget()
    cpu.chargeBytes('a', 4 * 65_536)
    expect(cpu.isInDebt('a')).toBe(false)
    cpu.chargeBytes('a', 2.5 * 65_536)
    expect([cpu.isInDebt('a'), cpu.secondsOfDebt('a')]).toEqual([true, 2])
  })
})
