import { type Context, type DecisionRules, only, reveals, type Seat, type Task } from '@eminence/kernel'
import { ace, type Card, crown, cubesInAll, factionIndexes, factions, none, rankOf, tablesOf } from '../../data.ts'
import type { Event } from '../../events.ts'
import {
  type CardMove,
  callMove,
  cardMoves,
  concedeMove,
  continueMove,
  type FactionMove,
  factionMoves,
  type LeftTask,
  owedBy,
  type PlainMove,
  plainTasks,
  push,
  type SlotTask,
} from '../../moves.ts'
import { attacker, choosesLast, defender, isBot, nobody, type Oust, type State } from '../../state.ts'
import { drawCard, returnDisks, show, takeFromHand } from '../board.ts'

const sides = [attacker, defender] as const

function oustOf(s: State): Oust {
  if (s.oust === null) throw new Error('no Oust is under way')
  return s.oust
}

const withPair = <T>(pair: readonly [T, T], side: number, value: T): readonly [T, T] =>
  side === attacker ? [value, pair[1]] : [pair[0], value]

/** PI-11.4: those who have cards to choose from. */
const choosers = (s: State, seats: readonly Seat[]): Seat[] => seats.filter((seat) => s.hands[seat].length > 0)

/** PI-11.4: a round of cards. Whoever attacks with Clergy chooses when the other card is known. */
export function challenge(s: State, context: Context<Event>): void {
  const { seats } = oustOf(s)
  const [first, second] = seats
  if (!choosesLast(s, first)) {
    push(s, { type: 'showing', owing: owedBy[first] })
    ask(s, choosers(s, seats))
    return
  }
  push(s, { type: 'showing', owing: owedBy[first] })
  ask(s, choosers(s, [first]))
  if (isBot(s, second)) turnForBot(s, context)
  push(s, { type: 'showingFirst', owing: owedBy[second] })
  ask(s, choosers(s, [second]))
}

function ask(s: State, owing: readonly Seat[]): void {
  if (owing.length > 0) push(s, { type: 'challengeCard', owing })
}

export const challengeCard: DecisionRules<State, Task, CardMove, Event> = {
  moves: (s, seat) => s.hands[seat].map((card) => cardMoves[card]),

  play(s, seat, { card }, { tell }) {
    const oust = oustOf(s)
    const side = oust.seats[attacker] === seat ? attacker : defender
    s.oust = { ...oust, chosen: withPair(oust.chosen, side, card) }
    tell?.({ type: 'cardChosen', seat }, only(seat, { card }))
  },
}

/** PI-19.11: the top card of the deck. */
function turnForBot(s: State, context: Context<Event>): void {
  const oust = oustOf(s)
  const side = isBot(s, oust.seats[attacker]) ? attacker : defender
  s.oust = { ...oust, chosen: withPair(oust.chosen, side, drawCard(s, context)) }
}

/** PI-11.4: the defender's card, before the holder of Clergy chooses his. */
export function showingFirst(s: State, context: Context<Event>): void {
  showCards(s, [none, oustOf(s).chosen[defender]], context)
}

export function showing(s: State, context: Context<Event>): void {
  const { seats } = oustOf(s)
  if (seats.some((seat) => isBot(s, seat)) && !choosesLast(s, seats[attacker])) turnForBot(s, context)
  const oust = oustOf(s)
  showCards(s, oust.chosen, context)
  s.oust = { ...oustOf(s), rounds: oust.rounds + 1 }
  if (isBot(s, seats[attacker])) end(s, 'call', context)
  else push(s, plainTasks.challengeNext[seats[attacker]])
}

/** PI-11.5 */
function showCards(s: State, cards: readonly [Card, Card], { tell }: Context<Event>): void {
  const { strengthOf } = tablesOf(s)
  for (const side of sides) {
    const card = cards[side]
    if (card === none) continue
    const oust = oustOf(s)
    const seat = oust.seats[side]
    if (!isBot(s, seat)) takeFromHand(s, seat, card)
    s.played.push(card)
    show(s, card)
    s.oust = {
      ...oust,
      chosen: withPair(oust.chosen, side, none),
      totals: withPair(oust.totals, side, oust.totals[side] + strengthOf[card]),
      automatic: withPair(oust.automatic, side, oust.automatic[side] + (isAutomatic(oust, side, card) ? 1 : 0)),
    }
  }
  const { seats, totals, automatic } = oustOf(s)
  if (cards.some((card) => card !== none)) tell?.({ type: 'cardsShown', seats, cards, totals, automatic }, reveals)
}

