import { FastRandom, pick, type Viewer } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { none } from '../data.ts'
import { orleans } from '../index.ts'
import type { State } from '../state.ts'
import { comingEvents } from '../view.ts'
import { habit } from './habit.ts'
import { bag, chance, market, position, proceed, row, say, tower, usual } from './position.ts'

const random = new FastRandom(3)
const imagined = (s: State, viewer: Viewer): State => orleans.imagine(orleans.view(s, viewer), random)
const everybody: readonly Viewer[] = [0, 1, 2, null]

describe('OR-3.90 what is public', () => {
  it('everything on the table', () => {
    const s = position({
      coins: [3, 4, 5],
      goods: [{ wool: 2 }],
      market: ['f', 'k'],
      on: [{ village: 'f b c' }],
      stations: [['tours']],
      tiles: [['school']],
    })
    for (const viewer of everybody) {
      const seen = orleans.view(s, viewer)
      const { hourglass, putAway, drawn, ...open } = s
      expect(seen).toMatchObject(open)
    }
  })

  it('which letter comes next, and what it still has to bring', () => {
    const s = position({ round: 5 })
    const coming = comingEvents(orleans.view(s, 1))
    expect(coming.map(({ length }) => length)).toEqual([1, 6, 6])
    expect(coming[0]).toEqual([s.hourglass[5]])
    expect(comingEvents(orleans.view(position({ round: 18 }), 1))).toEqual([])
  })
})

describe('OR-3.91 what is hidden', () => {
  it('from all: the order of the hourglass', () => {
    const s = position({ round: 3 })
    const other = orleans.clone(s)
    other.hourglass = [...s.hourglass.slice(0, 3), ...s.hourglass.slice(3, 6).reverse(), ...s.hourglass.slice(6)]
    for (const viewer of everybody) {
      expect(orleans.view(other, viewer)).toEqual(orleans.view(s, viewer))
      expect('hourglass' in orleans.view(s, viewer)).toBe(false)
    }
  })

  it('from all: the goods put away before the game', () => {
    for (const viewer of everybody) expect('putAway' in orleans.view(position(), viewer)).toBe(false)
  })

  it('from others: a plan that is not shown yet, from the market, from the tower, and with tech', () => {
    const given = {
      at: 'plan',
      market: ['f b', 'k', 's'],
      tech: [1, 0, 0],
      tiles: [['gunpowder-tower']],
      tower: 'm',
    } as const
    const s = position(given)
    const before = orleans.view(s, 1)
    for (const wording of [
      'put f village 0',
      'putFromTower m ship 2',
      'layTech castle 0',
      'lift village 0',
      'put f ship 0',
    ]) {
      expect(say(s, wording, { seat: 0 })).toEqual([])
      for (const viewer of [1, 2]) expect(orleans.view(s, viewer)).toEqual({ ...before, viewer })
    }
    const own = orleans.view(s, 0)
    expect([row(own, 0, 'ship'), row(own, 0, 'castle'), market(own, 0), tower(own), own.lifts[0]]).toEqual([
      'f? . m?',
      '#? . .',
      'b',
      '',
      1,
    ])
    say(s, 'confirm', { seat: 0 })
    const confirmed = orleans.view(s, 1)
    expect([row(confirmed, 0, 'ship'), market(confirmed, 0), tower(confirmed), confirmed.tech[0]]).toEqual([
      '. . .',
      'f b',
      'm',
      1,
    ])
  })

  it('from others: the draws of a Bathhouse, as long as none is placed', () => {
    const s = position({ tiles: [['bathhouse']], on: [{ bathhouse: 'F' }], bag: ['k k m m s', '', ''] })
    const other = orleans.clone(s)
    say(s, 'act bathhouse', { random: chance(0, 0) })
    say(other, 'act bathhouse', { random: chance(3, 3) })
    expect(s.drawn).not.toEqual(other.drawn)
    for (const viewer of [1, 2, null]) expect(orleans.view(other, viewer)).toEqual(orleans.view(s, viewer))
    expect(bag(orleans.view(s, 1), 0)).toBe('k k s m m')
  })
})

