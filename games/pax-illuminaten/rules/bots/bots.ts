import type { Context } from '@eminence/kernel'
import { none } from '../../data.ts'
import type { Event } from '../../events.ts'
import type { State } from '../../state.ts'
import { returnToOwn } from './deeds.ts'
import { germain } from './germain.ts'
import { joseph } from './joseph.ts'
import { plan } from './planning.ts'

export { botExtorts, botFollowsUp } from './deeds.ts'

/** PI-19.4, PI-19.5: the bot's action phase. */
export function botActs(s: State, context: Context<Event>): void {
  returnToOwn(s, context)
  if (s.options.bot === 'germain') germain(s, context)
  else if (s.options.bot === 'joseph') joseph(s, context)
  else plan(s, context)
  // PI-19.12: a planning card that was not put on the map is discarded in the redraw
  if (s.planning === none) return
  s.played.push(s.planning)
  s.planning = none
}
