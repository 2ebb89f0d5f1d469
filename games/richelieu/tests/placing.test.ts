import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { richelieu } from '../index.ts'
import { answer, blocked, bribe, city, hand, offered, owes, position, put, row, say, space } from './position.ts'

describe('placing an agent', () => {
  it('RI-4.1 any free space, any agent of the hand, for the label', () => {
    const s = position({ on: { E1: '. y1 . . .' }, city: { r: [3, 3] } })
    expect(offered(s).filter((each) => each.includes('E1'))).toEqual([
      'place E1 0',
      'place E1 2',
      'place E1 3',
      'place E1 4',
    ])
    answer(s, 0, { type: 'place', space: space(s, 'E1', 0) })
    expect(offered(s)).toEqual(['agent -2', 'agent 1', 'agent 2'])
    answer(s, 0, { type: 'agent', value: 2 })
    expect(row(s, 'E1')).toBe('r2 y1 . . .')
    expect(s.purses[0]).toBe(7 - 3)
    expect(hand(s, 'r')).toEqual([-2, -2, 1, 1, 1, 2, 2])
  })

  it('RI-4.1 a taken space and an agent elsewhere are out of reach', () => {
    const s = position({ on: { E1: '. y1 . . .' }, city: { r: [3, 3] } })
    expect(blocked(s)).toContain('place E1 1: spaceTaken RI-4.1')
    answer(s, 0, { type: 'place', space: space(s, 'E1', 0) })
    expect(blocked(s)).toEqual(['agent 3: notInHand RI-4.1'])
  })

  it('RI-4.2 the second placement of a turn costs 2 more, on whichever sheet', () => {
    const s = position()
    put(s, 'R04', 1, 1)
    expect(s.purses[0]).toBe(5)
    const events = put(s, 'F1', 1, 1)
    expect(s.purses[0]).toBe(5 - 3)
    expect(toldTo(events, 'agentPlaced')).toMatchObject([{ cost: 3, surcharge: 2, label: 1 }])
  })

  it('RI-4.2 an agent put by a reward does not count as a first placement', () => {
    // R08 wins: Red, first, may put an agent
    const s = position({ on: { R08: 'r2 r1 y1 y-2 .' }, purses: [7, 7, 7] })
    put(s, 'R08', 4, 3)
    expect(owes(s)).toEqual(['rewardSpace 0'])
    put(s, 'R04', 0, 1)
    expect([s.placed, s.purses[0]]).toEqual([1, 7])
    put(s, 'R04', 1, 1)
    expect(s.purses[0]).toBe(7 - 2 - 2)
  })

  it.each([
    ['R04', 0],
    ['R04', 2],
    ['E1', 0],
  ])('RI-4.3 on space %s %i it lies face down: all see its colour, its owner the value', (id, index) => {
    const s = position()
    const events = put(s, id, index, 3)
    const at = space(s, id, index)
    expect(richelieu.view(s, 1).owners[at]).toBe(0)
    expect([0, 1, null].map((viewer) => richelieu.view(s, viewer).values[at])).toEqual([3, null, null])
    expect(toldTo(events, 'agentPlaced', 0)).toMatchObject([{ faceUp: false, value: 3 }])
    expect(toldTo(events, 'agentPlaced', 1).every((event) => !('value' in event))).toBe(true)
  })

  it('RI-4.4 on a 0 it lies face up', () => {
    const s = position()
    const events = put(s, 'R04', 3, -2)
    const at = space(s, 'R04', 3)
    expect([0, 1, null].map((viewer) => richelieu.view(s, viewer).values[at])).toEqual([-2, -2, -2])
    expect(toldTo(events, 'agentPlaced', 1)).toMatchObject([{ faceUp: true, value: -2, cost: 0 }])
    expect(events.some((each) => each.reveals)).toBe(true)
  })

  it('RI-4.5 there is no credit', () => {
    const s = position({ purses: [1, 7, 7] })
    expect(offered(s).filter((each) => each.includes('E1'))).toEqual(['place E1 2', 'place E1 3', 'place E1 4'])
    expect(blocked(s)).toContain('place E1 0: tooDear RI-4.5')
    put(s, 'E1', 4, 1)
    expect(offered(s).filter((each) => each.startsWith('place'))).toEqual([])
    expect(blocked(s)).toContain('place E1 2: surchargeTooDear RI-4.2')
    expect(blocked(s)).toContain('place E1 0: tooDear RI-4.5')
  })

  it('RI-4.6 any number on one sheet, on both sheets of a box, in all boxes', () => {
    const s = position({ on: { R04: 'r1 r1 r2 r3 .', E1: 'r1 r2 . . .', R08: 'r2 . . . .', P1: 'r-2 . . . .' } })
    const [first] = offered(s).filter((each) => each.startsWith('place R04'))
    expect(first).toBe('place R04 4')
    expect(offered(s)).toContain('place E1 2')
  })

  it('RI-4.7 nobody moves an own agent: no move but placing touches a sheet in a turn', () => {
    const s = position({ on: { R04: 'r1 . . . .' } })
    const kinds = new Set(offered(s).map((each) => each.split(' ')[0]))
    expect(kinds).toEqual(new Set(['income', 'place', 'commission', 'sellJewel']))
  })

  it('RI-4.8 first the return, then the resolution', () => {
    const s = position({ hands: { r: [2] }, city: { r: [1, 1, 3] }, on: { R04: 'y1 y1 g1 g2 .' } })
    s.hands.splice(0, 4, 0, 0, 1, 0)
    const events = put(s, 'R04', 4, 2)
    const told = types(events)
    expect(told.indexOf('agentsReturned')).toBeGreaterThan(told.indexOf('agentPlaced'))
    expect(told.indexOf('resolutionBegan')).toBeGreaterThan(told.indexOf('agentsReturned'))
  })

  it('RI-4.9 with the last agent of the hand all own agents come back from the city, but not the one just placed', () => {
    const s = position({ city: { r: [-2, 3, 3], y: [1] }, hands: { r: [1] } })
    const events = put(s, 'R04', 0, 1)
    expect(hand(s, 'r')).toEqual([-2, 3, 3])
    expect([city(s, 'r'), city(s, 'y')]).toEqual([[], [1]])
    expect(row(s, 'R04')).toBe('r1 . . . .')
    expect(toldTo(events, 'agentsReturned')).toEqual([
      { type: 'agentsReturned', seat: 0, owner: 0, values: [-2, 3, 3] },
    ])
  })

  it('RI-4.9 as long as there is one in hand, none comes back', () => {
    const s = position({ city: { r: [3, 3] }, hands: { r: [1, 2] } })
    put(s, 'R04', 0, 1)
    expect([hand(s, 'r'), city(s, 'r')]).toEqual([[2], [3, 3]])
  })

  it('RI-4.9 the agents of the resolution that it starts go to the city and stay there', () => {
    const s = position({ city: { r: [3] }, hands: { r: [2] }, on: { R04: 'r1 y1 g1 g2 .' } })
    put(s, 'R04', 4, 2)
    expect([hand(s, 'r'), city(s, 'r')]).toEqual([[3], [1, 2]])
  })

  it('RI-4.10 with nobody in the city nothing comes back, and there is no placing', () => {
    const s = position({ hands: { r: [1] }, purses: [20, 7, 7] })
    put(s, 'R04', 0, 1)
    expect(hand(s, 'r')).toEqual([])
    expect(offered(s).filter((each) => each.startsWith('place'))).toEqual([])
    expect(blocked(s)).toContain('place R04 1: noAgentInHand RI-4.10')
  })

  it('RI-4.10 such a player cannot use the reward either', () => {
    const s = position({ active: 1, hands: { r: [] }, on: { R08: 'r3 r2 y1 y1 .' } })
    const events = put(s, 'R08', 4, 1)
    expect(toldTo(events, 'effectLost')).toEqual([{ type: 'effectLost', seat: 0, effect: 'placeAgent' }])
    expect(owes(s)).toEqual(['chooseAction 1'])
  })

  it('RI-4.10 agents that reach the city while the hand is empty return at once', () => {
    const s = position({ active: 1, hands: { r: [] }, on: { R04: 'r3 r2 y1 y1 .' } })
    put(s, 'R04', 4, 1)
    expect([hand(s, 'r'), city(s, 'r')]).toEqual([[2, 3], []])
  })

  it('RI-4.10 holds for a bribed agent, too: the owner of an empty hand gets it back with the others', () => {
    const s = position({ hands: { y: [] }, on: { F1: 'r2 r1 r1 y1 .', R11: 'y2 . . . .', E1: 'y1 . . . .' } })
    put(s, 'F1', 4, 3)
    expect(owes(s)).toEqual(['bribeTarget 0'])
    bribe(s, ['R11', 0], ['E1', 1])
    expect(row(s, 'E1')).toBe('y1 y2 . . .')
    expect(hand(s, 'y')).toEqual([1])
  })
})

