import { type Seat, sharesOf } from '@eminence/kernel'
import { none, type Owner, type Space, tablesOf } from '../data.ts'
import type { Move } from '../moves.ts'
import { commissionCost } from '../rules/legal.ts'
import { pointsOf, totalOf } from '../score.ts'
import { neutralOf, type State } from '../state.ts'
import { worthOfBribe, worthOfDestination, worthOfPiece } from './effects.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { worthOfAgent, worthsOfSpaces } from './placing.ts'
import { type Weights, weightsFor } from './weights.ts'
import { worthOfMilitarySteps, worthOfMoney } from './worth.ts'

/** The most promising move; of equal ones the first. */
export function choose(s: State, seat: Seat, moves: readonly Move[], weights: Weights = weightsFor[s.seats]): Move {
  const worths = appraise(s, seat, moves, weights)
  return moves[worths.indexOf(Math.max(...worths))]
}

/** Shares: a move that promises less by `whim` has 1/e of the share. */
export function leanings(
  s: State,
  seat: Seat,
  moves: readonly Move[],
  weights: Weights = weightsFor[s.seats],
): number[] {
  return sharesOf(appraise(s, seat, moves, weights), weights.whim)
}

/** What each of the moves promises the seat, in points; doing nothing more is worth nothing. */
function appraise(s: State, seat: Seat, moves: readonly Move[], weights: Weights): number[] {
  const outlook = outlookOf(s, seat, weights)
  const task = s.todo[s.todo.length - 1]
  const space: Space = 'space' in task && typeof task.space === 'number' ? task.space : none
  const owner: Owner = task.type.startsWith('neutral') ? neutralOf(s, seat) : seat
  const price = task.type.startsWith('choose') ? 'paid' : 'free'
  const worths = moves.map((move) => {
    switch (move.type) {
      case 'agent':
        return worthOfAgent(outlook, space, owner, move.value, price)
      case 'bribe':
        return worthOfBribe(outlook, move.space)
      case 'moveTo':
        return worthOfDestination(outlook, space, move.space)
      case 'queen':
      case 'greyEminence':
        return worthOfPiece(outlook, move.space)
      default:
        return worthOfAction(outlook, move.type)
    }
  })
  if (task.type === 'chooseAction' || task.type === 'rewardSpace' || task.type === 'neutralSpace') {
    worthsOfSpaces(outlook, moves, owner, price, worths)
  }
  return worths
}

/** What can be done besides putting an agent. */
function worthOfAction({ s, seat, weights }: Outlook, type: Move['type']): number {
  const money = s.purses[seat]
  const moneyAfter = (change: number) => worthOfMoney(s, money + change, weights) - worthOfMoney(s, money, weights)
  const { jewelSell, jewelBuy, jewelPoints } = tablesOf(s).set
  const waiting = worthOfWaiting(s, seat, weights)
  switch (type) {
    case 'income':
      return waiting + moneyAfter(s.income[seat])
    case 'commission':
      return waiting + worthOfMilitarySteps(s, seat, 1, weights) + moneyAfter(-commissionCost(s, seat))
    case 'sellJewel':
      return waiting + moneyAfter(jewelSell) - jewelPoints
    case 'buyJewel':
      return waiting + jewelPoints + moneyAfter(-jewelBuy)
    case 'endTurn':
      return waiting
    default:
      return 0
  }
}

/** RI-9.8: who would win if the game ended quietly may wait, the others have to stir; all the more, the nearer that end is. */
function worthOfWaiting(s: State, seat: Seat, { waiting }: Weights): number {
  if (s.stirred || s.quietTurns < s.seats) return 0
  const turnsLeft = tablesOf(s).set.quietRoundsToEnd * s.seats - s.quietTurns
  const totals = pointsOf(s).map(totalOf)
  const wouldWin = totals.every((total, other) => other === seat || total < totals[seat])
  return (wouldWin ? waiting : -waiting) / turnsLeft
}
