import type { Block } from '@eminence/kernel'
import { tablesOf } from '../data.ts'
import type { BoxPicture, RulebookPicture } from './pictures.ts'
import { signed } from './shared.ts'
import type { PrintedReward, RichelieuWords } from './words.ts'

/** Makers of rulebook blocks for a language that puts `space` between two sentences. */
export function blocks(space: '' | ' ') {
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
    box: (picture: BoxPicture, ...sentences: readonly string[]): Block => ({
      type: 'example',
      text: join(sentences),
      picture,
    }),
    picture: (picture: RulebookPicture, ...sentences: readonly string[]): Block => ({
      type: 'picture',
      text: join(sentences),
      picture,
    }),
    example: (...sentences: readonly string[]): Block => ({ type: 'example', text: join(sentences) }),
  }
}

export interface SheetHead {
  readonly sheet: string
  readonly faction: string
  readonly spaces: string
  readonly first: string
  readonly second: string
  readonly cardinal: string
}

/** What is printed on the sheets of one side of the set that comes with the game. */
export function sheetTable(
  { sheets, factions }: RichelieuWords,
  reward: (printed: PrintedReward) => string,
  isRichelieu: boolean,
  head: SheetHead,
): Block {
  const { set, rewards } = tablesOf({ set: null })
  const names: Readonly<Record<string, string>> = sheets
  const rows = set.sheets.flatMap(({ id, year, faction, spaces, cardinal }, sheet) => {
    if ((faction === 'richelieu') !== isRichelieu) return []
    const printed = [spaces.join(' '), reward(rewards[2 * sheet]), reward(rewards[2 * sheet + 1]), signed(cardinal)]
    return [[`${names[id]} (${year})`, ...(isRichelieu ? [] : [factions[faction]]), ...printed]]
  })
  const { sheet, faction, spaces, first, second, cardinal } = head
  return { type: 'table', head: [sheet, ...(isRichelieu ? [] : [faction]), spaces, first, second, cardinal], rows }
}