describe('commissions and jewels', () => {
  it('RI-5.1 one space forward, for the cost of the space entered', () => {
    const s = position({ military: [2, 0, 0] })
    const events = say(s, 'commission')
    expect([s.military[0], s.purses[0]]).toEqual([3, 4])
    expect(toldTo(events, 'commissionBought')).toEqual([{ type: 'commissionBought', seat: 0, cost: 3, military: 3 }])
  })

  it('RI-5.1 with the symbol of that space', () => {
    const s = position({ military: [1, 0, 0] })
    say(s, 'commission')
    expect([s.military[0], s.purses[0], s.income[0]]).toEqual([2, 5, 2])
  })

  it.each([
    [{ prestige: [7, 0, 0] }, 'notBehindCardinal'],
    [{ military: [8, 0, 0], purses: [30, 7, 7] }, 'militaryTrackEnds'],
    [{ military: [7, 0, 0] }, 'commissionTooDear'],
  ])('RI-5.2 not with %j', (given, reason) => {
    const s = position(given)
    expect(offered(s)).not.toContain('commission')
    expect(blocked(s)).toContain(`commission: ${reason} RI-5.2`)
  })

  it('RI-5.2 who overtakes the Cardinal with the first action loses it', () => {
    const s = position({ cardinal: 3, on: { F1: 'r2 r1 y1 y-2 .' } })
    expect(offered(s)).toContain('commission')
    put(s, 'F1', 4, 3)
    expect([s.prestige[0], s.cardinal]).toEqual([3, 0])
    expect(owes(s)).toEqual(['chooseAction 0'])
    expect(offered(s)).not.toContain('commission')
  })

  it('RI-5.3 a jewel is sold to the city for 5', () => {
    const s = position()
    const events = say(s, 'sellJewel')
    expect([s.jewels[0], s.cityJewels, s.purses[0]]).toEqual([1, 3, 12])
    expect(toldTo(events, 'jewelSold')).toEqual([{ type: 'jewelSold', seat: 0, money: 5 }])
  })

  it('RI-5.3 by who has one', () => {
    const s = position({ jewels: [0, 2, 2] })
    expect(offered(s)).not.toContain('sellJewel')
    expect(blocked(s)).toContain('sellJewel: noJewel RI-5.3')
  })

  it('RI-5.4 a jewel of the city is bought for 8', () => {
    const s = position({ purses: [8, 7, 7] })
    const events = say(s, 'buyJewel')
    expect([s.jewels[0], s.cityJewels, s.purses[0]]).toEqual([3, 1, 0])
    expect(toldTo(events, 'jewelBought')).toEqual([{ type: 'jewelBought', seat: 0, money: 8 }])
  })

  it.each([
    [{ purses: [7, 7, 7] }, 'jewelTooDear'],
    [{ purses: [8, 7, 7], cityJewels: 0 }, 'noJewelInCity'],
  ])('RI-5.4 not with %j', (given, reason) => {
    const s = position(given)
    expect(offered(s)).not.toContain('buyJewel')
    expect(blocked(s)).toContain(`buyJewel: ${reason} RI-5.4`)
  })
})
