import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { position } from './position.ts'
import { bottomOf, idsOf, offered, owes, say, stockOf, topOf } from './talk.ts'

describe('a turn', () => {
  it('LI-3.1 docks ships, uses one card, and refills', () => {
    const s = position({ hands: { 0: [3] }, top: { 0: ['blue gold'] }, active: 1, starter: 1 })
    const events = say(s, 'discard 6', 'draw king')
    expect(types(events).slice(-2)).toEqual(['turnBegan', 'shipDocked'])
    expect(owes(s)).toBe('useCard 0')
    say(s, 'discard 3')
    expect(owes(s)).toBe('drawPile 0')
    say(s, 'draw builder')
    expect(owes(s)).toBe('useCard 1')
  })

  it('LI-3.2 ships at sea return their goods and are docked; partly loaded ones keep theirs', () => {
    const s = position({
      active: 1,
      starter: 1,
      rubble: { 0: [1, 1, 1] },
      top: { 0: ['red gold cloth', 'purple books'] },
    })
    expect(s.supply).toEqual([16, 16, 16, 17])
    const events = say(s, 'discard 6', 'draw king')
    expect(toldTo(events, 'shipDocked')).toMatchObject([{ owner: 0, ship: 'red', cargo: [1, 1, 0, 0] }])
    expect(s.atSea.some(Boolean)).toBe(false)
    // one gold went to the other seat for its card
    expect(s.supply).toEqual([16, 17, 16, 17])
    expect(s.cargo.reduce((sum, each) => sum + each)).toBe(1)
  })

  it('LI-3.2 only your own ships are docked', () => {
    const s = position({ active: 1, starter: 1, seats: 3, top: { 0: ['blue gold'], 2: ['blue cloth'] } })
    const events = say(s, 'discard 6', 'draw king')
    expect(toldTo(events, 'shipDocked')).toMatchObject([{ owner: 2 }])
    expect(s.atSea.filter(Boolean)).toHaveLength(1)
  })

  it('LI-3.3 exactly one of: portfolio, visit with a noble card, sponsor with a treasury card, discard', () => {
    const s = position({ hands: { 0: [3, 16, 1, 6, 11] }, purses: { 0: 20 } })
    expect(offered(s).filter((move) => / (3|16)$/.test(move))).toEqual([
      'portfolio 3',
      'visit 3',
      'discard 3',
      'portfolio 16',
      'sponsor 16',
      'discard 16',
    ])
  })

  it('LI-3.4 a card for 1 gold', () => {
    const s = position({ hands: { 0: [3] } })
    const events = say(s, 'discard 3')
    expect(stockOf(s, 0)).toEqual([1, 0, 0, 0])
    expect(toldTo(events, 'cardForGold')).toMatchObject([{ gained: true, card: { id: 3 } }])
    expect(idsOf(s.discard)).toEqual([3])
  })

  it('LI-3.4 always legal, even if no gold can be had', () => {
    const full = position({ hands: { 0: [3] }, stock: { 0: [0, 5, 0, 0] } })
    expect(toldTo(say(full, 'discard 3'), 'cardForGold')).toMatchObject([{ gained: false }])
    expect(stockOf(full, 0)).toEqual([0, 5, 0, 0])
    const none = position({ seats: 1, hands: { 0: [3] }, stock: { 1: [17, 0, 0, 0] } })
    expect(toldTo(say(none, 'discard 3'), 'cardForGold')).toMatchObject([{ gained: false }])
  })

  it('LI-3.5 refill: the face-up card of any pile that is not empty, and the next one is turned up', () => {
    const s = position({ hands: { 0: [3] }, piles: [2, 0, 1, 5] })
    const below = s.piles[0][0]
    const top = s.piles[0][1]
    say(s, 'discard 3')
    expect(offered(s)).toEqual(['draw builder', 'draw king', 'draw treasury'])
    const events = say(s, 'draw builder')
    expect(s.hands[0].at(-1)).toBe(top)
    expect(s.hands[0]).toHaveLength(5)
    expect(s.piles[0]).toEqual([below])
    expect(toldTo(events, 'cardTurnedUp')).toMatchObject([{ pile: 0, card: { id: idsOf([below])[0] } }])
    expect(events.find(({ event }) => event.type === 'cardTurnedUp')?.reveals).toBe(true)
  })

  it('LI-3.5 without a choice the card is drawn at once; without cards none is', () => {
    const one = position({ period: 2, hands: { 0: [3] }, piles: [0, 0, 3, 0] })
    expect(types(say(one, 'discard 3'))).toContain('cardDrawn')
    expect(owes(one)).toBe('useCard 1')
    const empty = position({ period: 2, hands: { 0: [3] }, piles: [0, 0, 0, 0] })
    say(empty, 'discard 3')
    expect(empty.hands[0]).toHaveLength(4)
    expect(owes(empty)).toBe('useCard 1')
  })

  it('LI-3.6 cards of visits, events, discards and those pushed out go to the court', () => {
    const s = position({ hands: { 0: [14, 18] }, top: { 0: [13] }, purses: { 0: 20 } })
    say(s, 'portfolio 14')
    expect(idsOf(s.discard)).toEqual([13])
    const sponsored = position({ hands: { 0: [18] }, purses: { 0: 20 } })
    say(sponsored, 'sponsor 18', 'do', 'plan blue', 'skip')
    expect(idsOf(sponsored.discard)).toEqual([18])
    const visited = position({ hands: { 0: [14] } })
    say(visited, 'visit 14')
    expect(idsOf(visited.discard)).toEqual([14])
  })
})

