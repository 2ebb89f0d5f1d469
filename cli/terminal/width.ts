/** Characters that take two columns of a terminal: kana, kanji, hangul and the full-width forms. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/u
const mark = /\p{Mark}/u

const widthOf = (character: string): number => (mark.test(character) ? 0 : wide.test(character) ? 2 : 1)

/** How many columns of a terminal the text takes. */
export const displayWidth = (text: string): number =>
  Array.from(text).reduce((width, character) => width + widthOf(character), 0)

const spaces = (text: string, width: number): string => ' '.repeat(Math.max(0, width - displayWidth(text)))

export const padEnd = (text: string, width: number): string => text + spaces(text, width)
export const padStart = (text: string, width: number): string => spaces(text, width) + text

const kanaAndKanji = '\u3041-\u9fff'
const opening = '\u300c\u300e\u3010\uff08'
const closing = '\u3001\u3002\u300d\u300f\u3011\u30fc\uff01\uff09\uff0c\uff1a\uff1f'
/** What stays together on a line: a word, or one wide character with the brackets and marks that belong to it. */
const unit = new RegExp(
  `\\s*[${opening}]*(?:[${kanaAndKanji}]|[^\\s${kanaAndKanji}${opening}${closing}]+)?[${closing}]*`,
  'gu',
)

/** Breaks a text into lines; those after the first begin with the indent. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = []
  let line = ''
  for (const [word] of text.matchAll(unit)) {
    if (word !== '' && line.trim() !== '' && displayWidth(line + word) > width) {
      lines.push(line)
      line = indent + word.trimStart()
    } else line += word
  }
  return [...lines, line]
}
