import { describe, expect, it } from 'vitest'
import { toldTo } from '../../tests/told.ts'
import { blocked, offered, owes, position, put, say } from './position.ts'

/** Spaces are in the way of what these tests look at. */
const actions = (s: ReturnType<typeof position>): string[] => offered(s).filter((each) => !each.startsWith('place'))

describe('the turn', () => {
  it('RI-2.1 turns go round in seat order', () => {
    const s = position({ prestige: [9, 9, 9], active: 1 })
    say(s, 'income')
    expect(owes(s)).toEqual(['chooseAction 2'])
    say(s, 'income')
    expect(owes(s)).toEqual(['chooseAction 0'])
  })

  it.each([
    [6, 2],
    [7, 1],
    [8, 1],
  ])('RI-2.2 with prestige %i and the Cardinal on 7 there are %i actions', (prestige, actions) => {
    const s = position({ prestige: [0, prestige, 0], cardinal: 7 })
    say(s, 'income')
    say(s, 'endTurn')
    expect(owes(s)).toEqual(['chooseAction 1'])
    expect(s.allowance).toBe(actions)
    say(s, 'income')
    expect(owes(s)).toEqual([actions === 2 ? 'chooseAction 1' : 'chooseAction 2'])
  })

  it('RI-2.3 the number stays, even if the marker passes the Cardinal with the first action', () => {
    // the symbol of the fourth military space brings the point
    const s = position({ prestige: [6, 0, 0], military: [3, 0, 0] })
    say(s, 'commission')
    expect([s.prestige[0], s.cardinal]).toEqual([7, 7])
    expect(owes(s)).toEqual(['chooseAction 0'])
  })

  it('RI-2.4 a marker that has gone round is ahead of the Cardinal', () => {
    const s = position({ prestige: [32, 0, 0], cardinal: 20 })
    expect(s.allowance).toBe(1)
  })

  it('RI-2.5 income, commission and a jewel are for once a turn, placing is not', () => {
    const s = position({ cardinal: 20, purses: [30, 0, 0] })
    s.allowance = 5
    for (const action of ['income', 'commission', 'sellJewel'] as const) say(s, action)
    expect(actions(s)).toEqual(['endTurn'])
    expect(blocked(s)).toEqual(
      expect.arrayContaining([
        'income: incomeOnce RI-2.5',
        'commission: commissionOnce RI-2.5',
        'sellJewel: jewelOnce RI-2.5',
        'buyJewel: jewelOnce RI-2.5',
      ]),
    )
    put(s, 'R04', 0, 1)
    put(s, 'R04', 1, 1)
    expect(owes(s)).toEqual(['chooseAction 1'])
  })

  it('RI-2.6 the first action must be taken', () => {
    const s = position()
    expect(actions(s)).not.toContain('endTurn')
    expect(blocked(s)).toContain('endTurn: firstActionDue RI-2.6')
  })

  it('RI-2.6 the second may be left out', () => {
    const s = position()
    say(s, 'income')
    const events = say(s, 'endTurn')
    expect(toldTo(events, 'actionDeclined')).toMatchObject([{ seat: 0 }])
    expect(owes(s)).toEqual(['chooseAction 1'])
  })

  it('RI-2.7 without anything to do the turn is over', () => {
    const s = position({ hands: { r: [] }, purses: [0, 0, 0], jewels: [0, 2, 2], income: [0, 1, 1] })
    say(s, 'income')
    expect(owes(s)).toEqual(['chooseAction 1'])
  })

  it('RI-2.8 a box is resolved before the second action', () => {
    const s = position({ on: { R04: 'r1 y1 g1 y2 .' } })
    put(s, 'R04', 4, 3)
    expect(s.resolved).toBe(1)
    expect(owes(s)).toEqual(['chooseAction 0'])
  })

  it('RI-2.9 with two players a neutral agent follows the last action', () => {
    const s = position({ seats: 2 })
    say(s, 'income')
    say(s, 'endTurn')
    expect(owes(s)).toEqual(['neutralSpace 0'])
    put(s, 'R04', 0, 1)
    expect(owes(s)).toEqual(['chooseAction 1'])
  })
})

describe('income', () => {
  it('RI-3.1 it is the number of the space of the income marker', () => {
    const s = position({ income: [1, 1, 4], active: 2 })
    const events = say(s, 'income')
    expect(s.purses).toEqual([7, 7, 11])
    expect(toldTo(events, 'incomeTaken')).toEqual([{ type: 'incomeTaken', seat: 2, money: 4 }])
  })

  it('RI-3.2 the bank never runs out', () => {
    const s = position({ income: [8, 1, 1], purses: [5000, 7, 7] })
    say(s, 'income')
    expect(s.purses[0]).toBe(5008)
  })
})
