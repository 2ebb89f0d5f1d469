import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { position } from './position.ts'
import { offered, officesOf, owes, say, stockOf } from './talk.ts'

describe('selling', () => {
  it('LI-3.11 a good at a time onto any docked ship with an empty hold: price, ship and bonuses', () => {
    const s = position({
      seats: 3,
      hands: { 0: [14] },
      purses: { 0: 0 },
      stock: { 0: [1, 1, 0, 0] },
      top: { 1: ['red books'], 2: ['blue gold'] },
      bottom: { 0: [16] },
      clergy: { 0: ['sell+1'] },
      prices: [1, 0, 0, 0],
    })
    say(s, 'portfolio 14', 'sellGoods')
    // the blue ship is at sea
    expect(offered(s)).toEqual(['sell gold red1', 'sell cloth red1', 'stop'])
    const events = say(s, 'sell gold red1')
    expect(toldTo(events, 'goodSold')).toMatchObject([{ price: 5, modifier: 1, bonus: 2, owner: 1, ship: 'red' }])
    expect(s.purses[0]).toBe(8)
    expect(stockOf(s, 0)).toEqual([0, 1, 0, 0])
    expect(owes(s)).toBe('drawPile 0')
  })

  it('LI-3.11 Lacerda’s ships, too', () => {
    const s = position({ seats: 1, hands: { 0: [14] }, purses: { 0: 0 }, stock: { 0: [1, 0, 0, 0] }, fleet: ['blue'] })
    say(s, 'portfolio 14', 'sellGoods', 'sell gold blue1')
    expect(s.purses[0]).toBe(6)
    expect(s.wigs[1]).toBe(1)
  })

  it('LI-3.12 the last hold filled: the ship sails, its owner gains its size in wigs', () => {
    const s = position({ hands: { 0: [14] }, stock: { 0: [2, 0, 0, 0] }, top: { 1: ['red'] } })
    say(s, 'portfolio 14', 'sellGoods', 'sell gold red1')
    expect(s.wigs).toEqual([0, 0])
    const events = say(s, 'sell gold red1')
    expect(toldTo(events, 'shipSailed')).toMatchObject([{ owner: 1, ship: 'red', wigs: 2 }])
    expect(s.wigs).toEqual([0, 2])
    expect(s.atSea.filter(Boolean)).toHaveLength(1)
  })

  it('LI-3.13 selling leaves the prices alone', () => {
    const s = position({ hands: { 0: [14] }, stock: { 0: [2, 2, 0, 0] }, top: { 1: ['red'] } })
    say(s, 'portfolio 14', 'sellGoods', 'sell gold red1', 'sell cloth red1')
    expect(s.prices).toEqual([0, 0, 0, 0])
  })

  it('`foreign+1` pays the owner of the ship for goods of others', () => {
    const s = position({
      hands: { 0: [14] },
      purses: { 0: 0, 1: 0 },
      stock: { 0: [1, 0, 0, 0] },
      top: { 1: ['red'] },
      bottom: { 1: [59] },
      period: 2,
    })
    say(s, 'portfolio 14', 'sellGoods', 'sell gold red1')
    expect(s.purses).toEqual([7, 1])
    const own = position({
      hands: { 0: [14] },
      purses: { 0: 0 },
      stock: { 0: [1, 0, 0, 0] },
      top: { 0: ['red'] },
      bottom: { 0: [59] },
      period: 2,
    })
    say(own, 'portfolio 14', 'sellGoods', 'sell gold red0')
    expect(own.purses[0]).toBe(7)
  })
})

describe('trading', () => {
  it('LI-3.14 one noble, his good or gold, a different State action for each good', () => {
    const s = position({ hands: { 0: [14] }, stock: { 0: [1, 1, 1, 0] }, top: { 1: ['blue'] } })
    say(s, 'portfolio 14', 'tradeWithNobles')
    // the marquis has neither a ship to build nor a store that produces
    expect(offered(s)).toEqual(['tradeWith builder', 'tradeWith king'])
    say(s, 'tradeWith king')
    // cloth or gold; no stop before the first good
    expect(offered(s)).toEqual(['give gold cardinal', 'give cloth cardinal', 'give gold favor', 'give cloth favor'])
    say(s, 'give cloth favor', 'favor king')
    expect(offered(s)).toEqual(['give gold cardinal', 'stop'])
    say(s, 'give gold cardinal', 'steps 1', 'noTile')
    expect(stockOf(s, 0)).toEqual([0, 0, 1, 0])
    expect(owes(s)).toBe('drawPile 0')
  })

  it('LI-3.14 a trade may end after one good, and ends where nothing more can be given', () => {
    const s = position({ hands: { 0: [14] }, stock: { 0: [0, 0, 0, 2] } })
    say(s, 'portfolio 14', 'tradeWithNobles', 'tradeWith builder', 'give tools recruit', 'office king', 'stop')
    expect(owes(s)).toBe('tradeStep 0')
    say(s, 'stop')
    expect(owes(s)).toBe('drawPile 0')
    const last = position({ hands: { 0: [14] }, stock: { 0: [0, 0, 0, 1] } })
    say(last, 'portfolio 14', 'tradeWithNobles', 'tradeWith builder', 'give tools plan', 'plan blue')
    expect(owes(last)).toBe('drawPile 0')
  })

  it('LI-3.14 the good is back in the supply before the action', () => {
    const s = position({
      seats: 1,
      hands: { 0: [14] },
      stock: { 0: [0, 0, 1, 0], 1: [0, 0, 16, 0] },
      stores: { B3: '0 books' },
    })
    expect(s.supply[2]).toBe(0)
    say(s, 'portfolio 14', 'tradeWithNobles', 'tradeWith marquis')
    expect(offered(s)).toEqual(['give books produce'])
    say(s, 'give books produce')
    expect(stockOf(s, 0)).toEqual([0, 0, 1, 0])
  })

  it('`trade.any` and `trade+1`', () => {
    const s = position({
      hands: { 0: [14] },
      purses: { 0: 0 },
      stock: { 0: [0, 1, 0, 0] },
      clergy: { 0: ['trade.any'] },
      bottom: { 0: [20] },
    })
    const events = say(
      s,
      'portfolio 14',
      'tradeWithNobles',
      'tradeWith builder',
      'give cloth recruit',
      'office builder',
      'stop',
    )
    expect(toldTo(events, 'goodTraded')).toMatchObject([{ noble: 0, bonus: 1 }])
    expect(s.purses[0]).toBe(1)
    expect(officesOf(s, 0)).toEqual([1, 0, 0])
  })

  it('LI-3.15 no influence is paid, and nobody follows', () => {
    const s = position({
      hands: { 0: [14] },
      stock: { 0: [1, 0, 0, 0] },
      favors: { 1: ['king'] },
      offices: { 1: [0, 0, 3] },
    })
    const events = say(s, 'portfolio 14', 'tradeWithNobles', 'tradeWith king', 'give gold favor', 'favor king')
    expect(s.influence).toEqual([5, 5])
    expect(types(events)).not.toContain('followed')
    expect(owes(s)).toBe('drawPile 0')
  })
})
