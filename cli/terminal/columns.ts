import type { Page } from './page.ts'
import { displayWidth, padEnd, padStart, wrap } from './width.ts'

const number = /^[-+±]?[\d.,∞]+( %)?$/
const gap = '  '

/** Rows under each other, each column as wide as its widest cell; columns of numbers stand to the right, `from` the row on that counts. */
export function aligned(rows: readonly (readonly string[])[], from = 0): string[] {
  const columns = rows[0].map((_, at) => rows.map((row) => row[at]))
  const widths = columns.map((cells) => Math.max(...cells.map(displayWidth)))
  const isNumeric = columns.map((cells) => cells.slice(from).every((cell) => cell === '' || number.test(cell)))
  return rows.map((row) =>
    row
      .map((cell, at) => (isNumeric[at] ? padStart(cell, widths[at]) : padEnd(cell, widths[at])))
      .join(gap)
      .trimEnd(),
  )
}

/** The same with a title over each column. */
export function titled(head: readonly string[], rows: readonly (readonly string[])[], { strong }: Page): string[] {
  const [first, ...rest] = aligned([head, ...rows], 1)
  return [strong(first), ...rest]
}

export const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`)

/** Names and what is to be said of them, side by side. */
export function described(rows: readonly (readonly [name: string, meaning: string])[], width: number): string[] {
  const names = Math.max(...rows.map(([name]) => displayWidth(name)))
  return rows.flatMap(([name, meaning]) => {
    const [first, ...rest] = wrap(meaning, width - names - 2 * gap.length)
    const lines = [padEnd(name, names) + gap + first, ...rest.map((line) => ' '.repeat(names) + gap + line)]
    return indented(lines)
  })
}
