import { type Context, type DecisionRules, reveals, type Seat, type Task } from '@eminence/kernel'
import { type FactionNumber, none, type Region, rosicrucianCards, rosicrucianLimit, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import {
  type CardMove,
  cardPlays,
  endTurn,
  freemasons,
  gather,
  type Move,
  owed,
  owedFreemasonTo,
  useRosicrucian,
  walks,
} from '../moves.ts'
import { regionCount } from '../sets.ts'
import {
  blockedFaction,
  followersAt,
  hasDisks,
  heldAt,
  pawnIn,
  placeOf,
  type State,
  usedGathering,
  usedIcon,
  usedMove,
} from '../state.ts'
import { playFromHand } from './cards.ts'
import { endActions } from './course.ts'
import { putDisk } from './disks.ts'
import { isAvailable, mayGather, mayReform, mayUseFreemason, mayUseRosicrucian } from './legal.ts'
import { beginOust } from './oust.ts'
import { addPayments, payReform } from './reform.ts'

/** OM-3.6: one card, compulsory. */
export const playCard: DecisionRules<State, Task, CardMove, Event> = {
  moves: (s, seat) => s.hands[seat].map((card) => cardPlays[card]),

  play(s, seat, { card }, { tell }) {
    const wasHidden = playFromHand(s, seat, card)
    s.card = card
    if (wasHidden) tell?.({ type: 'cardPlayed', seat, card }, reveals)
    else tell?.({ type: 'cardPlayed', seat, card })
    s.todo.push(owed.act[seat])
  },
}

/** OM-3.7: a move, a gathering, the icon and a reform, once each, in any order, and as many of them as the player likes. */
export const act: DecisionRules<State, Task, Move, Event> = {
  moves(s, seat) {
    const moves: Move[] = []
    if ((s.used & usedMove) === 0) {
      const { reach, rankOf } = tablesOf(s)
      for (let rest = reach[rankOf[s.card]][s.pawns[seat]]; rest !== 0; rest &= rest - 1)
        moves.push(walks[31 - Math.clz32(rest & -rest)])
    }
    if (mayGather(s, seat)) moves.push(gather)
    if (mayUseFreemason(s)) addFollowers(s, moves)
    else if (mayUseRosicrucian(s, seat)) moves.push(useRosicrucian)
    if (mayReform(s, seat)) addPayments(s, seat, moves)
    moves.push(endTurn)
    return moves
  },

  play(s, seat, move, context) {
    switch (move.type) {
      case 'move':
        return walk(s, seat, move.region, context)
      case 'gather':
        gatherFollowers(s, seat, context)
        s.todo.push(owed.act[seat])
        return
      case 'freemason':
        s.todo.push(owedFreemasonTo[seat][move.region][move.faction])
        return
      case 'rosicrucian':
        s.used |= usedIcon
        s.drawsLeft = Math.min(rosicrucianCards, rosicrucianLimit - s.hands[seat].length)
        s.todo.push(owed.rosicrucianDraw[seat])
        return
      case 'endTurn':
        return endActions(s, context)
      default:
        return payReform(s, seat, move, context)
    }
  },
}

/** OM-3.20: followers of the card's factions, anywhere. */
function addFollowers(s: State, moves: Move[]): void {
  const { firstOf, secondOf } = tablesOf(s)
  const [first, second] = [firstOf[s.card], secondOf[s.card]]
  for (let region = 0; region < regionCount; region++) {
    if (isAvailable(s, region, first)) moves.push(freemasons[region][first])
    if (isAvailable(s, region, second)) moves.push(freemasons[region][second])
  }
}

/** OM-3.9 to OM-3.11 */
function walk(s: State, seat: Seat, to: Region, context: Context<Event>): void {
  const from = s.pawns[seat]
  s.used |= usedMove
  s.pawns[seat] = to
  context.tell?.({
    type: 'moved',
    seat,
    from: placeOf(s, from),
    to: placeOf(s, to),
    steps: tablesOf(s).distance[from][to],
  })
  const defender = pawnIn(s, to, seat)
  if (defender === none) s.todo.push(owed.act[seat])
  else beginOust(s, defender, context)
}

/** OM-3.16, OM-3.18, OM-3.19 */
function gatherFollowers(s: State, seat: Seat, context: Context<Event>): void {
  const { firstOf, secondOf } = tablesOf(s)
  const region = s.pawns[seat]
  const shown = [firstOf[s.card], secondOf[s.card]]
  const gathered = shown.filter((faction) => isAvailable(s, region, faction))
  s.used |= usedGathering
  for (const faction of gathered) {
    s.followers[followersAt(region, faction)]--
    s.held[heldAt(seat, faction)]++
  }
  if (context.tell !== undefined) {
    const isBarred = (faction: FactionNumber) =>
      faction !== none && faction === blockedFaction(s) && s.followers[followersAt(region, faction)] > 0
    const barred = shown.filter(isBarred)
    context.tell({ type: 'gathered', seat, place: placeOf(s, region), factions: gathered, barred })
  }
  if (!hasDisks(s, region)) putDisk(s, seat, region, 'gathering', context)
}
