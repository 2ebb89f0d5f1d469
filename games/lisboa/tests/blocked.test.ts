import { FastRandom, pick } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { lisboa } from '../index.ts'
import { position, usual } from './position.ts'
import { blocked, offered, say } from './talk.ts'

describe('why not', () => {
  it('nothing is both offered and blocked, all through a game', () => {
    for (const seats of [1, 2, 4]) {
      const random = new FastRandom(seats)
      const s = lisboa.setup(seats, usual, { random })
      for (;;) {
        const [decision] = lisboa.decisions(s)
        if (decision === undefined) break
        const moves = lisboa.moves(s, decision.seat)
        const refused = lisboa.blocked?.(s, decision.seat) ?? []
        expect(refused.filter(({ move }) => moves.includes(move))).toEqual([])
        expect(refused.every(({ rule }) => /^LI-\d\.\d+$/.test(rule))).toBe(true)
        expect(lisboa.blocked?.(s, decision.seat === 0 ? 1 : 0)).toEqual([])
        lisboa.play(s, decision.seat, pick(moves, random), { random })
      }
    }
  })

  it('ships stay in their slots, covered slots hold nothing', () => {
    const s = position({ hands: { 0: [14] }, rubble: { 0: [2, 2, 2] }, top: { 0: [3, 'blue', 9] } })
    say(s, 'portfolio 14')
    expect(blocked(s)).toEqual(['replace 1: shipStays LI-3.8'])
    const two = position({ hands: { 0: [14] }, rubble: { 0: [1, 1, 1] }, top: { 0: [3, 9] } })
    say(two, 'portfolio 14')
    expect(blocked(two)).toEqual(['replace 2: slotCovered LI-3.8'])
  })

  it('goods that are not there, and ships at sea', () => {
    const s = position({
      seats: 3,
      hands: { 0: [14] },
      stock: { 0: [1, 0, 0, 0] },
      top: { 1: ['red'], 2: ['blue gold'] },
    })
    say(s, 'portfolio 14', 'sellGoods')
    expect(blocked(s)).toContain('sell cloth red1: noSuchGood LI-3.11')
    expect(blocked(s)).toContain('sell gold blue2: shipAtSea LI-3.12')
  })

  it('goods that a noble does not accept, and actions already done', () => {
    const s = position({ hands: { 0: [14] }, stock: { 0: [1, 1, 0, 0] } })
    say(s, 'portfolio 14', 'tradeWithNobles')
    expect(blocked(s)).toEqual(['tradeWith marquis: nothingToTrade LI-3.14'])
    say(s, 'tradeWith builder')
    expect(blocked(s)).toContain('give cloth plan: goodNotAccepted LI-3.14')
    expect(blocked(s)).toContain('stop: oneGoodDue LI-3.14')
    const king = position({ hands: { 0: [14] }, stock: { 0: [1, 1, 0, 0] } })
    say(king, 'portfolio 14', 'tradeWithNobles', 'tradeWith king', 'give gold favor', 'favor king')
    expect(blocked(king)).toContain('give cloth favor: actionDone LI-3.14')
  })

  it('State and Noble actions that cannot be done', () => {
    const s = position({
      hands: { 0: [4] },
      favors: { 1: ['builder'] },
      noPlans: ['blue', 'green'],
      purses: { 0: 30, 1: 0 },
      influence: { 1: 0 },
      wigs: { 1: 3 },
      treasury: 6,
    })
    say(s, 'visit 4', 'state recruit', 'office king', 'stop', 'skip')
    expect(offered(s)).toEqual(['state recruit', 'dontFollow'])
    expect(blocked(s)).toEqual(['state plan: noPlanLeft LI-3.28', 'do: everyLandTooDear LI-3.53'])
    const ship = position({ hands: { 0: [6] }, stores: { A1: '0 gold' } })
    say(ship, 'portfolio 6')
    expect(blocked(ship)).toEqual(['state ship: noShipLeft LI-3.29'])
    const slots = position({ hands: { 0: [6] }, stores: { A1: '0 gold' }, shipyard: ['blue'], top: { 0: ['red'] } })
    say(slots, 'portfolio 6')
    expect(blocked(slots)).toEqual(['state ship: noSlotForShip LI-3.29'])
  })

  it('streets, piles, prices, the treasury, places', () => {
    const s = position({ hands: { 0: [4] }, purses: { 0: 30 } })
    say(s, 'visit 4', 'skip', 'land B2')
    expect(blocked(s)).toEqual(['entrance S3: streetNotThere LI-3.36', 'entrance S4: streetNotThere LI-3.36'])
    const draw = position({ hands: { 0: [3] }, piles: [2, 0, 2, 2] })
    say(draw, 'discard 3')
    expect(blocked(draw)).toEqual(['draw marquis: pileEmpty LI-3.5'])
    const price = position({ hands: { 0: [28] }, prices: [1, 0, 0, 0] })
    say(price, 'portfolio 28')
    expect(blocked(price)[0]).toBe('raisePrice cloth: priceAtTop LI-3.50')
    const place = position({
      hands: { 0: [14] },
      offices: { 0: [0, 0, 1] },
      plans: { 0: ['SB1'] },
      buildings: { N1: 'B7 1' },
    })
    say(place, 'visit 14', 'skip', 'usePlan SB1')
    expect(blocked(place)).toEqual([
      'space W-E: rowCovered LI-1.3',
      'space N1: spaceTaken LI-3.43',
      'space E-E: rowCovered LI-1.3',
    ])
  })
})
