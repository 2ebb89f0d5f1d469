import type { Context, DecisionRules, Seat } from '@eminence/kernel'
import {
  type Card,
  crown,
  type Faction,
  type Factions,
  factionIndexes,
  factions,
  firstOf,
  layoutFor,
  placard,
  rankOf,
  type Slot,
  type Slots,
  tablesOf,
  tidings,
} from '../../data.ts'
import type { Event } from '../../events.ts'
import { allDisksAt, disksAt } from '../../map.ts'
import {
  type FactionMove,
  factionMoves,
  type GiveTask,
  type How,
  type HowTask,
  movesAt,
  owedBy,
  type PlainMove,
  push,
  type SlotHowTask,
  type SlotMove,
  slotMoves,
  stopMove,
} from '../../moves.ts'
import { extortAny, isBot, isInForce, othersOf, placardProduces, type State } from '../../state.ts'
import { gain } from '../favors/gaining.ts'

/** PI-8.8: the disks of all count as the seat's own. A bot has no buffs. */
const countsAll = (s: State): boolean => s.buffs[extortAny] > 0

/** PI-8.1: cards with a disk that counts as the seat's. */
export function disksThatCount(s: State, seat: Seat): Slots {
  if (!countsAll(s)) return s.presence[seat]
  return s.presence.reduce((slots, each) => slots | each, 0)
}

/** PI-8.6 */
function unproduced(s: State, slots: Slots): Slots {
  if (s.produced.length === 0) return slots
  let found = slots
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (s.produced.includes(s.map[slot])) found &= ~(1 << slot)
  }
  return found
}

const placardIsFresh = (s: State): boolean => !s.produced.includes(placardProduces)

export const mayExtort = (s: State, seat: Seat): boolean =>
  placardIsFresh(s) || unproduced(s, disksThatCount(s, seat)) !== 0

/** PI-8.1 */
export const extortTarget: DecisionRules<State, HowTask, SlotMove, Event> = {
  moves(s, seat) {
    const moves = movesAt(unproduced(s, disksThatCount(s, seat)), slotMoves)
    if (placardIsFresh(s)) moves.push(slotMoves[placard])
    return moves
  },

  play(s, seat, { slot }, context, { how }) {
    if (how === 'main') s.mainUsed++
    extort(s, seat, slot, how, context)
  },
}

/** PI-8.2, PI-8.5: the target first, then one whispering card after the other. */
export function extort(s: State, seat: Seat, slot: Slot, how: How, context: Context<Event>): void {
  // PI-8.8: the Professions ability knows no Whisper
  if (slot !== placard && how !== 'faction') {
    push<SlotHowTask>(s, { type: 'whispering', owing: owedBy[seat], slot, how })
  }
  produce(s, seat, slot, how, false, context)
}

function produce(s: State, seat: Seat, slot: Slot, how: How, whispers: boolean, { tell }: Context<Event>): void {
  s.gained.fill(0)
  s.produced.push(slot === placard ? placardProduces : s.map[slot])
  tell?.({ type: 'extorted', seat, slot, whispers, how })
  if (slot !== placard && how !== 'faction' && !countsAll(s) && !isInForce(s, tidings)) {
    push<SlotHowTask>(s, { type: 'conspiring', owing: owedBy[seat], slot, how })
  }
  gain(s, seat, favorValueAt(s, seat, slot))
}

/** PI-8.2 */
function favorValueAt(s: State, seat: Seat, slot: Slot): readonly Factions[] {
  const { contactFactions, favorValues } = tablesOf(s)
  if (slot === placard) {
    const contact = contactFactions[s.contacts[seat]]
    return factionIndexes.filter((faction) => contact & (1 << faction)).map((faction) => 1 << faction)
  }
  const value = favorValues[s.map[slot]]
  if (rankOf[s.map[slot]] !== crown) return value
  const disks = countsAll(s) ? allDisksAt(s, slot) : disksAt(s, seat, slot)
  return Array.from({ length: 2 * disks }, () => value[0])
}

