import { type Context, type DecisionRules, reveals, type Seat, type Task } from '@eminence/kernel'
import {
  advance,
  type Card,
  crown,
  elector,
  type Factions,
  firstOf,
  magistrates,
  rankOf,
  type Slot,
  type Slots,
  tablesOf,
} from '../../data.ts'
import type { Event } from '../../events.ts'
import { allDisksAt, disksAt, isIn, openSlots, presenceOfOthers, reachOf } from '../../map.ts'
import {
  type CardMove,
  cardMoves,
  type How,
  type HowTask,
  movesAt,
  owedBy,
  type PlainMove,
  push,
  type SlotHowTask,
  type SlotMove,
  type SlotTask,
  slotMoves,
  stopMove,
} from '../../moves.ts'
import { freeExpel, isInForce, mainLeft, type State } from '../../state.ts'
import { discardCard, layCard, liftDisks, moveDisk, putDisk, takeFromHand } from '../board.ts'
import { actingSets, canMatchActing, demand, isPayable } from '../favors/paying.ts'

/** PI-10.1, PI-10.4: the ways to pay for it; none can be paid if there is none. */
function waysOf(s: State, seat: Seat, slot: Slot, how: How): Factions[][] {
  const extra: Factions[] = how === 'faction' ? [1 << magistrates] : []
  if (s.buffs[freeExpel] > 0) return isPayable(s, seat, extra) ? [extra] : []
  const number = Math.max(1, allDisksAt(s, slot))
  return actingSets(s, seat, slot)
    .map((set) => [...extra, ...Array.from({ length: number }, () => set)])
    .filter((way) => isPayable(s, seat, way))
}

/** PI-10.1, PI-10.4: whether it can be paid for. */
function isAffordable(s: State, seat: Seat, slot: Slot, how: How): boolean {
  if (how === 'faction') return waysOf(s, seat, slot, how).length > 0
  return s.buffs[freeExpel] > 0 || canMatchActing(s, seat, slot, Math.max(1, allDisksAt(s, slot)))
}

/** PI-10.3: whether all disks of others find a location on the new card. */
export function fits(s: State, seat: Seat, slot: Slot, card: Card): boolean {
  let owners = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat && isIn(s.presence[other], slot)) owners++
  if (owners === 0) return true
  if (rankOf[card] === crown && owners > 1) return false
  return allDisksAt(s, slot) - disksAt(s, seat, slot) <= tablesOf(s).locationsOf[card]
}

/** PI-5.5: without a main action only a Rosicrucian card may be laid. */
const isFree = (s: State, card: Card): boolean => isInForce(s, advance) && tablesOf(s).isRosicrucian[card]

/** Whether the card may be laid there. */
const isLayable = (s: State, seat: Seat, slot: Slot, card: Card, how: How): boolean =>
  (how !== 'main' || mainLeft(s) > 0 || isFree(s, card)) && fits(s, seat, slot, card)

function hasLayable(s: State, seat: Seat, slot: Slot, how: How): boolean {
  for (const card of s.hands[seat]) if (isLayable(s, seat, slot, card, how)) return true
  return false
}

/** PI-10.1, PI-10.3; `one` will do, if only that is asked. */
function targets(s: State, seat: Seat, how: How, one = false): Slots {
  if (s.hands[seat].length === 0) return 0
  if (how === 'main' && mainLeft(s) === 0 && !s.hands[seat].some((card) => isFree(s, card))) return 0
  const others = isInForce(s, elector) ? 0 : presenceOfOthers(s, seat)
  let found: Slots = 0
  for (let rest = reachOf(s, seat) & s.faceUp & ~others; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (hasLayable(s, seat, slot, how) && isAffordable(s, seat, slot, how)) found |= 1 << slot
    if (one && found !== 0) break
  }
  return found
}

export const mayExpel = (s: State, seat: Seat, how: How): boolean => targets(s, seat, how, true) !== 0

const isTargetOwed = (task: Task): task is HowTask => task.type === 'expelTarget'
const isCardOwed = (task: Task): task is SlotHowTask => task.type === 'expelCard'

