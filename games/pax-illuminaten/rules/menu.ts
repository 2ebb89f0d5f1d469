import { type Context, type DecisionRules, only, reveals, type Seat, type Task } from '@eminence/kernel'
import { anyFaction, congress, factionIndexes, investigators, none, press } from '../data.ts'
import type { Event } from '../events.ts'
import {
  type Action,
  actionMoves,
  actions,
  claimFactionMoves,
  claimPlotMoves,
  congressMove,
  endMove,
  factionCardMoves,
  followUpMoves,
  lookAtHandMoves,
  lookAtPlotMoves,
  type Move,
  movesAt,
  owedBy,
  type PlainMove,
  plainTasks,
  pressMoves,
  push,
  type SlotTask,
  schemeMoves,
} from '../moves.ts'
import { isInForce, mainLeft, type State, usedCongress, usedLook, usedPress } from '../state.ts'
import { mayExpel, pushExpel } from './actions/expel.ts'
import { mayExtort, pushExtort } from './actions/extort.ts'
import { mayInfluence, mayInfluenceAt, pushInfluence, pushInfluenceAt } from './actions/influence.ts'
import { mayOrganize, mayOrganizeTo, pushOrganize } from './actions/organize.ts'
import { mayOust, mayOustAt, pushOust } from './actions/oust.ts'
import { mayScout, pushScout } from './actions/scout.ts'
import { claimableFactions, claimFaction, mayUseCard, useCard } from './factions.ts'
import { demand, isPayable } from './favors/paying.ts'
import { claimablePlots, claimPlot } from './plots/claims.ts'
import { mayLink, playScheme } from './schemes/scheme.ts'

/** PI-5.2, PI-5.5 */
function mayAct(s: State, seat: Seat, action: Action): boolean {
  switch (action) {
    case 'scout':
      return mayScout(s, seat)
    case 'influence':
      return mayInfluence(s, seat, 'main')
    case 'extort':
      return mainLeft(s) > 0 && mayExtort(s, seat)
    case 'organize':
      return mayOrganize(s, seat)
    case 'expel':
      return mayExpel(s, seat, 'main')
    case 'oust':
      return mayOust(s, seat, 'main')
  }
}

const congressWay = Array.from({ length: 5 }, () => anyFaction)
const pressWays = factionIndexes.map((faction) => [1 << faction, 1 << faction, 1 << faction])

/** PI-5.4: once per turn, five of any kind. */
const mayCallCongress = (s: State, seat: Seat): boolean =>
  isInForce(s, congress) && (s.turnUsed & usedCongress) === 0 && isPayable(s, seat, congressWay, false)

/** PI-5.4: once per turn, three of one faction. */
const mayUsePress = (s: State): boolean => isInForce(s, press) && (s.turnUsed & usedPress) === 0

/** PI-5.1, PI-11.10: a cube that can be used. */
const mayFollowUp = (s: State, seat: Seat, slot: number): boolean =>
  mayInfluenceAt(s, seat, slot) || mayOrganizeTo(s, seat, slot) || mayOustAt(s, seat, slot)

function looks(s: State, seat: Seat): Move[] {
  if (!isInForce(s, investigators) || (s.turnUsed & usedLook) !== 0) return []
  const others = s.supply.flatMap((_, other) => (other === seat ? [] : [other]))
  return [
    ...others.filter((other) => s.hands[other].length > 0).map((other) => lookAtHandMoves[other]),
    ...others
      .filter((other) => s.privatePlots[other] !== none && (s.revealed & (1 << other)) === 0)
      .map((other) => lookAtPlotMoves[other]),
  ]
}

