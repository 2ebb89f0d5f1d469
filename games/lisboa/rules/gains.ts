import type { Context, Seat } from '@eminence/kernel'
import { type Good, none, type Owner, type Rubble, tablesOf } from '../data.ts'
import type { Event, Why } from '../events.ts'
import { mostInfluence } from '../sets.ts'
import { type Board, capacityOf, goodsOf, isLacerda, type State, setsOf } from '../state.ts'
import { owed } from '../tasks.ts'

export function gainReis(s: State, seat: Seat, reis: number, why: Why, { tell }: Context<Event>): void {
  if (reis === 0) return
  s.purses[seat] += reis
  tell?.({ type: 'reisGained', seat, reis, why })
}

export function gainWigs(s: State, seat: Owner, wigs: number, why: Why, { tell }: Context<Event>): void {
  if (wigs === 0) return
  s.wigs[seat] += wigs
  tell?.({ type: 'wigsGained', seat, wigs, why })
}

/** LI-3.25 */
export function gainInfluence(s: State, seat: Owner, influence: number, why: Why, { tell }: Context<Event>): void {
  if (influence === 0) return
  const sum = s.influence[seat] + influence
  const wig = sum >= mostInfluence
  s.influence[seat] = wig ? mostInfluence : sum
  if (wig) s.wigs[seat]++
  tell?.({ type: 'influenceGained', seat, influence, now: s.influence[seat], wig, why })
}

/** LI-3.24: what can be spent at once, the influence turned into money. */
export const meansOf = (s: Board, reis: number, influence: number): number =>
  reis + tablesOf(s).set.influenceCash[influence]

/** LI-3.24: where the marker stands after so much of the money came from influence. */
export function influenceAfter(s: Board, influence: number, missing: number): number {
  if (missing <= 0) return influence
  const { influenceCash } = tablesOf(s).set
  let now = influence
  while (now > 0 && influenceCash[influence] - influenceCash[now] < missing) now--
  return now
}

/** LI-3.24, LI-3.26: réis first, then influence; wigs never. */
export function payReis(
  s: State,
  seat: Seat,
  cost: number,
  why: 'sponsoring' | 'land',
  { tell }: Context<Event>,
): void {
  const before = s.influence[seat]
  const reis = Math.min(cost, s.purses[seat])
  s.purses[seat] -= reis
  s.influence[seat] = influenceAfter(s, before, cost - reis)
  tell?.({ type: 'reisPaid', seat, reis, influence: before - s.influence[seat], why })
}

/** LI-3.17: influence first, then wigs. Gives how it was paid. */
export function payInfluence(s: State, owner: Owner, cost: number): { influence: number; wigs: number } {
  const influence = Math.min(cost, s.influence[owner])
  const wigs = Math.min(cost - influence, s.wigs[owner])
  s.influence[owner] -= influence
  s.wigs[owner] -= wigs
  return { influence, wigs }
}

/** LI-3.48: from the supply; whether there is room is looked at when all goods are there. */
export function takeGood(s: State, seat: Seat, good: Good, why: Why, { tell }: Context<Event>): void {
  s.supply[good]--
  s.stock[seat * 4 + good]++
  tell?.({ type: 'goodGained', seat, good, why })
}

export function returnGood(s: State, seat: Seat, good: Good): void {
  s.stock[seat * 4 + good]--
  s.supply[good]++
}

/** LI-3.48, LI-3.54: who has more than fits drops goods. */
export function stow(s: State, seat: Seat): void {
  if (goodsOf(s, seat) > capacityOf(s, seat)) s.todo.push(owed.overflowDrop[seat])
}

/** Table 2.5: moves beyond the ends are lost. */
export function moveTreasury(s: State, seat: Owner, by: number, { tell }: Context<Event>): void {
  const from = s.treasury
  const to = Math.min(tablesOf(s).highestLevel, Math.max(0, from + by))
  if (from === to) return
  s.treasury = to
  tell?.({ type: 'treasuryMoved', seat, from, to })
}

/** LI-3.40, LI-3.45: a cube onto the board. */
export function gainCube(s: State, owner: Owner, kind: Rubble, context: Context<Event>): void {
  const before = setsOf(s, owner)
  s.rubble[owner * 3 + kind]++
  if (!isLacerda(s, owner) && setsOf(s, owner) > before) completeSet(s, owner, context)
}

/** The markers of so many sets cover portfolio slots. */
const coveredSlots = 4
/** LI-6.1 */
const setsToEndPeriod = 2

/** LI-3.47, LI-3.57 */
function completeSet(s: State, seat: Seat, { tell }: Context<Event>): void {
  const sets = setsOf(s, seat)
  tell?.({ type: 'setCompleted', seat, sets, capacity: capacityOf(s, seat) })
  if (sets <= coveredSlots) s.todo.push(owed.unlockSlot[seat])
  if (s.period === 0 && sets >= setsToEndPeriod && s.herald === none) {
    s.herald = seat
    tell?.({ type: 'periodEndTriggered', seat, why: 'sets' })
  }
}
