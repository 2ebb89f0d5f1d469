import { sharesOf } from '@eminence/kernel'
import { pointsOf, totalOf } from '../score.ts'
import { isOver, type State } from '../state.ts'
import { heldBy, outlookOf, shareLeft, worthOfCard, worthOfHeld, worthOfPlace } from './outlook.ts'
import { weightsFor } from './weights.ts'

/** What each seat has and may hope for, in points of the final score. */
function prospectsOf(s: State): number[] {
  const weights = weightsFor[s.seats]
  return pointsOf(s).map((points, seat) => {
    if (isOver(s)) return totalOf(points)
    const outlook = outlookOf(s, seat, weights)
    const held = heldBy(s, seat)
    const hand = s.hands[seat].reduce((sum, card) => sum + worthOfCard(outlook, card), 0)
    const firm = totalOf(points) - points.fullSet - points.majorities
    return firm + worthOfHeld(outlook, held) + 0.5 * hand + worthOfPlace(outlook, s.pawns[seat], held, s.hands[seat])
  })
}

/** By how many points chances differ by a factor of e: at the end, and more while the whole game is still to come. */
const [leastDoubt, moreDoubt] = [1.2, 4]

export function chancesToWin(s: State): number[] {
  if (s.turn === 0) return s.hands.map(() => 1 / s.seats)
  const prospects = prospectsOf(s)
  const doubt = leastDoubt + moreDoubt * shareLeft(s)
  return sharesOf(prospects, doubt)
}
