import type { Context, DecisionRules, Seat } from '@eminence/kernel'
import {
  anyFaction,
  artists,
  type Faction,
  type Factions,
  factionIndexes,
  fairWeather,
  firstOf,
  layoutFor,
  none,
  type Slot,
  type Slots,
  tablesOf,
} from '../../data.ts'
import type { Event } from '../../events.ts'
import { openSlots, slotsShowing } from '../../map.ts'
import {
  type FactionMove,
  factionMoves,
  type How,
  movesAt,
  type OrganizeTask,
  type OrganizeToTask,
  owedBy,
  type PlainMove,
  push,
  type SlotMove,
  slotMoves,
  stopMove,
} from '../../moves.ts'
import { isInForce, mainLeft, type State } from '../../state.ts'
import { moveDisk } from '../board.ts'
import { canMatch, demand } from '../favors/paying.ts'

const mostMoves = 3

type Course = Pick<OrganizeTask, 'how' | 'faction' | 'slot'>

/** PI-9.2 to PI-9.5, PI-11.10: where a disk from this card may go. */
export function destinationsOf(s: State, { how, slot }: Course, from: Slot, open: Slots): Slots {
  const others = open & ~(1 << from)
  if (how === 'cube') return others & (1 << slot)
  return how === 'main' && !isInForce(s, fairWeather) ? others & layoutFor(s).near[from] : others
}

/** The cards that a disk may leave. */
function sourcesOf(s: State, seat: Seat, course: Course): Slots {
  const open = openSlots(s, seat)
  let found: Slots = 0
  for (let rest = candidatesOf(s, seat, course); rest !== 0; rest &= rest - 1) {
    const from = firstOf(rest)
    if (destinationsOf(s, course, from, open) !== 0) found |= 1 << from
  }
  return found
}

export function candidatesOf(s: State, seat: Seat, { how, faction, slot }: Course): Slots {
  const own = s.presence[seat]
  switch (how) {
    case 'main':
      return own & slotsShowing(s, faction)
    case 'cube':
      return isInForce(s, fairWeather) ? own : own & layoutFor(s).near[slot]
    case 'faction':
      return slot === none ? own : own & (1 << slot)
    case 'scheme':
      return own
  }
}

/** PI-9.1: factions of cards that an own disk can leave. */
function movable(s: State, seat: Seat): Factions {
  const { factionsOf } = tablesOf(s)
  const open = openSlots(s, seat)
  let found: Factions = 0
  for (let rest = s.presence[seat]; rest !== 0; rest &= rest - 1) {
    const from = firstOf(rest)
    if (destinationsOf(s, anyCourse, from, open) !== 0) found |= factionsOf[s.map[from]]
  }
  return found
}

const anyCourse: Course = { how: 'main', faction: none, slot: none }

/** PI-9.1: factions that can be chosen. */
function organizable(s: State, seat: Seat): Faction[] {
  if (s.presence[seat] === 0) return []
  const open = movable(s, seat)
  return factionIndexes.filter((faction) => open & (1 << faction) && canMatch(s, seat, 1 << faction, 1))
}

export const mayOrganize = (s: State, seat: Seat): boolean => mainLeft(s) > 0 && organizable(s, seat).length > 0

/** PI-9.4 */
export const mayOrganizeAny = (s: State, seat: Seat): boolean =>
  sourcesOf(s, seat, { how: 'scheme', faction: none, slot: none }) !== 0

/** PI-9.5 */
export const mayOrganizeByFaction = (s: State, seat: Seat): boolean =>
  canMatch(s, seat, 1 << artists, 1) && sourcesOf(s, seat, { how: 'faction', faction: none, slot: none }) !== 0

/** PI-11.10 */
export const mayOrganizeTo = (s: State, seat: Seat, slot: Slot): boolean =>
  canMatch(s, seat, anyFaction, 1) && sourcesOf(s, seat, { how: 'cube', faction: none, slot }) !== 0

/** PI-9.1 */
export const organizeFaction: DecisionRules<State, OrganizeTask, FactionMove, Event> = {
  moves: (s, seat) => organizable(s, seat).map((faction) => factionMoves[faction]),

  play(s, seat, { faction }, { tell }) {
    s.mainUsed++
    tell?.({ type: 'organized', seat, faction, how: 'main' })
    begin(s, seat, { how: 'main', faction, slot: none })
    demand(s, seat, [[1 << faction]])
  },
}

const begin = (s: State, seat: Seat, course: Course): void =>
  push<OrganizeTask>(s, { type: 'organizing', owing: owedBy[seat], left: mostMoves, ...course })

export function pushOrganize(s: State, seat: Seat, how: How, slot: Slot, { tell }: Context<Event>): void {
  if (how === 'main') {
    push<OrganizeTask>(s, { type: 'organizeFaction', owing: owedBy[seat], left: mostMoves, how, faction: none, slot })
    return
  }
  tell?.({ type: 'organized', seat, faction: none, how })
  begin(s, seat, { how, faction: none, slot })
  if (how === 'faction') demand(s, seat, [[1 << artists]])
  if (how === 'cube') demand(s, seat, [[anyFaction]])
}

/** Asks for the next move, if one is left and possible. */
export function organizing(s: State, _context: Context<Event>, task: OrganizeTask): void {
  if (task.left > 0 && sourcesOf(s, task.owing[0], task) !== 0) push<OrganizeTask>(s, { ...task, type: 'organizeFrom' })
}

/** PI-9.1, PI-9.2: the next disk, or no more. */
export const organizeFrom: DecisionRules<State, OrganizeTask, SlotMove | PlainMove, Event> = {
  moves: (s, seat, task) => [...movesAt<SlotMove | PlainMove>(sourcesOf(s, seat, task), slotMoves), stopMove],

  play(s, _seat, move, _context, task) {
    if ('slot' in move) push<OrganizeToTask>(s, { ...task, type: 'organizeTo', from: move.slot })
  },
}

export const organizeTo: DecisionRules<State, OrganizeToTask, SlotMove, Event> = {
  moves: (s, seat, task) => movesAt(destinationsOf(s, task, task.from, openSlots(s, seat)), slotMoves),

  play(s, seat, { slot: to }, context, { owing, how, faction, slot, left, from }) {
    // PI-9.5: the first disk names the card that all of them come from
    const source = how === 'faction' ? from : slot
    push<OrganizeTask>(s, { type: 'organizing', owing, how, faction, slot: source, left: left - 1 })
    moveDisk(s, seat, from, to, context)
  },
}
