import { describe, expect, it } from 'vitest'
import { lineOf, plainLine } from '../index.ts'

describe('a line of text', () => {
  it.each([
    ['  Good luck!  ', 'Good luck!'],
    ['first\nsecond\r\n\tthird', 'first second third'],
    ['turned \u202eround\u2069', 'turned  round'],
    ['half a pair: \ud83d', 'half a pair:'],
    ['見事 👏🏽 Szép!', '見事 👏🏽 Szép!'],
    ['\n\u2028', ''],
  ])('is made of %j', (typed, line) => {
    expect(lineOf(typed)).toBe(line)
    expect(line).toMatch(plainLine)
  })

  it('is not plain as it was typed', () => {
    for (const typed of ['a\nb', 'a\u0000', 'a\u202eb', '\ud83d']) expect(typed).not.toMatch(plainLine)
  })
})
