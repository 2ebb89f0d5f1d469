import { describe, expect, it } from 'vitest'
import { toldTo } from '../../../tests/told.ts'
import { actions, asked, choices, play, purse, put, scene } from './scene.ts'

describe('the turn', () => {
  it('RI-2.1 turns go round in seat order', () => {
    const s = scene({ active: 2, prestige: [9, 9, 9, 9], seats: 4 })
    const turns = ['c', 'd', 'a', 'b', 'c'].map((seat) => {
      const now = asked(s)
      play(s, 'income')
      return [seat, now]
    })
    expect(turns.map(([, now]) => now)).toEqual(turns.map(([seat]) => `chooseAction ${seat}`))
  })

  it.each([
    { prestige: 10, cardinal: 11, number: 2 },
    { prestige: 11, cardinal: 11, number: 1 },
    { prestige: 12, cardinal: 11, number: 1 },
    { prestige: 0, cardinal: 0, number: 1 },
    { prestige: 0, cardinal: 1, number: 2 },
  ])('RI-2.2 prestige $prestige and Cardinal on $cardinal: $number', ({ prestige, cardinal, number }) => {
    const s = scene({ active: 2, prestige: [prestige, 0, 40], cardinal })
    const told = play(s, 'income')
    expect(toldTo(told, 'turnBegan')).toMatchObject([{ seat: 0, actions: number, prestige, cardinal }])
    play(s, 'income')
    expect(asked(s)).toBe(number === 2 ? 'chooseAction a' : 'chooseAction b')
  })

  it('RI-2.3 who comes level with the Cardinal by the first action keeps the second', () => {
    const s = scene({ prestige: [6, 0, 0], cardinal: 7, military: [5, 0, 0] })
    play(s, 'commission')
    expect(s.prestige[0]).toBe(7)
    expect(asked(s)).toBe('chooseAction a')
    play(s, 'income')
    expect(asked(s)).toBe('chooseAction b')
  })

  it('RI-2.3 whom the Cardinal overtakes in the turn gets no second action', () => {
    const s = scene({ prestige: [7, 0, 0], cardinal: 7, on: { R02: 'b3 b2 b1 b1 .' } })
    put(s, 'R02 4', 1)
    expect([s.prestige, s.cardinal]).toEqual([[10, 5, 0], 10])
    expect(asked(s)).toBe('chooseAction b')
  })

  it('RI-2.3 a Cardinal who falls behind takes no action away', () => {
    const s = scene({ prestige: [6, 0, 0], cardinal: 7, on: { E4: 'b3 b2 b1 b1 .' } })
    put(s, 'E4 4', -2)
    expect([s.prestige[0], s.cardinal]).toEqual([6, 5])
    expect(asked(s)).toBe('chooseAction a')
  })

  it.each([
    { prestige: 31, cardinal: 12, number: 1 },
    { prestige: 30, cardinal: 29, number: 1 },
    { prestige: 29, cardinal: 30, number: 2 },
    { prestige: 31, cardinal: 33, number: 2 },
    { prestige: 61, cardinal: 33, number: 1 },
  ])('RI-2.4 totals are compared: $prestige with $cardinal', ({ prestige, cardinal, number }) => {
    const s = scene({ active: 2, prestige: [prestige, 0, 70], cardinal })
    expect(toldTo(play(s, 'income'), 'turnBegan')[0].actions).toBe(number)
  })

  it('RI-2.5 every action but the placement once a turn', () => {
    const given = { money: [20, 7, 7], jewels: [2, 2, 2] }
    const afterFirst = (first: string) => {
      const s = scene(given)
      play(s, first)
      return actions(s)
    }
    expect(actions(scene(given))).toEqual(['buyJewel', 'commission', 'income', 'place', 'sellJewel'])
    expect(afterFirst('income')).toEqual(['buyJewel', 'commission', 'endTurn', 'place', 'sellJewel'])
    expect(afterFirst('commission')).toEqual(['buyJewel', 'endTurn', 'income', 'place', 'sellJewel'])
    expect(afterFirst('sellJewel')).toEqual(['commission', 'endTurn', 'income', 'place'])
    expect(afterFirst('buyJewel')).toEqual(['commission', 'endTurn', 'income', 'place'])
    const s = scene(given)
    put(s, 'R02 0', 3)
    expect(actions(s)).toEqual(['buyJewel', 'commission', 'endTurn', 'income', 'place', 'sellJewel'])
  })

  it('RI-2.6 only the second action may be declined', () => {
    const s = scene()
    expect(choices(s)).not.toContain('endTurn')
    play(s, 'sellJewel', 'endTurn')
    expect(asked(s)).toBe('chooseAction b')
  })

  it('RI-2.7 without a legal second action the turn ends by itself', () => {
    const s = scene({
      on: { R02: 'a3 a3 a2 . .', R13: 'a2 a2 a1 . .', R07: 'a1 a1 . . .', F2: 'a-2 a-2 . . .' },
      money: [0, 7, 7],
      jewels: [0, 2, 2],
      military: [1, 0, 0],
    })
    expect(choices(s)).toEqual(['income'])
    play(s, 'income')
    expect(asked(s)).toBe('chooseAction b')
  })

  it('RI-2.7 with one coin more there is one', () => {
    const s = scene({
      on: { R02: 'a3 a3 a2 . .', R13: 'a2 a2 a1 . .', R07: 'a1 a1 . . .', F2: 'a-2 a-2 . . .' },
      money: [1, 7, 7],
      jewels: [0, 2, 2],
      military: [1, 0, 0],
    })
    play(s, 'income')
    expect(choices(s).sort()).toEqual(['commission', 'endTurn'])
  })

  it('RI-2.8 a resolution with the choice of somebody else comes before the second action', () => {
    const s = scene({ sheets: 'R02 E2 R13 H3 R07 F2', on: { E2: 'b3 b2 b1 b1 .' } })
    put(s, 'E2 4', 1)
    expect(asked(s)).toBe('queenSpace b')
    play(s, 'queen R13 0')
    expect(asked(s)).toBe('chooseAction a')
    expect(s.cardinal).toBe(5)
  })

  it('RI-2.9 two players: the neutral step after the last action, also after a declined one', () => {
    const declined = scene({ seats: 2 })
    play(declined, 'income', 'endTurn')
    expect(asked(declined)).toBe('neutralSpace a')
    const single = scene({ seats: 2, prestige: [8, 0] })
    play(single, 'income')
    expect(asked(single)).toBe('neutralSpace a')
    put(single, 'R02 0', 2)
    expect(asked(single)).toBe('chooseAction b')
  })
})

