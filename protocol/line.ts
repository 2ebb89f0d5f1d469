/** What plays tricks with the lines around it: control characters, line breaks, changes of the direction of writing. */
const tricks = String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]`

/** Signs before a number, which Unicode counts among the format characters although they are seen. */
const seen = String.raw`\u{600}-\u{605}\u{6dd}\u{70f}\u{890}\u{891}\u{8e2}\u{110bd}\u{110cd}`

/** Joiners stand inside the words of some languages, and nowhere else; what else is invisible only makes texts differ that look the same. */
const joined = String.raw`[\p{L}\p{M}\p{S}]`
const joiner = String.raw`[\u200c\u200d]`
const invisible = String.raw`[\p{Cf}--[\u200c\u200d${seen}]]|(?<!${joined})${joiner}|${joiner}(?!${joined})`

/** Emoji come first: flags and families are made of what is invisible elsewhere. */
const emojiOrTrick = new RegExp(String.raw`(?<emoji>\p{RGI_Emoji})|(?<trick>${tricks}+)|(?:${invisible})`, 'gv')

/** Letters and the like that are drawn as nothing. */
export const blanks = String.raw`[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{16fe4}\u{13441}-\u{13446}]`

const visible = new RegExp(String.raw`[[\p{L}\p{N}\p{P}\p{S}]--${blanks}]`, 'v')

export const isVisible = (text: string): boolean => visible.test(text)

/** Whether a text is one line, and nothing in it hides or disturbs. */
export const isPlainLine = (text: string): boolean =>
  [...text.matchAll(emojiOrTrick)].every(({ groups }) => groups?.emoji !== undefined)

/** A text that somebody typed or pasted, as one plain line. */
export function lineOf(text: string): string {
  const line = text.replace(emojiOrTrick, (found, emoji?: string, trick?: string) =>
    emoji === undefined ? (trick === undefined ? '' : ' ') : found,
  )
  // What was taken out may have stood between two joiners.
  return isPlainLine(line) ? line.trim() : lineOf(line)
}

/** Where in a JSON value, as one would write it in code, the first text is that is no plain line; null, if there is none. */
export function unsafeText(value: unknown): string | null {
  const waiting = [{ path: '', value }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value === 'string' && !isPlainLine(next.value)) return next.path
    if (typeof next.value === 'object' && next.value !== null) {
      const { path, value } = next
      const isList = Array.isArray(value)
      const parts = Object.entries(value)
      if (parts.some(([key]) => !isPlainLine(key))) return path
      const below = (key: string) => (isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`)
      // The last one in is the first one out. The stack is our own: what strangers send may be nested thousands deep.
      waiting.push(...parts.reverse().map(([key, part]) => ({ path: below(key), value: part })))
    }
  }
  return null
}
