import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { chooseBuilding, chooseCube, chooseStore } from '../rules/lacerda/choices.ts'
import { lacerdaPoints } from '../score.ts'
import { decreesOf } from '../state.ts'
import { type Given, landOf, position } from './position.ts'
import { buildingAt, decreeIds, favorsOf, letLacerda, owes, rubbleOf, say, stockOf, storeAt } from './talk.ts'

/** Lacerda's turn, with the assistant and his courtier where they are said to stand before it. */
function hisTurn(given: Given) {
  const s = position({ seats: 1, active: 1, ...given })
  const events = letLacerda(s)
  return { s, events }
}
/** His courtier comes to this noble, and he does the upper or the lower State action. */
const at = (noble: 'builder' | 'marquis' | 'king', which: 'upper' | 'lower') => ({
  courtier: { builder: 'king', marquis: 'builder', king: 'marquis' }[noble],
  assistant: which === 'upper' ? 'treasury' : 'marquis',
})

describe('Lacerda’s Noble actions', () => {
  it('LI-8.22 most wigs with the entrance on the left street; ties further left, then further up', () => {
    const chosen = (given: Given) => chooseStore(position({ seats: 1, ...given }))
    // B3 pays gold 3 and cloth 2 in row D
    expect(chosen({ buildings: { 'W-D': 'B3' } })).toMatchObject({
      land: landOf('D1'),
      street: 0,
      wigs: 3,
      equal: [landOf('D1'), landOf('D2')],
      why: 'tieLeft',
    })
    expect(chosen({ buildings: { 'W-D': 'B5' } })).toMatchObject({ land: landOf('D3'), wigs: 4, why: 'mostWigs' })
    expect(chosen({ buildings: { 'E-D': 'G6', N4: 'B2 0' } })).toMatchObject({ land: landOf('D5'), wigs: 7 })
    expect(chosen({ buildings: { 'E-D': 'G1', N4: 'B2 0' } })).toMatchObject({ land: landOf('D4'), why: 'tieLeft' })
    expect(chosen({ buildings: { 'E-D': 'G1', N3: 'G2 0', 'W-D': 'B2 0' }, stores: { D4: '0 books' } })).toMatchObject({
      land: landOf('D5'),
      wigs: 4,
    })
    expect(chosen({ buildings: { 'W-D': 'B2', N2: 'B5 0' }, stores: { A3: '0 cloth', D5: '0 tools' } })).toMatchObject({
      land: landOf('B3'),
      why: 'tieUp',
    })
  })

  it('LI-8.22 if no land gives wigs, the same tie-break; nothing without a house or land', () => {
    const stores = { D3: '0 cloth', D5: '0 tools', D4: '0 tools' }
    expect(chooseStore(position({ seats: 1, buildings: { 'W-D': 'B5' }, stores }))).toMatchObject({
      land: landOf('A1'),
      wigs: 0,
      why: 'noWigs',
    })
    const s = position({ seats: 1 })
    s.houses[1] = 0
    expect(chooseStore(s)).toBeNull()
    const full = position({ seats: 1 })
    full.stores = full.stores.map(() => 0)
    expect(chooseStore(full)).toBeNull()
  })

  it('LI-8.23 no bonus, no price; the cheapest cube, the column’s if both have it; he scores normally', () => {
    const { s, events } = hisTurn({
      ...at('builder', 'lower'),
      buildings: { 'W-D': 'B5', N2: 'G3 0' },
      cubes: { D: 'fire quake', 3: 'quake fire' },
    })
    expect(storeAt(s, 'D3')).toBe('1 cloth')
    expect(toldTo(events, 'lacerdaCube')[0]).toMatchObject({
      rule: 'LI-8.23',
      kind: 1,
      from: 'column',
      row: [1, 1, 0],
      column: [1, 1, 0],
      why: 'columnFirst',
    })
    expect(rubbleOf(s, 1)).toEqual([0, 1, 0])
    expect(s.wigs[1]).toBe(7)
    expect(s.influence[1]).toBe(4)
    expect(stockOf(s, 1)).toEqual([0, 0, 0, 0])
    expect(chooseCube(position({ seats: 1 }), landOf('A1'))).toBeNull()
  })

  it('LI-8.24 the two leftmost decrees; only one left: that one', () => {
    const { s, events } = hisTurn({ ...at('marquis', 'lower'), display: [30, 12, 40, 50, 60, 64, 65, 70] })
    expect(toldTo(events, 'lacerdaDecrees')[0].decrees.map(({ id }) => id)).toEqual([30, 12])
    expect(decreeIds(decreesOf(s, 1))).toEqual([12, 30])
    expect(decreeIds(s.display)).toEqual([40, 50, 60, 64, 65, 70, 1, 2])
    const { s: one } = hisTurn({ ...at('marquis', 'lower'), display: [30] })
    expect(decreesOf(one, 1)).toHaveLength(1)
  })

  it('LI-8.25 his wigs less yours; the first such place clockwise; no bonus; all cubes', () => {
    const { s, events } = hisTurn({
      ...at('king', 'lower'),
      buildings: { 'W-D': 'B1' },
      stores: { A3: '1 cloth', B3: '0 cloth' },
      tops: ['B5', 'G1'],
      cubes: { 'W-A': 'fire quake' },
      favors: { 1: ['builder', 'marquis', 'king'] },
    })
    // B5 pays 4 for cloth: +4 at W-A and E-A, 0 at N2, -4 at row B
    expect(toldTo(events, 'lacerdaBuilding')[0]).toMatchObject({
      rule: 'LI-8.25',
      colour: 0,
      best: [4, 0],
      why: 'better',
      equal: [4, 9],
    })
    expect(buildingAt(s, 'W-A')).toBe('B5')
    expect(rubbleOf(s, 1)).toEqual([1, 1, 0])
    // the visit cost 1; the bonus of W-A is not his
    expect([s.wigs[1], s.influence[1]]).toEqual([4, 4])
    expect(s.offices.slice(3)).toEqual([0, 0, 0])
  })

  it('LI-8.25 equal tiles: by the assistant; one colour left: that one; nothing left: not possible', () => {
    const chosen = (given: Given) => chooseBuilding(position({ seats: 1, ...given }))
    expect(chosen({ assistant: 'king' })).toMatchObject({ colour: 1, why: 'assistant' })
    expect(chosen({ assistant: 'treasury' })).toMatchObject({ colour: 1 })
    expect(chosen({ assistant: 'builder' })).toMatchObject({ colour: 0 })
    expect(chosen({ noBuildings: ['blue'], buildings: { 'E-D': 'G1' } })).toMatchObject({
      colour: 1,
      why: 'onlyOne',
      best: [null, 0],
    })
    const s = position({ seats: 1 })
    s.buildingStacks = [[], []]
    expect(chooseBuilding(s)).toBeNull()
  })

  it('LI-8.25 both of you score', () => {
    const { s } = hisTurn({
      ...at('king', 'lower'),
      buildings: { 'W-D': 'B1' },
      // B3: gold 3, cloth 2. At N1 he gets 3, you nothing; in row A he gets 3 and you 2
      stores: { A1: '1 gold', A3: '0 cloth', B1: '1 gold' },
      tops: ['B3', 'G1'],
      favors: { 1: ['builder', 'marquis', 'king'] },
    })
    expect(buildingAt(s, 'N1')).toBe('B3')
    expect(s.wigs).toEqual([0, 6])
  })
})

