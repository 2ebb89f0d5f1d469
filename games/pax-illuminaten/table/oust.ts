import { ace, type Card, crown, none, rankOf, tablesOf } from '../data.ts'
import type { Oust } from '../state.ts'
import type { View } from '../view.ts'

/** What a card does in a challenge: an automatic win, nothing at all, or a number. */
export type Effect =
  | { readonly kind: 'wins' }
  | { readonly kind: 'void' }
  | { readonly kind: 'adds'; readonly total: number }

/** The viewer's side: 0 attacks, 1 defends; none if others fight. */
export const sideOf = ({ seats }: Oust, seat: number | null): number => (seat === null ? none : seats.indexOf(seat))

/** PI-11.5 */
export function effectOf(view: View, oust: Oust, side: number, card: Card): Effect {
  const { advantaged, totals } = oust
  if (rankOf[card] < ace) return { kind: 'adds', total: totals[side] + tablesOf(view).strengthOf[card] }
  const isValid = advantaged !== none && rankOf[card] === (advantaged === side ? crown : ace)
  return { kind: isValid ? 'wins' : 'void' }
}

/** PI-11.7: who would win if it were called now: 0 the attacker, 1 the defender. */
export function leaderOf({ totals, automatic }: Oust): 0 | 1 {
  const [own, theirs] = automatic
  if (own > 0 !== theirs > 0) return own > 0 ? 0 : 1
  return totals[0] > totals[1] ? 0 : 1
}
