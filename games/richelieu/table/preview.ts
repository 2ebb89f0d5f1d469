import { boxOf, none, type Space, sideOf, tablesOf } from '../data.ts'
import type { Move } from '../moves.ts'
import { labelOf, surchargeOf } from '../state.ts'
import { valueText } from '../texts/shared.ts'
import type { View } from '../view.ts'
import type { Speech } from './context.ts'
import { after, asked, type Change, fills, sideSum } from './scene.ts'

/** “5 → 7” for each side that the change touches, by what the viewer knows. */
function sumsText(view: View, change: Change, { words, game }: Speech): string[] {
  const then = after(view, change)
  const places = [...new Set([change.from, change.to].filter((space) => space !== none))].map(
    (space) => [boxOf[space], sideOf[space]] as const,
  )
  return places.flatMap(([box, side]) => {
    const [before, now] = [sideSum(view, box, side).known, sideSum(then, box, side).known]
    if (before === now) return []
    const { faction } = tablesOf(view).set.sheets[view.sheets[2 * box + side]]
    return [words.preview.sum(game.factions[faction], valueText(before), valueText(now))]
  })
}

/** What an action without a space brings: the purse, and the track it moves on. */
function actionText(view: View, move: Move, { words }: Speech): string | null {
  const { active, income, military } = view
  const money = view.purses[active]
  const { set } = tablesOf(view)
  if (money === null) return null
  const { purse, track, between } = words.preview
  switch (move.type) {
    case 'income':
      return purse(money, money + income[active])
    case 'sellJewel':
      return purse(money, money + set.jewelSell)
    case 'buyJewel':
      return purse(money, money - set.jewelBuy)
    case 'commission': {
      const { cost, bonus } = set.militaryTrack[military[active] + 1]
      return [
        purse(money, money - cost),
        track(words.military, military[active], military[active] + 1),
        ...(bonus === 'prestige' ? [track(words.prestige, view.prestige[active], view.prestige[active] + 1)] : []),
        ...(bonus === 'income' && income[active] < set.incomeTrack.last
          ? [track(words.income, income[active], income[active] + 1)]
          : []),
      ].join(between)
    }
    default:
      return null
  }
}

/** What the target in focus would bring: the second line of the prompt. */
export function previewText(view: View, move: Move, change: Change | null, speech: Speech): string | null {
  const { preview } = speech.words
  const type = asked(view)?.type
  const space: Space = change?.to ?? ('space' in move ? move.space : none)
  if (space === none) return actionText(view, move, speech)
  if (type === undefined || move.type === 'bribe') return null
  const label = labelOf(view, space)
  const isPaid = type === 'chooseAction' || type === 'chooseAgent'
  const isPut = move.type === 'place' || move.type === 'agent'
  /** Its value is a secret so far. */
  const isHidden = isPut || (move.type === 'moveTo' && !isFaceUp(view, change?.from ?? none))
  const isTurnedUp = isHidden && label === 0
  const resolves = fills(view, space, change?.from ?? none)
  return [
    ...(move.type === 'agent' ? [] : [preview.sheet(speech.spot(view, space).sheet)]),
    ...(isPaid ? [preview.price(label, surchargeOf(view))] : []),
    ...(isTurnedUp ? [preview.faceUp] : isHidden ? [preview.faceDown] : []),
    ...(change === null ? [] : sumsText(view, change, speech)),
    ...(resolves ? [preview.resolves] : []),
    ...(change !== null && (resolves || isTurnedUp) ? [preview.noWayBack] : []),
    ...(move.type === 'place' && change === null ? [preview.thenAgent] : []),
  ].join(preview.between)
}

const isFaceUp = ({ faceUp }: View, space: Space): boolean => (faceUp & (1 << space)) !== 0
