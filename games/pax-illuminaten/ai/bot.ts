import { count, factionIndexes, isHigh, slotsIn, tablesOf } from '../data.ts'
import { controlledBy, controllerOf, disksOnMap, lodgesOf } from '../map.ts'
import { edictsDiscarded } from '../rules/turn/edicts.ts'
import type { State } from '../state.ts'

/** Table 2.10: what the bots need to win. */
export const disksToWin = 8
const [cardsOfLodge, edictsToWin, affiliatedToWin, highToWin, exhaustionsToWin] = [5, 4, 5, 3, 2]

/** How near the bot is to its plots, from 0 to 1 each; and how many disks it lacks. */
export function botFeatures(s: State): number[] {
  const missing = Math.max(0, disksToWin - disksOnMap(s, s.bot))
  const lodge = sizeOfLodge(s) / cardsOfLodge
  const own = ownPlot(s)
  return [1, missing, Math.exp(-missing / 1.5), lodge, own, own * own * own]
}

/** The largest lodge under its control, up to what it needs. */
function sizeOfLodge(s: State): number {
  let most = 0
  for (const faction of factionIndexes) {
    for (const lodge of lodgesOf(s, faction)) {
      if (count(lodge) > most && controllerOf(s, lodge) === s.bot) most = count(lodge)
    }
  }
  return Math.min(cardsOfLodge, most)
}

/** How much there is of the plot that only this bot has. */
function ownPlot(s: State): number {
  const { isFreemason, isRosicrucian } = tablesOf(s)
  const controlled = (fits: (card: number) => boolean) =>
    slotsIn(controlledBy(s, s.bot)).filter((slot) => fits(s.map[slot])).length
  switch (s.options.bot) {
    case 'germain':
      return Math.min(1, edictsDiscarded(s) / edictsToWin)
    case 'joseph':
      return Math.min(1, s.exhaustions / exhaustionsToWin)
    case 'cagliostro':
      return Math.min(1, controlled((card) => isFreemason[card] || isRosicrucian[card]) / affiliatedToWin)
    default:
      return Math.min(1, controlled(isHigh) / highToWin)
  }
}
