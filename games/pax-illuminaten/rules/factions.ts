import type { Context, Seat } from '@eminence/kernel'
import {
  artists,
  clergy,
  count,
  type Faction,
  factionIndexes,
  magistrates,
  nobility,
  none,
  professions,
  type Slots,
} from '../data.ts'
import type { Event } from '../events.ts'
import { controllerOf, disksIn, lodgesOf, slotsShowing } from '../map.ts'
import { hasCard, notInPlay, type State, usedClaimFaction } from '../state.ts'
import { mayExpel, pushExpel } from './actions/expel.ts'
import { mayExtort, pushExtort } from './actions/extort.ts'
import { mayInfluence, pushInfluence } from './actions/influence.ts'
import { mayOrganizeByFaction, pushOrganize } from './actions/organize.ts'
import { mayOust, pushOust } from './actions/oust.ts'
import { mayScoutByFaction, pushScout } from './actions/scout.ts'

/** PI-13.2: the largest lodges of the faction. */
export function largestLodges(s: State, faction: Faction): Slots[] {
  const lodges = lodgesOf(s, faction)
  if (lodges.length < 2) return lodges
  const size = Math.max(...lodges.map(count))
  return lodges.filter((lodge) => count(lodge) === size)
}

/** PI-13.2: who may claim the card of the faction, or none. */
export function claimantOf(s: State, faction: Faction): Seat {
  const lodges = largestLodges(s, faction)
  if (lodges.length === 0) return none
  if (lodges.length === 1) return controllerOf(s, lodges[0])
  const best = s.supply.map(() => 0)
  for (const lodge of lodges) {
    const seat = controllerOf(s, lodge)
    if (seat !== none) best[seat] = Math.max(best[seat], disksIn(s, seat, lodge))
  }
  const most = Math.max(...best)
  return most > 0 && best.indexOf(most) === best.lastIndexOf(most) ? best.indexOf(most) : none
}

/** PI-13.1 */
export function claimableFactions(s: State, seat: Seat): Faction[] {
  if ((s.turnUsed & usedClaimFaction) !== 0 || s.presence[seat] === 0) return []
  return factionIndexes.filter(
    (faction) =>
      s.holders[faction] !== notInPlay &&
      s.holders[faction] !== seat &&
      disksIn(s, seat, slotsShowing(s, faction)) >= 3 &&
      claimantOf(s, faction) === seat,
  )
}

/** PI-13.1, PI-12.10: one that was borrowed counts as lying where it came from. */
export function claimFaction(s: State, seat: Seat, faction: Faction, { tell }: Context<Event>): void {
  const from = s.holders[faction]
  s.turnUsed |= usedClaimFaction
  s.holders[faction] = seat
  s.borrowed &= ~(1 << faction)
  tell?.({ type: 'factionClaimed', seat, faction, from })
}

/** Table 2.8, PI-13.4: whether the ability of the card can be used now. */
export function mayUseCard(s: State, seat: Seat, faction: Faction): boolean {
  if (!hasCard(s, seat, faction) || (s.abilitiesUsed & (1 << faction)) !== 0) return false
  switch (faction) {
    case nobility:
      return mayInfluence(s, seat, 'faction')
    case professions:
      return mayExtort(s, seat)
    case magistrates:
      return mayExpel(s, seat, 'faction')
    case artists:
      return mayOrganizeByFaction(s, seat)
    case clergy:
      return mayOust(s, seat, 'faction')
    default:
      return mayScoutByFaction(s, seat)
  }
}

export function useCard(s: State, seat: Seat, faction: Faction, context: Context<Event>) {
  s.abilitiesUsed |= 1 << faction
  context.tell?.({ type: 'factionCardUsed', seat, faction })
  switch (faction) {
    case nobility:
      return pushInfluence(s, seat, 'faction')
    case professions:
      return pushExtort(s, seat, 'faction')
    case magistrates:
      return pushExpel(s, seat, 'faction', context)
    case artists:
      return pushOrganize(s, seat, 'faction', none, context)
    case clergy:
      return pushOust(s, seat, 'faction', none)
    default:
      return pushScout(s, seat, 'faction')
  }
}
