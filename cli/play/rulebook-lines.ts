import type { Block, Rulebook } from '@eminence/kernel'
import { aligned, indented } from '../terminal/columns.ts'
import type { Page } from '../terminal/page.ts'
import { displayWidth, wrap } from '../terminal/width.ts'
import type { CliTexts } from '../texts/texts.ts'

/** The chapters that teach a game. */
export function rulebookLines(
  { sections }: Rulebook,
  { play: words, named }: CliTexts,
  { strong, width }: Page,
): string[] {
  const linesOf = (block: Block): string[] => {
    switch (block.type) {
      case 'text':
        return wrap(numbered(block), width)
      case 'picture':
        return wrap(block.text, width)
      case 'list':
        return block.items.flatMap((item) => wrap(`- ${numbered(item)}`, width, '  '))
      case 'table':
        return tableLines(block, width, named)
      case 'example':
        return indented(wrap(named(words.example, block.text), width - 2))
      case 'ruling':
        return wrap(named(words.ruling, numbered(block)), width)
    }
  }
  return sections.flatMap(({ title, blocks }) => [strong(title), ...blocks.flatMap((block) => [...linesOf(block), ''])])
}

const numbered = ({ text, rule }: { readonly text: string; readonly rule?: string }): string =>
  rule === undefined ? text : `${text} [${rule}]`

/** A table that is too wide becomes a list: each row by its first cell, the others named by the head. */
function tableLines(
  { head, rows }: Extract<Block, { type: 'table' }>,
  width: number,
  named: CliTexts['named'],
): string[] {
  const lines = aligned([head, ...rows])
  if (lines.every((line) => displayWidth(line) <= width)) return lines
  return rows.flatMap(([first, ...rest]) => [
    ...wrap(`- ${first}`, width, '  '),
    ...rest.flatMap((cell, at) => indented(wrap(named(head[at + 1], cell), width - 2, '  '))),
  ])
}
