import { type Context, reveals, type Seat } from '@eminence/kernel'
import { edictOf, edictSize, edictsToEnd, type Faction, factionIndexes, factions } from '../../data.ts'
import type { Event } from '../../events.ts'
import { discarded, type State } from '../../state.ts'

export const edictsDiscarded = (s: Pick<State, 'edictAt'>): number => s.edictAt.filter((at) => at === discarded).length

/** PI-4.2, PI-4.6 */
export function discardEdict(s: State, faction: Faction, { tell }: Context<Event>): void {
  s.edictAt[faction] = discarded
  s.eventDiscard.push(edictOf(faction))
  const number = edictsDiscarded(s)
  tell?.({ type: 'edictDiscarded', faction, number })
  if (number < edictsToEnd || s.lastRound) return
  s.lastRound = true
  tell?.({ type: 'lastRoundBegan', round: s.round })
}

/** PI-4.2: one token to the pool, then one to the seat. */
export function releaseEdicts(s: State, seat: Seat, context: Context<Event>): void {
  for (const faction of factionIndexes) {
    if (s.edictAt[faction] !== seat) continue
    if (s.edictTokens[faction] >= 2) {
      s.edictTokens[faction] -= 2
      s.pool[faction]++
      s.favors[seat * factions.length + faction]++
      context.tell?.({ type: 'edictReleased', seat, faction, left: s.edictTokens[faction] })
    }
    if (s.edictTokens[faction] === 0) discardEdict(s, faction, context)
  }
}

/** PI-16.4 */
export function playEdict(s: State, seat: Seat, faction: Faction, { tell }: Context<Event>): void {
  const returned = s.supply.map((_, each) => s.favors[each * factions.length + faction])
  for (let each = 0; each < s.seats; each++) s.favors[each * factions.length + faction] = 0
  s.pool[faction] += returned.reduce((sum, tokens) => sum + tokens, 0) - edictSize
  s.edictAt[faction] = seat
  s.edictTokens[faction] = edictSize
  tell?.({ type: 'edictPlayed', seat, faction, returned }, reveals)
}
