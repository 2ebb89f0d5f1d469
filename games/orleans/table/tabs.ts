import type { Move } from '../moves.ts'
import type { Tab } from './words.ts'

const tabOf: Partial<Record<Move['type'], Tab>> = {
  travel: 'map',
  takeGood: 'map',
  leaveGoods: 'map',
  doDeed: 'deeds',
  act: 'board',
  pass: 'board',
  draw: 'board',
  store: 'board',
  put: 'board',
  confirm: 'board',
  reopen: 'board',
  giveStationAt: 'map',
  giveTile: 'board',
  giveTechAt: 'board',
}

/** Where a small screen has to look for what is asked now; null if that is anywhere. */
export function tabFor(moves: readonly Move[]): Tab | null {
  for (const { type } of moves) {
    const tab = tabOf[type]
    if (tab !== undefined) return tab
  }
  return null
}
