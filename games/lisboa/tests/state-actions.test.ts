import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { none } from '../data.ts'
import { sourcesOf, totalOf } from '../score.ts'
import { plansOf } from '../state.ts'
import { planOf, position } from './position.ts'
import { clergyOf, favorsOf, idsOf, offered, officesOf, owes, say, stockOf, topOf } from './talk.ts'

describe('money and influence', () => {
  it('LI-3.24 réis first; the rest by the least distance down the influence track, a surplus is lost', () => {
    // 4 to pay with 3 réis: 1 is missing; from 5 (worth 3) down to 3 (worth 2)
    const s = position({ hands: { 0: [20] }, purses: { 0: 3 }, influence: { 0: 5 } })
    const events = say(s, 'sponsor 20')
    expect(toldTo(events, 'reisPaid')).toMatchObject([{ reis: 3, influence: 2, why: 'sponsoring' }])
    expect([s.purses[0], s.influence[0]]).toEqual([0, 3])
  })

  it('LI-3.24 with enough réis no influence is touched', () => {
    const s = position({ hands: { 0: [20] }, purses: { 0: 4 }, influence: { 0: 5 } })
    say(s, 'sponsor 20')
    expect([s.purses[0], s.influence[0]]).toEqual([0, 5])
  })

  it('LI-3.25 at 10 or beyond: on 10, and exactly 1 wig', () => {
    const gain = (influence: number) => {
      const s = position({ hands: { 0: [12] }, influence: { 0: influence } })
      say(s, 'portfolio 12')
      return [s.influence[0], s.wigs[0]]
    }
    expect([6, 7, 8, 9, 10].map(gain)).toEqual([
      [8, 0],
      [9, 0],
      [10, 1],
      [10, 1],
      [10, 1],
    ])
  })

  it('LI-3.25 a gain of 0 does nothing', () => {
    const s = position({ hands: { 0: [20] }, influence: { 0: 10 }, cardinal: 5, purses: { 0: 10 } })
    const events = say(s, 'sponsor 20', 'steps 1')
    expect(types(events)).toContain('churchScoring')
    expect(types(events)).not.toContain('influenceGained')
    expect(s.wigs[0]).toBe(0)
  })

  it('LI-3.26 wigs never pay for réis', () => {
    const s = position({ hands: { 0: [20] }, purses: { 0: 3 }, influence: { 0: 0 }, wigs: { 0: 50 } })
    expect(offered(s)).not.toContain('sponsor 20')
  })
})

