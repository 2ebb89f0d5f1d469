import type { Context, Seat } from '@eminence/kernel'
import {
  columnOf,
  type Good,
  type Land,
  none,
  type Owner,
  type Rubble,
  rowOf,
  type Street,
  streetsOf,
  tablesOf,
} from '../data.ts'
import type { Event } from '../events.ts'
import {
  type CubeMove,
  columnCubes,
  type EntranceMove,
  entranceMoves,
  type LandMove,
  landMoves,
  rowCubes,
} from '../moves.ts'
import { abilities, type State, treasuryReis } from '../state.ts'
import { type Decide, type LandTask, type StepRules, type StoreStep, type StoreTask, steps, task } from '../tasks.ts'
import { applyEffect } from './effects.ts'
import { gainCube, gainWigs, meansOf, payReis, stow, takeGood } from './gains.ts'
import { affordable, cubeCosts, landReduction, rubbleAt } from './legal.ts'
import { paysAt, spacesFor } from './served.ts'

/** LI-3.36 */
export const storeSpace: Decide<LandMove> = {
  moves(s, seat) {
    const found: Land[] = []
    affordable(s, seat, s.purses[seat], s.influence[seat], found)
    return found.map((land) => landMoves[land])
  },

  play(s, seat, { land }, context) {
    const [left, ...right] = streetsOf[columnOf[land]]
    if (right.length === 0) claim(s, seat, land, left, context)
    else s.todo.push(task.storeEntrance(seat, land))
  },
}

export const storeEntrance: Decide<EntranceMove, LandTask> = {
  moves: (_, __, { land }) => streetsOf[columnOf[land]].map((street) => entranceMoves[street]),

  play(s, seat, { street }, context, { land }) {
    claim(s, seat, land, street, context)
  },
}

/** LI-3.37: the bonus comes before the cube and the price. */
function claim(s: State, seat: Seat, land: Land, street: Street, context: Context<Event>): void {
  const { landBonus, goodOfStreet } = tablesOf(s)
  const bonus = landBonus[columnOf[land]]
  s.todo.push(steps.storeRubble(seat, land, street))
  if (bonus.kind === 'goodOfStore') takeGoodOfStore(s, seat, goodOfStreet[street], context)
  else applyEffect(s, seat, bonus, none, 'land', context)
}

/** LI-3.48, LI-3.50 */
function takeGoodOfStore(s: State, seat: Seat, good: Good, context: Context<Event>): void {
  if (s.supply[good] === 0) {
    context.tell?.({ type: 'rewardLost', seat, reward: 'good' })
    return
  }
  takeGood(s, seat, good, 'land', context)
  stow(s, seat)
}

/** LI-3.38: without a cube there is nothing to choose. */
export const storeRubble: StepRules<StoreStep> = {
  run(s, context, { seat, land, street }) {
    const [only, ...others] = payableCubes(s, seat, land)
    if (only === undefined) build(s, seat, land, street, none, 'row', context)
    else if (others.length > 0) s.todo.push(task.storeCube(seat, land, street))
    else takeCube(s, seat, land, street, only, context)
  },
}

/** LI-3.39: what is left to pay when a cube of this kind is taken. */
function priceWithout(s: State, seat: Seat, land: Land, kind: Rubble) {
  const costs = cubeCosts(s, seat)
  const price = { land: treasuryReis(s), rubble: rubbleAt(s, land, costs), reduction: landReduction(s, seat) }
  if (kind !== none) price.rubble -= costs[kind]
  price.reduction = Math.min(price.reduction, price.land + price.rubble)
  return price
}

/** LI-3.53: a cube of each kind at the row and at the column with which the price can be paid. */
function payableCubes(s: State, seat: Seat, land: Land): CubeMove[] {
  const means = meansOf(s, s.purses[seat], s.influence[seat])
  const isPayable = ({ kind }: CubeMove) => {
    const { land: ground, rubble, reduction } = priceWithout(s, seat, land, kind)
    return ground + rubble - reduction <= means
  }
  const row = rowCubes.filter((move) => s.rowCubes[rowOf[land] * 3 + move.kind] > 0 && isPayable(move))
  const column = columnCubes.filter((move) => s.columnCubes[columnOf[land] * 3 + move.kind] > 0 && isPayable(move))
  return [...row, ...column]
}

export const storeCube: Decide<CubeMove, StoreTask> = {
  moves: (s, seat, { land }) => payableCubes(s, seat, land),

  play(s, seat, move, context, { land, street }) {
    takeCube(s, seat, land, street, move, context)
  },
}

function takeCube(s: State, seat: Seat, land: Land, street: Street, move: CubeMove, context: Context<Event>): void {
  build(s, seat, land, street, move.kind, move.type === 'rowCube' ? 'row' : 'column', context)
}

/** LI-3.39 to LI-3.41 */
function build(
  s: State,
  seat: Seat,
  land: Land,
  street: Street,
  cube: Rubble,
  from: 'row' | 'column',
  context: Context<Event>,
): void {
  const price = priceWithout(s, seat, land, cube)
  removeCube(s, land, cube, from)
  payReis(s, seat, price.land + price.rubble - price.reduction, 'land', context)
  context.tell?.({ type: 'storeBuilt', seat, land, street, cube, from, price })
  putStore(s, seat, land, street)
  if (cube !== none) gainCube(s, seat, cube, context)
  scoreStore(s, seat, land, context)
  gainWigs(s, seat, 2 * abilities(s, seat, 'store.wig2'), 'ability', context)
}

export function removeCube(s: State, land: Land, cube: Rubble, from: 'row' | 'column'): void {
  if (cube === none) return
  if (from === 'row') s.rowCubes[rowOf[land] * 3 + cube]--
  else s.columnCubes[columnOf[land] * 3 + cube]--
}

/** LI-3.40 */
export function putStore(s: State, owner: Owner, land: Land, street: Street): void {
  s.houses[owner]--
  s.stores[land] = owner
  s.entrances[land] = street
}

/** LI-3.41 */
export function scoreStore(s: State, owner: Owner, land: Land, { tell }: Context<Event>): void {
  const good = tablesOf(s).goodOfStreet[s.entrances[land]]
  const paying = spacesFor(land, s.entrances[land]).filter((space) => paysAt(s, space, good) > 0)
  const wigs = paying.reduce((sum, space) => sum + paysAt(s, space, good), 0)
  s.wigs[owner] += wigs
  if (tell === undefined) return
  const { buildings } = tablesOf(s).set
  const by = paying.map((space) => ({ space, building: buildings[s.buildings[space]], wigs: paysAt(s, space, good) }))
  tell({ type: 'storeScored', seat: owner, land, wigs, by })
}