describe('income', () => {
  it.each([1, 4, 8])('RI-3.1 on space %i', (income) => {
    const s = scene({ income: [income, 1, 1], money: [3, 7, 7] })
    const told = play(s, 'income')
    expect(s.purses).toEqual([3 + income, 7, 7])
    expect(toldTo(told, 'incomeTaken')).toEqual([{ type: 'incomeTaken', seat: 0, money: income }])
  })

  it('RI-3.2 the bank never runs out', () => {
    const s = scene({ income: [8, 1, 1], money: [5000, 7, 7] })
    play(s, 'income')
    expect(s.purses[0]).toBe(5008)
  })
})

describe('commissions', () => {
  it.each([0, 2, 6, 7])('RI-5.1 from space %i: pays what is printed on the next', (military) => {
    const s = scene({ military: [military, 0, 0], money: [10, 7, 7] })
    play(s, 'commission')
    expect([s.military[0], s.purses[0]]).toEqual([military + 1, 10 - (military + 1)])
  })

  it.each([
    { military: 0, gains: [0, 0] },
    { military: 1, gains: [0, 1] },
    { military: 2, gains: [0, 0] },
    { military: 3, gains: [1, 0] },
    { military: 4, gains: [0, 1] },
    { military: 5, gains: [1, 0] },
    { military: 6, gains: [0, 0] },
    { military: 7, gains: [1, 0] },
  ])('RI-5.1, RI-8.3 from space $military: prestige and income $gains', ({ military, gains }) => {
    const s = scene({ military: [military, 0, 0], money: [10, 7, 7] })
    play(s, 'commission')
    expect([s.prestige[0], s.income[0] - 1]).toEqual(gains)
  })

  it('RI-5.1 an income symbol on the full income track is lost', () => {
    const s = scene({ military: [4, 0, 0], income: [8, 1, 1] })
    play(s, 'commission')
    expect(purse(s, 0)).toEqual([0, 2, 8, 5])
  })

  it('RI-5.2 not when level with the Cardinal or ahead of him', () => {
    expect(choices(scene({ prestige: [6, 0, 0] }))).toContain('commission')
    expect(choices(scene({ prestige: [7, 0, 0] }))).not.toContain('commission')
    expect(choices(scene({ prestige: [8, 0, 0] }))).not.toContain('commission')
    expect(choices(scene({ cardinal: 0 }))).not.toContain('commission')
  })

  it('RI-5.2 not without the money, and not on the last space', () => {
    expect(choices(scene({ military: [4, 0, 0], money: [5, 0, 0] }))).toContain('commission')
    expect(choices(scene({ military: [4, 0, 0], money: [4, 0, 0] }))).not.toContain('commission')
    expect(choices(scene({ military: [8, 0, 0], money: [50, 0, 0] }))).not.toContain('commission')
  })

  it('RI-5.2 not as second action when the first brought the Cardinal down to the player', () => {
    const s = scene({ prestige: [5, 0, 0], on: { E4: 'b3 b2 b1 b1 .' } })
    expect(choices(s)).toContain('commission')
    put(s, 'E4 4', -2)
    expect([s.prestige[0], s.cardinal, asked(s)]).toEqual([5, 5, 'chooseAction a'])
    expect(choices(s)).not.toContain('commission')
  })

  it('RI-5.2 money from the first action counts', () => {
    const s = scene({ military: [3, 0, 0], money: [0, 7, 7] })
    expect(choices(s)).not.toContain('commission')
    play(s, 'sellJewel')
    expect(choices(s)).toContain('commission')
  })
})

