import type { Context, Seat } from '@eminence/kernel'
import { factionIndexes, factions } from '../../data.ts'
import type { Event } from '../../events.ts'
import { favorsOf, isBot, matching, type State } from '../../state.ts'

/** PI-19.11: a bot spends all its favors of the factions of the Bot card; gives how many that were. Nobody else does. */
export function spendOnStrength(s: State, seat: Seat, { tell }: Context<Event>): number {
  if (!isBot(s, seat)) return 0
  const fitting = matching(s, seat, s.token)
  const paid = factions.map(() => 0)
  for (const faction of factionIndexes) {
    if (fitting & (1 << faction)) paid[faction] = favorsOf(s, seat, faction)
    s.favors[seat * factions.length + faction] -= paid[faction]
    s.pool[faction] += paid[faction]
  }
  const spent = paid.reduce((sum, tokens) => sum + tokens, 0)
  if (spent > 0) tell?.({ type: 'paid', seat, favors: paid })
  return spent
}
