import { FastRandom, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { cardNamed, none, suitNamed } from '../../data.ts'
import type { Event } from '../../events.ts'
import { trounce } from '../../index.ts'
import { presentTrick, type State, tricksPlayed } from '../../state.ts'
import type { View } from '../../view.ts'
import { handEnd, placeOf, prospectOf, takers, trickScene, tricksNeeded } from '../scene.ts'

/** All views of the seat to move while a table is played at random. */
function* viewsOf(seats: number, seed: number): Generator<{ view: View; state: State; seat: number }> {
  const random = new FastRandom(seed)
  const state = trounce.setup(seats, { bothReachPlayOn: false, bestOfThree: false }, { random })
  for (let [decision] = trounce.decisions(state); decision; [decision] = trounce.decisions(state)) {
    const { seat } = decision
    yield { view: trounce.view(state, seat), state, seat }
    trounce.play(state, seat, pick(trounce.moves(state, seat), random), { random })
  }
}

/** A view in which these cards, and no others, have been played in this order by seats 0, 1, ... */
function trickOf(trump: number, ids: readonly string[]): View {
  const random = new FastRandom(1)
  const state = trounce.setup(4, { bothReachPlayOn: false, bestOfThree: false }, { random })
  const history = ids.map(cardNamed)
  return { ...trounce.view(state, 0), trump, history, spent: [0, 1, 2, 3].map((seat) => 1 << history[seat]) }
}

describe.each([2, 3, 4])('with %i seats', (seats) => {
  it('the drawn trick shows what the rules hold', () => {
    for (const { view } of viewsOf(seats, seats)) {
      const scene = trickScene(view, tricksPlayed(view))
      expect(scene.cards.map(({ card }) => card)).toEqual(presentTrick(view))
      expect(scene.winner).toBe(view.winner)
      expect(scene.lock).toBe(view.lock)
      expect(scene.byTrounce).toBe(view.byTrounce)
    }
  })

  it('a finished trick went to the seat that is drawn as winning', () => {
    for (const { view } of viewsOf(seats, seats)) {
      takers(view).forEach((taker, trick) => {
        expect(trickScene(view, trick).winner).toBe(taker)
      })
    }
  })

  it('a preview tells what then happens', () => {
    const random = new FastRandom(7)
    for (const { view, state, seat } of viewsOf(seats, seats)) {
      for (const move of trounce.moves(state, seat)) {
        if (move.type !== 'play') continue
        const prospect = prospectOf(view, seat, move.card)
        const after = trounce.clone(state)
        trounce.play(after, seat, move, { random })
        if (prospect.closes) continue
        expect(after.winning === move.card).toBe(prospect.wins)
        expect(after.lock === view.lock ? none : after.lock).toBe(prospect.locks)
      }
    }
  })

  it('what was told since the view before shows the last trick of a hand, though the next one is dealt', () => {
    const random = new FastRandom(3)
    let ends = 0
    for (const { view, state, seat } of viewsOf(seats, seats)) {
      const after = trounce.clone(state)
      const told: Event[] = []
      const [move] = trounce.moves(state, seat)
      trounce.play(after, seat, move, { random, tell: (event) => told.push(event) })
      const end = handEnd(view, told)
      expect(end !== null).toBe(after.hand !== state.hand || after.todo.length === 0)
      if (end === null) continue
      ends++
      const taken = told.find((event) => event.type === 'trickTaken')
      expect(end.trick?.winner).toBe(taken?.seat)
      expect(end.trick?.cards.at(-1)).toMatchObject({ seat, card: move.type === 'play' ? move.card : none })
      expect(handEnd(null, told)).toEqual({ scored: end.scored, trick: null })
    }
    expect(ends).toBeGreaterThan(2)
  })

  it('the viewer sits at the bottom, and no two seats share a place', () => {
    const [{ view }] = viewsOf(seats, 1)
    for (let viewer = 0; viewer < seats; viewer++) {
      expect(placeOf(view, viewer, viewer)).toBe('bottom')
      expect(new Set(Array.from({ length: seats }, (_, seat) => placeOf(view, viewer, seat))).size).toBe(seats)
    }
  })
})

it('TR-3.22, TR-3.30, TR-3.32: an order needs 6 of 10, 3 of 7 or 4 of 6 tricks', () => {
  expect([2, 3, 4].map(tricksNeeded)).toEqual([6, 3, 4])
})

it('TR-3.17: a crown that another crown has beaten is crossed out', () => {
  const { cards, byTrounce } = trickScene(trickOf(suitNamed('nobility'), ['PIL055', 'PIL056', 'PIL049', 'PIL027']), 0)
  expect(cards.map(({ trounced }) => trounced)).toEqual([true, false, false, false])
  expect(cards.map(({ winning }) => winning)).toEqual([false, true, false, false])
  expect(byTrounce).toBe(true)
})

it('TR-3.13: the suit of the led card that was not locked is struck out', () => {
  const view = trickOf(suitNamed('clergy'), ['PIL029', 'PIL027', 'PIL040', 'PIL057'])
  const { cards, lock } = trickScene(view, 0)
  expect(cards.map(({ locks }) => locks)).toEqual([false, true, false, false])
  expect(cards[0].struck).not.toBe(lock)
  expect(cards[0].struck).not.toBe(none)
  expect(cards.slice(1).map(({ struck }) => struck)).toEqual([none, none, none])
})
