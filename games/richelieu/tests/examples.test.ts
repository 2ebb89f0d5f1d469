import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { none } from '../data.ts'
import { majority, pointsOf, result, totalOf } from '../score.ts'
import { allResolved, isOver, type State } from '../state.ts'
import {
  answer,
  bribe,
  city,
  gone,
  hand,
  offered,
  owes,
  position,
  put,
  row,
  say,
  sheetIds,
  space,
  wonBy,
} from './position.ts'

/** The worked examples of the rules, by their numbers there. */
describe('worked examples', () => {
  it('1 income', () => {
    const s = position({ income: [3, 1, 1] })
    say(s, 'income')
    expect(s.purses[0]).toBe(7 + 3)
  })

  it.each([
    ['F1', 1, 3],
    ['E1', 0, 5],
  ])('2 two placements: the second on %s %i for %i', (id, index, cost) => {
    const s = position()
    put(s, 'R04', 4, 1)
    expect([s.purses[0], row(s, 'R04')]).toEqual([7, '. . . . r1!'])
    put(s, id, index, 2)
    expect(s.purses[0]).toBe(7 - cost)
    expect(row(s, id)).not.toContain('!')
  })

  it('3 commission', () => {
    const s = position({ active: 1, military: [0, 2, 0], prestige: [9, 0, 9] })
    say(s, 'commission')
    expect([s.purses[1], s.military[1], s.prestige[1], s.income[1]]).toEqual([4, 3, 0, 1])
    for (const action of ['endTurn', 'income', 'income', 'commission'] as const) say(s, action)
    expect([s.purses[1], s.military[1], s.prestige[1]]).toEqual([0, 4, 1])
  })

  it('4 resolution', () => {
    const s = position({ seats: 4, active: 3, on: { E1: 'r2 r3 y2 y1 .', R04: 'g3 g-2 b2 . .' } })
    const events = put(s, 'E1', 4, 1)
    expect(toldTo(events, 'intrigueWon')).toMatchObject([
      {
        side: 1,
        strengths: [3, 9],
        ranking: [
          { owner: 0, sum: 5 },
          { owner: 1, sum: 3 },
          { owner: 3, sum: 1 },
        ],
      },
    ])
    expect([s.prestige, s.income, s.purses]).toEqual([
      [3, 3, 0, 0],
      [2, 1, 1, 1],
      [7, 10, 7, 7],
    ])
    expect([wonBy(s, 0), gone(s, 'R04'), s.cardinal]).toEqual([['E1'], true, 5])
    expect(['r', 'y', 'g', 'b'].map((letter) => city(s, letter))).toEqual([
      [2, 3],
      [1, 2],
      [-2, 3],
      [1, 2],
    ])
  })

  it('5 sheet bonus', () => {
    const s = position({
      won: [
        ['R01', 'R02', 'R03', 'E1'],
        ['R05', 'R06', 'F1', 'F2', 'F3', 'H1'],
        ['E2', 'E3', 'P1'],
      ],
      sheets: ['R04', 'E4', 'R08', 'P2', 'R11', 'P3'],
    })
    expect(pointsOf(s).map(({ richelieu, opposing }) => [richelieu, opposing])).toEqual([
      [8, 1],
      [4, 10],
      [0, 5],
    ])
  })

  it('6 tie of the sides', () => {
    const s = position({ active: 1, on: { R04: 'r2 Q . . .', E1: 'y3 g2 y1 g1 .' } })
    const events = put(s, 'E1', 4, -2)
    expect(toldTo(events, 'intrigueWon')).toMatchObject([
      { side: 0, strengths: [5, 5], ranking: [{ owner: 0, sum: 2 }] },
    ])
    expect([s.prestige, wonBy(s, 0)]).toEqual([[3, 0, 0], ['R04']])
    expect(toldTo(events, 'rewardLost')).toMatchObject([{ place: 2 }])
  })

  it.each([
    [-2, 'g3 r3 b1'],
    [1, 'b4 g3 r3'],
  ])('7 tie of contributions, with %i of Blue on the left', (value, ranking) => {
    const s = position({ seats: 4, active: 2, on: { E1: `b${value} g1 r3 b3 .` } })
    const events = put(s, 'E1', 4, 2)
    const [{ ranking: ranked }] = toldTo(events, 'intrigueWon')
    expect(ranked.map(({ owner, sum }) => `${'rygb'[owner]}${sum}`).join(' ')).toBe(ranking)
  })

  it('8 nobody positive', () => {
    const s = position({ active: 1, prestige: [20, 20, 20], on: { R04: 'Q . . . .', E1: 'r-2 y-2 r1 y1 .' } })
    put(s, 'E1', 4, 2)
    expect([s.winningSide, s.prestige, gone(s, 'R04'), s.cardinal]).toEqual([0, [20, 20, 20], true, 9])
  })

  it('9 a negative sum is not ranked', () => {
    const s = position({ seats: 4, active: 3, on: { E1: 'r-2 r1 y3 b2 .' } })
    const events = put(s, 'E1', 4, 2)
    expect(toldTo(events, 'intrigueWon')[0].ranking).toEqual([
      { owner: 3, sum: 4 },
      { owner: 1, sum: 3 },
    ])
  })

  it.each([
    ['R04', 9, 12],
    ['R04', 6, 9],
    ['R04', 5, 9],
    ['E1', 9, 5],
  ])('10 catching up: %s won with %i prestige before, Cardinal on %i', (id, prestige, cardinal) => {
    const s = position({ prestige: [prestige, 0, 0], on: { [id]: 'r3 r1 y1 g1 .' } })
    put(s, id, 4, 1)
    expect(s.prestige[0]).toBe(prestige + 3)
    expect(s.cardinal).toBe(cardinal)
  })

  it('11 floor', () => {
    const s = position({
      cardinal: 2,
      sheets: ['R04', 'F3', 'R08', 'F1', 'R11', 'P1'],
      on: { F3: 'y3 r1 y1 g1 .' },
      prestige: [0, 0, 0],
    })
    put(s, 'F3', 4, -2)
    // Yellow might put an agent, then Green the Queen
    say(s, 'decline')
    say(s, 'decline')
    expect(s.cardinal).toBe(0)
    expect(offered(s)).not.toContain('commission')
    say(s, 'endTurn')
    expect(s.allowance).toBe(1)
    expect(offered(s)).not.toContain('commission')
  })

  it('12 return before resolving', () => {
    const s = position({ hands: { r: [2] }, city: { r: [1, 1, 3] }, on: { R04: 'r-2 y1 g2 g1 .' } })
    put(s, 'R04', 4, 2)
    expect([hand(s, 'r'), city(s, 'r')]).toEqual([
      [1, 1, 3],
      [-2, 2],
    ])
  })

  it('13 empty city', () => {
    const s = position({
      on: { R04: 'r3 r2 r1 y1 .', F1: 'r3 r2 . . .', R08: 'r-2 r-2 r1 . .', P1: 'r1 r2 . . .' },
      purses: [20, 20, 20],
    })
    expect([hand(s, 'r'), city(s, 'r')]).toEqual([[], []])
    expect(offered(s).filter((each) => each.startsWith('place'))).toEqual([])
    say(s, 'income')
    say(s, 'endTurn')
    put(s, 'R04', 4, 2)
    expect([hand(s, 'r'), city(s, 'r')]).toEqual([[1, 2, 3], []])
  })

  it('14 chain', () => {
    const s = position({
      sheets: ['R08', 'E1', 'R04', 'F1', 'R11', 'P1'],
      on: { R08: 'r2 r2 y2 y1 .', R04: 'y1 g1 g2 r1 .' },
    })
    put(s, 'R08', 4, 1)
    expect(s.prestige).toEqual([3, 0, 0])
    expect(offered(s).filter((each) => /R08|E1/.test(each))).toEqual([])
    const events = put(s, 'R04', 4, 3)
    expect(toldTo(events, 'rewarded')[0]).toMatchObject({ seat: 1, gains: { prestige: 2, money: 2 } })
    const told = events.map(({ event }) => event.type)
    expect(told.indexOf('resolutionBegan')).toBeGreaterThan(told.indexOf('sheetsTurnedUp'))
    expect(s.resolved).toBe(2)
  })

  it('15 two pending boxes', () => {
    const s = position({
      sheets: ['R04', 'F1', 'R06', 'E4', 'R07', 'E3'],
      on: { F1: 'r2 r1 y1 y1 .', R07: 'y2 . g1 g2 g1', R06: 'y2 y1 g-2 g2 .', E4: 'y2 . . . .' },
    })
    put(s, 'F1', 4, 3)
    bribe(s, ['E4', 0], ['R07', 1])
    expect(offered(s).filter((each) => /R07|E3/.test(each))).toEqual([])
    const events = put(s, 'R06', 4, 3)
    const order = events.flatMap(({ event }) =>
      event.type === 'boxCleared' || event.type === 'resolutionBegan' ? [`${event.type} ${event.box + 1}`] : [],
    )
    expect(order).toEqual(['boxCleared 1', 'resolutionBegan 3', 'boxCleared 3', 'resolutionBegan 2', 'boxCleared 2'])
  })

  it.each([
    [3, 5, 1, 1],
    [7, 8, 1, 0],
  ])('16 military run: from %i with +2 to %i', (from, to, prestige, income) => {
    // R05 brings 2 prestige and military +2
    const s = position({
      sheets: ['R05', 'E1', 'R08', 'F1', 'R11', 'P1'],
      military: [from, 0, 0],
      on: { R05: 'r3 r1 y1 g1 .' },
    })
    put(s, 'R05', 4, 1)
    expect([s.military[0], s.prestige[0], s.income[0]]).toEqual([to, 2 + prestige, 1 + income])
  })

  it.each([
    [28, 32, 2],
    [26, 30, 0],
  ])('17 the 30+ tile: from %i to %i, the marker on %i', (from, total, marker) => {
    // R09 brings 4 prestige
    const s = position({
      sheets: ['R09', 'F2', 'R08', 'F1', 'R11', 'P1'],
      prestige: [from, 0, 0],
      cardinal: 40,
      on: { F2: 'r3 r1 y-2 g1 .' },
    })
    const events = put(s, 'F2', 4, 1)
    expect(toldTo(events, 'lapped')).toEqual([{ type: 'lapped', seat: 0, laps: 1, prestige: total }])
    expect([s.prestige[0], s.prestige[0] % 30]).toEqual([total, marker])
    expect(position({ prestige: [total, 0, 0], cardinal: 20 }).allowance).toBe(1)
  })

  it('18 actions fixed', () => {
    const s = position({
      seats: 4,
      active: 2,
      sheets: ['R04', 'P3', 'R08', 'F1', 'R11', 'P1'],
      prestige: [0, 0, 5, 0],
      on: { P3: 'g3 g1 g1 y-2 .' },
    })
    put(s, 'P3', 4, 2)
    expect([s.prestige[2], s.cardinal]).toEqual([9, 4])
    expect(owes(s)).toEqual(['chooseAction 2'])
    expect(offered(s)).not.toContain('commission')
    const before = s.purses[2]
    put(s, 'R08', 0, 2)
    expect(s.purses[2]).toBe(before - 2 - 2)
  })

  it('19 bribe', () => {
    const bribing = (): State => {
      const s = position({ seats: 4, on: { F1: 'r2 r1 y1 g-2 .', R04: 'b2 . . b1 .' } })
      put(s, 'F1', 4, 3)
      return s
    }
    const down = bribing()
    bribe(down, ['R04', 0], ['P1', 3])
    expect(row(down, 'P1')).toBe('. . . b2! .')
    const up = bribing()
    bribe(up, ['R04', 3], ['E1', 0])
    expect(row(up, 'E1')).toBe('b1! . . . .')
    expect(up.purses).toEqual([7, 7, 7, 7])
  })

  it('20 neutral first', () => {
    const s = position({ seats: 2, active: 1, on: { P1: 'g2 g2 r3 . b1' } })
    put(s, 'P1', 3, 2)
    expect([s.prestige, s.military, gone(s, 'P1'), s.cardinal]).toEqual([[2, 0], [1, 0], true, 4])
  })

  it('21 neutral step impossible', () => {
    const s = position({
      seats: 2,
      prestige: [9, 9],
      resolved: 12,
      sheets: ['R04', 'E1', null, null, null, null],
      on: { R04: 'r1 y1 g1 b1 .', E1: 'r2 y2 g2 b2 .' },
    })
    say(s, 'income')
    expect(owes(s)).toEqual(['chooseAction 1'])
  })

  it.each([
    [
      [4, 4, 2],
      [4, 4, 0],
    ],
    [
      [5, 2, 2],
      [8, 0, 0],
    ],
    [
      [3, 0],
      [8, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ])('22 Richelieu majority: %j sheets, %j points', (sheets, points) => {
    expect(majority(sheets, 8, 4)).toEqual(points)
  })

  it('23 final score', () => {
    const s = position({
      prestige: [24, 43, 0],
      income: [5, 2, 1],
      military: [4, 1, 0],
      jewels: [1, 1, 0],
      purses: [3, 2, 9],
      won: [['R01', 'R02', 'R03', 'E1', 'E2', 'H1'], [], []],
      sheets: ['R04', 'E3', 'R08', 'F1', 'R11', 'P1'],
    })
    expect(pointsOf(s)[0]).toEqual({ prestige: 24, income: 5, military: 4, richelieu: 8, opposing: 5, jewels: 4 })
    expect(pointsOf(s).map(totalOf)).toEqual([50, 50, 1])
    s.ending = allResolved
    expect(result(s)?.places).toEqual([1, 2, 3])
    s.purses = [2, 3, 9]
    expect(result(s)?.places).toEqual([2, 1, 3])
    s.purses = [2, 2, 9]
    expect(result(s)?.places).toEqual([1, 2, 3])
  })

  it('24 deck end', () => {
    const s = position({
      resolved: 10,
      sheets: ['R08', 'E1', 'R04', 'F1', 'R06', 'P1'],
      on: { R08: 'r3 r1 y1 g1 .', R04: 'y2 y1 g2 g-2 .', R06: 'r2 r1 y1 g1 .' },
      purses: [30, 30, 30],
      prestige: [9, 9, 9],
      cardinal: 0,
    })
    expect(s.sheets).not.toContain(none)
    put(s, 'R08', 4, 2)
    say(s, 'decline')
    expect(sheetIds(s)).toEqual([null, null, 'R04', 'F1', 'R06', 'P1'])
    put(s, 'R04', 4, 2)
    expect(sheetIds(s)).toEqual([null, null, null, null, 'R06', 'P1'])
    put(s, 'R06', 4, 2)
    expect([isOver(s), s.resolved]).toEqual([true, 13])
  })

  it('24 an interactive reward of the 13th has no target', () => {
    const s = position({ resolved: 12, sheets: ['R08', 'E1', null, null, null, null], on: { R08: 'r3 r1 y1 g1 .' } })
    answer(s, 0, { type: 'place', space: space(s, 'R08', 4) })
    const events = answer(s, 0, { type: 'agent', value: 2 })
    expect(toldTo(events, 'effectLost')).toMatchObject([{ effect: 'placeAgent' }])
    expect(isOver(s)).toBe(true)
  })
})
