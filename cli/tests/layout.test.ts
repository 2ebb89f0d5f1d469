import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { nearest } from '../arguments/nearest.ts'
import { aligned } from '../terminal/columns.ts'
import { pageOn } from '../terminal/page.ts'
import { displayWidth, wrap } from '../terminal/width.ts'

describe('lines', () => {
  it('are broken between words', () => {
    expect(wrap('the quick brown fox', 10)).toEqual(['the quick', 'brown fox'])
    expect(wrap('- the quick brown fox', 12, '  ')).toEqual(['- the quick', '  brown fox'])
    expect(wrap('a word-that-is-far-too-long for it', 10)).toEqual(['a', 'word-that-is-far-too-long', 'for it'])
    expect(wrap('', 10)).toEqual([''])
  })

  it('of Japanese are broken anywhere, but not before a closing mark nor after an opening one', () => {
    expect(wrap('王冠は、強い。', 6)).toEqual(['王冠', 'は、強', 'い。'])
    expect(wrap('札（27枚）', 5)).toEqual(['札', '（27', '枚）'])
  })
})

describe('columns', () => {
  it('count wide characters twice', () => {
    expect(displayWidth('王冠 K')).toBe(6)
    expect(
      aligned([
        ['王冠', 'x'],
        ['K', 'y'],
      ]),
    ).toEqual(['王冠  x', 'K     y'])
  })

  it('put numbers to the right', () => {
    expect(
      aligned([
        ['a', '5'],
        ['b', '12'],
      ]),
    ).toEqual(['a   5', 'b  12'])
    expect(aligned([['rate'], ['5.0 %'], ['-12 %']], 1)).toEqual([' rate', '5.0 %', '-12 %'])
  })
})

describe('emphasis', () => {
  const output = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY, columns: 60 })

  it('is for terminals that want it', () => {
    expect(pageOn(output(true), {}).strong('now')).toBe('\x1b[1mnow\x1b[22m')
    expect(pageOn(output(true), { NO_COLOR: '' }).strong('now')).toBe('\x1b[1mnow\x1b[22m')
    expect(pageOn(output(true), { NO_COLOR: '1' }).strong('now')).toBe('now')
    expect(pageOn(output(false), {}).strong('now')).toBe('now')
  })

  it('comes with a width', () => {
    expect(pageOn(output(true), {}).width).toBe(60)
    expect(pageOn(new PassThrough(), {}).width).toBe(80)
  })
})

describe('the nearest word', () => {
  const words = ['play', 'replay', 'simulate']

  it('begins like it, or differs least', () => {
    expect(nearest('sim', words)).toBe('simulate')
    expect(nearest('pley', words)).toBe('play')
    expect(nearest('reply', words)).toBe('replay')
  })
})
