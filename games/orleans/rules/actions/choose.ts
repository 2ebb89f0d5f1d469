import type { Context, DecisionRules, Seat, Task } from '@eminence/kernel'
import {
  bathhouse,
  farmer,
  type Gain,
  horseWagon,
  knight,
  monk,
  none,
  type Place,
  pharmacy,
  placeIds,
  places,
  scholar,
  tablesOf,
  tower,
} from '../../data.ts'
import type { Event } from '../../events.ts'
import { type ActionMove, acts, owed, type PayPharmacy, pass, payPharmacy } from '../../moves.ts'
import { levelOf, type State, stationsOf } from '../../state.ts'
import { goOn } from '../course.ts'
import { townLabel } from '../labels.ts'
import { gainCoins } from '../purse.ts'
import { drawForBath } from './bathhouse.ts'
import { advance } from './development.ts'
import { executablePlaces } from './executable.ts'
import { gainTech, recruit, takeFromSupply, villageKind } from './recruiting.ts'
import { finishAction, passTurn } from './turns.ts'

/** OR-3.26: one active place, or pass. */
export const chooseAction: DecisionRules<State, Task, ActionMove, Event> = {
  moves(s, seat) {
    const moves: ActionMove[] = executablePlaces(s, seat).map((place) => acts[place])
    moves.push(pass)
    return moves
  },

  play(s, seat, move, context) {
    if (move.type === 'pass') passTurn(s, seat, false, context)
    else {
      s.acting = move.place
      context.tell?.({ type: 'acted', seat, place: placeIds[move.place] })
      if (owesChoice(s, seat, move.place, context)) return
      finishAction(s)
    }
    goOn(s, context)
  },
}

/** Carries the action out, up to something that has to be chosen; gives whether there is such a thing. */
function owesChoice(s: State, seat: Seat, place: Place, context: Context<Event>): boolean {
  const gain = tablesOf(s).gains[place]
  if (gain !== null) {
    carryOut(s, seat, place, gain, context)
    return false
  }
  switch (place) {
    case places.farmhouse:
      return recruit(s, seat, farmer, context)
    case places.village:
      return owesVillager(s, seat, context)
    case places.university:
      return recruit(s, seat, scholar, context)
    case places.castle:
      return recruit(s, seat, knight, context)
    case places.monastery:
      return recruit(s, seat, monk, context)
    case places.ship:
    case places.wagon:
    case horseWagon:
      s.todo.push(owed.travel[seat])
      return true
    case places.guildhall:
      build(s, seat, context)
      return false
    case places.scriptorium:
      // OR-3.45
      advance(s, seat, 1, context)
      return false
    case places.townhall:
    case tower:
      s.moved = 0
      s.todo.push(owed.doDeed[seat])
      return true
    case pharmacy:
      s.todo.push(owed.payPharmacy[seat])
      return true
    case bathhouse:
      drawForBath(s, seat, context)
      return true
    default:
      return false
  }
}

/** OR-3.32: asked only if there is a choice. */
function owesVillager(s: State, seat: Seat, context: Context<Event>): boolean {
  const choice = villageKind.moves(s, seat, owed.villageKind[seat])
  if (choice.length === 1) return recruit(s, seat, choice[0].follower, context)
  s.todo.push(owed.villageKind[seat])
  return true
}

/** OR-3.44 */
function build(s: State, seat: Seat, { tell }: Context<Event>): void {
  const town = s.merchants[seat]
  s.stationSupply[seat]--
  s.stationsAt[town] |= 1 << seat
  tell?.({ type: 'stationBuilt', seat, town: townLabel(s, town), left: s.stationSupply[seat] })
}

/** OR-3.54 to OR-3.56, OR-3.58 */
function carryOut(s: State, seat: Seat, place: Place, gain: Gain, context: Context<Event>): void {
  const { good, coins, coinsPer, development, tech } = gain
  const source = placeIds[place]
  if (good !== none) takeFromSupply(s, seat, good, source, context)
  gainCoins(s, seat, coins, source, context)
  if (coinsPer !== null) {
    gainCoins(s, seat, coinsPer === 'level' ? levelOf(s, seat) : stationsOf(s, seat), source, context)
  }
  if (development > 0) advance(s, seat, development, context)
  gainTech(s, seat, tech, context)
}

/** OR-3.57 So many coins, so many points. */
export const pharmacyAmount: DecisionRules<State, Task, PayPharmacy, Event> = {
  moves(s, seat) {
    const { development, pharmacyMost } = tablesOf(s).set
    const most = Math.min(pharmacyMost, s.coins[seat], development.last - s.development[seat])
    return payPharmacy.slice(1, most + 1)
  },

  play(s, seat, { coins }, context) {
    s.coins[seat] -= coins
    context.tell?.({ type: 'coinsPaid', seat, coins, source: 'pharmacy' })
    advance(s, seat, coins, context)
    finishAction(s)
    goOn(s, context)
  },
}
