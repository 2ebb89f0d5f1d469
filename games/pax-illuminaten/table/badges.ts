import type { Seat } from '@eminence/kernel'
import type { Slot } from '../data.ts'
import { strengthAt } from '../map.ts'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { foresee, movesAfter, priceOf, stateBehind } from './foresee.ts'
import { asked, type DecisionType } from './scene.ts'

const priced: readonly DecisionType[] = [
  'scoutSlot',
  'influenceTarget',
  'extortTarget',
  'whisper',
  'expelTarget',
  'oustTarget',
]

const sum = (tokens: readonly number[]): number => tokens.reduce((all, each) => all + each, 0)

/** What a lit place costs or brings now, in a few signs: `−2`, `+3`, or the strengths of an Oust. */
export function badgesOf(view: View, seat: Seat, moves: readonly Move[]): ReadonlyMap<Slot, string> {
  const decision = asked(view)
  const badges = new Map<Slot, string>()
  if (decision === null || !priced.includes(decision)) return badges
  for (const move of moves) {
    if (!('slot' in move)) continue
    const text =
      move.type === 'target' ? strengthsOf(view, seat, move.slot, move.seat) : changeOf(view, seat, move, decision)
    const other = badges.get(move.slot)
    if (text !== null) badges.set(move.slot, other === undefined || other === text ? text : `${other} ${text}`)
  }
  return badges
}

const strengthsOf = (view: View, seat: Seat, slot: Slot, other: Seat): string => {
  const s = stateBehind(view)
  return `${strengthAt(s, seat, slot)} : ${strengthAt(s, other, slot)}`
}

function changeOf(view: View, seat: Seat, move: Move, decision: DecisionType): string | null {
  const outlook = foresee(view, seat, move)
  if (outlook === null) return null
  const gained = sum(outlook.gained) + outlook.open - outlook.given
  if (gained > 0) return `+${gained}`
  const [first] = decision === 'influenceTarget' ? movesAfter(outlook, seat) : []
  const price = first === undefined ? priceOf(view, seat, move) : priceOf(view, seat, move, first)
  return price === null ? null : price.symbols.length === 0 ? '0' : `−${price.symbols.length}`
}