/** PI-5.1: everything that the active seat may do next. */
export const menu: DecisionRules<State, Task, Move, Event> = {
  moves(s, seat) {
    const moves: Move[] = []
    for (const action of actions) if (mayAct(s, seat, action)) moves.push(actionMoves[action])
    for (const card of s.hands[seat]) if (mayLink(s, card)) moves.push(schemeMoves[card])
    for (const faction of factionIndexes) if (mayUseCard(s, seat, faction)) moves.push(factionCardMoves[faction])
    for (const faction of claimableFactions(s, seat)) moves.push(claimFactionMoves[faction])
    for (const plot of claimablePlots(s, seat)) moves.push(claimPlotMoves[plot])
    let cubes = 0
    for (const slot of s.cubes) if (mayFollowUp(s, seat, slot)) cubes |= 1 << slot
    moves.push(...movesAt<Move>(cubes, followUpMoves))
    if (mayCallCongress(s, seat)) moves.push(congressMove)
    if (mayUsePress(s)) {
      for (const faction of factionIndexes) {
        if (isPayable(s, seat, pressWays[faction], false)) moves.push(pressMoves[faction])
      }
    }
    moves.push(...looks(s, seat), endMove)
    return moves
  },

  play(s, seat, move, context) {
    if (move.type === 'end') return
    push(s, plainTasks.menu[seat])
    switch (move.type) {
      case 'scheme':
        return playScheme(s, seat, move.card, context)
      case 'factionCard':
        return useCard(s, seat, move.faction, context)
      case 'claimFaction':
        return claimFaction(s, seat, move.faction, context)
      case 'claimPlot':
        return claimPlot(s, seat, move.plot, context)
      case 'followUp':
        return push<SlotTask>(s, { type: 'followUpKind', owing: owedBy[seat], slot: move.slot })
      case 'congress':
        return payForAction(s, seat, 'congress', congressWay, context)
      case 'press':
        return payForAction(s, seat, 'press', pressWays[move.faction], context)
      case 'lookAtHand':
        return lookAtHand(s, seat, move.seat, context)
      case 'lookAtPlot':
        return lookAtPlot(s, seat, move.seat, context)
    }
    act(s, seat, move.type, none, context)
  },
}

function act(s: State, seat: Seat, type: Move['type'], slot: number, context: Context<Event>) {
  const how = slot === none ? 'main' : 'cube'
  switch (type) {
    case 'scout':
      return pushScout(s, seat, how)
    case 'influence':
      return how === 'main' ? pushInfluence(s, seat, how) : pushInfluenceAt(s, seat, slot, how)
    case 'extort':
      return pushExtort(s, seat, how)
    case 'organize':
      return pushOrganize(s, seat, how, slot, context)
    case 'expel':
      return pushExpel(s, seat, how, context)
    case 'oust':
      return pushOust(s, seat, how, slot)
  }
}

function payForAction(
  s: State,
  seat: Seat,
  why: 'congress' | 'press',
  way: readonly number[],
  { tell }: Context<Event>,
): void {
  s.turnUsed |= why === 'congress' ? usedCongress : usedPress
  s.mainAllowed++
  tell?.({ type: 'extraAction', seat, why, allowed: s.mainAllowed })
  demand(s, seat, [way], false)
}

/** Table 2.9: the seat remembers what it has seen. */
function lookAtHand(s: State, seat: Seat, at: Seat, { tell }: Context<Event>): void {
  s.turnUsed |= usedLook
  s.looked = at
  for (const card of s.hands[at]) s.seen[card] |= 1 << seat
  tell?.({ type: 'lookedAtHand', seat, at }, only(seat, { cards: s.hands[at].toSorted((a, b) => a - b) }), reveals)
}

function lookAtPlot(s: State, seat: Seat, at: Seat, { tell }: Context<Event>): void {
  s.turnUsed |= usedLook
  s.looked = at + 4
  const plot = s.privatePlots[at]
  s.plotSeen[plot] |= 1 << seat
  tell?.({ type: 'lookedAtPlot', seat, at }, only(seat, { plot }), reveals)
}

/** PI-11.10: Influence, Organize or Oust on the cube's card; the cube goes back. */
export const followUpKind: DecisionRules<State, SlotTask, PlainMove, Event> = {
  moves(s, seat, { slot }) {
    const moves: PlainMove[] = []
    if (mayInfluenceAt(s, seat, slot)) moves.push(actionMoves.influence)
    if (mayOrganizeTo(s, seat, slot)) moves.push(actionMoves.organize)
    if (mayOustAt(s, seat, slot)) moves.push(actionMoves.oust)
    return moves
  },

  play(s, seat, { type }, context, { slot }) {
    s.cubes.splice(s.cubes.indexOf(slot), 1)
    const action = actions.find((each) => each === type)
    if (action !== undefined) context.tell?.({ type: 'followedUp', seat, slot, action })
    act(s, seat, type, slot, context)
  },
}
