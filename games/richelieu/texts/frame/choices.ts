import type { Decision, Seat } from '@eminence/kernel'
import { firstNeutral, type Space, tablesOf } from '../../data.ts'
import type { DecisionType, Move } from '../../moves.ts'
import {
  isBehindCardinal,
  labelOf,
  neutralOf,
  surchargeOf,
  usedCommission,
  usedIncome,
  usedJewel,
} from '../../state.ts'
import type { View } from '../../view.ts'
import { type ActionKind, actionKinds } from '../shared.ts'
import type { RichelieuWords, Spot } from '../words.ts'
import { spotIn } from './names.ts'

type Prompt = (words: RichelieuWords, view: View, seat: Seat) => string

/** The space that was chosen before. */
function chosenSpace({ todo }: View): Space {
  const task = todo.at(-1)
  if (task === undefined || !('space' in task) || typeof task.space !== 'number')
    throw new Error('no space was chosen before this decision')
  return task.space
}

const chosenSpot = (words: RichelieuWords, view: View): Spot => spotIn(words, view, chosenSpace(view))

const neutralName = ({ neutrals }: RichelieuWords, view: View, seat: Seat): string =>
  neutrals[neutralOf(view, seat) - firstNeutral]

/** The kinds of action that this turn and the place of the Cardinal leave, whatever they cost. */
function openActions(view: View, seat: Seat): ActionKind[] {
  const isOpen: Readonly<Record<ActionKind, boolean>> = {
    income: (view.used & usedIncome) === 0,
    place: view.sizes[seat] > 0,
    commission: (view.used & usedCommission) === 0 && isBehindCardinal(view, seat),
    jewel: (view.used & usedJewel) === 0,
  }
  return actionKinds.filter((kind) => isOpen[kind])
}

const prompts: Readonly<Record<DecisionType, Prompt>> = {
  chooseAction: ({ prompts }, view, seat) =>
    prompts.chooseAction(view.acts, view.allowance, openActions(view, seat), surchargeOf(view)),
  chooseAgent: (words, view) =>
    words.prompts.chooseAgent(chosenSpot(words, view), labelOf(view, chosenSpace(view)) + surchargeOf(view)),
  rewardSpace: ({ prompts }) => prompts.rewardSpace,
  rewardAgent: (words, view) => words.prompts.rewardAgent(chosenSpot(words, view)),
  bribeTarget: ({ prompts }) => prompts.bribeTarget,
  bribeDestination: (words, view) => words.prompts.bribeDestination(chosenSpot(words, view)),
  queenSpace: ({ prompts }) => prompts.queenSpace,
  greySpace: ({ prompts }) => prompts.greySpace,
  neutralSpace: (words, view, seat) => words.prompts.neutralSpace(neutralName(words, view, seat)),
  neutralAgent: (words, view, seat) =>
    words.prompts.neutralAgent(neutralName(words, view, seat), chosenSpot(words, view)),
}

const isDecisionType = (type: string): type is DecisionType => Object.hasOwn(prompts, type)

export function promptText(words: RichelieuWords, { type, seat }: Decision, view: View): string {
  if (!isDecisionType(type)) throw new Error(`there are no words for the decision "${type}"`)
  return prompts[type](words, view, seat)
}

export function moveText(words: RichelieuWords, move: Move, view: View): string {
  const { moves } = words
  const { set } = tablesOf(view)
  switch (move.type) {
    case 'income':
      return moves.income(view.income[view.active])
    case 'place': {
      const spot = spotIn(words, view, move.space)
      // rewards and neutral agents cost nothing
      const isAction = view.todo.at(-1)?.type === 'chooseAction'
      return isAction ? moves.place(spot, spot.label + surchargeOf(view)) : moves.placeFree(spot)
    }
    case 'agent':
      return moves.agent(move.value)
    case 'commission':
      return moves.commission(set.militaryTrack[view.military[view.active] + 1]?.cost ?? null)
    case 'sellJewel':
      return moves.sellJewel(set.jewelSell)
    case 'buyJewel':
      return moves.buyJewel(set.jewelBuy)
    case 'endTurn':
      return moves.endTurn
    case 'decline':
      return moves.decline
    case 'bribe':
      return moves.bribe(spotIn(words, view, move.space))
    case 'moveTo':
      return moves.moveTo(spotIn(words, view, move.space))
    case 'queen':
      return moves.queen(spotIn(words, view, move.space))
    case 'greyEminence':
      return moves.greyEminence(spotIn(words, view, move.space))
  }
}
