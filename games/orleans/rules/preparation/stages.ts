import { type Context, reveals, type Seat } from '@eminence/kernel'
import { knight, none, placeIds, type Tables, tablesOf } from '../../data.ts'
import type { Event, Planned } from '../../events.ts'
import {
  capacityOf,
  fromMarket,
  gathering,
  mostLifts,
  ownsTower,
  planning,
  ready,
  type State,
  seatAfter,
  sizeOf,
  spacesFrom,
  stepOf,
  storing,
  techTile,
  towerSize,
  waiting,
} from '../../state.ts'

/** OR-3.8, OR-3.9: how many followers may still come in this phase, recalled or drawn. */
export function comersLeft(s: State, seat: Seat): number {
  const number = tablesOf(s).set.tracks.knight[stepOf(s, seat, knight)]
  return Math.min(number - s.recalls[seat], capacityOf(s, seat))
}

/** OR-3.10, OR-3.12 */
export const mostDrawn = (s: State, seat: Seat): number => Math.min(comersLeft(s, seat), sizeOf(s.bags, seat))

/** Phases 3 and 4 begin, for all seats at once (OR-3.2). */
export function beginPreparation(s: State, context: Context<Event>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    s.stages[seat] = gathering
    s.recalls[seat] = 0
    s.lifts[seat] = 0
  }
  for (let seat = 0; seat < s.seats; seat++) skipGathering(s, seat, context)
}

/** Whether a follower stands on one of the seat's spaces. */
function hasStanding(s: State, tables: Tables, seat: Seat): boolean {
  const from = spacesFrom(tables, seat)
  for (let at = from; at < from + tables.spaceCount; at++) {
    if (s.spaces[at] !== none && s.spaces[at] !== techTile) return true
  }
  return false
}

/** Goes on if nobody can come any more. */
export function skipGathering(s: State, seat: Seat, context: Context<Event>): void {
  const left = comersLeft(s, seat)
  if (left > 0 && (sizeOf(s.bags, seat) > 0 || hasStanding(s, tablesOf(s), seat))) return
  endGathering(s, seat, context)
}

export function endGathering(s: State, seat: Seat, context: Context<Event>): void {
  s.stages[seat] = storing
  skipStoring(s, seat, context)
}

/** OR-3.13: only with room in the tower, and with somebody to put there. */
export function skipStoring(s: State, seat: Seat, context: Context<Event>): void {
  const mayStore = ownsTower(s, seat) && towerSize(s) < tablesOf(s).set.tower && sizeOf(s.markets, seat) > 0
  if (!mayStore) endStoring(s, seat, context)
}

export function endStoring(s: State, seat: Seat, context: Context<Event>): void {
  if (!s.options.openPlanning) {
    beginPlanning(s, seat, context)
    return
  }
  s.stages[seat] = waiting
  if (s.stages.every((stage) => stage === waiting)) beginPlanning(s, s.starter, context)
}

/** Who has nothing to plan with is ready at once. */
function beginPlanning(s: State, seat: Seat, context: Context<Event>): void {
  s.stages[seat] = planning
  if (!canPlan(s, seat)) endPlanning(s, seat, context)
}

const canPlan = (s: State, seat: Seat): boolean =>
  sizeOf(s.markets, seat) > 0 || s.tech[seat] > 0 || (ownsTower(s, seat) && towerSize(s) > 0)

/** OR-3.17, while others still plan in secret: a plan that was confirmed may be changed, but not for ever. */
export const mayReopen = (s: State, seat: Seat): boolean =>
  !s.options.openPlanning && s.lifts[seat] < mostLifts && (canPlan(s, seat) || hasPlan(s, tablesOf(s), seat))

function hasPlan(s: State, tables: Tables, seat: Seat): boolean {
  const from = spacesFrom(tables, seat)
  for (let at = from; at < from + tables.spaceCount; at++) if (s.spaces[at] >= fromMarket) return true
  return false
}

/**
 * It counts as a change of the plan, like a piece that is taken back. So no field is added: running tables go on, and a record in which
 * nobody reopens a plan keeps its hashes.
 */
export function reopenPlanning(s: State, seat: Seat, { tell }: Context<Event>): void {
  s.lifts[seat]++
  s.stages[seat] = planning
  tell?.({ type: 'planReopened', seat })
}

export function endPlanning(s: State, seat: Seat, context: Context<Event>): void {
  s.stages[seat] = ready
  context.tell?.({ type: 'planConfirmed', seat })
  if (!s.options.openPlanning) return
  const plan = fixPlan(s, seat)
  context.tell?.({ type: 'planShown', seat, plan })
  const next = s.stages.findIndex((_, at) => s.stages[seatAfter(s, at)] === waiting)
  if (next >= 0) beginPlanning(s, seatAfter(s, next), context)
}

export const isPrepared = (s: State): boolean => s.stages.every((stage) => stage === ready)

/** OR-3.25: everybody has confirmed. */
export function showPlans(s: State, context: Context<Event>): void {
  if (s.options.openPlanning) return
  const plans = s.stages.map((_, seat) => fixPlan(s, seat))
  context.tell?.({ type: 'plansShown', plans }, reveals)
}

/** What was planned stands there like everything else from now on. */
function fixPlan(s: State, seat: Seat): Planned[] {
  const tables = tablesOf(s)
  const from = spacesFrom(tables, seat)
  const plan: Planned[] = []
  for (let space = 0; space < tables.spaceCount; space++) {
    const there = s.spaces[from + space]
    if (there < fromMarket) continue
    const piece = there % fromMarket
    s.spaces[from + space] = piece
    if (piece === techTile) s.techLaid[seat]++
    plan.push({ place: placeIds[tables.placeOf[space]], space, follower: piece === techTile ? null : piece })
  }
  return plan
}
