import type { Block } from '@eminence/kernel'
import { tablesOf } from '../data.ts'
import { signed } from './shared.ts'
import type { PrintedReward, RichelieuWords } from './words.ts'

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
