import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { deckOfShip, none, tablesOf } from '../data.ts'
import { lisboa } from '../index.ts'
import { decks } from '../sets.ts'
import { outOfGame } from '../state.ts'
import { decreeOf, position } from './position.ts'
import { clergyOf, favorsOf, idsOf, offered, owes, say, topOf } from './talk.ts'

const twoShort = { rubble: { 0: [2, 2, 1] }, cubes: { pile: 'tsunami' }, hands: { 0: [23] } } as const
/** The second set is completed by a card, the slot is opened, and a card is drawn. */
const trigger = ['portfolio 23', 'rubble tsunami', 'unlockTop']

describe('the end of the first period', () => {
  it('LI-6.1 two sets of a player trigger it; the turn is finished, with the refill', () => {
    const s = position(twoShort)
    const events = say(s, ...trigger)
    expect(toldTo(events, 'periodEndTriggered')).toMatchObject([{ seat: 0, why: 'sets' }])
    expect([owes(s), s.period]).toEqual(['drawPile 0', 0])
    say(s, 'draw king')
    expect(owes(s)).toBe('periodDiscard 0')
  })

  it('LI-6.1 three empty piles trigger it', () => {
    const s = position({ hands: { 0: [3] }, piles: [1, 0, 0, 4] })
    const events = say(s, 'discard 3', 'draw builder')
    expect(toldTo(events, 'periodEndTriggered')).toMatchObject([{ seat: 0, why: 'piles' }])
    expect(owes(s)).toBe('periodDiscard 0')
    const two = position({ hands: { 0: [3] }, piles: [1, 0, 2, 4] })
    say(two, 'discard 3', 'draw builder')
    expect(owes(two)).toBe('useCard 1')
  })

  it('LI-6.1 follows still come first', () => {
    const s = position({
      hands: { 0: [4] },
      purses: { 0: 20 },
      favors: { 1: ['builder'] },
      rubble: { 0: [2, 2, 1] },
      cubes: { A: 'tsunami' },
    })
    say(s, 'visit 4', 'skip', 'land A1', 'unlockTop')
    expect(owes(s)).toBe('follow 1')
    say(s, 'state plan', 'plan blue', 'draw king')
    expect(owes(s)).toBe('periodDiscard 0')
  })

  it('LI-6.2 (1) 3 wigs a set; (2) display and shipyard leave, purple on brown ships come', () => {
    const s = position({
      ...twoShort,
      seats: 3,
      rubble: { 0: [2, 2, 1], 1: [1, 1, 1] },
      shipyard: ['red', 'red', 'blue'],
    })
    const [shown] = s.display
    const events = say(s, ...trigger, 'draw king')
    expect(s.wigs).toEqual([6, 3, 0])
    expect(toldTo(events, 'displayCleared')[0].ships).toEqual(['red', 'red', 'blue'])
    expect(s.display).toEqual([])
    expect(s.decreeKeeper[shown]).toBe(outOfGame)
    expect(s.shipyard.map((ship) => decks[deckOfShip(ship)])).toEqual(['brown', 'brown', 'purple', 'purple'])
  })

  it('LI-6.2 (3) clockwise from whose action triggered, a follower too', () => {
    const s = position({
      seats: 3,
      hands: { 0: [4] },
      favors: { 1: ['builder'] },
      purses: { 0: 20, 1: 20 },
      rubble: { 1: [2, 2, 1] },
      cubes: { A: 'tsunami' },
    })
    say(s, 'visit 4', 'state plan', 'plan blue', 'skip', 'do', 'land A1', 'unlockTop', 'draw king')
    expect(owes(s)).toBe('periodDiscard 1')
    say(s, 'stop')
    expect(owes(s)).toBe('periodDiscard 2')
    say(s, 'stop')
    expect(owes(s)).toBe('periodDiscard 0')
    say(s, 'stop')
    // and play goes on after the one whose turn it was
    expect(owes(s)).toBe('useCard 1')
  })

  it('LI-6.2 (3) of two who have their second set in the same turn, the first one begins', () => {
    const s = position({
      hands: { 0: [4] },
      favors: { 1: ['builder'] },
      purses: { 0: 20, 1: 20 },
      rubble: { 0: [2, 2, 1], 1: [2, 2, 1] },
      cubes: { A: 'tsunami', B: 'tsunami' },
    })
    const events = say(s, 'visit 4', 'skip', 'land A1', 'unlockTop', 'do', 'land B1', 'unlockTop', 'draw king')
    expect(toldTo(events, 'periodEndTriggered')).toHaveLength(1)
    expect(owes(s)).toBe('periodDiscard 0')
  })

  it('LI-6.2 (3) any number of cards, one reward per noble type, no penalties', () => {
    const s = position({ ...twoShort, purses: { 0: 0 }, hands: { 0: [23, 3, 15, 13, 16] }, influence: { 0: 5 } })
    say(s, ...trigger, 'draw king', 'dismiss 3', 'dismiss 15', 'dismiss 13', 'dismiss 16')
    expect(s.purses[0]).toBe(0)
    say(s, 'stop')
    // the builder's reward came at once; of the king's cards one gives a wig, the other is a penalty
    expect(s.purses[0]).toBe(3)
    expect(offered(s)).toEqual(['reward 15', 'reward 13'])
    say(s, 'reward 13')
    expect([s.wigs[0], s.influence[0]]).toEqual([6 + 1, 5])
    expect(idsOf(s.discard)).toEqual(expect.arrayContaining([3, 15, 13, 16]))
  })

  it('LI-6.2 (4) to (6) purple cards up to five, brown piles, ring and decrees', () => {
    const s = position({ ...twoShort, hands: { 0: [23, 16, 17] } })
    const events = say(s, ...trigger, 'draw king', 'dismiss 16', 'dismiss 17', 'stop', 'stop')
    const { deckOf, typeOf } = tablesOf(s)
    expect(s.hands.map((hand) => hand.length)).toEqual([5, 5])
    expect(s.hands[0].filter((card) => deckOf[card] === 2)).toHaveLength(2)
    expect(toldTo(events, 'handDealt', 0).filter(({ cards }) => cards !== undefined)).toHaveLength(1)
    expect(toldTo(events, 'handDealt', 1).filter(({ cards }) => cards !== undefined)).toHaveLength(0)
    s.piles.forEach((pile, type) => {
      expect(pile).toHaveLength(5)
      expect(pile.every((card) => deckOf[card] === 3 && typeOf[card] === type)).toBe(true)
    })
    expect(s.undealt.filter((card) => deckOf[card] === 2)).toHaveLength(19)
    expect(s.display).toHaveLength(8)
    expect(s.ring.filter((tile) => tile !== none)).toHaveLength(6)
    expect([s.period, owes(s)]).toEqual([1, 'useCard 1'])
  })

  it('LI-6.3 a `state` reward is carried out; a treasury card gives nothing', () => {
    const s = position({ ...twoShort, hands: { 0: [23, 11, 16] }, clergy: { 1: ['sell+1'] }, cardinal: 5 })
    say(s, ...trigger, 'draw king', 'dismiss 16', 'dismiss 11', 'stop')
    expect(owes(s)).toBe('rewardState 0')
    say(s, 'state cardinal', 'steps 1', 'stop', 'ahead')
    expect(clergyOf(s, 0)).toHaveLength(1)
    expect(owes(s)).toBe('periodDiscard 1')
    // LI-6.2 (6): the ring is refilled
    say(s, 'stop')
    expect(s.ring.filter((tile) => tile !== none)).toHaveLength(6)
  })

  it('LI-6.4 first all discards, then the rewards in the order builder, marquis, king', () => {
    const s = position({ ...twoShort, hands: { 0: [23, 11, 7, 2] } })
    say(s, ...trigger, 'draw king', 'dismiss 11', 'dismiss 7', 'dismiss 2')
    expect(owes(s)).toBe('periodDiscard 0')
    say(s, 'stop')
    expect(owes(s)).toBe('officialPlace 0')
    say(s, 'office king')
    expect(owes(s)).toBe('goodChoice 0')
    say(s, 'takeGood gold')
    expect(owes(s)).toBe('rewardState 0')
    say(s, 'state favor', 'favor king')
    expect(favorsOf(s, 0)).toEqual(['king'])
  })

  it('LI-6.4 red cards leave; sets of a `rubble` reward open a slot, but are not paid', () => {
    const s = position({
      rubble: { 0: [2, 2, 1], 1: [0, 1, 1] },
      cubes: { A: 'tsunami', pile: 'quake' },
      hands: { 0: [4], 1: [23] },
      purses: { 0: 20 },
    })
    const red = s.piles.flat().length
    say(s, 'visit 4', 'skip', 'land A1', 'unlockTop', 'draw king', 'stop')
    expect(owes(s)).toBe('periodDiscard 1')
    expect(s.wigs).toEqual([6, 0])
    say(s, 'dismiss 23', 'stop', 'rubble quake', 'unlockBottom')
    expect(s.wigs).toEqual([6, 0])
    expect(s.openBottom[1]).toBe(2)
    expect(s.cardsOut).toHaveLength(red - 1)
  })
})

