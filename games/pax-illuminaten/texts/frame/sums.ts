import type { Seat } from '@eminence/kernel'
import { count, factionIndexes, handLimit, professions, scholars } from '../../data.ts'
import { disksIn, lodgesOf } from '../../map.ts'
import { hasCard } from '../../state.ts'
import type { View } from '../../view.ts'

/** PI-18.3: what each seat would score now. */
export function pointsOf(view: View): number[] {
  const board = { ...view, map: view.map.slice() }
  const scoring = factionIndexes.flatMap((faction) => {
    const lodges = lodgesOf(board, faction)
    const size = Math.max(...lodges.map(count))
    return lodges.filter((lodge) => count(lodge) === size)
  })
  return view.supply.map((_, seat) => scoring.reduce((sum, lodge) => sum + disksIn(view, seat, lodge), 0))
}

/** PI-1.11 */
export const limitOf = (view: View, seat: Seat): number => handLimit + (hasCard(view, seat, scholars) ? 1 : 0)

/** PI-2.2 */
export const setSizeOf = (view: View, seat: Seat): number => (hasCard(view, seat, professions) ? 2 : 3)
