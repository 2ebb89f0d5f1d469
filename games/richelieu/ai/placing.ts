import { boxOf, indexOf, type Kind, none, type Owner, placeOf, type Space, sideOf, tablesOf } from '../data.ts'
import { labelOf, type State, sizeOf, surchargeOf } from '../state.ts'
import { gainBy, type Outlook } from './outlook.ts'
import type { Weights } from './weights.ts'
import { worthOfMoney } from './worth.ts'

/** Whether a placement is paid for, as action B is. */
type Price = 'paid' | 'free'

/** What putting this agent there is worth: what it does to the box, less what it costs, tells and leaves. */
export function worthOfAgent(outlook: Outlook, space: Space, owner: Owner, value: number, price: Price): number {
  const { s, weights } = outlook
  const label = labelOf(s, space)
  let worth = gainBy(outlook, boxOf[space], sideOf[space], indexOf[space], owner, value)
  if (price === 'paid') worth -= priceOf(outlook, label)
  if (owner === outlook.seat) worth += worthOfReturn(s, owner, weights) - worthOfKeeping(value, weights)
  if (label === 0) worth -= weights.shown * Math.abs(value)
  return worth
}

const priceOf = ({ s, seat, weights }: Outlook, label: number): number =>
  worthOfMoney(s, s.purses[seat], weights) - worthOfMoney(s, s.purses[seat] - label - surchargeOf(s), weights)

/** A 3 is spent best late; a negative agent only fills the hand. */
function worthOfKeeping(value: number, { keep }: Weights): number {
  if (value < 0) return keep[3]
  return keep[Math.min(value, 3) - 1] ?? 0
}

/** The last agent of a hand fetches those in the city: the more strength lies there, the better; with nothing there the hand stays empty. */
function worthOfReturn(s: State, owner: Owner, { muster, usualMuster }: Weights): number {
  const { kinds } = tablesOf(s)
  if (sizeOf(s.hands, owner, kinds.length) > 1) return 0
  let strength = 0
  for (let kind = 0; kind < kinds.length; kind++) {
    if (kinds[kind] > 0) strength += s.city[owner * kinds.length + kind] * kinds[kind]
  }
  return muster * (strength - usualMuster)
}

/** Of two like spaces the left one is better, if only for ties to come. */
const rightward = 0.03

/** What the spaces promise, each with the best agent for it. */
export function worthsOfSpaces(
  outlook: Outlook,
  moves: readonly { readonly type: string; readonly space?: Space }[],
  owner: Owner,
  price: Price,
  worths: number[],
): void {
  let lastPlace = none
  let lastLabel = none
  for (let i = 0; i < moves.length; i++) {
    const { type, space } = moves[i]
    if (type !== 'place' || space === undefined) continue
    const label = labelOf(outlook.s, space)
    worths[i] =
      placeOf[space] === lastPlace && label === lastLabel
        ? worths[i - 1] - rightward
        : worthOfSpace(outlook, space, owner, price)
    lastPlace = placeOf[space]
    lastLabel = label
  }
}

function worthOfSpace(outlook: Outlook, space: Space, owner: Owner, price: Price): number {
  const { s } = outlook
  const { kinds } = tablesOf(s)
  let best = Number.NEGATIVE_INFINITY
  for (let kind: Kind = 0; kind < kinds.length; kind++) {
    if (s.hands[owner * kinds.length + kind] === 0) continue
    best = Math.max(best, worthOfAgent(outlook, space, owner, kinds[kind], price))
  }
  return best
}