describe('portfolio', () => {
  it('LI-3.7 a noble card: first its effect, then the slot', () => {
    const s = position({ hands: { 0: [3] }, purses: { 0: 1 } })
    const events = say(s, 'portfolio 3')
    expect(types(events).slice(0, 3)).toEqual(['cardToPortfolio', 'reisGained', 'cardPlaced'])
    expect(s.purses[0]).toBe(4)
    expect(topOf(s, 0)).toEqual([3, null, null])
  })

  it('LI-3.7 a treasury card: réis, then the marker goes down, then the slot', () => {
    const s = position({ hands: { 0: [16] }, purses: { 0: 1 }, treasury: 3 })
    const events = say(s, 'portfolio 16')
    expect(types(events).slice(0, 4)).toEqual(['cardToPortfolio', 'subsidyTaken', 'treasuryMoved', 'cardPlaced'])
    expect(s.purses[0]).toBe(6)
    expect(s.treasury).toBe(2)
    expect(bottomOf(s, 0)).toEqual([16, null, null])
  })

  it('LI-3.7 `subsidy+2` counts, but not that of the card itself', () => {
    const s = position({ hands: { 0: [18] }, purses: { 0: 0 }, treasury: 0 })
    say(s, 'portfolio 18')
    expect(s.purses[0]).toBe(2)
    const both = position({ hands: { 0: [16] }, bottom: { 0: [18] }, clergy: { 0: ['subsidy+2'] }, purses: { 0: 0 } })
    say(both, 'portfolio 16')
    expect(both.purses[0]).toBe(4 + 2 + 2)
  })

  it('LI-3.8 no slot free: a card of that row makes room, never a ship', () => {
    const s = position({ hands: { 0: [14] }, rubble: { 0: [2, 2, 2] }, top: { 0: [3, 'blue', 9] } })
    say(s, 'portfolio 14')
    expect(owes(s)).toBe('replaceSlot 0')
    expect(offered(s)).toEqual(['replace 0', 'replace 2'])
    say(s, 'replace 2')
    expect(topOf(s, 0)).toEqual([3, 'blue', 14])
    expect(idsOf(s.discard)).toEqual([9])
  })

  it('LI-3.8 covered slots hold nothing', () => {
    const s = position({ hands: { 0: [14] }, top: { 0: [3] } })
    say(s, 'portfolio 14')
    expect(topOf(s, 0)).toEqual([14, null, null])
  })

  it('LI-3.8 with ships in all open slots the card goes to the court after its effect', () => {
    const s = position({ hands: { 0: [13] }, top: { 0: ['blue'] } })
    const events = say(s, 'portfolio 13')
    expect(types(events)).toContain('cardNotPlaced')
    expect(s.wigs[0]).toBe(1)
    expect(idsOf(s.discard)).toEqual([13])
  })

  it('LI-3.9 then sell or trade, either of which may do nothing', () => {
    const s = position({ hands: { 0: [14] }, stock: { 0: [1, 0, 0, 0] } })
    say(s, 'portfolio 14')
    expect(offered(s)).toEqual(['sellGoods', 'tradeWithNobles'])
    // there is no ship
    say(s, 'sellGoods')
    expect(owes(s)).toBe('drawPile 0')
    const selling = position({ hands: { 0: [14] }, stock: { 0: [1, 0, 0, 0] }, top: { 1: ['blue'] } })
    say(selling, 'portfolio 14', 'sellGoods', 'stop')
    expect(owes(selling)).toBe('drawPile 0')
  })

  it('LI-3.9 who has nothing to sell or give is not asked', () => {
    const s = position({ hands: { 0: [14] } })
    say(s, 'portfolio 14')
    expect(owes(s)).toBe('drawPile 0')
  })

  it('LI-3.10 portfolio influence is that of the noble cards and ships in the top row', () => {
    // 22: 1, red ship: 2, the new blue ship: 1
    const s = position({
      hands: { 0: [6] },
      rubble: { 0: [2, 2, 2] },
      top: { 0: [22, 'red'] },
      bottom: { 0: [16] },
      influence: { 0: 0 },
      shipyard: ['blue'],
    })
    say(s, 'portfolio 6', 'state ship')
    expect(s.influence[0]).toBe(4)
  })
})
