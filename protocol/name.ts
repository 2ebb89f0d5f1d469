import { limits } from './limits.ts'
import { blanks, lineOf } from './line.ts'

const emojiOrSelector = /(?<emoji>\p{RGI_Emoji})|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gv

/** A name as it is kept: in one form, however it was typed. */
export const normalName = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(emojiOrSelector, (_found, emoji?: string) => emoji ?? '')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()

const forbidden = new RegExp(String.raw`[\p{C}\p{Zl}\p{Zp}${blanks}]|(?:^| )\p{M}|\p{M}{3}`, 'v')
const something = /[\p{L}\p{N}\p{S}]/u

/** Those that people write their names in today. */
const scripts =
  'Adlam Arabic Armenian Balinese Bengali Bopomofo Canadian_Aboriginal Cham Cherokee Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana Javanese Kannada Katakana Khmer Lao Latin Malayalam Mongolian Myanmar Nko Ol_Chiki Oriya Sinhala Sundanese Syriac Tamil Telugu Thaana Thai Tibetan Tifinagh Vai Yi'.split(
    ' ',
  )

/** Scripts that are written together, and whose letters nobody takes for each other. */
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

/** By UTS 39, "highly restrictive": all letters are of one of these sets. */
const ofOneWriting = [...scripts.map((script) => [script]), ...together].map((set) => {
  const letters = ['Common', 'Inherited', ...set].map((script) => String.raw`\p{scx=${script}}`)
  return new RegExp(`^[${letters.join('')}]*$`, 'u')
})

/** Whether a name can be seen, can be told from others, and keeps to its own line. It is asked of a normal name. */
export function isGoodName(name: string): boolean {
  // Emoji are good, whatever they are made of.
  const rest = name.replace(/\p{RGI_Emoji}/gv, '☺')
  return !forbidden.test(rest) && something.test(rest) && ofOneWriting.some((writing) => writing.test(rest))
}

/** The name that somebody typed or pasted, in the form in which a server takes it; empty, if there is none in it. */
export function nameOf(typed: string): string {
  const name = normalName(lineOf(typed))
  const short = name.length <= limits.name ? name : normalName(firstOf(name))
  return isGoodName(short) ? short : ''
}

/** As many whole characters as a name may have. */
function firstOf(name: string): string {
  let first = ''
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (first.length + segment.length > limits.name) break
    first += segment
  }
  return first
}

const lookAlikes = new Map(
  [
    ['ΑАⱭ', 'A'],
    ['ΒВ', 'B'],
    ['СϹ', 'C'],
    ['Ԁ', 'D'],
    ['ΕЕ', 'E'],
    ['Ɡ', 'G'],
    ['ΗНҺ', 'H'],
    ['ΙІӀL1|', 'I'],
    ['Ј', 'J'],
    ['ΚК', 'K'],
    ['ΜМ', 'M'],
    ['Ν', 'N'],
    ['ΟО0', 'O'],
    ['ΡР', 'P'],
    ['Ԛ', 'Q'],
    ['Ѕ', 'S'],
    ['ΤТ', 'T'],
    ['Ѵ', 'V'],
    ['Ԝ', 'W'],
    ['ΧХ', 'X'],
    ['ΥУҮ', 'Y'],
    ['Ζ', 'Z'],
  ].flatMap(([alike, letter]) => [...alike].map((each) => [each, letter] as const)),
)

const ignored = new RegExp(String.raw`[\s${blanks}]`, 'gv')

/** The same for two names that people may take for each other. */
export const nameKey = (name: string): string =>
  [...normalName(name).replace(ignored, '').toUpperCase()].map((letter) => lookAlikes.get(letter) ?? letter).join('')
