import type { Move } from '../moves.ts'
import type { Tab } from './words.ts'

const tabOf: Partial<Record<Move['type'], Tab>> = {
  land: 'city',
  entrance: 'city',
  rowCube: 'city',
  columnCube: 'city',
  space: 'city',
  rubble: 'city',
  plan: 'city',
  visit: 'city',
  discard: 'city',
  state: 'court',
  do: 'court',
  office: 'court',
  fromOffice: 'court',
  tradeWith: 'court',
  give: 'court',
  favor: 'court',
  treasury: 'court',
  draw: 'court',
  decree: 'harbour',
  sell: 'harbour',
  steps: 'harbour',
  ahead: 'harbour',
  takeGood: 'harbour',
  raisePrice: 'harbour',
  usePlan: 'boards',
  replace: 'boards',
  dropTile: 'boards',
  giveBack: 'boards',
  loseGood: 'boards',
  dropGood: 'boards',
  unlockTop: 'boards',
  unlockBottom: 'boards',
}

/** Where a small screen has to look for what is asked now; null if that is anywhere. */
export function tabFor(moves: readonly Move[]): Tab | null {
  for (const { type } of moves) {
    const tab = tabOf[type]
    if (tab !== undefined) return tab
  }
  return null
}
