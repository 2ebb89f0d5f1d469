import { describe, expect, it } from 'vitest'
import { spread, type Wish } from '../spread.ts'

const mark = (at: number, weight = 1): Wish => ({ at, width: 20, weight })

describe('marks on a track', () => {
  it('stand where they belong, if there is room', () => {
    expect(spread([mark(10), mark(30), mark(90)], 100)).toEqual([10, 30, 90])
    expect(spread([], 100)).toEqual([])
  })

  it('share the way that they have to give', () => {
    expect(spread([mark(50), mark(50)], 100)).toEqual([40, 60])
    expect(spread([mark(48), mark(50), mark(52), mark(90)], 200)).toEqual([30, 50, 70, 90])
  })

  it('a heavy one stays', () => {
    const [light, heavy, after] = spread([mark(50), mark(50, 1000), mark(55)], 100)
    expect(heavy).toBeCloseTo(50, 0)
    expect(heavy - light).toBeCloseTo(20)
    expect(after - heavy).toBeCloseTo(20)
  })

  it('never cover each other nor leave the track, in their order', () => {
    for (const at of [0, 3, 50, 97, 100]) {
      const places = spread([mark(at), mark(at, 50), mark(at), mark(100)], 100)
      expect(places[0]).toBeGreaterThanOrEqual(10)
      expect(places[3]).toBeLessThanOrEqual(90)
      for (const next of [1, 2, 3]) expect(places[next] - places[next - 1]).toBeGreaterThanOrEqual(20)
    }
  })
})
