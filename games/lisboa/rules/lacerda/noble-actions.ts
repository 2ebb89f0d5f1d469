import type { Context } from '@eminence/kernel'
import { builder, columnOf, lacerda, lands, marquis, type Noble, none, rowOf, tablesOf } from '../../data.ts'
import type { Event } from '../../events.ts'
import type { LacerdaObstacle } from '../../lacerda-events.ts'
import { isEmptyLand, type State } from '../../state.ts'
import { fillDisplay, takeDecree } from '../decrees.ts'
import { gainCube, payInfluence } from '../gains.ts'
import { hasEmptySpace, visitParts } from '../legal.ts'
import { payStores, putBuilding, takeCubes } from '../opening.ts'
import { putStore, removeCube, scoreStore } from '../store.ts'
import { chooseBuilding, chooseCube, chooseStore } from './choices.ts'

/** LI-8.22, LI-8.24, LI-8.25: why his Noble action cannot be done; null if it can. */
export function whyLacerdaCannot(s: State, noble: Noble): LacerdaObstacle | null {
  if (noble === marquis) return s.display.length > 0 ? null : 'noDecreeLeft'
  if (noble === builder) {
    if (s.houses[lacerda] === 0) return 'noHouseLeft'
    return lands.some((land) => isEmptyLand(s, land)) ? null : 'noLandLeft'
  }
  if (!hasEmptySpace(s)) return 'noSpaceLeft'
  return s.buildingStacks.some((stack) => stack.length > 0) ? null : 'noBuildingLeft'
}

/** LI-8.11, LI-8.27: influence first, then wigs. */
export function lacerdaPays(s: State, noble: Noble, rule: 'LI-8.11' | 'LI-8.27', { tell }: Context<Event>): void {
  const { base, rivals } = visitParts(s, lacerda, noble, rule === 'LI-8.27')
  const { influence, wigs } = payInfluence(s, lacerda, base + rivals)
  tell?.({ type: 'lacerdaPays', rule, noble, base, rivals, influence, wigs, unpaid: base + rivals - influence - wigs })
}

export function lacerdaActs(s: State, noble: Noble, context: Context<Event>): void {
  if (noble === builder) buildStore(s, context)
  else if (noble === marquis) takeDecrees(s, context)
  else openBuilding(s, context)
}

/** LI-8.22, LI-8.23: no bonus, no price. */
function buildStore(s: State, context: Context<Event>): void {
  const { tell } = context
  const choice = chooseStore(s)
  if (choice === null) return
  const { land, street } = choice
  tell?.({ type: 'lacerdaStore', rule: 'LI-8.22', ...choice })
  const cube = chooseCube(s, land)
  tell?.({
    type: 'lacerdaCube',
    rule: 'LI-8.23',
    row: s.rowCubes.slice(rowOf[land] * 3, rowOf[land] * 3 + 3),
    column: s.columnCubes.slice(columnOf[land] * 3, columnOf[land] * 3 + 3),
    kind: cube?.kind ?? null,
    from: cube?.from ?? null,
    why: cube?.why ?? 'noCube',
  })
  putStore(s, lacerda, land, street)
  if (cube !== null) {
    removeCube(s, land, cube.kind, cube.from)
    gainCube(s, lacerda, cube.kind, context)
  }
  scoreStore(s, lacerda, land, context)
}

/** LI-8.24: the two leftmost. */
function takeDecrees(s: State, context: Context<Event>): void {
  const taken = s.display.slice(0, 2)
  const { decrees } = tablesOf(s).set
  context.tell?.({ type: 'lacerdaDecrees', rule: 'LI-8.24', decrees: taken.map((decree) => decrees[decree]) })
  for (const decree of taken) takeDecree(s, lacerda, decree, context)
  fillDisplay(s, context)
}

/** LI-8.25: no bonus, no plan, no officials; both of you score. */
function openBuilding(s: State, context: Context<Event>): void {
  const choice = chooseBuilding(s)
  if (choice === null) return
  const { colour, space } = choice
  const building = tablesOf(s).set.buildings[s.buildingStacks[colour].at(-1) ?? none]
  context.tell?.({ type: 'lacerdaBuilding', rule: 'LI-8.25', building, assistant: s.assistant, ...choice })
  putBuilding(s, lacerda, colour, space, none, context)
  takeCubes(s, lacerda, space, context)
  payStores(s, space, context)
}
