import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { canonical, hashOf, same, stateHasher } from '../index.ts'

const nested = (depth: number): object => {
  let inner: object = {}
  for (let level = 0; level < depth; level++) inner = { inner }
  return inner
}

describe('canonical text', () => {
  test('is the same whatever the order in which an object was built', () => {
    expect(canonical({ b: 1, a: { d: 2, c: 3 } })).toBe('{"a":{"c":3,"d":2},"b":1}')
    expect(canonical({ a: { c: 3, d: 2 }, b: 1 })).toBe('{"a":{"c":3,"d":2},"b":1}')
  })

  test('keeps the order of a list', () => {
    expect(canonical([2, 1, [3]])).toBe('[2,1,[3]]')
  })

  test('sorts keys by their characters, also those that look like numbers', () => {
    expect(canonical({ 10: 'x', 9: 'y', a: 'z', B: 'w' })).toBe('{"10":"x","9":"y","B":"w","a":"z"}')
  })

  test('escapes keys and texts as JSON does', () => {
    expect(canonical({ 'a"b': 'c\n' })).toBe('{"a\\"b":"c\\n"}')
  })

  test('leaves out what JSON leaves out', () => {
    expect(canonical({ a: undefined, b: null })).toBe('{"b":null}')
    expect(canonical([undefined])).toBe('[null]')
  })

  test('reads back as the value', () => {
    const value = { list: [1, 'two', null, { three: true }], text: '御所' }
    expect(JSON.parse(canonical(value))).toEqual(value)
  })
})

describe('same', () => {
  test.each<[unknown, unknown]>([
    [1, 1],
    [null, null],
    ['a', 'a'],
    [
      { type: 'send', envoy: 3 },
      { envoy: 3, type: 'send' },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
    [[], []],
  ])('takes %j and %j for equal', (a, b) => {
    expect(same(a, b)).toBe(true)
    expect(same(b, a)).toBe(true)
  })

  test.each<[unknown, unknown]>([
    [1, '1'],
    [0, null],
    [null, {}],
    [{}, []],
    [undefined, {}],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: '1' }],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 1]],
    [{ 0: 1 }, [1]],
    [{ length: 0 }, []],
    [{ toString: 1 }, {}],
    [{ a: null }, {}],
    [JSON.parse('{"__proto__":{}}'), { a: {} }],
  ])('tells %j from %j', (a, b) => {
    expect(same(a, b)).toBe(false)
    expect(same(b, a)).toBe(false)
  })

  test('is not led astray by a value nested too deep to be written down', () => {
    expect(same({ type: 'send' }, nested(100_000))).toBe(false)
    expect(same(nested(100_000), { inner: { inner: 1 } })).toBe(false)
  })

  test('tells values apart that JSON cannot write', () => {
    expect(same({ type: 'send', envoy: 3 }, { type: 'send', envoy: 3n })).toBe(false)
  })
})

describe('the hash of a state', () => {
  test('is the first 64 bits of the SHA-256 of its canonical text', () => {
    const state = { todo: [], hands: [[1, 2], []], name: '御所 🏯' }
    const digest = createHash('sha256').update(canonical(state)).digest('hex')
    expect(hashOf(state)).toBe(digest.slice(0, 16))
  })

  test('does not depend on the order in which the state was built, but on all that is in it', () => {
    expect(hashOf({ a: 1, b: [2] })).toBe(hashOf({ b: [2], a: 1 }))
    expect(hashOf({ a: 1, b: [2] })).not.toBe(hashOf({ a: 1, b: [3] }))
  })
})

describe('the hash of a state', () => {
  const native = (text: string) => createHash('sha256').update(text).digest('hex')
  const components = { stages: [3, { name: '関白', long: [true, null] }], name: 'Far' }
  const states = [
    { set: components, done: 3 },
    { done: 4, set: components, todo: [{ b: 1, a: [components] }] },
    { set: null },
  ]

  test.each(states)('%# is the same by the digest of the platform', (state) => {
    expect(hashOf(state, native)).toBe(hashOf(state))
  })

  test.each(states)('%# is the same where the components are written once', (state) => {
    expect(stateHasher(components)(state)).toBe(hashOf(state))
    expect(stateHasher(components, native)(state)).toBe(hashOf(state))
    expect(stateHasher(undefined)(state)).toBe(hashOf(state))
  })

  test('takes equal components of another identity as they are', () => {
    const [state] = states
    expect(stateHasher(structuredClone(components))(state)).toBe(hashOf(state))
    expect(stateHasher(components)({ ...state, set: { ...components, name: 'Near' } })).not.toBe(hashOf(state))
  })
})
