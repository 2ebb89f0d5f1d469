import type { Context, Seat } from '@eminence/kernel'
import { type Card, deckOfShip, none, type Owner, type Ship, slotsPerRow, tablesOf, treasuryPile } from '../data.ts'
import type { Event } from '../events.ts'
import { type ReplaceMove, replaces } from '../moves.ts'
import { type DeckName, decks } from '../sets.ts'
import { abilities, portfolioInfluence, type State, shipSlot } from '../state.ts'
import { type Decide, type ReplaceTask, type SeatStep, type StepRules, task } from '../tasks.ts'
import { gainInfluence, moveTreasury } from './gains.ts'

export const deckName = (ship: Ship): DeckName => decks[deckOfShip(ship)]

/** The first open slot of this row that holds nothing, or none. */
const freeSlot = (row: readonly number[], seat: Seat, open: number): number => {
  for (let slot = 0; slot < open; slot++) if (row[seat * slotsPerRow + slot] === none) return slot
  return none
}

/** The open slots without a ship. */
function replaceable(row: readonly number[], seat: Seat, open: number): number[] {
  const slots: number[] = []
  for (let slot = 0; slot < open; slot++) if (row[seat * slotsPerRow + slot] < shipSlot) slots.push(slot)
  return slots
}

const cardAt = (s: State, card: number) => (card === none ? null : tablesOf(s).set.cards[card])

/** LI-3.29: into an open top slot; a noble card may have to make room. */
export function launchShip(s: State, seat: Seat, context: Context<Event>): void {
  const free = freeSlot(s.top, seat, s.openTop[seat])
  const [first, ...others] = replaceable(s.top, seat, s.openTop[seat])
  if (free !== none) berth(s, seat, free, context)
  else if (others.length === 0) berth(s, seat, first, context)
  else s.todo.push(task.replaceSlot(seat, 'ship'))
}

function berth(s: State, seat: Seat, slot: number, context: Context<Event>): void {
  const at = seat * slotsPerRow + slot
  const replaced = s.top[at]
  if (replaced !== none) s.discard.push(replaced)
  const ship = s.shipyard.pop() ?? none
  s.top[at] = shipSlot + ship
  s.shipOwner[ship] = seat
  context.tell?.({ type: 'shipBuilt', owner: seat, ship: deckName(ship), replaced: cardAt(s, replaced) })
  moveTreasury(s, seat, 1, context)
  gainPortfolioInfluence(s, seat, 'newShip', context)
}

/** LI-3.10, `influence+1` */
export function gainPortfolioInfluence(s: State, seat: Seat, why: 'newShip' | 'church', context: Context<Event>): void {
  gainInfluence(s, seat, portfolioInfluence(s, seat) + abilities(s, seat, 'influence+1'), why, context)
}

/** LI-3.7, LI-3.8: the card on its way gets a slot, or goes to the court. */
export const placeCard: StepRules<SeatStep> = {
  run(s, context, { seat }) {
    const isTreasury = tablesOf(s).typeOf[s.played] === treasuryPile
    const [row, open] = isTreasury ? [s.bottom, s.openBottom[seat]] : [s.top, s.openTop[seat]]
    const free = freeSlot(row, seat, open)
    if (free !== none) return putCard(s, seat, row, free, context)
    const [first, ...others] = replaceable(row, seat, open)
    if (others.length > 0) s.todo.push(task.replaceSlot(seat, 'card'))
    else if (first !== undefined) putCard(s, seat, row, first, context)
    else {
      context.tell?.({ type: 'cardNotPlaced', seat, card: tablesOf(s).set.cards[s.played] })
      s.discard.push(s.played)
      s.played = none
    }
  },
}

function putCard(s: State, seat: Seat, row: number[], slot: number, { tell }: Context<Event>): void {
  const at = seat * slotsPerRow + slot
  const replaced = row[at]
  const card: Card = s.played
  if (replaced !== none) s.discard.push(replaced)
  row[at] = card
  s.played = none
  tell?.({ type: 'cardPlaced', seat, card: tablesOf(s).set.cards[card], replaced: cardAt(s, replaced) })
}

/** LI-3.8, LI-3.29: ships stay. */
export const replaceSlot: Decide<ReplaceMove, ReplaceTask> = {
  moves(s, seat, { room }) {
    const inBottom = room === 'card' && tablesOf(s).typeOf[s.played] === treasuryPile
    const slots = inBottom ? replaceable(s.bottom, seat, s.openBottom[seat]) : replaceable(s.top, seat, s.openTop[seat])
    return slots.map((slot) => replaces[slot])
  },

  play(s, seat, { slot }, context, { room }) {
    if (room === 'ship') berth(s, seat, slot, context)
    else putCard(s, seat, tablesOf(s).typeOf[s.played] === treasuryPile ? s.bottom : s.top, slot, context)
  },
}

/** LI-3.2, LI-8.8: ships at sea come back empty. */
export function dock(s: State, owner: Owner, { tell }: Context<Event>): void {
  for (let ship = 0; ship < s.shipOwner.length; ship++) {
    if (s.shipOwner[ship] !== owner || !s.atSea[ship]) continue
    const cargo = s.cargo.slice(ship * 4, ship * 4 + 4)
    for (let good = 0; good < 4; good++) {
      s.supply[good] += cargo[good]
      s.cargo[ship * 4 + good] = 0
    }
    s.atSea[ship] = false
    tell?.({ type: 'shipDocked', owner, ship: deckName(ship), cargo })
  }
}
