import { type Context, type DecisionRules, only, reveals, type Seat, type Task } from '@eminence/kernel'
import type { Ability } from '../../../luminaries/data.ts'
import { abilityOf, type Card, factionIndexes, factions, none, type Slot, type Slots, tablesOf } from '../../data.ts'
import type { Event } from '../../events.ts'
import { disksAt, hasMost, isIn } from '../../map.ts'
import {
  type CourtMove,
  courtMoves,
  drawMove,
  type FactionMove,
  factionMoves,
  keepPlotMoves,
  movesAt,
  owedBy,
  type PlainMove,
  type PlotMove,
  push,
  type SlotMove,
  type SlotTask,
  slotMoves,
} from '../../moves.ts'
import { mostLocations } from '../../sets.ts'
import { notInPlay, type State } from '../../state.ts'
import { mayExpel, pushExpel } from '../actions/expel.ts'
import { mayInfluence, pushInfluence } from '../actions/influence.ts'
import { mayOrganizeAny, pushOrganize } from '../actions/organize.ts'
import { mayOust, pushOust } from '../actions/oust.ts'
import { mayScoutAny, pushScout } from '../actions/scout.ts'
import { drawToHand, seenByAll, takeIntoHand } from '../board.ts'
import { gain } from '../favors/gaining.ts'
import { discardEdict } from '../turn/edicts.ts'

/** Whether the ability would do anything (PI-12.3). Buffs are not asked about. */
export function mayUse(s: State, seat: Seat, ability: Ability): boolean {
  switch (ability) {
    case 'influence_any_discount':
      return mayInfluence(s, seat, 'scheme')
    case 'oust_set_strength':
      return mayOust(s, seat, 'scheme')
    case 'expel_then_move':
      return mayExpel(s, seat, 'scheme')
    case 'scout_any_free':
      return mayScoutAny(s)
    case 'organize_any_free':
      return mayOrganizeAny(s, seat)
    case 'swap_cards':
      return hasTwo(swappable(s, seat))
    case 'edict_take_two':
      return s.edictTokens.some((tokens) => tokens > 0)
    case 'new_plot':
      return mayDrawPlot(s, seat)
    case 'draw_two_or_court':
      return s.deck.length > 0 || s.court.some((card) => card !== none)
    case 'borrow_faction':
      return borrowable(s, seat).length > 0
    default:
      return true
  }
}

/** What a bonus or special ability sets going. */
export function useSpecial(s: State, seat: Seat, card: Card, context: Context<Event>) {
  const ask = (type: string) => push(s, { type, owing: owedBy[seat] })
  switch (abilityOf[card]) {
    case 'influence_any_discount':
      return pushInfluence(s, seat, 'scheme')
    case 'oust_set_strength':
      return pushOust(s, seat, 'scheme', none)
    case 'expel_then_move':
      return pushExpel(s, seat, 'scheme', context)
    case 'scout_any_free':
      return pushScout(s, seat, 'scheme')
    case 'organize_any_free':
      return pushOrganize(s, seat, 'scheme', none, context)
    case 'swap_cards':
      return ask('swapFirst')
    case 'edict_take_two':
      return ask('takeEdict')
    case 'new_plot':
      return drawPlot(s, seat, context)
    case 'draw_two_or_court':
      return ask('drawOrCourt')
    case 'borrow_faction':
      return ask('borrow')
    case 'ace_wild':
      return gain(s, seat, tablesOf(s).favorValues[card])
    default:
      s.mainAllowed++
      context.tell?.({ type: 'extraAction', seat, why: 'crown', allowed: s.mainAllowed })
  }
}

/** PI-12.6: face up, and nobody else has more disks there. */
export function swappable(s: State, seat: Seat): Slots {
  let found: Slots = 0
  for (let rest = s.faceUp; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    if (hasMost(s, seat, bit, disksAt(s, seat, 31 - Math.clz32(bit)) + 1)) found |= bit
  }
  return found
}

const hasTwo = (slots: Slots): boolean => (slots & (slots - 1)) !== 0

export const swapFirst: DecisionRules<State, Task, SlotMove, Event> = {
  moves: (s, seat) => movesAt(swappable(s, seat), slotMoves),

  play(s, seat, { slot }) {
    push<SlotTask>(s, { type: 'swapSecond', owing: owedBy[seat], slot })
  },
}

export const swapSecond: DecisionRules<State, SlotTask, SlotMove, Event> = {
  moves: (s, seat, { slot }) => movesAt(swappable(s, seat) & ~(1 << slot), slotMoves),

  play(s, seat, move, { tell }, { slot }) {
    swapCards(s, slot, move.slot)
    tell?.({ type: 'cardsSwapped', seat, slots: [slot, move.slot] })
  },
}

