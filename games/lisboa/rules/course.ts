import { type Context, reveals, type Seat, shuffle } from '@eminence/kernel'
import { allPiles, none, type Owner, type Pile, tablesOf } from '../data.ts'
import type { Event } from '../events.ts'
import { type DrawMove, draws } from '../moves.ts'
import { lacerdaPoints, rankOf, result, sourcesOf } from '../score.ts'
import { emptyPiles, isLacerda, isSolo, nextOwner, type State, setsOf } from '../state.ts'
import { type Decide, owed, type SeatStep, type StepRules, step } from '../tasks.ts'
import { refillRing } from './cardinal.ts'
import { endPeriod } from './period.ts'
import { dock } from './ships.ts'

/** LI-6.1, LI-7.1 */
const emptyPilesToEnd = 3
/** LI-7.1 */
const setsToEndGame = 4

/** LI-3.1: dock ships, use a card, refill. */
function beginTurn(s: State, owner: Owner, context: Context<Event>): void {
  s.turn++
  s.turns[owner]++
  s.active = owner
  const round = Math.floor(s.turn / s.wigs.length) + 1
  context.tell?.({ type: 'turnBegan', seat: owner, round, period: s.period })
  dock(s, owner, context)
  if (isLacerda(s, owner)) s.todo.push(step.endTurn[owner], step.lacerdaTurn[owner])
  else s.todo.push(step.endTurn[owner], step.refill[owner], owed.useCard[owner])
}

/** LI-3.5: if there is a choice. */
export const refill: StepRules<SeatStep> = {
  run(s, context, { seat }) {
    const [only, ...others] = allPiles.filter((pile) => s.piles[pile].length > 0)
    if (others.length > 0) s.todo.push(owed.drawPile[seat])
    else if (only !== undefined) draw(s, seat, only, context)
  },
}

export const drawPile: Decide<DrawMove> = {
  moves: (s) => draws.filter(({ pile }) => s.piles[pile].length > 0),

  play(s, seat, { pile }, context) {
    draw(s, seat, pile, context)
  },
}

function draw(s: State, seat: Seat, pile: Pile, { tell }: Context<Event>): void {
  const card = s.piles[pile].pop() ?? none
  s.hands[seat].push(card)
  if (tell === undefined) return
  const { cards } = tablesOf(s).set
  const next = s.piles[pile].at(-1)
  tell({ type: 'cardDrawn', seat, card: cards[card] })
  if (next === undefined) tell({ type: 'cardTurnedUp', pile, card: null })
  else tell({ type: 'cardTurnedUp', pile, card: cards[next] }, reveals)
}

/** LI-3.32, LI-7.3: the ring is refilled, and the triggers are looked at. */
export const endTurn: StepRules<SeatStep> = {
  run(s, context, { seat }) {
    refillRing(s, context)
    if (s.period === 0) {
      noticeEmptyPiles(s, context)
      if (s.herald !== none) return endPeriod(s, context)
    } else noticeEnd(s, context)
    if (s.turn === s.lastTurn) return end(s, context)
    beginTurn(s, nextOwner(s, seat), context)
  },
}

/** LI-6.1 */
function noticeEmptyPiles(s: State, { tell }: Context<Event>): void {
  if (s.herald !== none || emptyPiles(s) < emptyPilesToEnd) return
  s.herald = s.active
  tell?.({ type: 'periodEndTriggered', seat: s.active, why: 'piles' })
}

/** LI-7.1, LI-7.2, LI-8.34: the round is finished, and one more is played. */
function noticeEnd(s: State, { tell }: Context<Event>): void {
  if (s.lastTurn !== none) return
  const { length: owners } = s.wigs
  const seat = s.purses.findIndex((_, each) => setsOf(s, each) >= setsToEndGame)
  if (seat === none && emptyPiles(s) < emptyPilesToEnd) return
  s.lastTurn = (Math.floor(s.turn / owners) + 2) * owners - 1
  tell?.({
    type: 'endTriggered',
    seat: seat === none ? s.active : seat,
    why: seat === none ? 'piles' : 'sets',
    turnsLeft: s.lastTurn - s.turn,
  })
}

function end(s: State, { tell }: Context<Event>): void {
  s.isOver = true
  if (tell === undefined) return
  const outcome = result(s)
  if (outcome === null) return
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  tell({
    type: 'gameEnded',
    totals: outcome.totals,
    points: sourcesOf(s),
    winners,
    ...(isSolo(s) && { lacerda: lacerdaPoints(s), rank: rankOf(s) }),
  })
}

/** LI-1.6: everybody has a tile; the others are mixed again. */
export const openRing: StepRules = {
  run(s, context) {
    shuffle(s.bag, context.random)
    refillRing(s, context)
    beginTurn(s, s.starter, context)
  },
}

/** LI-6.2: play goes on with the next player. */
export const nextTurn: StepRules = {
  run: (s, context) => beginTurn(s, nextOwner(s, s.active), context),
}
