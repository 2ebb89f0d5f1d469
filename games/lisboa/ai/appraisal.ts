import { type Seat, sharesOf, type Task } from '@eminence/kernel'
import { none, treasuryPile } from '../data.ts'
import type { Move } from '../moves.ts'
import { visitCost } from '../rules/legal.ts'
import { abilities, type State } from '../state.ts'
import {
  worthInTop,
  worthOfDecree,
  worthOfNoble,
  worthOfPlan,
  worthOfState,
  worthOfSteps,
  worthOfTileNear,
} from './actions.ts'
import { worthInBottomSlot, worthOfCard, worthOfUse } from './cards.ts'
import {
  landTerms,
  worthOfBuilding,
  worthOfCubeMove,
  worthOfEntrance,
  worthOfLand,
  worthOfSpace,
  worthOfUsing,
} from './city.ts'
import { worthOfGiving, worthOfSale, worthOfSelling, worthOfTrade, worthOfTrading } from './market.ts'
import { inTime, type Outlook, outlookOf } from './outlook.ts'
import {
  worthOfCube,
  worthOfEffect,
  worthOfFavor,
  worthOfHeldGood,
  worthOfInfluence,
  worthOfNextGood,
  worthOfOfficial,
  worthOfReis,
  worthOfTile,
} from './things.ts'
import { weights as usual, type Weights } from './weights.ts'

/** The most promising move; of equal ones the first. */
export function choose(s: State, seat: Seat, moves: readonly Move[], weights: Weights = usual): Move {
  if (moves.length === 1) return moves[0]
  const worths = appraise(outlookOf(s, seat, weights), moves)
  let best = 0
  for (let at = 1; at < worths.length; at++) if (worths[at] > worths[best]) best = at
  return moves[best]
}

/** A smaller share than this is none. */
const leastShare = 0.02

/** Shares: what promises less by `whim` has 1/e of the share, and what promises far less has none. */
export function leanings(s: State, seat: Seat, moves: readonly Move[], weights: Weights = usual): number[] {
  const worths = appraise(outlookOf(s, seat, weights), moves)
  const whim = weights.whim[s.todo[s.todo.length - 1].type === 'useCard' ? 0 : 1]
  const kept = sharesOf(worths, whim).map((share) => (share < leastShare ? 0 : share))
  const sum = kept.reduce((all, each) => all + each, 0)
  return kept.map((share) => share / sum)
}

/** What a task is about. */
function about(task: Task, name: 'noble' | 'land' | 'plan' | 'left' | 'action' | 'tile'): number {
  const value: unknown = Reflect.get(task, name)
  return typeof value === 'number' ? value : none
}

/** What each of the moves promises the seat, in wigs; doing nothing more is worth nothing. */
function appraise(o: Outlook, moves: readonly Move[]): number[] {
  const task = o.s.todo[o.s.todo.length - 1]
  return moves.map((move) => worthOfMove(o, task, move))
}

function worthOfMove(o: Outlook, task: Task, move: Move): number {
  const { s, seat, tables } = o
  switch (move.type) {
    case 'portfolio':
    case 'visit':
    case 'sponsor':
    case 'discard':
      return worthOfUse(o, move.type, move.card)
    case 'sellGoods':
      return worthOfSelling(o)
    case 'tradeWithNobles':
      return worthOfTrading(o)
    case 'tradeWith':
      return worthOfTrade(o, move.noble)
    case 'give':
      return worthOfGiving(o, move.action, move.good)
    case 'sell':
      return worthOfSale(o, move.good, move.ship)
    case 'state':
      return worthOfState(o, move.action) + following(o, task)
    case 'do':
      return task.type === 'eventPart'
        ? worthOfState(o, about(task, 'action'))
        : worthOfNoble(o, about(task, 'noble')) + following(o, task)
    case 'draw':
      return worthOfCard(o, s.piles[move.pile][s.piles[move.pile].length - 1])
    case 'dismiss':
      return worthOfDismissal(o, move.card)
    case 'reward':
      return worthOfEffect(o, tables.effectOf[move.card], () => worthOfReward(o, move.card))
    default:
      return worthOfDetail(o, task, move, seat)
  }
}