describe('State actions', () => {
  it('LI-3.27 recruit: up to 2 officials, into any offices', () => {
    const s = position({ hands: { 0: [1] } })
    say(s, 'portfolio 1', 'state recruit')
    expect(offered(s)).toEqual(['office builder', 'office marquis', 'office king'])
    say(s, 'office king')
    expect(offered(s)).toContain('stop')
    say(s, 'office king')
    expect(officesOf(s, 0)).toEqual([0, 0, 2])
    expect(s.officials[0]).toBe(6)
    expect(owes(s)).toBe('drawPile 0')
  })

  it('LI-3.27 `recruit+1` allows 3; without officials it is not available', () => {
    const s = position({ hands: { 0: [1] }, clergy: { 0: ['recruit+1'] }, offices: { 0: [3, 0, 0] } })
    say(s, 'portfolio 1', 'state recruit', 'office king', 'office king', 'office king')
    expect(officesOf(s, 0)).toEqual([3, 0, 3])
    const none = position({ hands: { 0: [1] }, offices: { 0: [8, 0, 0] } })
    say(none, 'portfolio 1')
    expect(offered(none)).toEqual(['state plan', 'skip'])
  })

  it('LI-3.28 the top blue or green plan', () => {
    const s = position({ hands: { 0: [1] }, planTops: ['PB8', 'PG1'] })
    const events = say(s, 'portfolio 1', 'state plan', 'plan blue')
    expect(plansOf(s, 0)).toEqual([planOf('PB8')])
    expect(toldTo(events, 'planTaken')).toMatchObject([{ plan: { id: 'PB8', officials: 4 }, next: { id: 'PB1' } }])
  })

  it('LI-3.28 one stack left: no choice; none left: not available', () => {
    const s = position({ hands: { 0: [1] }, planTops: ['PB8', 'PG1'], noPlans: ['blue'] })
    say(s, 'portfolio 1', 'state plan')
    expect(plansOf(s, 0)).toEqual([planOf('PG1')])
    const none = position({ hands: { 0: [1] }, noPlans: ['blue', 'green'] })
    say(none, 'portfolio 1')
    expect(offered(none)).toEqual(['state recruit', 'skip'])
  })

  it('LI-3.29 the top ship into an open top slot, treasury up 1, then the portfolio influence', () => {
    const s = position({ hands: { 0: [9] }, shipyard: ['red', 'blue'], influence: { 0: 5 } })
    const events = say(s, 'visit 9', 'state ship')
    expect(topOf(s, 0)).toEqual(['blue', null, null])
    expect(s.treasury).toBe(3)
    // 5, less 1 for the visit, and 1 of the ship
    expect(s.influence[0]).toBe(5)
    expect(types(events).slice(-3)).toEqual(['shipBuilt', 'treasuryMoved', 'influenceGained'])
  })

  it('LI-3.29 a noble card makes room; with ships alone it is not available', () => {
    const s = position({ hands: { 0: [9] }, shipyard: ['blue'], rubble: { 0: [1, 1, 1] }, top: { 0: [3, 13] } })
    say(s, 'visit 9', 'state ship')
    expect(owes(s)).toBe('replaceSlot 0')
    say(s, 'replace 1')
    expect(topOf(s, 0)).toEqual([3, 'blue', null])
    expect(idsOf(s.discard)).toEqual([9, 13])
    const full = position({ hands: { 0: [9] }, shipyard: ['blue'], top: { 0: ['red'] } })
    const events = say(full, 'visit 9')
    // neither ship nor store: straight to the decrees
    expect(types(events)).toContain('visited')
    expect(owes(full)).toBe('decreePick 0')
  })

  it('LI-3.29 `influence+1`', () => {
    const s = position({ hands: { 0: [9] }, shipyard: ['blue'], clergy: { 0: ['influence+1', 'influence+1'] } })
    say(s, 'visit 9', 'state ship')
    expect(s.influence[0]).toBe(7)
  })

  it('LI-3.30 produce: a good a store, and one step down for each type', () => {
    const s = position({ hands: { 0: [6] }, stores: { A1: '0 gold', B1: '0 gold', C3: '0 books', D3: '1 cloth' } })
    const events = say(s, 'portfolio 6', 'state produce')
    expect(stockOf(s, 0)).toEqual([2, 0, 1, 0])
    expect(s.prices).toEqual([1, 0, 1, 0])
    expect(toldTo(events, 'produced')).toMatchObject([{ goods: [2, 0, 1, 0], prices: [5, 5, 4, 5] }])
  })

  it('LI-3.30 not available without a store; a price stays at the end of its track', () => {
    const without = position({ hands: { 0: [6] }, stores: { A1: '1 gold' } })
    expect(types(say(without, 'portfolio 6'))).toContain('rewardLost')
    const low = position({ hands: { 0: [6] }, stores: { A1: '0 gold' }, prices: [4, 0, 0, 0] })
    say(low, 'portfolio 6', 'state produce')
    expect(low.prices[0]).toBe(4)
  })

  it('LI-3.31 the Cardinal: 1 or 2 steps; the treasury icon moves the marker, on passing too', () => {
    const s = position({ hands: { 0: [11] }, cardinal: 1 })
    say(s, 'portfolio 11', 'state cardinal')
    expect(offered(s)).toEqual(['steps 1', 'steps 2'])
    say(s, 'steps 2')
    expect([s.cardinal, s.treasury]).toEqual([3, 3])
  })

  it('LI-3.31 then the nearest tile ahead or behind, never his own', () => {
    const given = { hands: { 0: [11] }, cardinal: 3, ring: { 0: 'sell+1', 4: 'store-2', 5: 'follow-2' } }
    const s = position(given)
    say(s, 'portfolio 11', 'state cardinal', 'steps 1')
    expect(offered(s)).toEqual(['ahead', 'behind', 'noTile'])
    say(s, 'ahead')
    expect(clergyOf(s, 0)).toEqual(['follow-2'])
    const back = position(given)
    say(back, 'portfolio 11', 'state cardinal', 'steps 1', 'behind')
    expect(clergyOf(back, 0)).toEqual(['sell+1'])
  })

  it('LI-3.31 church scoring on the way comes before he moves on', () => {
    const s = position({ hands: { 0: [11] }, cardinal: 5, clergy: { 1: ['sell+1'] } })
    say(s, 'portfolio 11', 'state cardinal', 'steps 2')
    expect(owes(s)).toBe('churchDiscard 1')
    expect(s.cardinal).toBe(6)
    say(s, 'stop')
    expect(s.cardinal).toBe(7)
    expect(owes(s)).toBe('clergyPick 0')
  })

  it('LI-3.32 with 4 tiles one is dropped without reward, or none is taken', () => {
    const given = {
      hands: { 0: [11] },
      cardinal: 0,
      clergy: { 0: ['sell+1', 'store-2', 'trade.any', 'recruit+1'] },
      ring: { 3: 'follow-2' },
    }
    const s = position(given)
    say(s, 'portfolio 11', 'state cardinal', 'steps 1', 'ahead')
    expect(offered(s)).toEqual([
      'dropTile sell+1',
      'dropTile store-2',
      'dropTile trade.any',
      'dropTile recruit+1',
      'noTile',
    ])
    say(s, 'dropTile store-2')
    expect(clergyOf(s, 0)).toEqual(['sell+1', 'trade.any', 'recruit+1', 'follow-2'])
    expect(s.wigs[0]).toBe(0)
    const not = position(given)
    say(not, 'portfolio 11', 'state cardinal', 'steps 1', 'ahead', 'noTile')
    expect(clergyOf(not, 0)).toHaveLength(4)
  })

  it('LI-3.32 empty spaces are refilled at the end of the turn, as long as the bag lasts', () => {
    const s = position({ hands: { 0: [11] }, cardinal: 0 })
    say(s, 'portfolio 11', 'state cardinal', 'steps 1', 'ahead')
    expect(s.ring[3]).toBe(none)
    const events = say(s, 'draw king')
    expect(s.ring[3]).not.toBe(none)
    expect(toldTo(events, 'ringFilled')[0].tiles).toHaveLength(1)
    const empty = position({ hands: { 0: [11] }, cardinal: 0, emptyBag: true, ring: { 3: 'sell+1' } })
    say(empty, 'portfolio 11', 'state cardinal', 'steps 1', 'ahead', 'draw king')
    expect(empty.ring.every((tile) => tile === none)).toBe(true)
  })

  it('LI-3.32 without a tile on the ring none is taken', () => {
    const s = position({ hands: { 0: [11] }, cardinal: 0, ring: {}, emptyBag: true })
    const events = say(s, 'portfolio 11', 'state cardinal', 'steps 1')
    expect(types(events)).toContain('noTileTaken')
    expect(owes(s)).toBe('drawPile 0')
  })

  it('LI-3.33 a Royal Favor of a noble of whom one holds none', () => {
    const s = position({ hands: { 0: [11] }, favors: { 0: ['marquis'] } })
    say(s, 'portfolio 11', 'state favor')
    expect(offered(s)).toEqual(['favor builder', 'favor king'])
    say(s, 'favor king')
    expect(favorsOf(s, 0)).toEqual(['marquis', 'king'])
    expect(s.favorStacks).toEqual([2, 1, 1])
    const all = position({ hands: { 0: [11] }, favors: { 0: ['builder', 'marquis', 'king'] } })
    say(all, 'portfolio 11')
    expect(offered(all)).toEqual(['state cardinal', 'skip'])
  })
})

