const longest = 300

/** What breaks a line, or steers a terminal instead of being shown. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** One line that shows what it says, whatever is quoted in it; of a long one the beginning and the end. */
export function oneLine(text: string): string {
  const characters = Array.from(text.replace(unprintable, escaped))
  if (characters.length <= longest) return characters.join('')
  const half = longest / 2
  return [...characters.slice(0, half), '…', ...characters.slice(1 - half)].join('')
}
