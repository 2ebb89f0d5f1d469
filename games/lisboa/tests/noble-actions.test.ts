import { describe, expect, it } from 'vitest'
import { toldTo, types } from '../../tests/told.ts'
import { abilities, decreesOf } from '../state.ts'
import { planOf, position } from './position.ts'
import {
  blocked,
  buildingAt,
  decreeIds,
  idsOf,
  offered,
  officesOf,
  owes,
  rubbleOf,
  say,
  stockOf,
  storeAt,
} from './talk.ts'

/** A visit to the builder whose State action is skipped. */
const toBuild = ['visit 4', 'skip']
const builderHand = { hands: { 0: [4] } }

describe('building a store', () => {
  it('LI-3.36 an empty space in play, and a street if there are two', () => {
    const s = position({ ...builderHand, purses: { 0: 50 }, stores: { A1: '1 gold' } })
    say(s, ...toBuild)
    expect(offered(s)).toHaveLength(19)
    expect(offered(s)).not.toContain('land A1')
    expect(blocked(s)).toContain('land A1: landTaken LI-3.36')
    expect(blocked(s)).toContain('land E1: rowCovered LI-1.3')
    say(s, 'land B3')
    expect(offered(s)).toEqual(['entrance S2', 'entrance S3'])
    say(s, 'entrance S3')
    expect(storeAt(s, 'B3')).toBe('0 books')
    const edge = position({ ...builderHand, purses: { 0: 50 } })
    say(edge, ...toBuild, 'land B1')
    expect(storeAt(edge, 'B1')).toBe('0 gold')
  })

  it('LI-3.36 a house is needed', () => {
    const lands = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4']
    const good = { 1: 'gold', 2: 'gold', 3: 'cloth', 4: 'books' }
    const stores = Object.fromEntries(
      lands.map((land) => [land, `0 ${good[land[1] === '1' ? 1 : land[1] === '2' ? 2 : land[1] === '3' ? 3 : 4]}`]),
    )
    const s = position({ ...builderHand, purses: { 0: 50 }, stores })
    say(s, 'visit 4')
    expect(offered(s)).toEqual(['state plan', 'state recruit'])
    expect(blocked(s)).toContain('skip: noHouseLeft LI-3.36')
  })

  it('LI-3.37 the land bonus comes first: réis, the good of the store, influence, wigs', () => {
    const built = (land: string, street?: string) => {
      const s = position({ ...builderHand, purses: { 0: 20 }, influence: { 0: 1 } })
      say(s, ...toBuild, `land ${land}`, ...(street ? [`entrance ${street}`] : []))
      return [s.purses[0], stockOf(s, 0), s.influence[0], s.wigs[0]]
    }
    expect(built('A1')).toEqual([21, [0, 0, 0, 0], 0, 0])
    expect(built('A2', 'S2')).toEqual([16, [0, 1, 0, 0], 0, 0])
    expect(built('A3', 'S2')).toEqual([16, [0, 0, 0, 0], 3, 0])
    expect(built('A4', 'S4')).toEqual([21, [0, 0, 0, 0], 0, 0])
    expect(built('A5')).toEqual([16, [0, 0, 0, 0], 0, 2])
  })

  it('LI-3.38 one cube of the row or the column', () => {
    const s = position({ ...builderHand, purses: { 0: 50 }, cubes: { B: 'quake fire', 1: 'fire tsunami tsunami' } })
    say(s, ...toBuild, 'land B1')
    expect(offered(s)).toEqual(['rowCube quake', 'rowCube fire', 'columnCube fire', 'columnCube tsunami'])
    say(s, 'columnCube tsunami')
    expect(rubbleOf(s, 0)).toEqual([0, 0, 1])
    expect(s.columnCubes.slice(0, 3)).toEqual([0, 1, 1])
  })

  it('LI-3.38 without a cube there is none to take', () => {
    const s = position({ ...builderHand, purses: { 0: 50 } })
    const events = say(s, ...toBuild, 'land B1')
    expect(toldTo(events, 'storeBuilt')).toMatchObject([{ cube: -1 }])
    expect(rubbleOf(s, 0)).toEqual([0, 0, 0])
  })

  it('LI-3.39 the price: treasury, and the cubes that are left', () => {
    const s = position({ ...builderHand, treasury: 3, purses: { 0: 50 }, cubes: { B: 'quake fire', 5: 'tsunami' } })
    const events = say(s, ...toBuild, 'land B5', 'rowCube quake')
    expect(toldTo(events, 'storeBuilt')[0].price).toEqual({ land: 5, rubble: 3, reduction: 0 })
    expect(s.purses[0]).toBe(42)
  })

  it('LI-3.39 reductions: `store-2`, `land-2`, `store.quake1`, `tsunami0`; not below 0', () => {
    const cubes = { B: 'quake quake', 5: 'tsunami tsunami' }
    const paid = (given: object) => {
      const s = position({ ...builderHand, purses: { 0: 50 }, cubes, ...given })
      say(s, ...toBuild, 'land B5', 'rowCube quake')
      return 50 - s.purses[0]
    }
    expect(paid({})).toBe(4 + 3 + 2)
    expect(paid({ clergy: { 0: ['store-2', 'store-2'] } })).toBe(5)
    expect(paid({ bottom: { 0: [17] } })).toBe(7)
    expect(paid({ clergy: { 0: ['store.quake1', 'store.quake1'] } })).toBe(4 + 1 + 2)
    expect(paid({ bottom: { 0: [40] } })).toBe(4 + 3)
    expect(paid({ treasury: 0, clergy: { 0: ['store-2', 'store-2', 'store-2', 'store.quake1'] } })).toBe(0)
  })

  it('LI-3.40 the house stands with its entrance, the cube is on the board, and sets are looked at', () => {
    const s = position({ ...builderHand, purses: { 0: 50 }, cubes: { B: 'tsunami' }, rubble: { 0: [1, 1, 0] } })
    const events = say(s, ...toBuild, 'land B2', 'entrance S1')
    expect(storeAt(s, 'B2')).toBe('0 gold')
    expect(s.houses[0]).toBe(7)
    expect(types(events)).toContain('setCompleted')
    expect(owes(s)).toBe('unlockSlot 0')
  })

  it('LI-3.41 wigs of the buildings at W, at E and at the N of the street that show its good', () => {
    const s = position({
      ...builderHand,
      purses: { 0: 50 },
      // gold: B3 3, G8 2; B7 (4) is north of another street, B2 pays tools only
      buildings: { 'W-B': 'B3 1', 'E-B': 'B2 1', N1: 'G8 1', N2: 'B7 1' },
    })
    const events = say(s, ...toBuild, 'land B2', 'entrance S1')
    expect(s.wigs).toEqual([5, 0])
    expect(toldTo(events, 'storeScored')[0]).toMatchObject({ wigs: 5, by: [{ wigs: 3 }, { wigs: 2 }] })
  })

  it('LI-3.41 `store.wig2`', () => {
    const s = position({ ...builderHand, purses: { 0: 50 }, clergy: { 0: ['store.wig2', 'store.wig2'] } })
    say(s, ...toBuild, 'land A1')
    expect(s.wigs[0]).toBe(4)
  })
})