/** PI-12.6, PI-19.16: everything on the cards goes with them. */
function swapCards(s: State, a: Slot, b: Slot): void {
  const swap = (list: number[], at: number, other: number) => {
    const kept = list[at]
    list[at] = list[other]
    list[other] = kept
  }
  swap(s.map, a, b)
  for (let location = 0; location < mostLocations; location++) {
    swap(s.disks, a * mostLocations + location, b * mostLocations + location)
  }
  for (let seat = 0; seat < s.seats; seat++) {
    const [atA, atB] = [isIn(s.presence[seat], a), isIn(s.presence[seat], b)]
    if (atA !== atB) s.presence[seat] ^= (1 << a) | (1 << b)
  }
  const across = (slot: Slot) => (slot === a ? b : slot === b ? a : slot)
  s.cubes = s.cubes.map(across)
  s.token = across(s.token)
}

/** PI-12.7 */
export const takeEdict: DecisionRules<State, Task, FactionMove, Event> = {
  moves: (s) => factionMoves.filter(({ faction }) => s.edictTokens[faction] > 0),

  play(s, seat, { faction }, context) {
    const tokens = Math.min(2, s.edictTokens[faction])
    s.edictTokens[faction] -= tokens
    s.favors[seat * factions.length + faction] += tokens
    context.tell?.({ type: 'edictTaken', seat, faction, tokens })
    if (s.edictTokens[faction] === 0) discardEdict(s, faction, context)
  },
}

/** PI-12.8 */
const mayDrawPlot = (s: State, seat: Seat): boolean =>
  s.privatePlots[seat] !== none && (s.revealed & (1 << seat)) === 0 && s.plotDeck.length > 0

function drawPlot(s: State, seat: Seat, { tell }: Context<Event>): void {
  const plot = s.plotDeck.pop()
  if (plot === undefined) return
  s.drawnPlot = plot
  s.plotSeen[plot] = 0
  tell?.({ type: 'plotDrawn', seat }, only(seat, { plot }), reveals)
  push(s, { type: 'keepPlot', owing: owedBy[seat] })
}

/** PI-12.8: the other one goes to the bottom of the deck; only who put it there knows what it is. */
export const keepPlot: DecisionRules<State, Task, PlotMove, Event> = {
  moves: (s, seat) => [keepPlotMoves[s.privatePlots[seat]], keepPlotMoves[s.drawnPlot]],

  play(s, seat, { plot }, { tell }) {
    const other = plot === s.drawnPlot ? s.privatePlots[seat] : s.drawnPlot
    s.privatePlots[seat] = plot
    s.plotSeen[plot] = 0
    s.plotDeck.unshift(other)
    s.plotSeen[other] = 1 << seat
    s.drawnPlot = none
    tell?.({ type: 'plotReturned', seat }, only(seat, { plot: other }))
  },
}

/** PI-12.9 */
export const drawOrCourt: DecisionRules<State, Task, PlainMove | CourtMove, Event> = {
  moves(s) {
    const moves: (PlainMove | CourtMove)[] = courtMoves.filter(({ position }) => s.court[position] !== none)
    if (s.deck.length > 0) moves.push(drawMove)
    return moves
  },

  play(s, seat, move, context) {
    if ('position' in move) takeFromCourt(s, seat, move.position, context)
    else {
      const cards = drawToHand(s, seat, 2, context)
      context.tell?.({ type: 'cardsDrawn', seat, number: cards.length }, only(seat, { cards }), reveals)
    }
  },
}

/** Everybody sees which card it is. */
export function takeFromCourt(s: State, seat: Seat, position: number, { tell }: Context<Event>): void {
  const card = s.court[position]
  s.court[position] = none
  takeIntoHand(s, seat, card, seenByAll)
  tell?.({ type: 'courtCardTaken', seat, position, card })
}

/** PI-12.10: cards in play that the seat neither holds nor has borrowed already. */
const borrowable = (s: State, seat: Seat): number[] =>
  factionIndexes.filter(
    (faction) => s.holders[faction] !== notInPlay && s.holders[faction] !== seat && (s.borrowed & (1 << faction)) === 0,
  )

export const borrow: DecisionRules<State, Task, FactionMove, Event> = {
  moves: (s, seat) => borrowable(s, seat).map((faction) => factionMoves[faction]),

  play(s, seat, { faction }, { tell }) {
    s.borrowed |= 1 << faction
    tell?.({ type: 'factionBorrowed', seat, faction, from: s.holders[faction] })
  },
}