/** PI-8.3 */
function whisperers(s: State, seat: Seat, target: Slot): Slots {
  const rank = rankOf[s.map[target]]
  let found: Slots = 0
  const near = layoutFor(s).near[target] & disksThatCount(s, seat)
  for (let rest = near; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (rankOf[s.map[slot]] === rank) found |= 1 << slot
  }
  return unproduced(s, found)
}

/** PI-8.3: a person is asked, a bot takes all (PI-19.8). */
export function whispering(s: State, context: Context<Event>, task: SlotHowTask): void {
  const [seat] = task.owing
  const cards = whisperers(s, seat, task.slot)
  if (cards === 0) return
  if (!isBot(s, seat)) {
    push<SlotHowTask>(s, { ...task, type: 'whisper' })
    return
  }
  push(s, task)
  produce(s, seat, firstOf(cards), task.how, true, context)
}

/** PI-8.3: card by card. */
export const whisper: DecisionRules<State, SlotHowTask, SlotMove | PlainMove, Event> = {
  moves: (s, seat, { slot }) => [...movesAt<SlotMove | PlainMove>(whisperers(s, seat, slot), slotMoves), stopMove],

  play(s, seat, move, context, task) {
    if (!('slot' in move)) return
    push<SlotHowTask>(s, { ...task, type: 'whispering' })
    produce(s, seat, move.slot, task.how, true, context)
  },
}

/** PI-8.4: one each, going round clockwise, as long as there is something left of what the card gave. */
export function conspiring(s: State, _context: Context<Event>, { owing: [seat], slot }: SlotHowTask): void {
  const others = othersOf(s, seat)
  let left = s.gained.reduce((sum, tokens) => sum + tokens, 0)
  const to: Seat[] = []
  for (let round = 1; left > 0; round++) {
    const owed = others.filter((other) => disksAt(s, other, slot) >= round).slice(0, left)
    if (owed.length === 0) break
    to.push(...owed)
    left -= owed.length
  }
  if (to.length > 0) push<GiveTask>(s, { type: 'giving', owing: owedBy[seat], to })
}

/** PI-8.4: what is left of the favors just gained. */
const givable = (s: State): Faction[] => factionIndexes.filter((faction) => s.gained[faction] > 0)

function give(s: State, seat: Seat, to: Seat, faction: Faction, { tell }: Context<Event>): void {
  s.gained[faction]--
  s.favors[seat * factions.length + faction]--
  s.favors[to * factions.length + faction]++
  tell?.({ type: 'conspired', seat, to, faction })
}

/** PI-8.4, PI-19.8: a bot gives the bottom faction first. */
export function giving(s: State, context: Context<Event>, { owing, to }: GiveTask): void {
  const [seat] = owing
  for (let at = 0; at < to.length; at++) {
    const open = givable(s)
    if (open.length > 1 && !isBot(s, seat)) {
      push<GiveTask>(s, { type: 'give', owing, to: to.slice(at) })
      return
    }
    const bottom = tablesOf(s).bottomOf[lastProduced(s)]
    give(s, seat, to[at], open.includes(bottom) ? bottom : open[0], context)
  }
}

const lastProduced = (s: State): Card => s.produced[s.produced.length - 1]

/** PI-8.4: which favor the next one gets. */
export const giveFavor: DecisionRules<State, GiveTask, FactionMove, Event> = {
  moves: (s) => givable(s).map((faction) => factionMoves[faction]),

  play(s, seat, { faction }, context, { owing, to }) {
    if (to.length > 1) push<GiveTask>(s, { type: 'giving', owing, to: to.slice(1) })
    give(s, seat, to[0], faction, context)
  },
}

export const pushExtort = (s: State, seat: Seat, how: How): void =>
  push<HowTask>(s, { type: 'extortTarget', owing: owedBy[seat], how })
