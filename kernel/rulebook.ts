import type { Block, Picture, Rulebook } from './texts.ts'

/** Makers of the blocks of a rulebook, for a language that puts `space` between two sentences. */
export function blockMakers<Pictures extends Picture>(space: '' | ' ') {
  const join = (sentences: readonly string[]): string => sentences.join(space)
  return {
    text: (...sentences: readonly string[]): Block => ({ type: 'text', text: join(sentences) }),
    rule: (rule: string, ...sentences: readonly string[]): Block => ({ type: 'text', text: join(sentences), rule }),
    ruling: (rule: string, ...sentences: readonly string[]): Block => ({ type: 'ruling', text: join(sentences), rule }),
    list: (...texts: readonly string[]): Block => ({ type: 'list', items: texts.map((text) => ({ text })) }),
    rules: (...items: readonly (readonly [rule: string, text: string])[]): Block => ({
      type: 'list',
      items: items.map(([rule, text]) => ({ rule, text })),
    }),
    table: (head: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({ type: 'table', head, rows }),
    example: (...sentences: readonly string[]): Block => ({ type: 'example', text: join(sentences) }),
    drawnExample: (picture: Pictures, ...sentences: readonly string[]): Block => ({
      type: 'example',
      text: join(sentences),
      picture,
    }),
    picture: (picture: Pictures, ...sentences: readonly string[]): Block => ({
      type: 'picture',
      text: join(sentences),
      picture,
    }),
  }
}

export const blocksOf = ({ sections }: Rulebook): Block[] => sections.flatMap(({ blocks }) => blocks)

/** All that a reader reads in it. */
export function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'list':
      return block.items.map((item) => item.text)
    case 'table':
      return [...block.head, ...block.rows.flat()]
    default:
      return [block.text]
  }
}

/** The numbers of the rules that it words. */
export function rulesOf(block: Block): string[] {
  const worded = block.type === 'list' ? block.items : [block]
  return worded.flatMap((part) => ('rule' in part && part.rule !== undefined ? [part.rule] : []))
}

export const pageTexts = ({ sections }: Rulebook): string[] =>
  sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)])