describe('following', () => {
  it('LI-8.26 you may follow his Noble action with the matching Royal Favor', () => {
    const { s } = hisTurn({ ...at('marquis', 'lower'), favors: { 0: ['marquis'] } })
    expect(owes(s)).toBe('follow 0')
    expect(s.piles[1]).toHaveLength(5)
    say(s, 'do', 'decree 3', 'stop')
    expect(decreesOf(s, 0)).toHaveLength(1)
    expect(owes(s)).toBe('useCard 0')
    expect(s.piles[1]).toHaveLength(4)
  })

  it('LI-8.27 he always follows you, and does the Noble action; his follow cannot be followed', () => {
    const s = position({
      seats: 1,
      hands: { 0: [9] },
      favors: { 0: ['marquis'], 1: ['marquis'] },
      offices: { 0: [0, 1, 0] },
    })
    const events = say(s, 'visit 9', 'decree 1', 'stop')
    expect(types(events)).toContain('lacerdaFollows')
    expect(toldTo(events, 'lacerdaPays')[0]).toMatchObject({ rule: 'LI-8.27', base: 1, rivals: 1, influence: 2 })
    expect(decreesOf(s, 1)).toHaveLength(2)
    expect(favorsOf(s, 1)).toEqual([])
    expect(s.favorStacks[1]).toBe(1)
    expect(owes(s)).toBe('drawPile 0')
  })

  it('LI-8.27 only if he can pay in full and the action is possible', () => {
    const given = { seats: 1, hands: { 0: [9] }, favors: { 1: ['marquis'] } } as const
    const poor = position({ ...given, offices: { 0: [0, 4, 0] }, influence: { 1: 2 }, wigs: { 1: 2 } })
    expect(toldTo(say(poor, 'visit 9', 'decree 1', 'stop'), 'lacerdaDoesNotFollow')[0]).toMatchObject({
      why: 'cannotPay',
    })
    expect(favorsOf(poor, 1)).toEqual(['marquis'])
    const idle = position({ ...given, display: [1] })
    expect(toldTo(say(idle, 'visit 9', 'decree 1'), 'lacerdaDoesNotFollow')[0]).toMatchObject({ why: 'noDecreeLeft' })
  })
})