/** Whether those who have begun to expel hold a card for it. */
export const hasBegunRightly = (s: State): boolean =>
  s.todo.every((task) => {
    if (isTargetOwed(task)) return mayExpel(s, task.owing[0], task.how)
    return !isCardOwed(task) || hasLayable(s, task.owing[0], task.slot, task.how)
  })

export const expelTarget: DecisionRules<State, HowTask, SlotMove, Event> = {
  moves: (s, seat, { how }) => movesAt(targets(s, seat, how), slotMoves),

  play(s, seat, { slot }, { tell }, { how }) {
    const begun = { type: 'expelBegan', seat, slot, how } as const
    // under disks of others it takes a card with room for them: that tells of the hand
    if (isIn(presenceOfOthers(s, seat), slot)) tell?.(begun, reveals)
    else tell?.(begun)
    push<SlotHowTask>(s, { type: 'expelCard', owing: owedBy[seat], slot, how })
    const ways = waysOf(s, seat, slot, how)
    if (ways[0].length > 0) demand(s, seat, ways)
  },
}

/** PI-10.2 to PI-10.4: it is paid for already, so that the card stays hidden until it is laid. */
export const expelCard: DecisionRules<State, SlotHowTask, CardMove, Event> = {
  moves: (s, seat, { slot, how }) =>
    s.hands[seat].filter((card) => isLayable(s, seat, slot, card, how)).map((card) => cardMoves[card]),

  play(s, seat, { card }, context, { slot, how }) {
    if (how === 'main' && mainLeft(s) > 0) {
      if (isFree(s, card)) context.tell?.({ type: 'advanceUsed', seat, action: 'expel' })
      else s.mainUsed++
    }
    if (how === 'scheme') push<SlotTask>(s, { type: 'movingAfterExpel', owing: owedBy[seat], slot })
    takeFromHand(s, seat, card)
    replaceCard(s, seat, slot, card, how, context)
  },
}

/** PI-10.2, PI-10.3: disks of others go first, in their old order, then the seat's own; who finds no location goes home. */
export function replaceCard(s: State, seat: Seat, slot: Slot, card: Card, how: How, context: Context<Event>): void {
  const gone = s.map[slot]
  const lifted = liftDisks(s, slot)
  const others = lifted.filter((owner) => owner !== seat)
  layCard(s, slot, card)
  const returned = s.supply.map(() => 0)
  for (const owner of [...others, ...lifted.filter((each) => each === seat)]) {
    if (isIn(openSlots(s, owner), slot)) putDisk(s, owner, slot)
    else {
      returned[owner]++
      s.supply[owner]++
    }
  }
  context.tell?.({ type: 'expelled', seat, slot, gone, card, returned, how }, reveals)
  discardCard(s, gone, context)
}

/** PI-10.4: where a disk may come from. */
const movable = (s: State, seat: Seat, slot: Slot): Slots =>
  isIn(openSlots(s, seat), slot) ? s.presence[seat] & ~(1 << slot) : 0

export function movingAfterExpel(s: State, _context: Context<Event>, task: SlotTask): void {
  if (movable(s, task.owing[0], task.slot) !== 0) push<SlotTask>(s, { ...task, type: 'expelMove' })
}

export const expelMove: DecisionRules<State, SlotTask, SlotMove | PlainMove, Event> = {
  moves: (s, seat, { slot }) => [...movesAt<SlotMove | PlainMove>(movable(s, seat, slot), slotMoves), stopMove],

  play(s, seat, move, context, { slot }) {
    if ('slot' in move) moveDisk(s, seat, move.slot, slot, context)
  },
}

export function pushExpel(s: State, seat: Seat, how: How, { tell }: Context<Event>): void {
  // PI-5.5: without a main action it can only be a Rosicrucian card: that tells of the hand
  if (how === 'main' && mainLeft(s) === 0) tell?.({ type: 'advanceUsed', seat, action: 'expel' }, reveals)
  push<HowTask>(s, { type: 'expelTarget', owing: owedBy[seat], how })
}