describe('the end of the game', () => {
  const late = { period: 2, hands: { 0: [3], 1: [8] }, piles: [1, 0, 0, 5] } as const

  it('LI-7.1 four sets, or three empty piles again: the round is finished, and one more is played', () => {
    const s = position(late)
    const events = say(s, 'discard 3', 'draw builder')
    expect(toldTo(events, 'endTriggered')).toMatchObject([{ seat: 0, why: 'piles', turnsLeft: 3 }])
    say(s, 'discard 8')
    expect([s.turn, s.lastTurn]).toEqual([2, 3])
    say(s, offered(s).find((move) => move.startsWith('discard')) ?? '')
    const last = say(s, offered(s).find((move) => move.startsWith('discard')) ?? '')
    expect(types(last)).toContain('gameEnded')
    expect([owes(s), lisboa.result(s) !== null]).toEqual(['nothing', true])
    expect(s.turns).toEqual([2, 2])
  })

  it('LI-7.1 by the last of a round: just one more round', () => {
    const s = position({ ...late, active: 1, starter: 0 })
    const events = say(s, 'discard 8', 'draw builder')
    expect(toldTo(events, 'endTriggered')).toMatchObject([{ seat: 1, turnsLeft: 2 }])
  })

  it('LI-7.2 sets from the first period count', () => {
    const s = position({ period: 2, hands: { 0: [3] }, rubble: { 1: [4, 4, 4] } })
    const events = say(s, 'discard 3', 'draw king')
    expect(toldTo(events, 'endTriggered')).toMatchObject([{ seat: 1, why: 'sets' }])
  })

  it('LI-7.2 empty piles simply give no card', () => {
    const s = position({ period: 2, hands: { 0: [3] }, piles: [0, 0, 0, 0] })
    say(s, 'discard 3')
    expect(s.hands[0]).toHaveLength(4)
  })

  it('LI-7.3 a trigger fires once; the round runs from the start player', () => {
    const s = position({ ...late, seats: 3, starter: 1, active: 2, hands: { 2: [3] } })
    expect(s.turn).toBe(1)
    const events = say(s, 'discard 3', 'draw builder')
    // 0 ends the round, then 1, 2, 0
    expect(toldTo(events, 'endTriggered')).toMatchObject([{ turnsLeft: 4 }])
    const more = say(s, offered(s).find((move) => move.startsWith('discard')) ?? '')
    expect(types(more)).not.toContain('endTriggered')
    expect(s.lastTurn).toBe(5)
  })

  it('LI-7.3 the period change begins no new round', () => {
    const s = position({ ...twoShort, seats: 3 })
    const events = say(s, ...trigger, 'draw king', 'stop', 'stop', 'stop')
    expect(toldTo(events, 'turnBegan')).toMatchObject([{ seat: 1, round: 1, period: 1 }])
    expect(topOf(s, 0)).toEqual([23, null, null])
    expect(s.decreeKeeper[decreeOf(1)]).toBe(outOfGame)
  })
})
