import { FastRandom, pick, type Random } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { applyPatch, patchOf } from '../index.ts'

function anyValue(random: Random, depth: number): unknown {
  const kind = random.below(depth > 0 ? 7 : 4)
  if (kind === 0) return random.below(4)
  if (kind === 1) return pick(['', 'a', 'length', '0'], random)
  if (kind === 2) return random.below(2) === 0
  if (kind === 3) return null
  return kind === 4 ? anyObject(random, depth - 1) : anyArray(random, depth - 1)
}

const anyArray = (random: Random, depth: number) =>
  Array.from({ length: random.below(5) }, () => anyValue(random, depth))

const anyObject = (random: Random, depth: number): object =>
  Object.fromEntries(
    Array.from({ length: random.below(6) }, () => [
      pick(['a', 'b', 'length', '0', '1', 'a/b', '~', '~1', '', '"', '__proto__', 'constructor'], random),
      anyValue(random, depth),
    ]),
  )

/** The same with a few parts exchanged, as views are from one move to the next. */
function touched(value: unknown, random: Random): unknown {
  if (random.below(6) === 0) return anyValue(random, 2)
  if (Array.isArray(value)) {
    const kept = value.map((each) => touched(each, random))
    return random.below(3) === 0 ? kept.slice(0, random.below(kept.length + 1)) : [...kept, random.below(3)]
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, touched(part, random)]))
}

describe('a patch', () => {
  it('leads from any view to any other', () => {
    const random = new FastRandom(1)
    for (let time = 0; time < 3000; time++) {
      const before = { ...anyObject(random, 3), touched: anyObject(random, 3) }
      const after = { ...(time % 2 === 0 ? anyObject(random, 3) : before), touched: touched(before.touched, random) }
      const kept = JSON.stringify(before)
      expect(applyPatch(before, patchOf(before, after))).toEqual(after)
      expect(JSON.stringify(before)).toBe(kept)
    }
  })

  it('is empty between equal views, and nobody notices fields that are undefined', () => {
    expect(patchOf({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual({})
    expect(patchOf({ a: 1, b: undefined }, { a: 1 })).toEqual({})
    expect(patchOf({ a: 1 }, { a: undefined })).toEqual({ a: [] })
    expect(applyPatch({ a: 1 }, { a: [] })).toEqual({})
  })

  it('names only what has changed', () => {
    const before = { hand: 7, spent: [0, 0, 0, 0], history: [1, 2, 3], todo: [{ type: 'play', owing: [1] }] }
    const after = { hand: 5, spent: [0, 2, 0, 0], history: [1, 2, 3, 4], todo: [{ type: 'play', owing: [2] }] }
    expect(patchOf(before, after)).toEqual({
      hand: 5,
      'spent/1': 2,
      'history/3': 4,
      'todo/0/owing/0': 2,
    })
  })

  it('cuts a list, and tells one as a whole that is half new', () => {
    expect(patchOf({ a: [1, 2, 3, 4] }, { a: [1, 2] })).toEqual({ 'a/length': 2 })
    expect(patchOf({ a: [1, 2, 3, 4] }, { a: [4, 3, 2, 1] })).toEqual({ a: [[4, 3, 2, 1]] })
    expect(patchOf({ a: [1, 2] }, { a: [] })).toEqual({ 'a/length': 0 })
    expect(patchOf({ a: { '/~': [1] } }, { a: { '/~': [2] } })).toEqual({ 'a/~1~0/0': 2 })
    expect(patchOf({ a: 1 }, { a: { b: [] } })).toEqual({ a: [{ b: [] }] })
  })

  it('leaves what has not changed the very same', () => {
    const before = { a: { b: [1] }, c: { d: 1 } }
    const after = applyPatch(before, { c: { d: 2 } })
    expect(after).toEqual({ a: { b: [1] }, c: { d: 2 } })
    expect(Reflect.get(after, 'a')).toBe(before.a)
  })

  it('says so when it does not fit', () => {
    expect(() => applyPatch({ a: 1 }, { a: { b: 2 } })).toThrow('does not fit')
  })
})
