import { FastRandom, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import type { Event } from '../events.ts'
import { orleans } from '../index.ts'
import { offered, owes, position, proceed, say, sayAll, usual } from './position.ts'

/** All that is told in a whole random game. */
function wholeGame(seats: number, seed: number): Event[] {
  const random = new FastRandom(seed)
  const events: Event[] = []
  const context = { random, tell: (event: Event) => events.push(event) }
  const s = orleans.setup(seats, usual, context)
  for (;;) {
    const decisions = orleans.decisions(s)
    if (decisions.length === 0) return events
    const { seat } = pick(decisions, random)
    orleans.play(s, seat, pick(orleans.moves(s, seat), random), context)
  }
}

it.each([2, 3, 4])('OR-3.1 with %i players: 18 rounds, each with its phases in order', (seats) => {
  const events = wholeGame(seats, 3)
  const rounds = events.filter(({ type }) => type === 'roundBegan')
  expect(rounds.map((event) => 'round' in event && event.round)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1))
  const phases = ['roundBegan', 'census', 'plansShown', 'eventCame']
  const course = events.map(({ type }) => type).filter((type) => phases.includes(type))
  expect(course).toEqual(rounds.flatMap(() => phases))
  // the event of the last tile is still carried out
  expect(events.findLastIndex(({ type }) => type === 'eventCame')).toBeLessThan(events.length - 1)
  expect(events.at(-1)?.type).toBe('gameEnded')
})

it('OR-3.2 followers and planning: all at the same time, each on its own; actions: in turn', () => {
  const s = position({ at: 'census', market: ['F B C', 'F B C', 'F B C'], bag: ['k', 'k', 'k'] })
  say(s, 'draw 1', { seat: 2 })
  expect(owes(s)).toEqual(['gather 0', 'gather 1', 'plan 2'])
  for (const seat of [0, 1, 2]) {
    if (seat < 2) say(s, 'draw 1', { seat })
    for (const wording of ['put F village 0', 'put B village 1', 'put C village 2', 'confirm'])
      say(s, wording, { seat })
  }
  expect(owes(s)).toEqual(['chooseAction 0'])
})

it('OR-3.2 event: from the start player on, clockwise', () => {
  const s = position({ at: 'event', event: 'income', starter: 2 })
  const events = proceed(s)
  expect(toldTo(events, 'coinsGained').map(({ seat }) => seat)).toEqual([2, 0, 1])
})

it('OR-3.3 the tile of the round is revealed, with its number and letter', () => {
  const events = proceed(position({ at: 'event', round: 6 }))
  expect(toldTo(events, 'roundBegan')).toMatchObject([{ round: 7, letter: 'B', event: 'pilgrimage' }])
  expect(events.find(({ event }) => event.type === 'roundBegan')?.reveals).toBe(true)
})

it('OR-3.4 events act after the actions', () => {
  const s = position({ event: 'income', on: [{ village: 'f b c' }], passed: [1, 2] })
  expect(s.coins).toEqual([5, 5, 5])
  expect(types(say(s, 'pass'))).toContain('eventCame')
  expect(s.coins).toEqual([8, 8, 8])
})

describe('OR-3.5 the census pays', () => {
  const coinsAfter = (farmers: readonly number[], seats: 2 | 3 | 4 = 3) => {
    const s = position({ at: 'event', seats, tracks: { farmer: farmers } })
    const events = proceed(s)
    return { coins: s.coins, census: toldTo(events, 'census')[0] }
  }

  it('the one who is furthest ahead', () => {
    expect(coinsAfter([1, 2, 1])).toMatchObject({ coins: [5, 6, 5], census: { first: 1, last: -1, steps: [1, 2, 1] } })
  })

  it('nobody, if two are', () => {
    expect(coinsAfter([2, 2, 1]).coins).toEqual([5, 5, 4])
    expect(coinsAfter([0, 0, 0]).coins).toEqual([5, 5, 5])
  })

  it('OR-3.6 the one who is furthest behind pays a coin; nobody, if two are', () => {
    expect(coinsAfter([4, 4, 3, 1], 4).coins).toEqual([5, 5, 5, 4])
    expect(coinsAfter([4, 3, 1, 1], 4).coins).toEqual([6, 5, 5, 5])
  })

  it('OR-3.6 with two players nobody pays', () => {
    expect(coinsAfter([2, 0], 2).coins).toEqual([6, 5])
  })

  it('OR-3.6 who has no coin is tortured for one', () => {
    const s = position({
      at: 'event',
      tracks: { farmer: [2, 1, 0] },
      coins: [0, 0, 0],
      market: ['f', 'f', 'f'],
      bag: ['', '', ''],
    })
    proceed(s)
    expect(owes(s)).toEqual(['torture 2'])
    expect(offered(s)).toEqual(['giveStation'])
    say(s, 'giveStation')
    expect([s.stationSupply[2], s.debt, s.coins]).toEqual([9, 0, [1, 0, 0]])
    expect(owes(s)).toEqual(['plan 0', 'plan 1', 'plan 2'])
  })

  it('OR-3.7 the gain comes before the payment', () => {
    const events = proceed(position({ at: 'event', tracks: { farmer: [2, 1, 0] } }))
    const order = types(events).filter((type) => type.startsWith('coins'))
    expect(order).toEqual(['coinsGained', 'coinsPaid'])
  })
})

describe('OR-3.26 the actions', () => {
  const both = { on: [{ village: 'f b c', castle: 'f b t' }, { castle: 'f b t' }, { farmhouse: 'b c' }] } as const

  it('from the start player clockwise, one place each, until all have passed', () => {
    const s = position({ ...both, starter: 1 })
    expect(owes(s)).toEqual(['chooseAction 1'])
    say(s, 'act castle')
    expect(owes(s)).toEqual(['chooseAction 2'])
    say(s, 'pass')
    say(s, 'act castle')
    // seat 1 has nothing left and passes by itself, seat 2 has passed
    expect(owes(s)).toEqual(['chooseAction 0'])
    sayAll(s, 'act village', 'recruit b')
    expect(s.round).toBe(4)
  })

  it('who has passed is not asked again', () => {
    const s = position(both)
    sayAll(s, 'pass', 'act castle', 'act farmhouse')
    expect(s.round).toBe(4)
    expect([s.spaces.filter((piece) => piece >= 0).length]).toEqual([6])
  })
})

describe('OR-3.27 passing', () => {
  it('is automatic without an executable action', () => {
    const s = position({ on: [{ village: 'f b c' }, {}, { castle: 'f b t' }] })
    const events = sayAll(s, 'act village', 'recruit b')
    expect(toldTo(events, 'passed')).toEqual([{ type: 'passed', seat: 1, idle: true }])
    expect(owes(s)).toEqual(['chooseAction 2'])
  })

  it('is allowed with active places; their followers stay', () => {
    const s = position({ on: [{ village: 'f b c' }], passed: [1, 2] })
    expect(toldTo(say(s, 'pass'), 'passed')).toEqual([{ type: 'passed', seat: 0, idle: false }])
    expect(s.spaces.slice(2, 5)).toEqual([0, 1, 2])
  })
})

it('OR-3.77 the start player changes clockwise after each round', () => {
  const s = position({ at: 'event', starter: 2 })
  expect(toldTo(proceed(s), 'roundBegan')).toMatchObject([{ starter: 0 }])
  expect(s.starter).toBe(0)
})

it('OR-3.77 after round 18 comes the end', () => {
  const s = position({ at: 'event', round: 18 })
  expect(types(proceed(s)).slice(-2)).toEqual(['majority', 'gameEnded'])
  expect(orleans.result(s)).not.toBeNull()
})
