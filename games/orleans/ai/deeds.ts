import { type Deed, deedCount, firstDeedCitizen, none, type Type, typeCount } from '../data.ts'
import { filledIn } from '../rules/actions/deeds.ts'
import { hasDeedSpace } from '../rules/actions/executable.ts'
import { deedIds } from '../sets.ts'
import type { Outlook } from './outlook.ts'
import { worthOfKeeping, worthOfSteps } from './worth.ts'

/** What a follower of any type brings there, and who finishes the deed with it or invites the next to do so. */
function worthOfDeed(o: Outlook, deed: Deed): number {
  const { s, seat, tables, level, weights } = o
  const { coins, development = 0 } = tables.set.deeds[deedIds[deed]]
  const canDevelop = development > 0 && s.development[seat] < tables.set.development.last
  const reward = canDevelop ? Math.max(coins, worthOfSteps(o, development)) : coins
  if (s.citizens[firstDeedCitizen + deed] !== none) return reward
  const missing = tables.deedSize[deed] - filledIn(s, deed) - 1
  if (missing === 0) return reward + level
  return missing === 1 ? reward - weights.invitation * level : reward
}

/** A follower of this type, on this deed instead of in the bag. */
export const worthOfDoing = (o: Outlook, type: Type, deed: Deed): number =>
  worthOfDeed(o, deed) - worthOfKeeping(o, type)

/** By type: the best deed for it. */
export function worthsOfDeeds(o: Outlook): number[] {
  const { s, tables } = o
  const worths = [0, 0, 0, 0, 0, 0, 0]
  worths.fill(Number.NEGATIVE_INFINITY)
  for (let deed = 0; deed < deedCount; deed++) {
    let worth = Number.NaN
    for (let type = 0; type < typeCount; type++) {
      if (!hasDeedSpace(s, tables, deed, type)) continue
      if (Number.isNaN(worth)) worth = worthOfDeed(o, deed)
      worths[type] = Math.max(worths[type], worth)
    }
  }
  for (let type = 0; type < typeCount; type++) worths[type] -= worthOfKeeping(o, type)
  return worths
}
