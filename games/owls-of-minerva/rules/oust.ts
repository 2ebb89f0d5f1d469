import { type Context, type DecisionRules, reveals, type Seat, type Task } from '@eminence/kernel'
import { ace, allFactions, type Card, crown, none, type Region, tablesOf } from '../data.ts'
import type { Decided, Event, Strength } from '../events.ts'
import {
  answers,
  type CardMove,
  decline,
  defences,
  displacements,
  owed,
  type PlainMove,
  type RegionMove,
  raises,
  stop,
  type TakeMove,
  takes,
} from '../moves.ts'
import { regionCount } from '../sets.ts'
import { disksAround, heldAt, loserOf, pawnIn, placeOf, type State } from '../state.ts'
import { playFromHand } from './cards.ts'
import { putDisk } from './disks.ts'

const contested = (s: State): Region => s.pawns[s.active]

/** OM-3.11 */
export function beginOust(s: State, defender: Seat, context: Context<Event>): void {
  s.defender = defender
  s.attacked = defender
  context.tell?.({
    type: 'oustBegan',
    attacker: s.active,
    defender,
    place: placeOf(s, contested(s)),
    card: s.card,
    attack: attackOf(s),
    defence: defenceOf(s),
  })
  // OM-3.12: compulsory with a card in hand
  if (s.hands[defender].length > 0) s.todo.push(owed.oustDefend[defender])
  else compare(s, context)
}

function sumOf(s: State, cards: readonly Card[]): number {
  const { strengthOf } = tablesOf(s)
  let sum = 0
  for (const card of cards) sum += strengthOf[card]
  return sum
}

function countOf(s: State, cards: readonly Card[], rank: number): number {
  const { rankOf } = tablesOf(s)
  let count = 0
  for (const card of cards) if (rankOf[card] === rank) count++
  return count
}

/** OM-3.12, steps 1 to 3. */
const baseOf = (s: State, seat: Seat): number =>
  disksAround(s, seat, contested(s)) + tablesOf(s).strengthOf[s.ids[seat]]
const attackTotal = (s: State): number => baseOf(s, s.active) + tablesOf(s).strengthOf[s.card] + sumOf(s, s.attack)
const defenceTotal = (s: State): number => baseOf(s, s.defender) + sumOf(s, s.defence)

function strengthOf(s: State, seat: Seat, cards: readonly Card[], total: number): Strength {
  const { strengthOf } = tablesOf(s)
  return {
    disks: disksAround(s, seat, contested(s)),
    identity: strengthOf[s.ids[seat]],
    cards: cards.map((card) => strengthOf[card]),
    total,
  }
}
const attackOf = (s: State): Strength => strengthOf(s, s.active, [s.card, ...s.attack], attackTotal(s))
const defenceOf = (s: State): Strength => strengthOf(s, s.defender, s.defence, defenceTotal(s))

/** OM-3.12, steps 4 to 6: crowns of the attacker and aces of the defender cancel each other; one that is left wins. */
function compare(s: State, context: Context<Event>): void {
  const { active, defender } = s
  const crowns = (tablesOf(s).rankOf[s.card] === crown ? 1 : 0) + countOf(s, s.attack, crown)
  const aces = countOf(s, s.defence, ace)
  if (crowns !== aces) {
    decide(s, crowns > aces ? active : defender, crowns > aces ? 'crown' : 'ace', context)
    return
  }
  const lead = attackTotal(s) - defenceTotal(s)
  if (lead !== 0) {
    decide(s, lead > 0 ? active : defender, 'strength', context)
    return
  }
  context.tell?.({ type: 'oustTied', strength: attackTotal(s) })
  if (s.hands[active].length > 0) s.todo.push(owed.oustRaise[active])
  else decide(s, defender, 'tie', context)
}

function showCard(s: State, seat: Seat, card: Card, as: 'defend' | 'raise' | 'answer', { tell }: Context<Event>): void {
  const wasHidden = playFromHand(s, seat, card)
  if (as === 'raise') s.attack.push(card)
  else s.defence.push(card)
  if (tell === undefined) return
  const event: Event = { type: 'oustCardPlayed', seat, card, as, attack: attackOf(s), defence: defenceOf(s) }
  if (wasHidden) tell(event, reveals)
  else tell(event)
}

