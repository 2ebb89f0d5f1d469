import type { Context, DecisionRules, Seat } from '@eminence/kernel'
import { count, type Faction, type Factions, factionIndexes, factions, none, tablesOf } from '../../data.ts'
import type { Event } from '../../events.ts'
import {
  type FactionMove,
  factionMoves,
  type GainTask,
  owedBy,
  push,
  type SeatMove,
  seatMoves,
  type VictimTask,
} from '../../moves.ts'
import { favorsOf, isBot, othersOf, type State } from '../../state.ts'

/** Asks for the gain; each symbol is a set of factions of which the seat gets one. */
export function gain(s: State, seat: Seat, symbols: readonly Factions[]): void {
  if (symbols.length > 0) push<GainTask>(s, { type: 'gaining', owing: owedBy[seat], symbols })
}

/** PI-3.2: who could lose a token of that faction. */
const victimsOf = (s: State, seat: Seat, faction: Faction): Seat[] =>
  othersOf(s, seat).filter((other) => favorsOf(s, other, faction) > 0)

const canSupply = (s: State, seat: Seat, faction: Faction): boolean =>
  s.pool[faction] > 0 || victimsOf(s, seat, faction).length > 0

/** PI-3.1: the factions of the symbol that can be supplied. */
function supplied(s: State, seat: Seat, symbol: Factions): Factions {
  let found: Factions = 0
  for (const faction of factionIndexes) {
    if (symbol & (1 << faction) && canSupply(s, seat, faction)) found |= 1 << faction
  }
  return found
}

function take(s: State, seat: Seat, faction: Faction, from: Seat): void {
  if (from === none) s.pool[faction]--
  else s.favors[from * factions.length + faction]--
  s.favors[seat * factions.length + faction]++
  s.gained[faction]++
}

/** PI-3.1, PI-3.2: symbol by symbol, as long as there is nothing to choose. */
export function gaining(s: State, { tell }: Context<Event>, task: GainTask): void {
  const [seat] = task.owing
  const gained = factions.map(() => 0)
  let lost = 0
  const flush = () => {
    if (gained.some((tokens) => tokens > 0)) tell?.({ type: 'gained', seat, favors: gained, from: none })
    if (lost > 0) tell?.({ type: 'gainLost', seat, tokens: lost })
  }
  for (let at = 0; at < task.symbols.length; at++) {
    const open = supplied(s, seat, task.symbols[at])
    if (open === 0) {
      lost++
      continue
    }
    if (count(open) > 1 && !isBot(s, seat)) {
      flush()
      push<GainTask>(s, { type: 'gainChoice', owing: task.owing, symbols: task.symbols.slice(at) })
      return
    }
    const faction = count(open) > 1 ? preferredBy(s) : 31 - Math.clz32(open)
    if (s.pool[faction] > 0) {
      take(s, seat, faction, none)
      gained[faction]++
      continue
    }
    flush()
    subvert(s, seat, faction, task.symbols.slice(at + 1), tell)
    return
  }
  flush()
}

/** PI-19.8: a bot takes the topmost faction of the card that it has just extorted. */
const preferredBy = (s: State): Faction => tablesOf(s).topOf[s.produced[s.produced.length - 1]]

/** PI-3.2: from another seat; who, the gainer chooses. */
function subvert(
  s: State,
  seat: Seat,
  faction: Faction,
  rest: readonly Factions[],
  tell: Context<Event>['tell'],
): void {
  const victims = victimsOf(s, seat, faction)
  if (victims.length > 1 && !isBot(s, seat)) {
    push<VictimTask>(s, { type: 'gainVictim', owing: owedBy[seat], symbols: rest, faction })
    return
  }
  // PI-19.8: a bot robs who has most of it, the first clockwise of several
  const [first, ...others] = victims
  const victim = others.reduce(
    (most, other) => (favorsOf(s, other, faction) > favorsOf(s, most, faction) ? other : most),
    first,
  )
  gain(s, seat, rest)
  subvertFrom(s, seat, faction, victim, tell)
}

function subvertFrom(s: State, seat: Seat, faction: Faction, victim: Seat, tell: Context<Event>['tell']): void {
  take(s, seat, faction, victim)
  tell?.({ type: 'gained', seat, favors: factions.map((_, each) => (each === faction ? 1 : 0)), from: victim })
}

/** PI-3.1 */
export const gainChoice: DecisionRules<State, GainTask, FactionMove, Event> = {
  moves: (s, seat, { symbols }) => {
    const open = supplied(s, seat, symbols[0])
    return factionMoves.filter(({ faction }) => open & (1 << faction))
  },

  play(s, seat, { faction }, _context, { symbols }) {
    gain(s, seat, [1 << faction, ...symbols.slice(1)])
  },
}

/** PI-3.2 */
export const gainVictim: DecisionRules<State, VictimTask, SeatMove, Event> = {
  moves: (s, seat, { faction }) => victimsOf(s, seat, faction).map((victim) => seatMoves[victim]),

  play(s, seat, move, { tell }, { faction, symbols }) {
    gain(s, seat, symbols)
    subvertFrom(s, seat, faction, move.seat, tell)
  },
}