describe('church scoring', () => {
  it('LI-3.34 tiles are given back from the acting player on; then everybody gains portfolio influence', () => {
    const s = position({
      seats: 3,
      active: 1,
      starter: 1,
      hands: { 1: [11] },
      cardinal: 5,
      clergy: { 0: ['sell+1'], 1: ['decree+1', 'store-2'], 2: ['trade.any'] },
      top: { 0: [14], 1: [9], 2: [22] },
      influence: { 0: 0, 1: 0, 2: 0 },
    })
    say(s, 'portfolio 11', 'state cardinal', 'steps 1')
    expect(owes(s)).toBe('churchDiscard 1')
    say(s, 'giveBack decree+1', 'stop')
    expect([s.wigs[1], clergyOf(s, 1)]).toEqual([5, ['store-2']])
    expect(owes(s)).toBe('churchDiscard 2')
    expect(s.influence).toEqual([0, 0, 0])
    say(s, 'stop')
    const events = say(s, 'giveBack sell+1')
    expect(s.wigs).toEqual([3, 5, 0])
    expect(s.influence).toEqual([2, 2, 1])
    expect(toldTo(events, 'influenceGained').map(({ seat }) => seat)).toEqual([1, 2, 0])
    expect(owes(s)).toBe('clergyPick 1')
  })

  it('LI-3.34 a tile given back no longer works in it', () => {
    const s = position({
      hands: { 0: [11] },
      cardinal: 5,
      clergy: { 0: ['influence+1'] },
      top: { 1: [14] },
      influence: { 0: 0, 1: 0 },
    })
    say(s, 'portfolio 11', 'state cardinal', 'steps 1', 'giveBack influence+1')
    expect(s.influence).toEqual([0, 2])
    expect(s.wigs[0]).toBe(5)
  })

  it('LI-3.35 clergy tiles are worth nothing in the end', () => {
    const s = position({ clergy: { 0: ['decree+1', 'influence+1'] } })
    s.todo = []
    s.isOver = true
    const bare = position()
    bare.todo = []
    bare.isOver = true
    expect(totals(s)).toEqual(totals(bare))
  })
})

function totals(s: Parameters<typeof sourcesOf>[0]): number[] {
  return sourcesOf(s).map(totalOf)
}
