import { FastRandom, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { none, richelieuSide } from '../data.ts'
import { richelieu } from '../index.ts'
import { broken } from '../rules/invariants.ts'
import { allResolved, quiet, type State } from '../state.ts'
import { view } from '../view.ts'
import { position, put, say, space, usual } from './position.ts'

/** A true position some way into a game, and the one before it. */
function positions(seats: number, seed = 4): { before: State; now: State } {
  const random = new FastRandom(seed)
  const now = richelieu.setup(seats, usual, { random })
  for (;;) {
    const [{ seat, type }] = richelieu.decisions(now)
    const before = richelieu.clone(now)
    richelieu.play(now, seat, pick(richelieu.moves(now, seat), random), { random })
    if (now.resolved >= 3 && type === 'chooseAgent' && now.box === none) return { before, now }
  }
}

/** The first space where this holds. */
const firstSpace = (s: State, holds: (space: number) => boolean): number => {
  const found = s.owners.findIndex((_, at) => holds(at))
  if (found < 0) throw new Error('there is no such space')
  return found
}
const isFaceDown = (s: State, at: number): boolean => s.owners[at] !== none && (s.faceUp & (1 << at)) === 0

describe('a forged position breaks just the invariant that it was forged against', () => {
  it.each([2, 3, 4])('none, with %i seats, if nothing is forged', (seats) => {
    for (const seed of [1, 2, 3]) {
      const { before, now } = positions(seats, seed)
      expect(richelieu.broken(now, before)).toEqual([])
    }
  })

  it('I-1 an agent is in two places', () => {
    const { now } = positions(3)
    now.hands[1]++
    expect(richelieu.broken(now)).toEqual(['I-1'])
  })

  it('I-1 an agent has another value than it had', () => {
    const { now } = positions(4)
    const at = firstSpace(now, (each) => isFaceDown(now, each))
    now.values[at] = now.values[at] === 3 ? 2 : 3
    expect(richelieu.broken(now)).toEqual(['I-1'])
  })

  it('I-2 agents wait in the city for an empty hand', () => {
    const s = position({ city: { r: [-2, -2, 1, 1, 1, 2, 2, 2, 3, 3] } })
    expect(richelieu.broken(s)).toEqual(['I-2'])
  })

  it('I-3 a jewel is lost', () => {
    const { now } = positions(3)
    now.cityJewels++
    expect(richelieu.broken(now)).toEqual(['I-3'])
  })

  it('I-3 somebody owes money', () => {
    const { now } = positions(3)
    now.purses[2] = -1
    expect(richelieu.broken(now)).toEqual(['I-3'])
  })

  it('I-4 the Queen stands on an opposing sheet', () => {
    const s = position({ on: { E1: 'Q . . . .' } })
    expect(richelieu.broken(s)).toEqual(['I-4'])
  })

  it('I-4 the Queen is in her palace and on a sheet', () => {
    const s = position({ on: { R04: 'Q . . . .' } })
    expect(richelieu.broken(s)).toEqual([])
    s.pieces[richelieuSide] = none
    expect(richelieu.broken(s)).toEqual(['I-4'])
  })

  it('I-5 a full sheet is not resolved', () => {
    const s = position({ on: { R04: 'r1 r2 y1 y2 g1' } })
    expect(richelieu.broken(s)).toEqual(['I-5'])
    s.pending = [0]
    expect(richelieu.broken(s)).toEqual([])
  })

  it('I-5 both sheets of a box are full', () => {
    const s = position({ on: { R04: 'r1 r2 y1 y2 g1', E1: 'r1 r2 y1 y2 g1' } })
    s.pending = [0]
    expect(richelieu.broken(s)).toEqual(['I-5'])
  })

  it('I-5 somebody stands on a free space', () => {
    const { now } = positions(3)
    now.free |= 1 << firstSpace(now, (each) => now.owners[each] !== none)
    expect(richelieu.broken(now)).toContain('I-5')
  })

  it('I-6 a sheet is on the board and in a deck', () => {
    const { now } = positions(3)
    now.richelieuDeck[0] = now.sheets[0]
    expect(richelieu.broken(now)).toEqual(['I-6'])
  })

  it('I-6 an intrigue was resolved without taking its sheets', () => {
    const { now } = positions(3)
    now.resolved++
    expect(richelieu.broken(now)).toEqual(['I-6'])
  })

  it('I-7 more sheets are won than intrigues resolved', () => {
    const s = position({ won: [['R01'], ['E2'], []], resolved: 1 })
    expect(richelieu.broken(s)).toEqual(['I-7'])
  })

  it('I-8 a marker is beyond its track', () => {
    const { now } = positions(4)
    now.income[0] = 9
    expect(richelieu.broken(now)).toEqual(['I-8'])
    now.income[0] = 1
    now.military[1] = 9
    expect(richelieu.broken(now)).toEqual(['I-8'])
    now.military[1] = 0
    now.cardinal = -1
    expect(richelieu.broken(now)).toEqual(['I-8'])
  })

  it('I-8 prestige falls', () => {
    const { before, now } = positions(3)
    before.prestige = now.prestige.map((prestige) => prestige + 1)
    expect(richelieu.broken(now, before)).toEqual(['I-8'])
  })

  it('I-9 an agent on a 0 lies face down', () => {
    const s = position({ on: { R04: '. . . r1 .' } })
    s.faceUp = 0
    expect(richelieu.broken(s)).toEqual(['I-9'])
  })

  it('I-9 a hidden agent is younger than its owner allows', () => {
    const s = position({ on: { R04: 'r1 . . . .' } })
    s.musterOf[space(s, 'R04', 0)] = 1
    expect(richelieu.broken(s)).toEqual(['I-9'])
  })

  it('I-10 an action too many', () => {
    const s = position()
    say(s, 'income')
    expect(richelieu.broken(s)).toEqual([])
    s.allowance = 0
    expect(richelieu.broken(s)).toEqual(['I-10'])
  })

  it('I-10 three placements', () => {
    const s = position()
    Object.assign(s, { placed: 3, acts: 3, allowance: 3 })
    expect(richelieu.broken(s)).toEqual(['I-10'])
  })

  it.each([
    ['the values on sheets', (s: State) => ({ values: s.values })],
    ['a hand', (s: State) => ({ hands: [s.hands.slice(0, 4), s.hands.slice(4, 8), s.hands.slice(8)] })],
    ['the purses', (s: State) => ({ purses: s.purses })],
    ['the jewels', (s: State) => ({ jewels: s.jewels })],
    ['the deck', (s: State) => ({ richelieuDeck: s.richelieuDeck })],
  ])('I-11 a view tells %s', (_, leak) => {
    const { now } = positions(3)
    expect(broken(now, undefined, (s, viewer) => ({ ...view(s, viewer), ...leak(s) }))).toEqual(['I-11'])
  })

  it('I-11 a view tells what lies face down before a winner', () => {
    const s = position({ won: [['R01'], [], []], resolved: 1, options: { wonSheetsFaceDown: true } })
    expect(broken(s)).toEqual([])
    expect(broken(s, undefined, (state, viewer) => ({ ...view(state, viewer), won: [[0], [], []] }))).toEqual(['I-11'])
  })

  it('I-12 the Cardinal is behind the first in rank after a win of Richelieu', () => {
    const before = position({ on: { R04: 'r1 y1 g1 r1 .' }, prestige: [20, 0, 0] })
    const now = richelieu.clone(before)
    put(now, 'R04', 4, 1)
    expect(richelieu.broken(now, before)).toEqual([])
    now.cardinal--
    expect(richelieu.broken(now, before)).toEqual(['I-12'])
  })

  it('I-13 the neutral step starts a resolution', () => {
    const before = position({ seats: 2, prestige: [9, 9] })
    say(before, 'income')
    richelieu.play(before, 0, { type: 'place', space: 0 }, { random: new FastRandom(1) })
    const now = richelieu.clone(before)
    richelieu.play(now, 0, { type: 'agent', value: 1 }, { random: new FastRandom(1) })
    expect(richelieu.broken(now, before)).toEqual([])
    now.box = 0
    expect(richelieu.broken(now, before)).toEqual(['I-13'])
  })

  it('I-14 the game is over too early', () => {
    const { now } = positions(3)
    now.todo = []
    now.ending = allResolved
    expect(richelieu.broken(now)).toEqual(['I-14'])
    now.ending = quiet
    expect(richelieu.broken(now)).toEqual(['I-14'])
  })

  it('I-14 nobody is asked, and yet it goes on', () => {
    const { now } = positions(3)
    now.todo = []
    expect(richelieu.broken(now)).toEqual(['I-14'])
  })
})
