import type { Context } from '@eminence/kernel'
import {
  type Action,
  acquirePlan,
  allNobles,
  buildShip,
  getFavor,
  lacerda,
  none,
  produce,
  recruit,
  tablesOf,
} from '../../data.ts'
import type { Event } from '../../events.ts'
import { nearestTile, type State } from '../../state.ts'
import { type StepRules, step, steps } from '../../tasks.ts'
import { gainFleetInfluence } from '../cardinal.ts'
import { gainWigs, moveTreasury } from '../gains.ts'
import { canDo, lacksFavor } from '../legal.ts'
import { harvest } from '../production.ts'
import { deckName } from '../ships.ts'
import { placeOfficial, takeFavor, takePlan } from '../state-actions.ts'
import { chooseOffices, choosePlan } from './choices.ts'

/** LI-8.10: a ship needs no slot; all else as for anybody (LI-3.51). */
export const lacerdaCanDo = (s: State, action: Action): boolean =>
  action === buildShip ? s.shipyard.length > 0 : canDo(s, lacerda, action)

/** LI-8.15 to LI-8.21: it is possible. */
export function lacerdaDoes(s: State, action: Action, context: Context<Event>): void {
  switch (action) {
    case acquirePlan:
      acquire(s, context)
      return
    case recruit:
      recruits(s, context)
      return
    case buildShip:
      buildsShip(s, context)
      return
    case produce:
      // LI-8.18
      harvest(s, lacerda, context)
      return
    case getFavor:
      getsFavor(s, context)
      return
    default:
      // LI-8.19
      s.todo.push(step.lacerdaTile[lacerda], steps.stride(lacerda, 2))
  }
}

/** LI-8.15 */
function acquire(s: State, context: Context<Event>): void {
  const choice = choosePlan(s)
  if (choice === null) return
  const { colour, officials, why } = choice
  const { plans, startingPlans } = tablesOf(s).set
  const plan = plans[(s.planStacks[colour].at(-1) ?? none) - startingPlans.length]
  context.tell?.({ type: 'lacerdaPlan', rule: 'LI-8.15', plan, officials, why })
  takePlan(s, lacerda, colour, context)
}

/** LI-8.16 */
function recruits(s: State, context: Context<Event>): void {
  const choice = chooseOffices(s)
  if (choice === null) return
  context.tell?.({ type: 'lacerdaRecruits', rule: 'LI-8.16', ...choice })
  for (const noble of choice.offices) placeOfficial(s, lacerda, noble, context)
}

/** LI-8.17 */
function buildsShip(s: State, context: Context<Event>): void {
  const ship = s.shipyard.pop() ?? none
  s.shipOwner[ship] = lacerda
  context.tell?.({ type: 'shipBuilt', owner: lacerda, ship: deckName(ship), replaced: null })
  moveTreasury(s, lacerda, 1, context)
  gainFleetInfluence(s, 'LI-8.17', context)
}

/** LI-8.21: the leftmost that he lacks. */
function getsFavor(s: State, context: Context<Event>): void {
  const lacked = allNobles.filter((noble) => lacksFavor(s, lacerda, noble))
  const [noble] = lacked
  context.tell?.({ type: 'lacerdaFavor', rule: 'LI-8.21', noble, lacked })
  takeFavor(s, lacerda, noble, context)
}

/** LI-8.19: the nearest tile ahead leaves the game. */
export const lacerdaTile: StepRules = {
  run(s, context) {
    const at = nearestTile(s, 1)
    if (at === none) {
      context.tell?.({ type: 'lacerdaNoTile', rule: 'LI-8.19' })
      return
    }
    const tile = s.ring[at]
    s.ring[at] = none
    s.tilesOut.push(tile)
    context.tell?.({ type: 'lacerdaTile', rule: 'LI-8.19', at, tile: tablesOf(s).set.clergy[tile] })
    gainWigs(s, lacerda, tablesOf(s).wigsOf[tile], 'tile', context)
  },
}
