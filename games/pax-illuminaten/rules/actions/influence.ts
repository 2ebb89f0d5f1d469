import type { Context, DecisionRules, Seat } from '@eminence/kernel'
import {
  advance,
  celebrations,
  type Factions,
  firstOf,
  layoutFor,
  nobility,
  none,
  rankOf,
  type Slot,
  type Slots,
  tablesOf,
} from '../../data.ts'
import type { Event } from '../../events.ts'
import { allDisksAt, disksAt, isIn, openSlots, reachOf, vacanciesAt } from '../../map.ts'
import {
  type CountMove,
  type DisksTask,
  diskMoves,
  type FallAway,
  type How,
  type HowTask,
  movesAt,
  owedBy,
  push,
  type SlotHowTask,
  type SlotMove,
  slotMoves,
} from '../../moves.ts'
import { mostLocations } from '../../sets.ts'
import { cheaperInfluence, hasCard, isInForce, mainLeft, type State } from '../../state.ts'
import { placeDisks } from '../board.ts'
import { canPayPair, demand } from '../favors/paying.ts'

/** PI-7.1: at most so many disks in one action. */
const mostDisks = 3

/** What disks on a card cost: symbols of the upper and lower faction, and how many of them may, and must, fall away (PI-2.5). */
interface Price {
  readonly top: number
  readonly bottom: number
  readonly reduction: number
  /** Fewest and most symbols of the upper faction among those that fall away. */
  readonly fewest: number
  readonly most: number
}

/**
 * PI-2.5: the reductions of each disk leave it one symbol; then comes the one of the total. Within these bounds any split between the two
 * factions can be reached.
 */
function priceOf(s: State, seat: Seat, slot: Slot, disks: number, how: How): Price {
  const card = s.map[slot]
  const costs = tablesOf(s).costs[rankOf[card]]
  const cheaper = s.buffs[cheaperInfluence]
  const isBare = allDisksAt(s, slot) === 0
  let top = 0
  let bottom = 0
  let reduction = 0
  let fewest = 0
  let most = 0
  let placed = 0
  for (let location = 0; placed < disks; location++) {
    if (s.disks[slot * mostLocations + location] !== none) continue
    const [ofTop, ofBottom] = costs[location]
    const isFirst = isBare && placed === 0 && hasCard(s, seat, nobility)
    const less = Math.min(ofTop + ofBottom - 1, cheaper + (isFirst ? 1 : 0))
    top += ofTop
    bottom += ofBottom
    reduction += less
    fewest += Math.max(0, less - ofBottom)
    most += Math.min(ofTop, less)
    placed++
  }
  if (how === 'scheme') {
    const others = allDisksAt(s, slot) - disksAt(s, seat, slot)
    const less = Math.min(others, top + bottom - reduction)
    reduction += less
    // what the first reductions left of one faction bounds how many of it the second can take
    fewest = Math.max(fewest, reduction - bottom)
    most = Math.min(top, most + less)
  }
  return { top, bottom, reduction, fewest, most }
}

const extraOf = (how: How): Factions => (how === 'faction' ? 1 << nobility : 0)

/** Whether the rest can be paid when so many symbols of the upper faction have fallen away. */
function isRestPayable(
  s: State,
  seat: Seat,
  slot: Slot,
  { top, bottom, reduction }: Price,
  away: number,
  how: How,
): boolean {
  const { topOf, bottomOf } = tablesOf(s)
  const card = s.map[slot]
  return canPayPair(s, seat, topOf[card], top - away, bottomOf[card], bottom - (reduction - away), extraOf(how))
}

/** How many symbols of the upper faction may fall away so that the rest can be paid. */
function splitsOf(s: State, seat: Seat, slot: Slot, disks: number, how: How): number[] {
  const price = priceOf(s, seat, slot, disks, how)
  const splits: number[] = []
  for (let away = price.fewest; away <= price.most; away++) {
    if (isRestPayable(s, seat, slot, price, away, how)) splits.push(away)
  }
  return splits
}

function isAffordable(s: State, seat: Seat, slot: Slot, disks: number, how: How): boolean {
  const price = priceOf(s, seat, slot, disks, how)
  for (let away = price.fewest; away <= price.most; away++) {
    if (isRestPayable(s, seat, slot, price, away, how)) return true
  }
  return false
}

/** PI-7.1, PI-7.5: where the seat may place disks by its own reach; without a main action only what Rosicrucian Advance makes free. */
function reachable(s: State, seat: Seat): Slots {
  const isFree = isInForce(s, advance)
  if (mainLeft(s) === 0 && !isFree) return 0
  return mainLeft(s) > 0 ? inReach(s, seat) : inReach(s, seat) & rosicrucians(s)
}