describe('periods and the end with Lacerda', () => {
  it('LI-8.28 at the end of the first period 1 wig a cube; the cubes and the assistant stay', () => {
    const s = position({
      seats: 1,
      hands: { 0: [3] },
      piles: [1, 0, 0, 4],
      rubble: { 1: [3, 3, 3] },
      assistant: 'treasury',
    })
    const events = say(s, 'discard 3', 'draw builder')
    expect(toldTo(events, 'lacerdaRubble')).toMatchObject([{ rule: 'LI-8.28', cubes: 9 }])
    expect(s.wigs[1]).toBe(9)
    expect(rubbleOf(s, 1)).toEqual([3, 3, 3])
    expect(s.assistant).toBe(3)
    expect(toldTo(events, 'periodEndTriggered')).toMatchObject([{ why: 'piles' }])
  })

  it('LI-8.28 his cubes complete no sets and trigger nothing', () => {
    const s = position({ seats: 1, hands: { 0: [3] }, rubble: { 1: [4, 4, 4] } })
    expect(types(say(s, 'discard 3', 'draw king'))).not.toContain('periodEndTriggered')
  })

  it('LI-8.29 his final scoring', () => {
    const s = position({
      seats: 1,
      wigs: { 1: 10 },
      influence: { 1: 10 },
      fleet: ['red', 'brown'],
      rubble: { 1: [2, 0, 1] },
      stores: { A1: '1 gold' },
      decrees: { 1: [1, 2, 3] },
      plans: { 0: ['PB4+3'], 1: ['SB1', 'PG7'] },
      favors: { 1: ['king', 'builder'] },
    })
    expect(lacerdaPoints(s)).toEqual({
      game: 10,
      ships: 6,
      rubble: 3,
      streets: 9,
      money: 0,
      decrees: 9,
      officials: 15,
      favors: 4,
    })
  })

  it('LI-8.33 you may draw the last card under the assistant; it stays until step 5, and step 4 discards nothing', () => {
    const s = position({ seats: 1, hands: { 0: [3] }, piles: [3, 1, 2, 2], ...at('marquis', 'lower') })
    const events = say(s, 'discard 3', 'draw marquis')
    expect(toldTo(events, 'lacerdaStateChosen')[0]).toMatchObject({ assistant: 1, action: 3 })
    expect(toldTo(events, 'lacerdaDiscards')[0]).toMatchObject({ pile: 1, card: null })
    expect(s.assistant).toBe(2)
  })

  it('LI-8.34 a trigger in your turn ends the period before his; only you discard', () => {
    const s = position({ seats: 1, hands: { 0: [3] }, piles: [1, 0, 0, 4], ...at('marquis', 'lower') })
    say(s, 'discard 3', 'draw builder')
    expect(owes(s)).toBe('periodDiscard 0')
    const events = say(s, 'stop')
    expect(toldTo(events, 'turnBegan')).toMatchObject([
      { seat: 1, period: 1 },
      { seat: 0, period: 1 },
    ])
    expect(s.piles.map((pile) => pile.length)).toEqual([5, 4, 5, 5])
  })

  it('LI-8.34 a trigger in his turn ends it after step 5', () => {
    const { s, events } = hisTurn({ ...at('marquis', 'lower'), piles: [2, 1, 0, 0] })
    expect(types(events).indexOf('lacerdaAssistantMoved')).toBeLessThan(types(events).indexOf('periodEndTriggered'))
    say(s, 'stop')
    expect([owes(s), s.period]).toEqual(['useCard 0', 1])
  })

  it('LI-8.34 a second-period trigger in your turn: his turn and one more round; in his: one more round', () => {
    const yours = position({ seats: 1, period: 2, hands: { 0: [3] }, piles: [1, 0, 0, 4] })
    expect(toldTo(say(yours, 'discard 3', 'draw builder'), 'endTriggered')).toMatchObject([{ turnsLeft: 3 }])
    const { events } = hisTurn({ ...at('marquis', 'lower'), period: 2, piles: [2, 1, 0, 0] })
    expect(toldTo(events, 'endTriggered')).toMatchObject([{ turnsLeft: 2 }])
  })
})
