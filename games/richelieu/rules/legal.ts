import type { Seat } from '@eminence/kernel'
import { tablesOf } from '../data.ts'
import {
  hasAgents,
  isBehindCardinal,
  labelOf,
  type State,
  surchargeOf,
  usedCommission,
  usedIncome,
  usedJewel,
} from '../state.ts'

/** RI-2.5: at most once a turn. */
export const mayTakeIncome = (s: State): boolean => (s.used & usedIncome) === 0

/** RI-5.1: what the next space of the military track costs. */
export const commissionCost = (s: State, seat: Seat): number =>
  tablesOf(s).set.militaryTrack[s.military[seat] + 1]?.cost ?? Number.POSITIVE_INFINITY

/** RI-2.5, RI-5.2 */
export const mayBuyCommission = (s: State, seat: Seat): boolean =>
  (s.used & usedCommission) === 0 && isBehindCardinal(s, seat) && commissionCost(s, seat) <= s.purses[seat]

/** RI-2.5: one sale or one purchase. RI-5.3 */
export const maySellJewel = (s: State, seat: Seat): boolean => (s.used & usedJewel) === 0 && s.jewels[seat] > 0

/** RI-5.4 */
export const mayBuyJewel = (s: State, seat: Seat): boolean =>
  (s.used & usedJewel) === 0 && s.cityJewels > 0 && s.purses[seat] >= tablesOf(s).set.jewelBuy

export const hasHand = (s: State, seat: Seat): boolean => hasAgents(s.hands, seat, tablesOf(s).kinds.length)

/** RI-4.1, RI-4.2: what can be spent on a label. */
export const spendable = (s: State, seat: Seat): number => s.purses[seat] - surchargeOf(s)

/** RI-4.5 */
function mayPlace(s: State, seat: Seat): boolean {
  if (!hasHand(s, seat)) return false
  const most = spendable(s, seat)
  for (let rest = s.free; rest !== 0; rest &= rest - 1) {
    if (labelOf(s, 31 - Math.clz32(rest & -rest)) <= most) return true
  }
  return false
}

/** RI-2.7: whether there is anything to do but to end the turn. */
export const hasSecondAction = (s: State): boolean =>
  mayTakeIncome(s) ||
  maySellJewel(s, s.active) ||
  mayPlace(s, s.active) ||
  mayBuyCommission(s, s.active) ||
  mayBuyJewel(s, s.active)
