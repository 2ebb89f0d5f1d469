import type { Seat } from '@eminence/kernel'
import {
  type Action,
  acquirePlan,
  builder,
  buildShip,
  type Land,
  lands,
  marquis,
  type Noble,
  none,
  type Plan,
  produce,
  recruit,
  rowOf,
  type Space,
  tablesOf,
} from '../data.ts'
import { isEmptyLand, plansOf, type State, storesOf, unused } from '../state.ts'
import { hasEmptySpace } from './legal.ts'

/** A key of the texts, and the rule's number. */
export type Why = readonly [reason: string, rule: string]

export const noSuchGood: Why = ['noSuchGood', 'LI-3.11']
export const supplyEmpty: Why = ['supplyEmpty', 'LI-3.48']

/** Why a State action cannot be done (LI-3.51). */
export function whyNoState(s: State, seat: Seat, action: Action): Why {
  switch (action) {
    case acquirePlan:
      return ['noPlanLeft', 'LI-3.28']
    case recruit:
      return ['noOfficialLeft', 'LI-3.27']
    case buildShip:
      return s.shipyard.length === 0 ? ['noShipLeft', 'LI-3.29'] : ['noSlotForShip', 'LI-3.29']
    case produce:
      return storesOf(s, seat).length === 0 ? ['noStore', 'LI-3.30'] : supplyEmpty
    default:
      return ['allFavorsHeld', 'LI-3.33']
  }
}

/** Why a Noble action cannot be done (LI-3.51). */
export function whyNoNoble(s: State, seat: Seat, noble: Noble): Why {
  if (noble === marquis) return ['noDecreeLeft', 'LI-3.42']
  if (noble === builder) {
    if (s.houses[seat] === 0) return ['noHouseLeft', 'LI-3.36']
    return lands.some((land) => isEmptyLand(s, land)) ? ['everyLandTooDear', 'LI-3.53'] : ['noLandLeft', 'LI-3.36']
  }
  if (!hasEmptySpace(s)) return ['noSpaceLeft', 'LI-3.43']
  const plans = plansOf(s, seat).filter((plan) => s.planUse[plan] === unused)
  return plans.length === 0 ? ['noPlanHeld', 'LI-3.43'] : whyNotPlan(s, plans[0])
}

export function whyNotPlan(s: State, plan: Plan): Why {
  if (s.planUse[plan] !== unused) return ['planUsed', 'LI-3.44']
  const isOut = s.buildingStacks[tablesOf(s).colourOfPlan[plan]].length === 0
  return isOut ? ['noBuildingLeft', 'LI-3.43'] : ['tooFewOfficials', 'LI-3.43']
}

export function whyNotLand(s: State, land: Land): Why {
  if (rowOf[land] >= s.rows) return ['rowCovered', 'LI-1.3']
  return isEmptyLand(s, land) ? ['landTooDear', 'LI-3.53'] : ['landTaken', 'LI-3.36']
}

export const whyNotSpace = (s: State, space: Space): Why =>
  s.buildings[space] === none ? ['rowCovered', 'LI-1.3'] : ['spaceTaken', 'LI-3.43']