/** OM-3.12, step 3. */
export const oustDefend: DecisionRules<State, Task, CardMove, Event> = {
  moves: (s, seat) => s.hands[seat].map((card) => defences[card]),

  play(s, seat, { card }, context) {
    showCard(s, seat, card, 'defend', context)
    compare(s, context)
  },
}

/** OM-3.12, step 6: the attacker may play one more card … */
export const oustRaise: DecisionRules<State, Task, CardMove | PlainMove, Event> = {
  moves: (s, seat) => [...s.hands[seat].map((card) => raises[card]), stop],

  play(s, seat, move, context) {
    if (!('card' in move)) {
      context.tell?.({ type: 'raiseRefused', seat })
      decide(s, s.defender, 'tie', context)
      return
    }
    showCard(s, seat, move.card, 'raise', context)
    if (s.hands[s.defender].length > 0) s.todo.push(owed.oustAnswer[s.defender])
    else compare(s, context)
  },
}

/** … and the defender may answer it. */
export const oustAnswer: DecisionRules<State, Task, CardMove | PlainMove, Event> = {
  moves: (s, seat) => [...s.hands[seat].map((card) => answers[card]), decline],

  play(s, seat, move, context) {
    if ('card' in move) showCard(s, seat, move.card, 'answer', context)
    else context.tell?.({ type: 'answerRefused', seat })
    compare(s, context)
  },
}

/** OM-3.13: the nearest regions without a pawn. */
export function nearestFree(s: State): Region[] {
  const from = contested(s)
  const distance = tablesOf(s).distance[from]
  let nearest = regionCount
  let found: Region[] = []
  for (let region = 0; region < regionCount; region++) {
    if (distance[region] > nearest || pawnIn(s, region, none) !== none) continue
    if (distance[region] < nearest) {
      nearest = distance[region]
      found = []
    }
    found.push(region)
  }
  return found
}

function decide(s: State, winner: Seat, by: Decided, context: Context<Event>): void {
  s.winner = winner
  if (context.tell !== undefined) {
    const place = placeOf(s, contested(s))
    const [attack, defence] = [attackOf(s), defenceOf(s)]
    context.tell({ type: 'oustDecided', winner, loser: loserOf(s), place, by, attack, defence })
  }
  const free = nearestFree(s)
  if (free.length === 1) displace(s, free[0], context)
  else s.todo.push(owed.oustDisplace[winner])
}

export const oustDisplace: DecisionRules<State, Task, RegionMove, Event> = {
  moves: (s) => nearestFree(s).map((region) => displacements[region]),
  play: (s, _seat, { region }, context) => displace(s, region, context),
}

/** OM-3.13, OM-3.14 */
function displace(s: State, to: Region, context: Context<Event>): void {
  const { winner } = s
  const loser = loserOf(s)
  const from = contested(s)
  s.pawns[loser] = to
  context.tell?.({
    type: 'displaced',
    seat: loser,
    by: winner,
    from: placeOf(s, from),
    to: placeOf(s, to),
    steps: tablesOf(s).distance[from][to],
  })
  putDisk(s, winner, from, 'oust', context)
  const kinds = followersOf(s, loser)
  if (kinds.length > 1) {
    s.todo.push(owed.oustTake[winner])
    return
  }
  if (kinds.length === 1) takeFollower(s, kinds[0], context)
  else context.tell?.({ type: 'noFollowerToTake', seat: winner, from: loser })
  finishOust(s)
}

/** The factions of which a seat has a follower. */
export const followersOf = (s: State, seat: Seat): number[] =>
  allFactions.filter((faction) => s.held[heldAt(seat, faction)] > 0)

export const oustTake: DecisionRules<State, Task, TakeMove, Event> = {
  moves: (s) => followersOf(s, loserOf(s)).map((faction) => takes[faction]),

  play(s, _seat, { faction }, context) {
    takeFollower(s, faction, context)
    finishOust(s)
  },
}

/** OM-3.14; OM-3.5: a blocked one, too. */
function takeFollower(s: State, faction: number, { tell }: Context<Event>): void {
  const loser = loserOf(s)
  s.held[heldAt(loser, faction)]--
  s.held[heldAt(s.winner, faction)]++
  tell?.({ type: 'followerTaken', seat: s.winner, from: loser, faction })
}

/** OM-3.15 */
function finishOust(s: State): void {
  for (const card of s.attack) s.discards.push(card)
  for (const card of s.defence) s.discards.push(card)
  s.attack = []
  s.defence = []
  s.defender = none
  s.winner = none
  s.todo.push(owed.act[s.active])
}
