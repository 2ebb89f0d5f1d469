import type { Context } from '@eminence/kernel'
import { firstOf, layoutFor, none, type Slot, type Slots } from '../../data.ts'
import type { Event } from '../../events.ts'
import { isIn, nearTo, presenceOfOthers } from '../../map.ts'
import type { State } from '../../state.ts'
import { extortLater, hasRoom, influence, mostDisksAmong, moveToken, oust, type Script, turnUp } from './deeds.ts'
import { nearestOf, nextTo } from './ways.ts'

/** PI-21; after a Scout the card that was turned up is the only candidate (PI-19.6). */
export function joseph(s: State, context: Context<Event>, only?: Slots) {
  const layout = layoutFor(s)
  const [own, humans] = [s.presence[s.bot], presenceOfOthers(s, s.bot)]
  const candidates = only ?? layout.all
  const near = nextTo(s, s.token) & candidates

  const rival = nearestOf(s, near & humans)
  if (rival !== none) return oust(s, rival, { line: '1a', rule: 'PI-21.1' }, context)

  const charger = nearestOf(s, mostDisksAmong(s, own & nearTo(layout, humans & candidates)))
  if (charger !== none) return charge(s, charger, humans & candidates, context)

  const beside = nearestOf(s, enterable(s, near & ~own))
  if (beside !== none) return enter(s, beside, { line: '1c', rule: 'PI-21.3' }, context)

  const beyond = nearestOf(s, enterable(s, nearTo(layout, own) & candidates & ~own))
  if (beyond !== none) return enter(s, beyond, { line: '1d', rule: 'PI-21.4' }, context)

  extortLater(s, s.token, { line: null, rule: 'PI-19.14' })
}

/** PI-21.2 */
function charge(s: State, to: Slot, humans: Slots, context: Context<Event>): void {
  const script = { line: '1b', rule: 'PI-21.2' } as const
  moveToken(s, to, script, 'charges', context)
  oust(s, nearestOf(s, nextTo(s, to) & humans), script, context)
}

/** Face down, or face up with a vacancy. */
function enterable(s: State, slots: Slots): Slots {
  let found: Slots = 0
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (!isIn(s.faceUp, slot) || hasRoom(s, slot)) found |= 1 << slot
  }
  return found
}

/** PI-21.3, PI-21.4 */
function enter(s: State, slot: Slot, script: Script, context: Context<Event>) {
  if (isIn(s.faceUp, slot)) return influence(s, slot, script, context)
  turnUp(s, slot, script, context)
  joseph(s, context, 1 << slot)
}
