import { type Context, reveals, type Seat } from '@eminence/kernel'
import { allNobles, type Colour, none, type Owner, type Plan, type Space, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import { type FromOffice, fromOffices, type OpenPlan, type OpenSpace, openPlans, openSpaces } from '../moves.ts'
import { abilities, isEmptySpace, type State } from '../state.ts'
import {
  type Decide,
  type OfficialsTask,
  type PlanTask,
  type SpaceStep,
  type StepRules,
  steps,
  task,
} from '../tasks.ts'
import { applyEffect } from './effects.ts'
import { gainCube, gainReis, gainWigs } from './gains.ts'
import { isUsable, officialsInOffices, officialsNeeded } from './legal.ts'
import { payments } from './served.ts'

/** LI-3.43 */
export const openPlan: Decide<OpenPlan> = {
  moves: (s, seat) => openPlans.filter(({ plan }) => isUsable(s, seat, plan)),

  play(s, seat, { plan }) {
    s.todo.push(task.openSpace(seat, plan))
  },
}

export const openSpace: Decide<OpenSpace, PlanTask> = {
  moves: (s) => openSpaces.filter(({ space }) => isEmptySpace(s, space)),

  play(s, seat, { space }, context, { plan }) {
    const needed = officialsNeeded(s, seat, plan)
    s.planUse[plan] = 0
    sendOfficials(s, seat, plan, space, needed, context)
  },
}

/** LI-3.44: where there is no choice left, they go by themselves. */
function sendOfficials(s: State, seat: Seat, plan: Plan, space: Space, needed: number, context: Context<Event>): void {
  let left = needed
  while (left > 0) {
    const offices = allNobles.filter((noble) => s.offices[seat * 3 + noble] > 0)
    if (offices.length > 1 && officialsInOffices(s, seat) > left) {
      s.todo.push(task.openOfficial(seat, plan, space, left))
      return
    }
    sendOfficial(s, seat, plan, offices[0], context)
    left--
  }
  raise(s, seat, plan, space, context)
}

function sendOfficial(s: State, seat: Seat, plan: Plan, noble: number, { tell }: Context<Event>): void {
  s.offices[seat * 3 + noble]--
  s.planUse[plan]++
  tell?.({ type: 'officialUsed', seat, noble })
}

export const openOfficial: Decide<FromOffice, OfficialsTask> = {
  moves: (s, seat) => fromOffices.filter(({ noble }) => s.offices[seat * 3 + noble] > 0),

  play(s, seat, { noble }, context, { plan, space, left }) {
    sendOfficial(s, seat, plan, noble, context)
    sendOfficials(s, seat, plan, space, left - 1, context)
  },
}

/** LI-3.45: the top building of that colour; then the bonus, and only then the cubes. */
function raise(s: State, seat: Seat, plan: Plan, space: Space, context: Context<Event>): void {
  const { colourOfPlan, spaceBonus } = tablesOf(s)
  putBuilding(s, seat, colourOfPlan[plan], space, plan, context)
  s.todo.push(steps.clearSpace(seat, space))
  applyEffect(s, seat, spaceBonus[space], none, 'space', context)
}

/** `plan` is none for Lacerda. */
export function putBuilding(
  s: State,
  owner: Owner,
  colour: Colour,
  space: Space,
  plan: Plan,
  { tell }: Context<Event>,
): void {
  const stack = s.buildingStacks[colour]
  const building = stack.pop() ?? none
  s.buildings[space] = building
  s.openedBy[space] = owner
  if (tell === undefined) return
  const { buildings, startingPlans, plans } = tablesOf(s).set
  const next = stack.at(-1)
  const event: Event = {
    type: 'buildingOpened',
    seat: owner,
    plan: plan === none ? null : [...startingPlans, ...plans][plan],
    officials: plan === none ? 0 : s.planUse[plan],
    space,
    building: buildings[building],
    next: next === undefined ? null : buildings[next],
  }
  if (next === undefined) tell(event)
  else tell(event, reveals)
}

/** LI-3.45, LI-3.46 */
export const clearSpace: StepRules<SpaceStep> = {
  run(s, context, { seat, space }) {
    takeCubes(s, seat, space, context)
    payStores(s, space, context)
    gainWigs(s, seat, 2 * abilities(s, seat, 'open.wig2'), 'ability', context)
    gainReis(s, seat, 3 * abilities(s, seat, 'open+3'), 'ability', context)
  },
}

/** LI-3.45 */
export function takeCubes(s: State, owner: Owner, space: Space, context: Context<Event>): void {
  const cubes = s.spaceCubes.slice(space * 3, space * 3 + 3)
  context.tell?.({ type: 'cubesTaken', seat: owner, cubes, from: 'space' })
  for (let kind = 0; kind < 3; kind++) {
    s.spaceCubes[space * 3 + kind] = 0
    for (let cube = 0; cube < cubes[kind]; cube++) gainCube(s, owner, kind, context)
  }
}

/** LI-3.46: whoever opened it. */
export function payStores(s: State, space: Space, { tell }: Context<Event>): void {
  const stores = payments(s, space, s.buildings[space])
  for (const { owner, wigs } of stores) s.wigs[owner] += wigs
  tell?.({ type: 'buildingPaid', space, building: tablesOf(s).set.buildings[s.buildings[space]], stores })
}
