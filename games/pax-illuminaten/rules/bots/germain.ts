import type { Context } from '@eminence/kernel'
import { firstOf, layoutFor, none, placard, type Slot, type Slots } from '../../data.ts'
import type { Event } from '../../events.ts'
import { isIn, nearTo, presenceOfOthers } from '../../map.ts'
import type { State } from '../../state.ts'
import { expel, extortLater, hasBot, hasHumans, hasRoom, influence, moveToken, oust, shares, turnUp } from './deeds.ts'
import { nearestOf, nextTo } from './ways.ts'

const slotsThat = (slots: Slots, fits: (slot: Slot) => boolean): Slots => {
  let found: Slots = 0
  for (let rest = slots; rest !== 0; rest &= rest - 1) if (fits(firstOf(rest))) found |= rest & -rest
  return found
}

/** PI-20.2, from this Bot card. */
const fitsB = (s: State, slot: Slot, botCard: Slot): boolean =>
  isIn(s.faceUp, slot) && shares(s, s.map[slot], botCard) && (hasRoom(s, slot) || hasHumans(s, slot))

/** PI-20.3, from this Bot card: what carries its own disks is not expelled. */
const fitsC = (s: State, slot: Slot, botCard: Slot): boolean =>
  isIn(s.faceUp, slot) &&
  !shares(s, s.map[slot], botCard) &&
  (hasHumans(s, slot) || (!hasBot(s, slot) && s.deck.length > 0))

/** PI-20; after a Scout the card that was turned up is the only candidate (PI-19.6). */
export function germain(s: State, context: Context<Event>, candidates: Slots = nextTo(s, s.token)) {
  const at = s.token
  const down = nearestOf(s, candidates & ~s.faceUp)
  if (down !== none) {
    turnUp(s, down, { line: '1a', rule: 'PI-20.1' }, context)
    germain(s, context, 1 << down)
    return
  }
  const alike = nearestOf(
    s,
    slotsThat(candidates, (slot) => fitsB(s, slot, at)),
  )
  if (alike !== none) {
    const script = { line: '1b', rule: 'PI-20.2' } as const
    if (!hasRoom(s, alike)) return oust(s, alike, script, context)
    influence(s, alike, script, context)
    return extortLater(s, alike, script)
  }
  const unlike = nearestOf(
    s,
    slotsThat(candidates, (slot) => fitsC(s, slot, at)),
  )
  if (unlike !== none) {
    const script = { line: '1c', rule: 'PI-20.3' } as const
    return hasHumans(s, unlike) ? oust(s, unlike, script, context) : expel(s, unlike, script, context)
  }
  moveOn(s, context)
}

/** PI-20.4 */
function moveOn(s: State, context: Context<Event>): void {
  const script = { line: '1d', rule: 'PI-20.4' } as const
  const layout = layoutFor(s)
  const own = s.presence[s.bot]
  const atHumans = own & nearTo(layout, presenceOfOthers(s, s.bot))
  const canGoOn = (from: Slot) =>
    slotsThat(layout.near[from], (slot) => !isIn(s.faceUp, slot) || fitsB(s, slot, from) || fitsC(s, slot, from)) !== 0
  const goal = nearestOf(s, atHumans === 0 ? slotsThat(own, canGoOn) : atHumans)
  if (goal !== none) moveToken(s, goal, script, 'moves', context)
  extortLater(s, placard, script)
  if (s.token !== placard) extortLater(s, s.token, script)
}
