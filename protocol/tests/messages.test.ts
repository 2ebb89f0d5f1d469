import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { admitRequest, clientMessage, guestRequest, limits, sitRequest, tableRequest } from '../index.ts'

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
    { type: 'reveal', table, nonce: '0a'.repeat(32) },
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
    { type: 'play', id: '1', table, version: 1e9 + 1, move: { type: 'pass' } },
    { type: 'play', id: '1', table, version: 0, move: { type: 'x'.repeat(61) } },
    { type: 'play', id: '1', table: `${table}\n`, version: 0, move: { type: 'pass' } },
    { type: 'reveal', table },
    { type: 'reveal', table, nonce: '0A'.repeat(32) },
    { type: 'reveal', table, nonce: null },
    { type: 'reveal', id: '1', table, nonce: '0a'.repeat(32) },
    { type: 'say', id: '1', table, text: '   ' },
    { type: 'say', id: '1', table, text: 'a\u202eb' },
    { type: 'say', id: '1', table, text: 'x'.repeat(limits.text + 1) },
  ])('is not read: %j', (message) => {
    expect(v.is(clientMessage, message)).toBe(false)
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

  it('takes a commitment of 32 bytes, and no nonce', () => {
    const commitment = '0a'.repeat(32)
    expect(v.is(sitRequest, { seat: 0, commitment })).toBe(true)
    for (const other of ['', '0A'.repeat(32), '0a'.repeat(31), `${commitment}\n`, 5, null])
      expect(v.is(sitRequest, { seat: 0, commitment: other })).toBe(false)
    expect(v.is(sitRequest, { seat: 0, nonce: commitment })).toBe(false)
    expect(v.is(sitRequest, { seat: 0, commitment, nonce: commitment })).toBe(false)
  })

  it('admits a newcomer by number, or does not', () => {
    expect(v.is(admitRequest, { number: 1, yes: false })).toBe(true)
    for (const request of [{ number: 0, yes: true }, { number: 1.5, yes: true }, { number: 1, yes: 1 }, { number: 1 }])
      expect(v.is(admitRequest, request)).toBe(false)
  })
})