describe('taking decrees', () => {
  it('LI-3.42 up to two of the display; the rest slides left, and it is refilled at the right', () => {
    const s = position({ hands: { 0: [9] }, display: [10, 20, 30, 40, 50, 60, 64, 70] })
    say(s, 'visit 9', 'decree 20')
    expect(offered(s)).toEqual([
      'decree 10',
      'decree 30',
      'decree 40',
      'decree 50',
      'decree 60',
      'decree 64',
      'decree 70',
      'stop',
    ])
    const events = say(s, 'decree 60')
    expect(decreeIds(decreesOf(s, 0))).toEqual([20, 60])
    expect(decreeIds(s.display)).toEqual([10, 30, 40, 50, 64, 70, 1, 2])
    expect(toldTo(events, 'decreesShown')[0].decrees.map(({ id }) => id)).toEqual([1, 2])
  })

  it('LI-3.42 one is enough; `decree+1` allows one more', () => {
    const s = position({ hands: { 0: [9] }, clergy: { 0: ['decree+1'] } })
    say(s, 'visit 9', 'decree 1', 'decree 2', 'decree 3')
    expect(decreesOf(s, 0)).toHaveLength(3)
    expect(owes(s)).toBe('drawPile 0')
    const one = position({ hands: { 0: [9] } })
    say(one, 'visit 9', 'decree 1', 'stop')
    expect(decreesOf(one, 0)).toHaveLength(1)
  })

  it('LI-3.42 without a deck the display shrinks; an empty one offers nothing', () => {
    const s = position({ hands: { 0: [9] }, display: [10, 20, 30] })
    say(s, 'visit 9', 'decree 10', 'decree 20')
    expect(decreeIds(s.display)).toEqual([30])
    const empty = position({ hands: { 0: [9] }, noDecrees: true })
    expect(offered(empty)).not.toContain('visit 9')
  })
})