/** LI-3.19: the Favor goes back, and the visit is paid. */
function following(o: Outlook, task: Task): number {
  if (task.type !== 'follow') return 0
  const noble = about(task, 'noble')
  return (
    worthOfInfluence(o, -visitCost(o.s, o.seat, noble, true)) +
    worthOfReis(o, abilities(o.s, o.seat, 'visit+1')) -
    worthOfFavor(o, noble)
  )
}

function worthOfReward(o: Outlook, card: number): number {
  const noble = o.tables.typeOf[card]
  return Math.max(0, worthOfState(o, 2 * noble), worthOfState(o, 2 * noble + 1))
}

/** LI-6.2: one reward for each noble, and a new card. */
function worthOfDismissal(o: Outlook, card: number): number {
  const { s, tables, weights } = o
  const type = tables.typeOf[card]
  const isFirst = !s.dismissed.some((each) => tables.typeOf[each] === type)
  const { amount } = tables.effectOf[card]
  const reward =
    type === treasuryPile || !isFirst || amount < 0
      ? 0
      : Math.max(
          0,
          worthOfEffect(o, tables.effectOf[card], () => worthOfReward(o, card)),
        )
  return reward + weights.fresh - weights.keep * worthOfCard(o, card)
}

/** The small steps of an action. */
function worthOfDetail(o: Outlook, task: Task, move: Move, seat: Seat): number {
  const { s } = o
  switch (move.type) {
    case 'keepTile':
      return worthOfTile(o, move.tile)
    case 'replace':
      return -(isBottom(o, task) ? worthInBottomSlot(o, move.slot) : worthInTop(o, move.slot))
    case 'office':
      return worthOfOfficial(o, move.noble, 0)
    case 'fromOffice':
      return -worthOfOfficial(o, move.noble, 0)
    case 'plan':
      return worthOfPlan(o, move.colour)
    case 'steps':
      return worthOfSteps(o, move.steps)
    case 'ahead':
      return worthOfTileNear(o, s.cardinal, 1)
    case 'behind':
      return worthOfTileNear(o, s.cardinal, -1)
    case 'dropTile':
      return worthOfTile(o, about(task, 'tile')) - worthOfTile(o, move.tile)
    case 'giveBack':
      return o.tables.wigsOf[move.tile] - worthOfTile(o, move.tile)
    case 'favor':
      return worthOfFavor(o, move.noble)
    case 'land': {
      const { ground, costs } = landTerms(o)
      return worthOfLand(o, move.land, ground, costs, 0)
    }
    case 'entrance':
      return worthOfEntrance(o, about(task, 'land'), move.street)
    case 'rowCube':
    case 'columnCube':
      return worthOfCubeMove(o, move.kind, about(task, 'land'))
    case 'decree':
      return worthOfDecree(o, move.decree)
    case 'usePlan':
      return worthOfBuilding(o, o.tables.colourOfPlan[move.plan]) + worthOfUsing(o, move.plan)
    case 'space':
      return worthOfSpace(o, move.space, topBuilding(o, about(task, 'plan')))
    case 'takeGood':
      return worthOfNextGood(o, move.good)
    case 'loseGood':
    case 'dropGood':
      return -worthOfHeldGood(o, move.good)
    case 'raisePrice':
      return s.stock[seat * 4 + move.good]
    case 'treasury':
      return o.weights.treasury * inTime(o, 4) * move.by
    case 'rubble':
      return worthOfCube(o, move.kind)
    case 'unlockTop':
      return 1
    case 'unlockBottom':
      return s.openTop[seat] > s.openBottom[seat] ? 1.5 : 0.5
    default:
      return 0
  }
}

const isBottom = ({ s, tables }: Outlook, task: Task): boolean =>
  Reflect.get(task, 'room') === 'card' && tables.typeOf[s.played] === treasuryPile

function topBuilding({ s, tables }: Outlook, plan: number): number {
  const stack = s.buildingStacks[tables.colourOfPlan[plan]]
  return stack[stack.length - 1]
}
