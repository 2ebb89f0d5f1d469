import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { clientMessage, guestRequest, isPlay, limits, sitRequest, tableRequest } from '../index.ts'

const table = 'abcdefABC123'

describe('a message of a client', () => {
  it.each([
    { type: 'follow', table },
    { type: 'follow', table, since: { version: 3, seat: null, said: 0 } },
    { type: 'unfollow', table },
    { type: 'play', id: '1', table, version: 0, move: { type: 'pass' } },
    { type: 'play', id: '1', table, version: 0, move: { type: 'play', card: 3 } },
    { type: 'undo', id: '1', table, version: 5 },
    { type: 'say', id: '1', table, text: 'Szép! 見事' },
  ])('is read: %j', (message) => {
    expect(v.parse(clientMessage, message)).toEqual(message)
  })

  it.each([
    null,
    [],
    'follow',
    {},
    { type: 'constructor' },
    { type: 'follow' },
    { type: 'follow', table: '../../etc' },
    { type: 'follow', table, more: 1 },
    { type: 'follow', table, since: 3 },
    { type: 'follow', table, since: { version: -1, seat: null, said: 0 } },
    { type: 'play', id: '', table, version: 0, move: { type: 'pass' } },
    { type: 'play', id: 'x'.repeat(limits.requestId + 1), table, version: 0, move: { type: 'pass' } },
    { type: 'play', id: '1', table, version: 0.5, move: { type: 'pass' } },
    { type: 'play', id: '1', table, version: 0, move: 'pass' },
    { type: 'play', id: '1', table, version: 0, move: {} },
    { type: 'play', id: '1', table, version: 0, move: [] },
    { type: 'play', id: '1', table, version: 0, seat: 1, move: { type: 'pass' } },
    { type: 'say', id: '1', table, text: '   ' },
    { type: 'say', id: '1', table, text: 'a\u202eb' },
    { type: 'say', id: '1', table, text: 'x'.repeat(limits.text + 1) },
  ])('is not read: %j', (message) => {
    expect(v.is(clientMessage, message)).toBe(false)
  })
})

describe('a move to be played', () => {
  const move = { type: 'play', card: 3 }
  const right = { type: 'play', id: '1', table, version: 0, move }
  const odd = [
    undefined,
    null,
    true,
    -1,
    0.5,
    1e9,
    1e9 + 1,
    Number.NaN,
    '',
    'x',
    'x'.repeat(61),
    table,
    `${table}\n`,
    [],
    {},
  ]
  const keys = ['type', 'id', 'table', 'version', 'move', 'more', '__proto__']
  const bent = keys.flatMap((key) => [
    ...odd.map((value) => ({ ...right, [key]: value })),
    Object.fromEntries(Object.entries(right).filter(([name]) => name !== key)),
  ])
  const bentMoves = odd.map((value) => ({ ...right, move: { ...move, type: value } }))
  const list = Object.assign([], right)

  it.each([right, ...odd, ...bent, ...bentMoves, list].map((message) => ({ message })))(
    'is one by hand as by the schema: %j',
    ({ message }) => {
      const isOne = v.is(clientMessage, message) && message.type === 'play'
      expect(isPlay(message)).toBe(isOne)
    },
  )

  it('is one at all', () => {
    expect(isPlay(right)).toBe(true)
  })
})

describe('a request', () => {
  it('trims names and refuses those that are none', () => {
    expect(v.parse(guestRequest, { name: '  Ada ' })).toEqual({ name: 'Ada' })
    for (const name of ['', ' ', 'a\nb', 'x'.repeat(limits.name + 1), 7, null])
      expect(v.is(guestRequest, { name })).toBe(false)
  })

  it('takes plain options only, and not too many', () => {
    const opened = { game: 'trounce', seats: 4, options: { bestOfThree: true }, watch: 'all' }
    expect(v.is(tableRequest, opened)).toBe(true)
    expect(v.is(tableRequest, { ...opened, options: { a: {} } })).toBe(false)
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`o${at}`, 1]))
    expect(v.is(tableRequest, { ...opened, options: many })).toBe(false)
    expect(v.is(tableRequest, { ...opened, watch: 'nobody' })).toBe(false)
  })

  it('takes a nonce of 32 bytes', () => {
    expect(v.is(sitRequest, { seat: 0, nonce: '0a'.repeat(32) })).toBe(true)
    for (const nonce of ['', '0A'.repeat(32), '0a'.repeat(31), 5])
      expect(v.is(sitRequest, { seat: 0, nonce })).toBe(false)
  })
})