describe('opening a public building', () => {
  const ready = {
    hands: { 0: [14] },
    offices: { 0: [1, 1, 1] },
    plans: { 0: ['SB2', 'PG7', 'SG1'] },
    favors: { 0: ['builder', 'marquis', 'king'] },
  }
  const toOpen = ['visit 14', 'skip']

  it('LI-3.43 an unused plan with enough officials and a building of its colour; an empty place in play', () => {
    const s = position(ready)
    say(s, ...toOpen)
    expect(offered(s)).toEqual(['usePlan SB2', 'usePlan SG1'])
    expect(blocked(s)).toEqual(['usePlan PG7: tooFewOfficials LI-3.43'])
    say(s, 'usePlan SB2')
    expect(offered(s)).toHaveLength(12)
    expect(blocked(s)).toContain('space W-E: rowCovered LI-1.3')
  })

  it('LI-3.43 not without buildings of that colour, nor with a used plan', () => {
    const s = position({ ...ready, plans: { 0: ['SB2', 'SG1+1'] }, noBuildings: ['blue'] })
    say(s, 'visit 14')
    expect(offered(s)).toEqual(['state cardinal'])
    const used = position({ ...ready, plans: { 0: ['SB2', 'SG1+1'] } })
    say(used, ...toOpen)
    expect(offered(used)).toEqual(['usePlan SB2'])
    expect(blocked(used)).toEqual(['usePlan SG1: planUsed LI-3.44'])
  })

  it('LI-3.43 not without an empty place', () => {
    const blue = ['W-D', 'W-C', 'W-B', 'W-A', 'N1', 'N2'].map((place, at) => [place, `B${at + 1} 1`])
    const green = ['N3', 'N4', 'E-A', 'E-B', 'E-C', 'E-D'].map((place, at) => [place, `G${at + 1} 1`])
    const s = position({ ...ready, buildings: Object.fromEntries([...blue, ...green]) })
    say(s, 'visit 14')
    expect(offered(s)).toEqual(['state cardinal'])
    expect(blocked(s)).toContain('skip: noSpaceLeft LI-3.43')
  })

  it('LI-3.44 the officials come from offices of one’s choice, and stay on the plan', () => {
    const s = position(ready)
    say(s, ...toOpen, 'usePlan SB2', 'space W-A')
    expect(offered(s)).toEqual(['fromOffice builder', 'fromOffice marquis', 'fromOffice king'])
    say(s, 'fromOffice king', 'fromOffice builder')
    expect(officesOf(s, 0)).toEqual([0, 1, 0])
    expect(s.planUse[planOf('SB2')]).toBe(2)
    expect(s.officials[0]).toBe(5)
  })

  it('LI-3.44 without a choice they go by themselves; `open.official-1` saves one, but the last', () => {
    const s = position({ ...ready, offices: { 0: [0, 2, 0] } })
    say(s, ...toOpen, 'usePlan SB2', 'space W-A')
    expect(officesOf(s, 0)).toEqual([0, 0, 0])
    const all = position({ ...ready, offices: { 0: [1, 1, 0] } })
    say(all, ...toOpen, 'usePlan SB2', 'space W-A')
    expect(officesOf(all, 0)).toEqual([0, 0, 0])
    const cheaper = position({
      ...ready,
      offices: { 0: [0, 1, 0] },
      clergy: { 0: ['open.official-1', 'open.official-1'] },
    })
    say(cheaper, ...toOpen)
    expect(offered(cheaper)).toEqual(['usePlan SB2', 'usePlan SG1'])
    say(cheaper, 'usePlan SB2', 'space W-A')
    expect(cheaper.planUse[planOf('SB2')]).toBe(1)
    expect(abilities(cheaper, 0, 'open.official-1')).toBe(2)
  })

  it('LI-3.45 the top building of that colour, the bonus of the place, then both cubes', () => {
    const s = position({
      ...ready,
      offices: { 0: [0, 2, 0] },
      purses: { 0: 0 },
      cubes: { 'W-B': 'fire tsunami' },
      tops: ['B5', 'G1'],
    })
    const events = say(s, ...toOpen, 'usePlan SB2', 'space W-B')
    expect(buildingAt(s, 'W-B')).toBe('B5')
    expect(s.purses[0]).toBe(3)
    expect(rubbleOf(s, 0)).toEqual([0, 1, 1])
    expect(types(events)).toEqual(
      expect.arrayContaining(['buildingOpened', 'reisGained', 'cubesTaken', 'buildingPaid']),
    )
    const order = types(events)
    expect(order.indexOf('reisGained')).toBeLessThan(order.indexOf('cubesTaken'))
    expect(toldTo(events, 'buildingOpened')[0]).toMatchObject({
      building: { id: 'B5' },
      next: { id: 'B1' },
      officials: 2,
    })
  })

  it('LI-3.45 the bonuses of the places', () => {
    const open = (space: string, ...answers: string[]) => {
      const s = position({
        ...ready,
        seats: 3,
        offices: { 0: [0, 2, 0] },
        favors: { 0: ['king'] },
        purses: { 0: 0 },
        influence: { 0: 1 },
      })
      say(s, ...toOpen, 'usePlan SB2', `space ${space}`, ...answers)
      return [s.purses[0], s.influence[0], s.wigs[0], stockOf(s, 0), officesOf(s, 0), s.favors.slice(0, 3)]
    }
    const nothing = [0, 0, 0, [0, 0, 0, 0], [0, 0, 0], [0, 0, 1]]
    expect(open('W-A')).toEqual(nothing.with(1, 3))
    expect(open('W-B')).toEqual(nothing.with(0, 3))
    expect(open('W-C', 'takeGood books')).toEqual(nothing.with(3, [0, 0, 1, 0]))
    expect(open('W-D')).toEqual(nothing.with(2, 2))
    expect(open('W-E', 'office king')).toEqual(nothing.with(4, [0, 0, 1]))
    expect(open('N1')).toEqual(nothing.with(0, 4))
    expect(open('E-A', 'favor builder')).toEqual(nothing.with(5, [1, 0, 1]))
  })

  it('LI-3.46 every served store that the building shows pays its owner, whoever opened it', () => {
    const s = position({
      ...ready,
      offices: { 0: [0, 2, 0] },
      // B3: gold 3, cloth 2
      tops: ['B3', 'G1'],
      stores: { A1: '1 gold', B2: '0 cloth', C2: '1 cloth', D3: '1 cloth', D4: '1 books' },
    })
    const events = say(s, ...toOpen, 'usePlan SB2', 'space N2')
    // the bonus of N2 is 2 wigs
    expect(s.wigs).toEqual([2 + 2, 4])
    expect(toldTo(events, 'buildingPaid')[0].stores.map(({ owner, wigs }) => [owner, wigs])).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
    ])
  })

  it('LI-3.46 `open.wig2` and `open+3`', () => {
    const s = position({
      ...ready,
      offices: { 0: [0, 2, 0] },
      clergy: { 0: ['open.wig2'] },
      bottom: { 0: [41] },
      purses: { 0: 0 },
    })
    say(s, ...toOpen, 'usePlan SB2', 'space E-C')
    expect([s.wigs[0], s.purses[0]]).toEqual([2, 3])
    expect(idsOf(s.discard)).toEqual([14])
  })
})