/** PI-7.1, PI-7.5 */
export function inReach(s: State, seat: Seat): Slots {
  const reach = reachOf(s, seat) | s.scouted
  return (isInForce(s, celebrations) ? reach | layoutFor(s).edge : reach) & s.faceUp
}

function rosicrucians(s: State): Slots {
  const { isRosicrucian } = tablesOf(s)
  let found: Slots = 0
  for (let rest = s.faceUp; rest !== 0; rest &= rest - 1) {
    if (isRosicrucian[s.map[firstOf(rest)]]) found |= rest & -rest
  }
  return found
}

/** PI-7.1 to PI-7.5; `one` will do, if only that is asked. */
function targets(s: State, seat: Seat, how: How, one = false): Slots {
  if (s.supply[seat] === 0) return 0
  const within = how === 'main' ? reachable(s, seat) : s.faceUp
  if (within === 0) return 0
  let found: Slots = 0
  for (let rest = openSlots(s, seat) & within; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (isAffordable(s, seat, slot, 1, how)) found |= 1 << slot
    if (one && found !== 0) break
  }
  return found
}

export const mayInfluence = (s: State, seat: Seat, how: How): boolean => targets(s, seat, how, true) !== 0

/** PI-11.10: Influence onto the cube's card. */
export const mayInfluenceAt = (s: State, seat: Seat, slot: Slot): boolean =>
  s.supply[seat] > 0 && isIn(openSlots(s, seat) & inReach(s, seat), slot) && isAffordable(s, seat, slot, 1, 'cube')

export const influenceTarget: DecisionRules<State, HowTask, SlotMove, Event> = {
  moves: (s, seat, { how }) => movesAt(targets(s, seat, how), slotMoves),

  play(s, seat, { slot }, _context, { how }) {
    pushInfluenceAt(s, seat, slot, how)
  },
}

/** PI-7.1, PI-7.2 */
export const influenceCount: DecisionRules<State, SlotHowTask, CountMove, Event> = {
  moves(s, seat, { slot, how }) {
    const most = Math.min(mostDisks, vacanciesAt(s, slot), s.supply[seat])
    return diskMoves.filter(({ disks }) => disks >= 1 && disks <= most && isAffordable(s, seat, slot, disks, how))
  },

  play(s, seat, { disks }, { tell }, { slot, how }) {
    if (how === 'main') {
      // PI-5.5
      if (isInForce(s, advance) && tablesOf(s).isRosicrucian[s.map[slot]]) {
        tell?.({ type: 'advanceUsed', seat, action: 'influence' })
      } else s.mainUsed++
    }
    push<DisksTask>(s, { type: 'influencing', owing: owedBy[seat], slot, how, disks })
    const splits = splitsOf(s, seat, slot, disks, how)
    if (splits.length > 1) push<DisksTask>(s, { type: 'fallAway', owing: owedBy[seat], slot, how, disks })
    else demandRest(s, seat, slot, disks, how, splits[0])
  },
}

/** PI-2.5: which symbols fall away. */
export const fallAway: DecisionRules<State, DisksTask, FallAway, Event> = {
  moves(s, seat, { slot, disks, how }) {
    const { reduction } = priceOf(s, seat, slot, disks, how)
    return splitsOf(s, seat, slot, disks, how).map((top) => ({ type: 'fallAway', top, bottom: reduction - top }))
  },

  play(s, seat, { top }, _context, { slot, disks, how }) {
    demandRest(s, seat, slot, disks, how, top)
  },
}

/** What is left when so many symbols of the upper faction have fallen away. */
function demandRest(s: State, seat: Seat, slot: Slot, disks: number, how: How, away: number): void {
  const price = priceOf(s, seat, slot, disks, how)
  const { topOf, bottomOf } = tablesOf(s)
  const card = s.map[slot]
  const way: Factions[] = how === 'faction' ? [extraOf(how)] : []
  for (let nth = away; nth < price.top; nth++) way.push(1 << topOf[card])
  for (let nth = price.reduction - away; nth < price.bottom; nth++) way.push(1 << bottomOf[card])
  if (way.length > 0) demand(s, seat, [way])
}

export function influencing(s: State, { tell }: Context<Event>, { owing: [seat], slot, disks, how }: DisksTask): void {
  placeDisks(s, seat, slot, disks)
  tell?.({ type: 'influenced', seat, slot, card: s.map[slot], disks, how })
}

export const pushInfluence = (s: State, seat: Seat, how: How): void =>
  push<HowTask>(s, { type: 'influenceTarget', owing: owedBy[seat], how })

export const pushInfluenceAt = (s: State, seat: Seat, slot: Slot, how: How): void =>
  push<SlotHowTask>(s, { type: 'influenceCount', owing: owedBy[seat], slot, how })