describe('OR-3.92 chance', () => {
  /** How many numbers a move draws. */
  const drawn = (play: (random: { below(n: number): number }) => void): number => {
    let numbers = 0
    const counting = new FastRandom(1)
    play({
      below(n) {
        numbers++
        return counting.below(n)
      },
    })
    return numbers
  }

  it('draws followers, for phase 3, Bathhouse, Plague and torture', () => {
    const gather = position({ at: 'census', bag: ['k k m', '', ''] })
    expect(drawn((chance) => say(gather, 'draw 2', { seat: 0, random: chance }))).toBe(2)
    const bath = position({ tiles: [['bathhouse']], on: [{ bathhouse: 'F' }], bag: ['k k', '', ''] })
    expect(drawn((chance) => say(bath, 'act bathhouse', { random: chance }))).toBe(2)
    const plague = position({ at: 'event', event: 'plague', bag: ['k', 'k', ''], market: ['f', 'f', 'f'] })
    expect(drawn((chance) => proceed(plague, chance))).toBe(2)
    const torture = position({
      at: 'event',
      event: 'taxes',
      round: 4,
      coins: [0, 0, 0],
      goods: [{ wool: 1 }],
      bag: ['k', '', ''],
      market: ['f', 'f', 'f'],
    })
    expect(drawn((chance) => proceed(torture, chance))).toBe(0)
    expect(drawn((chance) => say(torture, 'giveFollower', { random: chance }))).toBe(1)
  })

  it('nothing else', () => {
    const s = position({ on: [{ village: 'f b c', castle: 'f b t' }], passed: [1, 2] })
    expect(drawn((chance) => say(s, 'act castle', { random: chance }))).toBe(0)
    expect(drawn((chance) => say(s, 'pass', { random: chance }))).toBe(0)
  })
})

describe('imagining', () => {
  it('puts the tiles to come in any order, each letter by itself', () => {
    const s = position({ round: 2 })
    const seen = Array.from({ length: 300 }, () => imagined(s, 0).hourglass)
    expect(seen.every((hourglass) => hourglass.slice(0, 2).join() === s.hourglass.slice(0, 2).join())).toBe(true)
    expect(new Set(seen.map((hourglass) => hourglass[2])).size).toBe(4)
    expect(new Set(seen.map((hourglass) => hourglass[6])).size).toBe(6)
    expect(seen.every((hourglass) => new Set(hourglass.slice(12)).size === 6)).toBe(true)
  })

  it('knows the goods put away: all others lie open', () => {
    const s = orleans.setup(2, usual, { random: new FastRandom(9) })
    expect(imagined(s, 1).putAway).toEqual(s.putAway)
  })

  it('draws for a Bathhouse of somebody else from its bag', () => {
    const s = position({ tiles: [['bathhouse']], on: [{ bathhouse: 'F' }], bag: ['k m', '', ''] })
    say(s, 'act bathhouse')
    const draws = new Set(Array.from({ length: 40 }, () => imagined(s, 1).drawn.join()))
    expect(draws).toEqual(new Set(['4,6', '6,4']))
    expect(imagined(s, 0).drawn).toEqual(s.drawn)
  })

  it('gives a confirmed seat some plan out of what it has, and one that still plans none', () => {
    const s = position({ at: 'plan', market: ['f b c t', 'f b c t', ''] })
    say(s, 'confirm', { seat: 0 })
    const plans = Array.from({ length: 100 }, () => imagined(s, 2))
    const villages = new Set(plans.map((each) => row(each, 0, 'village')))
    expect(villages).toContain('f? b? c?')
    expect(villages).toContain('. . .')
    expect(plans.every((each) => each.spaces.slice(each.spaces.length / 3).every((piece) => piece === none))).toBe(true)
  })

  it.each([2, 3, 4])('with %i seats, gives back the very view, all through a game', (seats) => {
    const chance = new FastRandom(seats)
    const s = orleans.setup(seats, usual, { random: chance })
    for (let moves = 0; ; moves++) {
      const decisions = orleans.decisions(s)
      if (decisions.length === 0) break
      if (moves % 5 === 0) {
        for (const viewer of [0, 1, null]) {
          const seen = orleans.view(s, viewer)
          const fancy = orleans.imagine(seen, chance)
          expect(orleans.view(fancy, viewer)).toEqual(seen)
          expect(orleans.broken(fancy)).toEqual([])
        }
      }
      const { seat } = pick(decisions, chance)
      orleans.play(s, seat, habit(s, seat, chance), { random: chance })
    }
  })
})
