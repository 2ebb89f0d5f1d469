import type { Context, DecisionRules, Seat } from '@eminence/kernel'
import { clergy, type Factions, firstOf, none, type Slot, type Slots } from '../../data.ts'
import type { Event } from '../../events.ts'
import { disksAt, isIn, presenceOfOthers, reachOf, strengthAt } from '../../map.ts'
import {
  type CountMove,
  diskMoves,
  type How,
  minusOneMove,
  type OustMove,
  type OustTask,
  oustMoves,
  owedBy,
  type PlainMove,
  plainTasks,
  plusOneMove,
  push,
} from '../../moves.ts'
import { attacker, defender, mainLeft, noAdvantage, nobody, type State } from '../../state.ts'
import { spendOnStrength } from '../bots/strength.ts'
import { actingSets, canMatch, canMatchActing, demand } from '../favors/paying.ts'

/** PI-11.1: what pays for it: favors that match one acting card, or Clergy ones (table 2.8). */
const paidWith = (s: State, seat: Seat, slot: Slot, how: How): Factions[] =>
  how === 'faction' ? [1 << clergy] : actingSets(s, seat, slot)

const isAffordable = (s: State, seat: Seat, slot: Slot, disks: number, how: How): boolean =>
  how === 'faction' ? canMatch(s, seat, 1 << clergy, disks) : canMatchActing(s, seat, slot, disks)

/** PI-11.1: cards within reach where others have disks, if one can be paid for; `one` will do, if only that is asked. */
function targets(s: State, seat: Seat, how: How, one = false): Slots {
  if (how === 'main' && mainLeft(s) === 0) return 0
  let found: Slots = 0
  for (let rest = reachOf(s, seat) & presenceOfOthers(s, seat); rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    if (isAffordable(s, seat, slot, 1, how)) found |= 1 << slot
    if (one && found !== 0) break
  }
  return found
}

export const mayOust = (s: State, seat: Seat, how: How): boolean => targets(s, seat, how, true) !== 0

/** PI-11.10: an Oust on the cube's card. */
export const mayOustAt = (s: State, seat: Seat, slot: Slot): boolean => isIn(targets(s, seat, 'cube'), slot)

const movesOn = (s: State, seat: Seat, slots: Slots): OustMove[] => {
  const moves: OustMove[] = []
  for (let rest = slots; rest !== 0; rest &= rest - 1) {
    const slot = firstOf(rest)
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat && isIn(s.presence[other], slot)) moves.push(oustMoves[slot][other])
    }
  }
  return moves
}

/** Whose disks on which card; on the cube's card, if it is a follow-up. */
export const oustTarget: DecisionRules<State, OustTask, OustMove, Event> = {
  moves(s, seat, { how, slot }) {
    return movesOn(s, seat, how === 'cube' ? 1 << slot : targets(s, seat, how))
  },

  play(s, seat, move, _context, { how }) {
    push<OustTask>(s, { type: 'oustCount', owing: owedBy[seat], how, slot: move.slot, seat: move.seat, disks: 0 })
  },
}

export const oustCount: DecisionRules<State, OustTask, CountMove, Event> = {
  moves: (s, seat, { slot, seat: other, how }) => {
    const most = disksAt(s, other, slot)
    return diskMoves.filter(({ disks }) => disks >= 1 && disks <= most && isAffordable(s, seat, slot, disks, how))
  },

  play(s, seat, { disks }, _context, task) {
    const { slot, how } = task
    if (how === 'main') s.mainUsed++
    push<OustTask>(s, { ...task, type: how === 'scheme' ? 'oustStrength' : 'ousting', disks })
    const ways = paidWith(s, seat, slot, how)
      .filter((set) => canMatch(s, seat, set, disks))
      .map((set) => Array.from({ length: disks }, () => set))
    demand(s, seat, ways)
  },
}

/** PI-11.3: the attacker's initial strength becomes the defender's, one more or less. */
export const oustStrength: DecisionRules<State, OustTask, PlainMove, Event> = {
  moves: () => [plusOneMove, minusOneMove],

  play(s, seat, { type }, context, task) {
    beginOust(s, seat, task, context, type === 'plusOne' ? 1 : -1)
  },
}

export function ousting(s: State, context: Context<Event>, task: OustTask): void {
  beginOust(s, task.owing[0], task, context, 0)
}

/** PI-11.2, PI-11.3; `offset` sets the attacker's strength by the defender's. */
export function beginOust(s: State, seat: Seat, task: OustTask, context: Context<Event>, offset: number): void {
  const { slot, seat: other, disks, how } = task
  // PI-19.11: a bot spends its favors first, whichever side it is on
  const [spent, spentByOther] = [spendOnStrength(s, seat, context), spendOnStrength(s, other, context)]
  const theirs = strengthAt(s, other, slot) + spentByOther
  const own = offset === 0 ? strengthAt(s, seat, slot) + spent : theirs + offset
  const isLevel = own === theirs || s.buffs[noAdvantage] > 0
  const advantaged = isLevel ? nobody : own > theirs ? attacker : defender
  s.ousted = true
  s.oust = {
    slot,
    seats: [seat, other],
    disks,
    initial: [own, theirs],
    advantaged,
    totals: [own, theirs],
    automatic: [0, 0],
    chosen: [none, none],
    rounds: 0,
  }
  context.tell?.({ type: 'oustBegan', seat, defender: other, slot, disks, initial: [own, theirs], advantaged, how })
  push(s, plainTasks.challenge[seat])
}

export function pushOust(s: State, seat: Seat, how: How, slot: Slot): void {
  push<OustTask>(s, { type: 'oustTarget', owing: owedBy[seat], how, slot, seat: none, disks: 0 })
}