/** PI-11.5: a dagger for who is disadvantaged, a hammer for who is advantaged. */
const isAutomatic = ({ advantaged }: Oust, side: number, card: Card): boolean =>
  advantaged !== nobody && rankOf[card] === (advantaged === side ? crown : ace)

/** PI-11.6 */
export const challengeNext: DecisionRules<State, Task, PlainMove, Event> = {
  moves: (s, seat) => (s.hands[seat].length > 0 ? [continueMove, callMove, concedeMove] : [callMove, concedeMove]),

  play(s, seat, { type }, context) {
    if (type === 'continue') {
      context.tell?.({ type: 'challengeGoesOn', seat })
      push(s, plainTasks.challenge[seat])
      return
    }
    if (type === 'concede') context.tell?.({ type: 'conceded', seat })
    end(s, type === 'call' ? 'call' : 'concede', context)
  },
}

/** PI-11.7: whether the attacker wins, and why. */
function outcomeOf({ totals, automatic }: Oust): { attackerWins: boolean; why: 'automatic' | 'strength' } {
  const [own, theirs] = automatic
  if (own > 0 !== theirs > 0) return { attackerWins: own > 0, why: 'automatic' }
  return { attackerWins: totals[attacker] > totals[defender], why: 'strength' }
}

/** PI-11.7 to PI-11.10 */
function end(s: State, how: 'call' | 'concede', context: Context<Event>): void {
  const oust = oustOf(s)
  const { seats, slot, disks, totals, automatic } = oust
  const [seat, other] = seats
  const called = outcomeOf(oust)
  const attackerWins = how === 'call' && called.attackerWins
  context.tell?.({
    type: 'challengeEnded',
    winner: attackerWins ? seat : other,
    attacker: seat,
    defender: other,
    totals,
    why: how === 'call' ? called.why : 'conceded',
    cancelled: automatic[attacker] > 0 && automatic[defender] > 0,
  })
  s.oust = null
  if (!attackerWins) return
  returnDisks(s, other, slot, disks)
  context.tell?.({ type: 'ousted', seat, defender: other, slot, disks })
  if (isBot(s, seat)) push<SlotTask>(s, { type: 'botFollowsUp', owing: owedBy[seat], slot })
  else if (s.cubes.length < cubesInAll) {
    s.cubes.push(slot)
    context.tell?.({ type: 'cubePlaced', seat, slot })
  }
  push<LeftTask & { readonly card: Card }>(s, {
    type: 'compensating',
    owing: owedBy[other],
    left: disks,
    card: s.map[slot],
  })
}

/** PI-11.9, PI-3.3: what there is in the pool, as long as there is nothing to choose. */
export function compensating(s: State, context: Context<Event>, task: LeftTask & { readonly card: Card }): void {
  const [seat] = task.owing
  for (let left = task.left; left > 0; left--) {
    const open = factionIndexes.filter((faction) => s.pool[faction] > 0)
    if (open.length === 0) return
    if (open.length > 1 && !isBot(s, seat)) {
      push(s, { ...task, type: 'compensation', left })
      return
    }
    // PI-19.11: the card's topmost faction, the bottom one, then any
    const { topOf, bottomOf } = tablesOf(s)
    const wanted = [topOf[task.card], bottomOf[task.card]].find((faction) => open.includes(faction))
    compensate(s, seat, wanted ?? open[0], context)
  }
}

function compensate(s: State, seat: Seat, faction: number, { tell }: Context<Event>): void {
  s.pool[faction]--
  s.favors[seat * factions.length + faction]++
  tell?.({ type: 'compensated', seat, faction })
}

export const compensation: DecisionRules<State, LeftTask & { readonly card: Card }, FactionMove, Event> = {
  moves: (s) => factionMoves.filter(({ faction }) => s.pool[faction] > 0),

  play(s, seat, { faction }, context, task) {
    if (task.left > 1) push(s, { ...task, type: 'compensating', left: task.left - 1 })
    compensate(s, seat, faction, context)
  },
}
