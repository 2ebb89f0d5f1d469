import { type Context, only, reveals, type Seat, shuffle } from '@eminence/kernel'
import {
  allPiles,
  type Card,
  type Effect,
  handSize,
  lacerda,
  type Noble,
  none,
  type Ship,
  shipsPerDeck,
  tablesOf,
  wigsPerSet,
} from '../data.ts'
import type { Event } from '../events.ts'
import { type DismissMove, dismisses, type RewardMove, rewards, type Stop, stop } from '../moves.ts'
import { type DeckName, decks } from '../sets.ts'
import { cubesOf, isSolo, nextOwner, outOfGame, type State, setsOf } from '../state.ts'
import {
  type Decide,
  type NobleStep,
  type NobleTask,
  owed,
  type SeatStep,
  type StepRules,
  step,
  steps,
  task,
} from '../tasks.ts'
import { refillRing } from './cardinal.ts'
import { fillDisplay } from './decrees.ts'
import { applyEffect } from './effects.ts'
import { gainWigs } from './gains.ts'
import { deckName } from './ships.ts'
import { shown } from './shown.ts'

/** LI-6.2, LI-8.28: sets are paid, the display and the shipyard are cleared; then everybody may put cards away, and a new period begins. */
export function endPeriod(s: State, context: Context<Event>): void {
  for (let seat = 0; seat < s.seats; seat++) gainWigs(s, seat, wigsPerSet * setsOf(s, seat), 'sets', context)
  if (isSolo(s)) payLacerdasRubble(s, context)
  clearDisplay(s, context)
  layShips(s, ['purple', 'brown'])
  s.todo.push(step.nextTurn[s.active], step.newPeriod[s.active])
  const inOrder = [s.herald]
  for (let next = nextOwner(s, s.herald); next !== s.herald; next = nextOwner(s, next)) inOrder.push(next)
  for (const owner of inOrder.reverse()) if (owner < s.seats) s.todo.push(step.dismiss[owner])
}

function payLacerdasRubble(s: State, context: Context<Event>): void {
  const cubes = cubesOf(s, lacerda)
  context.tell?.({ type: 'lacerdaRubble', rule: 'LI-8.28', cubes })
  gainWigs(s, lacerda, cubes, 'rubble', context)
}

function clearDisplay(s: State, { tell }: Context<Event>): void {
  const { decrees } = tablesOf(s).set
  tell?.({
    type: 'displayCleared',
    decrees: s.display.map((decree) => decrees[decree]),
    ships: s.shipyard.map(deckName),
  })
  for (const decree of s.display) s.decreeKeeper[decree] = outOfGame
  s.display = []
}

/** LI-1.8, LI-6.2: one less than players of each; the first deck lies on top. */
export function layShips(s: State, [upper, lower]: readonly DeckName[]): void {
  const some = (deck: number): Ship[] =>
    Array.from({ length: s.wigs.length - 1 }, (_, copy) => deck * shipsPerDeck + copy)
  s.shipyard = [...some(decks.indexOf(lower)), ...some(decks.indexOf(upper))]
}

/** LI-6.2 (3), LI-6.4: first all cards, then the rewards. */
export const dismiss: StepRules<SeatStep> = {
  run(s, _, { seat }) {
    s.dismissed = []
    s.todo.push(steps.periodRewards(seat, 0))
    if (s.hands[seat].length > 0) s.todo.push(owed.periodDiscard[seat])
  },
}

export const periodDiscard: Decide<DismissMove | Stop> = {
  moves: (s, seat) => [...s.hands[seat].map((card) => dismisses[card]), stop],

  play(s, seat, move, { tell }) {
    if (move.type === 'stop') return
    const { card } = move
    s.hands[seat].splice(s.hands[seat].indexOf(card), 1)
    s.discard.push(card)
    s.dismissed.push(card)
    tell?.({ type: 'cardDismissed', seat, card: tablesOf(s).set.cards[card] }, ...shown(s, card))
    if (s.hands[seat].length > 0) s.todo.push(owed.periodDiscard[seat])
  },
}

