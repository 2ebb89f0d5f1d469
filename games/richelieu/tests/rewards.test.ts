import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { none } from '../data.ts'
import { gainPrestige, stepMilitary } from '../rules/gains.ts'
import { pieceSpaces, type State } from '../state.ts'
import { answer, blocked, bribe, hand, movePiece, offered, owes, position, put, row, say, space } from './position.ts'

const quietly = { random: { below: () => 0 } }

/** Red will be first on F1 and gets the bribe; Yellow, second, the right to put an agent. */
const withBribe = (on: Record<string, string>): State => {
  const s = position({ on: { F1: 'r2 r1 y1 g-2 .', ...on } })
  put(s, 'F1', 4, 3)
  return s
}

describe('rewards', () => {
  it('RI-8.1 first the amounts, then the symbol', () => {
    const s = position({ on: { R08: 'r2 r1 y1 y1 .' } })
    const events = put(s, 'R08', 4, 3)
    expect(s.prestige[0]).toBe(3)
    expect(owes(s)).toEqual(['rewardSpace 0'])
    expect(types(events)).toContain('rewarded')
  })

  it('RI-8.1 amounts in the order prestige, money, income, military', () => {
    // P2: 2 prestige, income +1, military +1; the step onto 2 brings another income
    const s = position({
      sheets: ['R04', 'P2', 'R08', 'F1', 'R11', 'P1'],
      military: [1, 0, 0],
      income: [6, 1, 1],
      on: { P2: 'r2 r1 y-2 y1 .' },
    })
    const events = put(s, 'P2', 4, 3)
    expect([s.prestige[0], s.income[0], s.military[0]]).toEqual([2, 8, 2])
    expect(toldTo(events, 'rewarded')[0].gains).toEqual({ prestige: 2, money: 0, income: 1, military: 1 })
  })

  it('RI-8.2 income steps beyond the last space are lost', () => {
    const s = position({
      sheets: ['R06', 'E1', 'R08', 'F1', 'R11', 'P1'],
      income: [7, 8, 1],
      on: { R06: 'r2 r1 y1 y1 .' },
    })
    const events = put(s, 'R06', 4, 3)
    expect(s.income).toEqual([8, 8, 1])
    expect(toldTo(events, 'rewarded').map(({ gains }) => gains.income)).toEqual([1, 0])
  })

  it.each([
    [0, 2, 2, 0, 1],
    [3, 2, 5, 1, 1],
    [5, 3, 8, 2, 0],
    [7, 2, 8, 1, 0],
    [8, 2, 8, 0, 0],
  ])('RI-8.3 military from %i by %i: on %i, prestige +%i, income +%i', (from, steps, to, prestige, income) => {
    const s = position({ military: [from, 0, 0] })
    stepMilitary(s, 0, steps, quietly)
    expect([s.military[0], s.prestige[0], s.income[0]]).toEqual([to, prestige, 1 + income])
  })

  it('RI-8.3 a symbol of income at the end of that track is lost', () => {
    const s = position({ military: [1, 0, 0], income: [8, 1, 1] })
    const events = say(s, 'commission')
    expect(s.income[0]).toBe(8)
    expect(toldTo(events, 'militaryBonus')).toMatchObject([{ military: 2, bonus: 'income', gained: false }])
  })

  it.each([
    [28, 4, [32, 1]],
    [26, 4, [30, 1]],
    [25, 4, [29]],
    [58, 4, [62, 2]],
  ])('RI-8.4 from %i prestige by %i: total and laps %j', (from, gain, [total, ...laps]) => {
    const s = position({ prestige: [from, 0, 0] })
    const told: unknown[] = []
    gainPrestige(s, 0, gain, { ...quietly, tell: (event) => told.push(event) })
    expect(s.prestige[0]).toBe(total)
    expect(told).toMatchObject(laps.map((each) => ({ type: 'lapped', laps: each, prestige: total })))
  })

  it('RI-8.5 a symbol may be left unused', () => {
    const s = position({ on: { R08: 'r2 r1 y1 y1 .' } })
    put(s, 'R08', 4, 3)
    const events = say(s, 'decline')
    expect(toldTo(events, 'effectDeclined')).toEqual([{ type: 'effectDeclined', seat: 0, effect: 'placeAgent' }])
    expect(s.resolved).toBe(1)
  })

  it('RI-8.5 without a legal target it is lost', () => {
    const s = position({ resolved: 12, sheets: ['R08', 'F1', null, null, null, null], on: { R08: 'r2 r1 y1 y1 .' } })
    const events = put(s, 'R08', 4, 3)
    expect(toldTo(events, 'effectLost')).toMatchObject([{ seat: 0, effect: 'placeAgent' }])
  })

  it('RI-8.6 an own agent on any free space of a box that is not locked, for nothing', () => {
    const s = position({ on: { R08: 'r2 r1 y1 y1 .' }, purses: [0, 7, 7] })
    put(s, 'R08', 4, 3)
    expect(offered(s).filter((each) => each.startsWith('place'))).toHaveLength(20)
    put(s, 'E1', 0, 2)
    expect(row(s, 'E1')).toBe('r2 . . . .')
    expect(s.purses[0]).toBe(0)
  })

  it('RI-8.6 face up on a 0', () => {
    const s = position({ on: { R08: 'r2 r1 y1 y1 .' } })
    put(s, 'R08', 4, 3)
    put(s, 'E1', 4, 2)
    expect(row(s, 'E1')).toBe('. . . . r2!')
  })

  it('RI-8.6 and the return, if it was the last in hand: the agents of the box come later', () => {
    const s = position({ hands: { r: [3, 1] }, city: { r: [-2, 2] }, on: { R08: 'r2 r1 y1 y1 .' } })
    put(s, 'R08', 4, 3)
    put(s, 'R04', 0, 1)
    expect(hand(s, 'r')).toEqual([-2, 2])
    expect(s.city.slice(0, 4)).toEqual([0, 1, 1, 1])
  })

  it('RI-8.7 an agent of another player to any other free space', () => {
    const s = withBribe({ R04: 'y2 . . . .', E1: 'g1 . . . .', P1: 'r1 . . . .' })
    expect(offered(s)).toEqual(['bribe R04 0', 'bribe E1 0', 'decline'])
    bribe(s, ['R04', 0], ['R04', 1])
    expect(row(s, 'R04')).toBe('. y2 . . .')
    expect(s.purses).toEqual([7, 7, 7])
  })

  it('RI-8.7 to the other side, or to another box', () => {
    const s = withBribe({ R04: 'y2 . . . .' })
    bribe(s, ['R04', 0], ['E1', 0])
    expect([row(s, 'R04'), row(s, 'E1')]).toEqual(['. . . . .', 'y2 . . . .'])
    const t = withBribe({ R04: 'y2 . . . .' })
    bribe(t, ['R04', 0], ['P1', 0])
    expect(row(t, 'P1')).toBe('y2 . . . .')
  })

  it('RI-8.7 face down it stays face down: the briber does not look', () => {
    const s = withBribe({ R04: 'y2 . . . .' })
    const events = bribe(s, ['R04', 0], ['E1', 0])
    expect(toldTo(events, 'agentBribed', 1)).toMatchObject([{ turnedUp: false, value: 2 }])
    for (const viewer of [0, 2, null]) expect(toldTo(events, 'agentBribed', viewer)[0]).not.toHaveProperty('value')
  })

  it('RI-8.7 on a 0 it is turned up', () => {
    const s = withBribe({ R04: 'y2 . . . .' })
    const events = bribe(s, ['R04', 0], ['E1', 4])
    expect(row(s, 'E1')).toBe('. . . . y2!')
    expect(toldTo(events, 'agentBribed')).toMatchObject([{ turnedUp: true, value: 2 }])
    expect(events.find(({ event }) => event.type === 'agentBribed')?.reveals).toBe(true)
  })

  it('RI-8.7 face up it stays face up', () => {
    const s = withBribe({ R04: '. . . y2 .' })
    bribe(s, ['R04', 3], ['E1', 0])
    expect(row(s, 'E1')).toBe('y2! . . . .')
  })

  it('RI-8.7 a space where nobody stands, or that is taken, will not do', () => {
    const s = withBribe({ R04: 'y2 . . . .', E1: 'g1 . . . .' })
    expect(blocked(s)).toContain('bribe R04 1: nobodyThere RI-8.7')
    answer(s, 0, { type: 'bribe', space: space(s, 'R04', 0) })
    expect(offered(s)).not.toContain('moveTo E1 0')
    expect(blocked(s)).toContain('moveTo E1 0: spaceTaken RI-4.1')
    expect(blocked(s)).toContain('moveTo R04 0: spaceTaken RI-4.1')
  })

  it('RI-8.8 neither pieces nor own agents can be bribed', () => {
    const s = withBribe({ R04: 'Q y2 . . .', E1: 'G r1 . . .' })
    expect(offered(s)).toEqual(['bribe R04 1', 'decline'])
    expect(blocked(s)).toEqual(
      expect.arrayContaining([
        'bribe R04 0: pieceNotBribed RI-8.8',
        'bribe E1 0: pieceNotBribed RI-8.8',
        'bribe E1 1: ownAgentNotBribed RI-8.8',
      ]),
    )
  })

  it('RI-8.9 the Queen goes from her palace to any free space of a Richelieu sheet, for nothing', () => {
    const s = position({ on: { R11: 'r2 r1 y1 y1 .' } })
    put(s, 'R11', 4, 3)
    expect(owes(s)).toEqual(['queenSpace 0'])
    const wanted = ['R04', 'R08'].flatMap((id) => [0, 1, 2, 3, 4].map((index) => `queen ${id} ${index}`))
    expect(offered(s)).toEqual([...wanted, 'decline'])
    expect(blocked(s)).toContain('queen E1 0: queenForRichelieu RI-8.9')
    movePiece(s, 'queen', 'R04', 0)
    expect([row(s, 'R04'), s.purses[0]]).toEqual(['Q . . . .', 7])
  })

  it('RI-8.9 from a sheet only to another one, and her old space is free', () => {
    const s = position({ on: { R11: 'r2 r1 y1 y1 .', R04: 'Q . . . .' } })
    put(s, 'R11', 4, 3)
    expect(offered(s).filter((each) => each.includes('R04'))).toEqual([])
    expect(blocked(s)).toContain('queen R04 1: otherSheetOnly RI-8.9')
    movePiece(s, 'queen', 'R08', 0)
    expect([row(s, 'R04'), row(s, 'R08')]).toEqual(['. . . . .', 'Q . . . .'])
    expect(s.free & 1).toBe(1)
  })

  it('RI-8.9 the Grey Eminence likewise on opposing sheets', () => {
    const s = position({ on: { P1: 'r2 r1 y1 y1 .', E1: 'G . . . .' } })
    put(s, 'P1', 4, 3)
    expect(owes(s)).toEqual(['greySpace 0'])
    const wanted = [0, 1, 2, 3, 4].map((index) => `greyEminence F1 ${index}`)
    expect(offered(s)).toEqual([...wanted, 'decline'])
    expect(blocked(s)).toContain('greyEminence R04 0: greyForOpponents RI-8.9')
    movePiece(s, 'greyEminence', 'F1', 0)
    expect(s.pieces).toEqual([none, space(s, 'F1', 0)])
  })

  it('RI-8.9 a piece in a pending box is locked there', () => {
    const s = position({ on: { R04: 'Q . . . .' } })
    s.box = 1
    expect(pieceSpaces(s, 0)).not.toBe(0)
    s.pending = [0]
    expect(pieceSpaces(s, 0)).toBe(0)
  })

  it('RI-8.10 on the fifth space a piece fills the sheet', () => {
    const s = position({ on: { R11: 'r2 r1 y1 y1 .', R04: 'g1 g1 y1 y2 .' } })
    put(s, 'R11', 4, 3)
    movePiece(s, 'queen', 'R04', 4)
    expect(s.resolved).toBe(2)
  })

  it('RI-8.11 the first in rank decides before the second', () => {
    const s = withBribe({ R04: 'y2 . . . .' })
    expect(owes(s)).toEqual(['bribeTarget 0'])
    expect(s.prestige).toEqual([3, 0, 0])
    say(s, 'decline')
    expect(owes(s)).toEqual(['rewardSpace 1'])
    expect(s.prestige).toEqual([3, 1, 0])
  })
})
