import type { ComponentSet, SheetData } from '../sets.ts'
import { standardSet } from '../standard-set.ts'

/** A host's own set, different from ours in everything that a set may change: two symbols on a sheet, other agents, longer tracks. */
export const otherSet: ComponentSet = {
  ...standardSet,
  name: 'Our kitchen table',
  sheets: standardSet.sheets.map((sheet, at): SheetData => {
    const { id, faction, spaces, first, second, cardinal } = sheet
    return {
      id: `${id}-ours`,
      faction: id === 'H3' ? 'england' : faction,
      spaces: at % 2 === 0 ? [4, 3, 1, 1, 0] : spaces,
      first: at % 3 === 0 ? { prestige: 1, effects: ['bribe', 'placeAgent'] } : second,
      second: at % 4 === 0 ? { effects: ['queen', 'greyEminence'] } : first,
      cardinal: Math.sign(cardinal),
      ...(at % 5 === 0 && { name: `Sheet ${at + 1}` }),
    }
  }),
  incomeTrack: { start: 2, last: 5 },
  militaryTrack: [{ cost: 0 }, { cost: 2, bonus: 'prestige' }, { cost: 1 }, { cost: 5, bonus: 'income' }],
  cardinalStart: 5,
  prestigeLap: 10,
  startMoney: 5,
  startJewelsPlayer: 1,
  startJewelsCity: 3,
  jewelSell: 4,
  jewelBuy: 6,
  jewelPoints: 3,
  secondPlacementSurcharge: 1,
  agents: [-3, -1, -1, 1, 1, 2, 2, 4, 5],
  neutralAgents: [-1, 1, 2, 2, 5],
  pieceValue: 4,
  richelieuMost: 10,
  richelieuSecond: 5,
  factionSheets: [0, 2, 5, 9, 14, 20],
  quietRoundsToEnd: 3,
}
