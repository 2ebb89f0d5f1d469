import { FastRandom } from '@eminence/kernel'
import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { spaceNamed } from '../data.ts'
import { decreeWigs } from '../metrics.ts'
import { rankFor } from '../rank.ts'
import { chooseBuilding, chooseCube, chooseOffices, choosePlan, chooseStore } from '../rules/lacerda/choices.ts'
import { storeWigs } from '../rules/served.ts'
import { setUp } from '../rules/setup.ts'
import { lacerdaPoints, officialsRanking, ranking, rankOf, sourcesOf, totalOf } from '../score.ts'
import { standardSet } from '../standard-set.ts'
import { decreesOf, type State } from '../state.ts'
import { decreeOf, type Given, landOf, position, usual } from './position.ts'
import { buildingAt, clergyOf, letLacerda, listening, offered, owes, rubbleOf, say, stockOf } from './talk.ts'

const solo = (given: Given): State => position({ seats: 1, ...given })
const hisTurn = (given: Given) => {
  const s = solo({ active: 1, ...given })
  return { s, events: letLacerda(s) }
}

describe('the worked examples of 5.2', () => {
  it('1 visit cost', () => {
    const s = position({
      hands: { 0: [14] },
      treasury: 3,
      offices: { 1: [0, 0, 3] },
      influence: { 0: 3 },
      wigs: { 0: 7 },
    })
    say(s, 'visit 14')
    expect([s.influence[0], s.wigs[0]]).toEqual([0, 5])
  })

  it('2 overflow', () => {
    const gain = (from: number, top: readonly number[]) => {
      const s = position({
        hands: { 0: [11] },
        cardinal: 5,
        influence: { 0: from },
        rubble: { 0: [2, 2, 2] },
        top: { 0: top },
        period: 2,
      })
      say(s, 'portfolio 11', 'state cardinal', 'steps 1')
      return [s.influence[0], s.wigs[0]]
    }
    expect(gain(8, [77, 14])).toEqual([10, 1])
    expect(gain(10, [14])).toEqual([10, 1])
    expect(gain(4, [66, 14])).toEqual([9, 0])
  })

  it('3 cash from influence', () => {
    const left = (influence: number, hand: number, treasury: number) => {
      const s = position({ hands: { 0: [hand] }, treasury, purses: { 0: 0 }, influence: { 0: influence } })
      say(s, `sponsor ${hand}`)
      return s.influence[0]
    }
    expect(left(10, 20, 2)).toBe(3)
    expect(left(5, 20, 0)).toBe(1)
  })

  it('4 store cost', () => {
    const s = position({
      hands: { 0: [4] },
      purses: { 0: 10 },
      cubes: { B: 'quake fire tsunami', 4: 'quake quake tsunami' },
    })
    const events = say(s, 'visit 4', 'skip', 'land B4', 'entrance S3', 'columnCube quake')
    expect(toldTo(events, 'storeBuilt')[0].price).toEqual({ land: 4, rubble: 10, reduction: 0 })
    expect(s.purses[0]).toBe(1)
  })

  it('5 sponsored store', () => {
    const s = position({ hands: { 0: [16] }, purses: { 0: 20 }, cubes: { B: 'quake quake', 5: 'quake' } })
    say(s, 'sponsor 16', 'land B5', 'rowCube quake')
    expect([s.purses[0], s.treasury]).toEqual([6, 2])
  })

  it('6 sale', () => {
    const s = position({
      active: 1,
      starter: 1,
      hands: { 1: [14] },
      purses: { 1: 0 },
      stock: { 1: [1, 1, 0, 0] },
      top: { 0: ['red'] },
    })
    say(s, 'portfolio 14', 'sellGoods', 'sell cloth red0', 'sell gold red0')
    expect([s.purses[1], s.wigs[0], s.atSea.some(Boolean)]).toEqual([13, 2, true])
    say(s, 'draw king')
    expect([owes(s), s.atSea.some(Boolean)]).toEqual(['useCard 0', false])
  })

  it('7 production', () => {
    const s = position({ hands: { 0: [6] }, stores: { A1: '0 gold', B3: '0 cloth', C3: '0 cloth' } })
    const events = say(s, 'portfolio 6', 'state produce')
    expect(stockOf(s, 0)).toEqual([1, 2, 0, 0])
    expect(toldTo(events, 'produced')[0].prices.slice(0, 2)).toEqual([5, 4])
  })

  it('8 treasury subsidy', () => {
    const s = position({ hands: { 0: [16] }, treasury: 4, purses: { 0: 0 }, clergy: { 0: ['subsidy+2'] } })
    say(s, 'portfolio 16')
    expect([s.purses[0], s.treasury]).toEqual([8, 3])
  })

  it('9 Cardinal', () => {
    const s = position({ hands: { 0: [11] }, cardinal: 1 })
    const [four, one] = [s.ring[4], s.ring[1]]
    say(s, 'portfolio 11', 'state cardinal', 'steps 2')
    expect([s.treasury, s.cardinal]).toEqual([3, 3])
    say(s, 'ahead')
    expect(s.clergy[0]).toBe(four)
    const back = position({ hands: { 0: [11] }, cardinal: 1 })
    say(back, 'portfolio 11', 'state cardinal', 'steps 2', 'behind')
    expect(back.clergy[0]).toBe(one)
    const church = position({ hands: { 0: [11] }, cardinal: 5 })
    const [seven, five] = [church.ring[7], church.ring[5]]
    expect(types(say(church, 'portfolio 11', 'state cardinal', 'steps 1'))).toContain('churchScoring')
    expect(offered(church)).toEqual(['ahead', 'behind', 'noTile'])
    say(church, 'ahead')
    expect(church.clergy[0]).toBe(seven)
    expect(five).not.toBe(seven)
  })

  it('10 church scoring', () => {
    const s = position({
      hands: { 0: [11] },
      cardinal: 5,
      influence: { 0: 6 },
      clergy: { 0: ['sell+1', 'trade.any'] },
      rubble: { 0: [1, 1, 1] },
      top: { 0: [26, 14] },
    })
    say(s, 'portfolio 11', 'state cardinal', 'steps 1', 'giveBack sell+1')
    expect(s.wigs[0]).toBe(3)
    say(s, 'giveBack trade.any')
    expect([s.influence[0], s.wigs[0], clergyOf(s, 0)]).toEqual([10, 8, []])
  })

  it('11 store scoring', () => {
    const s = position({ buildings: { 'W-B': 'B1 1', N2: 'B3 1' } })
    expect(storeWigs(s, landOf('B3'), 1)).toBe(5)
  })

  it('12 opening', () => {
    const s = position({
      hands: { 0: [14] },
      offices: { 0: [0, 0, 1] },
      plans: { 0: ['SG1'] },
      tops: ['B1', 'G2'],
      stores: { B1: '0 gold', B3: '0 cloth', B4: '1 books' },
    })
    say(s, 'visit 14', 'skip', 'usePlan SG1', 'space W-B')
    expect(s.wigs).toEqual([2, 3])
  })

  it('13 store ranking', () => {
    expect(ranking([3, 2, 2, 1], [9, 6, 3])).toEqual([9, 4, 4, 0])
  })

  it('14 officials ranking', () => {
    const three = position({ seats: 3, plans: { 0: ['PB7+4', 'SB2+2'], 1: ['PG7+4', 'SG2+2'], 2: ['PB8+4'] } })
    expect(officialsRanking(three)).toEqual([12, 12, 5])
    expect(officialsRanking(position({ plans: { 0: ['PB7+4', 'SB1+1'], 1: ['PG4+3'] } }))).toEqual([15, 5])
    expect(officialsRanking(position({ plans: { 0: ['PB7+4'], 1: ['PG7+4'] } }))).toEqual([10, 10])
  })

  it('15 period end', () => {
    const s = position({
      seats: 3,
      hands: { 0: [23, 3, 1, 36] },
      purses: { 0: 0 },
      rubble: { 0: [2, 2, 1], 1: [1, 1, 1] },
      cubes: { pile: 'tsunami' },
    })
    say(s, 'portfolio 23', 'rubble tsunami', 'unlockTop', 'draw treasury')
    expect(s.wigs).toEqual([6, 3, 0])
    say(s, 'dismiss 3', 'dismiss 1', 'dismiss 36', 'stop')
    expect(offered(s)).toEqual(['reward 3', 'reward 1'])
    say(s, 'reward 3')
    expect([s.purses[0], s.influence[0]]).toEqual([3, 5])
    const events = say(s, 'stop', 'stop')
    expect(toldTo(events, 'handDealt', 0)[0].cards).toHaveLength(3)
  })

  it('16 solo set-up', () => {
    const dealt = Array.from({ length: 400 }, (_, seed) => {
      const set: State[] = []
      const events = listening((tell) => set.push(setUp(1, usual, { random: new FastRandom(seed), tell }, null)))
      return { s: set[0], events }
    })
    const found = dealt.find(({ s, events }) => {
      const [{ ignored }] = toldTo(events, 'lacerdaCourtierSetUp')
      return s.assistant === 1 && s.courtiers[1] === 0 && ignored.length === 1
    })
    expect(found?.s.buildings[spaceNamed('W-D')]).toBeGreaterThanOrEqual(0)
    expect(found?.s.spaceCubes.slice(3, 6)).toEqual([0, 0, 0])
    const { s, events } = hisTurn({ assistant: 'marquis', courtier: 'builder' })
    expect(toldTo(events, 'lacerdaStateChosen')[0]).toMatchObject({ noble: 1, action: 3, why: 'noStore' })
    expect(s.influence[1]).toBe(4)
    expect(decreesOf(s, 1)).toEqual([decreeOf(1), decreeOf(2)])
    expect(s.piles[1]).toHaveLength(4)
    expect(s.assistant).toBe(2)
  })

  it('17 recruit', () => {
    const offices = (numbers: readonly number[]) => chooseOffices(solo({ offices: { 1: numbers } }))?.offices
    expect(offices([2, 1, 1])).toEqual([1, 2])
    expect(offices([1, 1, 1])).toEqual([0, 1])
    expect(offices([0, 2, 1])).toEqual([0, 2])
  })

  it('18 plan', () => {
    const colour = (planTops: readonly [string, string]) => choosePlan(solo({ planTops }))?.colour
    expect(colour(['PB4', 'PG7'])).toBe(1)
    expect(colour(['PB4', 'PG4'])).toBe(0)
  })

  it('19 Lacerda’s store', () => {
    const chosen = (buildings: Readonly<Record<string, string>>, stores = {}) =>
      chooseStore(solo({ buildings, stores }))
    expect(chosen({ 'W-D': 'B1' })).toMatchObject({ land: landOf('D3'), wigs: 3 })
    expect(chosen({ 'W-D': 'B1', N2: 'G3 0' })).toMatchObject({ land: landOf('D3'), wigs: 6 })
    // W-D is always filled in a solo game: with a building that pays none of the four
    expect(chosen({ 'W-D': 'B2', N2: 'G3 0' }, { D5: '0 tools' })).toMatchObject({
      land: landOf('A3'),
      wigs: 3,
      equal: ['A3', 'B3', 'C3', 'D3'].map(landOf),
    })
    // gold at D1 is taken: D2 (gold), D3 (cloth) and D4 (books) give 2 each
    expect(chosen({ 'E-D': 'G8' }, { D1: '0 gold' })).toMatchObject({ land: landOf('D2'), wigs: 2, why: 'tieLeft' })
  })

  it('20 Lacerda’s cube', () => {
    const cube = (D: string, column: string) => chooseCube(solo({ cubes: { D, 3: column } }), landOf('D3'))
    expect(cube('fire quake quake', 'tsunami fire quake')).toMatchObject({ kind: 2, from: 'column' })
    expect(cube('tsunami fire quake', 'tsunami quake quake')).toMatchObject({
      kind: 2,
      from: 'column',
      why: 'columnFirst',
    })
  })

  it('21 Lacerda’s building', () => {
    const given = { stores: { D3: '1 cloth', B4: '0 tools' }, tops: ['B1', 'G1'] } as const
    const chosen = chooseBuilding(solo({ ...given, buildings: { 'E-D': 'G8' } }))
    expect(chosen).toMatchObject({ colour: 0, space: spaceNamed('W-D'), best: [3, 0] })
    expect(chosen?.equal).toEqual([spaceNamed('W-D'), spaceNamed('N2')])
    const taken = chooseBuilding(solo({ ...given, buildings: { 'W-D': 'B7' } }))
    expect(taken).toMatchObject({ colour: 0, space: spaceNamed('N2') })
    expect(taken?.equal).toEqual([spaceNamed('N2'), spaceNamed('E-D')])
  })

  it('22 tile tie', () => {
    const colour = (assistant: string) =>
      chooseBuilding(solo({ assistant, stores: { A3: '1 cloth' }, tops: ['B1', 'G3'], buildings: { 'W-D': 'B7' } }))
    expect(['king', 'treasury'].map((pile) => colour(pile)?.colour)).toEqual([1, 1])
    expect(['builder', 'marquis'].map((pile) => colour(pile)?.colour)).toEqual([0, 0])
    expect(colour('king')?.best).toEqual([3, 3])
  })

  it('23 Lacerda’s Cardinal', () => {
    const given = { assistant: 'treasury', courtier: 'marquis' }
    const { s, events } = hisTurn({ ...given, cardinal: 7, ring: { 0: 'sell+1', 1: 'sell+1', 3: 'trade.any' } })
    expect(s.cardinal).toBe(1)
    expect(toldTo(events, 'lacerdaTile')[0]).toMatchObject({ at: 3, tile: { wigs: 4 } })
    expect(toldTo(events, 'wigsGained')).toMatchObject([{ seat: 1, wigs: 4, why: 'tile' }])
    const church = hisTurn({ ...given, cardinal: 5 })
    expect(types(church.events)).toContain('churchScoring')
    expect(church.s.cardinal).toBe(7)
    expect(toldTo(church.events, 'lacerdaTile')[0].at).toBe(0)
  })

  it('24 ship influence', () => {
    const { events } = hisTurn({
      assistant: 'king',
      courtier: 'builder',
      shipyard: ['red'],
      fleet: ['blue'],
      influence: { 1: 0 },
      rubble: { 0: [1, 1, 1] },
      top: { 0: [26, 14] },
    })
    expect(toldTo(events, 'influenceGained')).toMatchObject([{ seat: 1, influence: 8 }])
  })

  it('25 short of influence', () => {
    const { s } = hisTurn({ courtier: 'builder', offices: { 0: [0, 3, 0] }, influence: { 1: 1 }, wigs: { 1: 9 } })
    expect([s.influence[1], s.wigs[1]]).toEqual([0, 6])
  })

  it('26 solo final', () => {
    const final = (hisWigs: number) =>
      solo({
        tiles: [2, 0, 3, 1],
        wigs: { 0: 34, 1: hisWigs },
        purses: { 0: 22 },
        influence: { 0: 7 },
        stores: {
          ...{ A1: '0 gold', B1: '0 gold', C1: '1 gold', A2: '0 cloth', B2: '0 cloth', A3: '1 cloth', B3: '1 cloth' },
          ...{ C3: '1 cloth', A5: '0 tools', B5: '0 tools', C5: '0 tools', A4: '1 tools', B4: '1 tools' },
        },
        buildings: { 'W-D': 'B5', 'E-C': 'B1 0', 'E-B': 'G1 0', 'E-A': 'G2 0', 'W-A': 'B4 0' },
        rubble: { 0: [4, 4, 4], 1: [9, 5, 5] },
        open: { 0: [3, 3] },
        top: { 0: ['red', 'purple'] },
        plans: { 0: ['PB7+4', 'SB2+2'], 1: ['PB4', 'SG2'] },
        favors: { 0: ['king', 'builder'], 1: ['king'] },
        fleet: ['blue'],
        // 6 tools, 8 sets, 4 and 7 réis, 4 influence, 4 and 4 favors, 4 influence of the portfolio
        decrees: { 0: [8, 62, 64, 65, 66, 43, 45, 58], 1: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13] },
      })
    const s = final(50)
    const [yours] = sourcesOf(s)
    expect(yours).toEqual({
      game: 34,
      ships: 5,
      rubble: 12,
      streets: 17,
      money: 5,
      decrees: 41,
      officials: 15,
      favors: 4,
    })
    expect(totalOf(yours)).toBe(133)
    expect(lacerdaPoints(s)).toEqual({
      game: 50,
      ships: 1,
      rubble: 19,
      streets: 12,
      money: 0,
      decrees: 36,
      officials: 5,
      favors: 2,
    })
    expect(totalOf(lacerdaPoints(s))).toBe(125)
    expect(rankOf(s)).toMatchObject({
      rank: 'marquisRightHand',
      yours: { stores: 7, rankings: 4, reis: 22, decrees: 8, ships: 2 },
    })
    expect(totalOf(lacerdaPoints(final(61)))).toBe(136)
    expect(rankOf(final(61)).rank).toBe('apprentice')
  })

  it('27 Apprentice first', () => {
    const yours = { wigs: 100, stores: 3, rankings: 3, reis: 25, decrees: 9, ships: 2 }
    expect(rankFor({ yours, lacerda: { wigs: 90, stores: 2 } })).toMatchObject({
      rank: 'apprentice',
      failed: [['stores'], ['stores'], [], []],
    })
  })

  it('28 ranks', () => {
    const rank = (decrees: number, wigs = 100) =>
      rankFor({
        yours: { wigs, stores: 6, rankings: 2, reis: 12, decrees, ships: 1 },
        lacerda: { wigs: 90, stores: 6 },
      }).rank
    expect([rank(7), rank(6), rank(5), rank(7, 90)]).toEqual([
      'kingsConfidant',
      'courtServant',
      'apprentice',
      'apprentice',
    ])
  })

  it('29 empty pile', () => {
    const s = solo({ hands: { 0: [3] }, assistant: 'marquis', courtier: 'builder', piles: [3, 1, 0, 3], period: 2 })
    const events = say(s, 'discard 3', 'draw marquis')
    expect(toldTo(events, 'lacerdaStateChosen')[0].action).toBe(3)
    expect(toldTo(events, 'lacerdaDiscards')[0].card).toBeNull()
    expect(s.assistant).toBe(3)
  })

  it('30 store without money', () => {
    // the visit is paid in wigs
    const s = position({
      hands: { 0: [4] },
      purses: { 0: 0 },
      influence: { 0: 0 },
      wigs: { 0: 1 },
      treasury: 0,
      cubes: { C: 'tsunami' },
    })
    say(s, 'visit 4', 'skip', 'land C3', 'entrance S2')
    expect([s.influence[0], s.purses[0], rubbleOf(s, 0)]).toEqual([0, 0, [0, 0, 1]])
    expect(buildingAt(s, 'W-C')).toBeNull()
  })

  it('31 decree metrics', () => {
    const s = position({ influence: { 0: 6 }, purses: { 0: 18 }, decrees: { 0: [66, 65] } })
    const wigs = (id: number) => decreeWigs(s, 0, standardSet.decrees[decreeOf(id)])
    expect([sourcesOf(s)[0].money, wigs(66), wigs(65)]).toEqual([4, 4, 0])
  })
})
