import { describe, expect, it } from 'vitest'
import { isPlainLine, isVisible, lineOf, unsafeText } from '../index.ts'

describe('a line of text', () => {
  it.each([
    ['  Good luck!  ', 'Good luck!'],
    ['first\nsecond\r\n\tthird', 'first second third'],
    ['turned \u202eround\u2069', 'turned  round'],
    ['half a pair: \ud83d', 'half a pair:'],
    ['見事 👏🏽 Szép!', '見事 👏🏽 Szép!'],
    ['\n\u2028', ''],
    ['soft\u00adhy\u200bphen\ufeff', 'softhyphen'],
    ['lost \u200d joiner\u200c', 'lost  joiner'],
    ['a\u200d\u200b\u200db', 'ab'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['ශ්\u200dරී', 'ශ්\u200dරී'],
    [
      '👨\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      '👨\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
  ])('is made of %j', (typed, line) => {
    expect(lineOf(typed)).toBe(line)
    expect(isPlainLine(line)).toBe(true)
  })

  it.each(['a\nb', 'a\u0000', 'a\u202eb', '\ud83d', 'a\u200bb', 'a\u00adb', 'a \u200db', 'x\u{e0041}', '\u2066'])(
    'is not plain as it was typed: %j',
    (typed) => {
      expect(isPlainLine(typed)).toBe(false)
    },
  )

  it('can be seen, or not', () => {
    for (const text of ['a', '?', '7', '👏', '見']) expect(isVisible(text)).toBe(true)
    for (const text of ['', '  ', '\u3164', '\u2800 \u115f', '\u0301']) expect(isVisible(text)).toBe(false)
  })
})

describe('a text inside a value', () => {
  it('is found where it is not plain, the first of them', () => {
    expect(unsafeText({ name: 'a', sheets: [{ first: 'b' }, { first: 'c\n' }], last: '\u202e' })).toBe(
      'sheets[1].first',
    )
    expect(unsafeText(['a', ['b', '\u200b']])).toBe('[1][1]')
    expect(unsafeText({ sheets: [{ 'a\nb': 1 }] })).toBe('sheets[0]')
  })

  it('is not found where all are plain', () => {
    for (const value of [undefined, null, 7, 'plain', {}, [], { a: [true, { b: '見事 👏🏽' }] }])
      expect(unsafeText(value)).toBe(null)
  })

  it('is found however deep it is', () => {
    const deep = 30_000
    const nested: unknown = JSON.parse(`${'['.repeat(deep)}"\\n"${']'.repeat(deep)}`)
    expect(unsafeText(nested)).toBe('[0]'.repeat(deep))
  })
})
