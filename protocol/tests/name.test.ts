import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { guestRequest, isGoodName, limits, nameKey, nameOf, normalName } from '../index.ts'

const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'

describe('a name', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Őrsi \u00a0 Éva ', 'Őrsi Éva'],
    ['O’Neil-Smith 2', 'O’Neil-Smith 2'],
    ['E\u0301va', 'Éva'],
    ['Ａｄａ', 'Ada'],
    ['田中　さん', '田中 さん'],
    ['ｼﾞｮﾝ Smith', 'ジョン Smith'],
    ['葛\u{e0100}城', '葛城'],
    ['レオナルド・ダ', 'レオナルド・ダ'],
    ['김 Lee 李', '김 Lee 李'],
    ['ㄅㄆ Lee', 'ㄅㄆ Lee'],
    ['Ольга', 'Ольга'],
    ['Γιάννης', 'Γιάννης'],
    ['محمد', 'محمد'],
    ['नमस्ते', 'नमस्ते'],
    ['ที่รัก', 'ที่รัก'],
    ['Zoë ♥', 'Zoë ♥'],
    [`👨\u200d👩\u200d👧 ${england}`, `👨\u200d👩\u200d👧 ${england}`],
    ['❤️', '❤️'],
    ['1️⃣', '1️⃣'],
  ])('is taken: %j', (typed, name) => {
    expect(v.parse(guestRequest, { name: typed })).toEqual({ name })
    expect(nameOf(typed)).toBe(name)
  })

  it.each([
    ['', 'nothing'],
    ['   ', 'spaces'],
    ['...', 'nothing but punctuation'],
    ['a\nb', 'a line break'],
    ['Ada\u200b', 'an invisible space'],
    ['A\u200dda', 'a joiner'],
    ['Ada\u202e', 'another direction'],
    ['\u3164', 'a filler'],
    ['A\u115fda', 'a filler of another kind'],
    ['Ada\u2800', 'a blank Braille pattern'],
    ['Ada\ue000', 'private use'],
    ['Ada\u0378', 'unassigned'],
    ['x\u{e0041}', 'a tag without a flag'],
    ['A\u0300\u0301\u0302\u0303', 'a tower of marks'],
    ['\u0301Ada', 'a mark before everything'],
    ['Аda', 'a Cyrillic A among Latin letters'],
    ['Αda', 'a Greek A among Latin letters'],
    ['Ада Лee', 'two alphabets'],
    ['Ольга 田中', 'Cyrillic and Han'],
    ['\ud83d', 'half a pair'],
    ['x'.repeat(limits.name + 1), 'too much'],
    ['ﷺ\u0020ﷺ', 'too much in its normal form'],
  ])('is refused: %j, %s', (name) => {
    expect(v.is(guestRequest, { name })).toBe(false)
  })

  it('is cleaned where that is possible', () => {
    expect(nameOf('Ada\u200b \n Love\u00adlace')).toBe('Ada Lovelace')
    expect(nameOf(`${'x'.repeat(limits.name - 1)}👨\u200d👩\u200d👧`)).toBe('x'.repeat(limits.name - 1))
    for (const typed of ['', '\u3164', 'Аda', '...']) expect(nameOf(typed)).toBe('')
  })

  it('stays as it is once it is normal', () => {
    for (const name of ['Ada', 'ジョン Smith', '™️ Ⅳ', `${england} x`]) {
      expect(normalName(normalName(name))).toBe(normalName(name))
      expect(isGoodName(normalName(name))).toBe(true)
    }
  })
})

describe('two names', () => {
  it.each([
    ['Ada', 'ada'],
    ['Ada Lee', 'AdaLee'],
    ['Ada', 'Ａｄａ'],
    ['COCO', 'СОСО'],
    ['coco', 'сосо'],
    ['NIKOTO', 'ΝΙΚΟΤΟ'],
    ['Al', 'AI'],
    ['Bob0', 'BobO'],
    ['Straße', 'STRASSE'],
    ['❤', '❤️'],
  ])('may be taken for each other: %s, %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  it.each([
    ['Ada', 'Ade'],
    ['Ada', 'Adá'],
    ['Ольга', 'Олег'],
    ['田中', '田口'],
  ])('are told apart: %s, %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })
})