describe('jewels', () => {
  it('RI-5.3 one goes to the city for 5', () => {
    const s = scene({ jewels: [1, 2, 2] })
    const told = play(s, 'sellJewel')
    expect([s.jewels[0], s.cityJewels, s.purses[0]]).toEqual([0, 4, 12])
    expect(toldTo(told, 'jewelSold')).toEqual([{ type: 'jewelSold', seat: 0, money: 5 }])
  })

  it('RI-5.3 not without a jewel', () => {
    expect(choices(scene({ jewels: [0, 2, 2] }))).not.toContain('sellJewel')
  })

  it('RI-5.4 one comes from the city for 8', () => {
    const s = scene({ money: [8, 7, 7] })
    const told = play(s, 'buyJewel')
    expect([s.jewels[0], s.cityJewels, s.purses[0]]).toEqual([3, 1, 0])
    expect(toldTo(told, 'jewelBought')).toEqual([{ type: 'jewelBought', seat: 0, money: 8 }])
  })

  it('RI-5.4 not with 7 money, and not from an empty city', () => {
    expect(choices(scene({ money: [7, 7, 7] }))).not.toContain('buyJewel')
    expect(choices(scene({ money: [20, 7, 7], jewels: [4, 2, 2] }))).not.toContain('buyJewel')
  })

  it('RI-2.5, RI-5.4 a jewel just sold cannot be bought back in the same turn', () => {
    const s = scene({ money: [20, 7, 7] })
    play(s, 'sellJewel')
    expect(choices(s)).not.toContain('buyJewel')
    expect(s.cityJewels).toBe(3)
  })
})
