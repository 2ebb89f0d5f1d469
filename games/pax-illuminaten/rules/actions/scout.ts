import { type Context, type DecisionRules, only, reveals, type Seat } from '@eminence/kernel'
import {
  advance,
  type Factions,
  firstOf,
  layoutFor,
  none,
  placard,
  type Slot,
  type Slots,
  scholars,
  tablesOf,
} from '../../data.ts'
import type { Event } from '../../events.ts'
import { isIn, nearTo } from '../../map.ts'
import {
  type CardMove,
  cardMoves,
  freeSlotMoves,
  type HowTask,
  movesAt,
  owedBy,
  push,
  type SlotHowTask,
  type SlotMove,
  type SlotTask,
  slotMoves,
} from '../../moves.ts'
import { isInForce, mainLeft, matching, type State, scoutFavor } from '../../state.ts'
import { layCard, takeFromHand, takeIntoHand } from '../board.ts'
import { gain } from '../favors/gaining.ts'
import { canMatch, demand } from '../favors/paying.ts'

/** PI-6.1: every favor that matches an acting card next to the slot; only Rosicrucian ones for a Scout without a main action (PI-5.5). */
function costOf(s: State, seat: Seat, slot: Slot, freely: boolean): Factions {
  const layout = layoutFor(s)
  const { factionsOf, isRosicrucian } = tablesOf(s)
  let choice: Factions = 0
  for (let rest = s.presence[seat] & layout.near[slot]; rest !== 0; rest &= rest - 1) {
    const card = s.map[firstOf(rest)]
    if (!freely || isRosicrucian[card]) choice |= factionsOf[card]
  }
  return freely || !isIn(layout.atPlacard[seat], slot) ? choice : choice | matching(s, seat, placard)
}

const faceDown = (s: State): Slots => layoutFor(s).all & ~s.faceUp

/** PI-6.1 */
function scoutable(s: State, seat: Seat, freely: boolean): Slots {
  const layout = layoutFor(s)
  const own = freely ? 0 : layout.atPlacard[seat]
  let found: Slots = 0
  for (let rest = faceDown(s) & (nearTo(layout, s.presence[seat]) | own); rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    const choice = costOf(s, seat, slot, freely)
    if (choice !== 0 && canMatch(s, seat, choice, 1)) found |= 1 << slot
  }
  return found
}

/** PI-5.5: slots that can be scouted without a main action. */
const scoutableFreely = (s: State, seat: Seat): Slots => (isInForce(s, advance) ? scoutable(s, seat, true) : 0)

/** PI-6.1, PI-5.5 */
export const mayScout = (s: State, seat: Seat): boolean =>
  (mainLeft(s) > 0 && scoutable(s, seat, false) !== 0) || scoutableFreely(s, seat) !== 0

/** PI-6.3 */
export const mayScoutAny = (s: State): boolean => faceDown(s) !== 0

/** PI-6.3 */
export const mayScoutByFaction = (s: State, seat: Seat): boolean =>
  mayScoutAny(s) && canMatch(s, seat, 1 << scholars, 1)

/** PI-6.1, PI-6.3 */
export const scoutSlot: DecisionRules<State, HowTask, SlotMove, Event> = {
  moves(s, seat, { how }) {
    if (how !== 'main') return movesAt(faceDown(s), slotMoves)
    const paid = mainLeft(s) > 0 ? movesAt(scoutable(s, seat, false), slotMoves) : []
    return [...paid, ...movesAt(scoutableFreely(s, seat), freeSlotMoves)]
  },

  play(s, seat, { type, slot }, { tell }, { how }) {
    const freely = type === 'freeSlot'
    push<SlotHowTask>(s, { type: 'scouting', owing: owedBy[seat], slot, how })
    if (how === 'main') {
      if (freely) tell?.({ type: 'advanceUsed', seat, action: 'scout' })
      else s.mainUsed++
      demand(s, seat, [[costOf(s, seat, slot, freely)]])
    } else if (how === 'faction') demand(s, seat, [[1 << scholars]])
    // PI-7.5
    else s.scouted |= 1 << slot
  },
}

/** PI-6.2 */
export function scouting(s: State, { tell }: Context<Event>, { owing: [seat], slot, how }: SlotHowTask): void {
  const card = s.map[slot]
  s.map[slot] = none
  takeIntoHand(s, seat, card, 0)
  tell?.({ type: 'scouted', seat, slot, how }, only(seat, { card }), reveals)
  push<SlotTask>(s, { type: 'scoutPlace', owing: owedBy[seat], slot })
}

/** PI-6.2, PI-6.4 */
export const scoutPlace: DecisionRules<State, SlotTask, CardMove, Event> = {
  moves: (s, seat) => s.hands[seat].map((card) => cardMoves[card]),

  play(s, seat, { card }, { tell }, { slot }) {
    takeFromHand(s, seat, card)
    layCard(s, slot, card)
    tell?.({ type: 'cardPlaced', seat, slot, card }, reveals)
    for (let times = 0; times < s.buffs[scoutFavor]; times++) gain(s, seat, tablesOf(s).favorValues[card])
  },
}

export const pushScout = (s: State, seat: Seat, how: HowTask['how']): void =>
  push<HowTask>(s, { type: 'scoutSlot', owing: owedBy[seat], how })