const isReward = ({ kind, amount }: Effect): boolean => kind !== 'none' && amount > 0

/** LI-6.4: the dismissed cards of this type with different rewards; those that give nothing count as one. */
function rewardsOf(s: State, noble: Noble): Card[] {
  const { typeOf, effectOf } = tablesOf(s)
  const nameOf = (card: Card) => {
    const effect = effectOf[card]
    return isReward(effect) ? `${effect.kind} ${effect.amount}` : 'nothing'
  }
  const ofType = s.dismissed.filter((card) => typeOf[card] === noble)
  return ofType.filter((card, at) => ofType.findIndex((other) => nameOf(other) === nameOf(card)) === at)
}

/** LI-6.2 (3), LI-6.4: builder, marquis, king; where there is no choice, nobody is asked. */
export const periodRewards: StepRules<NobleStep> = {
  run(s, context, { seat, noble }) {
    if (noble < 2) s.todo.push(steps.periodRewards(seat, noble + 1))
    const [first, ...others] = rewardsOf(s, noble)
    if (others.length > 0) s.todo.push(task.periodReward(seat, noble))
    else if (first !== undefined) takeReward(s, seat, first, context)
  },
}

export const periodReward: Decide<RewardMove, NobleTask> = {
  moves: (s, _, { noble }) => rewardsOf(s, noble).map((card) => rewards[card]),

  play(s, seat, { card }, context) {
    takeReward(s, seat, card, context)
  },
}

/** LI-6.2, LI-6.3: penalties are ignored. */
function takeReward(s: State, seat: Seat, card: Card, context: Context<Event>): void {
  const { effectOf, typeOf, set } = tablesOf(s)
  if (!isReward(effectOf[card])) return
  context.tell?.({ type: 'periodRewarded', seat, card: set.cards[card] })
  applyEffect(s, seat, effectOf[card], typeOf[card], 'card', context)
}

/** LI-6.2 (4) to (6), LI-6.4 */
export const newPeriod: StepRules = {
  run(s, context) {
    s.period = 1
    s.herald = none
    s.dismissed = []
    const purple = shuffle(cardsOf(s, 'purple'), context.random)
    for (let seat = 0; seat < s.seats; seat++) dealUpTo(s, seat, purple, context)
    s.undealt.push(...purple)
    // nobody has seen in which order they lay
    s.cardsOut.push(...s.piles.flat().sort((a, b) => a - b))
    layPiles(s, 'brown', context)
    const { cards } = tablesOf(s).set
    const tops = s.piles.map((pile) => cards[pile.at(-1) ?? none] ?? null)
    context.tell?.({ type: 'periodBegan', period: 1, cards: tops }, reveals)
    refillRing(s, context)
    fillDisplay(s, context)
  },
}

export const cardsOf = (s: State, deck: DeckName): Card[] => tablesOf(s).cardsOf[decks.indexOf(deck)].slice()

/** LI-1.10, LI-6.2: four piles by type, each shuffled; the last card of each is face up. */
export function layPiles(s: State, deck: 'red' | 'brown', { random }: Context<Event>): void {
  const { typeOf } = tablesOf(s)
  const cards = cardsOf(s, deck)
  s.piles = allPiles.map((pile) =>
    shuffle(
      cards.filter((card) => typeOf[card] === pile),
      random,
    ),
  )
}

/** LI-1.12, LI-6.2: up to five cards in hand. */
export function dealUpTo(s: State, seat: Seat, from: Card[], { tell }: Context<Event>): void {
  const number = Math.min(from.length, handSize - s.hands[seat].length)
  const dealt = from.splice(from.length - number)
  s.hands[seat].push(...dealt)
  const { cards } = tablesOf(s).set
  if (number > 0) tell?.({ type: 'handDealt', seat, number }, only(seat, { cards: dealt.map((card) => cards[card]) }))
}
